"""The colony: life support, missions, turn order, shuttle and main actions."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import box_of, building, capital, code, does, mission_line
from areopolis.cli.draw.onmars.style import FREE, NONE
from areopolis.cli.draw.style import DIM, HEADING, KEY, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import BRIEF
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.forms import ActionForm, LssForm, OrderForm, TableForm
from areopolis.onmars.terms import ACTIONS, COLONIZATION, PHASES, SIDES, TOP_LEVEL, TOP_ROW

REACHED: Final = "■"
AHEAD: Final = "□"


def track(table: TableForm, column: LssForm) -> Text:
    """A track: the rows that its marker has come to; the next level of the colony wants the row in brackets."""
    line = Text()
    for row in range(1, TOP_ROW + 1):
        sign = REACHED if row <= column["row"] else AHEAD
        wanted = row == table["level"] + 1 and table["level"] < TOP_LEVEL
        line.append(f"[{sign}]" if wanted else sign, style=KEY if wanted else "")
    return line


def reward(table: TableForm, column: LssForm, words: Words) -> str:
    """What the reward tile of a track gives."""
    return words.text(describe.reward(box_of(table).rewards[column["reward"] - 1]))


def support(table: TableForm, words: Words) -> Group:
    """The life support system: a line for every track, with its reward tile as far as there is room."""
    lines: list[Text] = []
    for column in table["life_support"]:
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{code(column['building'], words)} ", style="bold").append_text(track(table, column))
        lines.append(line.append(f" {reward(table, column, words)}", style=DIM))
    return Group(*lines)


def support_in_full(table: TableForm, words: Words) -> RenderableType:
    """The life support system with the benefits of which one is chosen."""
    choices = [words.sentence(effect.text()) for effect in box_of(table).lss_choices]
    lines = [Text(f"{number}  {said}") for number, said in enumerate(choices, 1)]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for column in table["life_support"]:
        name = capital(words.text(building(column["building"])))
        grid.add_row(Text(name, style="bold"), track(table, column), Text(reward(table, column, words)))
    return Group(
        Text(words.say("om.cli.lss", table["level"], min(table["level"] + 1, TOP_ROW)), style=HEADING),
        grid,
        Text(words.say("om.cli.lss.choices"), style=HEADING),
        *lines,
    )


def missions(table: TableForm, words: Words) -> Group:
    """The three missions, and how many are still needed."""
    lines = [Text(words.say("om.cli.missions", table["missions_left"]), style=HEADING)]
    for mission in table["missions"]:
        style = "" if mission["left"] else DIM
        said = mission_line(box_of(table), mission, words)
        lines.append(Text.assemble((f"{mission['place']} ", "bold"), (said, style)))
    return Group(*lines)


def seat_at(table: TableForm, space: OrderForm) -> Text:
    """Who stands on a turn order space; a small letter after the turn."""
    if space["seat"] is None:
        return Text(FREE, style=DIM)
    if table["phase"] == PHASES[COLONIZATION] and space["acted"]:
        return Text(letter(space["seat"]).lower(), style=badge(space["seat"]).style)
    return badge(space["seat"])


def shuttle(table: TableForm, words: Words) -> str:
    """Where the shuttle is."""
    place = table["shuttle"]
    if not place["space"]:
        return words.say("om.cli.shuttle.none")
    return words.say("om.cli.shuttle", Said(f"om.side.{place['side']}"), place["space"])


def spaces_of(table: TableForm, side: str) -> list[OrderForm]:
    """The turn order spaces of a side."""
    return [space for space in table["order"] if space["side"] == side]


def actions_of(table: TableForm, side: str) -> list[ActionForm]:
    """The main actions of a side."""
    return [action for action in table["actions"] if action["side"] == side]


def order_in_brief(table: TableForm, words: Words) -> Text:
    """The turn order spaces of both sides in one line, and the shuttle."""
    line = Text.assemble((words.say("om.cli.order"), HEADING))
    for side in SIDES:
        line.append(f"  {capital(words.say(f'om.cli.side.{side}'))}", style=DIM)
        for space in spaces_of(table, side):
            line.append(f" {space['space']}").append_text(seat_at(table, space))
    return line.append(f"  {shuttle(table, words)}")


def order_in_full(table: TableForm, words: Words) -> RenderableType:
    """Every turn order space with its benefit and who stands there."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for side in SIDES:
        title = capital(words.say(f"om.cli.side.{side}"))
        for space in spaces_of(table, side):
            benefit = box_of(table).order[space["space"] - 1].benefit
            grid.add_row(title, str(space["space"]), seat_at(table, space), does(benefit, words))
    return Group(Text(f"{words.say('om.cli.order')} · {shuttle(table, words)}", style=HEADING), grid)


def slots(action: ActionForm) -> Text:
    """The colonists on the slots of an action; at hiring everybody has a slot of its own."""
    line = Text()
    for seat, colonists in enumerate(action["colonists"]):
        for _colonist in range(colonists):
            line.append_text(badge(seat))
    return line.append(FREE * max(0, (action["slots"] or 0) - line.cell_len))


def actions_in_brief(table: TableForm, words: Words) -> Group:
    """The main actions of both sides with the colonists on their slots, a line for each side."""
    lines: list[Text] = []
    for side in SIDES:
        line = Text.assemble((capital(words.say(f"om.cli.side.{side}")), HEADING))
        for action in actions_of(table, side):
            said = words.text(Said(f"om.action.{action['action']}"), BRIEF)
            line.append(f"  {said} ").append_text(slots(action))
        lines.append(line)
    return Group(*lines)


def actions_in_full(table: TableForm, words: Words) -> RenderableType:
    """Every main action with its slots and what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for side in SIDES:
        grid.add_row(Text(capital(words.say(f"om.cli.side.{side}")), style=HEADING))
        for action in actions_of(table, side):
            title = capital(words.say(f"om.action.{action['action']}"))
            effect = box_of(table).actions[ACTIONS.index(action["action"])]
            grid.add_row(title, slots(action) or Text(NONE), does(effect, words))
    return grid
