"""The kinds of components that lie in the box, as the rules see them; what is printed on each is data (box/)."""

from __future__ import annotations

from typing import Final, final

from areopolis.onmars.effects.base import Condition, Effect


@final
class Blueprint:
    """A card that upgrades one building; its action is open once it is built."""

    def __init__(self, number: int, name: str, level: int, building: int, gain: int, action: Effect) -> None:
        self.number: Final = number
        self.name: Final = name
        # Also the least size of the complex.
        self.level: Final = level
        self.building: Final = building
        # What is gained on obtaining it: a resource, or CRYSTAL.
        self.gain: Final = gain
        self.action: Final = action


@final
class Contract:
    """An Earth contract: an upgraded building in a complex, or goods to deliver."""

    def __init__(
        self, number: int, building: int, size: int, goods: tuple[int, ...], points: int, penalty: int
    ) -> None:
        self.number: Final = number
        # The building to be upgraded and the least size of its complex; NOTHING and 0 for deliveries.
        self.building: Final = building
        self.size: Final = size
        # How much of every resource and of crystals must lie on it.
        self.goods: Final = goods
        self.points: Final = points
        self.penalty: Final = penalty


@final
class Scientist:
    """A scientist: what it costs, where it works, and which upgraded buildings it scores for."""

    def __init__(self, name: str, cost: tuple[int, ...], colonists: int, works: int, scores: int) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.colonists: Final = colonists
        self.works: Final = works
        self.scores: Final = scores


@final
class Mission:
    """A mission of the colony: what counts, how often it is needed, and the crystals for each contribution."""

    def __init__(self, number: int, kind: str, needed: tuple[int, ...], crystals: int, long: bool, action: int) -> None:
        self.number: Final = number
        self.kind: Final = kind
        # By 2, 3 and 4 players.
        self.needed: Final = needed
        self.crystals: Final = crystals
        self.long: Final = long
        # The main action beside which its marker lies, as a reminder.
        self.action: Final = action


@final
class Goal:
    """A private goal with its two rewards, of which one is chosen."""

    def __init__(self, number: int, condition: Condition, rewards: tuple[Effect, ...]) -> None:
        self.number: Final = number
        self.condition: Final = condition
        self.rewards: Final = rewards


@final
class Discovery:
    """A discovery tile."""

    def __init__(self, number: int, effect: Effect) -> None:
        self.number: Final = number
        self.effect: Final = effect


@final
class Research:
    """A kind of research tile: its letter, the hexes on which its tiles start, and what they give."""

    def __init__(self, letter: str, hexes: tuple[int, ...], effect: Effect) -> None:
        self.letter: Final = letter
        self.hexes: Final = hexes
        self.effect: Final = effect


@final
class Reward:
    """A reward tile of the life support system: points for each of something."""

    def __init__(self, number: int, counts: str, each: int) -> None:
        self.number: Final = number
        # tech, ships, upgrades, mines, bots, discoveries, shelters or colonists (rules/lss.py).
        self.counts: Final = counts
        self.each: Final = each


@final
class OrderSpace:
    """A turn order space: its side and its benefit."""

    def __init__(self, number: int, side: int, benefit: Effect | None) -> None:
        self.number: Final = number
        self.side: Final = side
        self.benefit: Final = benefit


@final
class DepotSpace:
    """A space of the depot: whether a ship stands on it at the start, and the executive action beside it."""

    def __init__(self, number: int, ship: bool, price: int, action: Effect) -> None:
        self.number: Final = number
        self.ship: Final = ship
        self.price: Final = price
        self.action: Final = action


@final
class LabColumn:
    """A column of the laboratory: what a development into it costs, and the points of a tile in it."""

    def __init__(self, cost: tuple[int, ...], anything: int, crystals: int, points: int) -> None:
        self.cost: Final = cost
        # Resources of any kind, and crystals, on top of the cost.
        self.anything: Final = anything
        self.crystals: Final = crystals
        self.points: Final = points


