"""A game as the other layers know it: a name, a version of its rules, and how to set it up."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from areopolis.kernel.cases import Trial, Unsupported
from areopolis.kernel.codec import canonical, current
from areopolis.kernel.component import Component, Doubt
from areopolis.kernel.errors import AreopolisError, BadOptions, BadRecord
from areopolis.kernel.laws import hold
from areopolis.kernel.option import NUMBER, PLAYERS, OptionSpec
from areopolis.kernel.position import Position
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why

P_co = TypeVar("P_co", bound=Position, covariant=True)
# Two seeds of this range are two games.
SEEDS: Final = 1 << 63
# What happens where rules are asked about something that cannot be.
FAULTS: Final = (AreopolisError, ArithmeticError, AssertionError, LookupError, RecursionError, TypeError, ValueError)


class Game(Generic[P_co]):
    """What stands behind the constant GAME of every game's package."""

    def __init__(self, name: str, rules: int) -> None:
        self.name: Final = name
        # Raised only when the same choices lead to another position; stored in every record.
        self.rules: Final = rules

    def __reduce__(self) -> str:
        # Whoever unpickles it finds it by this name in the module of its class.
        return "GAME"

    def new(self, options: dict[str, str], seed: int) -> P_co:
        """A game at its first decision; raises BadOptions."""
        check_seed(seed)
        return self.set_up(options, seed)

    def set_up(self, options: dict[str, str], seed: int) -> P_co:
        """A game with these options at its first decision; raises BadOptions."""
        raise AssertionError("every game has its own")

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Everything that can be agreed on, in the order in which records write it, `players` first.

        Until a game says more, as many may play as in its variants.
        """
        numbers = [int(words[PLAYERS]) for words in self.variants() if words.get(PLAYERS, "").isdecimal()]
        usual = "2" if 2 in numbers else str(min(numbers))
        return (OptionSpec(PLAYERS, NUMBER, "option.players", usual, least=min(numbers), most=max(numbers)),)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """These options as records write them; raises BadOptions."""
        self.set_up(options, 0)
        return options

    def option_text(self, name: str, text: str, file: str) -> str:
        """What the text of a file means as an option, empty if as usual; raises BadOptions that name the file."""
        return text

    def why_not_options(self, options: dict[str, str]) -> Why | None:
        """Why no game can be made of these options, by themselves or together."""
        try:
            self.check_options(options)
        except BadOptions as error:
            return error.why or Why("option.other", str(error))
        return None

    def restore(self, data: object) -> P_co:
        """The position that `Position.data` described; raises BadRecord for whatever describes none.

        Data of the right shape are made into a position, which must keep the laws of the game and describe itself by
        the very same data, apart from names that have changed since.
        """
        try:
            self.check_shape(data)
            pos = self.rebuild(data)
            self.check_laws(pos)
            hold(canonical(pos.data()) == canonical(current(data)), "a position describes itself by the same data")
        except BadRecord:
            raise
        except FAULTS as error:
            why = error.why if isinstance(error, BadOptions) else None
            raise BadRecord(0, f"these data are no position: {error}", why) from error
        return pos

    def check_shape(self, data: object) -> None:
        """Whether data look like those of a position; raises BadRecord or BadOptions."""
        raise AssertionError("every game has its own")

    def rebuild(self, data: Any) -> P_co:
        """The position that data of the right shape describe."""
        raise AssertionError("every game has its own")

    def check_laws(self, pos: Any) -> None:
        """Whether a position keeps the laws of the game; raises RuleError, or stumbles where nothing can be right."""
        raise AssertionError("every game has its own")

    def variants(self) -> list[dict[str, str]]:
        """Options that between them show everything that the game can be; tests play all of them."""
        raise AssertionError("every game has its own")

    def automas(self) -> dict[str, dict[str, str]]:
        """Every automa at every level, such as `lacerda:first-colonists`, with the options of a game against it."""
        return {}

    def minutes(self, options: dict[str, str], people: int) -> int:
        """About how long so many people need for a game with these options; 0 if nobody has said."""
        return 0

    def components(self, options: dict[str, str]) -> list[Component]:
        """Everything that one may point at in a game with these options, with what is printed on it."""
        return []

    def doubts(self, options: dict[str, str]) -> list[Doubt]:
        """What of it is inferred and not known."""
        return []

    def template(self) -> str:
        """A file of everything that is inferred, for an owner to correct; empty if there is nothing."""
        return ""

    def reference(self, text: Text) -> Ref | None:
        """The thing on the table that a text of this game names; None if it is no name. Seats are known to all."""
        return None

    def names(self) -> dict[str, str]:
        """English names of components, by their key in the phrase book."""
        raise AssertionError("every game has its own")

    def event_parts(self, event: str) -> tuple[str, ...]:
        """The names of the parts of an event, those that only its seat may know last."""
        raise AssertionError("every game has its own")

    def table_form(self) -> type:
        """The form of `Position.table`, from which the published schema is made."""
        raise AssertionError("every game has its own")

    def trial(self, case: dict[str, Any]) -> Trial:
        """The situation of a case from outside; raises Unsupported for parts of the form that are not known."""
        raise Unsupported(f"there are no cases of {self.name}")


def check_seed(seed: int) -> None:
    """Refuse a seed that is none; raises BadOptions."""
    if not -SEEDS <= seed < SEEDS:
        # Not the number itself: one of some thousand digits cannot be written.
        raise BadOptions("a seed is a whole number from -2^63 to 2^63 - 1")
