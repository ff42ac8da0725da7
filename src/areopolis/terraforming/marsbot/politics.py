"""MarsBot in the committee: where it sends its delegates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.marsbot.state import SEAT
from areopolis.terraforming.rules.deck import flip
from areopolis.terraforming.rules.setup import flipped_cost
from areopolis.terraforming.terms import MC
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.politics import committee, place_delegate

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

SECOND_PRICE: Final = 5
HUMAN: Final = 1 - SEAT


def party_politics(pos: Position) -> bool:
    """Send a delegate; with money, and a flipped cost that three divides, another one. False if none can be sent."""
    if not with_turmoil(pos.options) or committee(pos).reserve(SEAT) <= 0:
        return False
    place_delegate(pos, SEAT, best_party(pos))
    player = pos.players[SEAT]
    if committee(pos).reserve(SEAT) > 0 and player.stock[MC] >= SECOND_PRICE:
        card = flip(pos, -1)
        if card >= 0 and BY_ID[card].cost % 3 == 0:
            player.stock[MC] -= SECOND_PRICE
            place_delegate(pos, SEAT, best_party(pos))
    return True


def best_party(pos: Position) -> int:
    """The party for the next delegate, tier by tier."""
    turmoil = committee(pos)
    parties = list(range(len(PARTIES)))
    leading = [party for party in parties if new_leader(pos, party)]
    ruling = [party for party in parties if new_dominance(pos, party)]
    already = [party for party in parties if turmoil.leaders[party] == SEAT]
    for tier in (
        [p for p in leading if p in ruling],
        leading,
        [p for p in already if p in ruling],
    ):
        kept = [party for party in parties if party in tier]
        parties = kept or parties
    fewest = min([turmoil.of(party, HUMAN) for party in parties])
    parties = [party for party in parties if turmoil.of(party, HUMAN) == fewest]
    fewest = min([turmoil.of(party, SEAT) for party in parties])
    parties = [party for party in parties if turmoil.of(party, SEAT) == fewest]
    return min(parties, key=lambda party: (party - turmoil.dominant - 1) % len(PARTIES))


def random_delegate(pos: Position) -> None:
    """Send a delegate to a party that is counted out with the cost of a flipped card, clockwise from the first one."""
    place_delegate(pos, SEAT, (flipped_cost(pos) - 1) % len(PARTIES))


def new_leader(pos: Position, party: int) -> bool:
    """Whether one delegate makes MarsBot the leader of a party."""
    turmoil = committee(pos)
    leader = turmoil.leaders[party]
    return leader != SEAT and (leader == NOBODY or turmoil.of(party, SEAT) + 1 > turmoil.of(party, leader))


def new_dominance(pos: Position, party: int) -> bool:
    """Whether one delegate makes a party dominant."""
    turmoil = committee(pos)
    if party == turmoil.dominant:
        return False
    others = [turmoil.total(other) for other in range(len(PARTIES)) if other != party]
    return turmoil.total(party) + 1 > max(others)


def quiet_delegate(pos: Position) -> bool:
    """Send a delegate where it has fewest, then where the person has fewest, else anywhere; False if none is left."""
    turmoil = committee(pos)
    if turmoil.reserve(SEAT) <= 0:
        return False
    ranks = [(turmoil.of(party, SEAT), turmoil.of(party, HUMAN)) for party in range(len(PARTIES))]
    parties = [party for party, rank in enumerate(ranks) if rank == min(ranks)]
    place_delegate(pos, SEAT, parties[pos.chance(len(parties))])
    return True
