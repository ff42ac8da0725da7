"""Blueprints: obtaining them (rulebook p. 10) and upgrading buildings with them (p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.hexes import HEXES, ZONE
from areopolis.onmars.refs import good_ref, hex_ref, hex_text, plan_ref, sent_refs
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.complexes import complex_at, type_of
from areopolis.onmars.rules.contracts import check_everybody
from areopolis.onmars.rules.displace import clear
from areopolis.onmars.rules.free import Done, ask_step, offer
from areopolis.onmars.rules.goods import gain
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.rules.technology import TechStep, everybodys, go_farther
from areopolis.onmars.task import Task, following
from areopolis.onmars.terms import MINERAL, NOBODY, NOTHING, UPGRADE_TECH

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


def plan_text(number: int) -> Text:
    """A blueprint by its name."""
    return Text(f"om.blueprint.{number}")


def why_not_obtain(pos: Position, seat: int) -> Why | None:
    """Why a seat can take no blueprint."""
    if not any(pos.display):
        return Why("om.noblueprint")
    return None if pos.players[seat].markers() else Why("om.nomarker")


@final
class Obtaining(Task):
    """So many blueprints from the display, then more for colonists."""

    def __init__(self, seat: int, left: int, boost: bool, optional: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.boost: Final = boost
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for a card."""
        boosted = self.left == 0
        if why_not_obtain(pos, self.seat) is not None:
            return
        if boosted and not (self.boost and pos.players[self.seat].quarters):
            return
        options: list[Task] = [ObtainCard(self.seat, card, self.left, self.boost) for card in pos.display if card]
        if self.optional or boosted:
            options.append(Done(self.seat))
        ask_step(pos, self.seat, "blueprint", options)

    def others(self, pos: Position) -> list[Task]:
        """The blueprints on display, and those that somebody has."""
        taken = [card for player in pos.players for card in [*player.plans, *player.built]]
        return [ObtainCard(self.seat, card, self.left, self.boost) for card in [*pos.display, *taken] if card]


