"""What is hidden from a seat, drawn anew: private goals, First Colonist cards, decks, stacks and aims."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


def redraw(pos: Position, seat: int, rng: Rng) -> None:
    """Draw anew whatever lies hidden from a seat."""
    others = [player for player in pos.players if player.seat != seat]
    redraw_goals(pos, others, rng)
    if pos.options.first_colonists:
        redraw_colonists(pos, others, rng)
    rng.shuffle(pos.tech_deck)
    rng.shuffle(pos.discovery_deck)
    rng.shuffle(pos.solo_deck)
    redraw_plans(pos, rng)
    for stack in pos.stacks:
        redraw_stack(stack, rng)
    for i in range(len(pos.agenda)):
        pos.agenda[i] = pos.agenda[i].seen_by(seat)
    if pos.asker is not None:
        pos.asker = pos.asker.seen_by(seat)


def redraw_goals(pos: Position, others: list[Player], rng: Rng) -> None:
    """Private goals of others: in hand, set aside and paid; those that nobody got are hidden too."""
    seen = [player.completed for player in pos.players]
    for player in pos.players:
        if player not in others:
            seen.extend(player.goals)
            seen.extend(player.pledged)
            seen.extend(player.spent)
    pool = rng.shuffled([goal.number for goal in pos.box.goals if goal.number not in seen])
    for player in others:
        deal(player.goals, pool)
        player.goals.sort()
        deal(player.pledged, pool)
        deal(player.spent, pool)


def redraw_colonists(pos: Position, others: list[Player], rng: Rng) -> None:
    """First Colonist cards of others, and the deck that they come from."""
    own = [player.card_a for player in pos.players if player not in others]
    cards_a = rng.shuffled([card.number for card in pos.box.cards_a if card.number not in own])
    cards_b = pos.deck_b.copy()
    for player in others:
        cards_b.extend(player.cards_b)
    rng.shuffle(cards_b)
    for player in others:
        if player.card_a:
            player.card_a = cards_a.pop()
        deal(player.cards_b, cards_b)
    pos.deck_b = cards_b


def redraw_plans(pos: Position, rng: Rng) -> None:
    """The blueprints to come; those of level 1 lie above the others."""
    plans = pos.box.blueprints
    low = [plan for plan in pos.plan_deck if plans[plan - 1].level == 1]
    high = [plan for plan in pos.plan_deck if plans[plan - 1].level > 1]
    rng.shuffle(low)
    rng.shuffle(high)
    high.extend(low)
    pos.plan_deck = high


def redraw_stack(stack: list[int], rng: Rng) -> None:
    """The tiles of a stack below the top one, whose back lies open."""
    if len(stack) > 1:
        top = stack.pop()
        rng.shuffle(stack)
        stack.append(top)


def deal(cards: list[int], pool: list[int]) -> None:
    """Put others from the pool in the place of some cards."""
    for i in range(len(cards)):
        cards[i] = pool.pop()
