"""Why something cannot be done on a journey, with a benefit, or to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.payment import PAY, paid_in
from areopolis.kernel.why import Text, Why
from areopolis.onmars.hexes import RING
from areopolis.onmars.phases.rounds import Deciding
from areopolis.onmars.reasons.words import form, hex_at, no_hex, number_at, numbered
from areopolis.onmars.refs import QUARTERS, hex_text
from areopolis.onmars.rules.colonists import WORKING, Recalling, sources
from areopolis.onmars.rules.goods import Paying, Payment, amount, payments, why_not_crystals
from areopolis.onmars.rules.lss import Rewarding
from areopolis.onmars.rules.moving import rover_hex
from areopolis.onmars.rules.radar import Scanning
from areopolis.onmars.rules.slots import Place, Placing, extra_cost, splits
from areopolis.onmars.rules.travel import DISCOVERY_DISTANCE, ChoosingSpace, Discovering
from areopolis.onmars.terms import ACTIONS, CRYSTAL, GOODS, RESOURCES, SIDE_OF, SIDES, SLOTTED

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def why_not_space(pos: Position, words: list[str]) -> Why | None:
    """Why a marker cannot come to a turn order space."""
    task = pos.asker
    if words[0] != "space" or not isinstance(task, ChoosingSpace):
        return None
    most = len(pos.box.order)
    space = number_at(words, 1, most)
    if space < 1 or len(words) > 2:
        return numbered(most)
    if task.side >= 0 and pos.box.order[space - 1].side != task.side:
        return Why("om.spaceside", Text(f"om.side.{SIDES[task.side]}"))
    owners = [player.seat for player in pos.players if player.space == space]
    return Why("om.spacetaken", Text("seat", owners[0])) if owners else None


def why_not_travel(pos: Position, words: list[str]) -> Why | None:
    """Why a seat cannot travel in this way."""
    task = pos.asker
    if words[0] != "travel" or not isinstance(task, Deciding):
        return None
    if words[1:] not in ([], ["ship"]):
        return form("travel ship")
    if len(words) == 1:
        return Why("om.noshuttle")
    return Why("om.shuttlefree") if pos.players[task.seat].hangar else Why("om.nohangar")


def why_not_discover(pos: Position, words: list[str]) -> Why | None:
    """Why a discovery tile cannot be laid on a hex."""
    task = pos.asker
    if words[0] != "discover" or not isinstance(task, Discovering):
        return None
    most = len(pos.box.discoveries)
    tile, hex_ = number_at(words, 1, most), hex_at(words, 2)
    if len(words) != 3:
        return form("discover 12 G8")
    if tile < 1 or hex_ < 0:
        return numbered(most) if tile < 1 else no_hex(words, 2)
    if tile not in pos.open_discoveries:
        return Why("om.notopen", Text("om.discovery", tile))
    rover = rover_hex(pos, task.seat)
    if hex_ not in RING[rover][DISCOVERY_DISTANCE]:
        return Why("om.threeaway", hex_text(rover))
    return Why("om.notempty", hex_text(hex_))


def why_not_radar(pos: Position, words: list[str]) -> Why | None:
    """Why a discovery tile cannot come on the Radar."""
    task = pos.asker
    if words[0] != "radar" or not isinstance(task, Scanning):
        return None
    most = len(pos.box.discoveries)
    tile = number_at(words, 1, most)
    if tile < 1 or len(words) > 2:
        return numbered(most)
    if tile not in pos.open_discoveries:
        return Why("om.notopen", Text("om.discovery", tile))
    return pos.box.discoveries[tile - 1].effect.why_not(pos, task.seat)


def why_not_reward(pos: Position, words: list[str]) -> Why | None:
    """Why a benefit of the life support system cannot be taken."""
    task = pos.asker
    if words[0] != "reward" or not isinstance(task, Rewarding):
        return None
    most = len(pos.box.lss_choices)
    number = number_at(words, 1, most)
    return numbered(most) if number < 1 or len(words) > 2 else pos.box.lss_choices[number - 1].why_not(pos, task.seat)


def why_not_recalled(pos: Position, words: list[str]) -> Why | None:
    """Why no colonist can come back from a place."""
    task = pos.asker
    if words[0] != "recall" or not isinstance(task, Recalling):
        return None
    places = [*ACTIONS[:SLOTTED], "working"]
    if len(words) != 2 or words[1] not in places:
        return form("recall hire")
    place = places.index(words[1])
    if place not in sources(pos, task.seat, True, True, -1):
        return Why("om.norecall")
    if not (task.working if place == WORKING else task.slots):
        return Why("om.notrecalled")
    return Why("om.oneside") if place != WORKING and task.side not in {-1, SIDE_OF[place]} else None


def why_not_place(pos: Position, words: list[str]) -> Why | None:
    """Why the extra cost of a slot cannot be paid in this way."""
    task = pos.asker
    if words[0] != PAY or not isinstance(task, Placing):
        return None
    paid = paid_in(words)
    sent, crystals = paid.get(QUARTERS, 0), paid.get(GOODS[CRYSTAL], 0)
    if not paid or len(paid) != (sent > 0) + (crystals > 0):
        return form("pay quarters=1,crystal=1")
    cost = extra_cost(pos, task.seat, task.action)
    if sent + crystals != cost:
        return Why("om.extra", cost)
    player = pos.players[task.seat]
    if sent >= player.quarters:
        return Why("om.people", sent + 1, player.quarters)
    if sent in splits(pos, task.seat, task.action):
        return form(Place(task.seat, task.action, sent, crystals).notation())
    return why_not_crystals(player, crystals) or Why("om.extraneeded")


def why_not_payment(pos: Position, words: list[str]) -> Why | None:
    """Why a price cannot be paid with these resources."""
    task = pos.asker
    if words[0] != PAY or not isinstance(task, Paying):
        return None
    paid = paid_in(words)
    way = tuple([paid.pop(name, 0) for name in RESOURCES])
    if not any(way) or paid:
        return form("pay mineral=1,plant=1")
    player = pos.players[task.seat]
    if way in payments(player, task.cost, task.anything):
        return form(Payment(task.seat, way).notation())
    for kind, number in enumerate(way):
        if number > player.goods[kind]:
            return Why("om.have", amount(kind, player.goods[kind]))
    parts = [amount(kind, number) for kind, number in enumerate(task.cost) if number]
    parts += [Text("om.amount.any", task.anything)] if task.anything else []
    return Why("om.price", Text("and", *parts))
