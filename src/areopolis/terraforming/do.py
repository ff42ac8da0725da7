"""An effect about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import NOTHING, RESOURCES
from areopolis.terraforming.vocabulary import Effect

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# Phrases about resources on the card itself, which have a form for every kind of resource.
ABOUT_HERE: Final = ("count.here", "count.here.many", "count.ifanyhere", "effect.addhere", "action.spendhere")


def of_kind(text: Text, kind: int) -> Text:
    """The text with «resources here» named by their kind."""
    parts = tuple([of_kind(part, kind) if isinstance(part, Text) else part for part in text.parts])
    suffix = f".{RESOURCES[kind]}" if text.name in ABOUT_HERE and kind != NOTHING else ""
    return Text(text.name + suffix, *parts)


@final
class Do(Task):
    """An effect about to happen to a seat; as an option, the choice of it."""

    def __init__(self, seat: int, effect: Effect, card: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Do it."""
        self.effect.do(pos, self.seat, self.card)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `choose plants`."""
        return ("choose", self.effect.word())

    def about(self) -> tuple[Ref, ...]:
        """What the effect is about."""
        return self.effect.about()

    def source(self) -> int:
        """The card."""
        return self.card

    def label(self) -> Text:
        """The sentence of the effect."""
        return of_kind(self.effect.text(), BY_ID[self.card].holds if self.card >= 0 else NOTHING)
