"""Figures that follow from a position for a seat that looks ahead: a start, a tile on a space, a card when played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.board import BONUS, CARD_ICON, NEXT
from areopolis.terraforming.card import BY_ID, Card
from areopolis.terraforming.describe import NEEDS, parts_of, played, points
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.counts import Each, Here, IfAnyHere
from areopolis.terraforming.effects.gain import Gain, Produce, Rate, groups
from areopolis.terraforming.effects.place import OCEAN_TILE, Place
from areopolis.terraforming.forms import Brought, CountedPart, Resources, StartForm
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.play import enter
from areopolis.terraforming.rules.setup import found_corporation, most_start_cards, start_price
from areopolis.terraforming.rules.tiles import triggered
from areopolis.terraforming.scoring import total
from areopolis.terraforming.terms import (
    ACTIONS,
    ENERGY,
    HEAT,
    MC,
    NEUTRAL,
    OCEAN,
    PLANT,
    RESOURCES,
    SETUP,
    STEEL,
    TITANIUM,
)
from areopolis.terraforming.vocabulary import NOW, Count, Effect

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def starts(pos: Position, player: Player) -> list[StartForm]:
    """What a seat would begin with, with each of the corporations that it may choose from."""
    if pos.phase != SETUP:
        return []
    return [start(pos, player, corporation) for corporation in player.corporations]


def start(pos: Position, player: Player, corporation: int) -> StartForm:
    """What a seat would begin with, before it pays for cards; found out by founding the corporation on a copy."""
    trial = pos.copy()
    trial.recording = False
    trial.decision = None
    trial.agenda.clear()
    found_corporation(trial, player.seat, corporation)
    trial.advance()
    board = trial.players[player.seat]
    return {
        "corporation": BY_ID[corporation].number,
        "stock": resources(board.stock),
        "production": resources(board.production),
        "card_price": start_price(corporation),
        "most_cards": most_start_cards(pos, player.seat, corporation, len(player.dealt)),
    }


def resources(figures: list[int]) -> Resources:
    """The six figures of a player board, by name."""
    return {
        "mc": figures[MC],
        "steel": figures[STEEL],
        "titanium": figures[TITANIUM],
        "plants": figures[PLANT],
        "energy": figures[ENERGY],
        "heat": figures[HEAT],
    }


def next_seat(pos: Position) -> int | None:
    """Who plays after the seat that plays now: the next one that has not passed."""
    if pos.phase != ACTIONS:
        return None
    count = len(pos.players)
    for i in range(1, count):
        seat = (pos.active + i) % count
        if not pos.players[seat].passed:
            return seat
    return None


def icon(printed: int) -> str:
    """What is printed on a space, in a word."""
    return "card" if printed == CARD_ICON else RESOURCES[printed]


def gives(pos: Position, seat: int, space: int) -> dict[str, int]:
    """What a tile on a space brings at once: what is printed, and money beside oceans."""
    amounts: dict[str, int] = {}
    for part in at_once(pos, seat, space):
        amounts[part["what"]] = amounts.get(part["what"], 0) + part["amount"]
    return amounts


def at_once(pos: Position, seat: int, space: int) -> list[Brought]:
    """The same in parts."""
    printed = [icon(one) for one in BONUS[space]]
    parts: list[Brought] = [
        {"seat": seat, "by": "printed", "what": what, "amount": printed.count(what), "production": False}
        for what in dict.fromkeys(printed)
    ]
    oceans = sum([1 for beside in NEXT[space] if pos.tiles[beside] == OCEAN])
    money = oceans * pos.players[seat].ocean_money
    if money:
        parts.append(
            {
                "seat": seat, "by": "oceans", "oceans": oceans, "what": RESOURCES[MC], "amount": money,
                "production": False,
            }
        )  # fmt: skip
    return parts


def tile_worth(pos: Position, seat: int) -> dict[int, tuple[list[int], list[Brought]]]:
    """What the tile which a seat is about to place would bring, by space: points of every seat, and what is gained."""
    decision = pos.question(seat) if seat >= 0 else None
    options = [] if decision is None else [option for option in decision.options if isinstance(option, Place)]
    before = [total(pos, player.seat) for player in pos.players] if options else []
    by_space: dict[int, tuple[list[int], list[Brought]]] = {}
    for option in options:
        trial = pos.copy()
        trial.recording = False
        gained = lie_there(trial, option)
        by_space[option.space] = ([total(trial, player.seat) - before[player.seat] for player in trial.players], gained)
    return by_space


def lie_there(trial: Position, option: Place) -> list[Brought]:
    """Lay a tile and give what it brings, part by part; cards are not drawn, and no parameter is raised."""
    seat, space = option.seat, option.space
    gained = at_once(trial, seat, space)
    for part in gained:
        if part["what"] in RESOURCES:
            trial.players[seat].stock[RESOURCES.index(part["what"])] += part["amount"]
    trial.tiles[space] = option.tile
    trial.owners[space] = NEUTRAL if option.tile == OCEAN else seat
    for do in triggered(trial, seat, option.tile, space, option.card):
        gained += by_card(trial, do)
    return gained


def by_card(trial: Position, do: Do) -> list[Brought]:
    """What a card in play brings its owner; nothing if there is something to choose first. It happens on the trial."""
    player = trial.players[do.seat]
    if do.effect.stage(trial, do.seat) != NOW:
        return []
    stock, production, held = player.stock.copy(), player.production.copy(), player.holdings.get(do.card, 0)
    do.run(trial)
    changes = [
        *[(name, player.stock[at] - stock[at], False) for at, name in enumerate(RESOURCES[: len(stock)])],
        *[(name, player.production[at] - production[at], True) for at, name in enumerate(RESOURCES[: len(production)])],
        (RESOURCES[BY_ID[do.card].holds], player.holdings.get(do.card, 0) - held, False),
    ]
    return [
        {
            "seat": do.seat, "by": "card", "card": BY_ID[do.card].number, "what": what, "amount": amount,
            "production": is_production,
        }
        for what, amount, is_production in changes
        if amount
    ]  # fmt: skip


def counted(pos: Position, player: Player, card: Card) -> list[CountedPart]:
    """The parts of a card in hand that count something on the table, with what they would come to if it were played.

    A part is named by its place among the parts of the component.
    """
    told = groups(tuple([part for part in card.play if part != OCEAN_TILE or card.play.count(OCEAN_TILE) == 1]))
    counts = [(place, group[0]) for place, group in enumerate(told) if has_count(group[0])]
    scored = None if card.points_for is None or lies_here(card.points_for) else card.points_for
    if not counts and scored is None:
        return []
    trial = pos.copy()
    enter(trial.players[player.seat], card)
    all_parts = [part for part in parts_of(card) if part.section != NEEDS]
    first = len(all_parts) - len(played(card)) - len(points(card))
    numbers: list[CountedPart] = [
        {"part": first + place, "number": value(trial, player.seat, card.id, effect)} for place, effect in counts
    ]
    if scored is not None:
        numbers.append({"part": len(all_parts) - 1, "number": scored.of(trial, player.seat, card.id)})
    return numbers


def has_count(effect: Effect) -> bool:
    """Whether an effect is so much for every something."""
    return isinstance(effect, Gain | Produce | Rate) and effect.count is not None


def value(pos: Position, seat: int, card: int, effect: Effect) -> int:
    """What such an effect comes to."""
    if isinstance(effect, Gain | Produce | Rate) and effect.count is not None:
        return effect.number * effect.count.of(pos, seat, card)
    return 0


def lies_here(count: Count) -> bool:
    """Whether a number is that of resources on the card itself: there are none on a card in hand."""
    return isinstance(count.count if isinstance(count, Each) else count, Here | IfAnyHere)
