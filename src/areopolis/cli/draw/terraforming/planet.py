"""The global parameters as bars."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.words import Words
from areopolis.terraforming.forms import Parameter, TableForm
from areopolis.terraforming.terms import COLDEST, WARMEST

STEP: Final = 2
FULL: Final = "█"
OPEN: Final = "░"
BONUS: Final = "◇"
WIDTH: Final = (WARMEST - COLDEST) // STEP
COLOURS: Final = ("#ff7043", "#80deea", "#42a5f5")


def bar(parameter: Parameter, colour: str) -> Text:
    """The steps done of all; steps that bring something are diamonds until they are reached."""
    line = Text()
    for value in range(parameter["least"] + parameter["step"], parameter["most"] + 1, parameter["step"]):
        reached = value <= parameter["now"]
        sign = FULL if reached else BONUS if str(value) in parameter["bonuses"] else OPEN
        line.append(sign, style=colour if reached else "dim")
    return line


def planet(table: TableForm, words: Words) -> list[Text]:
    """The generation and the three parameters, a heading and a bar each."""
    alone = len(table["seats"]) == 1
    generation = words.title(
        "cli.generation.of" if alone else "cli.generation", table["generation"], table["last_generation"] or 0
    )
    temperature, oxygen, oceans = table["parameters"]
    told = (
        (temperature, words.say("cli.degrees", temperature["now"])),
        (oxygen, words.say("cli.percent", oxygen["now"])),
        (oceans, f"{oceans['now']}/{oceans['most']}"),
    )
    lines = [Text(generation, style=HEADING)]
    for (parameter, value), colour in zip(told, COLOURS, strict=True):
        lines += [heading(words.title(f"parameter.{parameter['parameter']}"), value), bar(parameter, colour)]
    return lines


def heading(name: str, value: str) -> Text:
    """A name on the left and a value on the right."""
    return Text.assemble(name, " " * max(1, WIDTH - len(name) - len(value)), (value, "bold"))
