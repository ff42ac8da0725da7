"""What Lacerda prefers, choice by choice: the whole order in one place (rulebook pp. 22-23).

Each function ranks one option of a choice. Its criteria stand below each other in their order; the first one counts
most, and more is better. He takes an option of the highest rank, and of several chance decides (p. 23). Criteria with a
page are named there. The others follow from the rule that he takes what is of most use to him: this is what he gains or
loses by the choice itself, not what it means to you, nor what may come of it later.

Nothing is left to prefer where the rulebook draws lots (his turn order space, p. 22; the new card of the scientist
board, p. 23) and where it says what he does: his card, the next building by the icon of his bot (build.py), the benefit
of the life support system (rules/lss.py), and the thanks for his technology (rules/technology.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars.hexes import FAR
from areopolis.onmars.lacerda.measures import attracts, cards_in_row, of_kind, potential, row_of, scored
from areopolis.onmars.lacerda.telling import note_otherwise, note_rules
from areopolis.onmars.rules.complexes import joined
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.moving import rover_hex
from areopolis.onmars.scoring import PLAN_POINTS, upgraded
from areopolis.onmars.terms import COLUMN, CRYSTAL_HERE, DISPLAY_ROW, GRID_ROW, LACERDA

if TYPE_CHECKING:
    from areopolis.kernel.why import Text
    from areopolis.onmars.position import Position

YOU: Final = 0

Rank = tuple[int, ...]

# What the log calls the criteria of a choice, in the order of its ranks.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "blueprint": ("scored", "row", "bottom", "left"),
    "learning": ("cheapest", "left"),
    "entry": ("upper",),
    "development.most": ("developed", "lower", "upper"),
    "development.least": ("undeveloped", "lower", "upper"),
    "helper": ("helps", "own"),
    "complex": ("complex",),
    "site": ("tile", "crystal"),
    "upgrade": ("scored", "points", "miner"),
    "scientist": ("scientist", "potential", "built", "display"),
    "contract": ("contract", "points"),
    "good": ("stored", "left"),
    "tile": ("nearest", "points", "crystals"),
    "way": ("near", "crystals"),
    "discovery": ("far",),
}


def blueprint(pos: Position, place: int) -> Rank:
    """Which blueprint of the display he obtains."""
    return (
        scored(pos, pos.box.blueprints[pos.display[place] - 1].building),  # scored by his scientists (p. 23)
        cards_in_row(pos, row_of(place)),  # from the row with most cards (p. 23)
        -row_of(place),  # from the bottom row (p. 23)
        -(place % DISPLAY_ROW),  # the leftmost (p. 23)
    )


def learning(place: int) -> Rank:
    """Which technology of the grid he learns."""
    return (
        -GRID_ROW[place],  # the cheapest (p. 23)
        -(place - GRID_ROW.index(GRID_ROW[place])),  # the leftmost (p. 23)
    )


def entry(space: int) -> Rank:
    """On which space of his laboratory a new technology is laid."""
    return (-space,)  # the upper one (p. 23)


def development(space: int, target: int, least: bool) -> Rank:
    """Which technology he develops, and where to."""
    return (
        -COLUMN[space] if least else COLUMN[space],  # the most developed, then the least developed in turn (p. 23)
        space,  # the lower one (p. 23)
        -target,  # to the upper space, as those have priority in his laboratory (p. 23)
    )


def helper(owner: int, level: int, needed: int) -> Rank:
    """Whose technology he uses."""
    return (
        min(level, needed),  # the one that does most of what is needed
        int(owner == LACERDA),  # his own, which brings you nothing (p. 22)
    )


def enlarging(pos: Position, building: int, hex_: int) -> Rank:
    """Which complex he enlarges, or that he begins one."""
    return (len(joined(pos, hex_, building)),)  # the largest complex (p. 23)


def site(pos: Position, hex_: int) -> Rank:
    """Where he constructs a building, of the hexes at the largest complex."""
    return (
        -int(attracts(pos, hex_)),  # no tile is destroyed that he might take
        -int(pos.lies[hex_] == CRYSTAL_HERE),  # no crystal is destroyed
    )


def upgrade(pos: Position, card: int, hex_: int) -> Rank:
    """Which blueprint he builds, and on which building."""
    plan = pos.box.blueprints[card - 1]
    return (
        scored(pos, plan.building),  # scored by his scientists (p. 23)
        PLAN_POINTS[plan.level],  # most points: level 3 goes first, and so as many as possible find a place (p. 23)
        -int(pos.miners[hex_] == LACERDA),  # his own colonists stay in their mines
    )


def board(pos: Position, card: int) -> Rank:
    """Which card of the scientist board he takes; with two scientists he wants contracts only (cards.py)."""
    if card >= CONTRACT:
        return (
            0,  # after all scientists (p. 23)
            pos.box.contracts[card - CONTRACT - 1].points,  # most points (p. 23)
        )
    building = pos.box.scientists[card].scores
    return (
        1,  # before all contracts (p. 23)
        potential(pos, card),  # most blueprints of the type with either player, built or not (p. 23)
        upgraded(pos, building),  # most of them built, which score already
        of_kind(pos, pos.display, building),  # most blueprints of the type to be had
    )


def ship(space: int) -> Rank:
    """Which ship leaves his depot: it makes no difference to him, so that nothing is drawn."""
    return (-space,)  # the lowest


def good(stored: int, place: int) -> Rank:
    """Which good of the warehouse he takes."""
    return (
        stored,  # what there is most of (p. 22)
        -place,  # the leftmost, crystals first (p. 22)
    )


def tile(far: int, points: int, crystals: int) -> Rank:
    """Which tile his rover makes for; a displaced rover goes where the tile to make for ranks highest."""
    return (
        -far,  # the nearest (p. 22)
        points,  # what it can bring him: most points (worth.py)
        crystals,  # then most crystals
    )


def way(left: int, crystals: int) -> Rank:
    """Which way his rover takes."""
    return (
        -left,  # as near to the tile as possible (p. 22)
        crystals,  # past most crystals
    )


def discovery(pos: Position, hex_: int) -> Rank:
    """Where he lays a discovery tile, three hexes from his rover."""
    return (FAR[rover_hex(pos, YOU)][hex_],)  # farthest from your rover (p. 22)


def best(ranks: list[Rank]) -> list[int]:
    """The options of the highest rank, by their numbers."""
    highest = max(ranks)
    return [number for number, rank in enumerate(ranks) if rank == highest]


def deciding(ranks: list[Rank]) -> list[int]:
    """The criteria that left fewer options than there had been before them, by their numbers."""
    highest = max(ranks)
    left = ranks
    criteria: list[int] = []
    for number, value in enumerate(highest):
        still = [rank for rank in left if rank[number] == value]
        if len(still) < len(left):
            criteria.append(number)
        left = still
    return criteria


def explain(pos: Position, choice: str, ranks: list[Rank]) -> None:
    """Note by which criteria a choice is made; where all options are equal, that chance decides is noted elsewhere."""
    if pos.recording:
        note_rules(pos, [NAMES[choice][number] for number in deciding(ranks)] if len(ranks) > 1 else ["only"])


def next_best(ranks: list[Rank], chosen: int) -> list[int]:
    """The options that would have come next: equal ones that chance left out, or the best of the others."""
    others = [number for number in range(len(ranks)) if number != chosen]
    highest = max([ranks[number] for number in others], default=())
    return [number for number in others if ranks[number] == highest]


def first(ranks: list[Rank]) -> int:
    """The option of the highest rank, where no two are equal."""
    (option,) = best(ranks)
    return option


def choose(pos: Position, choice: str, ranks: list[Rank], things: list[Text]) -> int:
    """The number of the option that he takes: one of the highest rank, by chance if there are several.

    The log says why, and what he would have taken otherwise; `things` are the options in words.
    """
    explain(pos, choice, ranks)
    options = best(ranks)
    chosen = options[pos.decide_by_chance(LACERDA, len(options))]
    others = next_best(ranks, chosen)
    note_otherwise(pos, [things[number] for number in others if things[number] != things[chosen]])
    return chosen
