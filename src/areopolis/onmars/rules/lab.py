"""Technology: developing it along the laboratory (rulebook pp. 10-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import lab_ref, lab_text, price_refs, sent_refs, tech_ref
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.free import offer
from areopolis.onmars.rules.goods import FREE, can_pay, pay, spend_crystals
from areopolis.onmars.task import Task, following
from areopolis.onmars.terms import COLUMN, LAB, NOTHING, ONWARD, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


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
            return
        why = self.effect.why_not(pos, self.seat)
        if why is None:
            self.effect.do(pos, self.seat, optional=True)
        else:
            pos.log("om.unused", self.seat, why.text())


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
    moves: list[tuple[int, int]] = []
    for space, kind in enumerate(player.lab):
        if kind != NOTHING:
            for target in ONWARD[space]:
                if player.lab[target] == NOTHING and can_develop_to(pos, player, target, free, spent):
                    moves.append((space, target))
    return moves


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
        """Every own tile on every space of the laboratory, first on those to which it might go next."""
        lab = pos.players[self.seat].lab
        aims = first_colonists.aims(pos, self.seat)
        steps: list[Task] = []
        for space, kind in enumerate(lab):
            if kind == NOTHING:
                continue
            next_to = sorted(ONWARD[space], key=lambda to: lab[to] != NOTHING)
            others = [to for to in range(len(LAB)) if to not in next_to]
            steps += [self.step(pos, space, to, aim) for to in [*next_to, *others] for aim in aims]
        return steps


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
        return first_colonists.aimed(Text(name, tech_text(self.kind), lab_text(self.target)), self.aim)

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
        pos.log("om.develop", seat, tech_text(kind), lab_text(target))
    first_colonists.developed(pos, seat, aim)
