"""Cards in words: the sentences that follow from a declaration, in the order in which a player reads them."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.why import Text
from areopolis.terraforming.card import Card
from areopolis.terraforming.do import of_kind
from areopolis.terraforming.effects.counts import Each, IfAnyHere
from areopolis.terraforming.effects.gain import told
from areopolis.terraforming.effects.place import OCEAN_TILE
from areopolis.terraforming.expansion import EXPANSIONS

NEEDS: Final = "needs"
LASTING: Final = "lasting"
ACTION: Final = "action"
PLAY: Final = "play"
FIRST: Final = "first"
POINTS: Final = "points"


def describe(card: Card) -> list[tuple[str, Text]]:
    """The sections of a card and the sentence of each."""
    found: list[tuple[str, Text]] = []
    if card.needs:
        found.append((NEEDS, Text("and", *[need.text() for need in card.needs])))
    found += [(LASTING, effect.text()) for effect in card.lasting]
    if card.wild:
        found.append((LASTING, Text("lasting.wild")))
    for expansion in EXPANSIONS:
        told_by_it = expansion.tells(card)
        if told_by_it is not None:
            found.append((PLAY, told_by_it))
    if card.action is not None:
        found.append((ACTION, card.action.text()))
    if card.first is not None:
        found.append((FIRST, card.first.text()))
    oceans = card.play.count(OCEAN_TILE)
    found += [(PLAY, text) for text in told(tuple([part for part in card.play if part != OCEAN_TILE or oceans == 1]))]
    if oceans > 1:
        found.append((PLAY, Text("effect.place.oceans", oceans)))
    if card.points:
        found.append((POINTS, Text("points", card.points)))
    if isinstance(card.points_for, IfAnyHere):
        found.append((POINTS, card.points_for.text()))
    elif card.points_for is not None:
        give = card.points_for.give if isinstance(card.points_for, Each) else 1
        found.append((POINTS, Text("points.for", give, card.points_for.text())))
    return [(section, of_kind(text, card.holds)) for section, text in found]
