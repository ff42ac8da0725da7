"""Reading notation: which choice a text names, and why it is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import known_words
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.why import Why
from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.phases.turn import Act, why_not_act
from areopolis.onmars.rules.construct import Constructing, fits, reach, why_not_kind
from areopolis.onmars.rules.contracts import why_not_deliver
from areopolis.onmars.rules.executive import (
    Executive,
    UseBuilding,
    UseScientist,
    action_of,
    building_price,
    why_not_building,
    why_not_depot,
    why_not_scientist,
)
from areopolis.onmars.rules.free import Complete
from areopolis.onmars.rules.plans import zone_of
from areopolis.onmars.terms import ACTIONS, BUILDINGS, CONSTRUCT, DEPOT, GOODS, SCIENTISTS, SIDES, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# First words of all choices, with what may follow where that is a closed set.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "act": ACTIONS, "executive": (), "building": (), "scientist": SCIENTISTS, "end": (), "done": (), "pay": GOODS,
    "place": (), "blueprint": (), "learn": TECHS, "develop": TECHS, "take": GOODS, "pick": GOODS, "produce": GOODS,
    "bot": (), "rover": (), "tech": (), "collect": (), "construct": BUILDINGS, "upgrade": (), "displace": (),
    "reward": (), "welcome": (), "newbot": (), "hire": SCIENTISTS, "contract": (), "refill": (), "recall": (),
    "deliver": (), "pledge": (), "complete": (), "discover": (), "space": (), "shuttle": SIDES, "travel": (),
    "stay": (), "oxygen": (), "radar": (), "accept": (),
}  # fmt: skip


def words_of(text: str) -> list[str]:
    """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
    return known_words(text, VERBS)


def why_refused(pos: Position, decision: Decision, words: list[str]) -> Why | None:
    """Why the rules do not offer what these words name; None if there is no more to say than that."""
    if words[0] == "deliver":
        why = why_not_delivery(pos, decision.seat, words)
        if why is not None:
            return why
    if decision.kind == "turn":
        return why_not_in_turn(pos, decision.seat, words) or Why("question")
    if decision.kind == "construct" and words[0] == "construct" and len(words) == 3:
        return why_not_there(pos, decision.seat, words)
    return None


def why_not_there(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why a building cannot be constructed on a hex."""
    hex_ = BY_NAME.get(words[2], -1)
    building = BUILDINGS.index(words[1])
    if hex_ < 0:
        return Why("om.nohex", words[2])
    why = why_not_kind(pos, seat, building)
    if why is not None:
        return why
    if hex_ not in zone_of(pos, pos.players[seat], anywhere=False):
        return Why("om.nozone")
    level = reach(pos, seat, building, isinstance(pos.asker, Constructing) and pos.asker.boost)
    return None if fits(pos, seat, building, hex_, level) else Why("om.nofit", level)


def why_not_delivery(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why a good cannot be put on a contract, at any time."""
    number = number_in(words, 1, len(pos.box.contracts))
    if not number or len(words) != 3 or words[2] not in GOODS:
        return None
    return why_not_deliver(pos, seat, number, GOODS.index(words[2]))


def number_in(words: list[str], index: int, most: int) -> int:
    """The number at a place of a notation; 0 if there is none that could be meant."""
    if len(words) <= index or not words[index].isdecimal() or len(words[index]) > 2:
        return 0
    number = int(words[index])
    return number if number <= most else 0


def why_not_in_turn(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why something is not possible in the turn of a seat."""
    verb = words[0]
    if verb == "act" and len(words) == 2:
        return why_not_act(pos, seat, ACTIONS.index(words[1]))
    if verb == "construct":
        return why_not_act(pos, seat, CONSTRUCT)
    if verb in {"executive", "building", "scientist"} and pos.executive_done:
        return Why("om.executivedone")
    if verb == "executive":
        space = number_in(words, 1, DEPOT)
        return why_not_depot(pos, seat, space) if space else None
    if verb == "building":
        plan = number_in(words, 1, len(pos.box.blueprints))
        return why_not_building(pos, seat, plan) if plan else None
    if verb == "scientist":
        plan = number_in(words, 2, len(pos.box.blueprints))
        return why_not_scientist(pos, seat, SCIENTISTS.index(words[1]), plan) if plan else None
    if verb == "complete":
        return Why("om.goalnotmet") if not pos.players[seat].completed else Why("om.goaldone")
    return Why("om.mainfirst") if verb == "end" else None


def wishes(pos: Position, question: Decision) -> list[Choice]:
    """What the seat that is asked might expect to be able to answer."""
    if question.kind != "turn":
        return []
    seat, box = question.seat, pos.box
    player = pos.players[seat]
    found: list[Choice] = [Act(seat, action) for action in range(len(ACTIONS))]
    found += [Executive(seat, space.number, space.price, space.action) for space in box.depot[1:]]
    found += [
        UseBuilding(seat, plan, building_price(pos, plan), action_of(pos, plan))
        for plan in [*player.plans, *player.built]
    ]
    for scientist in player.scientists:
        for owner in pos.players:
            for plan in owner.built:
                if box.blueprints[plan - 1].building == box.scientists[scientist].works:
                    found.append(UseScientist(seat, scientist, plan, action_of(pos, plan)))
    if not player.completed:
        found += [Complete(seat, goal, 0, box.goals[goal - 1].rewards[0]) for goal in player.goals]
    return found
