"""Positions with MarsBot: everything is put in place, then MarsBot takes turns."""

from __future__ import annotations

from typing import Any

from areopolis.terraforming.board import space_number
from areopolis.terraforming.card import BY_ID, known
from areopolis.terraforming.marsbot import state
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.cases import given_marsbot, run_turn
from areopolis.terraforming.marsbot.state import MarsBot
from areopolis.terraforming.rules.phases import FinalGreeneries, GameOver, NextGeneration, in_turn_order
from areopolis.terraforming.scenario import Scenario, tile_named
from areopolis.terraforming.terms import AWARDS, EMPTY, FINAL, MILESTONES, TILES
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.agreed import agreed

HUMAN = 0
BOT = 1
SEAS = (2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61)
NINE_OCEANS = tuple([(f"{space:02}", "ocean", -1) for space in SEAS[:9]])

# A card with nothing but one tag, by track, and one without any.
CARD = {
    "building": "056",
    "space": "175",
    "event": "062",
    "science": "091",
    "energy": "046",
    "earth": "106",
    "bio": "047",
}
NO_TAGS = "152"


def position(
    level: str = "normal",
    *,
    bot: dict[str, Any] | None = None,
    me: dict[str, Any] | None = None,
    deck: tuple[str, ...] = (),
    tiles: tuple[tuple[str, str, int], ...] = (),
    claims: tuple[tuple[str, int], ...] = (),
    parameters: dict[str, int] | None = None,
    milestones: dict[str, int] | None = None,
    awards: dict[str, int] | None = None,
    turmoil: dict[str, Any] | None = None,
    generation: int = 1,
    draft: bool = False,
    seed: int = 0,
) -> WholePosition:
    """A position with the human to move; MarsBot in the words of the cases, all else in those of Scenario."""
    more = agreed(turmoil=turmoil is not None, marsbot=level)
    scenario = Scenario(2, draft=draft, seed=seed, generation=generation, more=more)
    if turmoil is not None:
        scenario.state(given_committee(2, turmoil))
    given = dict(bot or {})
    first_turn = bool(given.get("first_turn", False))
    given_marsbot(scenario.pos, given)
    for space, tile, owner in tiles:
        scenario.tile(space, tile, owner)
    for space, owner in claims:
        scenario.claim(space, owner)
    scenario.parameters(**(parameters or {}))
    for name, seat in (milestones or {}).items():
        scenario.milestone(name, seat)
    for name, seat in (awards or {}).items():
        scenario.award(name, seat)
    scenario.seat(HUMAN, **(me or {}))
    scenario.deck_top(list(deck))
    pos = scenario.start()
    marsbot(pos).first_turn = first_turn
    pos.events = []
    return pos


def marsbot(pos: WholePosition) -> MarsBot:
    return state.bot(pos)


def turn(pos: WholePosition, times: int = 1) -> WholePosition:
    """Let MarsBot take turns; what its cards ask the human is left open."""
    pos.events = []
    for _i in range(times):
        assert pos.decision is None or pos.decision.kind == "turn"
        pos.decision = None
        run_turn(pos)
        pos.advance()
    return pos


def flip(*cards: str, level: str = "normal", **rest: Any) -> WholePosition:
    """A position in which MarsBot has just resolved these cards."""
    given = dict(rest.pop("bot", {}))
    given["action_deck_top"] = list(cards)
    return turn(position(level, bot=given, **rest), len(cards))


def research(pos: WholePosition) -> WholePosition:
    """Begin the next generation."""
    for player in pos.players:
        player.passed = False
    pos.agenda.clear()
    pos.decision = None
    pos.agenda.append(NextGeneration())
    pos.advance()
    return pos


def final_greeneries(pos: WholePosition) -> WholePosition:
    """Go on behind the last production."""
    pos.agenda.clear()
    pos.decision = None
    pos.phase = FINAL
    pos.agenda.append(GameOver())
    pos.agenda.extend([FinalGreeneries(seat) for seat in reversed(in_turn_order(pos))])
    pos.advance()
    return pos


def track(pos: WholePosition, name: str) -> int:
    return marsbot(pos).tracks[TRACKS.index(name)]


def money(pos: WholePosition) -> int:
    return pos.players[BOT].stock[0]


def rating(pos: WholePosition) -> int:
    return pos.players[BOT].tr


def failed(pos: WholePosition) -> int:
    return marsbot(pos).failed


def at(pos: WholePosition, space: str) -> tuple[str, int]:
    """What lies on a space, and whose it is."""
    return TILES[pos.tiles[space_number(space)]], pos.owners[space_number(space)]


def placed(pos: WholePosition, kind: str) -> list[int]:
    """The spaces with a tile of a kind."""
    return [space for space, tile in enumerate(pos.tiles) if tile == tile_named(kind)]


def new_tiles(pos: WholePosition, *before: tuple[str, str, int]) -> list[tuple[int, str]]:
    """Tiles that were not there before."""
    old = {space_number(space) for space, _tile, _owner in before}
    return [(s, TILES[t]) for s, t in enumerate(pos.tiles) if t != EMPTY and s not in old]


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [BY_ID[card].number for card in cards]


def card(number: str) -> int:
    found = known(number)
    assert found is not None
    return found.id


def claimed(pos: WholePosition) -> dict[str, int]:
    return {MILESTONES[i]: seat for i, seat in enumerate(pos.milestones) if seat >= 0}


def funded(pos: WholePosition) -> dict[str, int]:
    return {AWARDS[i]: seat for i, seat in enumerate(pos.awards) if seat >= 0}


def flips(pos: WholePosition) -> int:
    """How many cards were flipped and discarded in the last turns."""
    return len([event for event in pos.events if event.name == "flip"])
