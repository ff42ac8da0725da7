"""Which blueprints, technology, scientists, contracts and goods Lacerda takes (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.lacerda import preference
from areopolis.onmars.refs import lab_text
from areopolis.onmars.rules.contracts import CONTRACT, contract_text
from areopolis.onmars.rules.goods import amount, gain, spend_crystals
from areopolis.onmars.rules.hire import CONTRACT_PRICE, Refilling, hirable, scientist_text, take_card
from areopolis.onmars.rules.lab import Developed, developments, tech_text
from areopolis.onmars.rules.learn import TileTaken, learnable, why_not_learn
from areopolis.onmars.rules.plans import obtain, plan_text, why_not_obtain
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    BATTERY,
    COLUMN,
    CRYSTAL,
    ENTRIES,
    KINDS,
    LACERDA,
    NOTHING,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# With so many scientists he turns to contracts.
ENOUGH_SCIENTISTS: Final = 2
# The warehouse from the left.
SHELF: Final[tuple[int, ...]] = (CRYSTAL, *range(BATTERY, KINDS))


def obtainable(pos: Position) -> list[int]:
    """The places of the display from which he may take a blueprint; none without a marker for it."""
    if why_not_obtain(pos, LACERDA) is not None:
        return []
    return [place for place, card in enumerate(pos.display) if card]


def take_blueprints(pos: Position, number: int) -> None:
    """So many blueprints, as far as there are cards and markers."""
    for _i in range(number):
        places = obtainable(pos)
        if places:
            ranks = [preference.blueprint(pos, place) for place in places]
            things = [plan_text(pos.display[place]) for place in places]
            obtain(pos, LACERDA, pos.display[places[preference.choose(pos, "blueprint", ranks, things)]])


@final
class LacerdaLearn(Task):
    """So many technologies, with the benefits of their spaces."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, pos: Position) -> None:
        """Take one; then perhaps another one."""
        if self.left == 0 or why_not_learn(pos, LACERDA) is not None:
            return
        player = pos.players[LACERDA]
        spaces = [space for space in ENTRIES if player.lab[space] == NOTHING]
        places = learnable(pos, player)
        ranks = [preference.learning(place) for place in places]
        place = places[preference.choose(pos, "learning", ranks, [tech_text(pos.grid[place]) for place in places])]
        ranks = [preference.entry(space) for space in spaces]
        space = spaces[preference.choose(pos, "entry", ranks, [lab_text(space) for space in spaces])]
        pos.agenda.append(LacerdaLearn(self.left - 1))
        pos.agenda.append(TileTaken(LACERDA, place, space))


@final
class LacerdaDevelop(Task):
    """So many developments: of the most developed tile that can move, then of the least developed one, in turns."""

    def __init__(self, left: int, least: bool, free: bool) -> None:
        self.left: Final = left
        self.least: Final = least
        self.free: Final = free

    def run(self, pos: Position) -> None:
        """Develop one; then perhaps another one."""
        moves = developments(pos, LACERDA, self.free)
        if self.left == 0 or not moves:
            return
        ranks = [preference.development(space, target, self.least) for space, target in moves]
        lab = pos.players[LACERDA].lab
        things = [Text("om.lacerda.at", tech_text(lab[space]), lab_text(target)) for space, target in moves]
        name = f"development.{'least' if self.least else 'most'}"
        space, target = moves[preference.choose(pos, name, ranks, things)]
        pos.agenda.append(LacerdaDevelop(self.left - 1, not self.least, self.free))
        pos.agenda.append(Developed(LACERDA, lab[space], target))
        if not self.free:
            spend_crystals(pos, LACERDA, pos.box.columns[COLUMN[target] - 1].crystals)


def wanted(pos: Position, scientists: bool, contracts: bool, free: bool) -> list[int]:
    """The cards of the scientist board that he may take: with enough scientists, contracts only."""
    enough = contracts and len(pos.players[LACERDA].scientists) >= ENOUGH_SCIENTISTS
    return hirable(pos, LACERDA, scientists and not enough, contracts, free)


def board_text(card: int) -> Text:
    """A card of the scientist board in words."""
    return contract_text(card - CONTRACT) if card >= CONTRACT else scientist_text(card)


def hire(pos: Position, scientists: bool, contracts: bool, free: bool) -> None:
    """Take the best card; a random contract takes its place at once."""
    cards = wanted(pos, scientists, contracts, free)
    if not cards:
        return
    ranks = [preference.board(pos, card) for card in cards]
    things = [board_text(card) for card in cards]
    card = cards[preference.choose(pos, "scientist" if max(ranks)[0] else "contract", ranks, things)]
    if card >= CONTRACT and not free:
        spend_crystals(pos, LACERDA, CONTRACT_PRICE)
    take_card(pos, LACERDA, card)
    pos.agenda.append(Refilling(LACERDA, pos.refills.pop()))


def shelf_places(stock: list[int], room: int) -> list[int]:
    """The places of a warehouse with this stock from which he may take, with so much room for crystals."""
    return [place for place, kind in enumerate(SHELF) if stock[kind] and (kind != CRYSTAL or room > 0)]


def shelf_ranks(stock: list[int], places: list[int]) -> list[preference.Rank]:
    """How good some places of a warehouse are."""
    return [preference.good(stock[SHELF[place]], place) for place in places]


def most_stored(stock: list[int], room: int) -> int:
    """The good that he takes from a warehouse with this stock, with so much room for crystals; NOTHING if none."""
    places = shelf_places(stock, room)
    return SHELF[places[preference.first(shelf_ranks(stock, places))]] if places else NOTHING


def crystal_room(pos: Position, crystals: bool) -> int:
    """How many crystals he can take, if they may be taken."""
    return pos.players[LACERDA].depot_room() if crystals else 0


def take_goods(pos: Position, number: int, crystals: bool) -> None:
    """So many goods from the warehouse; resources go to the supply."""
    for _i in range(number):
        places = shelf_places(pos.warehouse, crystal_room(pos, crystals))
        if not places:
            return
        things = [amount(SHELF[place], 1) for place in places]
        kind = SHELF[places[preference.choose(pos, "good", shelf_ranks(pos.warehouse, places), things)]]
        pos.warehouse[kind] -= 1
        if kind == CRYSTAL:
            gain(pos, LACERDA, CRYSTAL, 1)
        else:
            pos.log("om.lacerda.goods", LACERDA, amount(kind, 1))
