"""The draft: what the next seat makes of the cards that are handed on to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.evaluation.hand import offer
from areopolis.terraforming.evaluation.profile import profile
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.rules.phases import hands_on_to, is_drafting
from areopolis.terraforming.terms import RESEARCH

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def receiver(pos: Position, seat: int) -> int:
    """Who gets the cards that a seat hands on, when it has chosen and they are still to be used; -1 if nobody does."""
    if pos.phase != RESEARCH or not pos.options.draft or not pos.players[seat].dealt:
        return -1
    decision = pos.decision
    if decision is None or decision.seat == seat:
        return -1
    next_seat = hands_on_to(pos)[seat]
    return -1 if pos.players[next_seat].automa else next_seat


def handed_on(pos: Position, seat: int, to: Seat) -> float:
    """What the next seat makes of the cards: of several it takes one, and the last one with all the others."""
    own, others = pos.players[seat].dealt, to.player.dealt
    if not is_drafting(pos):
        return sum([surplus(pos, to, card) for card in others])
    # They lie before the next seat already if everybody has as many.
    passed = all([len(player.dealt) == len(own) for player in pos.players])
    return max([surplus(pos, to, card) for card in (others if passed else own)])


def surplus(pos: Position, to: Seat, card: int) -> float:
    """What a card would bring a seat beyond its price."""
    return max(offer(pos, to, profile(card)).surplus, 0.0)
