"""What an expansion may add to the game: at set-up, around the phases, in a turn, at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.component import Component
from areopolis.kernel.option import OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.shape import Fields, Shape
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.task import Task

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.terraforming.card import Card, Printed
    from areopolis.terraforming.forms import TableForm
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position


class ExpansionState:
    """What an expansion has on the table; nothing, if it has no state of its own."""

    def copy(self) -> ExpansionState:
        """An independent copy."""
        return self

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        return {}


class Expansion:
    """Does nothing by itself; an expansion overrides what it needs."""

    def __init__(self, name: str, seats_somebody: bool = False) -> None:
        # Its state has this name in the data of a position.
        self.name: Final = name
        # Whether it puts an automa on a seat: it lays out before those that ask who sits there.
        self.seats_somebody: Final = seats_somebody

    def plays(self, options: Options) -> bool:
        """Whether it is in a game with these options."""
        return False

    def options(self) -> tuple[OptionSpec, ...]:
        """What it lets one agree on, in the order in which records write it."""
        return ()

    def why_not_options(self, options: Options) -> Why | None:
        """Why the options about it do not go with each other or with the rest."""
        return None

    def variants(self) -> list[dict[str, str]]:
        """Options that between them show everything that it can be; tests play all of them."""
        return []

    def automas(self) -> dict[str, dict[str, str]]:
        """Its automa at every level, with the options of a game against it."""
        return {}

    def beside(self) -> list[Card | Printed]:
        """Everything of it with a name and a text that is in no deck of projects or corporations."""
        return []

    def kind_of(self, card: Card) -> str:
        """What a card is, if none of the usual kinds."""
        return ""

    def names(self) -> dict[str, str]:
        """English names of its components that are no cards, by their key in the phrase book."""
        return {}

    def boxes(self, options: Options) -> list[str]:
        """The boxes whose cards it brings into a game."""
        return [self.name]

    def verbs(self) -> dict[str, tuple[str, ...]]:
        """The first words of its choices, with what may follow where that is a closed set."""
        return {}

    def new_state(self, options: Options) -> ExpansionState:
        """What it has in an empty position."""
        return ExpansionState()

    def rebuild(self, data: dict[str, object]) -> ExpansionState:
        """The state that data of the right shape describe."""
        return ExpansionState()

    def shape(self, seats: int) -> Shape:
        """What the data of its state look like."""
        return Fields({})

    def parts(self, seats: int) -> dict[str, Shape]:
        """What the parts of its own tasks and effects look like, by name."""
        return {}

    def questions(self) -> tuple[str, ...]:
        """The kinds of question that only it asks."""
        return ()

    def check_laws(self, pos: Position) -> None:
        """Whether its state keeps its laws; raises RuleError."""

    def automa(self, seat: int) -> str:
        """The name of the automa that it puts on a seat, where nobody sits then; empty if it puts none there."""
        return ""

    def projects(self, pos: Position) -> list[int]:
        """The project cards that lie in its places."""
        return []

    def open_cards(self, pos: Position) -> list[int]:
        """Its cards that lie open for everybody now."""
        return []

    def levy(self, pos: Position) -> int:
        """What a step of rating costs now."""
        return 0

    def heard(self) -> int:
        """The moments that players may listen for because of cards of it that lie open no more, a bit each."""
        return 0

    def least_rating(self, usual: int) -> int:
        """How low a rating may be, if not as low as usual."""
        return usual

    def set_up(self, pos: Position) -> None:
        """Lay out what it brings, before cards are dealt."""

    def begin_scenario(self, pos: Position) -> None:
        """Lay out as much of it as a scenario needs before anything is put in place."""

    def after_set_up(self, pos: Position) -> None:
        """Add what needs all expansions laid out, before cards are dealt."""

    def before_actions(self, pos: Position) -> None:
        """Do what must be done before the first turn of a generation."""

    def after_actions(self, pos: Position) -> None:
        """Do what must be done after the last turn of a generation."""

    def solar(self) -> list[Task]:
        """The tasks between production and the next generation, in their order."""
        return []

    def actions(self, pos: Position, player: Player) -> list[Task]:
        """What a player may do in a turn besides the usual."""
        return []

    def why_not(self, pos: Position, player: Player, words: list[str]) -> Why | None:
        """Why an action of the expansion is not possible."""
        return None

    def wishes(self) -> list[Task]:
        """Actions of the expansion that a player might expect to be possible."""
        return []

    def because(self, pos: Position) -> Ref | None:
        """What of the expansion the open question follows from, if nothing else."""
        return None

    def turn(self, pos: Position, seat: int) -> None:
        """Take the turn of a seat where nobody sits."""

    def drafts(self, pos: Position, cards: list[int]) -> int:
        """Draft a card for a seat where nobody sits; -1 if that is not its business."""
        return -1

    def research(self, pos: Position, seat: int) -> None:
        """Do the research of a seat where nobody sits."""

    def final_greeneries(self, pos: Position, seat: int) -> None:
        """Place the last greeneries of a seat where nobody sits."""

    def lowered(self, pos: Position, seat: int, resource: int, number: int) -> None:
        """Note that a production of a seat where nobody sits has been lowered."""

    def instead(self, pos: Position, seat: int, resource: int) -> list[Task]:
        """What may be taken from a seat where nobody sits instead of money."""
        return []

    def placed(self, pos: Position, seat: int, tile: int) -> None:
        """Note that a person has placed a tile, or that one has been placed for nobody."""

    def played(self, pos: Position, seat: int, card: Card) -> None:
        """Note that a person has played a card."""

    def is_lost(self, pos: Position) -> bool:
        """Whether the game is over because a generation begins."""
        return False

    def winners(self, pos: Position) -> list[int] | None:
        """Who wins, if that is decided in another way than usual."""
        return None

    def wanted(self, milestone: int, usual: int) -> int:
        """What a milestone takes, if not the usual."""
        return usual

    def award_count(self, pos: Position, seat: int, award: int) -> int | None:
        """What a seat has to show for an award, if it is counted in another way than usual."""
        return None

    def milestone_count(self, pos: Position, seat: int, milestone: int) -> int | None:
        """How far a seat has come towards a milestone, if that is counted in another way than usual."""
        return None

    def lay_out(self, pos: Position, seat: int, form: TableForm) -> None:
        """Put what it brings on the table that a seat sees."""

    def tells(self, card: Card) -> Text | None:
        """What one of its own cards does, if that is not made of the usual words."""
        return None

    def card_type(self, card: Card) -> str:
        """The type of one of its own cards, if it is none of the usual ones."""
        return ""

    def components(self) -> list[Component]:
        """What it brings that one may point at, besides cards."""
        return []

    def collect_hidden(self, pos: Position, pool: list[int]) -> None:
        """Add the project cards in its places that nobody has seen to those that are drawn anew."""

    def redraw(self, pos: Position, pool: list[int], rng: Rng) -> None:
        """Draw anew what it keeps hidden; as many project cards as were collected come from the pool."""

    def points(self, pos: Position, seat: int) -> dict[str, int]:
        """What it brings a seat in the end, by line of the score sheet."""
        return {}

    def promises(self, pos: Position, seat: int) -> float:
        """A guess at the points that it may still bring a seat, for bots that look ahead."""
        return 0.0

    def setback(self, pos: Position, seat: int) -> int:
        """How many steps the automa on a seat has to make again that bring it nothing the second time."""
        return 0


EXPANSIONS: Final[list[Expansion]] = []


def in_play(options: Options) -> tuple[Expansion, ...]:
    """The expansions of a game, in the order in which they lay out."""
    playing = [expansion for expansion in EXPANSIONS if expansion.plays(options)]
    seating = [expansion for expansion in playing if expansion.seats_somebody]
    return (*seating, *[expansion for expansion in playing if not expansion.seats_somebody])
