"""Finding a component by what a person calls it, and showing it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areopolis.cli.draw.onmars.say import (
    capital,
    contract_line,
    cost,
    does,
    goal_line,
    plan_line,
    plan_name,
    scientist_line,
)
from areopolis.cli.draw.words import Words
from areopolis.cli.reading import number
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.why import Text as Said
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import ACTIONS, SCIENTISTS

FAMILIES: Final = ("blueprint", "contract", "goal", "discovery", "mission", "reward")


def component(pos: Table, wanted: str, words: Words) -> Text:
    """A component by family and number (`contract 9`), a blueprint by its number or name, a scientist by name."""
    first, _, rest = wanted.strip().casefold().partition(" ")
    if first in SCIENTISTS or (first == "scientist" and rest in SCIENTISTS):
        return scientist(pos, SCIENTISTS.index(rest or first), words)
    if first == "research":
        found = [kind for kind in pos.box.research if kind.letter.casefold() == rest]
        if found:
            return titled(words.say("om.research", found[0].letter), does(found[0].effect, words))
    family, word = ("blueprint", first) if first.isdecimal() else (first, rest)
    found_number = number(word)
    if family in FAMILIES and found_number is not None:
        return numbered(pos, family, found_number, words)
    plans = pos.box.blueprints
    named = [plan.number for plan in plans if wanted.casefold().strip() in names(plan.number, plan.name, words)]
    if len(named) == 1:
        return numbered(pos, "blueprint", named[0], words)
    raise BadOptions(words.say("om.cli.nocard", wanted))


def names(number: int, name: str, words: Words) -> set[str]:
    """The names of a blueprint, for comparing."""
    return {name.casefold(), words.say(f"om.blueprint.{number}").casefold()}


def titled(title: str, said: str) -> Text:
    """A name and what it says."""
    return Text.assemble((capital(title), "bold"), f"\n  {capital(said)}")


def numbered(pos: Table, family: str, number: int, words: Words) -> Text:
    """A component of a family by its number."""
    box = pos.box
    sizes = (box.blueprints, box.contracts, box.goals, box.discoveries, box.missions, box.rewards)
    most = len(sizes[FAMILIES.index(family)])
    if not 1 <= number <= most:
        raise BadOptions(words.say("om.cli.numbered", family, most))
    if family == "blueprint":
        return titled(plan_name(number, words), plan_line(pos, number, words).plain)
    if family == "contract":
        return titled(words.text(contract_text(number)), contract_line(pos, number, words))
    if family == "goal":
        return titled(words.say("om.goal", number), goal_line(pos, number, words))
    if family == "discovery":
        return titled(words.say("om.discovery", number), does(box.discoveries[number - 1].effect, words))
    if family == "reward":
        tile = box.rewards[number - 1]
        return titled(words.say("om.cli.reward", number), words.say(f"om.reward.{tile.counts}", tile.each))
    mission = box.missions[number - 1]
    needed = ", ".join([str(found) for found in mission.needed])
    length = Said("om.cli.mission.long" if mission.long else "om.cli.mission.short")
    action = Said(f"om.action.{ACTIONS[mission.action]}")
    said = words.say("om.cli.mission.card", needed, mission.crystals, length, action)
    return titled(words.text(mission_text(mission.kind)), said)


def scientist(pos: Table, number: int, words: Words) -> Text:
    """A scientist with its price."""
    found = pos.box.scientists[number]
    paid = cost(words, found.cost, colonists=found.colonists)
    return titled(f"{words.text(scientist_text(number))} ({paid})", scientist_line(pos, number, words))
