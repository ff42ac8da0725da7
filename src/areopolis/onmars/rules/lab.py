"""Technology: developing it along the laboratory, and using it (rulebook pp. 10-11); learning it is in learn.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import good_ref, lab_ref, price_refs, seat_ref, sent_refs, tech_ref
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.free import offer, open_choices
from areopolis.onmars.rules.goods import FREE, can_pay, gain, pay, spend_crystals
from areopolis.onmars.task import SeatTask, Task, following
from areopolis.onmars.terms import COLUMN, LAB, NOTHING, ONWARD, OXYGEN, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

OWNERS: Final = 16


def tech_text(kind: int) -> Text:
    """A kind of technology in words."""
    return Text(f"om.tech.{TECHS[kind]}")


@final
class Benefit(Task):
    """Give a seat the benefit of a space, which it may decline; one that it cannot use is lost."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def run(self, pos: Position) -> None:
        """Do what can be done; Lacerda has his own use for it."""
        if pos.players[self.seat].automa:
            pos.give_automa(self.effect)
        elif self.effect.why_not(pos, self.seat) is None:
            self.effect.do(pos, self.seat, optional=True)


def lab_benefit(pos: Position, seat: int, space: int) -> None:
    """The benefit of the space on which a tile has come."""
    effect = pos.box.lab[space]
    if effect is not None:
        pos.agenda.append(following(lab_ref(space)))
        pos.agenda.append(Benefit(seat, effect))


def onward(player: Player, space: int) -> list[int]:
    """The empty neighbours of a space in the next column."""
    return [target for target in ONWARD[space] if player.lab[target] == NOTHING]


def can_develop_to(pos: Position, player: Player, target: int, free: bool, spent: Spent) -> bool:
    """Whether a player can pay the development onto a space."""
    if free:
        return True
    column = pos.box.columns[COLUMN[target] - 1]
    return can_pay(player, column.cost, column.anything) and player.crystals(spent) >= column.crystals


def developments(pos: Position, seat: int, free: bool, spent: Spent = UNSPENT) -> list[tuple[int, int]]:
    """Every tile that a seat can develop, as the spaces from and to."""
    player = pos.players[seat]
    found: list[tuple[int, int]] = []
    for space, kind in enumerate(player.lab):
        if kind != NOTHING:
            for target in ONWARD[space]:
                if player.lab[target] == NOTHING and can_develop_to(pos, player, target, free, spent):
                    found.append((space, target))
    return found


@final
class Developing(Task):
    """So many developments, then more for colonists."""

    def __init__(self, seat: int, left: int, free: bool, boost: bool, optional: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.free: Final = free
        self.boost: Final = boost
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for a tile and where it goes."""
        boosted = self.left == 0
        if boosted and not (self.boost and pos.players[self.seat].quarters):
            return
        player = pos.players[self.seat]
        tasks = first_colonists.aims(pos, self.seat)
        open_now = developments(pos, self.seat, self.free)
        options = [self.step(pos, space, target, aim) for space, target in open_now for aim in tasks]
        goals = 0 if self.free else len(player.goals)
        dear = developments(pos, self.seat, self.free, Spent(0, -goals)) if goals else []
        offer(
            pos,
            self.seat,
            "develop",
            options,
            self.optional or boosted,
            pledges=len(dear) > len(open_now),
            always=first_colonists.may_aim(pos, self.seat),
        )

    def step(self, pos: Position, space: int, target: int, aim: str) -> Task:
        """The development of the tile on a space."""
        kind = pos.players[self.seat].lab[space]
        column = pos.box.columns[COLUMN[target] - 1]
        cost, anything, price = (FREE, 0, 0) if self.free else (column.cost, column.anything, column.crystals)
        return DevelopTile(self.seat, kind, target, self.left, self.free, self.boost, aim, space, cost, anything, price)

    def others(self, pos: Position) -> list[Task]:
        """Every own tile on every space of the laboratory."""
        spaces = [space for space, kind in enumerate(pos.players[self.seat].lab) if kind != NOTHING]
        aims = first_colonists.aims(pos, self.seat)
        return [self.step(pos, space, to, aim) for space in spaces for to in range(len(LAB)) for aim in aims]


def develop_wording(kind: int, target: int, aim: str) -> tuple[str | Ref, ...]:
    """A development written down: `develop rover 3t`, or `develop rover 3t for develop-twice` to name the task."""
    plain = ("develop", tech_ref(kind), lab_ref(target))
    return (*plain, "for", aim) if aim else plain


@final
class DevelopTile(Task):
    """Develop a tile onto a space of the next column."""

    def __init__(
        self,
        seat: int,
        kind: int,
        target: int,
        left: int,
        free: bool,
        boost: bool,
        aim: str,
        place: int,
        cost: tuple[int, ...],
        anything: int,
        price: int,
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.target: Final = target
        self.left: Final = left
        self.free: Final = free
        self.boost: Final = boost
        self.aim: Final = aim
        # The space from which it comes, and what it costs: resources, resources of any kind, crystals.
        self.place: Final = place
        self.cost: Final = cost
        self.anything: Final = anything
        self.price: Final = price

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `develop rover 3t`."""
        return develop_wording(self.kind, self.target, self.aim)

    def about(self) -> tuple[Ref, ...]:
        """The tile, where it goes and comes from, what it costs, and the colonist that it takes."""
        price = price_refs(self.cost, self.anything, self.price)
        return (*super().about(), lab_ref(self.place), *price, *sent_refs(int(not self.left)))

    def label(self) -> Text:
        """The tile and the space; with a colonist if it takes one."""
        name = "om.choice.develop" if self.left else "om.choice.develop.boost"
        return first_colonists.aimed(Text(name, tech_text(self.kind), Text("om.lab", LAB[self.target])), self.aim)

    def run(self, pos: Position) -> None:
        """Pay by the column, move it; then perhaps another one."""
        if self.left == 0:
            colonists.boost(pos, self.seat)
        pos.agenda.append(Developing(self.seat, max(self.left - 1, 0), self.free, self.boost, optional=True))
        pos.agenda.append(following(tech_ref(self.kind)))
        pos.agenda.append(Developed(self.seat, self.kind, self.target, self.aim))
        if not self.free:
            spend_crystals(pos, self.seat, self.price)
            pay(pos, self.seat, self.cost, self.anything)


@final
class Developed(Task):
    """A paid development takes place."""

    def __init__(self, seat: int, kind: int, target: int, aim: str = "") -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.target: Final = target
        self.aim: Final = aim

    def run(self, pos: Position) -> None:
        """Move the tile and give the benefit of its new space."""
        move_tile(pos, self.seat, self.kind, self.target, self.aim)
        lab_benefit(pos, self.seat, self.target)

    def seen_by(self, seat: int) -> Task:
        """For which of its cards it is made is for nobody else to know."""
        return self if seat == self.seat else Developed(self.seat, self.kind, self.target)


def move_tile(pos: Position, seat: int, kind: int, target: int, aim: str) -> None:
    """Move a tile along the laboratory."""
    player = pos.players[seat]
    player.lab[player.lab.index(kind)] = NOTHING
    player.lab[target] = kind
    player.developed += 1
    if pos.recording:
        pos.log("om.develop", seat, tech_text(kind), Text("om.lab", LAB[target]))
    first_colonists.developed(pos, seat, aim)


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
        text = Text("om.choice.develop", tech_text(self.kind), Text("om.lab", LAB[self.target]))
        return first_colonists.aimed(text, self.aim)

    def run(self, pos: Position) -> None:
        """Like any development."""
        pos.agenda.append(Developed(self.seat, self.kind, self.target, self.aim))
