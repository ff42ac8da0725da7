"""The shape of a position of Terraforming Mars as plain data, as `WholePosition.data` writes it."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.agenda import Item
from areopolis.kernel.codec import value_in
from areopolis.kernel.decision import Decision, Subset
from areopolis.kernel.rng import MASK
from areopolis.kernel.shape import (
    MANY,
    Encoded,
    Fields,
    Flag,
    Maybe,
    Parts,
    Row,
    Shape,
    Tasks,
    Whole,
    Word,
    named,
    wrong,
)
from areopolis.terraforming import player
from areopolis.terraforming.board import SPACES
from areopolis.terraforming.card import BY_ID, NUMBERS
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.action import Action
from areopolis.terraforming.effects.choose import Convert
from areopolis.terraforming.effects.harm import Remove, RemoveWhose
from areopolis.terraforming.effects.prey import FromCard
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.options import MOST_PLAYERS, Options
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import (
    AWARDS,
    BOARD_RESOURCES,
    MILESTONES,
    NEUTRAL,
    PARAMETERS,
    PHASES,
    PROJECTS,
    RESOURCES,
    TAGS,
    TILES,
)
from areopolis.terraforming.vocabulary import Count, Effect

NUMBER: Final = Whole(-MANY, MANY)
COUNT: Final = Whole(0, MANY)
FLAG: Final = Flag()
MOST_WORDS: Final = 20
SPACE: Final = Whole(0, SPACES - 1)
# Questions that are not asked again by a task on the agenda.
KINDS: Final = (
    "amount", "card", "corporation", "discard", "draft", "either", "final", "look.buy", "look.keep",
    "mustdiscard", "order", "pay", "research", "resource", "sell", "space", "species", "start", "target",
    "turn",
)  # fmt: skip


VERBS: Final = ("buy", "corporation", "discard", "draft", "keep", "sell")


@final
class CardShape(Shape):
    """A card by its small number, or -1 where there may be none."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def check(self, data: object, where: str) -> None:
        """There must be such a card."""
        if isinstance(data, bool) or not isinstance(data, int) or not self.least <= data < NUMBERS:
            raise wrong(where, "a card")
        if data >= 0 and not BY_ID[data].name:
            raise wrong(where, "a card")


CARD: Final = CardShape(0)
CARD_OR_NONE: Final = CardShape(-1)
# What something follows from: a card, or a source of another kind (refs.py).
SOURCE: Final = CardShape(-MANY)
CARDS: Final = Row(CARD, 0, NUMBERS)


def options_shape() -> Shape:
    """The options; what they allow each other they know themselves."""
    fields: dict[str, Shape] = {
        "players": Whole(1, MOST_PLAYERS),
        **named(FLAG, "corporate_era draft"),
        "beginners": Row(Whole(0, MOST_PLAYERS - 1), 0, MOST_PLAYERS),
        "more": Row(Word(), 0, MOST_WORDS),
    }
    return Encoded(Options, fields)


def value_parts(seats: int) -> dict[str, Shape]:
    """The parts of tasks, effects and choices, by the names that they have in all of them."""
    parts: dict[str, Shape] = {
        **named(Whole(0, seats - 1), "seat"),
        **named(Whole(NEUTRAL, seats - 1), "owner victim"),
        **named(CARD, "onto Play.card Enact.card"),
        **named(CARD_OR_NONE, "CardItem.number"),
        **named(SOURCE, "by card"),
        **named(SPACE, "space"),
        **named(Whole(0, len(TILES) - 1), "tile special"),
        **named(Whole(-1, len(TAGS) - 1), "tag"),
        **named(Whole(-1, len(RESOURCES) - 1), "resource kind give target Convert.source AddPlayed.kinds"),
        **named(Whole(0, len(PARAMETERS) - 1), "parameter"),
        **named(Whole(0, len(PROJECTS) - 1), "project"),
        **named(COUNT, "milestone award cards mc steel titanium heat price where moment least first second"),
        **named(NUMBER, "above amount change cost discount keep kinds money more number per plants steps times"),
        **named(NUMBER, "tolerance value"),
        **named(FLAG, "anyone beside buy by_card minerals on_mars production When.event Remove.steal PayWith.steel"),
        **named(FLAG, "PayWith.titanium"),
        "tags": Row(Whole(0, len(TAGS) - 1), 0, len(TAGS)),
        "solo": Parts(NUMBER, NUMBER),
    }
    for expansion in EXPANSIONS:
        parts.update(expansion.parts(seats))
    effect, do = Encoded(Effect, parts), Encoded(Do, parts)
    parts.update(named(effect, "effect otherwise then parts InSolo.part Optional.part"))
    parts.update(named(effect, "UnlessRaised.part IfRaised.cost"))
    parts.update(named(do, "First.part First.parts Resolve.parts"))
    parts.update(named(Maybe(Encoded(Count, parts)), "count"))
    parts["Action.cost"] = Maybe(effect)
    parts["gain"] = Row(effect, 0, 9)
    parts["counts"] = Row(Encoded(Count, parts), 0, 9)
    parts["action"] = Encoded(Action, parts)
    parts["convert"] = Encoded(Convert, parts)
    parts["whence"] = Encoded(FromCard, parts)
    parts["remove"] = Encoded(Remove, parts)
    parts["whose"] = Encoded(RemoveWhose, parts)
    return parts


