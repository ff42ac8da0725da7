"""Prices and payments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.payment import paying, paying_text
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import Card
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import RESOURCE
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import HEAT, MC, STEEL, TITANIUM

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def price(player: Player, card: Card) -> int:
    """What a card costs a player now: the printed cost less all discounts, never below nothing."""
    cost = card.cost - player.discount - player.next_discount
    for tag in card.tags:
        cost -= player.discounts[tag]
    return max(cost, 0)


def funds(player: Player) -> int:
    """What a player can pay with where only money counts."""
    return player.stock[MC] + (player.stock[HEAT] if player.heat_pays else 0)


def why_short(player: Player, cost: int, steel: bool, titanium: bool, heat_kept: int = 0) -> Why | None:
    """Why a player cannot pay; `heat_kept` is heat that something else will need."""
    worth = player.stock[MC]
    if worth >= cost:
        return None
    if steel:
        worth += player.stock[STEEL] * player.steel_value
    if titanium:
        worth += player.stock[TITANIUM] * player.titanium_value
    if player.heat_pays:
        worth += max(player.stock[HEAT] - heat_kept, 0)
    return None if worth >= cost else Why("money", cost - worth, cost)


def affordable(pos: Position, seat: int, cards: int) -> int:
    """How many of some cards a seat can buy."""
    player = pos.players[seat]
    while cards and why_short(player, cards * player.card_price, steel=False, titanium=False) is not None:
        cards -= 1
    return cards


@final
class Payment(Task):
    """So much of each kind is paid."""

    def __init__(self, seat: int, mc: int, steel: int, titanium: int, heat: int, card: int) -> None:
        self.seat: Final = seat
        self.mc: Final = mc
        self.steel: Final = steel
        self.titanium: Final = titanium
        self.heat: Final = heat
        # What is paid for.
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Take it from the board of the player."""
        stock = pos.players[self.seat].stock
        stock[MC] -= self.mc
        stock[STEEL] -= self.steel
        stock[TITANIUM] -= self.titanium
        stock[HEAT] -= self.heat
        if pos.recording and self.parts():
            pos.log("pay", self.seat, Text("and", *[Text(f"amount.{name}", n) for name, n in self.parts()]))

    def parts(self) -> list[tuple[str, int]]:
        """What is paid, by kind."""
        named = [("mc", self.mc), ("steel", self.steel), ("titanium", self.titanium), ("heat", self.heat)]
        return [(name, n) for name, n in named if n]

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `pay mc=8,titanium=2`."""
        return paying(tuple([Ref(RESOURCE, name, n) for name, n in self.parts()]))

    def source(self) -> int:
        """What is paid for."""
        return self.card

    def label(self) -> Text:
        """What is paid."""
        return paying_text([Text(f"amount.{name}", n) for name, n in self.parts()])


def pay(
    pos: Position,
    seat: int,
    cost: int,
    card: int,
    steel: bool = False,
    titanium: bool = False,
    heat_kept: int = 0,
) -> None:
    """Let a seat pay for something: at once where there is one way, else by choice, the most natural way first."""
    if cost <= 0:
        return
    player = pos.players[seat]
    steel = steel and player.stock[STEEL] > 0
    titanium = titanium and player.stock[TITANIUM] > 0
    heat = max(player.stock[HEAT] - heat_kept, 0) if player.heat_pays else 0
    if not (steel or titanium or heat):
        Payment(seat, cost, 0, 0, 0, card).run(pos)
        return
    pos.ask(seat, "pay", payments(player, cost, card, steel, titanium, heat))


def payments(player: Player, cost: int, card: int, steel: bool, titanium: bool, heat: int) -> list[Task]:
    """Every way to pay without giving a unit more than needed; most steel and titanium and least heat first.

    No change is given (rulebook p. 6), so the last unit of steel or titanium may be worth more than what is left.
    """
    ways: list[Task] = []
    money = player.stock[MC]
    steel_value, titanium_value = player.steel_value, player.titanium_value
    most_titanium = min(player.stock[TITANIUM], -(-cost // titanium_value)) if titanium else 0
    for t in range(most_titanium, -1, -1):
        left = cost - t * titanium_value
        most_steel = min(player.stock[STEEL], -(-max(left, 0) // steel_value)) if steel else 0
        for s in range(most_steel, -1, -1):
            rest = left - s * steel_value
            if rest < 0:
                ways.append(Payment(player.seat, 0, s, t, 0, card))
                continue
            for h in range(max(rest - money, 0), min(heat, rest) + 1):
                ways.append(Payment(player.seat, rest - h, s, t, h, card))
    exact = [way for way in ways if isinstance(way, Payment) and paid(player, way) == cost]
    first = exact[0] if exact else ways[0]
    return [first, *[way for way in ways if way is not first]]


def paid(player: Player, way: Payment) -> int:
    """What a payment is worth."""
    return way.mc + way.heat + way.steel * player.steel_value + way.titanium * player.titanium_value