@final
class ObtainCard(Task):
    """Take a blueprint from the display."""

    def __init__(self, seat: int, card: int, left: int, boost: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.left: Final = left
        self.boost: Final = boost

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `blueprint 5`."""
        return ("blueprint", plan_ref(self.card))

    def about(self) -> tuple[Ref, ...]:
        """The card, and the colonist that it takes."""
        return (*super().about(), *sent_refs(int(not self.left)))

    def label(self) -> Text:
        """The card; with a colonist if it takes one."""
        return Text("om.choice.blueprint" if self.left else "om.choice.blueprint.boost", plan_text(self.card))

    def run(self, pos: Position) -> None:
        """Take it; then perhaps another one."""
        if self.left == 0:
            colonists.boost(pos, self.seat)
        pos.agenda.append(Obtaining(self.seat, max(self.left - 1, 0), self.boost, optional=True))
        obtain(pos, self.seat, self.card)


def obtain(pos: Position, seat: int, card: int) -> None:
    """A blueprint comes to a seat with a marker on it and the good printed on it."""
    pos.display[pos.display.index(card)] = 0
    pos.players[seat].plans.append(card)
    pos.log("om.obtain", seat, plan_text(card))
    gain(pos, seat, pos.box.blueprints[card - 1].gain, 1)
    contribute(pos, seat, "blueprints")
    first_colonists.did(pos, seat, "blueprint")


def zone_of(pos: Position, player: Player, anywhere: bool) -> list[int]:
    """The hexes in the building zones of the bots of a player, each once; or the whole map."""
    if anywhere:
        return list(range(HEXES))
    zone: list[int] = []
    for bot in player.bots:
        for hex_ in ZONE[bot]:
            if hex_ not in zone:
                zone.append(hex_)
    return zone


def upgrades(pos: Position, seat: int, anywhere: bool) -> list[tuple[int, int]]:
    """Every blueprint and hex that a seat can bring together."""
    player = pos.players[seat]
    if not player.plans:
        return []
    pairs: list[tuple[int, int]] = []
    zone = zone_of(pos, player, anywhere)
    for card in player.plans:
        plan = pos.box.blueprints[card - 1]
        building = type_of(seat, plan.building)
        for hex_ in zone:
            if pos.buildings[hex_] != building or pos.markers[hex_] != NOBODY:
                continue
            if plan.level == 1 or len(complex_at(pos, hex_)) >= plan.level:
                pairs.append((card, hex_))
    return pairs


def can_pay_upgrade(player: Player, free: bool) -> bool:
    """Whether a player has the mineral for an upgrade."""
    return free or player.automa or player.goods[MINERAL] > 0


def why_not_upgrade(pos: Position, seat: int, free: bool, anywhere: bool) -> Why | None:
    """Why a seat can upgrade nothing."""
    player = pos.players[seat]
    if not player.plans:
        return Why("om.noplan")
    if not can_pay_upgrade(player, free):
        return Why("om.pay", Text("om.amount.mineral", 1))
    return None if upgrades(pos, seat, anywhere) else Why("om.noupgrade")


@final
class Upgrading(TechStep):
    """So many upgrades; more by a technology (once), and for colonists."""

    def __init__(
        self, seat: int, left: int, free: bool, tech: bool, anywhere: bool, boost: bool, optional: bool
    ) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.free: Final = free
        self.tech: Final = tech
        self.anywhere: Final = anywhere
        self.boost: Final = boost
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for a blueprint and a building."""
        player = pos.players[self.seat]
        if not can_pay_upgrade(player, self.free):
            return
        boosted = self.left == 0
        pairs = upgrades(pos, self.seat, self.anywhere)
        options: list[Task] = []
        if not boosted or (self.boost and player.quarters):
            options = [UpgradeHex(self.seat, card, hex_, self) for card, hex_ in pairs]
        if boosted and self.tech and pairs:
            options += go_farther(pos, self.seat, UPGRADE_TECH, self)
        offer(pos, self.seat, "upgrade", options, self.optional or boosted)

    def others(self, pos: Position) -> list[Task]:
        """Every own blueprint on every building, and everybody's technology."""
        built = [hex_ for hex_ in range(HEXES) if pos.buildings[hex_] != NOTHING]
        pairings: list[Task] = [
            UpgradeHex(self.seat, card, hex_, self) for card in pos.players[self.seat].plans for hex_ in built
        ]
        return pairings + everybodys(pos, self.seat, UPGRADE_TECH, self)

    def after(self, left: int, tech: bool, optional: bool) -> Upgrading:
        """The same with so many upgrades left."""
        return Upgrading(self.seat, left, self.free, tech, self.anywhere, self.boost, optional)

    def with_tech(self, level: int) -> Task:
        """As many upgrades as the level."""
        return self.after(level, tech=False, optional=False)


@final
class UpgradeHex(Task):
    """Upgrade a building with a blueprint."""

    def __init__(self, seat: int, card: int, hex_: int, step: Upgrading) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.hex: Final = hex_
        self.step: Final = step

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `upgrade 5 G7`."""
        return ("upgrade", plan_ref(self.card), hex_ref(self.hex))

    def about(self) -> tuple[Ref, ...]:
        """The blueprint, the hex, the mineral and the colonist that it takes."""
        minerals = () if self.step.free else (good_ref(MINERAL, 1),)
        return (*super().about(), *minerals, *sent_refs(int(not self.step.left)))

    def label(self) -> Text:
        """Blueprint and hex; with a colonist if it takes one."""
        name = "om.choice.upgrade" if self.step.left else "om.choice.upgrade.boost"
        return Text(name, plan_text(self.card), hex_text(self.hex))

    def run(self, pos: Position) -> None:
        """Pay a mineral, move the marker; then perhaps another one."""
        step = self.step
        if step.left == 0:
            colonists.boost(pos, self.seat)
        if not step.free:
            pos.players[self.seat].goods[MINERAL] -= 1
            pos.log("om.pay", self.seat, Text("om.amount.mineral", 1))
        pos.agenda.append(step.after(max(step.left - 1, 0), step.tech, optional=True))
        pos.agenda.append(following(plan_ref(self.card), self.hex))
        upgrade(pos, self.seat, self.card, self.hex)


def upgrade(pos: Position, seat: int, card: int, hex_: int) -> None:
    """Move the marker of a blueprint onto a building, and whatever stands there out of the way."""
    player = pos.players[seat]
    player.plans.remove(card)
    player.built.append(card)
    miner = pos.miners[hex_]
    if miner != NOBODY:
        pos.miners[hex_] = NOBODY
        if pos.players[miner].automa:
            pos.players[miner].reserve += 1
        else:
            colonists.house(pos, miner, 1)
    pos.markers[hex_] = seat
    pos.log("om.upgrade", seat, plan_text(card), hex_text(hex_))
    contribute(pos, seat, "upgrades")
    check_everybody(pos)
    clear(pos, hex_)
