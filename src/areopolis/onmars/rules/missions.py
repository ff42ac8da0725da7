"""Missions: contributions, crystals for them, and how many are still needed (rulebook p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

PLACES = "ABC"


def mission_text(kind: str) -> Text:
    """A mission in words."""
    return Text(f"om.mission.{kind}")


def contribute(pos: Position, seat: int, kind: str) -> None:
    """Something happened that some mission may count."""
    for place, number in enumerate(pos.missions):
        if pos.cubes[place] and pos.box.missions[number - 1].kind == kind:
            advance(pos, seat, place)


def advance(pos: Position, seat: int, place: int) -> None:
    """One contribution to an open mission: its crystals, and its cube one step down."""
    mission = pos.box.missions[pos.missions[place] - 1]
    pos.players[seat].waiting += mission.crystals
    pos.cubes[place] -= 1
    pos.log("om.contribute", seat, mission_text(mission.kind), Text("om.amount.crystal", mission.crystals))
    if pos.cubes[place] == 0:
        pos.log("om.mission.done", -1, mission_text(mission.kind))
        fewer_missions(pos)


def fewer_missions(pos: Position) -> None:
    """Move the marker of remaining missions one space on."""
    if pos.remaining:
        pos.remaining -= 1
        pos.log("om.remaining", -1, pos.remaining)
