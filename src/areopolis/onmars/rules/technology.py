"""Using technology, own or another's, and the thanks to its owner (rulebook p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import good_ref, lab_text, seat_ref, tech_ref
from areopolis.onmars.rules import first_colonists
from areopolis.onmars.rules.free import open_choices
from areopolis.onmars.rules.goods import gain
from areopolis.onmars.rules.lab import Developed, develop_wording, onward, tech_text
from areopolis.onmars.task import SeatTask, Task, following
from areopolis.onmars.terms import LAB, NOTHING, OXYGEN

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# A used technology is noted as one number: its owner times this, and its kind.
OWNERS: Final = 16


def levels(pos: Position, kind: int) -> list[tuple[int, int]]:
    """Who has a technology of a kind, and at which level; in the order of seats."""
    return [(player.seat, player.level(kind)) for player in pos.players if kind in player.lab]


def best_level(pos: Position, kind: int) -> int:
    """The highest level of a technology in play; 0 if nobody has it."""
    best = 0
    for player in pos.players:
        best = max(best, player.level(kind))
    return best


def use_tech(pos: Position, seat: int, owner: int, kind: int) -> None:
    """Use a technology; for another's, its owner may choose oxygen or a development at the end of the turn."""
    if owner == seat:
        pos.log("om.usetech.own", seat, tech_text(kind))
        return
    pos.log("om.usetech", seat, tech_text(kind), Text("seat", owner))
    pos.used.append(owner * OWNERS + kind)


class TechStep(Task):
    """A step of an action that goes farther with a technology."""

    def with_tech(self, level: int) -> Task:
        """The same with what a technology of a level adds; at least one more step must follow."""
        raise AssertionError("every such step has its own")


@final
class GoFarther(Task):
    """Use a technology, own or another's, for as many further steps as its level."""

    def __init__(self, seat: int, owner: int, kind: int, level: int, step: TechStep) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind
        self.level: Final = level
        self.step: Final = step

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `tech 0`, with the seat of the owner."""
        return ("tech", seat_ref(self.owner))

    def about(self) -> tuple[Ref, ...]:
        """Whose technology, and which."""
        return (*super().about(), tech_ref(self.kind))

    def label(self) -> Text:
        """Whose technology, and its level."""
        return Text("om.choice.tech", Text("seat", self.owner), self.level)

    def run(self, pos: Position) -> None:
        """Note whose it was, and go on."""
        use_tech(pos, self.seat, self.owner, self.kind)
        pos.agenda.append(following(tech_ref(self.kind)))
        pos.agenda.append(self.step.with_tech(self.level))


def go_farther(pos: Position, seat: int, kind: int, step: TechStep) -> list[Task]:
    """All technologies of a kind that could take an action farther."""
    return [GoFarther(seat, owner, kind, level, step) for owner, level in levels(pos, kind)]


def everybodys(pos: Position, seat: int, kind: int, step: TechStep) -> list[Task]:
    """The technology of a kind of every seat, whether it is there or not."""
    return [GoFarther(seat, player.seat, kind, player.level(kind), step) for player in pos.players]


@final
class Thank(Task):
    """The owner of a technology that another has used: oxygen, or one free development of that tile."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, pos: Position) -> None:
        """Ask the owner; a tile that cannot move brings oxygen. Lacerda develops it, to the upper of two spaces."""
        player = pos.players[self.seat]
        if self.kind not in player.lab:
            return
        tasks = first_colonists.aims(pos, self.seat)
        spaces = onward(player, player.lab.index(self.kind))
        steps = [GiftedStep(self.seat, self.kind, to, aim) for to in spaces for aim in tasks]
        if player.automa:
            pos.agenda.extend(steps[:1])
        else:
            free = open_choices(pos, self.seat, pledges=False) if steps else []
            pos.ask(self.seat, "thanks", [TakeOxygen(self.seat), *steps, *free])

    def source(self) -> tuple[Ref, ...]:
        """The technology that was used."""
        return (tech_ref(self.kind),)

    def others(self, pos: Position) -> list[Task]:
        """Every own tile on every space of the laboratory."""
        tasks = first_colonists.aims(pos, self.seat)
        kinds = [kind for kind in pos.players[self.seat].lab if kind != NOTHING]
        return [GiftedStep(self.seat, kind, to, aim) for kind in kinds for to in range(len(LAB)) for aim in tasks]


@final
class Thanks(Task):
    """Owners of technology that another has used choose, in turn order."""

    def run(self, pos: Position) -> None:
        """Ask them all; what they do may use technology again."""
        if not pos.used:
            return
        pos.agenda.append(Thanks())
        for seat in reversed(pos.in_order()):
            for used in reversed(pos.used):
                if used // OWNERS == seat:
                    pos.agenda.append(Thank(seat, used % OWNERS))
        pos.used.clear()


@final
class TakeOxygen(SeatTask):
    """Keep the oxygen."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`oxygen`."""
        return ("oxygen",)

    def about(self) -> tuple[Ref, ...]:
        """What is gained."""
        return (good_ref(OXYGEN, 1),)

    def label(self) -> Text:
        """One oxygen."""
        return Text("om.choice.oxygen")

    def run(self, pos: Position) -> None:
        """From the supply."""
        gain(pos, self.seat, OXYGEN, 1)


@final
class GiftedStep(Task):
    """Develop the used tile once, free."""

    def __init__(self, seat: int, kind: int, target: int, aim: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.target: Final = target
        self.aim: Final = aim

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `develop rover 3t`."""
        return develop_wording(self.kind, self.target, self.aim)

    def label(self) -> Text:
        """The tile and the space."""
        text = Text("om.choice.develop", tech_text(self.kind), lab_text(self.target))
        return first_colonists.aimed(text, self.aim)

    def run(self, pos: Position) -> None:
        """Like any development."""
        pos.agenda.append(Developed(self.seat, self.kind, self.target, self.aim))
