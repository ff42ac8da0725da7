"""What Lacerda's preferences look at (preference.py), beside the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.rules.moving import owned, tile_effect
from areopolis.onmars.terms import DISPLAY_ROW, LACERDA, RESEARCH

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def scored(pos: Position, building: int) -> int:
    """How many of his scientists score for a kind of building."""
    scientists = pos.players[LACERDA].scientists
    return len([1 for number in scientists if pos.box.scientists[number].scores == building])


def of_kind(pos: Position, cards: list[int], building: int) -> int:
    """How many of these blueprints are for a kind of building."""
    return len([1 for card in cards if card and pos.box.blueprints[card - 1].building == building])


def potential(pos: Position, scientist: int) -> int:
    """How many blueprints of the type that a scientist scores are with either player, built or not."""
    scores = pos.box.scientists[scientist].scores
    return sum([of_kind(pos, player.plans, scores) + of_kind(pos, player.built, scores) for player in pos.players])


def row_of(place: int) -> int:
    """The row of a place of the blueprint display: 0 is the bottom one."""
    return place // DISPLAY_ROW


def cards_in_row(pos: Position, row: int) -> int:
    """How many cards lie in a row of the blueprint display."""
    return DISPLAY_ROW - pos.display[row * DISPLAY_ROW : (row + 1) * DISPLAY_ROW].count(0)


def attracts(pos: Position, hex_: int) -> bool:
    """Whether a tile lies on a hex that he might take some day: no research of a kind that he has, and no resources."""
    lying = pos.lies[hex_]
    if lying < RESEARCH or owned(pos, LACERDA, lying):
        return False
    effect = tile_effect(pos, lying)
    return effect is not None and not effect.only_resources()
