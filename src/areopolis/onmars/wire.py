"""The table as a seat sees it: an allow-list, figure by figure; nothing leaves the engine that is not here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.forms import WIRE
from areopolis.onmars.forms import (
    HexForm,
    LssForm,
    MissionForm,
    Moves,
    OrderForm,
    Shuttle,
    Solo,
    TableForm,
    Turn,
)
from areopolis.onmars.hexes import HEXES, NAMES, PLACES
from areopolis.onmars.phases.rounds import Deciding
from areopolis.onmars.rules.complexes import complex_at
from areopolis.onmars.rules.lss import FIRST_STEP_POINTS, reward_points, update_due, warehouse_full
from areopolis.onmars.rules.moving import Moving
from areopolis.onmars.rules.technology import OWNERS
from areopolis.onmars.scoring import goal_parts, winners
from areopolis.onmars.seat_wire import number_or_none, progress_form, seat_form, seat_or_none
from areopolis.onmars.side_wire import action_form, grid_space, science, stack
from areopolis.onmars.sites_wire import builds, lying, pieces, ways, zone
from areopolis.onmars.terms import (
    ACTIONS,
    BUILDINGS,
    COLONIZATION,
    DISPLAY_ROW,
    GENERATOR,
    GOODS,
    GRID_SPACES,
    LSS_COLUMNS,
    NOTHING,
    OVER,
    PHASES,
    SHELTER,
    SIDES,
    STACKS,
    TECHS,
    TOP_LEVEL,
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
        "turn": turn(pos, seat),
        "asked": pos.asked(),
        "over": pos.phase == OVER,
        "winners": winners(pos) if pos.phase == OVER else [],
        "level": pos.level,
        "updates": pos.updates,
        "life_support": [track(pos, seat, column) for column in range(min(LSS_COLUMNS, len(pos.rewards)))],
        "missions": missions(pos),
        "missions_left": pos.remaining,
        "order": order(pos),
        "shuttle": shuttle(pos),
        "actions": [action_form(pos, seat, action) for action in range(len(ACTIONS))],
        "map": hexes(pos),
        "zone": zone(pos, seat) if seat >= 0 else [],
        "builds": builds(pos, seat) if seat >= 0 else [],
        "warehouse": {name: pos.warehouse[kind] for kind, name in enumerate(GOODS)},
        "warehouse_full": warehouse_full(pos),
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
        "science": [science(pos, card) for card in pos.board],
        "contracts_left": sorted(pos.contract_deck),
        "colonist_deck": len(pos.deck_b),
        "seats": [seat_form(pos, player, own=player.seat == seat) for player in pos.players],
    }
    if pos.options.solo:
        form["solo"] = solo(pos)
    return form


def shuttle(pos: Position) -> Shuttle:
    """Where the shuttle is, and when it leaves each side."""
    here = SIDES[pos.shuttle_side]
    there = SIDES[1 - pos.shuttle_side]
    soon = pos.shuttle_space
    return {
        "side": here,
        "space": soon,
        "rides": {here: soon, there: soon + pos.box.arrivals[pos.level - 1]},
        "undecided": undecided(pos),
    }


def undecided(pos: Position) -> list[int]:
    """Who is still to decide whether to travel, in their order; those who cannot are not asked."""
    waiting = [pos.asker] if pos.decision is not None else []
    waiting += reversed(pos.agenda)
    return [task.seat for task in waiting if isinstance(task, Deciding) and task.may_travel(pos)]


def turn(pos: Position, seat: int) -> Turn:
    """Who plays now, and what has been done."""
    return {
        "active": seat_or_none(pos.active) if pos.phase == COLONIZATION else None,
        "first": pos.first,
        "main_done": pos.main_done,
        "executive_done": pos.executive_done,
        "rises": update_due(pos),
        "used": [{"seat": used // OWNERS, "tech": TECHS[used % OWNERS]} for used in pos.used],
        "moves": moves(pos, seat),
    }


def moves(pos: Position, seat: int) -> Moves | None:
    """How far bots and rover may still go, while that is asked."""
    moving = pos.asker
    if pos.decision is None or not isinstance(moving, Moving):
        return None
    return {
        "bots": moving.bots if moving.walks else None,
        "rover": moving.rover if moving.drives else None,
        "gathers": moving.gathers,
        "ways": ways(pos, moving) if seat == moving.seat else [],
    }


def track(pos: Position, seat: int, column: int) -> LssForm:
    """A track of the life support system, and what its next building would bring to a seat."""
    row = pos.tracks[column]
    lags = row < pos.level + 1
    tile = pos.box.rewards[pos.rewards[column] - 1]
    points = FIRST_STEP_POINTS if row == 1 else 0
    if lags and seat >= 0:
        points += reward_points(pos, seat, tile)
    behind = [other for other in range(LSS_COLUMNS) if pos.tracks[other] < pos.level + 1]
    return {
        "building": BUILDINGS[GENERATOR + column],
        "row": row,
        "reward": pos.rewards[column],
        "lags": lags,
        "points": points,
        "rises": pos.level < TOP_LEVEL and behind == [column] and row == pos.level,
    }


def missions(pos: Position) -> list[MissionForm]:
    """The missions at their places."""
    forms: list[MissionForm] = []
    for place, number in enumerate(pos.missions):
        mission = pos.box.missions[number - 1]
        forms.append(
            {
                "place": PLACES_OF_MISSIONS[place],
                "mission": number,
                "kind": mission.kind,
                "needed": mission.needed[len(pos.players) - 2],
                "left": pos.cubes[place],
                "crystals": mission.crystals,
            }
        )
    return forms


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


def solo(pos: Position) -> Solo:
    """Lacerda, and the goal against him."""
    parts = goal_parts(pos)
    return {
        "deck": len(pos.solo_deck),
        "pile": pos.solo_pile.copy(),
        "passes": pos.solo_pass,
        "card": number_or_none(pos.solo_card),
        "constructs": BUILDINGS[pos.icon],
        "goal": pos.options.solo_goal,
        "conditions": [there >= needed for there, needed in parts],
        "progress": [progress_form(part) for part in parts],
    }
