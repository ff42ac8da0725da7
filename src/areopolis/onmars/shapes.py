"""The shape of a position of On Mars as plain data, as `WholePosition.data` writes it."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.decision import Decision
from areopolis.kernel.rng import MASK
from areopolis.kernel.shape import (
    MANY,
    Encoded,
    Fields,
    Flag,
    Lines,
    Maybe,
    Parts,
    Row,
    Shape,
    Tasks,
    Whole,
    Word,
    named,
)
from areopolis.onmars import player, position
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.options import LONGEST, SOLO_GOALS, VARIANTS, Options
from areopolis.onmars.refs import KINDS_OF_REFS
from areopolis.onmars.rules.contracts import CONTRACT, STRIDE
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    ACTIONS,
    BOTS,
    BUILDINGS,
    DISCOVERY,
    DISPLAY_ROW,
    GOODS,
    GRID_SPACES,
    LAB,
    LENGTHS,
    LSS_COLUMNS,
    ORDER_SPACES,
    PHASES,
    SCIENTISTS,
    SHELTER,
    SHELTERS,
    SIDES,
    SLOTTED,
    STACKS,
    TECHS,
    TOP_LEVEL,
    TOP_ROW,
)

NUMBER: Final = Whole(-MANY, MANY)
COUNT: Final = Whole(0, MANY)
FEW: Final = Whole(0, 99)
FLAG: Final = Flag()
HEX: Final = Whole(-1, HEXES - 1)
TECH: Final = Whole(-1, len(TECHS) - 1)
GOOD: Final = Whole(-1, len(GOODS) - 1)
BIT: Final = 2


def options_shape() -> Shape:
    """The options; what they allow each other they know themselves."""
    parts: dict[str, Shape] = {
        "players": Whole(1, 4),
        "length": Word(*LENGTHS),
        "variants": Row(Word(*VARIANTS), 0, len(VARIANTS)),
        "solo_goal": Word("", *SOLO_GOALS),
        "components": Lines(LONGEST),
    }
    return Encoded(Options, parts)


def value_parts(seats: int) -> dict[str, Shape]:
    """The parts of tasks, effects and choices, by the names that they have in all of them."""
    parts: dict[str, Shape] = {
        **named(Whole(0, seats - 1), "seat"),
        **named(Whole(-1, seats - 1), "owner piece"),
        **named(HEX, "hex start"),
        **named(Whole(0, len(ACTIONS) - 1), "action"),
        **named(Whole(-1, len(BUILDINGS)), "building"),
        **named(Whole(-1, len(TECHS)), "kind"),
        **named(GOOD, "resource"),
        **named(Whole(-1, len(SIDES) - 1), "side to"),
        **named(Whole(-1, 99), "card contract goal place plan reward row scientist space target tile icon index"),
        **named(NUMBER, "anything boosts bots complexes count extra left level needed number people points price"),
        **named(NUMBER, "rover sent size turns Place.crystals"),
        **named(FLAG, "anywhere boost contracts crystals dear discovery drives each free gathers least once one_side"),
        **named(FLAG, "optional owes own_ship scientists slots take_it tech walks working"),
        **named(Row(NUMBER, 0, 99), "cost goods spaces way"),
        "gives": Row(Parts(NUMBER, NUMBER), 0, 9),
        "aim": Word(),
        "what": Word(*KINDS_OF_REFS),
        "name": Word(),
    }
    parts["effect"] = Encoded(Effect, parts)
    parts["step"] = Encoded(Task, parts)
    return parts


def decision_shape(seats: int, parts: dict[str, Shape]) -> Shape:
    """A question to a seat."""
    fields: dict[str, Shape] = {
        "seat": Whole(0, seats - 1),
        "kind": Word(),
        "options": Row(Encoded(Task, parts), 1, MANY),
        "verb": Word(""),
        "least": Whole(1, 1),
        "most": Whole(1, 1),
    }
    return Maybe(Encoded(Decision, fields))


def cards(family: int, least: int = 1, longest: int = 99) -> Shape:
    """A list of cards of a family, by their numbers."""
    return Row(Whole(least, family), 0, longest)


def player_shape(seats: int, box: Box) -> Shape:
    """What lies before one seat."""
    fields: dict[str, Shape] = {
        **named(FLAG, " ".join(player.FLAGS)),
        **named(FEW, " ".join(player.NUMBERS)),
        **named(cards(len(box.goals)), "goals pledged spent"),
        **named(cards(len(box.blueprints)), "plans built"),
        **named(cards(len(box.contracts)), "contracts fulfilled"),
        "seat": Whole(0, seats - 1),
        "ships": Whole(0, BIT ** len(box.depot) - 1),
        "progress": Whole(0, BIT**STACKS - 1),
        "shelters": Whole(0, SHELTERS),
        "points": NUMBER,
        # Lacerda's colonists are not counted.
        "reserve": NUMBER,
        "rover": HEX,
        "completed": Whole(0, len(box.goals)),
        "space": Whole(0, ORDER_SPACES),
        "card_a": Whole(0, len(box.cards_a)),
        "goods": Row(FEW, len(GOODS), len(GOODS)),
        "bots": Row(HEX, 0, BOTS),
        "lab": Row(TECH, len(LAB), len(LAB)),
        "scientists": cards(len(SCIENTISTS) - 1, 0),
        "discoveries": cards(len(box.discoveries)),
        "research": cards(len(box.research) - 1, 0),
        "cards_b": cards(len(box.cards_b)),
    }
    return Fields(fields)


def common_numbers(seats: int, box: Box) -> dict[str, Shape]:
    """Numbers and flags of the whole position."""
    return {
        **named(FLAG, " ".join(position.FLAGS)),
        **named(Whole(0, 9), "remaining updates shuttle_space icon"),
        "solo_pass": FEW,
        "rng": Whole(0, MASK),
        "radar": Whole(0, len(box.discoveries)),
        "level": Whole(1, TOP_LEVEL),
        "shuttle_side": Whole(0, len(SIDES) - 1),
        "phase": Whole(0, len(PHASES) - 1),
        "round": COUNT,
        "first": Whole(0, seats - 1),
        "active": Whole(-1, seats - 1),
        "solo_card": Whole(0, len(box.solo_cards)),
    }


def common_lists(seats: int, box: Box) -> dict[str, Shape]:
    """Lists and decks of the whole position."""
    owners = Row(Whole(-1, seats - 1), HEXES, HEXES)
    tiles, plans, solo = cards(len(box.discoveries)), len(box.blueprints), cards(len(box.solo_cards))
    return {
        "buildings": Row(Whole(-1, SHELTER + seats - 1), HEXES, HEXES),
        "miners": owners,
        "markers": owners,
        "lies": Row(Whole(0, DISCOVERY + len(box.discoveries)), HEXES, HEXES),
        "slots": Row(FEW, SLOTTED * seats, SLOTTED * seats),
        "warehouse": Row(FEW, len(GOODS), len(GOODS)),
        "grid": Row(TECH, GRID_SPACES, GRID_SPACES),
        "tech_deck": Row(TECH, 0, 2 * len(TECHS)),
        "display": Row(Whole(0, plans), 2 * DISPLAY_ROW, 2 * DISPLAY_ROW),
        "plan_deck": cards(plans),
        "open_discoveries": tiles,
        "discovery_deck": tiles,
        "stacks": Row(Row(Whole(0, 9), 0, 9), STACKS, STACKS),
        "board": Row(Whole(-1, CONTRACT + len(box.contracts)), len(SCIENTISTS), len(SCIENTISTS)),
        "contract_deck": cards(len(box.contracts)),
        "scientist_at": Row(Whole(0, plans), len(SCIENTISTS), len(SCIENTISTS)),
        "delivered": Row(Parts(Whole(STRIDE, MANY), Whole(1, 99)), 0, 99),
        "tracks": Row(Whole(0, TOP_ROW), LSS_COLUMNS, LSS_COLUMNS),
        "rewards": cards(len(box.rewards)),
        "missions": cards(len(box.missions)),
        "cubes": Row(FEW, 0, 9),
        "used": cards(MANY, 0),
        "refills": cards(len(SCIENTISTS) - 1, 0),
        "deck_b": cards(len(box.cards_b)),
        "solo_deck": solo,
        "solo_pile": solo,
    }


def position_shape(options: Options, box: Box) -> Shape:
    """The whole position."""
    seats = options.boards
    parts = value_parts(seats)
    fields: dict[str, Shape] = {
        **common_numbers(seats, box),
        **common_lists(seats, box),
        "options": options_shape(),
        "players": Row(player_shape(seats, box), seats, seats),
        "agenda": Row(Tasks(Encoded(Task, parts), decision_shape(seats, parts)), 0, MANY),
        "answers": Row(COUNT, 0, 0),
        "asker": Maybe(Encoded(Task, parts)),
        "decision": decision_shape(seats, parts),
    }
    return Fields(fields)
