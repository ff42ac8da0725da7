"""What cards bring from generation to generation: actions, triggers, discounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.account import Account
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.evaluation.profile import Profile, Trigger, profile, tag_shares
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.evaluation.yields import STEP, Yield
from areopolis.terraforming.terms import (
    CARD_PLAYED,
    CITY_PLACED,
    ENERGY,
    GREENERY_PLACED,
    MC,
    MOST_OCEANS,
    OCEAN_PLACED,
    PRODUCED,
    PROJECT_PAID,
    TAG_PLAYED,
    TILE_PLACED,
)

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# How often things happen to a seat in a generation.
EVENTS: Final = 0.45
DEAR_CARDS: Final = 0.45
DEAR_PROJECTS: Final = 0.2
PROJECTS: Final = 0.5
CITIES: Final = 0.3
GREENERIES: Final = 0.8
MINERALS: Final = 0.25
# Resources that may become a step are worth nearly as much.
SAVED: Final = 0.85


def lasting_worth(pos: Position, seat: Seat, card: Profile, fresh: bool) -> float:
    """What a card in play, or one that would be, brings from now on."""
    total = action_worth(pos, seat, card, fresh) if card.uses else 0.0
    for trigger in card.triggers:
        total += seat.weights.lasting * trigger_worth(pos, seat, card, trigger)
    for discount in card.discounts:
        cards = seat.weights.cards_played * (1.0 if discount.tag < 0 else tag_shares()[discount.tag])
        total += seat.weights.lasting * discount.amount * cards * seat.left * seat.half[MC]
    return total


def action_worth(pos: Position, seat: Seat, card: Profile, fresh: bool) -> float:
    """What the action of a card brings to the end of the game."""
    uses = seat.left
    if not fresh and not seat.player.passed and card.card not in seat.player.used:
        uses += 1.0
    if uses <= 0.0:
        return 0.0
    each = best_use(pos, seat, card)
    if each <= 0.0:
        return 0.0
    return seat.weights.action * uses * min(each, seat.weights.action_most * seat.half[MC])


def best_use(pos: Position, seat: Seat, card: Profile) -> float:
    """What one use of an action brings on average: the best way, or saving up on the card for it."""
    each_here = on_card(pos, seat, card)
    best = 0.0
    for use in card.uses:
        if use.spent:
            continue
        energy = -use.of(ENERGY)
        if energy > 0.0 and energy > seat.player.production[ENERGY] + seat.player.stock[ENERGY]:
            continue
        best = max(best, use.worth(seat.half, pos, seat.seat, card.card) + use.here * each_here)
    return best


def on_card(pos: Position, seat: Seat, card: Profile) -> float:
    """What a resource on a card is worth: its points, or its part of what it can be turned into."""
    each = card.each_here * seat.weights.point
    for use in card.uses:
        if use.spent:
            # A use to turn them in for every so many that are added.
            each = max(each, use.worth(seat.half, pos, seat.seat, card.card) / (use.spent + 1))
    return each


def saved_worth(pos: Position, seat: Seat, card: Profile) -> float:
    """What lies on a card and can be turned into something, if it brings no points."""
    held = seat.player.holdings.get(card.card, 0)
    if not held or card.each_here:
        return 0.0
    best = 0.0
    for use in card.uses:
        if use.spent:
            times = min(held / use.spent, seat.left + 1.0, open_uses(pos, use))
            best = max(best, SAVED * times * use.worth(seat.half, pos, seat.seat, card.card))
    return best


def open_uses(pos: Position, use: Yield) -> float:
    """How often a use can still raise what it raises."""
    return 99.0 if use.of(STEP + 2) == 0.0 else float(MOST_OCEANS - pos.oceans)


def trigger_worth(pos: Position, seat: Seat, card: Profile, trigger: Trigger) -> float:
    """What a lasting effect brings to the end of the game."""
    each = trigger.brings.worth(seat.half, pos, seat.seat, card.card)
    each += trigger.brings.here * on_card(pos, seat, card)
    return each * expected(pos, seat, trigger)


def expected(pos: Position, seat: Seat, trigger: Trigger) -> float:
    """How often something will still happen."""
    when, left = trigger.when, seat.left
    people = len(pos.players) if when.anyone else 1
    if when.moment == TAG_PLAYED:
        shares = tag_shares()
        often = sum([shares[tag] for tag in when.tags]) * seat.weights.cards_played * left * people
        return often * 0.4 if when.event else often
    if when.moment == CARD_PLAYED:
        return left * (EVENTS if when.event else DEAR_CARDS if when.cost else seat.weights.cards_played)
    if when.moment == PROJECT_PAID:
        return left * (DEAR_PROJECTS if when.cost else PROJECTS)
    if when.moment == CITY_PLACED:
        return left * CITIES * people
    if when.moment == OCEAN_PLACED:
        return (MOST_OCEANS - pos.oceans) * (1.0 if when.anyone else 0.4)
    if when.moment == GREENERY_PLACED:
        return left * GREENERIES * people
    if when.moment == TILE_PLACED:
        return left * (MINERALS if when.minerals else GREENERIES + CITIES)
    return left if when.moment == PRODUCED else 0.0


def add_engine(pos: Position, seat: Seat, account: Account) -> None:
    """All cards in play of a seat; actions that take energy share what there is."""
    energy = float(seat.player.production[ENERGY])
    for number in seat.player.in_play:
        card = profile(number)
        if not card.lasts:
            continue
        if card.energy:
            if card.energy > energy:
                continue
            energy -= card.energy
        total = lasting_worth(pos, seat, card, fresh=False)
        if card.uses:
            total += saved_worth(pos, seat, card)
        account.add("engine", total, 1, BY_ID[number].title, seat.left)
