"""Finding a component by what a person calls it, and showing it."""

from __future__ import annotations

from rich.text import Text

from areopolis.cli.draw.onmars.say import capital, plan_name, scientist_cost, scientist_line, scientist_name
from areopolis.cli.draw.words import Words
from areopolis.cli.reading import number
from areopolis.kernel.errors import BadOptions
from areopolis.onmars import describe
from areopolis.onmars.components import Box
from areopolis.onmars.terms import SCIENTISTS


def component(box: Box, wanted: str, words: Words) -> Text:
    """A component by family and number (`contract 9`), a blueprint by its number or name, a scientist by name."""
    first, _, rest = wanted.strip().casefold().partition(" ")
    if first in SCIENTISTS or (first == "scientist" and rest in SCIENTISTS):
        return scientist(box, rest or first, words)
    if first == "research":
        tiles = [kind for kind in box.research if kind.letter.casefold() == rest]
        if tiles:
            return titled(words.say("om.research", tiles[0].letter), words.text(tiles[0].effect.text()))
    family, word = ("blueprint", first) if first.isdecimal() else (first, rest)
    wanted_number = number(word)
    if family in describe.FAMILIES and wanted_number is not None:
        return numbered(box, family, wanted_number, words)
    plans = box.blueprints
    named = [plan.number for plan in plans if wanted.casefold().strip() in names(plan.number, plan.name, words)]
    if len(named) == 1:
        return numbered(box, "blueprint", named[0], words)
    raise BadOptions(words.say("om.cli.nocard", wanted))


def names(number: int, name: str, words: Words) -> set[str]:
    """The names of a blueprint, for comparing."""
    return {name.casefold(), words.say(f"om.blueprint.{number}").casefold()}


def titled(title: str, said: str) -> Text:
    """A name and what it says."""
    return Text.assemble((capital(title), "bold"), f"\n  {capital(said)}")


def numbered(box: Box, family: str, number: int, words: Words) -> Text:
    """A component of a family by its number."""
    most = describe.how_many(box, family)
    if not 1 <= number <= most:
        raise BadOptions(words.say("om.cli.numbered", family, most))
    name = plan_name(number, words) if family == "blueprint" else words.text(describe.name_of(box, family, number))
    return titled(name, ": ".join([words.text(said) for said in describe.describe(box, family, number)]))


def scientist(box: Box, name: str, words: Words) -> Text:
    """A scientist with its price."""
    title = f"{scientist_name(name, words)} ({scientist_cost(box, name, words)})"
    return titled(title, scientist_line(box, name, words))
