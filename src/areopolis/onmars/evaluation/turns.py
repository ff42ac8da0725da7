"""How many turns a condition still takes: the work that is left on the way to it, whoever holds the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars.effects.base import Condition
from areopolis.onmars.effects.conditions import (
    All,
    ContractDone,
    EndOn,
    GoalDone,
    HaveBlueprints,
    HaveColonists,
    HaveContracts,
    HaveMarkers,
    HaveResearch,
    HaveSame,
    HaveShelters,
    HaveStored,
    HaveTechs,
    ReachLevel,
    TechAt,
)
from areopolis.onmars.evaluation.horizon import to_level
from areopolis.onmars.hexes import FAR, HEXES
from areopolis.onmars.rules.contracts import CONTRACT, advanced_size, lying, satisfied
from areopolis.onmars.rules.hire import Refilling
from areopolis.onmars.rules.moving import owned, rover_hex
from areopolis.onmars.rules.technology import best_level
from areopolis.onmars.terms import CRYSTAL, DISCOVERY, GOODS, HIRE, MINERAL, NOTHING, OXYGEN, RESEARCH, ROVER_TECH

if TYPE_CHECKING:
    from areopolis.onmars.components import Contract
    from areopolis.onmars.evaluation.seat import Seat
    from areopolis.onmars.position import Position

# What nobody can do any more.
NEVER: Final = 12.0
# One more of something that is counted, unless it stands below.
USUAL: Final = 1.3
EACH: Final[dict[type[Condition], float]] = {
    HaveBlueprints: 0.6,
    HaveColonists: 0.6,
    HaveMarkers: 2.5,
    HaveSame: 0.6,
    HaveStored: 0.6,
    HaveTechs: 0.8,
    EndOn: 0.3,
}
# A shelter, and how much less with the oxygen for it.
SHELTER_TURNS: Final = 1.3
WITH_OXYGEN: Final = 0.3
# A building of the life support system; Lacerda builds so many of them in a round, but never all that are left.
LEVEL_TURNS: Final = 1.1
HIS_PART: Final = 0.3
OWN_PART: Final = 0.3
# A step of a technology.
STEP_TURNS: Final = 0.4
# What a rover goes in a turn: by itself, and for every level of a technology.
ROVER_PACE: Final = 2.5
ROVER_LEVEL: Final = 0.7
# A card of the scientist board: the colonist who takes it comes home with a journey only; more if one is away for it.
HIRE_TURNS: Final = 2.0
HIRE_WAIT: Final = 0.5
# What makes one better that is at hand, or lies on the board.
TAKEN_LATER: Final = 1.0
TAKEN_LAST: Final = 1.5
# A good of a contract that is missing, and one that need only be put there.
GOOD_TURNS: Final = 0.5
MINERAL_TURNS: Final = 0.6
CRYSTAL_TURNS: Final = 0.35
READY_TURNS: Final = 0.08
# An upgrade, its blueprint from the display or from nowhere yet, and one more building in a complex.
UPGRADE_TURNS: Final = 1.1
ON_DISPLAY: Final = 0.7
NO_PLAN: Final = 1.6
GROWTH_TURNS: Final = 1.1


def turns_to(seat: Seat, condition: Condition) -> float:
    """How many turns of its own a seat needs until a condition holds; 0 if it does."""
    pos = seat.pos
    there, needed = condition.progress(pos, seat.seat)
    missing = needed - there
    if isinstance(condition, All):
        return sum([turns_to(seat, part) for part in condition.conditions])
    if missing <= 0:
        return 0.0
    if isinstance(condition, GoalDone):
        return min([turns_to(seat, goal) for goal in open_goals(seat)], default=NEVER)
    if isinstance(condition, ReachLevel):
        buildings = to_level(pos, needed)
        return LEVEL_TURNS * max(buildings - HIS_PART * seat.left, OWN_PART * buildings)
    if isinstance(condition, HaveShelters):
        return SHELTER_TURNS * missing - WITH_OXYGEN * min(seat.player.goods[OXYGEN], missing)
    if isinstance(condition, HaveResearch):
        return research_turns(seat, missing)
    if isinstance(condition, HaveContracts):
        return contracts_turns(seat, condition)
    if isinstance(condition, ContractDone):
        return contract_turns(seat, pos.box.contracts[condition.contract - 1]) + hire_turns(seat, [condition.contract])
    if isinstance(condition, TechAt):
        return STEP_TURNS * missing + (0.0 if there else 1.0)
    return EACH.get(type(condition), USUAL) * missing


def open_goals(seat: Seat) -> list[Condition]:
    """The conditions of the private goals that a seat may still complete."""
    player = seat.player
    return [seat.pos.box.goals[number - 1].condition for number in [*player.goals, *player.pledged]]


def research_turns(seat: Seat, missing: int) -> float:
    """From tile to tile of kinds that a seat has not got, the nearest first."""
    pos = seat.pos
    pace = ROVER_PACE + ROVER_LEVEL * best_level(pos, ROVER_TECH)
    tiles = [h for h in range(HEXES) if RESEARCH <= pos.lies[h] < DISCOVERY and not owned(pos, seat.seat, pos.lies[h])]
    here, turns = rover_hex(pos, seat.seat), 0.0
    for _tile in range(missing):
        if not tiles:
            return turns + NEVER
        best = tiles[0]
        for tile in tiles:
            if FAR[here][tile] < FAR[here][best]:
                best = tile
        turns += max(FAR[here][best] / pace, OWN_PART)
        here, kind = best, pos.lies[best]
        tiles = [tile for tile in tiles if pos.lies[tile] != kind]
    return turns


def contracts_turns(seat: Seat, condition: HaveContracts) -> float:
    """The nearest contracts that are still missing, one of each type if that is asked for."""
    ways: list[list[tuple[float, int]]] = [[], []]
    missing = [1, 1] if condition.each else [condition.count, 0]
    for contract in seat.pos.box.contracts:
        kind = int(contract.building == NOTHING and condition.each)
        if contract.number in seat.player.contracts and satisfied(seat.pos, seat.seat, contract):
            missing[kind] -= 1
        else:
            ways[kind].append((contract_turns(seat, contract), contract.number))
    turns = 0.0
    wanted: list[int] = []
    for kind in range(2):
        ways[kind].sort()
        for way, number in ways[kind][: max(missing[kind], 0)]:
            turns += way
            wanted.append(number)
    return turns + hire_turns(seat, wanted)


def contract_turns(seat: Seat, contract: Contract) -> float:
    """What it takes to fulfil a contract, and a little more if it must still be taken."""
    pos = seat.pos
    turns = delivery_turns(seat, contract) if contract.building == NOTHING else complex_turns(seat, contract)
    if contract.number in seat.player.contracts:
        return turns
    if CONTRACT + contract.number in pos.board:
        return turns + TAKEN_LATER
    return turns + TAKEN_LAST if contract.number in pos.contract_deck else NEVER


def hire_turns(seat: Seat, wanted: list[int]) -> float:
    """What it takes to get contracts: whoever takes a card lays another, so that only the first must lie there."""
    pos = seat.pos
    hires, lies = 0, will_lay(pos, seat.seat)
    for number in wanted:
        if number not in seat.player.contracts:
            hires += 1
            lies = lies or CONTRACT + number in pos.board
    if not hires:
        return 0.0
    wait = HIRE_WAIT if pos.slot(HIRE, seat.seat) else 0.0
    return HIRE_TURNS * (hires + int(not lies)) + wait


def will_lay(pos: Position, seat: int) -> bool:
    """Whether a seat will lay a contract of choice on the board at the end of its turn."""
    asker = pos.asker
    return (bool(pos.refills) and pos.active == seat) or (isinstance(asker, Refilling) and asker.seat == seat)


def delivery_turns(seat: Seat, contract: Contract) -> float:
    """The goods that are still missing on a contract."""
    pos, player, turns = seat.pos, seat.player, 0.0
    for kind in range(len(GOODS)):
        missing = contract.goods[kind] - lying(pos, contract.number, kind)
        if missing > 0:
            ready = min(player.goods[kind] + (player.waiting if kind == CRYSTAL else 0), missing)
            each = MINERAL_TURNS if kind == MINERAL else CRYSTAL_TURNS if kind == CRYSTAL else GOOD_TURNS
            turns += READY_TURNS * ready + each * (missing - ready)
    return turns


def complex_turns(seat: Seat, contract: Contract) -> float:
    """The buildings, the technology, the blueprint and the upgrade that are still missing for a contract."""
    pos, building = seat.pos, contract.building
    size = advanced_size(pos, seat.seat, contract)
    turns = 0.0
    if not size:
        size = seat.largest(building)
        turns = UPGRADE_TURNS + plan_turns(seat, building)
    growth = max(contract.size - size, 0)
    if not growth:
        return turns
    level = best_level(pos, building)
    return turns + GROWTH_TURNS * growth + STEP_TURNS * max(contract.size - 1 - level, 0)


def plan_turns(seat: Seat, building: int) -> float:
    """What it takes to have a blueprint for a kind of building."""
    if has_plan(seat.pos, seat.player.plans, building):
        return 0.0
    return ON_DISPLAY if has_plan(seat.pos, seat.pos.display, building) else NO_PLAN


def has_plan(pos: Position, cards: list[int], building: int) -> bool:
    """Whether one of some blueprints is for a kind of building."""
    for card in cards:
        if card and pos.box.blueprints[card - 1].building == building:
            return True
    return False
