"""Both sides of the board as they leave the engine: actions with their slots, and what can be taken or built there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.forms import ActionForm, GridForm, ScienceForm, StackForm
from areopolis.onmars.hexes import DIRECTIONS
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.slots import charges, leaving
from areopolis.onmars.scoring import scientist_worth
from areopolis.onmars.terms import (
    ACTIONS,
    BUILDINGS,
    GRID_ROW,
    HIRE,
    NOTHING,
    SCIENTISTS,
    SIDE_OF,
    SIDES,
    SLOTTED,
    TECHS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def action_form(pos: Position, seat: int, action: int) -> ActionForm:
    """A main action; those without slots have no price besides."""
    slotted = action < SLOTTED
    paid = charges(pos, seat, action) if slotted and seat >= 0 else None
    return {
        "action": ACTIONS[action],
        "side": SIDES[SIDE_OF[action]],
        "slots": (len(pos.players) if action == HIRE else pos.box.slots[action]) if slotted else None,
        "colonists": [pos.slot(action, other) for other in range(len(pos.players))] if slotted else [],
        "extra_cost": None if paid is None else sum(paid),
        "charges": paid or [],
        "leave": leaving(pos, action) if slotted else [],
    }


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


def science(pos: Position, card: int) -> ScienceForm:
    """A place of the scientist board."""
    return {
        "scientist": SCIENTISTS[card] if 0 <= card < CONTRACT else None,
        "contract": card - CONTRACT if card >= CONTRACT else None,
        "points": scientist_worth(pos, card) if 0 <= card < CONTRACT else None,
    }
