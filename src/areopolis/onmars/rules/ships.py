"""Welcoming ships: colonists, bots, and an executive action for every space that falls free (rulebook p. 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.hexes import FAR, HEXES
from areopolis.onmars.refs import SHIP, hex_ref, hex_text, newcomer_refs, sent_refs
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.complexes import empty, own_shelters, pieces_at
from areopolis.onmars.rules.free import offer
from areopolis.onmars.rules.goods import pay, why_not_pay
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.rules.technology import TechStep, everybodys, go_farther
from areopolis.onmars.task import Follows, HexTask, SeatTask, Task
from areopolis.onmars.terms import DEPOT, SHIP_TECH, SHIPS

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

COST: Final = (0, 0, 1, 1, 0)
NO_COST: Final = (0, 0, 0, 0, 0)


def welcomes(pos: Position, player: Player) -> int:
    """How many ships may still leave the depot: no more in all than the colony has levels."""
    return max(min(pos.level - SHIPS + player.docked(), player.docked()), 0)


def why_not_welcome(pos: Position, seat: int, free: bool) -> Why | None:
    """Why a seat can welcome no ship."""
    player = pos.players[seat]
    if not player.ships:
        return Why("om.noship")
    if not welcomes(pos, player):
        return Why("om.shiplimit", pos.level)
    return None if free else why_not_pay(player, COST)


@final
class Welcoming(TechStep):
    """So many ships; more by a technology (once), and for colonists that did not arrive in this turn."""

    def __init__(
        self,
        seat: int,
        left: int,
        free: bool,
        gives: tuple[tuple[int, int], ...],
        tech: bool,
        boost: bool,
        optional: bool,
    ) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.free: Final = free
        # Alternatives: colonists and bots.
        self.gives: Final = gives
        self.tech: Final = tech
        self.boost: Final = boost
        self.optional: Final = optional

    def after(self, left: int, tech: bool, optional: bool) -> Welcoming:
        """The same with so many ships left."""
        return Welcoming(self.seat, left, self.free, self.gives, tech, self.boost, optional)

    def with_tech(self, level: int) -> Task:
        """As many ships as the level."""
        return self.after(level, tech=False, optional=False)

    def run(self, pos: Position) -> None:
        """Ask which ship, and what it brings."""
        if why_not_welcome(pos, self.seat, self.free) is not None:
            return
        player = pos.players[self.seat]
        boosted = self.left == 0
        options: list[Task] = []
        if not boosted or (self.boost and player.quarters > player.newcomers):
            options = self.at([space for space in range(1, DEPOT + 1) if player.ships & (1 << (space - 1))])
        if boosted and self.tech:
            options += go_farther(pos, self.seat, SHIP_TECH, self)
        offer(pos, self.seat, "welcome", options, self.optional or boosted)

    def at(self, spaces: list[int]) -> list[Task]:
        """Ships on some spaces, with everything that they may bring."""
        return [WelcomeShip(self.seat, space, give[0], give[1], self) for space in spaces for give in self.gives]

    def others(self, pos: Position) -> list[Task]:
        """Every space of the depot, and everybody's technology."""
        return [*self.at(list(range(1, DEPOT + 1))), *everybodys(pos, self.seat, SHIP_TECH, self)]


@final
class WelcomeShip(Task):
    """A ship leaves a space of the depot for the hangar and brings colonists and bots."""

    def __init__(self, seat: int, space: int, people: int, bots: int, step: Welcoming) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.people: Final = people
        self.bots: Final = bots
        self.step: Final = step

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `welcome 8 1 1`: the space, colonists, bots."""
        return ("welcome", Ref(SHIP, str(self.space)), str(self.people), str(self.bots))

    def about(self) -> tuple[Ref, ...]:
        """The ship, whom it brings, and the colonist that it takes."""
        return (*super().about(), *newcomer_refs(self.people, self.bots), *sent_refs(int(not self.step.left)))

    def label(self) -> Text:
        """From which space, and with whom."""
        name = "om.choice.welcome" if self.step.left else "om.choice.welcome.boost"
        bots = [Text("om.amount.bot", self.bots)] if self.bots else []
        return Text(name, self.space, Text("and", Text("om.amount.colonist", self.people), *bots))

    def run(self, pos: Position) -> None:
        """Pay, move the ship; then perhaps another one."""
        step = self.step
        if step.left == 0:
            colonists.boost(pos, self.seat)
        pos.agenda.append(step.after(max(step.left - 1, 0), step.tech, optional=True))
        pos.agenda.append(Follows(SHIP, str(self.space)))
        pos.agenda.append(ShipArrives(self.seat, self.space, self.people, self.bots))
        pay(pos, self.seat, NO_COST if step.free else COST)


@final
class ShipArrives(Task):
    """A paid ship arrives."""

    def __init__(self, seat: int, space: int, people: int, bots: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.people: Final = people
        self.bots: Final = bots

    def run(self, pos: Position) -> None:
        """To the hangar; colonists go to bed, bots to the map."""
        dock(pos, self.seat, self.space)
        colonists.arrive(pos, self.seat, self.people)
        for _i in range(self.bots):
            pos.agenda.append(NewBot(self.seat))


def dock(pos: Position, seat: int, space: int) -> None:
    """Move a ship from the depot to the hangar."""
    player = pos.players[seat]
    player.ships &= ~(1 << (space - 1))
    player.hangar += 1
    pos.log("om.welcome", seat, space)
    first_colonists.did(pos, seat, "ship")


@final
class NewBot(SeatTask):
    """A new bot comes to the map: on an own shelter without a piece, else as near to one as possible."""

    def run(self, pos: Position) -> None:
        """Ask where, if there is more than one place."""
        if not pos.players[self.seat].spare_bots():
            return
        homes = own_shelters(pos, self.seat)
        places = [hex_ for hex_ in homes if pieces_at(pos, hex_) == 0]
        if not places:
            places = nearest_empty(pos, homes)
        if places:
            pos.ask(self.seat, "newbot", [PlaceBot(self.seat, hex_) for hex_ in places])

    def others(self, pos: Position) -> list[Task]:
        """Every hex."""
        return [PlaceBot(self.seat, hex_) for hex_ in range(HEXES)]


def nearest_empty(pos: Position, homes: list[int]) -> list[int]:
    """The empty hexes that are nearest to one of some hexes."""
    best = 13
    hexes: list[int] = []
    for hex_ in range(HEXES):
        far = min([FAR[home][hex_] for home in homes])
        if far <= best and empty(pos, hex_):
            if far < best:
                best, hexes = far, []
            hexes.append(hex_)
    return hexes


@final
class PlaceBot(HexTask):
    """Put the new bot on a hex."""

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `newbot E3`."""
        return ("newbot", hex_ref(self.hex))

    def about(self) -> tuple[Ref, ...]:
        """The hex and the bot."""
        return (*super().about(), *newcomer_refs(0, 1))

    def label(self) -> Text:
        """Where."""
        return Text("om.choice.newbot", hex_text(self.hex))

    def run(self, pos: Position) -> None:
        """Put it there."""
        pos.players[self.seat].bots.append(self.hex)
        pos.log("om.newbot", self.seat, hex_text(self.hex))
        contribute(pos, self.seat, "bots")
