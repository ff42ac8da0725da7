"""What a card in hand may take from others, whom its player would have yet to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.card import Card
from areopolis.terraforming.effects.choose import Either, Optional
from areopolis.terraforming.effects.harm import LowerAny, Remove, can_lower, purse, seats_from
from areopolis.terraforming.forms import PossibleLoss
from areopolis.terraforming.rules.tiles import ON_SEA, beside_own, legal_spaces
from areopolis.terraforming.terms import NEUTRAL, RESOURCES
from areopolis.terraforming.vocabulary import Effect

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def possible_losses(pos: Position, seat: int, card: Card) -> list[PossibleLoss]:
    """What others may lose if a seat plays a card."""
    return [loss for part in card.play for loss in losses_by(pos, seat, part)]


def losses_by(pos: Position, seat: int, effect: Effect) -> list[PossibleLoss]:
    """What others may lose by an effect of a seat."""
    if isinstance(effect, Optional):
        return losses_by(pos, seat, effect.part)
    if isinstance(effect, Either):
        return [loss for part in effect.parts for loss in losses_by(pos, seat, part)]
    if isinstance(effect, LowerAny):
        return lowered(pos, seat, effect)
    return removed(pos, seat, effect) if isinstance(effect, Remove) else []


def lowered(pos: Position, seat: int, effect: LowerAny) -> list[PossibleLoss]:
    """A step of production of each who can take it."""
    resource, number = effect.resource, effect.number
    return [
        {"seat": other, "of": "production", "resource": RESOURCES[resource], "number": number}
        for other in seats_from(pos, seat)
        if other != seat and can_lower(pos.players[other], resource, number)
    ]


def removed(pos: Position, seat: int, effect: Remove) -> list[PossibleLoss]:
    """Resources of each who has some and is not protected, as many as there are at most."""
    losses: list[PossibleLoss] = []
    for other in victims(pos, seat, effect):
        player = pos.players[other]
        resource = purse(player, effect.resource)
        number = min(effect.number, player.stock[resource])
        if number > 0:
            losses.append({"seat": other, "of": "stock", "resource": RESOURCES[resource], "number": number})
    return losses


def victims(pos: Position, seat: int, effect: Remove) -> list[int]:
    """Who may be hit; of a flood, all who have a tile beside a space where the ocean may come."""
    if not effect.beside:
        return [other for other in effect.victims(pos, seat) if other not in {seat, NEUTRAL}]
    spaces = legal_spaces(pos, seat, ON_SEA)
    return [
        other
        for other in seats_from(pos, seat)
        if other != seat and any([beside_own(pos, other, space) for space in spaces])
    ]
