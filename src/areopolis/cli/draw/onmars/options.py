"""What an option is about: the hex in it, what it costs, and what the component does that it names."""

from __future__ import annotations

from typing import Final

from areopolis.cli.draw.onmars.say import (
    contract_line,
    cost,
    does,
    on_contract,
    plan_line,
    price,
    scientist_cost,
    scientist_line,
)
from areopolis.cli.draw.words import Words
from areopolis.kernel.decision import Choice
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.rules.contracts import lying
from areopolis.onmars.rules.hire import CONTRACT_PRICE, HireCard
from areopolis.onmars.rules.lab import ROW_ANYTHING, ROW_COST, DevelopTile
from areopolis.onmars.rules.moving import TakeTile, tile_effect
from areopolis.onmars.rules.slots import extra_cost
from areopolis.onmars.table import Table
from areopolis.onmars.terms import ACTIONS, COLUMN, GOODS, GRID_ROW, LAB, SCIENTISTS, SLOTTED, TECHS

GAP: Final = "…"


def hex_of(option: Choice) -> int:
    """The hex that an option leads to; -1 without one."""
    named = [BY_NAME[word] for word in option.notation().split()[1:] if word in BY_NAME]
    return named[-1] if named else -1


def without(text: Said, name: str) -> Said:
    """The text with a gap where a hex was named last, so that options which differ by the hex only look alike."""
    parts = list(text.parts)
    for i in reversed(range(len(parts))):
        part = parts[i]
        changed = without(part, name) if isinstance(part, Said) else GAP if part == name else part
        if changed != part:
            parts[i] = changed
            break
    return Said(text.name, *parts)


def detail(pos: Table, seat: int, option: Choice, words: Words) -> str:
    """What the component does that an option names; empty where there is none."""
    verb, *rest = option.notation().split()
    if verb in {"blueprint", "upgrade"}:
        return plan_line(pos.box, int(rest[0]), words).plain
    if verb in {"contract", "refill", "deliver"}:
        number = int(rest[0])
        goods = goods_on(pos, number) if verb == "deliver" else {}
        return contract_line(pos.box, number, words) + on_contract(goods, words)
    if verb == "hire":
        return scientist_line(pos.box, SCIENTISTS.index(rest[0]), words)
    if verb == "space":
        benefit = pos.box.order[int(rest[0]) - 1].benefit
        return words.say("om.cli.nobenefit") if benefit is None else does(benefit, words)
    effect = effect_of(pos, option)
    return "" if effect is None else does(effect, words)


def goods_on(pos: Table, contract: int) -> dict[str, int]:
    """What lies on a contract."""
    return {name: lying(pos, contract, kind) for kind, name in enumerate(GOODS)}


def phrased(pos: Table, notation: str, words: Words) -> str:
    """What an action of a turn is, whether it is possible or not."""
    verb, *rest = notation.split()
    if verb == "act" and rest:
        return words.say(f"om.act.{rest[0]}")
    if verb in {"blueprint", "upgrade", "building"} and rest and rest[-1].isdecimal():
        return words.say(f"om.blueprint.{rest[-1]}")
    try:
        effect = named_effect(pos, verb, rest)
    except (IndexError, ValueError):
        return ""
    return "" if effect is None else does(effect, words)


def effect_of(pos: Table, option: Choice) -> Effect | None:
    """The effect that an option leads to, if it names one."""
    verb, *rest = option.notation().split()
    if isinstance(option, TakeTile):
        return tile_effect(pos, pos.lies[option.hex])
    return named_effect(pos, verb, rest)


def named_effect(pos: Table, verb: str, rest: list[str]) -> Effect | None:
    """The effect that a notation names, if it names one."""
    box = pos.box
    if verb == "act":
        return box.actions[ACTIONS.index(rest[0])]
    if verb == "executive":
        return box.depot[int(rest[0]) - 1].action
    if verb in {"building", "scientist"}:
        return box.blueprints[int(rest[-1]) - 1].action
    if verb == "complete":
        return box.goals[int(rest[0]) - 1].rewards[int(rest[1]) - 1]
    if verb in {"discover", "radar"}:
        return box.discoveries[int(rest[0]) - 1].effect
    if verb == "reward":
        return box.lss_choices[int(rest[0]) - 1]
    if verb in {"learn", "develop"}:
        return box.lab[LAB.index(rest[1])]
    return None


def price_of(pos: Table, seat: int, option: Choice, words: Words) -> str:
    """What an option costs, where that is not asked for later or said by the label."""
    verb, *rest = option.notation().split()
    if verb == "act":
        action = ACTIONS.index(rest[0])
        extra = extra_cost(pos, seat, action) if action < SLOTTED else 0
        return words.say("om.cli.extra", extra) if extra else ""
    if isinstance(option, HireCard | DevelopTile) and option.free:
        return words.say("om.describe.free")
    if verb == "hire":
        return scientist_cost(pos.box, SCIENTISTS.index(rest[0]), words)
    if verb == "contract":
        return price(CONTRACT_PRICE)
    if verb == "learn":
        row = GRID_ROW[pos.grid.index(TECHS.index(rest[0]))]
        return cost(words, describe.cost(ROW_COST[row], ROW_ANYTHING[row]))
    if isinstance(option, DevelopTile):
        column = pos.box.columns[COLUMN[option.target] - 1]
        return cost(words, describe.cost(column.cost, column.anything, column.crystals))
    return ""
