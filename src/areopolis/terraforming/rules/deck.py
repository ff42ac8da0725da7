"""The deck of projects: drawing, discarding, shuffling the discards in again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def rest(pos: Position) -> list[int]:
    """What is left of the deck, in its order."""
    cards = list(pos.deck[pos.drawn :])
    return Rng(seeded(pos.loose)).shuffled(cards) if pos.loose else cards


def take(pos: Position, number: int) -> list[int]:
    """Take cards from the deck; an empty one is made anew from the discards. There may be too few even so."""
    if pos.loose:
        pos.deck = tuple(rest(pos))
        pos.drawn = 0
        pos.loose = 0
    if pos.drawn + number <= len(pos.deck):
        cards = list(pos.deck[pos.drawn : pos.drawn + number])
        pos.drawn += number
        return cards
    cards = list(pos.deck[pos.drawn :])
    pos.deck = pos.shuffled(pos.discards)
    pos.drawn = 0
    pos.discards.clear()
    pos.reveal("reshuffle", -1, (), (), EVERYBODY)
    more = min(number - len(cards), len(pos.deck))
    cards.extend(pos.deck[:more])
    pos.drawn = more
    return cards


def draw(pos: Position, seat: int, number: int) -> None:
    """Draw cards into the hand of a seat."""
    cards = take(pos, number)
    pos.players[seat].hand.extend(cards)
    if pos.recording:
        pos.reveal("draw", seat, (len(cards),), (Text("and", *[BY_ID[card].title for card in cards]),), 1 << seat)


def look(pos: Position, seat: int, number: int) -> list[int]:
    """Let a seat look at cards from the deck; they lie before it until it has chosen."""
    cards = take(pos, number)
    pos.players[seat].dealt.extend(cards)
    if pos.recording:
        pos.reveal("look", seat, (len(cards),), (Text("and", *[BY_ID[card].title for card in cards]),), 1 << seat)
    return cards


def flip(pos: Position, seat: int) -> int:
    """Turn the top card for everybody to see and discard it; -1 if there is none at all."""
    cards = take(pos, 1)
    if not cards:
        return -1
    pos.discards.append(cards[0])
    pos.reveal("flip", seat, (BY_ID[cards[0]].title,), (), EVERYBODY)
    return cards[0]
