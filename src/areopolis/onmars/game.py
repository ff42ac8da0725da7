"""On Mars as the other layers know it."""

from __future__ import annotations

from typing import Any, Final, final

from areopolis.kernel.cases import Trial
from areopolis.kernel.codec import decode
from areopolis.kernel.component import Component, Doubt
from areopolis.kernel.game import Game
from areopolis.kernel.option import PLAYERS, OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars import cases
from areopolis.onmars.box import box_for, own, provenance, standard, template
from areopolis.onmars.box.origin import RECONSTRUCTED
from areopolis.onmars.catalogue import components
from areopolis.onmars.events_form import part_names
from areopolis.onmars.forms import TableForm
from areopolis.onmars.laws import uphold
from areopolis.onmars.options import SOLO_GOAL, SOLO_GOALS, SPECS, VARIANTS, Options, read_options
from areopolis.onmars.refs import named_by
from areopolis.onmars.shapes import options_shape, position_shape
from areopolis.onmars.whole import WholePosition, new_game, restore

RULES: Final = 2
# About how many minutes a person thinks in a game, by its length.
THINKING: Final = {"short": 40, "long": 55}


@final
class OnMars(Game[WholePosition]):
    """Sets up and restores games of On Mars."""

    def set_up(self, options: dict[str, str], seed: int) -> WholePosition:
        """A game with these options at its first decision; raises BadOptions."""
        return new_game(read_options(options), seed)

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Players, length, variants, the goal of the solo game, and an owner's components."""
        return SPECS

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """These options as records write them; raises BadOptions."""
        return read_options(options).words()

    def option_text(self, name: str, text: str, file: str) -> str:
        """Components that correct nothing are the standard ones."""
        return "" if own(text, file) is standard() else text

    def check_shape(self, data: object) -> None:
        """Whether data look like those of a position; raises BadRecord or BadOptions."""
        given = data.get("options") if isinstance(data, dict) else None
        options_shape().check(given, "options")
        options = decode(given)
        assert isinstance(options, Options)
        position_shape(options, box_for(options.components)).check(data, "")

    def rebuild(self, data: dict[str, object]) -> WholePosition:
        """The position that data of the right shape describe."""
        return restore(data)

    def check_laws(self, pos: WholePosition) -> None:
        """Whether a position keeps the laws of the game; raises RuleError."""
        uphold(pos)

    def variants(self) -> list[dict[str, str]]:
        """Every number of players with both lengths and all variants; every goal of the solo game."""
        variants = [Options(players, length).words() for players in (2, 3, 4) for length in ("short", "long")]
        variants += [Options(players, variants=(variant,)).words() for players in (2, 4) for variant in VARIANTS]
        variants.append(Options(3, variants=VARIANTS).words())
        variants += [Options(1, solo_goal=goal).words() for goal in SOLO_GOALS]
        variants.append(Options(1, "long", solo_goal=SOLO_GOALS[0]).words())
        variants.append(Options(1, variants=VARIANTS, solo_goal=SOLO_GOALS[1]).words())
        return variants

    def automas(self) -> dict[str, dict[str, str]]:
        """Lacerda with each of his goals."""
        return {f"lacerda:{goal}": {PLAYERS: "1", SOLO_GOAL: goal} for goal in SOLO_GOALS}

    def minutes(self, options: dict[str, str], people: int) -> int:
        """About how long so many people need."""
        return people * THINKING[read_options(options).length]

    def components(self, options: dict[str, str]) -> list[Component]:
        """What lies in the box of these options."""
        return components(box_for(read_options(options).components))

    def doubts(self, options: dict[str, str]) -> list[Doubt]:
        """What is reconstructed and not given by an owner."""
        entries = provenance(read_options(options).components)
        return [
            Doubt(entry.family, entry.id, entry.field, entry.value, entry.confidence)
            for entry in entries
            if entry.source == RECONSTRUCTED
        ]

    def template(self) -> str:
        """The reconstructed fields as a file, which an owner corrects and gives back as components."""
        return template()

    def reference(self, text: Text) -> Ref | None:
        """The thing that a text names."""
        return named_by(text)

    def names(self) -> dict[str, str]:
        """The English names of all blueprints."""
        return {f"om.blueprint.{plan.number}": plan.name for plan in standard().blueprints}

    def event_parts(self, event: str) -> tuple[str, ...]:
        """The names of the parts of an event, those that only its seat may know last."""
        return part_names(event)

    def table_form(self) -> type:
        """The form of the table."""
        return TableForm

    def trial(self, case: dict[str, Any]) -> Trial:
        """The situation of a case from outside; raises Unsupported for parts of the form that are not known."""
        return cases.trial(case)


GAME: Final = OnMars("onmars", RULES)
