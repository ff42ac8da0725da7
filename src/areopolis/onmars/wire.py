"""The table as a seat sees it: an allow-list, figure by figure; nothing leaves the engine that is not here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.forms import WIRE
from areopolis.onmars.forms import (
    ActionForm,
    GridForm,
    HexForm,
    Lying,
    MissionForm,
    Moves,
    OrderForm,
    Piece,
    ScienceForm,
    Solo,
    StackForm,
    TableForm,
    Turn,
)
from areopolis.onmars.hexes import DIRECTIONS, HEXES, NAMES, PLACES
from areopolis.onmars.rules.complexes import complex_at
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.moving import Moving
from areopolis.onmars.rules.slots import extra_cost
from areopolis.onmars.rules.technology import OWNERS
from areopolis.onmars.scoring import goal_conditions, winners
from areopolis.onmars.seat_wire import number_or_none, seat_form, seat_or_none
from areopolis.onmars.terms import (
    ACTIONS,
    BARE,
    BUILDINGS,
    COLONIZATION,
    CRYSTAL_HERE,
    DISCOVERY,
    DISPLAY_ROW,
    GENERATOR,
    GOODS,
    GRID_ROW,
    GRID_SPACES,
    HIRE,
    LSS_COLUMNS,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SIDE_OF,
    SIDES,
    SLOTTED,
    STACKS,
    TECHS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

PLACES_OF_MISSIONS: Final = "ABC"


def table(pos: Position, seat: int) -> TableForm:
    """Everything that a seat may know (-1: what everybody may know)."""
    form: TableForm = {
        "wire": WIRE,
        "game": "onmars",
        "seat": seat_or_none(seat),
        "options": pos.options.words(),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "last_round": pos.last_round,
        "turn": turn(pos),
        "asked": pos.asked(),
        "over": pos.phase == OVER,
        "winners": winners(pos) if pos.phase == OVER else [],
        "level": pos.level,
        "updates": pos.updates,
        "life_support": [
            {"building": BUILDINGS[GENERATOR + column], "row": pos.tracks[column], "reward": pos.rewards[column]}
            for column in range(LSS_COLUMNS)
            if column < len(pos.rewards)
        ],
        "missions": missions(pos),
        "missions_left": pos.remaining,
        "order": order(pos),
        "shuttle": {"side": SIDES[pos.shuttle_side], "space": pos.shuttle_space},
        "actions": [action_form(pos, seat, action) for action in range(len(ACTIONS))],
        "map": hexes(pos),
        "warehouse": {name: pos.warehouse[kind] for kind, name in enumerate(GOODS)},
        "stacks": [stack(pos, building) for building in range(STACKS)],
        "tech_grid": [grid_space(pos, space) for space in range(GRID_SPACES)],
        "tech_deck": len(pos.tech_deck),
        "display": [
            [number_or_none(card) for card in pos.display[:DISPLAY_ROW]],
            [number_or_none(card) for card in pos.display[DISPLAY_ROW:]],
        ],
        "plan_deck": len(pos.plan_deck),
        "discoveries": pos.open_discoveries.copy(),
        "discovery_deck": len(pos.discovery_deck),
        "radar": number_or_none(pos.radar),
        "science": [science(card) for card in pos.board],
        "contracts_left": sorted(pos.contract_deck),
        "colonist_deck": len(pos.deck_b),
        "seats": [seat_form(pos, player, own=player.seat == seat) for player in pos.players],
    }
    if pos.options.solo:
        form["solo"] = solo(pos)
    return form


def turn(pos: Position) -> Turn:
    """Who plays now, and what has been done."""
    return {
        "active": seat_or_none(pos.active) if pos.phase == COLONIZATION else None,
        "first": pos.first,
        "main_done": pos.main_done,
        "executive_done": pos.executive_done,
        "used": [{"seat": used // OWNERS, "tech": TECHS[used % OWNERS]} for used in pos.used],
        "moves": moves(pos),
    }


def moves(pos: Position) -> Moves | None:
    """How far bots and rover may still go, while that is asked."""
    moving = pos.asker
    if pos.decision is None or not isinstance(moving, Moving):
        return None
    return {"bots": moving.bots if moving.walks else None, "rover": moving.rover if moving.drives else None}


def missions(pos: Position) -> list[MissionForm]:
    """The missions at their places."""
    return [
        {"place": PLACES_OF_MISSIONS[place], "mission": number, "left": pos.cubes[place]}
        for place, number in enumerate(pos.missions)
    ]


def order(pos: Position) -> list[OrderForm]:
    """The turn order spaces of both sides, and who stands there."""
    spaces: list[OrderForm] = []
    for space in pos.box.order:
        here = [player for player in pos.players if player.space == space.number]
        spaces.append(
            {
                "space": space.number,
                "side": SIDES[space.side],
                "seat": here[0].seat if here else None,
                "acted": bool(here) and here[0].acted,
            }
        )
    return spaces


def action_form(pos: Position, seat: int, action: int) -> ActionForm:
    """A main action; those without slots have no price besides."""
    slotted = action < SLOTTED
    return {
        "action": ACTIONS[action],
        "side": SIDES[SIDE_OF[action]],
        "slots": (len(pos.players) if action == HIRE else pos.box.slots[action]) if slotted else None,
        "colonists": [pos.slot(action, other) for other in range(len(pos.players))] if slotted else [],
        "extra_cost": extra_cost(pos, seat, action) if slotted and seat >= 0 else None,
    }


def hexes(pos: Position) -> list[HexForm]:
    """The map: buildings with their complexes, pieces, and what lies loose."""
    complexes = [NOTHING] * HEXES
    sizes: list[int] = []
    for hex_ in range(HEXES):
        if pos.buildings[hex_] != NOTHING and complexes[hex_] == NOTHING:
            whole = complex_at(pos, hex_)
            for here in whole:
                complexes[here] = len(sizes)
            sizes.append(len(whole))
    return [hex_form(pos, hex_, complexes[hex_], sizes) for hex_ in range(HEXES)]


def hex_form(pos: Position, hex_: int, number: int, sizes: list[int]) -> HexForm:
    """A hex with everything on it."""
    building = pos.buildings[hex_]
    q, r = PLACES[hex_]
    return {
        "hex": NAMES[hex_],
        "q": q,
        "r": r,
        "building": None if building == NOTHING else BUILDINGS[min(building, SHELTER)],
        "owner": building - SHELTER if building >= SHELTER else None,
        "complex": None if number == NOTHING else number,
        "size": 0 if number == NOTHING else sizes[number],
        "pieces": pieces(pos, hex_),
        "lies": lying(pos, hex_),
    }


def pieces(pos: Position, hex_: int) -> list[Piece]:
    """Rovers, bots, the colonist of a mine and the marker of an advanced building."""
    forms: list[Piece] = [{"piece": "rover", "seat": player.seat} for player in pos.players if player.rover == hex_]
    for player in pos.players:
        bots: list[Piece] = [{"piece": "bot", "seat": player.seat} for bot in player.bots if bot == hex_]
        forms += bots
    if pos.miners[hex_] != NOBODY:
        forms.append({"piece": "colonist", "seat": pos.miners[hex_]})
    if pos.markers[hex_] != NOBODY:
        forms.append({"piece": "marker", "seat": pos.markers[hex_]})
    return forms


def lying(pos: Position, hex_: int) -> Lying | None:
    """What lies loose on a hex."""
    lies = pos.lies[hex_]
    if lies == BARE:
        return None
    if lies == CRYSTAL_HERE:
        return {"kind": "crystal", "id": "crystal"}
    if lies >= DISCOVERY:
        return {"kind": "discovery", "id": str(lies - DISCOVERY)}
    return {"kind": "research", "id": pos.box.research[lies - RESEARCH].letter}


def stack(pos: Position, building: int) -> StackForm:
    """A stack of building tiles; the back of the next one lies open."""
    tiles = pos.stacks[building]
    arrows = pos.box.buildings[building].tiles[tiles[-1]] if tiles else ()
    return {
        "building": BUILDINGS[building],
        "number": len(tiles),
        "arrows": [DIRECTIONS[direction] for direction in arrows],
    }


def grid_space(pos: Position, space: int) -> GridForm:
    """A space of the tech grid."""
    tech = pos.grid[space]
    return {"row": GRID_ROW[space], "tech": None if tech == NOTHING else TECHS[tech]}


def science(card: int) -> ScienceForm:
    """A place of the scientist board."""
    return {
        "scientist": SCIENTISTS[card] if 0 <= card < CONTRACT else None,
        "contract": card - CONTRACT if card >= CONTRACT else None,
    }


def solo(pos: Position) -> Solo:
    """Lacerda, and the goal against him."""
    return {
        "deck": len(pos.solo_deck),
        "pile": pos.solo_pile.copy(),
        "passes": pos.solo_pass,
        "card": number_or_none(pos.solo_card),
        "constructs": BUILDINGS[pos.icon],
        "goal": pos.options.solo_goal,
        "conditions": goal_conditions(pos),
    }
