"""What may be agreed on about Turmoil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.option import NO, SWITCH, YES, OptionSpec
from areopolis.kernel.why import Why
from areopolis.terraforming.turmoil.parties import BOX

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options

TR_GOAL: Final = "tr-goal"
GOAL_TR: Final = 63
SPECS: Final = (
    OptionSpec(BOX, SWITCH, "option.turmoil", usual=NO),
    OptionSpec(TR_GOAL, SWITCH, "option.trgoal", usual=NO, alone=True),
)


def with_turmoil(options: Options) -> bool:
    """Whether Turmoil is played."""
    return options.word(BOX) == YES


def with_tr_goal(options: Options) -> bool:
    """Whether a terraform rating is the goal of the solo game."""
    return options.word(TR_GOAL) == YES


def why_not(options: Options) -> Why | None:
    """The other goal needs the solo game with Turmoil."""
    if with_tr_goal(options) and not (with_turmoil(options) and options.solo):
        return Why("option.trgoal", TR_GOAL, GOAL_TR)
    return None