@final
class BuildingKind:
    """A kind of building: what it costs, what it yields, and the arrows on the backs of its tiles."""

    def __init__(
        self, name: str, cost: tuple[int, ...], colonists: int, yields: int, tiles: tuple[tuple[int, ...], ...]
    ) -> None:
        self.name: Final = name
        self.cost: Final = cost
        # Colonists that move onto it.
        self.colonists: Final = colonists
        self.yields: Final = yields
        # By tile of the display: the directions of its arrows.
        self.tiles: Final = tiles


@final
class SoloCard:
    """A card of Lacerda: a mission (0 to 2), whether he travels, and his action (1 to 3)."""

    def __init__(self, number: int, mission: int, travels: bool, action: int) -> None:
        self.number: Final = number
        self.mission: Final = mission
        self.travels: Final = travels
        self.action: Final = action


@final
class SoloGoal:
    """A goal of the solo game: all of its conditions must hold at the end."""

    def __init__(self, name: str, conditions: tuple[Condition, ...]) -> None:
        self.name: Final = name
        self.conditions: Final = conditions


@final
class ColonistA:
    """A First Colonist card A: constructing any of its buildings draws two cards B."""

    def __init__(self, number: int, buildings: tuple[int, ...]) -> None:
        self.number: Final = number
        self.buildings: Final = buildings


@final
class ColonistB:
    """A First Colonist card B: a task, and what is gained for it."""

    def __init__(self, number: int, task: str, gain: int) -> None:
        self.number: Final = number
        # learn, ship, shelter, hire, develop, develop-twice, discovery or blueprint.
        self.task: Final = task
        self.gain: Final = gain


@final
class Box:
    """Everything in the box. Cards and tiles are numbered from 1; their tuples begin with number 1.

    `buildings` go by kind, the shelter
    last; `shelter_starts` give by number of boards the hex of every seat; `arrivals` by colony level (from 1) the space
    on which the shuttle arrives; `lab` by space of the laboratory its benefit; `columns` its costs and points; `depot`
    the spaces from 1 at the bottom; `quarters` the points by row; `scientists` stand in the order of the display;
    `research` goes by kind, A to D; `colonist_tiles` are the turn order spaces of the First Colonist tiles; `actions`
    give by main action (terms.ACTIONS) what it does, and `slots` how many slots it has (hire slots: for each seat).
    """

    def __init__(
        self,
        buildings: tuple[BuildingKind, ...],
        shelter_starts: dict[int, tuple[int, ...]],
        order: tuple[OrderSpace, ...],
        arrivals: tuple[int, ...],
        lab: tuple[Effect | None, ...],
        columns: tuple[LabColumn, ...],
        depot: tuple[DepotSpace, ...],
        quarters: tuple[int, ...],
        blueprints: tuple[Blueprint, ...],
        contracts: tuple[Contract, ...],
        scientists: tuple[Scientist, ...],
        missions: tuple[Mission, ...],
        goals: tuple[Goal, ...],
        discoveries: tuple[Discovery, ...],
        research: tuple[Research, ...],
        rewards: tuple[Reward, ...],
        lss_choices: tuple[Effect, ...],
        solo_cards: tuple[SoloCard, ...],
        solo_goals: tuple[SoloGoal, ...],
        cards_a: tuple[ColonistA, ...],
        cards_b: tuple[ColonistB, ...],
        colonist_tiles: tuple[int, ...],
        beginner_missions: tuple[int, ...],
        actions: tuple[Effect, ...],
        slots: tuple[int, ...],
    ) -> None:
        self.buildings: Final = buildings
        self.shelter_starts: Final = shelter_starts
        self.order: Final = order
        self.arrivals: Final = arrivals
        self.lab: Final = lab
        self.columns: Final = columns
        self.depot: Final = depot
        self.quarters: Final = quarters
        self.blueprints: Final = blueprints
        self.contracts: Final = contracts
        self.scientists: Final = scientists
        self.missions: Final = missions
        self.goals: Final = goals
        self.discoveries: Final = discoveries
        self.research: Final = research
        self.rewards: Final = rewards
        self.lss_choices: Final = lss_choices
        self.solo_cards: Final = solo_cards
        self.solo_goals: Final = solo_goals
        self.cards_a: Final = cards_a
        self.cards_b: Final = cards_b
        self.colonist_tiles: Final = colonist_tiles
        self.beginner_missions: Final = beginner_missions
        self.actions: Final = actions
        self.slots: Final = slots
