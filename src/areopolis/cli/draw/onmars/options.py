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
    scientist_line,
)
from areopolis.cli.draw.things import last_named, thing, verb
from areopolis.cli.draw.words import Words
from areopolis.kernel.decision import Choice
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.forms import TableForm
from areopolis.onmars.refs import (
    ACTION,
    ANY,
    BLUEPRINT,
    COLONIST,
    CONTRACT,
    DEPOT,
    DISCOVERY,
    HEX,
    LAB_SPACE,
    ORDER,
    QUARTERS,
    RESEARCH,
    RESOURCE,
    REWARD,
    SCIENTIST,
)
from areopolis.onmars.terms import ACTIONS, LAB, RESOURCES

GAP: Final = "…"
# Options for which a blueprint is built or taken; others use what it does.
WITH_PLAN: Final = ("blueprint", "upgrade")
# Options whose price is told; that of others is asked for later, or their labels say it.
PRICED: Final = ("hire", "contract", "learn", "develop")
# Things with an effect of their own. A main action is none: it is named where it is chosen, and where it goes on.
WITH_EFFECT: Final = (DEPOT, BLUEPRINT, DISCOVERY, RESEARCH, REWARD, LAB_SPACE)


def hex_of(option: Choice) -> str:
    """The hex that an option leads to; empty without one."""
    ref = last_named(option, HEX)
    return "" if ref is None else ref.name


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
    if verb(option) in WITH_PLAN and (plan := thing(option, BLUEPRINT)) is not None:
        return plan_line(box, int(plan.name), words).plain
    if (contract := thing(option, CONTRACT)) is not None:
        number = int(contract.name)
        return contract_line(box, number, words) + on_contract(goods_on(table, number), words)
    if (space := thing(option, ORDER)) is not None:
        benefit = box.order[int(space.name) - 1].benefit
        return words.say("om.cli.nobenefit") if benefit is None else does(benefit, words)
    if verb(option) == "hire" and (scientist := thing(option, SCIENTIST)) is not None:
        return scientist_line(box, scientist.name, words)
    ref = last_named(option, ACTION) or next(filter(None, [thing(option, kind) for kind in WITH_EFFECT]), None)
    effect = None if ref is None else effect_of(box, ref)
    return "" if effect is None else does(effect, words)


def is_main(option: Choice) -> bool:
    """Whether an option is a main action, and not a part of one."""
    return last_named(option, ACTION) is not None


def goods_on(table: TableForm, number: int) -> dict[str, int]:
    """What lies on a contract."""
    taken = [contract for seat in table["seats"] for contract in seat["contracts"]]
    goods = [contract["goods"] for contract in taken if contract["contract"] == number]
    return goods[0] if goods else {}


def effect_of(box: Box, ref: Ref) -> Effect | None:
    """The effect that is printed on a thing, or beside it; None if there is none."""
    if ref.kind == ACTION:
        return box.actions[ACTIONS.index(ref.name)]
    if ref.kind == DEPOT:
        return box.depot[int(ref.name) - 1].action
    if ref.kind == BLUEPRINT:
        return box.blueprints[int(ref.name) - 1].action
    if ref.kind == DISCOVERY:
        return box.discoveries[int(ref.name) - 1].effect
    if ref.kind == RESEARCH:
        return next(kind.effect for kind in box.research if kind.letter == ref.name)
    if ref.kind == REWARD:
        return box.lss_choices[int(ref.name) - 1]
    return box.lab[LAB.index(ref.name)] if ref.kind == LAB_SPACE else None


def price_of(table: TableForm, option: Choice, words: Words) -> str:
    """What an option costs, where that is not asked for later or said by the label."""
    action = last_named(option, ACTION)
    if action is not None:
        extra = table["actions"][ACTIONS.index(action.name)]["extra_cost"]
        return words.say("om.cli.extra", extra) if extra else ""
    if verb(option) not in PRICED:
        return ""
    counted = {ref.name: ref.amount for ref in option.about() if ref.kind in {RESOURCE, COLONIST}}
    goods = tuple([counted.get(name, 0) for name in RESOURCES])
    # Whoever learns or develops with a colonist says so.
    people = counted.get(QUARTERS, 0) if verb(option) == "hire" else 0
    return cost(words, describe.cost(goods, counted.get(ANY, 0), counted.get("crystal", 0), people))
