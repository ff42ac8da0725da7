"""Which options are worth a look: ways to pay, spaces, and things that are hardly ever right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice, Decision
from areopolis.terraforming.board import BONUS, CARD_ICON, NEXT
from areopolis.terraforming.effects.place import Place
from areopolis.terraforming.rules.phases import is_last
from areopolis.terraforming.rules.projects import PATENTS, Project
from areopolis.terraforming.terms import EMPTY, GREENERY, MC, OCEAN, STEEL, TITANIUM, is_city

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

PAYMENTS: Final = 3
SPACES: Final = 9
HASTY_SPACES: Final = 3
# M€ for what is printed on a space.
PRINTED: Final = {MC: 1.0, STEEL: 1.8, TITANIUM: 2.8, 3: 2.0, CARD_ICON: 3.0}


def sieved(pos: Position, decision: Decision, spaces: int) -> list[Choice]:
    """The options that are worth a look, at least one, and of spaces no more than so many."""
    options = list(decision.options)
    if decision.kind == "turn":
        return options if is_last(pos) else [option for option in options if not is_sale(option)]
    if decision.kind == "pay":
        return options[:PAYMENTS]
    if decision.kind == "space" and len(options) > spaces:
        return best_spaces(pos, decision.seat, options, spaces)
    return options


def is_sale(option: Choice) -> bool:
    """Whether an option sells patents."""
    return isinstance(option, Project) and option.project == PATENTS


def best_spaces(pos: Position, seat: int, options: list[Choice], most: int) -> list[Choice]:
    """The spaces with the most printed on them and around them."""
    rated: list[tuple[float, int]] = []
    for i in range(len(options)):
        option = options[i]
        if not isinstance(option, Place):
            return options
        rated.append((-space_rating(pos, seat, option.tile, option.space), i))
    rated.sort()
    return [options[i] for _rating, i in rated[:most]]


def space_rating(pos: Position, seat: int, tile: int, space: int) -> float:
    """A quick guess at what a tile on a space is good for, in M€."""
    rating = 0.0
    for icon in BONUS[space]:
        rating += PRINTED[icon]
    for near in NEXT[space]:
        beside = pos.tiles[near]
        if beside == OCEAN:
            rating += pos.players[seat].ocean_money
        elif beside == GREENERY:
            rating += 4.0 if is_city(tile) else 0.3
        elif is_city(beside):
            worth = 4.0 if pos.owners[near] == seat else -4.0
            rating += worth if tile == GREENERY else -worth * 0.3
        elif beside == EMPTY and is_city(tile):
            rating += 1.0
    return rating
