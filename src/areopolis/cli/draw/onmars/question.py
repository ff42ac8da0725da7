"""An open question of On Mars: what is asked and what may be answered."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.hexmap import hexmap
from areopolis.cli.draw.onmars.options import detail, hex_of, is_main, price_of, without
from areopolis.cli.draw.onmars.say import capital, side_of
from areopolis.cli.draw.style import DIM, HEADING, KEY, PRICE
from areopolis.cli.draw.things import ends_with, last_named
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.why import Text as Said
from areopolis.kernel.why import Why
from areopolis.onmars.forms import TableForm
from areopolis.onmars.refs import ACTION, BLUEPRINT, CONTRACT, DEPOT, GOAL, SCIENTIST
from areopolis.onmars.terms import ACTIONS

# What the seat might expect to be able to do and cannot, with the reasons.
Refused = list[tuple[Choice, Why]]

# The groups of a turn, by the first thing that an option is about; the last one is for options that are about nothing.
GROUPS: Final = {
    ACTION: "main", DEPOT: "executive", BLUEPRINT: "executive", SCIENTIST: "executive", GOAL: "free", CONTRACT: "free",
}  # fmt: skip
OTHER: Final = "other"
# More options than this without details stand in columns.
LONG: Final = 12
COLUMN_GAP: Final = 3


def question(table: TableForm, decision: Decision, refused: Refused, words: Words, width: int) -> RenderableType:
    """Everything that the deciding seat needs to see."""
    if decision.kind == "turn":
        return turn(table, decision, refused, words)
    numbers = range(len(decision.options))
    hexes = [i for i in numbers if hex_of(decision.options[i])]
    others = [i for i in numbers if i not in hexes]
    parts: list[RenderableType] = []
    if hexes:
        offered = frozenset([hex_of(decision.options[i]) for i in hexes])
        parts += [hexmap(table, words, width, offered), Text(""), hex_rows(table, decision, words, hexes)]
    if others:
        parts.append(option_rows(table, decision, words, others, width))
    return Group(*parts)


def hex_rows(table: TableForm, decision: Decision, words: Words, shown: list[int]) -> Grid:
    """Options that lead to hexes: those that differ by the hex only stand together."""
    numbers = keys(decision)
    groups: dict[Said, list[int]] = {}
    for i in shown:
        option = decision.options[i]
        groups.setdefault(without(option.label(), hex_of(option)), []).append(i)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for label, group in groups.items():
        line = Text(capital(words.text(label)), style="bold")
        more = detail(table, decision.options[group[0]], words)
        if more:
            line.append(f"\n{more}", style=f"not bold {DIM}")
        places = [Text.assemble((numbers[i], KEY), f":{hex_of(decision.options[i])}") for i in group]
        grid.add_row(line, Text("  ").join(places))
    return grid


def option_rows(table: TableForm, decision: Decision, words: Words, shown: list[int], width: int) -> RenderableType:
    """Options one under the other with price and details; many plain ones in columns."""
    plain = all(not detail(table, decision.options[i], words) for i in shown)
    if plain and len(shown) > LONG:
        return in_columns(decision, words, shown, width)
    numbers = keys(decision)
    grid = rows()
    for i in shown:
        add_row(grid, numbers[i], table, decision.options[i], words)
    return grid


def in_columns(decision: Decision, words: Words, shown: list[int], width: int) -> Grid:
    """Many options without details, in as many columns as the screen has room for."""
    numbers = keys(decision)
    cells = [Text.assemble((numbers[i].rjust(3), KEY), f" {label_of(decision.options[i], words)}") for i in shown]
    widest = max([cell.cell_len for cell in cells]) + COLUMN_GAP
    number = max(1, width // widest)
    height = -(-len(cells) // number)
    grid = Grid.grid(padding=(0, COLUMN_GAP, 0, 0))
    for line in range(height):
        grid.add_row(*cells[line::height])
    return grid


def rows() -> Grid:
    """A grid for options: the key, and what it is."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(justify="right", width=3)
    grid.add_column()
    return grid


def label_of(option: Choice, words: Words) -> str:
    """What an option is."""
    return capital(words.text(option.label()))


def add_row(grid: Grid, key: str, table: TableForm, option: Choice, words: Words) -> None:
    """One option: what it is, what it costs and what the component does, unless the label says it."""
    line = Text(label_of(option, words))
    cost = price_of(table, option, words)
    more = detail(table, option, words)
    if is_main(option):
        # What the action does says its name as well.
        line, more = Text(capital(more)), ""
    elif more.casefold() in line.plain.casefold():
        more = ""
    if cost:
        line.append(f" ({cost})", style=PRICE)
    if more:
        line.append(f" — {more}", style=DIM)
    grid.add_row(Text(key, style=KEY), line)


def turn(table: TableForm, decision: Decision, refused: Refused, words: Words) -> Grid:
    """The options of a turn: main actions, executive actions, what may be done at any moment, and the end."""
    numbers = keys(decision)
    groups: dict[str, list[int]] = {name: [] for name in (*GROUPS.values(), OTHER)}
    for i, option in enumerate(decision.options):
        about = option.about()
        groups[GROUPS[about[0].kind] if about else OTHER].append(i)
    grid = rows()
    for name, group in groups.items():
        impossible = not_now(table, refused, words) if name == "main" and not table["turn"]["main_done"] else []
        if group or impossible:
            grid.add_row("", Text(words.say(f"om.cli.turn.{name}"), style=HEADING))
        for i in group:
            add_row(grid, numbers[i], table, decision.options[i], words)
        for label, why in impossible:
            grid.add_row(Text("·", style=DIM), Text(f"{label} — {why}", style=DIM))
    return grid


def not_now(table: TableForm, refused: Refused, words: Words) -> list[tuple[str, str]]:
    """Main actions of the own side that are not possible now, with the reasons."""
    impossible: list[tuple[str, str]] = []
    for wish, why in refused:
        ref = last_named(wish, ACTION)
        if ref is not None and table["actions"][ACTIONS.index(ref.name)]["side"] == side_of(table, table["seat"]):
            impossible.append((f"{words.say('cli.notnow')} {words.text(wish.label())}", words.text(why)))
    return impossible


def how_to_answer(decision: Decision, words: Words) -> str:
    """What to type, in one line."""
    hexes = any(hex_of(option) for option in decision.options)
    return words.say("om.cli.answer.hex" if hexes else "cli.answer.one")


def meant(decision: Decision, line: str) -> Choice | None:
    """The one option that ends with these words."""
    fitting = [option for option in decision.options if ends_with(option, line)]
    return fitting[0] if len(fitting) == 1 else None
