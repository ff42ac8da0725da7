"""The table of Terraforming Mars as a seat sees it, as named plain data.

Cards, spaces, parties and so on are named as in notation: `009`, `23`, `greens`. A seat that is nobody is None.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from areopolis.terraforming.marsbot.forms import MarsBotForm
from areopolis.terraforming.turmoil.forms import TurmoilForm


class Resources(TypedDict):
    """A figure for every resource of a player board."""

    mc: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


class CountedPart(TypedDict):
    """A part of a card that counts something on the table: its place among the parts, and what it comes to now."""

    part: int
    number: int


class PossibleLoss(TypedDict):
    """What a seat may lose if it is chosen: of its stock or of its production, and how much at most."""

    seat: int
    of: Literal["stock", "production"]
    resource: str
    number: int


class CardInHand(TypedDict):
    """A card that may be played, or taken to be played later, with what it costs its owner now."""

    card: str
    cost: int
    printed: int
    # What its parts would come to if it were played now, where they count something.
    now: list[CountedPart]
    # What it may take from others: all who could be chosen, those who are protected not among them.
    takes: list[PossibleLoss]


class CardInPlay(TypedDict):
    """A card that lies face up before a seat: what lies on it, whether its action was used, what it is worth now."""

    card: str
    holds: str | None
    resources: int
    used: bool
    points: int


class Pile(TypedDict):
    """Cards of which everybody knows how many there are; which they are only where the seat may know."""

    number: int
    cards: NotRequired[list[str]]


class Hand(TypedDict):
    """Cards that a seat may play, or choose from; which they are only where they may be seen."""

    number: int
    cards: NotRequired[list[CardInHand]]


class Worth(TypedDict):
    """What resources and conversions are worth to a seat."""

    steel: int
    titanium: int
    heat_pays: bool
    greenery: int
    # The heat that a step of temperature takes.
    warming: int
    card: int


class StartForm(TypedDict):
    """What a seat would begin with, with a corporation, before it pays for cards; how many cards it can pay."""

    corporation: str
    stock: Resources
    production: Resources
    card_price: int
    most_cards: int


class SeatForm(TypedDict):
    """Everything that lies before a seat."""

    seat: int
    automa: str
    corporation: str | None
    rating: int
    stock: Resources
    production: Resources
    # What the next production phase will bring.
    income: Resources
    tags: dict[str, int]
    wild_tags: int
    hand: Hand
    # Cards dealt to choose from, and those kept aside in a draft or at the start.
    dealt: Hand
    kept: Hand
    corporations: Pile
    # At set-up, for the seat itself.
    starts: list[StartForm]
    in_play: list[CardInPlay]
    events: list[str]
    worth: Worth
    tolerance: int
    passed: bool
    first_action_due: bool
    rating_raised: bool
    points: dict[str, int]
    total: int


class Brought(TypedDict):
    """A part of what a seat would gain by a tile: how much of what, and by what."""

    seat: int
    # `printed`, `oceans` next to it, or a `card` in play.
    by: str
    # Which card, or how many oceans.
    card: NotRequired[str]
    oceans: NotRequired[int]
    # A resource, or `card` for cards to draw.
    what: str
    amount: int
    production: bool


class SpaceForm(TypedDict):
    """A space of the map."""

    space: str
    kind: str
    row: int
    column: int
    name: str | None
    # Its whole name, which is the same in every language.
    title: str | None
    bonus: list[str]
    tile: str | None
    owner: int | None
    claim: int | None
    # What the seat would get for a tile on it now, printed and beside oceans; for spaces that are free.
    gives: dict[str, int]
    # What the tile that the seat is about to place would bring every seat there in points; else empty.
    points: list[int]
    # What every seat would gain by that tile there, part by part; else empty.
    brings: list[Brought]


class Parameter(TypedDict):
    """A global parameter: where it stands, where it began, where it is done, and the steps that bring something."""

    parameter: str
    now: int
    least: int
    most: int
    step: int
    bonuses: dict[str, str]


class GoalForm(TypedDict):
    """A milestone or an award: whose it is, what it takes, and how everybody stands."""

    goal: str
    owner: int | None
    wanted: NotRequired[int]
    standing: list[int]
    # For a milestone: the seats that could claim it if it were their turn now.
    claimants: NotRequired[list[int]]
    # For an award: the points that everybody would get for it now.
    points: NotRequired[list[int]]


class Goals(TypedDict):
    """Milestones or awards, what the next one costs, and how many may still be taken."""

    price: int
    left: int
    goals: list[GoalForm]


class ProjectForm(TypedDict):
    """A standard project and what it costs the seat that looks."""

    project: str
    cost: int


class Turn(TypedDict):
    """Who plays, how many actions of the turn are done, and which card is being played or was last."""

    first: int
    active: int | None
    # Who plays after the active seat: the next one that has not passed.
    next: int | None
    # Whether seats choose at the same time, each for itself.
    together: bool
    actions_done: int
    actions_most: int
    playing: str | None


class TableForm(TypedDict):
    """The table of Terraforming Mars."""

    wire: int
    game: str
    # Whose eyes see it; None for somebody who only watches.
    seat: int | None
    options: dict[str, str]
    generation: int
    last_generation: int | None
    phase: str
    turn: Turn
    asked: list[int]
    over: bool
    winners: list[int]
    parameters: list[Parameter]
    map: list[SpaceForm]
    seats: list[SeatForm]
    # The lines of the score sheet from top to bottom; a seat has points for some of them.
    sheet: list[str]
    milestones: Goals
    awards: Goals
    projects: list[ProjectForm]
    deck: int
    discards: int
    # Cards that lie open for everybody, such as the policy in force.
    common: list[str]
    levy: int
    # While cards are drafted: to whom every seat hands on; else empty.
    passes_to: list[int]
    turmoil: NotRequired[TurmoilForm]
    marsbot: NotRequired[MarsBotForm]
