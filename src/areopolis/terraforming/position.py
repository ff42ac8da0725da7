"""What lies on the table of a game of Terraforming Mars, and the loop that moves it on."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.agenda import AgendaPosition
from areopolis.terraforming.expansion import ExpansionState
from areopolis.terraforming.options import Options
from areopolis.terraforming.player import Player
from areopolis.terraforming.terms import COLDEST, SETUP


class Position(AgendaPosition):
    """The state of a game of Terraforming Mars. Lists are its own; everything else in it is never changed."""

    def __init__(
        self,
        options: Options,
        players: list[Player],
        tiles: list[int],
        owners: list[int],
        claims: dict[int, int],
        deck: tuple[int, ...],
        discards: list[int],
        milestones: list[int],
        awards: list[int],
        rng: int,
        states: list[ExpansionState],
    ) -> None:
        super().__init__(rng)
        self.options: Final = options
        self.players: Final = players
        # By space: which tile lies there, whose it is, and who has claimed it.
        self.tiles: Final = tiles
        self.owners: Final = owners
        self.claims: Final = claims
        # The deck is never changed; `drawn` says how much of it is gone.
        self.deck: tuple[int, ...] = deck
        self.drawn: int = 0
        # What the order of the rest is drawn from before the next card is taken; 0 if it lies in order.
        self.loose: int = 0
        self.discards: Final = discards
        # By milestone and by award: the seat that claimed or funded it, or -1.
        self.milestones: Final = milestones
        self.awards: Final = awards
        self.temperature: int = COLDEST
        self.oxygen: int = 0
        self.oceans: int = 0
        self.generation: int = 1
        self.phase: int = SETUP
        self.first: int = 0
        self.active: int = 0
        self.actions: int = 0
        # The card that is being played, or was last: shown to all, for effects that speak of it.
        self.playing: int = -1
        # The space of the last tile placed since that card was played; 0 if there is none.
        self.placed: int = 0
        # What every expansion in play has on the table, in the same order.
        self.expansions: Final = options.expansions
        self.states: Final = states
        # Cards that lie open for everybody in the action phase.
        self.common: Final[list[int]] = []
        # What a step of rating costs in the action phase, what is owed for it, and whether it could not be paid.
        self.levy: int = 0
        self.debt: int = 0
        self.broke: bool = False
        # Whether this is a trial of what can be paid.
        self.trial: bool = False

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        super().advance()
        if self.levy:
            self.narrow()

    def narrow(self) -> None:
        """Leave only options after which everything that is owed can be paid."""

    def seats(self) -> int:
        """How many seats there are."""
        return len(self.players)
