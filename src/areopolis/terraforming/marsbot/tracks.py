"""Moving along the tracks, and what the cells do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.terraforming.card import Card
from areopolis.terraforming.do import Do
from areopolis.terraforming.marsbot.board import (
    CELLS,
    EVENTS,
    LAST_CELL,
    SPACES,
    TRACK_PRODUCTION,
    TRACK_TAGS,
    TRACKS,
    track_of_tag,
)  # fmt: skip
from areopolis.terraforming.marsbot.corporation import corporation
from areopolis.terraforming.marsbot.goals import claim, fund
from areopolis.terraforming.marsbot.placement import choose, for_city, for_greenery, put
from areopolis.terraforming.marsbot.state import LOW_FAILURES, NO_CHAINS, SEAT
from areopolis.terraforming.marsbot.state import bot as bot  # noqa: PLC0414 - the terminal finds it here
from areopolis.terraforming.rules.deck import take
from areopolis.terraforming.rules.rating import HEAT_BONUS, OCEAN_BONUS, TEMPERATURE_BONUS
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.rules.tiles import AS_CITY, AS_GREENERY, ON_SEA, legal_spaces
from areopolis.terraforming.terms import (
    CITY,
    GREENERY,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    NOTHING,
    OCEAN,
    TAG_PLAYED,
    WARMEST,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

FAILED: Final = 5
FAILED_EASY: Final = 3
WARM_MONEY: Final = 2
CUBE: Final = 100


def track_text(track: int) -> Text:
    """The name of a track."""
    return Text(f"track.{TRACKS[track]}")


def gain_money(pos: Position, number: int) -> None:
    """Give MarsBot money."""
    pos.players[SEAT].stock[MC] += number
    if pos.recording and number:
        pos.log("gain", SEAT, Text("amount.mc", number))
    corporation(pos).gained(pos, number)


def gain_rating(pos: Position, steps: int) -> None:
    """Raise the rating of MarsBot, which never pays for it."""
    player = pos.players[SEAT]
    player.tr += steps
    if pos.recording:
        pos.log("rating", SEAT, steps, player.tr)


def fail(pos: Position) -> None:
    """An action that cannot be done brings money instead."""
    marsbot = bot(pos)
    marsbot.failed += 1
    pos.log("marsbot.failed", SEAT)
    gain_money(pos, FAILED_EASY if LOW_FAILURES in marsbot.rules else FAILED)


def mirror(pos: Position) -> None:
    """Show the tracks as tags and production of the seat, which is how people's cards see them."""
    marsbot = bot(pos)
    player = pos.players[SEAT]
    for track, tags in enumerate(TRACK_TAGS):
        for tag in tags:
            player.tags[tag] = marsbot.tracks[track]
        if TRACK_PRODUCTION[track] != NOTHING:
            player.production[TRACK_PRODUCTION[track]] = marsbot.tracks[track]


def move(pos: Position, track: int, steps: int) -> None:
    """Move a cube, forward or back."""
    marsbot = bot(pos)
    marsbot.tracks[track] = max(marsbot.tracks[track] + steps, 0)
    mirror(pos)
    if pos.recording:
        pos.log("marsbot.track" if steps > 0 else "marsbot.back", SEAT, track_text(track), marsbot.tracks[track])


def advance(pos: Position, track: int) -> None:
    """Move a cube one cell on; a cell that has never been reached before acts."""
    marsbot = bot(pos)
    if marsbot.tracks[track] >= LAST_CELL:
        fail(pos)
        return
    move(pos, track, 1)
    cell = marsbot.tracks[track]
    fresh = cell > marsbot.highest[track]
    marsbot.highest[track] = max(cell, marsbot.highest[track])
    corporation(pos).advanced(pos, track)
    if fresh and not (CUBE * track + cell in marsbot.cubes and take_cube(pos, track, cell)):
        act(pos, track, CELLS[track][cell])


def take_cube(pos: Position, track: int, cell: int) -> bool:
    """Let a cube of the corporation act; True if the printed action is left out."""
    bot(pos).cubes.remove(CUBE * track + cell)
    colour = next(colour for t, c, colour in corporation(pos).cubes if (t, c) == (track, cell))
    return corporation(pos).cube(pos, colour)


