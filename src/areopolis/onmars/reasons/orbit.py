"""Why a blueprint, a technology or a good cannot be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Why
from areopolis.onmars.reasons.words import form, number_at, numbered
from areopolis.onmars.refs import lab_text
from areopolis.onmars.rules.first_colonists import DEVELOPMENTS, aims
from areopolis.onmars.rules.goods import amount, why_not_crystals, why_not_pay
from areopolis.onmars.rules.lab import Developing, tech_text
from areopolis.onmars.rules.learn import ROW_ANYTHING, ROW_COST, ROWS, Learning
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.rules.supply import Minting, Picking, Producing, Supplying, yields
from areopolis.onmars.rules.technology import Thank
from areopolis.onmars.terms import COLUMN, CRYSTAL, ENTRIES, GOODS, GRID_ROW, LAB, MINERAL, NOTHING, ONWARD, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


def why_not_blueprint(pos: Position, words: list[str]) -> Why | None:
    """Why a blueprint cannot be obtained: it is not on display."""
    if words[0] != "blueprint":
        return None
    most = len(pos.box.blueprints)
    plan = number_at(words, 1, most)
    return numbered(most) if plan < 1 or len(words) > 2 else Why("om.notdisplayed", plan_text(plan))


def why_not_learn(pos: Position, words: list[str]) -> Why | None:
    """Why a technology cannot be learned onto a space."""
    task = pos.asker
    if words[0] != "learn" or not isinstance(task, Learning):
        return None
    if len(words) not in {3, 4} or words[2] not in LAB or (len(words) == 4 and words[3] not in ROWS):
        return form("learn extractor 1b")
    player = pos.players[task.seat]
    kind, space = TECHS.index(words[1]), LAB.index(words[2])
    if kind in player.lab:
        return Why("om.owned", tech_text(kind))
    rows = [GRID_ROW[place] for place, other in enumerate(pos.grid) if other == kind]
    if not rows or (len(words) == 4 and ROWS.index(words[3]) not in rows):
        return Why("om.notingrid", tech_text(kind))
    if space not in ENTRIES:
        return Why("om.firstcolumn")
    if player.lab[space] != NOTHING:
        return Why("om.labtaken", lab_text(space))
    row = ROWS.index(words[3]) if len(words) == 4 else rows[0]
    # The cheapest tile of a kind is named without its row.
    return why_not_pay(player, ROW_COST[row], ROW_ANYTHING[row]) or form(f"learn {words[1]} {words[2]}")


def why_not_onward(player: Player, words: list[str]) -> Why | None:
    """Why a technology of a player cannot move to a space, as far as the laboratory goes."""
    if len(words) < 3 or words[2] not in LAB or (words[3:] and (len(words) != 5 or words[4] not in DEVELOPMENTS)):
        return form("develop rover 3t")
    kind, target = TECHS.index(words[1]), LAB.index(words[2])
    if kind not in player.lab:
        return Why("om.notlearned", tech_text(kind))
    space = player.lab.index(kind)
    if target not in ONWARD[space]:
        return Why("om.notonward", tech_text(kind), lab_text(space))
    return None if player.lab[target] == NOTHING else Why("om.labtaken", lab_text(target))


def for_a_task(pos: Position, seat: int, words: list[str]) -> Why:
    """A development that is possible names the task that it is for, if there is a choice, and no other does."""
    task = aims(pos, seat)[0]
    return form(" ".join([*words[:3], *(["for", task] if task else [])]))


def why_not_develop(pos: Position, words: list[str]) -> Why | None:
    """Why a technology cannot be developed onto a space."""
    task = pos.asker
    if words[0] != "develop" or not isinstance(task, Developing):
        return None
    player = pos.players[task.seat]
    why = why_not_onward(player, words)
    if why is None and not task.free:
        column = pos.box.columns[COLUMN[LAB.index(words[2])] - 1]
        why = why_not_pay(player, column.cost, column.anything) or why_not_crystals(player, column.crystals)
    return why or for_a_task(pos, task.seat, words)


def why_not_thanks(pos: Position, words: list[str]) -> Why | None:
    """Why another technology than the one that was used cannot be developed."""
    task = pos.asker
    if words[0] != "develop" or not isinstance(task, Thank):
        return None
    if TECHS.index(words[1]) != task.kind:
        return Why("om.onlytech", tech_text(task.kind))
    return why_not_onward(pos.players[task.seat], words) or for_a_task(pos, task.seat, words)


def why_not_good(pos: Position, words: list[str]) -> Why | None:
    """Why a good cannot be taken, picked or produced."""
    task = pos.asker
    if words[0] not in {"take", "pick", "produce"}:
        return None
    if len(words) != 2:
        return form(f"{words[0]} water")
    kind = GOODS.index(words[1])
    if isinstance(task, Supplying) and words[0] == "take":
        if kind == MINERAL:
            return Why("om.nominerals")
        if kind == CRYSTAL and not task.crystals:
            return Why("om.onlyresources")
        return Why("om.full") if pos.warehouse[kind] else Why("om.warehouse", amount(kind, 1))
    if isinstance(task, Picking) and words[0] == "pick":
        return Why("om.notpicked") if kind in {MINERAL, CRYSTAL} else Why("om.full")
    if isinstance(task, Producing) and words[0] == "produce":
        return Why("om.full") if yields(pos, task.seat)[kind] else Why("om.notproduced")
    return Why("om.onlycrystals") if isinstance(task, Minting) and words[0] == "pick" else None
