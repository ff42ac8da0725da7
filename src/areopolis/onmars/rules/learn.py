"""Learning technology: a tile of the grid comes to the first column of the laboratory (rulebook p. 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.refs import ROW, lab_ref, lab_text, price_refs, sent_refs, tech_ref
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.free import offer
from areopolis.onmars.rules.goods import FREE, can_pay, cost_of, pay
from areopolis.onmars.rules.lab import lab_benefit, tech_text
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.task import Task, following
from areopolis.onmars.terms import BATTERY, ENTRIES, GRID_ROW, LAB, NOTHING

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

# What a tile costs by the row of the grid, from the bottom: resources, and resources of any kind.
ROW_COST: Final = (FREE, cost_of(BATTERY), cost_of(BATTERY))
ROW_ANYTHING: Final = (0, 0, 1)
ROWS: Final = ("bottom", "middle", "top")


def learnable(pos: Position, player: Player) -> list[int]:
    """The grid spaces from which a player may take a tile."""
    return [
        place
        for place, kind in enumerate(pos.grid)
        if kind != NOTHING
        and kind not in player.lab
        and can_pay(player, ROW_COST[GRID_ROW[place]], ROW_ANYTHING[GRID_ROW[place]])
    ]


def why_not_learn(pos: Position, seat: int) -> Why | None:
    """Why a seat can learn no technology."""
    player = pos.players[seat]
    if all([player.lab[space] != NOTHING for space in ENTRIES]):
        return Why("om.nolab")
    return None if learnable(pos, player) else Why("om.notech")


@final
class Learning(Task):
    """So many tiles to learn, then more for colonists."""

    def __init__(self, seat: int, left: int, boosts: int, optional: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.boosts: Final = boosts
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for a tile and a space."""
        player = pos.players[self.seat]
        boosted = self.left == 0
        if boosted and (self.boosts == 0 or player.quarters == 0):
            return
        spaces = [space for space in ENTRIES if player.lab[space] == NOTHING]
        offer(pos, self.seat, "learn", self.tiles(pos, learnable(pos, player), spaces), self.optional or boosted)

    def tiles(self, pos: Position, places: list[int], spaces: list[int]) -> list[Task]:
        """The tiles on some places of the grid, on each of some spaces of the laboratory."""
        tiles: list[Task] = []
        for place in places:
            kind = pos.grid[place]
            # Two tiles of a kind in one row are the same; a dearer one is named by its row.
            below = [GRID_ROW[other] for other in range(place) if pos.grid[other] == kind]
            if GRID_ROW[place] not in below:
                row, dear = GRID_ROW[place], bool(below)
                tiles += [LearnTile(self.seat, kind, space, row, dear, self.left, self.boosts) for space in spaces]
        return tiles

    def others(self, pos: Position) -> list[Task]:
        """Every tile of the grid on every space of the laboratory."""
        return self.tiles(pos, [place for place, kind in enumerate(pos.grid) if kind != NOTHING], list(range(len(LAB))))


@final
class LearnTile(Task):
    """Take a tile from the grid and put it on a space of the first column."""

    def __init__(self, seat: int, kind: int, space: int, row: int, dear: bool, left: int, boosts: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.space: Final = space
        # The row of the grid, and whether a cheaper tile of the kind lies there too.
        self.row: Final = row
        self.dear: Final = dear
        self.left: Final = left
        self.boosts: Final = boosts

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `learn extractor 1b`; `learn extractor 1b top` for a dearer one."""
        plain = ("learn", tech_ref(self.kind), lab_ref(self.space))
        return (*plain, self.row_ref()) if self.dear else plain

    def row_ref(self) -> Ref:
        """Where the tile lies."""
        return Ref(ROW, ROWS[self.row])

    def about(self) -> tuple[Ref, ...]:
        """The tile, the space, the row with its price, and the colonist that it takes."""
        price = price_refs(ROW_COST[self.row], ROW_ANYTHING[self.row])
        tile = (tech_ref(self.kind), lab_ref(self.space), self.row_ref())
        return (*tile, *price, *sent_refs(int(not self.left)))

    def label(self) -> Text:
        """The tile and the space; with a colonist if it takes one."""
        name = "om.choice.learn" if self.left else "om.choice.learn.boost"
        text = Text(name, tech_text(self.kind), lab_text(self.space))
        return Text("om.choice.learn.row", text, Text(f"om.row.{ROWS[self.row]}")) if self.dear else text

    def place(self, pos: Position) -> int:
        """The space of the grid in its row with such a tile."""
        for place, kind in enumerate(pos.grid):
            if kind == self.kind and GRID_ROW[place] == self.row:
                return place
        return NOTHING

    def run(self, pos: Position) -> None:
        """Pay by the row, take it; then perhaps another one."""
        left, boosts = self.left - 1, self.boosts
        if self.left == 0:
            colonists.boost(pos, self.seat)
            left, boosts = 0, self.boosts - 1
        pos.agenda.append(Learning(self.seat, left, boosts, optional=True))
        place = self.place(pos)
        row = GRID_ROW[place]
        pos.agenda.append(following(tech_ref(self.kind)))
        pos.agenda.append(TileTaken(self.seat, place, self.space))
        pay(pos, self.seat, ROW_COST[row], ROW_ANYTHING[row])


@final
class TileTaken(Task):
    """A paid tile comes into the laboratory."""

    def __init__(self, seat: int, place: int, space: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.space: Final = space

    def run(self, pos: Position) -> None:
        """Move it, count it, give the benefit of the space."""
        take_tile(pos, self.seat, self.place, self.space)
        lab_benefit(pos, self.seat, self.space)


def take_tile(pos: Position, seat: int, place: int, space: int) -> None:
    """Move a tile from a space of the grid to a space of the laboratory."""
    kind = pos.grid[place]
    pos.grid[place] = NOTHING
    pos.players[seat].lab[space] = kind
    pos.log("om.learn", seat, tech_text(kind), lab_text(space))
    contribute(pos, seat, "techs")
    first_colonists.did(pos, seat, "learn")
