"""The global parameters as bars."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.words import Words
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.phases import SOLO_GENERATIONS
from areopolis.terraforming.rules.rating import HEAT_BONUS, OCEAN_BONUS, TEMPERATURE_BONUS
from areopolis.terraforming.terms import COLDEST, MOST_OCEANS, MOST_OXYGEN, WARMEST

STEP: Final = 2
FULL: Final = "█"
OPEN: Final = "░"
BONUS: Final = "◇"
WIDTH: Final = (WARMEST - COLDEST) // STEP
COLOURS: Final = ("#ff7043", "#80deea", "#42a5f5")


def bar(done: int, most: int, colour: str, bonuses: tuple[int, ...] = ()) -> Text:
    """So many steps done of so many; steps that bring something are diamonds until they are reached."""
    line = Text()
    for step in range(1, most + 1):
        reached = step <= done
        line.append(FULL if reached else BONUS if step in bonuses else OPEN, style=colour if reached else "dim")
    return line


def planet(pos: Position, words: Words) -> list[Text]:
    """The generation and the three parameters, a heading and a bar each."""
    alone = len(pos.players) == 1
    generation = words.title("cli.generation.of" if alone else "cli.generation", pos.generation, SOLO_GENERATIONS)
    warm = tuple([(degrees - COLDEST) // STEP for degrees in (*HEAT_BONUS, OCEAN_BONUS)])
    return [
        Text(generation, style=HEADING),
        heading(words.title("parameter.temperature"), words.say("cli.degrees", pos.temperature)),
        bar((pos.temperature - COLDEST) // STEP, WIDTH, COLOURS[0], warm),
        heading(words.title("parameter.oxygen"), words.say("cli.percent", pos.oxygen)),
        bar(pos.oxygen, MOST_OXYGEN, COLOURS[1], (TEMPERATURE_BONUS,)),
        heading(words.title("parameter.oceans"), f"{pos.oceans}/{MOST_OCEANS}"),
        bar(pos.oceans, MOST_OCEANS, COLOURS[2]),
    ]


def heading(name: str, value: str) -> Text:
    """A name on the left and a value on the right."""
    return Text.assemble(name, " " * max(1, WIDTH - len(name) - len(value)), (value, "bold"))
