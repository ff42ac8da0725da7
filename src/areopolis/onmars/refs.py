"""The things that choices, questions and reasons of On Mars speak of: the kinds of references."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.ref import NO_AMOUNT, Naming, Ref
from areopolis.kernel.why import Text
from areopolis.onmars.hexes import NAMES
from areopolis.onmars.terms import ACTIONS, BUILDINGS, GOODS, LAB, SCIENTISTS, SIDES, TECHS

HEX: Final = "hex"
SEAT: Final = "seat"
ACTION: Final = "action"
RESOURCE: Final = "resource"
BUILDING: Final = "building"
BLUEPRINT: Final = "blueprint"
TECH: Final = "tech"
LAB_SPACE: Final = "lab"
ROW: Final = "row"
SCIENTIST: Final = "scientist"
CONTRACT: Final = "contract"
GOAL: Final = "goal"
DISCOVERY: Final = "discovery"
RESEARCH: Final = "research"
REWARD: Final = "reward"
DEPOT: Final = "depot"
SHIP: Final = "ship"
ORDER: Final = "order"
SIDE: Final = "side"
COLONIST: Final = "colonist"
BOT: Final = "bot"
ROVER: Final = "rover"
# The closed set of kinds, with what an `id` of the kind is.
KINDS_OF_REFS: Final[dict[str, str]] = {
    HEX: "a hex of the map: `A1` to `M3`",
    SEAT: "a seat by its number",
    ACTION: "a main action, such as `construct`",
    RESOURCE: "a resource, `crystal`, or `any` for one of any kind; counted or not",
    BUILDING: "a kind of building, such as `mine`",
    BLUEPRINT: "a blueprint by its number",
    TECH: "a kind of technology, such as `rover`",
    LAB_SPACE: "a space of the own laboratory: `1t` to `6`",
    ROW: "a row of the tech grid: `bottom`, `middle`, `top`",
    SCIENTIST: "a scientist, such as `geologist`",
    CONTRACT: "a contract by its number",
    GOAL: "a private goal by its number",
    DISCOVERY: "a discovery tile by its number",
    RESEARCH: "a research tile by its letter",
    REWARD: "a benefit of the life support system, `1` to `4`",
    DEPOT: "a space of the own depot with its executive action, `1` to `8`",
    SHIP: "a ship of one's own: the space of the depot on which it stands, or `hangar`",
    ORDER: "a turn order space, `1` to `8`",
    SIDE: "a side of the board: `orbit`, `colony`",
    COLONIST: "own colonists by where they are: `quarters`, `working`, `reserve`, or an action; counted or not",
    BOT: "an own bot by the hex on which it stands; `reserve` for new ones, counted",
    ROVER: "the rover of a seat, by the number of the seat",
}
# What sentences name besides, though no choice is about it.
MISSION: Final = "mission"
PIECE: Final = "piece"
COLONIST_A: Final = "colonist_a"
KINDS_IN_TEXTS: Final[dict[str, str]] = {
    MISSION: "a mission by what it counts, such as `bots`",
    PIECE: "pieces of a kind, wherever they are: `colonist`, `bot`; counted",
    COLONIST_A: "a card A of First Colonists by its number",
}
QUARTERS: Final = "quarters"
ANY: Final = "any"
RESERVE: Final = "reserve"
# Kinds whose phrase takes the name as a part; those of the others end with it.
NUMBERED: Final[dict[str, str]] = {
    CONTRACT: "om.contract",
    GOAL: "om.goal",
    DISCOVERY: "om.discovery",
    RESEARCH: "om.research",
    DEPOT: "om.depot",
    SHIP: "om.depot",
    ORDER: "om.choice.space",
    REWARD: "om.source.reward",
    HEX: "om.hex",
    COLONIST_A: "om.colonist.a",
}
# The phrases that name something; those of a depot say its space, not the ship on it.
NAMING: Final = Naming(
    {
        "om.action.": ACTION,
        "om.act.": ACTION,
        "om.building.": BUILDING,
        "om.blueprint.": BLUEPRINT,
        "om.tech.": TECH,
        "om.lab.": LAB_SPACE,
        "om.scientist.": SCIENTIST,
        "om.side.": SIDE,
        "om.mission.": MISSION,
        "om.place.": COLONIST,
    },
    counted={"om.amount.": RESOURCE},
    numbered={phrase: kind for kind, phrase in NUMBERED.items() if kind != SHIP},
)
PIECES: Final = ("colonist", "bot")
HEX_TEXTS: Final = tuple([Text("om.hex", name) for name in NAMES])


def named_by(text: Text) -> Ref | None:
    """The thing that a text names; an amount of pieces is none of resources."""
    ref = NAMING.of(text)
    if ref is not None and ref.kind == RESOURCE and ref.name in PIECES:
        return Ref(PIECE, ref.name, ref.amount)
    return ref


def ref_text(ref: Ref) -> Text:
    """A thing that a question follows from, in words."""
    if ref.kind in NUMBERED:
        return Text(NUMBERED[ref.kind], ref.name)
    return Text(f"om.{ref.kind}.{ref.name}")


def hex_text(hex_: int) -> Text:
    """A hex in a sentence."""
    return HEX_TEXTS[hex_]


def hex_ref(hex_: int) -> Ref:
    """A hex."""
    return Ref(HEX, NAMES[hex_])


def seat_ref(seat: int) -> Ref:
    """A seat."""
    return Ref(SEAT, str(seat))


def action_ref(action: int) -> Ref:
    """A main action."""
    return Ref(ACTION, ACTIONS[action])


def good_ref(kind: int, amount: int = NO_AMOUNT) -> Ref:
    """A resource or crystals, perhaps counted."""
    return Ref(RESOURCE, GOODS[kind], amount)


def good_refs(goods: tuple[int, ...]) -> tuple[Ref, ...]:
    """All goods of which there are some, counted."""
    return tuple([good_ref(kind, number) for kind, number in enumerate(goods) if number])


def crystal_refs(number: int) -> tuple[Ref, ...]:
    """A price in crystals; nothing if there is none."""
    return (Ref(RESOURCE, "crystal", number),) if number else ()


def price_refs(cost: tuple[int, ...], anything: int = 0, crystals: int = 0) -> tuple[Ref, ...]:
    """A price: resources, resources of any kind and crystals; nothing if it is free."""
    whatever = (Ref(RESOURCE, ANY, anything),) if anything else ()
    return (*good_refs(cost), *whatever, *crystal_refs(crystals))


def building_ref(building: int) -> Ref:
    """A kind of building."""
    return Ref(BUILDING, BUILDINGS[building])


def plan_ref(plan: int) -> Ref:
    """A blueprint."""
    return Ref(BLUEPRINT, str(plan))


def tech_ref(kind: int) -> Ref:
    """A kind of technology."""
    return Ref(TECH, TECHS[kind])


def lab_text(space: int) -> Text:
    """A space of the laboratory in a sentence."""
    return Text(f"om.lab.{LAB[space]}")


def lab_ref(space: int) -> Ref:
    """A space of the laboratory."""
    return Ref(LAB_SPACE, LAB[space])


def scientist_ref(scientist: int) -> Ref:
    """A scientist."""
    return Ref(SCIENTIST, SCIENTISTS[scientist])


def contract_ref(contract: int) -> Ref:
    """A contract."""
    return Ref(CONTRACT, str(contract))


def goal_ref(goal: int) -> Ref:
    """A private goal."""
    return Ref(GOAL, str(goal))


def discovery_ref(tile: int) -> Ref:
    """A discovery tile."""
    return Ref(DISCOVERY, str(tile))


def side_ref(side: int) -> Ref:
    """A side of the board."""
    return Ref(SIDE, SIDES[side])


def sent_refs(number: int) -> tuple[Ref, ...]:
    """Colonists of the living quarters that are sent to work; nothing if there are none."""
    return (Ref(COLONIST, QUARTERS, number),) if number else ()


def newcomer_refs(colonists: int, bots: int) -> tuple[Ref, ...]:
    """Colonists and bots that arrive."""
    counts = ((COLONIST, colonists), (BOT, bots))
    return tuple([Ref(kind, RESERVE, number) for kind, number in counts if number])


def rover_ref(seat: int) -> Ref:
    """The rover of a seat."""
    return Ref(ROVER, str(seat))
