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


class TechForm(TypedDict):
    """Somebody's technology that could be used, its level, and the colonists that it would take besides."""

    seat: int
    level: int
    colonists: int


class SiteForm(TypedDict):
    """A free hex in the zone of one's bots, and what a kind of building would be there.

    `joins`: how many buildings of its type it would be joined to; `far`: if none, how far the nearest one is;
    `crystals`: where the arrows of the next tile would put some; `moves`: pieces that would have to move aside.
    """

    hex: str
    legal: bool
    joins: int
    far: int
    techs: list[TechForm]
    crystals: list[str]
    moves: list[Piece]
    destroys: Lying | None


class BuildForm(TypedDict):
    """A kind of building that one could construct: price, what it gives, tiles left, and the hexes for it.

    `first`: joined to another it would bring a progress cube; `best`: the highest level of its technology in play;
    `room`: how much of what it gives finds a place, on contracts too; `affordable`: whether its price can be paid.
    """

    building: str
    cost: dict[str, int]
    colonists: int
    gives: str
    left: int
    first: bool
    best: int
    room: int
    affordable: bool
    sites: list[SiteForm]


class ActionForm(TypedDict):
    """A main action: its side, the colonists on its slots by seat, and what placing one costs besides."""

    action: str
    side: str
    slots: int | None
    colonists: list[int]
    # For whoever looks: the sum, and by seat what is paid for the colonists there.
    extra_cost: int | None
    charges: list[int]
    # The seats whose colonists go to work when one more comes, because all slots are taken.
    leave: list[int]


class OrderForm(TypedDict):
    """A space of the turn order."""

    space: int
    side: str
    seat: int | None
    acted: bool


class Shuttle(TypedDict):
    """Where the shuttle is: the side and the travel space (0: not there yet).

    `rides`: by side, after how many rounds it takes those there along, unless the colony rises before;
    `undecided`: the seats that are still to decide in this shuttle phase whether they travel, in their order.
    """

    side: str
    space: int
    rides: dict[str, int]
    undecided: list[int]


class LssForm(TypedDict):
    """A track of the life support system, and what one's next building of its kind would bring.

    `lags`: the track is below the level that the colony needs, so that the reward tile counts and a benefit is chosen;
    `rises`: the colony would then rise.
    """

    building: str
    row: int
    reward: int
    lags: bool
    points: int
    rises: bool


class MissionForm(TypedDict):
    """A mission at its place: what counts, how many contributions it needs in all and still, and what each brings."""

    place: str
    mission: int
    kind: str
    needed: int
    left: int
    crystals: int


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
    # What a scientist would score now; for a contract None.
    points: int | None


class LabForm(TypedDict):
    """A space of a laboratory."""

    space: str
    tech: str | None


class DepotForm(TypedDict):
    """A space of a depot: whether a ship stands on it."""

    space: int
    ship: bool


class ContractForm(TypedDict):
    """A contract of a seat, what lies on it, whether it counts now, and its points as it stands."""

    contract: int
    goods: dict[str, int]
    # For one about a building: the largest complex in which the seat has an advanced one of the kind.
    size: int | None
    fulfilled: bool
    points: int


class ScientistForm(TypedDict):
    """A scientist of a seat, the blueprint on which its marker stands, and its points as things stand."""

    scientist: str
    works_at: int | None
    points: int


class PlanForm(TypedDict):
    """A blueprint that is not built: where it could be now, and the largest complex of its kind within reach."""

    plan: int
    hexes: list[str]
    size: int


class ProgressForm(TypedDict):
    """How far a condition is met."""

    has: int
    needs: int


class GoalCard(TypedDict):
    """A private goal: whether its condition holds now, and whether it is set aside as a crystal."""

    goal: int
    holds: bool
    progress: ProgressForm
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
    # How many more the depot can take, counting those that wait; below 0, so many of them will be lost.
    depot_room: int
    storage: int
    quarters: int
    beds: int
    working: int
    reserve: int
    depot: list[DepotForm]
    hangar: int
    # How many ships the level of the colony still allows to welcome.
    welcomes: int
    shelters: int
    bots: list[str]
    spare_bots: int
    # Bots that stand beside the map.
    bots_aside: int
    rover: str | None
    markers: int
    lab: list[LabForm]
    plans: list[int]
    # How near the blueprints that are not built are to it, in the order of `plans`.
    upgrades: list[PlanForm]
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
    progress: list[ProgressForm]


class UsedTech(TypedDict):
    """A technology of another that has been used in this turn."""

    seat: int
    tech: str


class EndForm(TypedDict):
    """A hex on which a piece could come to stand: the crystals that it costs to get there, and the way."""

    hex: str
    crystals: int
    way: list[str]


class WayForm(TypedDict):
    """A piece that may move, where it stands, its steps, those of an own technology, and free hexes in its reach."""

    piece: str
    start: str
    points: int
    level: int
    ends: list[EndForm]


class Moves(TypedDict):
    """The steps that are left while pieces move; None for pieces that take no part."""

    bots: int | None
    rover: int | None
    # Whether bots collect what they come to, as the rover does; otherwise they destroy that on which they end the turn.
    gathers: bool
    # For whoever moves them.
    ways: list[WayForm]


class Turn(TypedDict):
    """Who plays, and what has been done in the turn."""

    active: int | None
    first: int
    main_done: bool
    executive_done: bool
    # The colony rises when the turn ends.
    rises: bool
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
    # The hexes beside one's bots, and what could be built there; empty for somebody who only watches.
    zone: list[str]
    builds: list[BuildForm]
    warehouse: dict[str, int]
    # How much of each there is after it was filled.
    warehouse_full: int
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
