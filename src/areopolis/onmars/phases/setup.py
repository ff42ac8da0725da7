"""Setting up the table and the players (rulebook pp. 4-6, 22, 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.hexes import BY_PLACE, MIDDLE
from areopolis.onmars.phases.rounds import Round
from areopolis.onmars.refs import side_ref
from areopolis.onmars.rules.lss import fill_warehouse
from areopolis.onmars.rules.technology import Thanks
from areopolis.onmars.rules.travel import ChoosingSpace, TakeSpace
from areopolis.onmars.task import SeatTask, Task
from areopolis.onmars.terms import (
    CRYSTAL,
    DISPLAY_ROW,
    GENERATOR,
    GRID_SPACES,
    GRID_TECHS,
    KINDS,
    LACERDA,
    LSS_COLUMNS,
    MINE,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SHELTER_TECH_START,
    SIDES,
    STACKS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# Where the other starting buildings stand: two hexes above, below, left and right of the mine.
OUTER: Final = tuple([BY_PLACE[place] for place in ((0, -2), (0, 2), (-2, 1), (2, -1))])
OPEN_DISCOVERIES: Final = 2
GOALS_DEALT: Final = 3
START_COLONISTS: Final = 3
SHORT_MISSIONS: Final = {"short": 2, "long": 1}
MISSION_PLACES: Final = 3


@final
class SetUp(Task):
    """Everything that chance decides before the first choice."""

    def run(self, pos: Position) -> None:
        """Lay out the table, then let the seats choose their turn order spaces."""
        lay_map(pos)
        lay_displays(pos)
        choose_missions(pos)
        for player in pos.players:
            seat_player(pos, player.seat)
        deal_goals(pos)
        pos.first = pos.chance(pos.options.players)
        pos.log("om.first", pos.first)
        choose_spaces(pos)


def lay_map(pos: Position) -> None:
    """The starting buildings, the research tiles and the stacks of buildings."""
    pos.buildings[MIDDLE] = MINE
    order = pos.shuffled(list(range(LSS_COLUMNS)))
    for hex_, column in zip(OUTER, order, strict=True):
        pos.buildings[hex_] = GENERATOR + column
    for kind, research in enumerate(pos.box.research):
        for hex_ in research.hexes:
            pos.lies[hex_] = RESEARCH + kind
    for building in range(STACKS):
        pos.stacks[building] = list(pos.shuffled(list(range(len(pos.box.buildings[building].tiles)))))


def lay_displays(pos: Position) -> None:
    """Discoveries, warehouse, technology, blueprints, scientists, contracts, rewards."""
    pos.discovery_deck = list(pos.shuffled(list(range(1, len(pos.box.discoveries) + 1))))
    pos.open_discoveries = [pos.discovery_deck.pop() for _i in range(OPEN_DISCOVERIES)]
    fill_warehouse(pos)
    pos.grid[:GRID_SPACES] = pos.shuffled(list(GRID_TECHS))
    if not pos.two_player_rules():
        pos.tech_deck = list(pos.shuffled(list(GRID_TECHS)))
    plans = pos.box.blueprints
    low = pos.shuffled([plan.number for plan in plans if plan.level == 1])
    high = pos.shuffled([plan.number for plan in plans if plan.level > 1])
    pos.plan_deck = [*high, *low]
    pos.display[:DISPLAY_ROW] = [pos.plan_deck.pop() for _i in range(DISPLAY_ROW)]
    pos.board[:] = range(len(SCIENTISTS))
    pos.contract_deck = [contract.number for contract in pos.box.contracts]
    pos.rewards = list(pos.shuffled(list(range(1, len(pos.box.rewards) + 1)))[:LSS_COLUMNS])
    if pos.options.solo:
        pos.solo_deck = list(pos.shuffled(list(range(1, len(pos.box.solo_cards) + 1))))
    if pos.options.first_colonists:
        pos.deck_b = list(pos.shuffled(list(range(1, len(pos.box.cards_b) + 1))))


def choose_missions(pos: Position) -> None:
    """Three missions, short and long ones by the length of the game; fixed ones for First Colonists."""
    if pos.options.first_colonists:
        pos.missions = list(pos.box.beginner_missions)
    else:
        short = pos.shuffled([mission.number for mission in pos.box.missions if not mission.long])
        long = pos.shuffled([mission.number for mission in pos.box.missions if mission.long])
        number = SHORT_MISSIONS[pos.options.length]
        pos.missions = [*short[:number], *long[: MISSION_PLACES - number]]
    pos.cubes = [pos.box.missions[number - 1].needed[len(pos.players) - 2] for number in pos.missions]


def seat_player(pos: Position, seat: int) -> None:
    """The board and the first pieces of a player."""
    player = pos.players[seat]
    player.goods[:KINDS] = [1] * KINDS
    player.goods[CRYSTAL] = 1
    player.lab[SHELTER_TECH_START] = SHELTER
    for space in pos.box.depot:
        if space.ship:
            player.ships |= 1 << (space.number - 1)
    home = pos.box.shelter_starts[len(pos.players)][seat]
    pos.buildings[home] = SHELTER + seat
    player.shelters = 1
    if pos.options.solo and seat == LACERDA:
        player.automa = True
        player.goods[:KINDS] = [0] * KINDS
        return
    player.bots.append(home)
    player.quarters = START_COLONISTS
    player.reserve -= START_COLONISTS


def deal_goals(pos: Position) -> None:
    """Three private goals for everybody but Lacerda, and a card A of First Colonists."""
    goals = list(pos.shuffled(list(range(1, len(pos.box.goals) + 1))))
    cards = list(pos.shuffled(list(range(1, len(pos.box.cards_a) + 1))))
    for player in pos.players:
        if player.automa:
            continue
        player.goals.extend(sorted([goals.pop() for _i in range(GOALS_DEALT)]))
        pos.reveal(
            "om.goals", player.seat, (), (Text("and", *[Text("om.goal", g) for g in player.goals]),), 1 << player.seat
        )
        if pos.options.first_colonists:
            player.card_a = cards.pop()


def choose_spaces(pos: Position) -> None:
    """Turn order spaces: chosen clockwise from the first player, or drawn with First Colonists; Lacerda draws."""
    pos.agenda.append(Round())
    pos.agenda.append(PlacingShuttle())
    tiles = list(pos.shuffled(list(pos.box.colonist_tiles)))
    if pos.options.solo:
        pos.players[LACERDA].space = tiles.pop()
        pos.log("om.space", LACERDA, pos.players[LACERDA].space)
    seats = [(pos.first + i) % pos.options.players for i in range(pos.options.players)]
    for seat in reversed(seats):
        pos.agenda.append(Thanks())
        pos.agenda.append(TakeSpace(seat, tiles.pop()) if pos.options.first_colonists else ChoosingSpace(seat, -1))


@final
class PlacingShuttle(Task):
    """The player on the highest turn order space puts the shuttle on the red space of a side; alone, Lacerda's side."""

    def run(self, pos: Position) -> None:
        """Ask."""
        if pos.options.solo:
            pos.agenda.append(PutShuttle(LACERDA, pos.side(LACERDA)))
            return
        seat = pos.in_order()[-1]
        pos.ask(seat, "shuttle", [PutShuttle(seat, side) for side in range(len(SIDES))])


@final
class PutShuttle(SeatTask):
    """Put the shuttle on the red space of a side."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `shuttle orbit`."""
        return ("shuttle", side_ref(self.side))

    def label(self) -> Text:
        """Which side."""
        return Text("om.choice.shuttle", Text(f"om.side.{SIDES[self.side]}"))

    def run(self, pos: Position) -> None:
        """Put it there."""
        pos.shuttle_side = self.side
        pos.shuttle_space = 1
        pos.log("om.shuttle", -1, Text(f"om.side.{SIDES[self.side]}"), 1)
