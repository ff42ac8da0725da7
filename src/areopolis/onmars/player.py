"""What lies in front of one seat, and its pieces on the map."""

from __future__ import annotations

from typing import Final, final

from areopolis.onmars.terms import (
    BOTS,
    COLONISTS,
    COLUMN,
    CRYSTAL,
    DEPOT,
    FIRST_ROWS,
    GOODS,
    LAB,
    MARKERS,
    NOTHING,
    ROW_SLOTS,
)

# The numbers and lists of a player, by name, as they are written down.
NUMBERS: Final = (
    "seat", "waiting", "quarters", "working", "reserve", "ships", "hangar", "shelters", "rover", "progress", "points",
    "completed", "space", "card_a", "developed", "newcomers",
)  # fmt: skip
LISTS: Final = (
    "goods", "bots", "lab", "plans", "built", "goals", "pledged", "spent", "scientists", "contracts", "fulfilled",
    "discoveries", "research", "cards_b",
)  # fmt: skip
FLAGS: Final = ("acted", "task_done", "automa")


@final
class Spent:
    """What a seat will have given away by the moment that a question is about, colonists and crystals.

    Fewer than none are crystals that it does not have yet. So whoever asks "and then?" need not try it.
    """

    def __init__(self, colonists: int, crystals: int) -> None:
        self.colonists: Final = colonists
        self.crystals: Final = crystals

    def and_crystals(self, number: int) -> Spent:
        """So many crystals more."""
        return Spent(self.colonists, self.crystals + number)


UNSPENT: Final = Spent(0, 0)


@final
class Player:
    """The state of one seat. All lists belong to this player alone."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        # Resources in storage, and the crystals in the depot; crystals gained wait below it.
        self.goods: list[int] = [0] * len(GOODS)
        self.waiting: int = 0
        # Colonists in the living quarters, in the working area, and beside the board.
        self.quarters: int = 0
        self.working: int = 0
        self.reserve: int = COLONISTS
        # Ships: a bit for every space of the depot; and those in the hangar.
        self.ships: int = 0
        self.hangar: int = 0
        self.shelters: int = 0
        # Hexes of the bots, and of the rover (NOTHING before its first move).
        self.bots: list[int] = []
        self.rover: int = NOTHING
        # The kind of technology on every space of the laboratory.
        self.lab: list[int] = [NOTHING] * len(LAB)
        # Blueprints with their marker still on them, and built ones.
        self.plans: list[int] = []
        self.built: list[int] = []
        # Progress cubes in the progress area: a bit for every kind of building.
        self.progress: int = 0
        self.points: int = 0
        # Private goals: in hand, set aside as crystals in this turn, paid as crystals, and the one completed (0: none).
        self.goals: list[int] = []
        self.pledged: list[int] = []
        self.spent: list[int] = []
        self.completed: int = 0
        self.scientists: list[int] = []
        self.contracts: list[int] = []
        self.fulfilled: list[int] = []
        self.discoveries: list[int] = []
        self.research: list[int] = []
        # The turn order space, and whether the marker lies after the turn.
        self.space: int = 0
        self.acted: bool = False
        # First Colonist cards, and whether a task has been done since the last turn began.
        self.card_a: int = 0
        self.cards_b: list[int] = []
        self.task_done: bool = False
        # In this turn: developments made, and colonists that arrived.
        self.developed: int = 0
        self.newcomers: int = 0
        # Lacerda's seat.
        self.automa: bool = False

    def copy(self) -> Player:
        """An independent copy."""
        other = Player(self.seat)
        other.goods = self.goods.copy()
        other.waiting = self.waiting
        other.quarters = self.quarters
        other.working = self.working
        other.reserve = self.reserve
        other.ships = self.ships
        other.hangar = self.hangar
        other.shelters = self.shelters
        other.bots = self.bots.copy()
        other.rover = self.rover
        other.lab = self.lab.copy()
        other.plans = self.plans.copy()
        other.built = self.built.copy()
        other.progress = self.progress
        other.points = self.points
        other.goals = self.goals.copy()
        other.pledged = self.pledged.copy()
        other.spent = self.spent.copy()
        other.completed = self.completed
        other.scientists = self.scientists.copy()
        other.contracts = self.contracts.copy()
        other.fulfilled = self.fulfilled.copy()
        other.discoveries = self.discoveries.copy()
        other.research = self.research.copy()
        other.space = self.space
        other.acted = self.acted
        other.card_a = self.card_a
        other.cards_b = self.cards_b.copy()
        other.task_done = self.task_done
        other.developed = self.developed
        other.newcomers = self.newcomers
        other.automa = self.automa
        return other

    def limit(self) -> int:
        """How many of each resource can be stored."""
        return self.shelters + 1

    def beds(self) -> int:
        """How many colonists the living quarters hold."""
        return ROW_SLOTS * (FIRST_ROWS + max(self.shelters - 1, 0))

    def docked(self) -> int:
        """How many ships stand in the depot."""
        return self.ships.bit_count()

    def depot_room(self, spent: Spent = UNSPENT) -> int:
        """How many more crystals the depot can take, counting those that wait; goals set aside are spent first."""
        freed = max(spent.crystals - len(self.pledged), 0)
        return DEPOT - self.docked() - self.goods[CRYSTAL] - self.waiting + freed

    def crystals(self, spent: Spent = UNSPENT) -> int:
        """How many crystals can be spent now: those in the depot, and private goals set aside as such."""
        return self.goods[CRYSTAL] + len(self.pledged) - spent.crystals

    def people(self, spent: Spent = UNSPENT) -> int:
        """How many colonists are in the living quarters."""
        return self.quarters - spent.colonists

    def markers(self) -> int:
        """How many advanced building markers are left."""
        return MARKERS - len(self.plans) - len(self.built)

    def spare_bots(self) -> int:
        """How many bots are left."""
        return BOTS - len(self.bots)

    def level(self, kind: int) -> int:
        """The level of the own technology of a kind; 0 without one."""
        for space, held in enumerate(self.lab):
            if held == kind:
                return COLUMN[space]
        return 0

    def cubes(self) -> int:
        """How many progress cubes are in the progress area."""
        return self.progress.bit_count()

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        fields: dict[str, object] = {name: getattr(self, name) for name in NUMBERS}
        fields.update({name: list(getattr(self, name)) for name in LISTS})
        fields.update({name: bool(getattr(self, name)) for name in FLAGS})
        return fields
