"""A game that nobody has drawn yet: its table as a tree of names and figures, its options as a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.drawing import Drawing, Look
from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.style import DIM, HEADING, KEY, named
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.kernel.why import Text as Said

INDENT: Final = "  "
NOTHING: Final = "—"
# A list of this name has an entry for every seat.
SEATS: Final = "seats"


@final
class Plain(Drawing):
    """Whatever the form of the table has, under its names."""

    welcome = ("cli.welcome.1", "cli.welcome.3")
    help = (
        ("3", "cli.help.number"), ("1 3 4", "cli.help.numbers"), ("Enter", "cli.help.enter"),
        ("why", "cli.help.why"),
    )  # fmt: skip

    def __init__(self, game: str) -> None:
        self.title = f"game.{game}"

    def whole(self, look: Look, level: int = 0) -> RenderableType:
        """The tree of the table."""
        lines: list[Text] = []
        for name, value in look.form.items():
            branch(name, value, 0, look.words, lines)
        return Group(*lines)

    def opens(self, look: Look, decision: Decision) -> bool:
        """The table is short enough for every question."""
        return True

    def moment(self, look: Look) -> str:
        """The figures of the whole table."""
        return ", ".join([f"{spelled(name)} {value}" for name, value in look.form.items() if type(value) is int])

    def purse(self, look: Look) -> RenderableType | None:
        """It is in the table."""
        return None

    def question(self, look: Look, decision: Decision, level: int = 0) -> RenderableType:
        """The options one under the other, each with its notation."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for key, option in zip(keys(decision), decision.options, strict=True):
            label = look.words.text(option.label())
            line = Text.assemble(label[:1].upper(), label[1:], (f" · {option.notation()}", DIM))
            grid.add_row(Text(key.rjust(3), style=KEY), line)
        return grid

    def asked(self, look: Look, decision: Decision) -> str:
        """As the game puts it."""
        return look.words.text(look.view.question_text(decision))

    def how_to_answer(self, decision: Decision, words: Words) -> str:
        """By a number, or by several."""
        if not decision.verb:
            return words.say("cli.answer.one")
        return words.say("cli.answer.some" if decision.least else "cli.answer.any", decision.most)

    def sheet(self, look: Look) -> RenderableType:
        """The points, when all are known; before, the table is all that a seat may know."""
        outcome = look.view.outcome()
        return self.whole(look) if outcome is None else sheet_grid(outcome.sheet, look.words)

    def verdict(self, look: Look) -> str:
        """Most points."""
        outcome = look.view.outcome()
        if outcome is None or not outcome.winners:
            return look.words.say("cli.won.nobody")
        winners = outcome.winners
        who = Said("and", *[Said("seat", seat) for seat in winners])
        return look.words.say("cli.won" if len(winners) == 1 else "cli.shared", who, outcome.scores[winners[0]])


def branch(name: str, value: object, depth: int, words: Words, lines: list[Text]) -> None:
    """A name and what stands under it: in its line if it is short, else below, further in."""
    head = Text(INDENT * depth).append(spelled(name), style=HEADING)
    short = one_line(value)
    if short is not None:
        lines.append(head.append(f"  {short}", style="not bold"))
        return
    lines.append(head)
    if isinstance(value, Mapping):
        for key, part in value.items():
            branch(str(key), part, depth + 1, words, lines)
    elif isinstance(value, list):
        for i in range(len(value)):
            entry(name, value[i], i, depth + 1, words, lines)


def entry(name: str, value: object, number: int, depth: int, words: Words, lines: list[Text]) -> None:
    """An entry of a list of larger things, by its number; a seat by its name."""
    of_seat = name == SEATS and number < len(words.names)
    head = Text(INDENT * depth)
    head.append_text(named(number, words.names[number]) if of_seat else Text(str(number + 1)))
    if not isinstance(value, Mapping):
        lines.append(head.append(f"  {one_line(value)}"))
        return
    plain = {str(key): one_line(part) for key, part in value.items()}
    lines.append(
        head.append("  ").append(one_line({key: part for key, part in plain.items() if part is not None}) or "")
    )
    for key, part in value.items():
        if plain[str(key)] is None:
            branch(str(key), part, depth + 1, words, lines)


def one_line(value: object) -> str | None:
    """What fits into one line: a figure, a word, a list or a group of them; None for what is larger."""
    if isinstance(value, Mapping):
        plain = {str(key): None if isinstance(part, Mapping) else one_line(part) for key, part in value.items()}
        if any([part is None for part in plain.values()]):
            return None
        return " · ".join([f"{spelled(key)} {part}" for key, part in plain.items()]) or NOTHING
    if isinstance(value, list | tuple):
        entries = [None if isinstance(part, Mapping | list | tuple) else one_line(part) for part in value]
        return None if None in entries else ", ".join([str(part) for part in entries]) or NOTHING
    if value is None or value is False or value == "":
        return NOTHING
    return "✓" if value is True else str(value)


def spelled(name: str) -> str:
    """The name of a field as words."""
    return name.replace("_", " ")
