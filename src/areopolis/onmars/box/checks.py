"""What must fit together in a box, whoever printed it."""

from __future__ import annotations

from typing import Final

from areopolis.onmars.box.spot import Spot
from areopolis.onmars.components import Box
from areopolis.onmars.hexes import BY_PLACE, NAMES
from areopolis.onmars.terms import ACTIONS, BUILDINGS, SHELTER, SHELTERS, SHIPS, SIDES, SLOTTED

# The hexes of the starting buildings: the mine in the middle, and four others two steps from it.
START_HEXES: Final = tuple([BY_PLACE[place] for place in ((0, 0), (0, -2), (0, 2), (-2, 1), (2, -1))])
EACH_LEVEL: Final = 12
EACH_SIDE: Final = 4
# A long game has two long missions, a short game two short ones.
EACH_LENGTH: Final = 2


def check(box: Box, root: Spot) -> None:
    """Refuse a box whose parts do not fit together."""
    check_map(box, root)
    check_board(box, root)
    check_cards(box, root)


def check_map(box: Box, root: Spot) -> None:
    """Nothing begins on a starting building, and nothing on something else."""
    shelters: set[int] = set()
    for players, hexes in box.shelter_starts.items():
        refuse(root.at("map").at("shelters").at(str(players)), hexes, START_HEXES, "a starting building")
        shelters.update(hexes)
    taken: list[int] = []
    for kind in box.research:
        spot = root.at("research").at(kind.letter).at("hexes")
        refuse(spot, kind.hexes, START_HEXES, "a starting building")
        refuse(spot, kind.hexes, tuple(shelters), "the first shelter of a player")
        refuse(spot, kind.hexes, tuple(taken), "another research tile")
        taken.extend(kind.hexes)


def refuse(spot: Spot, hexes: tuple[int, ...], taken: tuple[int, ...], what: str) -> None:
    """Refuse hexes on which something else lies."""
    for hex_ in hexes:
        if hex_ in taken:
            raise spot.wrong(f"on {NAMES[hex_]} begins {what}")


def check_board(box: Box, root: Spot) -> None:
    """As many spaces of each sort as the rules count on."""
    for side, word in enumerate(SIDES):
        number = len([space for space in box.order if space.side == side])
        if number != EACH_SIDE:
            raise root.at("order").wrong(f"{EACH_SIDE} spaces must be on the side '{word}', not {number}")
    ships = len([space for space in box.depot if space.ship])
    if ships != SHIPS:
        raise root.at("depot").wrong(f"a ship must stand on {SHIPS} spaces, not on {ships}")
    if len(box.buildings[SHELTER].tiles) != SHELTERS:
        spot = root.at("buildings").at(BUILDINGS[SHELTER]).at("tiles")
        raise spot.wrong(f"must be a list of {SHELTERS}, not of {len(box.buildings[SHELTER].tiles)}")
    for action, slots in enumerate(box.slots):
        spot = root.at("actions").at(ACTIONS[action]).at("slots")
        if action < SLOTTED and not slots:
            raise spot.wrong("this action needs at least one slot")
        if action >= SLOTTED and slots:
            raise spot.wrong("this action has no slots; must be 0")
    different(root.at("colonist_tiles"), box.colonist_tiles, "space")


def check_cards(box: Box, root: Spot) -> None:
    """As many cards of each sort as the rules count on."""
    low = len([card for card in box.blueprints if card.level == 1])
    if low != EACH_LEVEL:
        raise root.at("blueprints").wrong(f"{EACH_LEVEL} must be of level 1, not {low}")
    long = len([mission for mission in box.missions if mission.long])
    if not EACH_LENGTH <= long <= len(box.missions) - EACH_LENGTH:
        most = len(box.missions) - EACH_LENGTH
        raise root.at("missions").wrong(f"from {EACH_LENGTH} to {most} must be long, not {long}")
    different(root.at("missions"), tuple([mission.kind for mission in box.missions]), "kind")
    different(root.at("scientists"), tuple([scientist.works for scientist in box.scientists]), "place of work")
    different(root.at("rewards"), tuple([reward.counts for reward in box.rewards]), "thing that is counted")
    different(root.at("beginner_missions"), box.beginner_missions, "mission")


def different(spot: Spot, things: tuple[object, ...], what: str) -> None:
    """Refuse two entries that are alike where all must differ."""
    if len(set(things)) < len(things):
        raise spot.wrong(f"every entry must have a {what} of its own")
