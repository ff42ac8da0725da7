"""Milestones and awards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, NEUTRAL, SEATS, badge, letter
from areopolis.cli.draw.terraforming.board import seat_of
from areopolis.cli.draw.words import Words
from areopolis.terraforming.forms import TableForm


def goals(table: TableForm, words: Words, side_by_side: bool = True) -> RenderableType:
    """Both tables; alone there are none."""
    if len(table["seats"]) == 1:
        return Text(words.say("why.solo"), style=DIM)
    grid = Grid.grid(padding=(0, 3))
    if side_by_side:
        grid.add_row(milestones(table, words), awards(table, words))
    else:
        grid.add_row(milestones(table, words))
        grid.add_row(awards(table, words))
    return grid


def milestones(table: TableForm, words: Words) -> Group:
    """Who has claimed what, and how far everybody has come."""
    form = table["milestones"]
    title = words.say("cli.milestones" if form["left"] else "cli.milestones.none", form["price"])
    grid = columns()
    for goal in form["goals"]:
        name, wanted = words.say(f"milestone.{goal['goal']}"), goal.get("wanted", 0)
        grid.add_row(badge(seat_of(goal["owner"])), f"{name} {wanted}", standing(goal["standing"], wanted))
    return Group(Text(title, style=HEADING), grid)


def awards(table: TableForm, words: Words) -> Group:
    """Who has funded what, and how everybody stands."""
    form = table["awards"]
    title = words.say("cli.awards" if form["left"] else "cli.awards.none", form["price"])
    grid = columns()
    for goal in form["goals"]:
        counts = goal["standing"]
        grid.add_row(badge(seat_of(goal["owner"])), words.say(f"award.{goal['goal']}"), standing(counts, max(counts)))
    return Group(Text(title, style=HEADING), grid)


def columns() -> Grid:
    """A small table without lines: whose, what, and how everybody stands."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _column in range(3):
        grid.add_column(no_wrap=True)
    return grid


def standing(counts: list[int], enough: int) -> Text:
    """What everybody has to show; enough is bold."""
    line = Text()
    for seat, count in enumerate(counts):
        line.append(f"{letter(seat)}{count} ", style=f"bold {SEATS[seat]}" if count >= enough > NEUTRAL else DIM)
    return line
