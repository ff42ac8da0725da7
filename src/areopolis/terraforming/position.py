"""What lies on the table of a game of Terraforming Mars, and the loop that moves it on."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.decision import Choice, Decision, Some
from areopolis.kernel.errors import IllegalChoice, RuleError
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position as AnyPosition
from areopolis.kernel.rng import Rng, below, step
from areopolis.terraforming.expansion import in_play
from areopolis.terraforming.items import CardItem
from areopolis.terraforming.marsbot.state import MarsBot
from areopolis.terraforming.options import Options
from areopolis.terraforming.player import Player
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import COLDEST, SETUP
from areopolis.terraforming.turmoil.state import Turmoil


class Position(AnyPosition):
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
        agenda: list[Task],
        rng: int,
    ) -> None:
        super().__init__()
        self.options: Final = options
        self.players: Final = players
        # By space: which tile lies there, whose it is, and who has claimed it.
        self.tiles: Final = tiles
        self.owners: Final = owners
        self.claims: Final = claims
        # The deck is never changed; `drawn` says how much of it is gone.
        self.deck: tuple[int, ...] = deck
        self.drawn: int = 0
        self.discards: Final = discards
        # By milestone and by award: the seat that claimed or funded it, or -1.
        self.milestones: Final = milestones
        self.awards: Final = awards
        self.agenda: Final = agenda
        self.rng: int = rng
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
        self.expansions: Final = in_play(options)
        self.turmoil: Turmoil | None = None
        self.marsbot: MarsBot | None = None
        # Cards that lie open for everybody in the action phase.
        self.common: Final[list[int]] = []
        # What a step of rating costs in the action phase, what is owed for it, and whether it could not be paid.
        self.levy: int = 0
        self.debt: int = 0
        self.broke: bool = False
        # In a trial of what can be paid: the board as it lies before the trial.
        self.trial: list[int] | None = None

    def apply(self, choice: Choice | str) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing."""
        decision = self.decision
        if isinstance(choice, str):
            choice = self.read(choice)
        elif decision is None or not decision.allows(choice):
            legal = [] if decision is None else decision.notations()
            raise IllegalChoice(choice.notation(), self.why_not(choice.notation()), legal)
        self.events = []
        self.decision = None
        if isinstance(choice, Some):
            self.agenda.pop().take(self, [item.card for item in choice.items if isinstance(item, CardItem)])
        elif isinstance(choice, Task):
            self.agenda.append(choice)
        self.advance()
        return self.events

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        agenda = self.agenda
        while self.decision is None and agenda:
            agenda.pop().run(self)
        if self.levy:
            self.narrow()

    def narrow(self) -> None:
        """Leave only options after which everything that is owed can be paid."""

    def ask(self, seat: int, kind: str, options: list[Task]) -> None:
        """Ask a seat for one of the options; a lone one is taken at once."""
        if len(options) == 1:
            self.agenda.append(options[0])
        elif options:
            self.decision = Decision(seat, kind, tuple(options))
        else:
            raise RuleError(f"nothing to choose from: {kind}")

    def log(self, name: str, seat: int, a: object = None, b: object = None, c: object = None) -> None:
        """Note what happened, when somebody wants to know."""
        if self.recording:
            self.events.append(Event(name, seat, tuple([part for part in (a, b, c) if part is not None])))

    def reveal(self, name: str, seat: int, parts: tuple[object, ...], secret: tuple[object, ...], to: int) -> None:
        """Note something by which the seats `to` learn what they did not know."""
        if self.recording:
            self.events.append(Event(name, seat, parts, secret, to))

    def chance(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        self.rng = step(self.rng)
        return below(self.rng, bound)

    def shuffled(self, cards: list[int]) -> tuple[int, ...]:
        """The cards in a random order."""
        rng = Rng(self.rng)
        result = rng.shuffled(cards)
        self.rng = rng.state
        return tuple(result)

    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.players)
