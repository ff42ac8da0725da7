"""Counting points: at the end, or as if the game ended now (rulebook p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.position import leaders
from areopolis.kernel.why import Text
from areopolis.terraforming.board import NEXT
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.rules.goals import award_points
from areopolis.terraforming.rules.rating import terraformed
from areopolis.terraforming.terms import AWARDS, GREENERY, MC, MILESTONES, NEUTRAL, is_city

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

MILESTONE_POINTS = 5


def card_points(pos: Position, seat: int, card: int) -> int:
    """What a card in front of a seat is worth."""
    declared = BY_ID[card]
    return declared.points + (0 if declared.points_for is None else declared.points_for.of(pos, seat, card))


def greenery_points(pos: Position, seat: int) -> int:
    """One for each own greenery."""
    return sum([1 for t, o in zip(pos.tiles, pos.owners, strict=True) if t == GREENERY and o == seat])


def city_points(pos: Position, seat: int) -> int:
    """One for each greenery beside an own city, whoever owns it."""
    points = 0
    for space, tile in enumerate(pos.tiles):
        if is_city(tile) and pos.owners[space] == seat:
            points += sum([1 for beside in NEXT[space] if pos.tiles[beside] == GREENERY])
    return points


def parts(pos: Position, seat: int) -> dict[str, int]:
    """The points of a seat by part; single cards, milestones and awards as `card:009`, `milestone:mayor`."""
    player = pos.players[seat]
    by_part = {"tr": player.tr}
    for milestone, claimant in enumerate(pos.milestones):
        if claimant == seat:
            by_part[f"milestone:{MILESTONES[milestone]}"] = MILESTONE_POINTS
    for award, funder in enumerate(pos.awards):
        if funder != NEUTRAL:
            points = award_points(pos, award)[seat]
            if points:
                by_part[f"award:{AWARDS[award]}"] = points
    by_part["greeneries"] = greenery_points(pos, seat)
    by_part["cities"] = city_points(pos, seat)
    for expansion in pos.expansions:
        by_part.update(expansion.points(pos, seat))
    for card in [*player.in_play, *player.events]:
        points = card_points(pos, seat, card)
        if points:
            by_part[f"card:{BY_ID[card].number}"] = points
    return by_part


def breakdown(pos: Position, seat: int) -> dict[str, int]:
    """The points of a seat, summed up by the lines of the score sheet."""
    sheet = {"tr": 0, "milestones": 0, "awards": 0, "greeneries": 0, "cities": 0, "cards": 0}
    for expansion in pos.expansions:
        sheet.update(dict.fromkeys(expansion.points(pos, seat), 0))
    for name, points in parts(pos, seat).items():
        kind = name.split(":")[0]
        sheet[kind if kind in sheet else kind + "s"] += points
    return sheet


def total(pos: Position, seat: int) -> int:
    """All points of a seat."""
    return sum(parts(pos, seat).values())


def winners(pos: Position) -> list[int]:
    """Who has most points, then most M€; alone, whoever has terraformed Mars."""
    for expansion in pos.expansions:
        decided = expansion.winners(pos)
        if decided is not None:
            return decided
    if len(pos.players) == 1:
        return [0] if terraformed(pos) else []
    return leaders([(total(pos, player.seat), player.stock[MC]) for player in pos.players])


def summary(pos: Position) -> list[Text]:
    """How the planet and the seats stand."""
    lines = [Text("summary.planet", pos.generation, pos.temperature, pos.oxygen, pos.oceans)]
    for player in pos.players:
        name = BY_ID[player.corporation].title if player.corporation >= 0 else Text("nocorporation")
        lines.append(
            Text("summary.seat", Text("seat", player.seat), name, player.tr, player.stock[MC], len(player.hand))
        )
    return lines