def act(pos: Position, track: int, cell: str) -> None:
    """Do what a cell says."""
    if cell in {".", "other"} or (cell == "again" and NO_CHAINS in bot(pos).rules):
        return
    if cell == "again":
        advance(pos, track)
    elif cell == "space":
        advance(pos, SPACES)
    elif cell.startswith("tr"):
        gain_rating(pos, int(cell[2:]))
    elif cell.startswith("warm"):
        warm(pos, int(cell[-1:]))
    else:
        done = {"ocean": ocean, "greenery": greenery, "city": city, "milestone": claim, "award": fund}[cell](pos)
        if not done:
            fail(pos)


def warm(pos: Position, steps: int) -> None:
    """Raise the temperature; a step that is not possible is a failed action."""
    for _i in range(steps):
        if not warm_step(pos):
            fail(pos)
            return


def warm_step(pos: Position) -> bool:
    """One step of temperature with its bonus; False at the goal."""
    if pos.temperature >= WARMEST:
        return False
    if corporation(pos).skips_raise(pos):
        return True
    pos.temperature += 2
    pos.log("temperature", SEAT, pos.temperature)
    gain_rating(pos, 1)
    if pos.temperature in HEAT_BONUS:
        gain_money(pos, WARM_MONEY)
    elif pos.temperature == OCEAN_BONUS and not ocean(pos):
        fail(pos)
    return True


def breathe(pos: Position) -> bool:
    """One step of oxygen with its bonus; False at the goal."""
    if pos.oxygen >= MOST_OXYGEN:
        return False
    pos.oxygen += 1
    pos.log("oxygen", SEAT, pos.oxygen)
    gain_rating(pos, 1)
    if pos.oxygen == TEMPERATURE_BONUS and not warm_step(pos):
        fail(pos)
    return True


def ocean(pos: Position) -> bool:
    """Place an ocean, if there is one left."""
    spaces = legal_spaces(pos, SEAT, ON_SEA)
    if pos.oceans >= MOST_OCEANS or not spaces:
        return False
    if corporation(pos).skips_raise(pos):
        return True
    put_ocean(pos, choose(pos, spaces))
    return True


def put_ocean(pos: Position, space: int) -> None:
    """Place an ocean on a space."""
    pos.oceans += 1
    put(pos, OCEAN, space)
    gain_rating(pos, 1)


def greenery(pos: Position) -> bool:
    """Place a greenery with its step of oxygen, if there is a space."""
    spaces = legal_spaces(pos, SEAT, AS_GREENERY)
    if not spaces:
        return False
    put(pos, GREENERY, for_greenery(pos, spaces))
    breathe(pos)
    return True


def city(pos: Position) -> bool:
    """Place a city, if there is a space."""
    spaces = legal_spaces(pos, SEAT, AS_CITY)
    if not spaces:
        return False
    put(pos, CITY, for_city(pos, spaces))
    return True


def announce(pos: Position, card: Card, tags: tuple[int, ...]) -> None:
    """Let cards of the person react to tags of a card that is resolved."""
    parts: list[Do] = []
    for tag in tags:
        fire(pos, TAG_PLAYED, SEAT, tag, card.id, parts)
    settle(pos, parts)


def resolve_project(pos: Position, card: Card) -> None:
    """A project card: its tags from left to right, the event tag last; without any tag it fails."""
    pos.reveal("marsbot.card", SEAT, (card.title,), (), EVERYBODY)
    announce(pos, card, card.tags)
    corporation(pos).resolving(pos, card)
    for tag in card.tags:
        advance(pos, track_of_tag(tag))
        corporation(pos).tag(pos, tag)
    if card.is_event:
        advance(pos, EVENTS)
    elif not card.tags:
        fail(pos)
    marsbot = bot(pos)
    marsbot.played.append(card.id)
    if card.id in marsbot.seeded:
        marsbot.seeded.remove(card.id)


def take_project(pos: Position) -> int:
    """The top project card, or -1 if there is none at all."""
    cards = take(pos, 1)
    return cards[0] if cards else -1
