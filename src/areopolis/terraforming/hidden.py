"""What is hidden from a seat, drawn anew: every card that it cannot see may lie in any place that it cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.rules.setup import ChooseCards, corporations_for, most_start_cards
from areopolis.terraforming.terms import SETUP

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position


def redraw(pos: Position, seat: int, rng: Rng) -> None:
    """Draw anew hands, cards to choose from, discards and the deck; expansions do the same for what they bring.

    The deck is shuffled when somebody draws from it: few do who look one choice ahead.
    """
    others = [player for player in pos.players if player.seat != seat]
    pool = list(pos.deck[pos.drawn :])
    left = len(pool)
    pool.extend(pos.discards)
    for player in others:
        pool.extend(player.hand)
        pool.extend(player.dealt)
        pool.extend(player.kept)
    for expansion in pos.expansions:
        expansion.collect_hidden(pos, pool)
    rng.mix(pool, len(pool) - left)
    for player in others:
        deal(player.hand, pool)
        deal(player.dealt, pool)
        deal(player.kept, pool)
    deal(pos.discards, pool)
    for expansion in pos.expansions:
        expansion.redraw(pos, pool, rng)
    pos.deck = tuple(pool)
    pos.drawn = 0
    pos.loose = pos.rng
    if pos.phase == SETUP:
        redraw_starts(pos, seat, others, rng)


def deal(cards: list[int], pool: list[int]) -> None:
    """Put others from the pool in the place of some cards."""
    for i in range(len(cards)):
        cards[i] = pool.pop()


def redraw_starts(pos: Position, seat: int, others: list[Player], rng: Rng) -> None:
    """Draw anew the corporations that others choose from or have chosen, and how many start cards they keep."""
    seen = [player.corporation for player in pos.players]
    if seat >= 0:
        seen.extend(pos.players[seat].corporations)
    pool = rng.shuffled([card for card in corporations_for(pos.options) if card not in seen])
    choosing = [task.seat for task in pos.agenda if isinstance(task, ChooseCards)]
    for player in others:
        if not player.corporations:
            continue
        deal(player.corporations, pool)
        if player.seat not in choosing:
            cards = [*player.dealt, *player.kept]
            kept = rng.below(most_start_cards(pos, player.seat, player.corporations[0], len(cards)) + 1)
            player.kept.clear()
            player.kept.extend(cards[:kept])
            player.dealt.clear()
            player.dealt.extend(cards[kept:])
