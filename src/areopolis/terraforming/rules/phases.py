"""The phases of a generation around the action phase, and the end of the game (rulebook p. 8 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import ON_MARS, space_text
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.do import Do
from areopolis.terraforming.items import card_items
from areopolis.terraforming.refs import FROM_PURCHASE, coded, space_ref, tile_ref
from areopolis.terraforming.rules.deck import look
from areopolis.terraforming.rules.money import affordable, pay
from areopolis.terraforming.rules.rating import terraformed
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.rules.tiles import AS_GREENERY, legal_spaces, place, why_not_space
from areopolis.terraforming.rules.turn import Turn
from areopolis.terraforming.task import OwnAffair, SeatTask, Task
from areopolis.terraforming.terms import (
    ACTIONS,
    BOARD_RESOURCES,
    ENERGY,
    FINAL,
    GREENERY,
    HEAT,
    MC,
    OVER,
    PLANT,
    PRODUCED,
    PRODUCTION,
    RESEARCH,
    RESOURCES,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

SOLO_GENERATIONS: Final = 14
CARDS_DEALT: Final = 4


def in_turn_order(pos: Position) -> list[int]:
    """All seats from the first player on."""
    count = len(pos.players)
    return [(pos.first + i) % count for i in range(count)]


@final
class ActionPhase(Task):
    """The action phase of a generation, and what comes after it."""

    def run(self, pos: Position) -> None:
        """Begin with the first player."""
        pos.phase = ACTIONS
        pos.active = pos.first
        pos.actions = 0
        for player in pos.players:
            player.raised = False
        for expansion in pos.expansions:
            expansion.before_actions(pos)
        pos.agenda.append(ProductionPhase())
        pos.agenda.append(Turn())


@final
class ProductionPhase(Task):
    """Everybody gets energy as heat, income and resources; then the game ends or the next generation begins."""

    def run(self, pos: Position) -> None:
        """Produce, and look whether Mars is done."""
        for expansion in pos.expansions:
            expansion.after_actions(pos)
        pos.phase = PRODUCTION
        pos.log("production", -1, pos.generation)
        for player in pos.players:
            produce(pos, player.seat)
        if is_last(pos):
            pos.phase = FINAL
            pos.log("final", -1)
            pos.agenda.append(GameOver())
            pos.agenda.extend([FinalGreeneries(seat) for seat in reversed(in_turn_order(pos))])
        else:
            pos.agenda.append(NextGeneration())
            for expansion in pos.expansions:
                pos.agenda.extend(reversed(expansion.solar()))


def is_last(pos: Position) -> bool:
    """Whether the game ends with this generation."""
    return pos.generation >= SOLO_GENERATIONS if pos.options.players == 1 else terraformed(pos)


def produce(pos: Position, seat: int) -> None:
    """The production of one player, with the markers taken off used cards."""
    player = pos.players[seat]
    if player.automa:
        player.passed = False
        return
    stock, production = player.stock, player.production
    stock[HEAT] += stock[ENERGY]
    stock[ENERGY] = 0
    stock[MC] = max(stock[MC] + player.tr + production[MC], 0)
    for resource in range(1, BOARD_RESOURCES):
        stock[resource] += production[resource]
    if pos.recording:
        amounts = [player.tr + production[MC], *production[1:]]
        parts = [Text(f"amount.{RESOURCES[r]}", n) for r, n in enumerate(amounts) if n]
        pos.log("produce", seat, Text("and", *parts))
    if player.listens >> PRODUCED & 1:
        effects: list[Do] = []
        fire(pos, PRODUCED, seat, 0, -1, effects)
        settle(pos, effects)
    player.used.clear()
    player.passed = False
    player.next_discount = 0
    player.next_tolerance = 0


@final
class NextGeneration(Task):
    """The first-player marker moves on; then research, by draft if agreed."""

    def run(self, pos: Position) -> None:
        """Deal."""
        pos.generation += 1
        pos.first = (pos.first + 1) % len(pos.players)
        pos.active = pos.first
        pos.phase = RESEARCH
        pos.log("generation", -1, pos.generation, Text("seat", pos.first))
        for expansion in pos.expansions:
            if expansion.is_lost(pos):
                pos.agenda.append(GameOver())
                return
        for seat in in_turn_order(pos):
            if pos.options.draft or not pos.players[seat].automa:
                look(pos, seat, CARDS_DEALT)
        pos.agenda.append(ActionPhase())
        pos.agenda.extend([Research(seat) for seat in reversed(in_turn_order(pos))])
        if pos.options.draft:
            pos.agenda.append(PassOn())
            pos.agenda.extend([DraftPick(seat) for seat in reversed(in_turn_order(pos))])


@final
class DraftPick(OwnAffair):
    """A seat keeps one of the cards before it."""

    def run(self, pos: Position) -> None:
        """Ask which; the last card needs no question."""
        player = pos.players[self.seat]
        if player.automa:
            for expansion in pos.expansions:
                card = expansion.drafts(pos, player.dealt)
                if card >= 0:
                    self.take(pos, [card])
        elif len(player.dealt) > 1:
            pos.agenda.append(self)
            pos.decision = Decision(self.seat, "draft", card_items(player.dealt), "draft", 1, 1)
        else:
            self.take(pos, player.dealt)

    def take(self, pos: Position, items: list[int]) -> None:
        """Put it aside."""
        player = pos.players[self.seat]
        player.kept.extend(items)
        for card in list(items):
            player.dealt.remove(card)


def hands_on_to(pos: Position) -> list[int]:
    """To whom each seat hands on cards: clockwise in even generations, else against the clock (rulebook p. 13)."""
    count = len(pos.players)
    shift = 1 if pos.generation % 2 == 0 else -1
    return [(seat + shift) % count for seat in range(count)]


def is_drafting(pos: Position) -> bool:
    """Whether cards are still to be handed on."""
    return any([isinstance(task, PassOn) for task in pos.agenda])


@final
class PassOn(Task):
    """The cards go on to the next seat."""

    def run(self, pos: Position) -> None:
        """Hand them on; when all have been kept, they are what may be bought."""
        hands = [player.dealt.copy() for player in pos.players]
        order = hands_on_to(pos)
        if any(hands):
            for player in pos.players:
                player.dealt.clear()
                player.dealt.extend(hands[order.index(player.seat)])
                if pos.recording:
                    cards = Text("and", *[BY_ID[card].title for card in player.dealt])
                    pos.reveal("passed_on", player.seat, (len(player.dealt),), (cards,), 1 << player.seat)
            pos.agenda.append(self)
            pos.agenda.extend([DraftPick(seat) for seat in reversed(in_turn_order(pos))])
        else:
            for player in pos.players:
                player.dealt.extend(player.kept)
                player.kept.clear()


@final
class Research(OwnAffair):
    """A seat buys some of the cards before it."""

    def run(self, pos: Position) -> None:
        """Ask which."""
        dealt = pos.players[self.seat].dealt
        if pos.players[self.seat].automa:
            for expansion in pos.expansions:
                expansion.research(pos, self.seat)
            return
        pos.agenda.append(self)
        most = affordable(pos, self.seat, len(dealt))
        pos.decision = Decision(self.seat, "research", card_items(dealt), "buy", 0, most)

    def take(self, pos: Position, items: list[int]) -> None:
        """Pay for them; the others are discarded."""
        player = pos.players[self.seat]
        player.hand.extend(items)
        pos.discards.extend([card for card in player.dealt if card not in items])
        player.dealt.clear()
        pos.log("bought", self.seat, len(items))
        pay(pos, self.seat, len(items) * player.card_price, coded(FROM_PURCHASE))


@final
class FinalGreeneries(SeatTask):
    """After the last production a seat may turn its plants into greeneries; oxygen and rating stay as they are."""

    def run(self, pos: Position) -> None:
        """Ask for a space, or enough."""
        player = pos.players[self.seat]
        pos.active = self.seat
        if player.automa:
            for expansion in pos.expansions:
                expansion.final_greeneries(pos, self.seat)
            return
        if player.stock[PLANT] < player.greenery_price:
            return
        spaces = legal_spaces(pos, self.seat, AS_GREENERY)
        if spaces:
            options: list[Task] = [FinalGreenery(self.seat, space) for space in spaces]
            pos.ask(self.seat, "final", [*options, Enough()])


@final
class FinalGreenery(Task):
    """The choice of a space for a greenery after the last production."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, pos: Position) -> None:
        """Pay the plants, place it and ask again."""
        player = pos.players[self.seat]
        player.stock[PLANT] -= player.greenery_price
        pos.agenda.append(FinalGreeneries(self.seat))
        place(pos, self.seat, GREENERY, self.space, -1)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 23`."""
        return ("space", space_ref(self.space))

    def about(self) -> tuple[Ref, ...]:
        """The space and the tile."""
        return (space_ref(self.space), tile_ref(GREENERY))

    def others(self, pos: Position) -> list[Task]:
        """Every space of the map."""
        return [FinalGreenery(self.seat, space) for space in ON_MARS]

    def why_refused(self, pos: Position) -> Why | None:
        """By the rule for greeneries."""
        return why_not_space(pos, self.seat, AS_GREENERY, self.space)

    def label(self) -> Text:
        """The space."""
        return Text("choice.space", space_text(self.space), Text("tile.greenery"))


@final
class Enough(Task):
    """The choice to place no further greenery."""

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `done`."""
        return ("done",)

    def label(self) -> Text:
        """No further greenery."""
        return Text("choice.done")


@final
class GameOver(Task):
    """The end."""

    def run(self, pos: Position) -> None:
        """Stop."""
        pos.phase = OVER
        pos.log("over", -1)
