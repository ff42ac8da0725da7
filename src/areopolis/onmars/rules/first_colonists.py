"""The First Colonists variant: cards A and B (rulebook p. 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.onmars.rules.goods import gain
from areopolis.onmars.terms import GOODS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

CARDS_B = 2


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
