"""The scenario kit: put anything in place, then play on by notation. Public, for our tests and for those of others.

>>> from areopolis.onmars.scenario import Scenario, play
>>> pos = Scenario().seat(0, plant=1, lab={"condenser": "1t"}).start()
>>> play(pos, "act construct", "construct condenser F3")
>>> pos.players[0].goods[4], pos.tracks[3]
(2, 2)
"""

from __future__ import annotations

from typing import final

from areopolis.kernel.errors import BadOptions
from areopolis.onmars.hexes import BY_NAME, MIDDLE
from areopolis.onmars.options import Options
from areopolis.onmars.phases.rounds import NextTurn, Shuttle
from areopolis.onmars.phases.setup import OUTER, lay_displays
from areopolis.onmars.phases.turn import EndTurn, Turn
from areopolis.onmars.rules.contracts import CONTRACT, STRIDE
from areopolis.onmars.terms import (
    ACTIONS,
    BARE,
    BUILDINGS,
    COLONISTS,
    COLONIZATION,
    CONDENSER,
    CRYSTAL,
    CRYSTAL_HERE,
    DISCOVERY,
    EXTRACTOR,
    GENERATOR,
    GOODS,
    GREENHOUSE,
    LAB,
    LACERDA,
    LSS_COLUMNS,
    MINE,
    NOTHING,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SHELTER_TECH_START,
    SHUTTLE,
    SIDES,
    STACKS,
    TECHS,
)
from areopolis.onmars.whole import WholePosition, new_position

# The starting buildings of a scenario: above, below, left and right of the mine.
STARTS = (CONDENSER, EXTRACTOR, GENERATOR, GREENHOUSE)
USUAL_MISSIONS = (3, 2, 4)
USUAL_COLONISTS = 3
COLONY_SPACES = 5


def hex_named(name: str) -> int:
    """The hex with a name."""
    if name not in BY_NAME:
        raise BadOptions(f"there is no hex '{name}'")
    return BY_NAME[name]


def index_of(names: tuple[str, ...], name: str) -> int:
    """Where a name stands among its kind."""
    if name not in names:
        raise BadOptions(f"'{name}' is none of {', '.join(names)}")
    return names.index(name)


