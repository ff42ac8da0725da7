"""The table of On Mars as a seat sees it, as named plain data.

Hexes, buildings, technologies, actions and so on are named as in notation: `E7`, `mine`, `2m`, `learn`; cards and tiles
by their number. What is printed on a component is not repeated here.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Piece(TypedDict):
    """A piece on the map."""

    piece: str
    seat: int


class Lying(TypedDict):
    """A crystal, or a research or discovery tile, that lies loose on a hex."""

    kind: str
    id: str


class HexForm(TypedDict):
    """A hex of the map; `complex` numbers the complex that its building belongs to."""

    hex: str
    q: int
    r: int
    building: str | None
    owner: int | None
    complex: int | None
    size: int
    pieces: list[Piece]
    lies: Lying | None


class ActionForm(TypedDict):
    """A main action: its side, the colonists on its slots by seat, and what placing one costs besides."""

    action: str
    side: str
    slots: int | None
    colonists: list[int]
    extra_cost: int | None


class OrderForm(TypedDict):
    """A space of the turn order."""

    space: int
    side: str
    seat: int | None
    acted: bool


class Shuttle(TypedDict):
    """Where the shuttle is: the side and the travel space (0: not there yet)."""

    side: str
    space: int


class LssForm(TypedDict):
    """A track of the life support system."""

    building: str
    row: int
    reward: int


class MissionForm(TypedDict):
    """A mission at its place, and how many contributions it still needs."""

    place: str
    mission: int
    left: int


class StackForm(TypedDict):
    """A stack of building tiles: how many are left, and the arrows on the next one."""

    building: str
    number: int
    arrows: list[str]


class GridForm(TypedDict):
    """A space of the tech grid."""

    row: int
    tech: str | None


class ScienceForm(TypedDict):
    """A place of the scientist board: a scientist or a contract; at an empty one both are None."""

    scientist: str | None
    contract: int | None


class LabForm(TypedDict):
    """A space of a laboratory."""

    space: str
    tech: str | None


class DepotForm(TypedDict):
    """A space of a depot: whether a ship stands on it."""

    space: int
    ship: bool


class ContractForm(TypedDict):
    """A contract of a seat, what lies on it, and whether it counts now."""

    contract: int
    goods: dict[str, int]
    fulfilled: bool


class ScientistForm(TypedDict):
    """A scientist of a seat, and the blueprint on which its marker stands."""

    scientist: str
    works_at: int | None


class GoalCard(TypedDict):
    """A private goal: whether its condition holds now, and whether it is set aside as a crystal."""

    goal: int
    holds: bool
    pledged: bool


class Goals(TypedDict):
    """The private goals of a seat; which they are only where they may be seen."""

    number: int
    pledged: int
    spent: int
    completed: int | None
    cards: NotRequired[list[GoalCard]]


class FirstColonists(TypedDict):
    """The First Colonist cards of a seat; which they are only where they may be seen."""

    number_a: int
    number_b: int
    card_a: NotRequired[int | None]
    cards_b: NotRequired[list[int]]


class SeatForm(TypedDict):
    """Everything that lies before a seat, and its pieces on the map."""

    seat: int
    automa: str
    goods: dict[str, int]
    # Crystals that can be spent now, and those that wait below the depot.
    crystals: int
    crystals_waiting: int
    storage: int
    quarters: int
    beds: int
    working: int
    reserve: int
    depot: list[DepotForm]
    hangar: int
    shelters: int
    bots: list[str]
    spare_bots: int
    # Bots that stand beside the map.
    bots_aside: int
    rover: str | None
    markers: int
    lab: list[LabForm]
    plans: list[int]
    built: list[int]
    progress: list[str]
    track: int
    goals: Goals
    scientists: list[ScientistForm]
    contracts: list[ContractForm]
    discoveries: list[int]
    research: list[str]
    first_colonists: FirstColonists
    developed: int
    newcomers: int
    points: dict[str, int]
    total: int


class Solo(TypedDict):
    """The solo game: Lacerda's deck, pile and last card, what he constructs next, and the goal with its conditions."""

    deck: int
    pile: list[int]
    passes: int
    card: int | None
    constructs: str
    goal: str
    conditions: list[bool]


class UsedTech(TypedDict):
    """A technology of another that has been used in this turn."""

    seat: int
    tech: str


class Moves(TypedDict):
    """The steps that are left while pieces move; None for pieces that take no part."""

    bots: int | None
    rover: int | None


class Turn(TypedDict):
    """Who plays, and what has been done in the turn."""

    active: int | None
    first: int
    main_done: bool
    executive_done: bool
    # Technologies of others that have been used, whose owners will be thanked for it.
    used: list[UsedTech]
    moves: Moves | None


class TableForm(TypedDict):
    """The table of On Mars."""

    wire: int
    game: str
    # Whose eyes see it; None for somebody who only watches.
    seat: int | None
    options: dict[str, str]
    phase: str
    round: int
    last_round: bool
    turn: Turn
    asked: list[int]
    over: bool
    winners: list[int]
    level: int
    updates: int
    life_support: list[LssForm]
    missions: list[MissionForm]
    missions_left: int
    order: list[OrderForm]
    shuttle: Shuttle
    actions: list[ActionForm]
    map: list[HexForm]
    warehouse: dict[str, int]
    stacks: list[StackForm]
    tech_grid: list[GridForm]
    tech_deck: int
    display: list[list[int | None]]
    plan_deck: int
    discoveries: list[int]
    discovery_deck: int
    radar: int | None
    science: list[ScienceForm]
    contracts_left: list[int]
    colonist_deck: int
    seats: list[SeatForm]
    solo: NotRequired[Solo]
