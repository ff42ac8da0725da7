"""What is known of every card from its declaration, made once."""

from __future__ import annotations

from typing import Final, final

from areopolis.terraforming.card import BY_ID, NUMBERS, PROJECTS_IN_BOX, Card
from areopolis.terraforming.effects.choose import Either
from areopolis.terraforming.effects.counts import Each, Here, IfAnyHere
from areopolis.terraforming.effects.lasting import Discount, When
from areopolis.terraforming.effects.needs import AtLeast, AtMost
from areopolis.terraforming.evaluation.yields import TOWN, gathered
from areopolis.terraforming.terms import ENERGY, TAGS
from areopolis.terraforming.vocabulary import Count, Effect


@final
class Trigger:
    """What a lasting effect brings, and when."""

    def __init__(self, when: When) -> None:
        self.when: Final = when
        self.brings: Final = gathered((when.effect,))


@final
class Profile:
    """A card as bots see it."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card.id
        self.cost: Final = card.cost
        self.tags: Final = card.tags
        self.is_event: Final = card.is_event
        self.steel: Final = card.takes_steel
        self.titanium: Final = card.takes_titanium
        self.points: Final = card.points
        self.points_for: Final = card.points_for
        # Points for every resource on the card.
        self.each_here: Final = points_here(card.points_for)
        self.brings: Final = gathered(card.play)
        self.first: Final = gathered((card.first,)) if card.first is not None else None
        # The ways to use the action, each with what it costs and brings.
        self.uses: Final = [gathered((way,)) for way in ways_of(card.action)]
        self.energy: Final = max([0.0, *[-use.of(ENERGY) for use in self.uses]])
        self.triggers: Final = [Trigger(lasting) for lasting in card.lasting if isinstance(lasting, When)]
        self.discounts: Final = [lasting for lasting in card.lasting if isinstance(lasting, Discount)]
        self.needs: Final = card.needs
        self.bounds: Final = [need for need in card.needs if isinstance(need, AtLeast | AtMost)]
        self.other_needs: Final = [need for need in card.needs if not isinstance(need, AtLeast | AtMost)]
        self.is_town: Final = self.brings.of(TOWN) > 0.0
        self.lasts: Final = bool(self.uses or self.triggers or self.discounts or card.lasting)


def ways_of(action: Effect | None) -> list[Effect]:
    """The ways to use an action."""
    if action is None:
        return []
    return list(action.parts) if isinstance(action, Either) else [action]


def points_here(count: Count | None) -> float:
    """The points for every resource on a card, if that is what brings points."""
    if isinstance(count, Here):
        return 1.0
    if isinstance(count, Each) and isinstance(count.count, Here):
        return count.give / count.per
    return float(count.give) if isinstance(count, IfAnyHere) else 0.0


PROFILES: Final[list[Profile | None]] = [None] * NUMBERS
# How many of a hundred projects have a tag, by tag.
SHARES: Final[list[float]] = []


def profile(card: int) -> Profile:
    """What is known of a card."""
    known = PROFILES[card]
    if known is None:
        known = Profile(BY_ID[card])
        PROFILES[card] = known
    return known


def tag_shares() -> list[float]:
    """How many tags of each kind a project has on average, events aside."""
    if not SHARES:
        projects = [BY_ID[card] for card in PROJECTS_IN_BOX if not BY_ID[card].is_event]
        SHARES.extend([sum([card.tags.count(tag) for card in projects]) / len(projects) for tag in range(len(TAGS))])
    return SHARES
