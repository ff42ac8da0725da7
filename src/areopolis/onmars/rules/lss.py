"""The life support system: tracks, rewards, and the growth of the colony (rulebook pp. 15-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.lacerda.telling import note_otherwise, note_rules
from areopolis.onmars.refs import REWARD
from areopolis.onmars.rules.colonists import recall
from areopolis.onmars.rules.complexes import own_mines
from areopolis.onmars.rules.goods import amount, amounts, gain
from areopolis.onmars.rules.missions import fewer_missions
from areopolis.onmars.task import SeatTask, Task, following
from areopolis.onmars.terms import (
    BATTERY,
    BUILDINGS,
    COLUMN,
    CRYSTAL,
    DISPLAY_ROW,
    GENERATOR,
    GRID_SPACES,
    HIRE,
    KINDS,
    NOTHING,
    TECHS,
    TOP_LEVEL,
    TOP_ROW,
)

if TYPE_CHECKING:
    from areopolis.onmars.components import Reward
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position

FIRST_STEP_POINTS: Final = 2
PROGRESS_POINTS: Final = (0, 1, 2, 4, 7, 11)
SCORED_UPDATES: Final = 2
FIRST_FEWER: Final = 3


def score(pos: Position, seat: int, points: int, why: Text) -> None:
    """Points on the track."""
    if points:
        pos.players[seat].points += points
        pos.log("om.score", seat, points, why)


def reward_points(pos: Position, seat: int, reward: Reward) -> int:
    """What a reward tile is worth to a seat now."""
    player = pos.players[seat]
    counts = reward.counts
    number = 0
    if counts == "tech":
        number = max([COLUMN[space] for space, kind in enumerate(player.lab) if kind != NOTHING], default=0)
    elif counts == "ships":
        number = player.hangar
    elif counts == "upgrades":
        number = len(player.built)
    elif counts == "mines":
        number = own_mines(pos, seat)
    elif counts == "bots":
        number = len(player.bots)
    elif counts == "discoveries":
        number = len(player.discoveries)
    elif counts == "shelters":
        number = player.shelters
    elif counts == "colonists":
        number = player.beds() if player.automa else player.quarters
    return number * reward.each


def advance_track(pos: Position, seat: int, column: int) -> None:
    """A building of the life support system moves its marker; the colony rewards what it needs."""
    row = pos.tracks[column]
    if row == TOP_ROW:
        return
    pos.tracks[column] = row + 1
    pos.log("om.track", -1, Text(f"om.building.{BUILDINGS[GENERATOR + column]}"), row + 1)
    if row == 1:
        score(pos, seat, FIRST_STEP_POINTS, Text("om.for.firststep"))
    if row < pos.level + 1:
        reward = pos.box.rewards[pos.rewards[column] - 1]
        score(pos, seat, reward_points(pos, seat, reward), Text(f"om.reward.{reward.counts}", reward.each))
        pos.agenda.append(Rewarding(seat))


@final
class Rewarding(SeatTask):
    """One of the benefits beside the tracks."""

    def run(self, pos: Position) -> None:
        """Ask which one; those that cannot be used are left out. Lacerda frees his hire slot, or takes a crystal."""
        if pos.players[self.seat].automa:
            self.give_automa(pos)
            return
        options: list[Task] = [
            TakeReward(self.seat, number, effect)
            for number, effect in enumerate(pos.box.lss_choices)
            if effect.why_not(pos, self.seat) is None
        ]
        if options:
            pos.ask(self.seat, "reward", options)

    def give_automa(self, pos: Position) -> None:
        """The hire slot comes first."""
        if pos.slot(HIRE, self.seat):
            note_rules(pos, ["atwork"])
            note_otherwise(pos, [amount(CRYSTAL, 1)])
            recall(pos, self.seat, HIRE)
        else:
            note_rules(pos, ["nobody"])
            note_otherwise(pos, [Text("om.lacerda.colonist")])
            gain(pos, self.seat, CRYSTAL, 1)

    def others(self, pos: Position) -> list[Task]:
        """Every benefit."""
        return [TakeReward(self.seat, number, effect) for number, effect in enumerate(pos.box.lss_choices)]


@final
class TakeReward(Task):
    """Take one of the benefits."""

    def __init__(self, seat: int, number: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.effect: Final = effect

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `reward 2`."""
        return ("reward", Ref(REWARD, str(self.number + 1)))

    def label(self) -> Text:
        """What it gives."""
        return self.effect.text()

    def run(self, pos: Position) -> None:
        """Do it."""
        pos.agenda.append(following(self.about()[0]))
        self.effect.do(pos, self.seat)


def update_due(pos: Position) -> bool:
    """Whether all four markers have come up to the colony marker."""
    return pos.level < TOP_LEVEL and min(pos.tracks) >= pos.level + 1


def update_colony(pos: Position) -> None:
    """The colony rises by a level, with everything that follows, in the order of the rulebook."""
    pos.level += 1
    pos.updates += 1
    pos.log("om.level", -1, pos.level)
    deal_plans(pos)
    refill_grid(pos)
    refill_warehouse(pos)
    if pos.updates <= SCORED_UPDATES:
        for player in pos.players:
            score(pos, player.seat, PROGRESS_POINTS[player.cubes()], Text("om.for.progress"))
    if pos.level >= FIRST_FEWER:
        fewer_missions(pos)


def deal_plans(pos: Position) -> None:
    """New blueprints at level 2 and 3: at 2 both rows are dealt anew, at 3 the cards of level 1 give way."""
    before = [card for card in pos.display if card]
    if pos.level == 2:
        pos.display[:] = [pos.plan_deck.pop() for _i in range(2 * DISPLAY_ROW)]
    elif pos.level == 3:
        for place, card in enumerate(pos.display):
            if card and pos.box.blueprints[card - 1].level == 1:
                pos.display[place] = 0
        pos.display[:DISPLAY_ROW] = [pos.plan_deck.pop() for _i in range(DISPLAY_ROW)]
    else:
        return
    gone = [Text(f"om.blueprint.{card}") for card in before if card not in pos.display]
    if gone:
        pos.log("om.plans.gone", -1, Text("and", *gone))
    pos.reveal("om.plans", -1, (), (), EVERYBODY)


def refill_grid(pos: Position) -> None:
    """Empty spaces of the tech grid are filled from the bottom up, as long as there are tiles."""
    for place in range(GRID_SPACES):
        if pos.grid[place] == NOTHING and pos.tech_deck:
            pos.grid[place] = pos.tech_deck.pop()
            pos.reveal("om.grid", -1, (Text(f"om.tech.{TECHS[pos.grid[place]]}"),), (), EVERYBODY)


def warehouse_full(pos: Position) -> int:
    """How much of everything the warehouse holds: two with two players, else three."""
    return 2 if pos.two_player_rules() else 3


def refill_warehouse(pos: Position) -> None:
    """The warehouse is filled up, and it is told with what."""
    before = list(pos.warehouse)
    fill_warehouse(pos)
    added = [now - then for now, then in zip(pos.warehouse, before, strict=True)]
    if any(added):
        pos.log("om.warehouse", -1, amounts(added))


def fill_warehouse(pos: Position) -> None:
    """As much of everything as the warehouse holds, which is no minerals."""
    full = warehouse_full(pos)
    for kind in (*range(BATTERY, KINDS), CRYSTAL):
        pos.warehouse[kind] = full
