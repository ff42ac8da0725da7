"""Milestones and awards (rulebook p. 10 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import AWARD, FROM_AWARD, FROM_MILESTONE, MILESTONE, coded, resource_ref
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.tiles import count_tiles
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import (
    AWARDS,
    BUILDING,
    CITY,
    GREENERY,
    HEAT,
    MC,
    MILESTONES,
    NEUTRAL,
    SCIENCE,
    STEEL,
    TITANIUM,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

MILESTONE_PRICE: Final = 8
AWARD_PRICES: Final = (8, 14, 20)
MOST_GOALS: Final = 3
WANTED: Final = (35, 3, 3, 8, 16)
ANY_TILE: Final = -1


def reached(pos: Position, player: Player, milestone: int) -> int:
    """How far a player has come towards a milestone."""
    if milestone == 0:
        return player.tr
    if milestone in {1, 2}:
        return count_tiles(pos, player.seat, CITY if milestone == 1 else GREENERY)
    return player.tags[BUILDING] + player.wild if milestone == 3 else len(player.hand)


def wanted(pos: Position, milestone: int) -> int:
    """What a milestone takes."""
    goal = WANTED[milestone]
    for expansion in pos.expansions:
        goal = expansion.wanted(milestone, goal)
    return goal


def why_not_milestone(pos: Position, player: Player, milestone: int) -> Why | None:
    """Why a player cannot claim a milestone."""
    if pos.options.players == 1:
        return Why("solo")
    if pos.milestones[milestone] != NEUTRAL:
        return Why("taken.milestone", Text("seat", pos.milestones[milestone]))
    if len(pos.milestones) - pos.milestones.count(NEUTRAL) >= MOST_GOALS:
        return Why("limit.milestones")
    short = why_short(player, MILESTONE_PRICE, steel=False, titanium=False)
    if short is not None:
        return short
    now = reached(pos, player, milestone)
    goal = wanted(pos, milestone)
    return None if now >= goal else Why(f"milestone.{MILESTONES[milestone]}", goal, now)


def award_price(pos: Position) -> int:
    """What the next award costs to fund."""
    return AWARD_PRICES[min(len(pos.awards) - pos.awards.count(NEUTRAL), len(AWARD_PRICES) - 1)]


def why_not_award(pos: Position, player: Player, award: int) -> Why | None:
    """Why a player cannot fund an award."""
    if pos.options.players == 1:
        return Why("solo")
    if pos.awards[award] != NEUTRAL:
        return Why("taken.award", Text("seat", pos.awards[award]))
    if len(pos.awards) - pos.awards.count(NEUTRAL) >= MOST_GOALS:
        return Why("limit.awards")
    return why_short(player, award_price(pos), steel=False, titanium=False)


def award_count(pos: Position, seat: int, award: int) -> int:
    """What a seat has to show for an award."""
    player = pos.players[seat]
    for expansion in pos.expansions:
        counted = expansion.award_count(pos, seat, award)
        if counted is not None:
            return counted
    if award == 0:
        return count_tiles(pos, seat, ANY_TILE)
    if award == 1:
        return player.production[MC]
    if award == 2:
        return player.tags[SCIENCE]
    return player.stock[HEAT] if award == 3 else player.stock[STEEL] + player.stock[TITANIUM]


def award_points(pos: Position, award: int) -> list[int]:
    """What an award is worth to every seat: 5 for the first, 2 for the second place, with ties (rulebook p. 11)."""
    counts = [award_count(pos, player.seat, award) for player in pos.players]
    best = max(counts)
    points = [5 if count == best else 0 for count in counts]
    if counts.count(best) == 1 and len(counts) > 2:
        second = max([count for count in counts if count != best])
        points = [2 if count == second else p for count, p in zip(counts, points, strict=True)]
    return points


@final
class Milestone(Task):
    """The choice to claim a milestone."""

    def __init__(self, milestone: int) -> None:
        self.milestone: Final = milestone

    def run(self, pos: Position) -> None:
        """Claim and pay."""
        pos.actions += 1
        pos.milestones[self.milestone] = pos.active
        pos.log("milestone", pos.active, Text(f"milestone.{MILESTONES[self.milestone]}"))
        pay(pos, pos.active, MILESTONE_PRICE, coded(FROM_MILESTONE, self.milestone))

    def is_covered(self, pos: Position, player: Player) -> bool:
        """It raises no rating."""
        return True

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `milestone mayor`."""
        return ("milestone", Ref(MILESTONE, MILESTONES[self.milestone]))

    def about(self) -> tuple[Ref, ...]:
        """The milestone and its price."""
        return (Ref(MILESTONE, MILESTONES[self.milestone]), resource_ref(MC, MILESTONE_PRICE))

    def label(self) -> Text:
        """Claim it."""
        return Text("choice.milestone", Text(f"milestone.{MILESTONES[self.milestone]}"))


@final
class Award(Task):
    """The choice to fund an award."""

    def __init__(self, award: int) -> None:
        self.award: Final = award

    def run(self, pos: Position) -> None:
        """Fund and pay."""
        pos.actions += 1
        cost = award_price(pos)
        pos.awards[self.award] = pos.active
        pos.log("award", pos.active, Text(f"award.{AWARDS[self.award]}"))
        pay(pos, pos.active, cost, coded(FROM_AWARD, self.award))

    def is_covered(self, pos: Position, player: Player) -> bool:
        """It raises no rating."""
        return True

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `award miner`."""
        return ("award", Ref(AWARD, AWARDS[self.award]))

    def label(self) -> Text:
        """Fund it."""
        return Text("choice.award", Text(f"award.{AWARDS[self.award]}"))


MILESTONE_CHOICES: Final[list[Milestone]] = [Milestone(i) for i in range(len(MILESTONES))]
AWARD_CHOICES: Final[list[Award]] = [Award(i) for i in range(len(AWARDS))]
