"""Cards in words and drawings, as they follow from a declaration, in the order in which a player reads them."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.component import Part
from areopolis.kernel.icons import IF, frame, icon, named, note, per
from areopolis.kernel.why import Text
from areopolis.terraforming.card import Card
from areopolis.terraforming.do import of_kind
from areopolis.terraforming.effects.counts import Each, IfAnyHere
from areopolis.terraforming.effects.gain import groups, sentence
from areopolis.terraforming.effects.place import OCEAN_TILE
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.icons import HERE, row, tile
from areopolis.terraforming.terms import NOTHING, OCEAN, RESOURCES

NEEDS: Final = "needs"
LASTING: Final = "lasting"
ACTION: Final = "action"
PLAY: Final = "play"
FIRST: Final = "first"
POINTS: Final = "points"


def describe(card: Card) -> list[tuple[str, Text]]:
    """The sections of a card and the sentence of each."""
    return [(part.section, part.text) for part in parts_of(card)]


def parts_of(card: Card) -> list[Part]:
    """The sections of a card with their sentences and drawings."""
    parts: list[Part] = []
    if card.needs:
        drawn = [drawing for need in card.needs for drawing in need.icons()]
        parts.append(Part(NEEDS, Text("and", *[need.text() for need in card.needs]), drawn))
    parts += [Part(LASTING, effect.text(), effect.icons()) for effect in card.lasting]
    if card.wild:
        parts.append(Part(LASTING, Text("lasting.wild"), [icon("tag", "wild", card.wild)]))
    for expansion in EXPANSIONS:
        told_by_it = expansion.tells(card)
        if told_by_it is not None:
            parts.append(Part(PLAY, told_by_it, [note("words")]))
    if card.action is not None:
        parts.append(Part(ACTION, card.action.text(), card.action.icons()))
    if card.first is not None:
        parts.append(Part(FIRST, card.first.text(), card.first.icons()))
    parts += [*played(card), *points(card)]
    return [of_card(part, card) for part in parts]


def played(card: Card) -> list[Part]:
    """What happens when a card is played; several oceans are told together."""
    oceans = card.play.count(OCEAN_TILE)
    others = tuple([part for part in card.play if part != OCEAN_TILE or oceans == 1])
    parts = [Part(PLAY, sentence(group), row(group)) for group in groups(others)]
    if oceans > 1:
        parts.append(Part(PLAY, Text("effect.place.oceans", oceans), [tile(OCEAN, oceans)]))
    return parts


def points(card: Card) -> list[Part]:
    """What a card is worth in the end."""
    parts: list[Part] = []
    if card.points:
        parts.append(Part(POINTS, Text("points", card.points), [icon(POINTS, amount=card.points)]))
    counted = card.points_for
    if isinstance(counted, IfAnyHere):
        parts.append(Part(POINTS, counted.text(), [frame(IF, counted.icons(), [icon(POINTS, amount=counted.give)])]))
    elif counted is not None:
        give = counted.give if isinstance(counted, Each) else 1
        drawn = per([icon(POINTS, amount=give)], counted.icons())
        parts.append(Part(POINTS, Text("points.for", give, counted.text()), [drawn]))
    return parts


def of_card(part: Part, card: Card) -> Part:
    """A part in which «resources here» are those of the card."""
    drawn = part.icons if card.holds == NOTHING else named(part.icons, HERE, RESOURCES[card.holds])
    return Part(part.section, of_kind(part.text, card.holds), drawn)
