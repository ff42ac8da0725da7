"""MarsBot in cases from outside: what is given of it, and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.board import space_name, space_number
from areopolis.terraforming.card import known, number_of
from areopolis.terraforming.cases_part import ExpansionCases
from areopolis.terraforming.marsbot.board import LAST_CELL, TRACKS
from areopolis.terraforming.marsbot.bonus import RECURRING, STARTING
from areopolis.terraforming.marsbot.expansion import MARSBOT, incorporate, seat_marsbot, stack_deck
from areopolis.terraforming.marsbot.state import SEAT, bot
from areopolis.terraforming.marsbot.tracks import mirror
from areopolis.terraforming.rules.deck import take
from areopolis.terraforming.terms import MC, NEURAL

if TYPE_CHECKING:
    from areopolis.kernel.agenda import Task
    from areopolis.terraforming.whole import WholePosition

GIVEN = (
    "tr", "mc", "tracks", "highest", "action_deck_top", "bonus_deck_top", "bonus_discard", "destroyed", "played",
    "neural", "first_turn", "corporation",
)  # fmt: skip
PARTS = {"mc": "money", "neural": "neural", "cards": "pile"}


@final
class MarsBotCases(ExpansionCases):
    """MarsBot of a case."""

    def give(self, pos: WholePosition, given: dict[str, Any]) -> None:
        """Its board and its decks."""
        given_marsbot(pos, given)

    def renew(self, pos: WholePosition, given: dict[str, Any], deck_top: list[str]) -> None:
        """With the cards that the case wants on top."""
        new_marsbot_game(pos, given, deck_top)

    def steps(self) -> tuple[str, ...]:
        """A turn by itself."""
        return ("marsbot_turn",)

    def run(self, pos: WholePosition, step: dict[str, Any], turns: list[Task[Any]]) -> None:
        """Its turn, then those of the person."""
        pos.agenda.extend(turns)
        run_turn(pos)

    def expects(self) -> tuple[str, ...]:
        """MarsBot."""
        return (self.name,)

    def compare(self, pos: WholePosition, name: str, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
        """Part by part."""
        return compare_marsbot(pos, wanted)


def card_numbered(number: str) -> int:
    """The card, of any kind, with a printed number."""
    card = known(number)
    if card is None:
        raise BadOptions(f"there is no card '{number}'")
    return card.id


def given_marsbot(pos: WholePosition, given: dict[str, Any]) -> None:
    """Put MarsBot in place: an empty board and an empty action deck unless the case says otherwise."""
    for name in given:
        if name not in GIVEN:
            raise BadOptions(f"given.marsbot.{name}")
    seat_marsbot(pos)
    marsbot = bot(pos)
    player = pos.players[SEAT]
    player.tr = given.get("tr", 20)
    player.stock[MC] = given.get("mc", 0)
    for name, cell in [*given.get("tracks", {}).items(), *given.get("highest", {}).items()]:
        if name not in TRACKS or not 0 <= cell <= LAST_CELL:
            raise BadOptions(f"there is no cell {cell} of a track '{name}'")
    for name, cell in given.get("tracks", {}).items():
        marsbot.tracks[TRACKS.index(name)] = cell
    for track, name in enumerate(TRACKS):
        marsbot.highest[track] = max(given.get("highest", {}).get(name, 0), marsbot.tracks[track])
    mirror(pos)
    piles = (
        ("action_deck_top", marsbot.action_deck),
        ("bonus_deck_top", marsbot.bonus_deck),
        ("bonus_discard", marsbot.bonus_discard),
        ("destroyed", marsbot.destroyed),
        ("played", marsbot.played),
    )
    for name, pile in piles:
        pile.extend([card_numbered(number) for number in given.get(name, [])])
    away = {*marsbot.action_deck, *marsbot.bonus_deck, *marsbot.bonus_discard, *marsbot.destroyed}
    marsbot.bonus_deck.extend([card for card in STARTING if card not in away])
    marsbot.first_turn = given.get("first_turn", False)
    if given.get("corporation"):
        marsbot.corporation = int(given["corporation"][1:])
    if given.get("neural"):
        marsbot.neural = space_number(given["neural"])
        pos.tiles[marsbot.neural] = NEURAL
        pos.owners[marsbot.neural] = SEAT


def new_marsbot_game(pos: WholePosition, given: dict[str, Any], deck_top: list[str]) -> None:
    """Set MarsBot up again in a new game, with the cards that a case wants on top, and with its corporation."""
    top = [card_numbered(number) for number in deck_top]
    spare = [card for card in pos.deck[pos.drawn :] if card not in top]
    dealt = pos.players[1 - SEAT].dealt
    for i, card in enumerate(dealt):
        if card in top:
            dealt[i] = spare.pop()
    bonus_cards = STARTING + RECURRING
    spare.extend([card for card in bot(pos).action_deck if card not in top and card not in bonus_cards])
    pos.deck = (*top, *spare)
    pos.drawn = 0
    pos.discards[:] = [card for card in pos.discards if card not in top]
    seat_marsbot(pos)
    bonus = [card_numbered(number) for number in given.get("bonus_deck_top", [])]
    bot(pos).bonus_deck.extend([*bonus, *[card for card in pos.shuffled(list(STARTING)) if card not in bonus]])
    stack_deck(pos, take(pos, bot(pos).cards))
    if given.get("corporation"):
        incorporate(pos, int(given["corporation"][1:]))


def run_turn(pos: WholePosition) -> None:
    """Let MarsBot take a turn by itself."""
    pos.active = SEAT
    MARSBOT.turn(pos, SEAT)
    pos.active = 1 - SEAT


def compare_marsbot(pos: WholePosition, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """MarsBot, part by part."""
    rows: list[tuple[str, Any, Any]] = []
    for name, value in wanted.items():
        rows += compare_part(pos, name, value)
    return rows


def compare_part(pos: WholePosition, name: str, value: Any) -> list[tuple[str, Any, Any]]:
    """One part of MarsBot."""
    marsbot = bot(pos)
    player = pos.players[SEAT]
    if name == "tracks":
        return [(f"track {track}", cell, marsbot.tracks[TRACKS.index(track)]) for track, cell in value.items()]
    if name == "vp":
        points = MARSBOT.points(pos, SEAT)
        return [(f"points for {part}", number, points[PARTS[part]]) for part, number in value.items()]
    if name == "action_deck":
        kinds = deck_kinds(pos)
        return [(f"{kind} cards in the action deck", number, kinds[kind]) for kind, number in value.items()]
    piles = {
        "destroyed": marsbot.destroyed,
        "discard": marsbot.bonus_discard,
        "set_aside": marsbot.set_aside,
        "played": marsbot.played,
        "action_deck_bonus": [card for card in marsbot.action_deck if card in STARTING],
    }
    if name in piles:
        return [(name, sorted(value), sorted([number_of(card) for card in piles[name]]))]
    single: dict[str, Any] = {
        "tr": player.tr,
        "mc": player.stock[MC],
        "failed": marsbot.failed,
        "neural": space_name(marsbot.neural) if marsbot.neural else None,
        "passed": player.passed,
        "bonus_deck": len(marsbot.bonus_deck),
    }
    if name not in single:
        raise BadOptions(f"expect.marsbot.{name}")
    return [(f"MarsBot's {name}", value, single[name])]


def deck_kinds(pos: WholePosition) -> dict[str, Any]:
    """How many cards of each kind are in the action deck."""
    deck = bot(pos).action_deck
    bonus = [card for card in deck if card in STARTING]
    recurring = [card for card in deck if card in RECURRING]
    return {
        "project": len(deck) - len(bonus) - len(recurring),
        "bonus": len(bonus),
        "recurring": [number_of(card) for card in recurring],
    }
