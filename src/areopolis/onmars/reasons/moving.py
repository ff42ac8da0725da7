"""Why a bot or the rover cannot go somewhere, or stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text, Why
from areopolis.onmars.hexes import NEXT
from areopolis.onmars.reasons.words import form, hex_at, no_hex, number_at
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.complexes import nearest_available, own_shelters, pieces_at
from areopolis.onmars.rules.displace import Displacing
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.rules.moving import Moving, Steps, rover_hex, tile_text
from areopolis.onmars.rules.ships import NewBot
from areopolis.onmars.terms import BARE, CRYSTAL_HERE, NOTHING, ROVER_TECH

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def why_not_move(pos: Position, words: list[str]) -> Why | None:
    """Why a step is not open in a movement."""
    move = pos.asker
    if not isinstance(move, Moving):
        return None
    steps = Steps(pos, move)
    if words[0] == "rover":
        return why_not_rover(pos, steps, words)
    if words[0] == "bot":
        return why_not_bot(pos, steps, words)
    if words[0] == "tech":
        return why_not_farther(pos, ROVER_TECH, move.drives and move.tech, move.rover > 0, words)
    return why_not_stay(pos, steps) if words[0] == "done" else None


def why_not_rover(pos: Position, steps: Steps, words: list[str]) -> Why | None:
    """Why the rover cannot go to a hex."""
    move = steps.move
    if len(words) not in {2, 3}:
        return form("rover F3")
    hex_ = hex_at(words, 1)
    if hex_ < 0:
        return no_hex(words, 1)
    if not move.drives:
        return Why("om.onlybots")
    here = rover_hex(pos, move.seat)
    if hex_ not in NEXT[here]:
        return Why("om.onestep.rover", hex_text(here))
    if not (move.rover or steps.more):
        return Why("om.nosteps.rover")
    why = why_not_carry(pos, hex_, words[2:], carries=True)
    return why or why_not_on(pos, steps, hex_, drives=True)


def why_not_bot(pos: Position, steps: Steps, words: list[str]) -> Why | None:
    """Why a bot cannot go from a hex to another."""
    move = steps.move
    if len(words) not in {3, 4}:
        return form("bot E3 F3")
    start, hex_ = hex_at(words, 1), hex_at(words, 2)
    if start < 0 or hex_ < 0:
        return no_hex(words, 1 if start < 0 else 2)
    if not move.walks:
        return Why("om.onlyrover")
    if start not in steps.player.bots:
        owners = [player.seat for player in pos.players if start in player.bots]
        return Why("om.notyourbot", Text("seat", owners[0])) if owners else Why("om.nobothere", hex_text(start))
    if hex_ not in NEXT[start]:
        return Why("om.onestep.bot")
    if not (move.bots or steps.more):
        return Why("om.nosteps.bot")
    why = why_not_carry(pos, hex_, words[3:], move.gathers)
    return why or why_not_on(pos, steps, hex_, drives=False)


def why_not_carry(pos: Position, hex_: int, words: list[str], carries: bool) -> Why | None:
    """Why a piece cannot pick up a crystal on a hex, if that is what the last word says."""
    if not words:
        return None
    if words[0] != "crystal":
        return form("rover F3 crystal")
    if not carries:
        return Why("om.botscarry")
    return None if pos.lies[hex_] == CRYSTAL_HERE else Why("om.nocrystal", hex_text(hex_))


def why_not_on(pos: Position, steps: Steps, hex_: int, drives: bool) -> Why:
    """Why a piece with steps left cannot go to a neighbouring hex: all pieces must come to stand alone."""
    if steps.pieces[hex_]:
        return Why("om.piecethere", hex_text(hex_))
    stops = steps.stops if steps.move.rover else steps.stops_for(1)
    if drives and not stops.allows(hex_):
        return Why("om.uselesstile", tile_text(pos, pos.lies[hex_]))
    return Why("om.nosettle")


def why_not_stay(pos: Position, steps: Steps) -> Why | None:
    """Why a movement cannot end here."""
    player = steps.player
    if steps.move.owes:
        return Why("om.owes")
    if player.rover >= 0 and not steps.stops.allows(player.rover):
        return Why("om.uselesstile.stay", tile_text(pos, pos.lies[player.rover]))
    if player.rover >= 0 and steps.pieces[player.rover] > 1:
        return Why("om.crowd.rover", hex_text(player.rover))
    for bot in player.bots:
        if steps.pieces[bot] > 1:
            return Why("om.crowd.bot", hex_text(bot))
    return None


def why_not_farther(pos: Position, kind: int, allowed: bool, left: bool, words: list[str]) -> Why | None:
    """Why a technology cannot take an action farther."""
    owner = number_at(words, 1, len(pos.players) - 1)
    if owner < 0 or len(words) != 2:
        return form("tech 1")
    if not allowed:
        return Why("om.notechhere")
    if left:
        return Why("om.stepsfirst")
    if kind not in pos.players[owner].lab:
        return Why("om.hasnotech", Text("seat", owner), tech_text(kind))
    return None


def why_not_displace(pos: Position, words: list[str]) -> Why | None:
    """Why a piece that must make room cannot go to a hex."""
    task = pos.asker
    if words[0] != "displace" or not isinstance(task, Displacing):
        return None
    why = why_not_free_hex(pos, words, "displace G4")
    if why is not None:
        return why
    hex_ = hex_at(words, 1)
    if pos.lies[hex_] != BARE and pos.buildings[hex_] == NOTHING:
        return Why("om.lyingthere", hex_text(hex_))
    return None if hex_ in nearest_available(pos, task.hex) else Why("om.notnearest")


def why_not_newbot(pos: Position, words: list[str]) -> Why | None:
    """Why a new bot cannot come to a hex."""
    task = pos.asker
    if words[0] != "newbot" or not isinstance(task, NewBot):
        return None
    why = why_not_free_hex(pos, words, "newbot E3")
    if why is not None:
        return why
    homes = own_shelters(pos, task.seat)
    return Why("om.ownshelter") if any([pieces_at(pos, home) == 0 for home in homes]) else Why("om.nearshelter")


def why_not_free_hex(pos: Position, words: list[str], example: str) -> Why | None:
    """Why no piece can come to the hex of a notation."""
    if len(words) != 2:
        return form(example)
    hex_ = hex_at(words, 1)
    if hex_ < 0:
        return no_hex(words, 1)
    return Why("om.taken", hex_text(hex_)) if pieces_at(pos, hex_) else None