def decision_shape(options: Options, parts: dict[str, Shape]) -> Shape:
    """A question to a seat; with a verb the options are cards, else tasks."""
    kinds = [kind for expansion in options.expansions for kind in expansion.questions()]
    fields: dict[str, Shape] = {
        "seat": Whole(0, options.players - 1),
        "kind": Word(*KINDS, *kinds),
        "options": Row(Choices(parts), 0, 2 * NUMBERS),
        "verb": Word("", *VERBS),
        "least": COUNT,
        "most": COUNT,
    }
    return Maybe(Encoded(Decision, fields))


@final
class Choices(Shape):
    """An option: a task, or a card to pick."""

    def __init__(self, parts: dict[str, Shape]) -> None:
        self.task: Final = Encoded(Task, parts)
        self.item: Final = Encoded(Item, parts)

    def check(self, data: object, where: str) -> None:
        """One or the other."""
        picks = isinstance(data, dict) and str(data.get("")).endswith("Item")
        (self.item if picks else self.task).check(data, where)


@final
class AnswerShape(Shape):
    """What a seat has answered: some cards, or a task."""

    def __init__(self, parts: dict[str, Shape]) -> None:
        cards: dict[str, Shape] = {"verb": Word(*VERBS), "items": Encoded(Item, parts)}
        self.subset: Final = Encoded(Subset, cards)
        self.task: Final = Encoded(Task, parts)

    def check(self, data: object, where: str) -> None:
        """One or the other."""
        picks = isinstance(data, dict) and value_in(data)[0] is Subset
        (self.subset if picks else self.task).check(data, where)


def player_shape(seats: int) -> Shape:
    """What lies before one seat."""
    by_tag, resources = Row(NUMBER, len(TAGS), len(TAGS)), BOARD_RESOURCES
    fields: dict[str, Shape] = {
        **named(FLAG, " ".join(player.FLAGS)),
        **named(NUMBER, " ".join(player.NUMBERS)),
        **named(CARDS, "hand table events used lasting dealt kept corporations"),
        "seat": Whole(0, seats - 1),
        "corporation": CARD_OR_NONE,
        "tr": COUNT,
        "stock": Row(NUMBER, resources, resources),
        "production": Row(NUMBER, resources, resources),
        "holdings": Row(Parts(CARD, COUNT), 0, NUMBERS),
        "tags": by_tag,
        "discounts": by_tag,
        "projects": Row(NUMBER, len(PROJECTS), len(PROJECTS)),
    }
    return Fields(fields)


def position_shape(options: Options) -> Shape:
    """The whole position."""
    seats = options.players
    seat, owner = Whole(0, seats - 1), Whole(-1, seats - 1)
    parts = value_parts(seats)
    fields: dict[str, Shape] = {
        "options": options_shape(),
        "players": Row(player_shape(seats), seats, seats),
        "tiles": Row(Whole(0, len(TILES) - 1), SPACES, SPACES),
        "owners": Row(owner, SPACES, SPACES),
        "claims": Row(Parts(SPACE, seat), 0, SPACES),
        "deck": CARDS,
        "discards": CARDS,
        "milestones": Row(owner, len(MILESTONES), len(MILESTONES)),
        "awards": Row(owner, len(AWARDS), len(AWARDS)),
        "agenda": Row(Tasks(Encoded(Task, parts), decision_shape(options, parts)), 0, MANY),
        "answers": Row(Parts(seat, Row(AnswerShape(parts), 1, 9)), 0, seats),
        "decision": decision_shape(options, parts),
        "rng": Whole(0, MASK),
        "common": CARDS,
        "levy": Parts(COUNT, COUNT),
        "parameters": Parts(NUMBER, NUMBER, NUMBER),
        "turn": Parts(Whole(1, MANY), Whole(0, len(PHASES) - 1), seat, seat, COUNT, CARD_OR_NONE, SPACE),
    }
    for expansion in options.expansions:
        fields[expansion.name] = expansion.shape(seats)
    return Fields(fields)
