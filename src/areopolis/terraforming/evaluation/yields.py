"""What effects bring, read from their declarations: amounts of a few kinds, to be multiplied by what each is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.terraforming.effects.action import Action, IfRaised, PayWith, Spend, SpendHere
from areopolis.terraforming.effects.choose import (
    Both,
    Convert,
    CopyProduction,
    Either,
    IfTags,
    InSolo,
    NextCard,
    Optional,
    UnlessRaised,
)
from areopolis.terraforming.effects.draw import Draw, Exchange, LookKeep, Search
from areopolis.terraforming.effects.gain import (
    AddHere,
    AddOther,
    AddPlayed,
    AddToFull,
    Gain,
    Lose,
    Produce,
    Rate,
    StartRating,
)
from areopolis.terraforming.effects.harm import LowerAny, Remove
from areopolis.terraforming.effects.place import Claim, Mine, Raise, Tile
from areopolis.terraforming.effects.prey import Prey, RemoveFromCard
from areopolis.terraforming.terms import ANIMAL, BOARD_RESOURCES, GREENERY, MC, OCEAN, STEEL, is_city
from areopolis.terraforming.vocabulary import Count, Effect

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# Kinds of what an effect brings: resources, production, and so on; each has a place in a list of worths.
PRODUCE: Final = BOARD_RESOURCES
RATING: Final = 2 * BOARD_RESOURCES
STEP: Final = RATING + 1
GREEN: Final = STEP + 3
TOWN: Final = GREEN + 1
SPECIAL: Final = TOWN + 1
CARD: Final = SPECIAL + 1
LOOK: Final = CARD + 1
POINT: Final = LOOK + 1
ON_ANIMALS: Final = POINT + 1
ON_OTHERS: Final = ON_ANIMALS + 1
LOWER: Final = ON_OTHERS + 1
TAKE: Final = LOWER + BOARD_RESOURCES
KINDS: Final = TAKE + BOARD_RESOURCES + 5
# How often a search finds what it looks for, what an effect counts that may be skipped or that nobody has described.
FINDS: Final = 0.12
MAYBE: Final = 0.7
RARELY: Final = 0.3
UNKNOWN: Final = 0.3
# Looking at more cards than one may keep makes the kept ones better.
CHOICE: Final = 1.3
PAID_IN_METAL: Final = 0.85


@final
class Counted:
    """So much of a kind for everything that is counted on the table."""

    def __init__(self, kind: int, amount: float, count: Count) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.count: Final = count


@final
class Yield:
    """What effects bring together."""

    def __init__(self) -> None:
        self.kinds: Final[list[int]] = []
        self.amounts: Final[list[float]] = []
        self.counted: Final[list[Counted]] = []
        # Of each of these lists one is chosen.
        self.either: Final[list[list[Yield]]] = []
        # From what to what a free number may be turned.
        self.turns: Final[list[tuple[int, int]]] = []
        # Resources on the card itself that are added, and that are taken off.
        self.here: float = 0.0
        self.spent: int = 0

    def add(self, kind: int, amount: float, count: Count | None = None) -> None:
        """So much more of a kind."""
        if count is not None:
            self.counted.append(Counted(kind, amount, count))
            return
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind:
                self.amounts[i] += amount
                return
        self.kinds.append(kind)
        self.amounts.append(amount)

    def of(self, kind: int) -> float:
        """How much of a kind there is without counting and choosing."""
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind:
                return self.amounts[i]
        return 0.0

    def worth(self, worths: list[float], pos: Position, seat: int, card: int) -> float:
        """What all of it is worth to a seat, but for what comes to lie on the card itself."""
        total = 0.0
        for i in range(len(self.kinds)):
            total += worths[self.kinds[i]] * self.amounts[i]
        for part in self.counted:
            total += worths[part.kind] * part.amount * part.count.of(pos, seat, card)
        for ways in self.either:
            total += max([way.worth(worths, pos, seat, card) for way in ways])
        for source, target in self.turns:
            player = pos.players[seat]
            have = player.production[source - PRODUCE] if source >= PRODUCE else player.stock[source]
            total += have * max(worths[target] - worths[source], 0.0)
        return total


def gathered(effects: tuple[Effect, ...]) -> Yield:
    """What effects bring together."""
    brought = Yield()
    for effect in effects:
        gather(effect, brought, 1.0)
    return brought


def gather(effect: Effect, into: Yield, share: float) -> None:
    """Add what an effect brings; `share` is how much of it counts."""
    if isinstance(effect, Gain):
        into.add(effect.resource, share * effect.number, effect.count)
    elif isinstance(effect, Produce):
        into.add(PRODUCE + effect.resource, share * effect.number, effect.count)
    elif isinstance(effect, Lose | Spend):
        into.add(effect.resource, -share * effect.number)
    elif isinstance(effect, Rate):
        into.add(RATING, share * effect.number, effect.count)
    elif isinstance(effect, Raise):
        into.add(STEP + effect.parameter, share * effect.steps)
    elif isinstance(effect, Tile):
        into.add(tile_kind(effect.tile), share)
    elif isinstance(effect, LowerAny):
        into.add(LOWER + effect.resource, share * effect.number)
    elif isinstance(effect, Remove):
        into.add(TAKE + effect.resource, share * effect.number)
        if effect.steal:
            into.add(effect.resource, share * effect.number)
    else:
        gather_on_cards(effect, into, share)


def tile_kind(tile: int) -> int:
    """The kind of what a tile brings."""
    if tile == OCEAN:
        return STEP + 2
    if tile == GREENERY:
        return GREEN
    return TOWN if is_city(tile) else SPECIAL


def gather_on_cards(effect: Effect, into: Yield, share: float) -> None:
    """Add what an effect brings in cards and on cards."""
    if isinstance(effect, Draw):
        into.add(CARD, share * effect.number)
    elif isinstance(effect, LookKeep):
        into.add(LOOK if effect.buy else CARD, share * effect.keep * (1.0 if effect.buy else CHOICE))
    elif isinstance(effect, AddHere):
        into.here += share * effect.number
    elif isinstance(effect, SpendHere):
        into.spent += effect.number
    elif isinstance(effect, Search):
        into.here += share * FINDS
    elif isinstance(effect, Prey):
        into.here += share
    elif isinstance(effect, AddOther):
        into.add(ON_ANIMALS if effect.kind == ANIMAL else ON_OTHERS, share * effect.number)
    elif isinstance(effect, AddToFull | AddPlayed):
        into.add(ON_OTHERS, share)
    elif isinstance(effect, PayWith):
        into.add(MC, -share * effect.number * PAID_IN_METAL)
    else:
        gather_parts(effect, into, share)


def gather_parts(effect: Effect, into: Yield, share: float) -> None:
    """Add what an effect that is made of others brings, and what is left."""
    if isinstance(effect, Either):
        into.either.append([gathered((part,)) for part in effect.parts])
    elif isinstance(effect, Both):
        for part in effect.parts:
            gather(part, into, share)
    elif isinstance(effect, Action):
        if isinstance(effect.cost, IfRaised):
            # The rating is not raised in every generation.
            share *= MAYBE
        if effect.cost is not None:
            gather(effect.cost, into, share)
        for part in effect.gain:
            gather(part, into, share)
    elif isinstance(effect, Optional):
        gather(effect.part, into, share * MAYBE)
    elif isinstance(effect, IfRaised):
        gather(effect.cost, into, share)
    elif isinstance(effect, IfTags):
        gather(effect.otherwise, into, share)
    elif isinstance(effect, UnlessRaised):
        gather(effect.part, into, share * RARELY)
    elif isinstance(effect, Convert):
        first = PRODUCE if effect.production else 0
        into.turns.append((first + effect.source, first + effect.target))
    else:
        gather_rest(effect, into, share)


def gather_rest(effect: Effect, into: Yield, share: float) -> None:
    """Add what few effects bring, and a little for words that are not known here."""
    if isinstance(effect, StartRating):
        into.add(RATING, share * effect.change)
    elif isinstance(effect, Mine):
        into.add(PRODUCE + STEEL, share)
    elif isinstance(effect, NextCard):
        into.add(MC, share * RARELY * (effect.discount + effect.tolerance))
    elif isinstance(effect, CopyProduction):
        into.add(PRODUCE + MC, share)
    elif isinstance(effect, Exchange):
        into.add(CARD, share * RARELY)
    elif not isinstance(effect, InSolo | Claim | RemoveFromCard):
        into.add(POINT, share * UNKNOWN)