@final
class Scenario:
    """A position in the making: as at the start, with nothing in storage, everybody in the colony, seat 0 to move."""

    def __init__(
        self,
        players: int = 2,
        variants: tuple[str, ...] = (),
        seed: int = 0,
        missions: tuple[int, ...] = USUAL_MISSIONS,
        solo_goal: str = "",
    ) -> None:
        self.pos = new_position(Options(players, variants=variants, solo_goal=solo_goal), seed)
        pos = self.pos
        pos.buildings[MIDDLE] = MINE
        for hex_, building in zip(OUTER, STARTS, strict=True):
            pos.buildings[hex_] = building
        for building in range(STACKS):
            # Tiles without arrows first.
            pos.stacks[building] = list(reversed(range(len(pos.box.buildings[building].tiles))))
        lay_displays(pos)
        pos.rewards = list(range(1, LSS_COLUMNS + 1))
        pos.missions = list(missions)
        pos.cubes = [pos.box.missions[number - 1].needed[len(pos.players) - 2] for number in missions]
        pos.phase = COLONIZATION
        pos.round = 1
        pos.shuttle_space = 1
        for player in pos.players:
            home = pos.box.shelter_starts[len(pos.players)][player.seat]
            pos.buildings[home] = SHELTER + player.seat
            player.shelters = 1
            player.space = COLONY_SPACES + player.seat
            player.lab[SHELTER_TECH_START] = SHELTER
            player.ships = sum([1 << (space.number - 1) for space in pos.box.depot if space.ship])
            if not player.automa:
                player.bots.append(home)
                player.quarters = USUAL_COLONISTS
                player.reserve = COLONISTS - USUAL_COLONISTS

    def seat(
        self,
        seat: int,
        mineral: int = 0,
        battery: int = 0,
        water: int = 0,
        plant: int = 0,
        oxygen: int = 0,
        crystal: int = 0,
        waiting: int = 0,
        quarters: int | None = None,
        working: int = 0,
        space: int = 0,
        points: int = 0,
        hangar: int = 0,
        ships: list[int] | None = None,
        rover: str = "",
        bots: list[str] | None = None,
        lab: dict[str, str] | None = None,
        plans: list[int] | None = None,
        built: dict[int, str] | None = None,
        goals: list[int] | None = None,
        scientists: list[str] | None = None,
        contracts: dict[int, dict[str, int]] | None = None,
        progress: list[str] | None = None,
        discoveries: list[int] | None = None,
        research: str = "",
        cards_a: int = 0,
        cards_b: list[int] | None = None,
    ) -> Scenario:
        """Put things before a seat; what is left out stays as it is."""
        pos = self.pos
        player = pos.players[seat]
        for kind, number in enumerate((mineral, battery, water, plant, oxygen, crystal)):
            player.goods[kind] = number
        player.waiting = waiting
        if quarters is not None:
            player.quarters = quarters
        player.working = working
        player.space = space or player.space
        player.points = points
        player.hangar = hangar
        if ships is not None:
            player.ships = sum([1 << (number - 1) for number in ships])
        if rover:
            player.rover = hex_named(rover)
        if bots is not None:
            player.bots[:] = [hex_named(name) for name in bots]
        for name, place in (lab or {}).items():
            self.tech(seat, name, place)
        self.blueprints(seat, plans or [], built or {})
        player.goals.extend(goals or [])
        self.cards(seat, scientists or [], contracts or {})
        player.progress = sum([1 << index_of(BUILDINGS, name) for name in progress or []])
        player.discoveries.extend(discoveries or [])
        player.research.extend(["ABCD".index(letter) for letter in research])
        player.card_a = cards_a
        player.cards_b.extend(cards_b or [])
        return self

    def tech(self, seat: int, name: str, place: str) -> None:
        """Put a technology of a seat on a space of its laboratory, wherever it was before."""
        lab = self.pos.players[seat].lab
        kind = index_of(TECHS, name)
        if kind in lab:
            lab[lab.index(kind)] = NOTHING
        lab[index_of(LAB, place)] = kind

    def cards(self, seat: int, scientists: list[str], contracts: dict[int, dict[str, int]]) -> None:
        """Scientists and contracts before a seat, with the goods that lie on them."""
        pos = self.pos
        for name in scientists:
            number = index_of(SCIENTISTS, name)
            pos.players[seat].scientists.append(number)
            if number in pos.board:
                pos.board[pos.board.index(number)] = NOTHING
        for number, goods in contracts.items():
            pos.players[seat].contracts.append(number)
            if number in pos.contract_deck:
                pos.contract_deck.remove(number)
            for name, amount in goods.items():
                pos.delivered[number * STRIDE + index_of(GOODS, name)] = amount

    def blueprints(self, seat: int, plans: list[int], built: dict[int, str]) -> None:
        """Blueprints before a seat, and built ones with the hexes of their markers."""
        for plan in [*plans, *built]:
            self.away(plan)
        self.pos.players[seat].plans.extend(plans)
        for plan, name in built.items():
            self.pos.players[seat].built.append(plan)
            self.pos.markers[hex_named(name)] = seat

    def away(self, plan: int) -> None:
        """Take a blueprint out of display and deck."""
        pos = self.pos
        if plan in pos.display:
            pos.display[pos.display.index(plan)] = 0
        if plan in pos.plan_deck:
            pos.plan_deck.remove(plan)

    def building(self, kind: str, *names: str, seat: int = 0) -> Scenario:
        """Put buildings on hexes; shelters are those of a seat. `none` takes a building away."""
        for name in names:
            hex_ = hex_named(name)
            if kind == "none":
                self.pos.buildings[hex_] = NOTHING
                continue
            building = index_of(BUILDINGS, kind)
            self.pos.buildings[hex_] = SHELTER + seat if building == SHELTER else building
            if building == SHELTER:
                self.pos.players[seat].shelters += 1
        return self

    def miner(self, seat: int, *names: str) -> Scenario:
        """Put colonists of a seat, out of its reserve, on mines."""
        for name in names:
            self.pos.miners[hex_named(name)] = seat
            self.pos.players[seat].reserve -= 1
        return self

    def lying(self, what: str, *names: str) -> Scenario:
        """Lay something on hexes: `crystal`, a research letter, a discovery number, or `nothing`."""
        for name in names:
            value = BARE
            if what == "crystal":
                value = CRYSTAL_HERE
            elif what.isdecimal():
                value = DISCOVERY + int(what)
            elif what in {"A", "B", "C", "D"}:
                value = RESEARCH + "ABCD".index(what)
            self.pos.lies[hex_named(name)] = value
        return self

    def slots(self, action: str, *colonists: int) -> Scenario:
        """Put colonists, by seat and out of their reserves, on the slots of an action."""
        for seat, number in enumerate(colonists):
            self.pos.put_slot(index_of(ACTIONS, action), seat, number)
            self.pos.players[seat].reserve -= number
        return self

    def colony(self, level: int = 1, tracks: tuple[int, ...] = (1, 1, 1, 1), rewards: tuple[int, ...] = ()) -> Scenario:
        """The level of the colony, the rows of the four tracks, and the reward tiles above them."""
        self.pos.level = level
        self.pos.updates = level - 1
        self.pos.tracks = list(tracks)
        if rewards:
            self.pos.rewards = list(rewards)
        return self

    def displays(
        self,
        blueprints: list[int] | None = None,
        grid: list[str] | None = None,
        warehouse: dict[str, int] | None = None,
        discoveries: list[int] | None = None,
        board: list[str] | None = None,
        next_tiles: dict[str, int] | None = None,
    ) -> Scenario:
        """What lies in the displays: blueprints, the tech grid from the bottom, goods, open discoveries, the board.

        `board` names scientists and contracts (`contract 9`); `next_tiles` the next tile of a kind of building.
        """
        pos = self.pos
        if blueprints is not None:
            pos.plan_deck = [plan for plan in [*pos.plan_deck, *filter(None, pos.display)] if plan not in blueprints]
            pos.plan_deck.sort(key=lambda plan: -pos.box.blueprints[plan - 1].level)
            pos.display[:] = (blueprints + [0] * len(pos.display))[: len(pos.display)]
        if grid is not None:
            pos.grid[:] = [NOTHING if name == "none" else index_of(TECHS, name) for name in grid]
        for name, number in (warehouse or {}).items():
            pos.warehouse[index_of(GOODS, name)] = number
        if discoveries is not None:
            pos.discovery_deck = [n for n in [*pos.discovery_deck, *pos.open_discoveries] if n not in discoveries]
            pos.open_discoveries = list(discoveries)
        for place, name in enumerate(board or []):
            number = int(name.removeprefix("contract ")) if name.startswith("contract") else 0
            pos.board[place] = CONTRACT + number if number else index_of(SCIENTISTS, name)
            if number in pos.contract_deck:
                pos.contract_deck.remove(number)
        for name, tile in (next_tiles or {}).items():
            stack = pos.stacks[index_of(BUILDINGS, name)]
            stack.remove(tile)
            stack.append(tile)
        return self

    def missions(self, remaining: int, *cubes: int) -> Scenario:
        """How many missions are still needed, and what each of them needs."""
        self.pos.remaining = remaining
        if cubes:
            self.pos.cubes = list(cubes)
        return self

    def shuttle(self, side: str, space: int) -> Scenario:
        """Where the shuttle stands."""
        self.pos.shuttle_side = index_of(SIDES, side)
        self.pos.shuttle_space = space
        return self

    def lacerda(
        self, deck: list[int] | None = None, pile: list[int] | None = None, passes: int = 0, constructs: str = "mine"
    ) -> Scenario:
        """What Lacerda will do: his next cards in order, those that lie there, how often he has shuffled, his bot."""
        pos = self.pos
        first, gone = deck or [], pile or []
        rest = [card.number for card in pos.box.solo_cards if card.number not in {*first, *gone}]
        pos.solo_deck = [*reversed(rest), *reversed(first)]
        pos.solo_pile = list(gone)
        pos.solo_pass = passes
        pos.icon = index_of(BUILDINGS, constructs)
        return self

    def last_round(self) -> Scenario:
        """The round is the last one."""
        self.pos.last_round = True
        return self

    def start(self, to_move: int = 0) -> WholePosition:
        """The position, in the middle of the turn of a seat; those after it in the order follow."""
        pos = self.pos
        self.count_colonists()
        for player in pos.players:
            player.acted = player.space <= pos.players[to_move].space
        pos.active = to_move
        pos.agenda.append(NextTurn())
        pos.agenda.append(EndTurn(to_move))
        pos.agenda.append(Turn(to_move))
        pos.advance()
        return pos

    def start_shuttle(self) -> WholePosition:
        """The position at the first question of the shuttle phase."""
        pos = self.pos
        self.count_colonists()
        pos.phase = SHUTTLE
        pos.agenda.append(Shuttle())
        pos.advance()
        return pos

    def count_colonists(self) -> None:
        """Everybody has twelve colonists: those not placed are in the reserve."""
        pos = self.pos
        for player in pos.players:
            placed = sum(pos.slots[player.seat :: len(pos.players)]) + pos.miners.count(player.seat)
            if player.seat != LACERDA or not pos.options.solo:
                player.reserve = COLONISTS - player.quarters - player.working - placed


def play(pos: WholePosition, *choices: str) -> None:
    """Make choices one after the other, as a record would."""
    for choice in choices:
        pos.apply(choice)


def crystals(pos: WholePosition, seat: int) -> tuple[int, int]:
    """The crystals of a seat in its depot and below it."""
    player = pos.players[seat]
    return player.goods[CRYSTAL], player.waiting
