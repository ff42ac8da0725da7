"""Playing a card from hand: requirements, payment, effects (rulebook p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID, NUMBERS, Card
from areopolis.terraforming.do import Do
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import card_ref
from areopolis.terraforming.rules.money import funds, pay, price, why_short
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import CARD_PLAYED, HEAT, NOTHING, TAG_PLAYED
from areopolis.terraforming.vocabulary import NOW

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def why_not_play(pos: Position, player: Player, card: Card) -> Why | None:
    """Why a player cannot play a card of his hand now."""
    short = why_short(
        player, price(player, card), card.takes_steel, card.takes_titanium, heat_kept(card) if player.heat_pays else 0
    )
    if short is not None:
        return short
    for need in card.needs:
        missing = need.why_not(pos, player)
        if missing is not None:
            return missing
    if player.wild and len(card.needs) > 1:
        short_of = why_not_wild(player, card)
        if short_of is not None:
            return short_of
    for part in card.play:
        why = part.why_not(pos, player.seat, card.id)
        if why is not None:
            return why
    return None


def reasons_against(pos: Position, player: Player, card: Card) -> list[Why]:
    """Everything that stands against playing a card of the hand now, in the order of `why_not_play`."""
    kept = heat_kept(card) if player.heat_pays else 0
    reasons = [why_short(player, price(player, card), card.takes_steel, card.takes_titanium, kept)]
    reasons += [need.why_not(pos, player) for need in card.needs]
    if player.wild and len(card.needs) > 1 and not any([why is not None for why in reasons[1:]]):
        reasons.append(why_not_wild(player, card))
    reasons += [part.why_not(pos, player.seat, card.id) for part in card.play]
    told: list[Why] = []
    for why in reasons:
        if why is not None and why not in told:
            told.append(why)
    return told


def why_not_wild(player: Player, card: Card) -> Why | None:
    """Why several requirements of tags do not hold together: a wild tag plays one role only."""
    left = player.wild
    for need in card.needs:
        why = need.why_short(player, left)
        if why is not None:
            return why
        left -= need.wild(player)
    return None


def heat_kept(card: Card) -> int:
    """Heat that the effect of a card needs, so that it cannot pay for the card."""
    return sum([part.keeps(HEAT) for part in card.play])


@final
class Play(Task):
    """The choice to play a card."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Show it and pay for it; then it happens."""
        pos.actions += 1
        player = pos.players[pos.active]
        card = BY_ID[self.card]
        player.hand.remove(self.card)
        pos.playing = self.card
        pos.log("play", player.seat, BY_ID[self.card].title)
        pos.agenda.append(Enact(player.seat, self.card))
        pay(pos, player.seat, price(player, card), card.id, card.takes_steel, card.takes_titanium, heat_kept(card))

    def is_covered(self, pos: Position, player: Player) -> bool:
        """By the money that is left if nothing else pays for the card, while no lasting effect adds steps."""
        card = BY_ID[self.card]
        left = funds(player) - price(player, card) - heat_kept(card)
        is_enough = card.most_steps == 0 or left >= pos.levy * card.most_steps
        return is_enough and card.reacts == 0 and not is_joined(pos)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `play 009`."""
        return ("play", card_ref(self.card))

    def label(self) -> Text:
        """Play it."""
        return Text("choice.play", BY_ID[self.card].title)


def is_joined(pos: Position) -> bool:
    """Whether a lasting effect in play may add steps of rating to an action."""
    return any([BY_ID[source].reacts > 0 for player in pos.players for source in player.lasting])


PLAYS: Final[list[Play]] = [Play(card) for card in range(NUMBERS)]


@final
class Enact(Task):
    """A card that has been paid for takes effect."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """The card counts as played, so its own tags and effects count; then everything happens at once."""
        player = pos.players[self.seat]
        card = BY_ID[self.card]
        player.next_discount = 0
        player.next_tolerance = 0
        enter(player, card)
        enact(pos, self.seat, card)


def enter(player: Player, card: Card) -> None:
    """Lay a card before a player: events face down, the others with their tags and lasting effects."""
    if card.is_event:
        player.events.append(card.id)
        return
    player.in_play.append(card.id)
    for tag in card.tags:
        player.tags[tag] += 1
    player.wild += card.wild
    if card.holds != NOTHING:
        player.holdings[card.id] = 0
    if card.lasting:
        player.lasting.append(card.id)
        for effect in card.lasting:
            effect.enter(player)


def enact(pos: Position, seat: int, card: Card) -> None:
    """Do what a card does when it is played, with all that its play triggers."""
    pos.playing = card.id
    pos.placed = 0
    parts: list[Do] = []
    for tag in card.tags:
        fire(pos, TAG_PLAYED, seat, tag, card.id, parts)
    fire(pos, CARD_PLAYED, seat, card.cost, card.id, parts)
    for effect in card.play:
        if effect.stage(pos, seat) == NOW:
            effect.do(pos, seat, card.id)
        else:
            parts.append(Do(seat, effect, card.id))
    if parts:
        settle(pos, parts)
    for expansion in pos.expansions:
        expansion.played(pos, seat, card)
