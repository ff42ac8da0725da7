"""Scientists and contracts from the scientist board (rulebook p. 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import contract_ref, price_refs, scientist_ref, sent_refs
from areopolis.onmars.rules import colonists, first_colonists
from areopolis.onmars.rules.contracts import CONTRACT, check_contracts, contract_text
from areopolis.onmars.rules.free import offer
from areopolis.onmars.rules.goods import FREE, can_pay, pay, spend_crystals
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.task import Task, following
from areopolis.onmars.terms import NOTHING, SCIENTISTS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

CONTRACT_PRICE: Final = 1


def scientist_text(scientist: int) -> Text:
    """A scientist in words."""
    return Text(f"om.scientist.{SCIENTISTS[scientist]}")


def affordable(pos: Position, seat: int, card: int, free: bool, spent: Spent) -> bool:
    """Whether a seat can pay for a card of the board."""
    player = pos.players[seat]
    if free:
        return True
    if card >= CONTRACT:
        return player.crystals(spent) >= CONTRACT_PRICE
    scientist = pos.box.scientists[card]
    return player.automa or (player.people(spent) >= scientist.colonists and can_pay(player, scientist.cost))


def hirable(
    pos: Position, seat: int, scientists: bool, contracts: bool, free: bool, spent: Spent = UNSPENT
) -> list[int]:
    """The cards of the board that a seat may take."""
    return [
        card
        for card in pos.board
        if card != NOTHING
        and (contracts if card >= CONTRACT else scientists)
        and affordable(pos, seat, card, free, spent)
    ]


def why_not_hire(
    pos: Position, seat: int, scientists: bool, contracts: bool, free: bool, spent: Spent = UNSPENT
) -> Why | None:
    """Why a seat can take no such card."""
    return None if hirable(pos, seat, scientists, contracts, free, spent) else Why("om.nohire")


@final
class Hiring(Task):
    """One scientist or contract."""

    def __init__(self, seat: int, scientists: bool, contracts: bool, free: bool, optional: bool) -> None:
        self.seat: Final = seat
        self.scientists: Final = scientists
        self.contracts: Final = contracts
        self.free: Final = free
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for a card."""
        cards = hirable(pos, self.seat, self.scientists, self.contracts, self.free)
        options: list[Task] = [self.card(pos, card) for card in cards]
        goals = len(pos.players[self.seat].goals)
        dear = hirable(pos, self.seat, self.scientists, self.contracts, self.free, Spent(0, -goals)) if goals else []
        offer(pos, self.seat, "hire", options, self.optional, pledges=len(dear) > len(cards))

    def others(self, pos: Position) -> list[Task]:
        """Every card of the board."""
        return [self.card(pos, card) for card in pos.board if card != NOTHING]

    def card(self, pos: Position, card: int) -> Task:
        """To take a card, with its price."""
        if self.free or card >= CONTRACT:
            return HireCard(self.seat, card, self.free, FREE, 0)
        scientist = pos.box.scientists[card]
        return HireCard(self.seat, card, self.free, scientist.cost, scientist.colonists)


@final
class HireCard(Task):
    """Take a card from the board."""

    def __init__(self, seat: int, card: int, free: bool, cost: tuple[int, ...], people: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.free: Final = free
        # What a scientist costs: resources, and colonists that are sent to work.
        self.cost: Final = cost
        self.people: Final = people

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `hire geologist` or `contract 9`."""
        if self.card >= CONTRACT:
            return ("contract", contract_ref(self.card - CONTRACT))
        return ("hire", scientist_ref(self.card))

    def about(self) -> tuple[Ref, ...]:
        """The card and its price."""
        crystals = CONTRACT_PRICE if self.card >= CONTRACT and not self.free else 0
        return (*super().about(), *price_refs(self.cost, 0, crystals), *sent_refs(self.people))

    def label(self) -> Text:
        """Who, or which contract."""
        if self.card >= CONTRACT:
            return Text("om.choice.contract", contract_text(self.card - CONTRACT))
        return Text("om.choice.hire", scientist_text(self.card))

    def run(self, pos: Position) -> None:
        """Pay for it and take it."""
        card = contract_ref(self.card - CONTRACT) if self.card >= CONTRACT else scientist_ref(self.card)
        pos.agenda.append(following(card))
        pos.agenda.append(CardTaken(self.seat, self.card))
        if self.free:
            return
        if self.card >= CONTRACT:
            spend_crystals(pos, self.seat, CONTRACT_PRICE)
            return
        colonists.boost(pos, self.seat, self.people)
        pay(pos, self.seat, self.cost)


@final
class CardTaken(Task):
    """A paid card comes to a seat; its place is filled at the end of the turn."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Move it."""
        take_card(pos, self.seat, self.card)


def take_card(pos: Position, seat: int, card: int) -> None:
    """A card of the board comes to a seat."""
    place = pos.board.index(card)
    pos.board[place] = NOTHING
    pos.refills.append(place)
    player = pos.players[seat]
    if card >= CONTRACT:
        player.contracts.append(card - CONTRACT)
        pos.log("om.accept", seat, contract_text(card - CONTRACT))
        check_contracts(pos, seat)
    else:
        player.scientists.append(card)
        pos.log("om.hire", seat, scientist_text(card))
        contribute(pos, seat, "scientists")
    first_colonists.did(pos, seat, "hire")


@final
class Refilling(Task):
    """The taker of a card lays a contract of choice on its place."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, pos: Position) -> None:
        """Ask for a contract of the deck; Lacerda shuffles it and lays the top one."""
        deck = pos.contract_deck
        if not deck:
            return
        options: list[Task] = [Refill(self.seat, self.place, contract) for contract in sorted(deck)]
        if pos.players[self.seat].automa:
            pos.agenda.append(options[pos.decide_by_chance(self.seat, len(options))])
        else:
            pos.ask(self.seat, "refill", options)

    def others(self, pos: Position) -> list[Task]:
        """Every contract."""
        return [Refill(self.seat, self.place, contract.number) for contract in pos.box.contracts]


@final
class Refill(Task):
    """Lay a contract on the board."""

    def __init__(self, seat: int, place: int, contract: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.contract: Final = contract

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `refill 9`."""
        return ("refill", contract_ref(self.contract))

    def label(self) -> Text:
        """Which contract."""
        return Text("om.choice.refill", contract_text(self.contract))

    def run(self, pos: Position) -> None:
        """Move it from the deck to the board."""
        pos.contract_deck.remove(self.contract)
        pos.board[self.place] = CONTRACT + self.contract
        pos.log("om.refill", self.seat, contract_text(self.contract))
