"""Why an answer is not open: for every question the reason behind what it does not offer, found by its notation.

The rules say what is possible (rules/, phases/); here stands only which of their reasons a notation meets first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import ASIDE, Decision
from areopolis.kernel.why import Why
from areopolis.onmars.reasons.colony import (
    why_not_construct,
    why_not_hired,
    why_not_refill,
    why_not_tech,
    why_not_upgrade,
    why_not_welcomed,
)
from areopolis.onmars.reasons.moving import why_not_displace, why_not_move, why_not_newbot
from areopolis.onmars.reasons.orbit import (
    why_not_blueprint,
    why_not_develop,
    why_not_good,
    why_not_learn,
    why_not_thanks,
)
from areopolis.onmars.reasons.travel import (
    why_not_discover,
    why_not_payment,
    why_not_place,
    why_not_radar,
    why_not_recalled,
    why_not_reward,
    why_not_space,
    why_not_travel,
)
from areopolis.onmars.reasons.turn import why_not_free, why_not_turn

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

FREE: Final = ("pledge", "deliver", "complete")
REASONS: Final[dict[str, Callable[[Position, list[str]], Why | None]]] = {
    "blueprint": why_not_blueprint,
    "construct": why_not_construct,
    "develop": why_not_develop,
    "discover": why_not_discover,
    "displace": why_not_displace,
    "hire": why_not_hired,
    "learn": why_not_learn,
    "move": why_not_move,
    "newbot": why_not_newbot,
    "pay": why_not_payment,
    "pick": why_not_good,
    "place": why_not_place,
    "produce": why_not_good,
    "radar": why_not_radar,
    "recall": why_not_recalled,
    "refill": why_not_refill,
    "reward": why_not_reward,
    "supply": why_not_good,
    "tech": why_not_tech,
    "thanks": why_not_thanks,
    "travel": why_not_travel,
    "turnspace": why_not_space,
    "upgrade": why_not_upgrade,
    "welcome": why_not_welcomed,
}


def why_refused(pos: Position, decision: Decision, words: list[str]) -> Why | None:
    """Why the rules do not offer what these words name; None if there is no more to say than that."""
    if words[0] in FREE:
        return why_not_free(pos, decision.seat, words)
    if decision.kind == "turn":
        return why_not_turn(pos, decision.seat, words)
    reason = REASONS.get(decision.kind)
    why = None if reason is None else reason(pos, words)
    must = words == ["done"] and decision.kind != ASIDE
    return Why("om.must") if why is None and must else why
