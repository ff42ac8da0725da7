"""Which blueprints, technology, scientists, contracts and goods Lacerda takes (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.goods import amount, gain, spend_crystals
from areopolis.onmars.rules.hire import CONTRACT_PRICE, Refilling, hirable, take_card
from areopolis.onmars.rules.lab import Developed, TileTaken, developments, learnable, why_not_learn
from areopolis.onmars.rules.plans import obtain, why_not_obtain
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    BATTERY,
    COLUMN,
    CRYSTAL,
    DISPLAY_ROW,
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
SHELF: Final = (CRYSTAL, *range(BATTERY, KINDS))


def best_blueprint(pos: Position) -> int:
    """The blueprint that he takes: of a type that his scientists score, then by rows, then the leftmost; 0 if none."""
    if why_not_obtain(pos, LACERDA) is not None:
        return 0
    scored = [pos.box.scientists[number].scores for number in pos.players[LACERDA].scientists]
    wanted = [card for card in pos.display if card and pos.box.blueprints[card - 1].building in scored]
    bottom, top = pos.display[:DISPLAY_ROW], pos.display[DISPLAY_ROW:]
    rows = [*top, *bottom] if top.count(0) < bottom.count(0) else [*bottom, *top]
    for card in rows:
        if card and (card in wanted or not wanted):
            return card
    return 0


def take_blueprints(pos: Position, number: int) -> None:
    """So many blueprints, as far as there are cards and markers."""
    for _i in range(number):
        card = best_blueprint(pos)
        if card:
            obtain(pos, LACERDA, card)


@final
class LacerdaLearn(Task):
    """So many technologies: the cheapest and leftmost one to the upper space, with its benefit."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, pos: Position) -> None:
        """Take one; then perhaps another one."""
        if self.left == 0 or why_not_learn(pos, LACERDA) is not None:
            return
        player = pos.players[LACERDA]
        space = min([space for space in ENTRIES if player.lab[space] == NOTHING])
        pos.agenda.append(LacerdaLearn(self.left - 1))
        pos.agenda.append(TileTaken(LACERDA, learnable(pos, player)[0], space))


@final
class LacerdaDevelop(Task):
    """So many developments: of the most developed tile that can move, then of the least developed one, in turns."""

    def __init__(self, left: int, least: bool, free: bool) -> None:
        self.left: Final = left
        self.least: Final = least
        self.free: Final = free

    def run(self, pos: Position) -> None:
        """Of equal tiles the lower one moves, and of two free spaces it takes the upper one."""
        moves = developments(pos, LACERDA, self.free)
        if self.left == 0 or not moves:
            return
        columns = [COLUMN[space] for space, _target in moves]
        column = min(columns) if self.least else max(columns)
        space = max([space for space, _target in moves if COLUMN[space] == column])
        target = min([target for start, target in moves if start == space])
        pos.agenda.append(LacerdaDevelop(self.left - 1, not self.least, self.free))
        pos.agenda.append(Developed(LACERDA, pos.players[LACERDA].lab[space], target))
        if not self.free:
            spend_crystals(pos, LACERDA, pos.box.columns[COLUMN[target] - 1].crystals)


def potential(pos: Position, scientist: int) -> int:
    """How many blueprints of the type that a scientist scores are with either player, built or not."""
    scores = pos.box.scientists[scientist].scores
    cards = [card for player in pos.players for card in [*player.plans, *player.built]]
    return sum([1 for card in cards if pos.box.blueprints[card - 1].building == scores])


def best_cards(pos: Position, scientists: bool, contracts: bool, free: bool) -> list[int]:
    """The best cards of the scientist board: scientists until he has enough, then contracts."""
    cards = hirable(pos, LACERDA, scientists, contracts, free)
    people = [card for card in cards if card < CONTRACT]
    papers = [card for card in cards if card >= CONTRACT]
    if people and (len(pos.players[LACERDA].scientists) < ENOUGH_SCIENTISTS or not contracts):
        highest = max([potential(pos, card) for card in people])
        return [card for card in people if potential(pos, card) == highest]
    worth = [pos.box.contracts[card - CONTRACT - 1].points for card in papers]
    return [card for card, points in zip(papers, worth, strict=True) if points == max(worth)]


def hire(pos: Position, scientists: bool, contracts: bool, free: bool) -> None:
    """Take the best card; a random contract takes its place at once."""
    cards = best_cards(pos, scientists, contracts, free)
    if not cards:
        return
    card = cards[pos.lot(LACERDA, len(cards))]
    if card >= CONTRACT and not free:
        spend_crystals(pos, LACERDA, CONTRACT_PRICE)
    take_card(pos, LACERDA, card)
    pos.agenda.append(Refilling(LACERDA, pos.refills.pop()))


def most_stored(pos: Position, crystals: bool) -> int:
    """The good of which the warehouse has most, the leftmost of several; NOTHING if he can take none."""
    best = NOTHING
    for kind in SHELF:
        if kind == CRYSTAL and not (crystals and pos.players[LACERDA].depot_room() > 0):
            continue
        if pos.warehouse[kind] > (pos.warehouse[best] if best != NOTHING else 0):
            best = kind
    return best


def take_goods(pos: Position, number: int, crystals: bool) -> None:
    """So many goods from the warehouse; resources go to the supply."""
    for _i in range(number):
        kind = most_stored(pos, crystals)
        if kind == NOTHING:
            return
        pos.warehouse[kind] -= 1
        if kind == CRYSTAL:
            gain(pos, LACERDA, CRYSTAL, 1)
        else:
            pos.log("om.lacerda.goods", LACERDA, amount(kind, 1))
