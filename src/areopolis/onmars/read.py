"""Reading notation: which texts could be choices, and which of them a seat might wish for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import known_words
from areopolis.onmars.rules.executive import workplaces
from areopolis.onmars.terms import ACTIONS, BUILDINGS, DEPOT, GOODS, SCIENTISTS, SIDES, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# First words of all choices, with what may follow where that is a closed set.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "act": ACTIONS, "executive": (), "building": (), "scientist": SCIENTISTS, "end": (), "done": (), "pay": GOODS,
    "place": (), "blueprint": (), "learn": TECHS, "develop": TECHS, "take": GOODS, "pick": GOODS, "produce": GOODS,
    "bot": (), "rover": (), "tech": (), "collect": (), "construct": BUILDINGS, "upgrade": (), "displace": (),
    "reward": (), "welcome": (), "newbot": (), "hire": SCIENTISTS, "contract": (), "refill": (), "recall": (),
    "deliver": (), "pledge": (), "complete": (), "discover": (), "space": (), "shuttle": SIDES, "travel": (),
    "stay": (), "oxygen": (), "radar": (), "accept": (),
}  # fmt: skip


def words_of(text: str) -> list[str]:
    """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
    return known_words(text, VERBS)


def wishes(pos: Position) -> list[str]:
    """What the seat to decide might expect to be able to do."""
    decision = pos.decision
    if decision is None or decision.kind != "turn":
        return []
    player = pos.players[decision.seat]
    found = [f"act {action}" for action in ACTIONS]
    found += [f"executive {space}" for space in range(2, DEPOT + 1)]
    found += [f"building {plan}" for plan in [*player.plans, *player.built]]
    for scientist in player.scientists:
        found += [f"scientist {SCIENTISTS[scientist]} {plan}" for plan in workplaces(pos, scientist)]
    if not player.completed:
        found += [f"complete {goal} 1" for goal in player.goals]
    return found
