"""Cards as declarations, and all of them by their ids."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.why import Text
from areopolis.terraforming.terms import AUTOMATED, BUILDING, EVENT, NOTHING, SPACE
from areopolis.terraforming.vocabulary import Count, Effect, Lasting, Need

# A position holds cards as small numbers: the printed number of a project, 300 + that of a project T.., 400 + that
# of a corporation, 480 + that of a policy, 500 + that of a bonus card of an automa.
SERIES: Final = {"T": 300, "R": 400, "P": 480, "B": 500}
SERIES_FROM: Final = 300
NUMBERS: Final = 540
CORPORATE: Final = "corporate"


class Printed:
    """Something of an expansion that has a number, a name and a text, and is no card."""

    def __init__(self, printed: str, name: str, title: Text, kind: str, box: str) -> None:
        # The number on it.
        self.printed: Final = printed
        self.name: Final = name
        self.title: Final = title
        # What it is, and the expansion that it belongs to.
        self.kind: Final = kind
        self.box: Final = box

    def lines(self) -> list[Text]:
        """What it says, part by part."""
        return []

    def facts(self) -> dict[str, str]:
        """What else is printed on it."""
        return {}


@final
class Card:
    """A project card or a corporation: everything that is printed on it."""

    def __init__(
        self,
        number: str,
        name: str,
        kind: int = AUTOMATED,
        cost: int = 0,
        tags: tuple[int, ...] = (),
        needs: tuple[Need, ...] = (),
        play: tuple[Effect, ...] = (),
        action: Effect | None = None,
        lasting: tuple[Lasting, ...] = (),
        points: int = 0,
        points_for: Count | None = None,
        holds: int = NOTHING,
        first: Effect | None = None,
        box: str = "",
        wild: int = 0,
        repeatable: bool = False,
        beginner: bool = False,
    ) -> None:
        self.number: Final = number
        self.id: Final = card_id(number)
        self.name: Final = name
        self.title: Final = Text(f"card.{number}")
        self.kind: Final = kind
        self.cost: Final = cost
        self.tags: Final = tags
        self.needs: Final = needs
        self.play: Final = play
        self.action: Final = action
        self.lasting: Final = lasting
        self.points: Final = points
        self.points_for: Final = points_for
        self.holds: Final = holds
        self.first: Final = first
        # The Corporate Era or the expansion that it belongs to; empty for the base game.
        self.box: Final = box
        self.beginner: Final = beginner
        # How many wild tags the card has, and whether its action may be used again and again.
        self.wild: Final = wild
        self.repeatable: Final = repeatable
        self.is_event: Final = kind == EVENT
        self.takes_steel: Final = BUILDING in tags
        self.takes_titanium: Final = SPACE in tags
        # The most steps of rating that playing it, its action and its lasting effects may bring.
        self.most_steps: Final = sum([part.most_steps() for part in play])
        self.action_steps: Final = 0 if action is None else action.most_steps()
        self.reacts: Final = sum([effect.most_steps() for effect in lasting])


def card_id(number: str) -> int:
    """The small number that a position holds for a printed number."""
    if number[:1] in SERIES and len(number) == 3 and number[1:].isdecimal():
        return SERIES[number[:1]] + int(number[1:])
    return int(number) if len(number) == 3 and number.isdecimal() and 0 < int(number) < SERIES_FROM else -1


BLANK: Final = Card("000", "")
# What a position holds of a card is its place here.
BY_ID: Final[list[Card]] = [BLANK] * NUMBERS
PROJECTS_IN_BOX: Final[list[int]] = []
CORPORATIONS_IN_BOX: Final[list[int]] = []


def number_of(card: int) -> str:
    """The printed number of a card."""
    return BY_ID[card].number


def known(number: str) -> Card | None:
    """The card with this printed number, if there is one."""
    card = card_id(number)
    return BY_ID[card] if 0 < card < NUMBERS and BY_ID[card].number == number else None
