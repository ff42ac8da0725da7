"""What a seat has: goods, crystals, people, pieces, buildings and technology, as far as it can still be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars.evaluation.seat import RISE, Seat
from areopolis.onmars.scoring import SHIP_POINTS, colonist_points, tech_points
from areopolis.onmars.terms import (
    COLUMN,
    CRYSTAL,
    GOODS,
    KINDS,
    NOTHING,
    ROVER_TECH,
    ROW_SLOTS,
    SHIP_TECH,
    TOP_ROW,
    UPGRADE_TECH,
)

if TYPE_CHECKING:
    from areopolis.kernel.account import Account

STOCK_TERMS: Final = tuple([f"om.stock.{good}" for good in GOODS])
# So many colonists are soon of use.
HANDFUL: Final = 4.0


def add_estate(seat: Seat, account: Account) -> None:
    """Everything that is there."""
    account.add("om.track", seat.player.points, seat.player.points)
    add_goods(seat, account)
    add_people(seat, account)
    player, weights = seat.player, seat.weights
    account.add("om.bots", weights.bot * seat.lasts * len(player.bots), len(player.bots))
    account.add("om.ships", (SHIP_POINTS + weights.ship * seat.lasts) * player.hangar, player.hangar)
    account.add("om.mines", weights.mine * seat.lasts * seat.mines, seat.mines)
    account.add("om.shelters", weights.shelter * seat.lasts * player.shelters, player.shelters)
    add_techs(seat, account)
    add_rewards(seat, account)


def add_goods(seat: Seat, account: Account) -> None:
    """Resources, each further unit of a kind less than the first; and crystals, as far as the depot takes them."""
    player, weights = seat.player, seat.weights
    for kind in range(KINDS):
        number = player.goods[kind]
        if number:
            more = weights.resource * weights.second * seat.soon * (number - 1)
            account.add(STOCK_TERMS[kind], seat.units[kind] + more, number)
    ready = player.crystals()
    room = max(player.depot_room() + player.waiting, 0)
    coming = min(player.waiting, room)
    worth = seat.crystals_worth(ready + weights.waiting * coming)
    account.add(STOCK_TERMS[CRYSTAL], worth, ready + player.waiting)


def add_people(seat: Seat, account: Account) -> None:
    """Colonists at hand and at work; all of them come home before the end, as far as there are beds."""
    pos, player, weights = seat.pos, seat.player, seat.weights
    side = pos.side(seat.seat) if player.space else 0
    here = pos.on_side(seat.seat, side)
    away = pos.on_side(seat.seat, 1 - side)
    people = min(player.quarters + player.working + here + away, player.beds())
    points = pos.box.quarters
    home = points[(people - 1) // ROW_SLOTS] if people else 0
    account.add("om.colonists", colonist_points(pos, seat.seat) if pos.last_round else home, people)
    top = points[(player.beds() - 1) // ROW_SLOTS] - home
    account.add("om.beds", weights.beds * seat.lasts * top, player.beds() - people)
    ready = player.quarters + seat.at_work * (player.working + away) + seat.on_slot * here
    handful = min(ready, HANDFUL)
    worth = weights.colonist * (handful + weights.crowd * (ready - handful))
    account.add("om.people", seat.soon * worth, player.quarters)


def add_techs(seat: Seat, account: Account) -> None:
    """Levels of technology: their points, and what they are good for."""
    weights = seat.weights
    worth, levels = 0.0, 0
    for space, kind in enumerate(seat.player.lab):
        if kind == NOTHING:
            continue
        level = COLUMN[space]
        levels += level
        each = weights.tech
        if kind == ROVER_TECH:
            each = weights.tech_rover
        elif kind == UPGRADE_TECH:
            each = weights.tech_upgrade
        elif kind == SHIP_TECH:
            each = weights.tech_ship
        worth += each * level
    account.add("om.techs", tech_points(seat.pos, seat.seat) + seat.lasts * worth, levels)


def add_rewards(seat: Seat, account: Account) -> None:
    """What the reward tiles will bring for buildings of the life support system that are still to come."""
    pos = seat.pos
    share = seat.weights.reward / len(pos.players)
    highest = min(pos.level + 1 + seat.left / RISE, float(TOP_ROW))
    worth = 0.0
    for column in range(len(pos.tracks)):
        worth += share * max(highest - pos.tracks[column], 0.0) * seat.rewards[column]
    account.add("om.rewards", worth, sum(seat.rewards))
