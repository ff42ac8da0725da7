"""From entries to components: every family becomes its part of the box."""

from __future__ import annotations

from typing import Final

from areopolis.onmars.box.families import FAMILIES
from areopolis.onmars.box.needs import condition, several
from areopolis.onmars.box.spot import Spot
from areopolis.onmars.box.words import benefit, effect
from areopolis.onmars.components import (
    Blueprint,
    Box,
    BuildingKind,
    ColonistA,
    ColonistB,
    Contract,
    DepotSpace,
    Discovery,
    Goal,
    LabColumn,
    Mission,
    OrderSpace,
    Research,
    Reward,
    Scientist,
    SoloCard,
    SoloGoal,
)
from areopolis.onmars.hexes import BY_NAME, DIRECTIONS
from areopolis.onmars.terms import (
    ACTIONS,
    BUILDINGS,
    GOODS,
    LENGTHS,
    MISSION_KINDS,
    NOTHING,
    ORDER_SPACES,
    RESOURCES,
    SIDES,
)

LEVELS: Final = (1, 3)
# A contract without a building delivers goods.
NO_BUILDING: Final = "none"
LONG: Final = LENGTHS.index("long")
MISSION_LETTERS: Final = ("A", "B", "C")
COUNTS: Final = ("tech", "ships", "upgrades", "mines", "bots", "discoveries", "shelters", "colonists")
TASKS: Final = ("learn", "ship", "shelter", "hire", "develop", "develop-twice", "discovery", "blueprint")
MOST_TILES: Final = 12


def entries(root: Spot, name: str) -> list[Spot]:
    """The entries of a family, in their order."""
    for family in FAMILIES:
        if family.name == name:
            return [root.at(name).at(key) for key in family.entries]
    raise root.wrong(f"there is no family '{name}'")


def places(spot: Spot, least: int, most: int) -> tuple[int, ...]:
    """Hexes by their names, all different."""
    hexes: list[int] = []
    for item in spot.items(least, most):
        if not isinstance(item.value, str) or item.value not in BY_NAME:
            raise item.must_be("the name of a hex, from A1 to M3")
        if BY_NAME[item.value] in hexes:
            raise item.wrong(f"the hex {item.value} stands there twice")
        hexes.append(BY_NAME[item.value])
    return tuple(hexes)


def building(spot: Spot) -> BuildingKind:
    """A kind of building."""
    tiles = [
        tuple([arrow.word(DIRECTIONS) for arrow in tile.items(0, len(DIRECTIONS))])
        for tile in spot.at("tiles").items(1, MOST_TILES)
    ]
    return BuildingKind(
        spot.at("name").text(),
        spot.at("cost").amounts(RESOURCES),
        spot.at("colonists").whole(0, 4),
        spot.at("yields").word(GOODS),
        tuple(tiles),
    )


def column(spot: Spot) -> LabColumn:
    """A column of the laboratory."""
    return LabColumn(
        spot.at("cost").amounts(RESOURCES),
        spot.at("anything").whole(0, 9),
        spot.at("crystals").whole(0, 9),
        spot.at("points").whole(0, 99),
    )


def blueprint(number: int, spot: Spot) -> Blueprint:
    """A blueprint."""
    level = spot.at("level")
    if level.whole(1, 3) not in LEVELS:
        raise level.must_be("1 or 3")
    return Blueprint(
        number,
        spot.at("name").text(),
        level.whole(1, 3),
        spot.at("building").word(BUILDINGS),
        spot.at("gain").word(GOODS),
        effect(spot.at("action")),
    )


def contract(number: int, spot: Spot) -> Contract:
    """A contract: for an upgraded building or for goods, never for both."""
    kind = spot.at("building").word((*BUILDINGS, NO_BUILDING))
    goods = spot.at("goods").amounts(GOODS)
    size = spot.at("size").whole(0, MOST_TILES)
    if kind < len(BUILDINGS) and (size < 1 or sum(goods) > 0):
        raise spot.wrong("a contract for a building has a size from 1 and no goods")
    if kind == len(BUILDINGS) and (size > 0 or sum(goods) == 0):
        raise spot.wrong(f"a contract with the building '{NO_BUILDING}' has the size 0 and goods")
    return Contract(
        number,
        kind if kind < len(BUILDINGS) else NOTHING,
        size,
        goods,
        spot.at("points").whole(0, 99),
        spot.at("penalty").whole(0, 99),
    )


def scientist(spot: Spot) -> Scientist:
    """A scientist."""
    return Scientist(
        spot.at("name").text(),
        spot.at("cost").amounts(RESOURCES),
        spot.at("colonists").whole(0, 9),
        spot.at("works").word(BUILDINGS),
        spot.at("scores").word(BUILDINGS),
    )


