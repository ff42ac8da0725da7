"""What an option is about: the hex in it, what it costs, and what the component does that it names."""

from __future__ import annotations

from typing import Final

from areopolis.cli.draw.onmars.say import (
    box_of,
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
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.forms import TableForm
from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.rules.hire import CONTRACT_PRICE, HireCard
from areopolis.onmars.rules.lab import ROW_ANYTHING, ROW_COST, DevelopTile
from areopolis.onmars.rules.moving import TakeTile
from areopolis.onmars.terms import ACTIONS, COLUMN, LAB

GAP: Final = "…"


def hex_of(option: Choice) -> str:
    """The hex that an option leads to; empty without one."""
    named = [word for word in option.notation().split()[1:] if word in BY_NAME]
    return named[-1] if named else ""


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


def detail(table: TableForm, option: Choice, words: Words) -> str:
    """What the component does that an option names; empty where there is none."""
    box = box_of(table)
    verb, *rest = option.notation().split()
    if verb in {"blueprint", "upgrade"}:
        return plan_line(box, int(rest[0]), words).plain
    if verb in {"contract", "refill", "deliver"}:
        number = int(rest[0])
        goods = goods_on(table, number) if verb == "deliver" else {}
        return contract_line(box, number, words) + on_contract(goods, words)
    if verb == "hire":
        return scientist_line(box, rest[0], words)
    if verb == "space":
        benefit = box.order[int(rest[0]) - 1].benefit
        return words.say("om.cli.nobenefit") if benefit is None else does(benefit, words)
    effect = effect_of(table, option)
    return "" if effect is None else does(effect, words)


def goods_on(table: TableForm, number: int) -> dict[str, int]:
    """What lies on a contract."""
    taken = [contract for seat in table["seats"] for contract in seat["contracts"]]
    found = [contract["goods"] for contract in taken if contract["contract"] == number]
    return found[0] if found else {}


def phrased(box: Box, notation: str, words: Words) -> str:
    """What an action of a turn is, whether it is possible or not."""
    verb, *rest = notation.split()
    if verb == "act" and rest:
        return words.say(f"om.act.{rest[0]}")
    if verb in {"blueprint", "upgrade", "building"} and rest and rest[-1].isdecimal():
        return words.say(f"om.blueprint.{rest[-1]}")
    try:
        effect = named_effect(box, verb, rest)
    except (IndexError, ValueError):
        return ""
    return "" if effect is None else does(effect, words)


def effect_of(table: TableForm, option: Choice) -> Effect | None:
    """The effect that an option leads to, if it names one."""
    verb, *rest = option.notation().split()
    if isinstance(option, TakeTile):
        return tile_effect(table, NAMES[option.hex])
    return named_effect(box_of(table), verb, rest)


def tile_effect(table: TableForm, name: str) -> Effect | None:
    """What the tile gives that lies on a hex; a crystal is no tile."""
    box = box_of(table)
    lies = next(hex_["lies"] for hex_ in table["map"] if hex_["hex"] == name)
    if lies is None or lies["kind"] == "crystal":
        return None
    if lies["kind"] == "discovery":
        return box.discoveries[int(lies["id"]) - 1].effect
    return next(kind.effect for kind in box.research if kind.letter == lies["id"])


def named_effect(box: Box, verb: str, rest: list[str]) -> Effect | None:
    """The effect that a notation names, if it names one."""
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


def price_of(table: TableForm, option: Choice, words: Words) -> str:
    """What an option costs, where that is not asked for later or said by the label."""
    verb, *rest = option.notation().split()
    if verb == "act":
        extra = table["actions"][ACTIONS.index(rest[0])]["extra_cost"]
        return words.say("om.cli.extra", extra) if extra else ""
    if isinstance(option, HireCard | DevelopTile) and option.free:
        return words.say("om.describe.free")
    if verb == "hire":
        return scientist_cost(box_of(table), rest[0], words)
    if verb == "contract":
        return price(CONTRACT_PRICE)
    if verb == "learn":
        row = next(space["row"] for space in table["tech_grid"] if space["tech"] == rest[0])
        return cost(words, describe.cost(ROW_COST[row], ROW_ANYTHING[row]))
    if isinstance(option, DevelopTile):
        column = box_of(table).columns[COLUMN[option.target] - 1]
        return cost(words, describe.cost(column.cost, column.anything, column.crystals))
    return ""
