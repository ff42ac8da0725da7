"""Reading notation: which texts could be choices, and which of them a seat might wish for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import known_words
from areopolis.kernel.decision import ASIDE, Choice, Decision
from areopolis.kernel.payment import PAY
from areopolis.onmars.phases.turn import Act
from areopolis.onmars.refs import QUARTERS
from areopolis.onmars.rules.contracts import wanted
from areopolis.onmars.rules.executive import (
    Executive,
    UseBuilding,
    UseScientist,
    action_of,
    building_price,
    workplaces,
)
from areopolis.onmars.rules.free import Complete
from areopolis.onmars.task import Task
from areopolis.onmars.terms import ACTIONS, BUILDINGS, CRYSTAL, GOODS, SCIENTISTS, SIDES, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# First words of all choices, with what may follow where that is a closed set.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "act": ACTIONS, "executive": (), "building": (), "scientist": SCIENTISTS, "end": (), "done": (), "pay": (),
    "blueprint": (), "learn": TECHS, "develop": TECHS, "take": GOODS, "pick": GOODS, "produce": GOODS,
    "bot": (), "rover": (), "tech": (), "collect": (), "construct": BUILDINGS, "upgrade": (), "displace": (),
    "reward": (), "welcome": (), "newbot": (), "hire": SCIENTISTS, "contract": (), "refill": (), "recall": (),
    "deliver": (), "pledge": (), "complete": (), "discover": (), "space": (), "shuttle": SIDES, "travel": (),
    "stay": (), "oxygen": (), "radar": (), "accept": (),
}  # fmt: skip


def renewed(text: str) -> str:
    """A notation as it is written today: payments were once words and numbers, those of a slot under a word of its own.

    `pay mineral 1 plant 1` is `pay mineral=1,plant=1`, and `place 1 2` is `pay quarters=1,crystal=2`.
    """
    words = text.split()
    numbers = [word for word in words if word.isdecimal()]
    if words[:1] == [PAY] and len(words) == 1 + 2 * len(numbers) and words[2::2] == numbers:
        paid = list(zip(words[1::2], numbers, strict=True))
    elif words[:1] == ["place"] and words[1:] == numbers and len(numbers) == 2:
        paid = list(zip((QUARTERS, GOODS[CRYSTAL]), numbers, strict=True))
    else:
        return text
    return f"{PAY} {','.join([f'{name}={number}' for name, number in paid if number != '0'])}"


def words_of(text: str) -> list[str]:
    """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
    return known_words(text, VERBS)


def wishes(pos: Position, question: Decision) -> list[Choice]:
    """What the seat that is asked might expect to be able to answer."""
    if question.kind == ASIDE:
        return [*wanted(pos, question.seat)]
    return wishes_of_turn(pos, question.seat) if question.kind == "turn" else [*others(pos)]


def others(pos: Position) -> list[Task]:
    """Everything on the table that a player might point at to answer the open question."""
    return pos.asker.others(pos) if isinstance(pos.asker, Task) else []


def wishes_of_turn(pos: Position, seat: int) -> list[Choice]:
    """Every action, what the seat has built, its scientists, goals and contracts."""
    box = pos.box
    player = pos.players[seat]
    wished: list[Choice] = [Act(seat, action) for action in range(len(ACTIONS))]
    wished += [Executive(seat, space.number, space.price, space.action) for space in box.depot[1:]]
    wished += [
        UseBuilding(seat, plan, building_price(pos, plan), action_of(pos, plan))
        for plan in [*player.plans, *player.built]
    ]
    for scientist in player.scientists:
        for plan in workplaces(pos, scientist):
            wished.append(UseScientist(seat, scientist, plan, action_of(pos, plan)))
    if not player.completed:
        wished += [Complete(seat, goal, 0, box.goals[goal - 1].rewards[0]) for goal in player.goals]
    return [*wished, *wanted(pos, seat)]