def mission(number: int, spot: Spot) -> Mission:
    """A mission."""
    return Mission(
        number,
        MISSION_KINDS[spot.at("kind").word(MISSION_KINDS)],
        tuple([item.whole(1, 20) for item in spot.at("needed").items(3, 3)]),
        spot.at("crystals").whole(0, 9),
        spot.at("length").word(LENGTHS) == LONG,
        spot.at("action").word(ACTIONS),
    )


def goal(number: int, spot: Spot) -> Goal:
    """A private goal."""
    rewards = tuple([effect(item) for item in spot.at("rewards").items(2, 2)])
    return Goal(number, condition(spot.at("condition")), rewards)


def research(letter: str, spot: Spot) -> Research:
    """A kind of research tiles."""
    return Research(letter, places(spot.at("hexes"), 2, 2), effect(spot.at("effect")))


def card_a(number: int, spot: Spot) -> ColonistA:
    """A First Colonist card A."""
    return ColonistA(number, tuple([item.word(BUILDINGS) for item in spot.at("buildings").items(1, len(BUILDINGS))]))


def solo_card(number: int, spot: Spot) -> SoloCard:
    """A card of Lacerda."""
    mission_number = spot.at("mission").word(MISSION_LETTERS)
    return SoloCard(number, mission_number, spot.at("travels").flag(), spot.at("action").whole(1, 3))


def depot_space(number: int, spot: Spot) -> DepotSpace:
    """A space of the depot."""
    return DepotSpace(number, spot.at("ship").flag(), spot.at("price").whole(0, 9), effect(spot.at("action")))


def order_space(number: int, spot: Spot) -> OrderSpace:
    """A turn order space."""
    return OrderSpace(number, spot.at("side").word(SIDES), benefit(spot.at("benefit")))


def reward(number: int, spot: Spot) -> Reward:
    """A reward tile."""
    return Reward(number, COUNTS[spot.at("counts").word(COUNTS)], spot.at("each").whole(1, 9))


def card_b(number: int, spot: Spot) -> ColonistB:
    """A First Colonist card B."""
    return ColonistB(number, TASKS[spot.at("task").word(TASKS)], spot.at("gain").word(GOODS))


def assemble(root: Spot) -> Box:
    """The whole box, of whole entries."""
    starts = root.at("map").at("shelters")
    actions = entries(root, "actions")
    return Box(
        buildings=tuple([building(spot) for spot in entries(root, "buildings")]),
        shelter_starts={players: places(starts.at(str(players)), players, players) for players in (2, 3, 4)},
        order=tuple([order_space(i + 1, spot) for i, spot in enumerate(entries(root, "order"))]),
        arrivals=tuple([spot.at("space").whole(1, 3) for spot in entries(root, "shuttle")]),
        lab=tuple([benefit(spot.at("benefit")) for spot in entries(root, "lab")]),
        columns=tuple([column(spot) for spot in entries(root, "columns")]),
        depot=tuple([depot_space(i + 1, spot) for i, spot in enumerate(entries(root, "depot"))]),
        quarters=tuple([spot.at("points").whole(0, 99) for spot in entries(root, "quarters")]),
        blueprints=tuple([blueprint(i + 1, spot) for i, spot in enumerate(entries(root, "blueprints"))]),
        contracts=tuple([contract(i + 1, spot) for i, spot in enumerate(entries(root, "contracts"))]),
        scientists=tuple([scientist(spot) for spot in entries(root, "scientists")]),
        missions=tuple([mission(i + 1, spot) for i, spot in enumerate(entries(root, "missions"))]),
        goals=tuple([goal(i + 1, spot) for i, spot in enumerate(entries(root, "goals"))]),
        discoveries=tuple(
            [Discovery(i + 1, effect(spot.at("effect"))) for i, spot in enumerate(entries(root, "discoveries"))]
        ),
        research=tuple([research("ABCD"[i], spot) for i, spot in enumerate(entries(root, "research"))]),
        rewards=tuple([reward(i + 1, spot) for i, spot in enumerate(entries(root, "rewards"))]),
        lss_choices=tuple([effect(spot.at("effect")) for spot in entries(root, "choices")]),
        solo_cards=tuple([solo_card(i + 1, spot) for i, spot in enumerate(entries(root, "solo"))]),
        solo_goals=tuple(
            [SoloGoal(spot.at("name").text(), several(spot.at("conditions"))) for spot in entries(root, "solo_goals")]
        ),
        cards_a=tuple([card_a(i + 1, spot) for i, spot in enumerate(entries(root, "cards_a"))]),
        cards_b=tuple([card_b(i + 1, spot) for i, spot in enumerate(entries(root, "cards_b"))]),
        colonist_tiles=tuple([spot.at("space").whole(1, ORDER_SPACES) for spot in entries(root, "colonist_tiles")]),
        beginner_missions=tuple(
            [spot.at("mission").whole(1, len(MISSION_KINDS)) for spot in entries(root, "beginner_missions")]
        ),
        actions=tuple([effect(spot.at("effect")) for spot in actions]),
        slots=tuple([spot.at("slots").whole(0, 4) for spot in actions]),
    )
