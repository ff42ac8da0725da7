"""Terraforming Mars as the other layers know it."""

from __future__ import annotations

from typing import Any, Final, final

from areopolis.kernel.cases import Trial
from areopolis.kernel.codec import decode
from areopolis.kernel.component import Component
from areopolis.kernel.game import Game
from areopolis.kernel.option import OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.terraforming import cards as _cards  # noqa: F401 - lays all cards on the table
from areopolis.terraforming import expansions as _expansions  # noqa: F401 - switches the expansions on
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.cases import Runner
from areopolis.terraforming.components import components
from areopolis.terraforming.events_form import part_names
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.laws import uphold
from areopolis.terraforming.options import Options, option_specs, read_options
from areopolis.terraforming.refs import EVENT, NAMING
from areopolis.terraforming.shapes import options_shape, position_shape
from areopolis.terraforming.standard import STANDARD as _STANDARD  # noqa: F401 - says what the standard projects do
from areopolis.terraforming.whole import WholePosition, new_game, restore

RULES: Final = 1
# About how many minutes a person thinks in a game; in a draft besides, and with each expansion.
THINKING: Final = 24
DRAFTING: Final = 3
EXPANDING: Final = 6
# How the phrases of global events begin.
GLOBAL: Final = "global."
EVENT_NAMES: Final = frozenset(
    [name.removeprefix(GLOBAL) for expansion in EXPANSIONS for name in expansion.names() if name.startswith(GLOBAL)]
)


@final
class Terraforming(Game[WholePosition]):
    """Sets up and restores games of Terraforming Mars."""

    def set_up(self, options: dict[str, str], seed: int) -> WholePosition:
        """A game with these options at its first decision; raises BadOptions."""
        return new_game(read_options(options), seed)

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Players, Corporate Era, draft and beginners, and what expansions add."""
        return option_specs()

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """These options as records write them; raises BadOptions."""
        return read_options(options).words()

    def check_shape(self, data: object) -> None:
        """Whether data look like those of a position; raises BadRecord or BadOptions."""
        given = data.get("options") if isinstance(data, dict) else None
        options_shape().check(given, "options")
        options = decode(given)
        assert isinstance(options, Options)
        position_shape(options).check(data, "")

    def rebuild(self, data: dict[str, object]) -> WholePosition:
        """The position that data of the right shape describe."""
        return restore(data)

    def check_laws(self, pos: WholePosition) -> None:
        """Whether a position keeps the laws of the game; raises RuleError."""
        uphold(pos)

    def variants(self) -> list[dict[str, str]]:
        """Every number of players with every variant that it allows."""
        variants = [Options(1).words()]
        for players in range(2, 6):
            for corporate_era in (False, True):
                for draft in (False, True):
                    variants.append(Options(players, corporate_era, draft).words())
        variants.append(Options(3, corporate_era=False, beginners=(0, 2)).words())
        for expansion in EXPANSIONS:
            variants += [read_options(words).words() for words in expansion.variants()]
        return variants

    def automas(self) -> dict[str, dict[str, str]]:
        """Those that expansions bring."""
        automas: dict[str, dict[str, str]] = {}
        for expansion in EXPANSIONS:
            automas.update(expansion.automas())
        return automas

    def minutes(self, options: dict[str, str], people: int) -> int:
        """About how long so many people need."""
        agreed = read_options(options)
        return people * (THINKING + DRAFTING * agreed.draft + EXPANDING * len(agreed.expansions))

    def components(self, options: dict[str, str]) -> list[Component]:
        """All cards, projects and goals, and what expansions bring, whatever is played with."""
        return components(read_options(options))

    def reference(self, text: Text) -> Ref | None:
        """The thing that a text names; sentences on global events begin like their names."""
        ref = NAMING.of(text)
        return None if ref is not None and ref.kind == EVENT and ref.name not in EVENT_NAMES else ref

    def names(self) -> dict[str, str]:
        """The English names of all cards, and of what expansions have besides."""
        names = {f"card.{card.number}": card.name for card in BY_ID if card.name}
        for expansion in EXPANSIONS:
            names.update(expansion.names())
        return names

    def event_parts(self, event: str) -> tuple[str, ...]:
        """The names of the parts of an event, those that only its seat may know last."""
        return part_names(event)

    def table_form(self) -> type:
        """The form of the table."""
        return TableForm

    def trial(self, case: dict[str, Any]) -> Trial:
        """The situation of a case from outside; raises Unsupported for parts of the form that are not known."""
        return Runner(case)


GAME: Final = Terraforming("terraforming", RULES)
