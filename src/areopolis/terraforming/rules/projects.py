"""The six standard projects (rulebook p. 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.do import Do
from areopolis.terraforming.items import card_items
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import FROM_PROJECT, PROJECT, coded, resource_ref
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.task import SeatTask, Task
from areopolis.terraforming.terms import MC, PROJECT_PAID, PROJECTS
from areopolis.terraforming.vocabulary import Effect

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

PATENTS: Final = 0
POWER_PLANT: Final = 1
COSTS: Final = (0, 11, 14, 18, 23, 25)
# What each project does, and what plants and heat are turned into: said in words of the vocabulary by `standard.py`.
EFFECTS: Final[list[tuple[Effect, ...]]] = []
CONVERTED: Final[list[Effect]] = []
FROM_PLANTS: Final = 0
FROM_HEAT: Final = 1


def project_price(player: Player, project: int) -> int:
    """What a standard project costs a player."""
    return COSTS[project] - player.project_discounts[project]


def why_not_project(pos: Position, player: Player, project: int) -> Why | None:
    """Why a player cannot carry out a standard project."""
    if project == PATENTS:
        return None if player.hand else Why("hand")
    short = why_short(player, project_price(player, project), steel=False, titanium=False)
    if short is not None:
        return short
    for effect in EFFECTS[project]:
        why = effect.why_not(pos, player.seat, -1)
        if why is not None:
            return why
    return None


@final
class Project(Task):
    """The choice of a standard project."""

    def __init__(self, project: int, price: int) -> None:
        self.project: Final = project
        self.price: Final = price

    def run(self, pos: Position) -> None:
        """Pay for it; then it happens."""
        pos.actions += 1
        pos.log("project", pos.active, Text(f"project.{PROJECTS[self.project]}"))
        if self.project == PATENTS:
            pos.agenda.append(SellPatents(pos.active))
            return
        pos.agenda.append(CarryOut(pos.active, self.project))
        pay(pos, pos.active, self.price, coded(FROM_PROJECT, self.project))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `project asteroid`."""
        return ("project", Ref(PROJECT, PROJECTS[self.project]))

    def about(self) -> tuple[Ref, ...]:
        """The project, and its price if it has one."""
        project = Ref(PROJECT, PROJECTS[self.project])
        return (project, resource_ref(MC, self.price)) if self.price else (project,)

    def label(self) -> Text:
        """The project, and its cost if it has one."""
        name = Text(f"project.{PROJECTS[self.project]}")
        return Text("choice.project", name, self.price) if self.price else Text("choice.project.free", name)


USUAL: Final[list[Project]] = [Project(project, COSTS[project]) for project in range(len(PROJECTS))]


def choice(player: Player, project: int) -> Project:
    """A standard project at the price of a player."""
    price = project_price(player, project)
    return USUAL[project] if price == COSTS[project] else Project(project, price)


@final
class CarryOut(Task):
    """A standard project that has been paid for."""

    def __init__(self, seat: int, project: int) -> None:
        self.seat: Final = seat
        self.project: Final = project

    def run(self, pos: Position) -> None:
        """Rebates first, then the effect."""
        pos.playing = -1
        pos.placed = 0
        parts: list[Do] = []
        fire(pos, PROJECT_PAID, self.seat, COSTS[self.project], -1, parts)
        parts.extend([Do(self.seat, effect, coded(FROM_PROJECT, self.project)) for effect in EFFECTS[self.project]])
        settle(pos, parts)


@final
class SellPatents(SeatTask):
    """A seat sells cards from hand."""

    def source(self) -> int:
        """The standard project."""
        return coded(FROM_PROJECT, PATENTS)

    def run(self, pos: Position) -> None:
        """Ask which."""
        hand = pos.players[self.seat].hand
        pos.agenda.append(self)
        pos.decision = Decision(self.seat, "sell", card_items(hand), "sell", 1, len(hand))

    def take(self, pos: Position, items: list[int]) -> None:
        """One M€ for each."""
        player = pos.players[self.seat]
        for card in items:
            player.hand.remove(card)
            pos.discards.append(card)
        player.stock[MC] += len(items)
        pos.log("sold", self.seat, len(items))
