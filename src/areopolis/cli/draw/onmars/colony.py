"""The colony: life support, missions, turn order, shuttle and main actions."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import capital, code, does, mission_line
from areopolis.cli.draw.onmars.style import FREE, NONE
from areopolis.cli.draw.style import DIM, HEADING, KEY, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import BRIEF
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import (
    ACTIONS,
    COLONIZATION,
    GENERATOR,
    HIRE,
    LSS_COLUMNS,
    SIDE_OF,
    SIDES,
    SLOTTED,
    TOP_LEVEL,
    TOP_ROW,
)

REACHED: Final = "■"
AHEAD: Final = "□"
PLACES: Final = "ABC"


def track(pos: Table, column: int) -> Text:
    """A track: the rows that its marker has come to; the next level of the colony wants the row in brackets."""
    line = Text()
    for row in range(1, TOP_ROW + 1):
        sign = REACHED if row <= pos.tracks[column] else AHEAD
        wanted = row == pos.level + 1 and pos.level < TOP_LEVEL
        line.append(f"[{sign}]" if wanted else sign, style=KEY if wanted else "")
    return line


def reward(pos: Table, column: int, words: Words) -> str:
    """What the reward tile of a track gives."""
    return words.text(describe.reward(pos.box.rewards[pos.rewards[column] - 1]))


def support(pos: Table, words: Words) -> Group:
    """The life support system: a line for every track, with its reward tile as far as there is room."""
    lines: list[Text] = []
    for column in range(LSS_COLUMNS):
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{code(GENERATOR + column, words)} ", style="bold").append_text(track(pos, column))
        lines.append(line.append(f" {reward(pos, column, words)}", style=DIM))
    return Group(*lines)


def support_in_full(pos: Table, words: Words) -> RenderableType:
    """The life support system with the benefits of which one is chosen."""
    choices = [words.sentence(effect.text()) for effect in pos.box.lss_choices]
    lines = [Text(f"{number}  {said}") for number, said in enumerate(choices, 1)]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for column in range(LSS_COLUMNS):
        name = capital(words.text(building_text(GENERATOR + column)))
        grid.add_row(Text(name, style="bold"), track(pos, column), Text(reward(pos, column, words)))
    return Group(
        Text(words.say("om.cli.lss", pos.level, min(pos.level + 1, TOP_ROW)), style=HEADING),
        grid,
        Text(words.say("om.cli.lss.choices"), style=HEADING),
        *lines,
    )


def missions(pos: Table, words: Words) -> Group:
    """The three missions, and how many are still needed."""
    lines = [Text(words.say("om.cli.missions", pos.remaining), style=HEADING)]
    for place in range(len(pos.missions)):
        style = DIM if pos.cubes[place] == 0 else ""
        lines.append(Text.assemble((f"{PLACES[place]} ", "bold"), (mission_line(pos, place, words), style)))
    return Group(*lines)


def seat_at(pos: Table, space: int) -> Text:
    """Who stands on a turn order space; a small letter after the turn."""
    for player in pos.players:
        if player.space == space:
            if pos.phase == COLONIZATION and player.acted:
                return Text(letter(player.seat).lower(), style=badge(player.seat).style)
            return badge(player.seat)
    return Text(FREE, style=DIM)


def shuttle(pos: Table, words: Words) -> str:
    """Where the shuttle is."""
    if not pos.shuttle_space:
        return words.say("om.cli.shuttle.none")
    return words.say("om.cli.shuttle", Said(f"om.side.{SIDES[pos.shuttle_side]}"), pos.shuttle_space)


def order_in_brief(pos: Table, words: Words) -> Text:
    """The turn order spaces of both sides in one line, and the shuttle."""
    line = Text.assemble((words.say("om.cli.order"), HEADING))
    for side, name in enumerate(SIDES):
        line.append(f"  {capital(words.say(f'om.cli.side.{name}'))}", style=DIM)
        for space in pos.box.order:
            if space.side == side:
                line.append(f" {space.number}").append_text(seat_at(pos, space.number))
    return line.append(f"  {shuttle(pos, words)}")


def order_in_full(pos: Table, words: Words) -> RenderableType:
    """Every turn order space with its benefit and who stands there."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for side, name in enumerate(SIDES):
        for space in pos.box.order:
            if space.side == side:
                title = capital(words.say(f"om.cli.side.{name}"))
                grid.add_row(title, str(space.number), seat_at(pos, space.number), does(space.benefit, words))
    return Group(Text(f"{words.say('om.cli.order')} · {shuttle(pos, words)}", style=HEADING), grid)


def slots(pos: Table, action: int) -> Text:
    """The colonists on the slots of an action; at hiring everybody has a slot of its own."""
    line = Text()
    if action >= SLOTTED:
        return line
    for player in pos.players:
        for _colonist in range(pos.slot(action, player.seat)):
            line.append_text(badge(player.seat))
    total = len(pos.players) if action == HIRE else pos.box.slots[action]
    return line.append(FREE * max(0, total - line.cell_len))


def actions_in_brief(pos: Table, words: Words) -> Group:
    """The main actions of both sides with the colonists on their slots, a line for each side."""
    lines: list[Text] = []
    for side, name in enumerate(SIDES):
        line = Text.assemble((capital(words.say(f"om.cli.side.{name}")), HEADING))
        for action, word in enumerate(ACTIONS):
            if SIDE_OF[action] == side:
                said = words.text(Said(f"om.action.{word}"), BRIEF)
                line.append(f"  {said} ").append_text(slots(pos, action))
        lines.append(line)
    return Group(*lines)


def actions_in_full(pos: Table, words: Words) -> RenderableType:
    """Every main action with its slots and what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for side, name in enumerate(SIDES):
        grid.add_row(Text(capital(words.say(f"om.cli.side.{name}")), style=HEADING))
        for action, word in enumerate(ACTIONS):
            if SIDE_OF[action] == side:
                title = capital(words.say(f"om.action.{word}"))
                grid.add_row(title, slots(pos, action) or Text(NONE), does(pos.box.actions[action], words))
    return grid
