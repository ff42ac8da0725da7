"""Setting up a game, up to the first action (rulebook p. 7 and 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.terraforming.board import KIND, LAND, LAND_SPACES, NEXT, space_text
from areopolis.terraforming.card import BY_ID, CORPORATE, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX
from areopolis.terraforming.items import card_items
from areopolis.terraforming.player import new_player
from areopolis.terraforming.refs import FROM_PURCHASE, coded
from areopolis.terraforming.rules.deck import flip, take
from areopolis.terraforming.rules.money import pay
from areopolis.terraforming.rules.phases import ActionPhase, in_turn_order
from areopolis.terraforming.rules.play import enact, enter
from areopolis.terraforming.task import OwnAffair, SeatTask, Task
from areopolis.terraforming.terms import CITY, EMPTY, GREENERY, MC, NEUTRAL, is_city

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.position import Position

START_TR: Final = 20
SOLO_TR: Final = 14
START_CARDS: Final = 10
CORPORATIONS_DEALT: Final = 2


def projects_for(options: Options) -> list[int]:
    """The project cards that are in the game."""
    boxes = boxes_of(options)
    return [card for card in PROJECTS_IN_BOX if BY_ID[card].box in boxes]


def corporations_for(options: Options) -> list[int]:
    """The corporations that are dealt in the game; the Beginner Corporation is not."""
    boxes = boxes_of(options)
    return [card for card in CORPORATIONS_IN_BOX if not BY_ID[card].beginner and BY_ID[card].box in boxes]


def boxes_of(options: Options) -> list[str]:
    """The boxes whose cards are in a game with these options."""
    boxes = ["", CORPORATE] if options.corporate_era else [""]
    for expansion in options.expansions:
        boxes.extend(expansion.boxes(options))
    return boxes


@final
class Deal(Task):
    """Shuffle, lay out the neutral tiles of a solo game, deal, and let everybody choose."""

    def run(self, pos: Position) -> None:
        """Deal."""
        options = pos.options
        pos.deck = pos.shuffled(projects_for(options))
        corporations = pos.shuffled(corporations_for(options))
        pos.first = pos.chance(options.players)
        for expansion in pos.expansions:
            expansion.set_up(pos)
        for expansion in pos.expansions:
            expansion.after_set_up(pos)
        pos.active = pos.first
        pos.log("setup", -1, options.players, Text("seat", pos.first))
        if options.players == 1:
            neutral_tiles(pos)
        for player in [player for player in pos.players if not player.automa]:
            if player.seat not in options.beginners:
                first = CORPORATIONS_DEALT * player.seat
                player.corporations.extend(corporations[first : first + CORPORATIONS_DEALT])
            player.dealt.extend(take(pos, START_CARDS))
            if pos.recording:
                cards = Text("and", *[BY_ID[card].title for card in [*player.corporations, *player.dealt]])
                pos.reveal("deal", player.seat, (START_CARDS,), (cards,), 1 << player.seat)
        choose_starts(pos)


def choose_starts(pos: Position) -> None:
    """Let everybody choose from what has been dealt, then reveal in turn order and begin."""
    pos.agenda.append(ActionPhase())
    people = [seat for seat in reversed(in_turn_order(pos)) if not pos.players[seat].automa]
    pos.agenda.extend([Found(seat) for seat in people])
    for seat in people:
        pos.agenda.append(ChooseCards(seat))
        pos.agenda.append(ChooseCorporation(seat))


def neutral_tiles(pos: Position) -> None:
    """Two neutral cities, counted from both ends of the map, each with a greenery beside it, counted clockwise."""
    cities = []
    for ends in (1, -1):
        cost = flipped_cost(pos)
        free = [s for s in LAND_SPACES if pos.tiles[s] == EMPTY and not any([is_city(pos.tiles[n]) for n in NEXT[s]])]
        cities.append(put_neutral(pos, CITY, free[::ends], cost))
    for city in cities:
        cost = flipped_cost(pos)
        around = [space for space in NEXT[city] if pos.tiles[space] == EMPTY and KIND[space] == LAND]
        # A city in a corner may have its only neighbour taken by the other greenery; then it stays without one.
        if around:
            put_neutral(pos, GREENERY, around, cost)


def flipped_cost(pos: Position) -> int:
    """The printed cost of the top card, which is shown and discarded."""
    card = flip(pos, -1)
    return max(BY_ID[card].cost, 1)


def put_neutral(pos: Position, tile: int, spaces: list[int], count: int) -> int:
    """Count along the spaces, from the start again if need be, and put a neutral tile there."""
    space = spaces[(count - 1) % len(spaces)]
    pos.tiles[space] = tile
    pos.owners[space] = NEUTRAL
    pos.log("neutral", -1, Text("tile.city" if tile == CITY else "tile.greenery"), space_text(space))
    return space


@final
class ChooseCorporation(OwnAffair):
    """A seat chooses one of the corporations dealt to it; nobody else sees it yet."""

    def run(self, pos: Position) -> None:
        """Ask; a beginner has no choice."""
        player = pos.players[self.seat]
        if player.corporations:
            pos.agenda.append(self)
            pos.decision = Decision(self.seat, "corporation", card_items(player.corporations), "corporation", 1, 1)

    def take(self, pos: Position, items: list[int]) -> None:
        """Remember it; the other one goes back to the box."""
        player = pos.players[self.seat]
        player.corporations.clear()
        player.corporations.extend(items)


@final
class ChooseCards(OwnAffair):
    """A seat chooses which of the ten start cards to buy; nobody else sees it yet."""

    def run(self, pos: Position) -> None:
        """Ask; a beginner keeps all of them free of charge."""
        player = pos.players[self.seat]
        if not player.corporations:
            player.kept.extend(player.dealt)
            player.dealt.clear()
            return
        pos.agenda.append(self)
        most = most_start_cards(pos, self.seat, player.corporations[0], len(player.dealt))
        pos.decision = Decision(self.seat, "start", card_items(player.dealt), "buy", 0, most)

    def take(self, pos: Position, items: list[int]) -> None:
        """Put them aside; how many there are is shown with the corporation."""
        player = pos.players[self.seat]
        player.kept.extend(items)
        for card in items:
            player.dealt.remove(card)


def most_start_cards(pos: Position, seat: int, corporation: int, dealt: int) -> int:
    """How many of the start cards dealt to a seat it can pay with a corporation."""
    money = sum([part.promises(pos, seat, corporation, MC, production=False) for part in BY_ID[corporation].play])
    return min(dealt, money // start_price(corporation))


def start_price(corporation: int) -> int:
    """What a start card costs with a corporation."""
    trial = new_player(0, START_TR, 0)
    enter(trial, BY_ID[corporation])
    return trial.card_price


@final
class Found(SeatTask):
    """A seat reveals its corporation, takes what it starts with, and pays for its cards."""

    def run(self, pos: Position) -> None:
        """Reveal and pay."""
        player = pos.players[self.seat]
        beginner = not player.corporations
        card = beginner_corporation() if beginner else player.corporations[0]
        player.corporations.clear()
        pos.reveal("found", self.seat, (BY_ID[card].title, len(player.kept)), (), 0 if beginner else EVERYBODY)
        bought = len(player.kept)
        player.hand.extend(player.kept)
        player.kept.clear()
        pos.discards.extend(player.dealt)
        player.dealt.clear()
        if not beginner:
            pos.agenda.append(PayStart(self.seat, bought))
        found_corporation(pos, self.seat, card)


def found_corporation(pos: Position, seat: int, card: int) -> None:
    """Give a seat its corporation with all that it starts with."""
    player = pos.players[seat]
    player.corporation = card
    player.first_due = BY_ID[card].first is not None
    enter(player, BY_ID[card])
    enact(pos, seat, BY_ID[card])


def beginner_corporation() -> int:
    """The corporation of beginners."""
    return next(card for card in CORPORATIONS_IN_BOX if BY_ID[card].beginner)


@final
class PayStart(Task):
    """A seat pays for its start cards."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, pos: Position) -> None:
        """Pay."""
        pos.log("bought", self.seat, self.cards)
        pay(pos, self.seat, self.cards * pos.players[self.seat].card_price, coded(FROM_PURCHASE))
