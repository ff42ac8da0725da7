"""The corporations of MarsBot: those of the base box and of Turmoil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.terraforming.card import BY_ID, Card, card_id
from areopolis.terraforming.marsbot.board import (
    BIOS,
    BUILDINGS,
    EARTHS,
    ENERGIES,
    EVENTS,
    LAST_CELL,
    SCIENCES,
    SPACES,
    track_of_tag,
)
from areopolis.terraforming.marsbot.bonus import next_bonus, resolve_next
from areopolis.terraforming.marsbot.corporation import BLACK, CORPORATIONS, EVENT_TAG, WHITE, BotCorporation
from areopolis.terraforming.marsbot.state import SEAT, bot
from areopolis.terraforming.marsbot.tracks import (  # fmt: skip
    advance,
    announce,
    city,
    gain_money,
    gain_rating,
    resolve_project,
    take_project,
    warm_step,
)
from areopolis.terraforming.rules.deck import take
from areopolis.terraforming.terms import BUILDING, CITY_TAG, EARTH, JOVIAN, OCEAN, POWER, SCIENCE, SPACE, is_city
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.turmoil.parties import DELEGATES
from areopolis.terraforming.turmoil.politics import committee

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

DEAR: Final = 20
STORE: Final = 10
LATE: Final = 9


@final
class CrediCor(BotCorporation):
    """Money for expensive cards."""

    def resolving(self, pos: Position, card: Card) -> None:
        """4 M€ for a cost of 20 or more."""
        if card.cost >= DEAR:
            gain_money(pos, 4)


@final
class Helion(BotCorporation):
    """Cards instead of temperature on some cells, temperature on others."""

    def cube(self, pos: Position, colour: int) -> bool:
        """A card instead of the printed raise, or a raise before the printed action."""
        if colour == BLACK:
            warm_step(pos)
            return False
        draw_and_resolve(pos)
        return True


@final
class Cinematics(BotCorporation):
    """Money for every move of buildings and events."""

    def advanced(self, pos: Position, track: int) -> None:
        """2 M€ each."""
        if track in {BUILDINGS, EVENTS}:
            gain_money(pos, 2)


@final
class Inventrix(BotCorporation):
    """Money for cards with requirements; Do It Right instead of Lobbyists."""

    def set_up(self, pos: Position) -> None:
        """Destroy the Lobbyists; in the action deck another bonus card takes their place."""
        marsbot = bot(pos)
        lobbyists = card_id("B06")
        if lobbyists in marsbot.bonus_deck:
            marsbot.bonus_deck.remove(lobbyists)
        elif lobbyists in marsbot.action_deck:
            place = marsbot.action_deck.index(lobbyists)
            marsbot.action_deck[place] = next_bonus(pos)
        marsbot.destroyed.append(lobbyists)

    def resolving(self, pos: Position, card: Card) -> None:
        """2 M€ for any requirement."""
        if card.needs:
            gain_money(pos, 2)


@final
class MiningGuild(BotCorporation):
    """Every 10 M€ gained move the building track."""

    def set_up(self, pos: Position) -> None:
        """Put money on the card."""
        bot(pos).card = STORE

    def gained(self, pos: Position, money: int) -> None:
        """Take as much off the card; an empty one is filled again and moves the track."""
        marsbot = bot(pos)
        while money and marsbot.tracks[BUILDINGS] < LAST_CELL:
            part = min(money, marsbot.card)
            marsbot.card -= part
            money -= part
            if not marsbot.card:
                marsbot.card = STORE
                advance(pos, BUILDINGS)


@final
class PhoboLog(BotCorporation):
    """Space cards in the bonus deck, and cells that draw from it."""

    def set_up(self, pos: Position) -> None:
        """Shuffle two space cards into the bonus deck; the other cards turned up are discarded."""
        marsbot = bot(pos)
        space_cards: list[int] = []
        while len(space_cards) < 2:
            shown = take(pos, 1)
            if not shown:
                break
            pos.reveal("flip", -1, (BY_ID[shown[0]].title,), (), EVERYBODY)
            (space_cards if SPACE in BY_ID[shown[0]].tags else pos.discards).extend(shown)
        marsbot.seeded.extend(space_cards)
        deck = pos.shuffled([*marsbot.bonus_deck, *space_cards])
        marsbot.bonus_deck.clear()
        marsbot.bonus_deck.extend(deck)

    def cube(self, pos: Position, colour: int) -> bool:
        """Resolve the top card of the bonus deck."""
        resolve_next(pos)
        return False


@final
class SaturnSystems(BotCorporation):
    """Jovian tags of either side move the event track."""

    def tag(self, pos: Position, tag: int) -> None:
        """Own tags, each."""
        if tag == JOVIAN:
            advance(pos, EVENTS)

    def played(self, pos: Position, card: Card) -> None:
        """Cards of the person, each once."""
        if JOVIAN in card.tags:
            advance(pos, EVENTS)


@final
class Teractor(BotCorporation):
    """Money at the start and for every move of the Earth track."""

    def set_up(self, pos: Position) -> None:
        """25 M€."""
        gain_money(pos, 25)

    def advanced(self, pos: Position, track: int) -> None:
        """2 M€ each."""
        if track == EARTHS:
            gain_money(pos, 2)


@final
class TharsisRepublic(BotCorporation):
    """Cities of the person bring money, own ones move the event track."""

    def set_up(self, pos: Position) -> None:
        """A city."""
        city(pos)

    def placed(self, pos: Position, seat: int, tile: int) -> None:
        """React to a city."""
        if is_city(tile) and seat == SEAT:
            advance(pos, EVENTS)
        elif is_city(tile):
            gain_money(pos, 2)


@final
class ThorGate(BotCorporation):
    """Cells that resolve a tag and raise the temperature."""

    def set_up(self, pos: Position) -> None:
        """10 M€."""
        gain_money(pos, 10)

    def cube(self, pos: Position, colour: int) -> bool:
        """The first tag of a card, then a step of temperature, then the printed action."""
        card = take_project(pos)
        if card >= 0:
            pos.reveal("marsbot.card", SEAT, (BY_ID[card].title,), (), EVERYBODY)
            bot(pos).played.append(card)
            if BY_ID[card].tags:
                announce(pos, BY_ID[card], BY_ID[card].tags[:1])
                advance(pos, track_of_tag(BY_ID[card].tags[0]))
            elif BY_ID[card].is_event:
                advance(pos, EVENTS)
        warm_step(pos)
        return False


@final
class MarsInitiative(BotCorporation):
    """Government subsidies, and a second bonus card from the second generation on."""

    def set_up(self, pos: Position) -> None:
        """The subsidy joins the bonus deck; the first action deck has no bonus card."""
        marsbot = bot(pos)
        back = [card for card in marsbot.action_deck if card >= card_id("B01") and card != card_id("B21")]
        for card in back:
            marsbot.action_deck.remove(card)
        deck = pos.shuffled([*marsbot.bonus_deck, *back, card_id("B31")])
        marsbot.bonus_deck.clear()
        marsbot.bonus_deck.extend(deck)

    def before_actions(self, pos: Position) -> None:
        """One more bonus card."""
        card = next_bonus(pos) if pos.generation >= 2 else -1
        if card >= 0:
            shuffle_in(pos, [card])


@final
class LakefrontResorts(BotCorporation):
    """Every second ocean moves the building track, and oceans pay more."""

    def set_up(self, pos: Position) -> None:
        """A cube on the card."""
        bot(pos).card = 1

    def placed(self, pos: Position, seat: int, tile: int) -> None:
        """Oceans of anybody."""
        if tile == OCEAN:
            marsbot = bot(pos)
            marsbot.card = 1 - marsbot.card
            if not marsbot.card:
                advance(pos, BUILDINGS)

    def ocean_money(self) -> int:
        """One more."""
        return 3


@final
class Pristar(BotCorporation):
    """Once a generation rating and money instead of raising a parameter."""

    def before_actions(self, pos: Position) -> None:
        """A cube on the card."""
        bot(pos).card = 1

    def skips_raise(self, pos: Position) -> bool:
        """Take the cube instead."""
        if not bot(pos).card:
            return False
        bot(pos).card = 0
        gain_rating(pos, 1)
        gain_money(pos, 6)
        return True


@final
class SeptemTribus(BotCorporation):
    """Twice as many delegates, sent quietly."""

    def set_up(self, pos: Position) -> None:
        """Party Politics leaves the game; seven more delegates join the reserve."""
        marsbot = bot(pos)
        if card_id("B21") in marsbot.action_deck:
            marsbot.action_deck.remove(card_id("B21"))
        if with_turmoil(pos.options):
            committee(pos).extra_seat = SEAT
            committee(pos).extra = DELEGATES


@final
class TerraLabs(BotCorporation):
    """A low rating, but more cards."""

    def set_up(self, pos: Position) -> None:
        """8 steps lower."""
        pos.players[SEAT].tr -= 8

    def before_actions(self, pos: Position) -> None:
        """One more project card, two later on."""
        shuffle_in(pos, take(pos, 1 if pos.generation < LATE else 2))


def draw_and_resolve(pos: Position) -> None:
    """Resolve the top project card."""
    card = take_project(pos)
    if card >= 0:
        resolve_project(pos, BY_ID[card])


def shuffle_in(pos: Position, cards: list[int]) -> None:
    """Shuffle cards into the action deck."""
    marsbot = bot(pos)
    deck = pos.shuffled([*marsbot.action_deck, *cards])
    marsbot.action_deck.clear()
    marsbot.action_deck.extend(deck)


def whites(track: int, *cells: int) -> tuple[tuple[int, int, int], ...]:
    """White cubes on cells of a track."""
    return tuple([(track, cell, WHITE) for cell in cells])


ALL: Final = (
    CrediCor(1, "R08", dearest=True),
    BotCorporation(2, "R17", recurring="B23"),
    Helion(
        3, "R18",
        cubes=(
            *whites(BUILDINGS, 6), *whites(SPACES, 9), *whites(SCIENCES, 10), *whites(ENERGIES, 5, 9),
            *whites(BIOS, 11),
            *[(EARTHS, cell, BLACK) for cell in (3, 6, 9, 12, 13, 14)],
        ),
    ),
    Cinematics(4, "R19", tags=(EVENT_TAG, EVENT_TAG)),
    Inventrix(5, "R43", recurring="B25"),
    MiningGuild(6, "R24", tags=(BUILDING, BUILDING)),
    PhoboLog(7, "R09", tags=(SPACE,), cubes=whites(SPACES, 7, 10, 13, 15)),
    SaturnSystems(8, "R03", tags=(JOVIAN, SPACE, SPACE, SPACE), wishes=(JOVIAN, SPACE)),
    Teractor(9, "R30", wishes=(EARTH,)),
    TharsisRepublic(10, "R31", wishes=(CITY_TAG,)),
    ThorGate(11, "R13", tags=(POWER,), cubes=whites(ENERGIES, 4, 6, 8, 10), wishes=(POWER,)),
    MarsInitiative(12, "R32"),
    LakefrontResorts(35, "R38", turmoil=True),
    Pristar(36, "R07", turmoil=True),
    SeptemTribus(37, "R15", recurring="B29", turmoil=True),
    TerraLabs(38, "R14", tags=(SCIENCE,), turmoil=True),
    BotCorporation(39, "R33", tags=(BUILDING, SPACE), recurring="B32", turmoil=True),
)  # fmt: skip

for _corporation in ALL:
    CORPORATIONS[_corporation.number] = _corporation
