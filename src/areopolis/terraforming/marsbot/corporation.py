"""What a corporation of MarsBot may do; the corporations themselves are in corporations.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.terraforming.card import Card
from areopolis.terraforming.marsbot.state import bot

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

WHITE: Final = 0
BLACK: Final = 1
# The event tag among starting tags.
EVENT_TAG: Final = -1
OCEAN_MONEY: Final = 2


class BotCorporation:
    """Does nothing by itself; a corporation overrides what is printed on it.

    `tags` are resolved at the start, `cubes` lie on cells of the tracks as (track, cell, colour), `wishes` are the tags
    that it drafts first, `recurring` is the bonus card that comes back every generation.
    """

    def __init__(
        self,
        number: int,
        card: str,
        tags: tuple[int, ...] = (),
        cubes: tuple[tuple[int, int, int], ...] = (),
        wishes: tuple[int, ...] = (),
        dearest: bool = False,
        recurring: str = "",
        turmoil: bool = False,
    ) -> None:
        self.number: Final = number
        self.card: Final = card
        self.tags: Final = tags
        self.cubes: Final = cubes
        self.wishes: Final = wishes
        self.dearest: Final = dearest
        self.recurring: Final = recurring
        self.turmoil: Final = turmoil

    @property
    def drafts(self) -> bool:
        """Whether it has a draft priority, which makes the draft compulsory."""
        return self.dearest or bool(self.wishes)

    def set_up(self, pos: Position) -> None:
        """Do the set-up box."""

    def before_actions(self, pos: Position) -> None:
        """Do the box before the actions of a generation."""

    def advanced(self, pos: Position, track: int) -> None:
        """React to a move along a track."""

    def cube(self, pos: Position, colour: int) -> bool:
        """React to a cube that has been reached; True if the printed action is left out."""
        return False

    def resolving(self, pos: Position, card: Card) -> None:
        """React to a project card that is resolved."""

    def tag(self, pos: Position, tag: int) -> None:
        """React to a tag that is resolved."""

    def gained(self, pos: Position, money: int) -> None:
        """React to money gained."""

    def skips_raise(self, pos: Position) -> bool:
        """Whether it takes something else instead of raising a parameter."""
        return False

    def placed(self, pos: Position, seat: int, tile: int) -> None:
        """React to a tile of either side."""

    def played(self, pos: Position, card: Card) -> None:
        """React to a card that the person plays."""

    def ocean_money(self) -> int:
        """The money for an ocean beside a new tile."""
        return OCEAN_MONEY


CORPORATIONS: Final[dict[int, BotCorporation]] = {0: BotCorporation(0, "")}


def corporation(pos: Position) -> BotCorporation:
    """The corporation of MarsBot; one that does nothing if it has none."""
    return CORPORATIONS[bot(pos).corporation]
