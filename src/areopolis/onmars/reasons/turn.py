"""Why something is not open in a turn: main and executive actions, and the free choices beside any question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text, Why
from areopolis.onmars.phases.turn import why_not_act
from areopolis.onmars.reasons.words import form, number_at, numbered
from areopolis.onmars.rules.contracts import contract_text, deliverable, lying
from areopolis.onmars.rules.executive import why_not_building, why_not_depot, why_not_scientist
from areopolis.onmars.rules.free import own_turn
from areopolis.onmars.rules.settle import crowded
from areopolis.onmars.terms import (
    ACTIONS,
    CONSTRUCT,
    CONTROL,
    DEPOT,
    DEVELOP,
    GOODS,
    HIRE,
    LEARN,
    OBTAIN,
    RESUPPLY,
    SCIENTISTS,
    UPGRADE,
    WELCOME,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# The main actions to which the steps belong that somebody may name without having taken one.
ACTION_OF: Final[dict[str, int]] = {
    "blueprint": OBTAIN, "develop": DEVELOP, "construct": CONSTRUCT, "upgrade": UPGRADE, "hire": HIRE, "contract": HIRE,
    "learn": LEARN, "take": RESUPPLY, "bot": CONTROL, "rover": CONTROL, "welcome": WELCOME,
}  # fmt: skip


def why_not_turn(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why something is not possible in the turn of a seat."""
    verb = words[0]
    if verb == "act":
        return why_not_act(pos, seat, ACTIONS.index(words[1])) if len(words) == 2 else form("act construct")
    if verb in ACTION_OF:
        action = ACTION_OF[verb]
        return why_not_act(pos, seat, action) or Why("om.actfirst", Text(f"om.action.{ACTIONS[action]}"))
    if verb in {"executive", "building", "scientist"}:
        return Why("om.executivedone") if pos.executive_done else why_not_executive(pos, seat, words)
    if verb == "travel":
        return Why("om.travellater")
    return Why("om.mainfirst") if verb in {"end", "done"} and not pos.main_done else None


def why_not_executive(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why an executive action is not possible."""
    verb = words[0]
    plans = len(pos.box.blueprints)
    if verb == "executive":
        space = number_at(words, 1, DEPOT)
        if space < 1 or len(words) > 2:
            return numbered(DEPOT)
        why = why_not_depot(pos, seat, space)
        if why is not None or not pos.box.depot[space - 1].action.uses_building():
            return why
        # The space itself is open: what is missing is the name of the building.
        return Why("om.whichbuilding")
    plan = number_at(words, len(words) - 1, plans)
    if len(words) != (2 if verb == "building" else 3):
        return form("building 5" if verb == "building" else "scientist hydrologist 5")
    if plan < 1:
        return numbered(plans)
    if verb == "building":
        return why_not_building(pos, seat, plan)
    return why_not_scientist(pos, seat, SCIENTISTS.index(words[1]), plan)


def why_not_free(pos: Position, seat: int, words: list[str]) -> Why:
    """Why a free choice is not open beside a question."""
    if words[0] == "deliver":
        return why_not_deliver(pos, seat, words)
    goals = len(pos.box.goals)
    goal = number_at(words, 1, goals)
    pledges = words[0] == "pledge"
    if len(words) != (2 if pledges else 3):
        return form("pledge 7" if pledges else "complete 7 1")
    if goal < 1:
        return numbered(goals)
    player = pos.players[seat]
    if pledges and goal in player.pledged:
        return Why("om.pledged")
    if goal not in player.goals and goal not in player.pledged:
        return Why("om.notgoal")
    if not own_turn(pos, seat):
        return Why("om.ownturn")
    return Why("om.noprice") if pledges else why_not_complete(pos, seat, goal, words)


def why_not_complete(pos: Position, seat: int, goal: int, words: list[str]) -> Why:
    """Why a private goal in hand cannot be completed in the own turn."""
    declared = pos.box.goals[goal - 1]
    if pos.players[seat].completed:
        return Why("om.goaldone")
    if number_at(words, 2, len(declared.rewards)) < 1:
        return numbered(len(declared.rewards))
    if not declared.condition.holds(pos, seat):
        return Why("om.goalnotmet")
    return Why("om.crowded") if crowded(pos, seat) else Why("om.stepfirst")


def why_not_deliver(pos: Position, seat: int, words: list[str]) -> Why:
    """Why a good cannot be put on a contract."""
    contracts = len(pos.box.contracts)
    number = number_at(words, 1, contracts)
    if len(words) != 3 or words[2] not in GOODS:
        return form("deliver 9 water")
    if number < 1:
        return numbered(contracts)
    player = pos.players[seat]
    if number not in player.contracts:
        return Why("om.notcontract")
    kind = GOODS.index(words[2])
    needed = pos.box.contracts[number - 1].goods[kind]
    if not needed:
        return Why("om.notwanted", contract_text(number))
    if lying(pos, number, kind) >= needed:
        return Why("om.delivered", contract_text(number))
    if not deliverable(player, kind):
        return Why("om.havenone")
    return Why("om.stepfirst")
