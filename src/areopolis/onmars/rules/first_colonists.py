"""The First Colonists variant: cards A and B (rulebook p. 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.onmars.rules.goods import gain
from areopolis.onmars.terms import GOODS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

CARDS_B: Final = 2
# The tasks that one step can do together: a development may be the second one of the turn.
DEVELOPMENTS: Final = ("develop", "develop-twice")


def built(pos: Position, seat: int, building: int) -> None:
    """A seat has constructed a building: its card A may be revealed, and draws two cards B."""
    player = pos.players[seat]
    if not player.card_a or building not in pos.box.cards_a[player.card_a - 1].buildings:
        return
    pos.reveal("om.card.a", seat, (Text("om.colonist.a", player.card_a),), (), EVERYBODY)
    player.card_a = 0
    drawn = [pos.deck_b.pop() for _i in range(min(CARDS_B, len(pos.deck_b)))]
    player.cards_b.extend(drawn)
    pos.reveal("om.cards.b", seat, (len(drawn),), (Text("and", *[b_text(pos, card) for card in drawn]),), 1 << seat)


def b_text(pos: Position, card: int) -> Text:
    """A card B in words."""
    return Text(f"om.task.{pos.box.cards_b[card - 1].task}")


def may_aim(pos: Position, seat: int) -> bool:
    """Whether a development of a seat might be for one of two cards B; everybody can see that much."""
    player = pos.players[seat]
    return len(player.cards_b) > 1 and not player.task_done


def aims(pos: Position, seat: int) -> list[str]:
    """The tasks between which a seat chooses when it develops; one that is empty if there is no choice."""
    tasks = [pos.box.cards_b[card - 1].task for card in pos.players[seat].cards_b]
    both = may_aim(pos, seat) and all([task in tasks for task in DEVELOPMENTS])
    return list(DEVELOPMENTS) if both else [""]


def aimed(text: Text, aim: str) -> Text:
    """A choice, with the task that it is made for."""
    return Text("om.choice.fortask", text, Text(f"om.task.{aim}")) if aim else text


def developed(pos: Position, seat: int, aim: str) -> None:
    """A seat has developed a technology, perhaps for one of two tasks."""
    for task in DEVELOPMENTS[: pos.players[seat].developed]:
        if aim in {"", task}:
            did(pos, seat, task)


def did(pos: Position, seat: int, task: str) -> None:
    """A seat has done something that may be the task of one of its cards B; at most one in a turn."""
    player = pos.players[seat]
    if not player.cards_b or player.task_done:
        return
    for card in player.cards_b:
        if pos.box.cards_b[card - 1].task == task:
            player.cards_b.remove(card)
            player.task_done = True
            kind = pos.box.cards_b[card - 1].gain
            pos.reveal("om.task", seat, (b_text(pos, card), Text(f"om.amount.{GOODS[kind]}", 1)), (), EVERYBODY)
            gain(pos, seat, kind, 1)
            return
