"""What lies on the table of a game of On Mars."""

from __future__ import annotations

from typing import Any, Final

from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.agenda import Task as AnyTask
from areopolis.kernel.event import EVERYBODY
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.options import Options
from areopolis.onmars.player import Player
from areopolis.onmars.terms import (
    BARE,
    COLONY,
    DISPLAY_ROW,
    GOODS,
    GRID_SPACES,
    LSS_COLUMNS,
    MISSIONS_TO_END,
    NOBODY,
    NOTHING,
    SCIENTISTS,
    SETUP,
    SIDE_OF,
    SLOTTED,
    STACKS,
)

# The numbers, flags and lists of a position, by name, as they are written down.
NUMBERS: Final = (
    "rng", "radar", "level", "remaining", "shuttle_side", "shuttle_space", "phase", "round", "first", "active",
    "updates", "solo_pass", "solo_card", "icon",
)  # fmt: skip
FLAGS: Final = ("main_done", "executive_done", "last_round")
LISTS: Final = (
    "buildings", "miners", "markers", "lies", "slots", "warehouse", "grid", "display", "open_discoveries", "board",
    "contract_deck", "scientist_at", "tracks", "rewards", "missions", "cubes", "used", "refills", "solo_pile",
)  # fmt: skip
# Decks, the next card last.
DECKS: Final = ("tech_deck", "plan_deck", "discovery_deck", "deck_b", "solo_deck")


class Position(AgendaPosition):
    """The state of a game of On Mars. Lists are its own; everything else in it is never changed."""

    def __init__(self, options: Options, box: Box, players: list[Player], rng: int) -> None:
        super().__init__(rng)
        self.options: Final = options
        self.box: Final = box
        self.players: Final = players
        # By hex: the building, the owner of a colonist and of a marker there, and what lies loose.
        self.buildings: list[int] = [NOTHING] * HEXES
        self.miners: list[int] = [NOBODY] * HEXES
        self.markers: list[int] = [NOBODY] * HEXES
        self.lies: list[int] = [BARE] * HEXES
        # Colonists on action slots: by action, then by seat.
        self.slots: list[int] = [0] * (SLOTTED * len(players))
        self.warehouse: list[int] = [0] * len(GOODS)
        self.grid: list[int] = [NOTHING] * GRID_SPACES
        self.tech_deck: list[int] = []
        # The blueprint display: the bottom row, then the top row; 0 where no card lies.
        self.display: list[int] = [0] * (2 * DISPLAY_ROW)
        self.plan_deck: list[int] = []
        self.open_discoveries: list[int] = []
        self.discovery_deck: list[int] = []
        # By kind of building: the tiles of its stack, the top one last.
        self.stacks: list[list[int]] = [[] for _kind in range(STACKS)]
        # The scientist board: a scientist k as k, a contract c as CONTRACT + c.
        self.board: list[int] = [NOTHING] * len(SCIENTISTS)
        self.contract_deck: list[int] = []
        # By scientist: the blueprint on which its marker stands (0: none).
        self.scientist_at: list[int] = [0] * len(SCIENTISTS)
        # The discovery tile on the Radar (0: none).
        self.radar: int = 0
        # Goods on contracts: by contract and good (see rules/contracts.py).
        self.delivered: dict[int, int] = {}
        self.tracks: list[int] = [1] * LSS_COLUMNS
        self.level: int = 1
        self.rewards: list[int] = []
        # Missions at the places A, B and C, and what they still need (0: done).
        self.missions: list[int] = []
        self.cubes: list[int] = []
        self.remaining: int = MISSIONS_TO_END
        self.shuttle_side: int = COLONY
        self.shuttle_space: int = 0
        self.phase: int = SETUP
        self.round: int = 0
        self.first: int = 0
        self.active: int = NOBODY
        self.main_done: bool = False
        self.executive_done: bool = False
        self.last_round: bool = False
        self.updates: int = 0
        # Technologies of others used in this turn (owner and kind), and places of the scientist board to fill.
        self.used: list[int] = []
        self.refills: list[int] = []
        self.deck_b: list[int] = []
        # Lacerda: his deck, his pile, how often it was shuffled, his last card, and where his bot stands.
        self.solo_deck: list[int] = []
        self.solo_pile: list[int] = []
        self.solo_pass: int = 0
        self.solo_card: int = 0
        self.icon: int = 0
        # The task that asked the open question.
        self.asker: AnyTask[Any] | None = None

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        agenda = self.agenda
        while self.decision is None and agenda:
            task = agenda.pop()
            task.run(self)
            if self.waits():
                self.asker = task

    def ask_again(self) -> None:
        """The task that asked the open question asks it anew."""
        if self.asker is not None:
            self.agenda.append(self.asker)
        self.advance()

    def waits(self) -> bool:
        """Whether somebody must decide."""
        return self.decision is not None

    def give_automa(self, effect: Effect) -> None:
        """Give a benefit to the automa; the whole position knows it (whole.py)."""
        raise AssertionError("only a whole position has an automa")

    def automa_refuges(self, hexes: list[int]) -> list[int]:
        """The best of some hexes for a displaced rover of the automa; the whole position knows them (whole.py)."""
        raise AssertionError("only a whole position has an automa")

    def decide_by_chance(self, seat: int, number: int) -> int:
        """One of so many equally good options of an automa; chance decides only if there is more than one."""
        if number == 1:
            return 0
        self.reveal("om.lacerda.chance", seat, (number,), (), EVERYBODY)
        return self.chance(number)

    def seats(self) -> int:
        """How many seats there are, Lacerda's included."""
        return len(self.players)

    def slot(self, action: int, seat: int) -> int:
        """How many colonists of a seat stand on the slots of an action."""
        return self.slots[action * len(self.players) + seat]

    def put_slot(self, action: int, seat: int, number: int) -> None:
        """Put so many more colonists of a seat on the slots of an action."""
        self.slots[action * len(self.players) + seat] += number

    def side(self, seat: int) -> int:
        """The side on which the marker of a seat stands."""
        return self.box.order[self.players[seat].space - 1].side

    def on_side(self, seat: int, side: int) -> int:
        """How many colonists of a seat stand on the slots of a side."""
        return sum([self.slot(action, seat) for action in range(SLOTTED) if SIDE_OF[action] == side])

    def in_order(self) -> list[int]:
        """The seats in turn order."""
        places = sorted([(player.space, player.seat) for player in self.players])
        return [seat for _space, seat in places]

    def two_player_rules(self) -> bool:
        """Whether the rules for two players hold: with two, and alone against Lacerda."""
        return len(self.players) == 2
