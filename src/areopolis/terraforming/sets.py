"""Sets of further cards: a card that no printed box has is in the games that have agreed on its set, and in no other.

So a new card changes no game that is played without it, and no record of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.option import WORDS, OptionSpec
from areopolis.terraforming.card import BY_ID, CORPORATE, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX
from areopolis.terraforming.expansion import EXPANSIONS, Expansion

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options

NAME: Final = "sets"


@final
class CardSets(Expansion):
    """Brings the cards of some sets, and no rules."""

    def plays(self, options: Options) -> bool:
        """Whether some set was agreed on."""
        return bool(options.word(NAME))

    def options(self) -> tuple[OptionSpec, ...]:
        """Which sets there are, if there are any."""
        there = tuple(sets())
        return (OptionSpec(NAME, WORDS, "option.sets", allowed=there, single="set"),) if there else ()

    def boxes(self, options: Options) -> list[str]:
        """The sets that were agreed on."""
        return options.word(NAME).split(",") if self.plays(options) else []


def sets() -> list[str]:
    """The names of all sets, which are those of boxes that no expansion brings."""
    known = ["", CORPORATE, *[expansion.name for expansion in EXPANSIONS]]
    boxes = [BY_ID[card].box for card in [*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX]]
    return sorted({box for box in boxes if box not in known})


SETS: Final = CardSets(NAME)
