"""What lies open for everybody: warehouse, buildings, technology, blueprints, scientists, contracts, discoveries."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import (
    capital,
    card_name,
    code,
    contract_line,
    cost,
    does,
    plan_line,
    plan_name,
    price,
    scientist_cost,
    scientist_line,
)
from areopolis.cli.draw.onmars.style import ARROWS, BUILDING_STYLES, DISCOVERY_SIGN, NONE
from areopolis.cli.draw.style import DIM, HEADING
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.onmars import describe
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.goods import amounts
from areopolis.onmars.rules.hire import CONTRACT_PRICE
from areopolis.onmars.rules.lab import ROW_ANYTHING, ROW_COST, tech_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import DISPLAY_ROW, GRID_ROW, NOTHING, STACKS


def line_of(title: str, words: Words, *parts: Text | str) -> Text:
    """A heading and what belongs to it, in one line."""
    return Text.assemble((words.say(title), HEADING), "  ", *parts)


def warehouse(pos: Table, words: Words) -> Text:
    """What is left in the warehouse."""
    said = words.text(amounts(pos.warehouse), NOMINATIVE) if sum(pos.warehouse) else NONE
    return line_of("om.cli.warehouse", words, said)


def arrows(pos: Table, building: int) -> str:
    """The arrows of the next tile of a stack."""
    if not pos.stacks[building]:
        return NONE
    tile = pos.box.buildings[building].tiles[pos.stacks[building][-1]]
    return "".join([ARROWS[direction] for direction in tile]) or "○"


def stacks(pos: Table, words: Words) -> Text:
    """The stacks of buildings: how many tiles are left, and the arrows of the next one."""
    parts = [
        Text.assemble((code(kind, words), BUILDING_STYLES[kind]), f" {len(pos.stacks[kind])} {arrows(pos, kind)}")
        for kind in range(STACKS)
    ]
    return line_of("om.cli.stacks", words, Text("   ").join(parts))


def stacks_in_full(pos: Table, words: Words) -> RenderableType:
    """The kinds of buildings with cost, stack and arrows of the next tile."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for kind, building in enumerate(pos.box.buildings):
        name = Text(capital(words.text(building_text(kind))), style="bold")
        left = words.say("om.cli.tiles", len(pos.stacks[kind]), arrows(pos, kind)) if kind < STACKS else ""
        grid.add_row(name, cost(words, describe.cost(building.cost, colonists=building.colonists)), left)
    return Group(Text(words.say("om.cli.stacks"), style=HEADING), grid)


def grid_row(pos: Table, row: int) -> list[int]:
    """The kinds of technology on a row of the grid."""
    return [kind for place, kind in enumerate(pos.grid) if GRID_ROW[place] == row and kind != NOTHING]


def tech_grid(pos: Table, words: Words, full: bool = False) -> Text:
    """The tech grid: what lies on every row, and what the row costs."""
    rows: list[Text] = []
    for row, goods in enumerate(ROW_COST):
        kinds = [words.text(tech_text(kind)) if full else code(kind, words) for kind in grid_row(pos, row)]
        paid = cost(words, describe.cost(goods, ROW_ANYTHING[row]))
        rows.append(Text.assemble((f"{paid}: ", DIM), (", " if full else " ").join(kinds) or NONE))
    if full:
        return Text("\n").join([Text(words.say("om.cli.grid"), style=HEADING), *rows])
    return line_of("om.cli.grid", words, Text("   ").join(rows))


def plans(pos: Table, words: Words) -> Text:
    """The blueprints on display by name, with building and level."""
    shown = []
    for number in [number for number in pos.display if number]:
        plan = pos.box.blueprints[number - 1]
        where = f"{code(plan.building, words)}{plan.level}"
        shown.append(Text.assemble(plan_name(number, words), " ", (where, BUILDING_STYLES[plan.building])))
    return line_of("om.cli.plans", words, Text("  ").join(shown) if shown else NONE)


def plans_in_full(pos: Table, words: Words) -> RenderableType:
    """The display with everything that the blueprints say."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, number in enumerate(pos.display):
        if number:
            row = words.say("om.cli.row.bottom" if place < DISPLAY_ROW else "om.cli.row.top")
            name = Text(plan_name(number, words), style="bold")
            grid.add_row(Text(row, style=DIM), name, plan_line(pos.box, number, words))
    return Group(Text(words.say("om.cli.plans"), style=HEADING), grid)


def science(pos: Table, words: Words) -> Text:
    """The cards of the scientist board by name."""
    return line_of("om.cli.board", words, ", ".join([card_name(card, CONTRACT, words) for card in pos.board]))


def science_in_full(pos: Table, words: Words) -> RenderableType:
    """The scientist board with prices and texts, and the contracts that are left."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for card in pos.board:
        name = Text(card_name(card, CONTRACT, words), style="bold")
        if card == NOTHING:
            grid.add_row(name)
        elif card >= CONTRACT:
            grid.add_row(name, price(CONTRACT_PRICE), contract_line(pos.box, card - CONTRACT, words))
        else:
            grid.add_row(name, scientist_cost(pos.box, card, words), scientist_line(pos.box, card, words))
    left = Grid.grid(padding=(0, 2, 0, 0))
    for number in sorted(pos.contract_deck):
        left.add_row(card_name(CONTRACT + number, CONTRACT, words), contract_line(pos.box, number, words))
    heads = [Text(words.say(f"om.cli.{name}"), style=HEADING) for name in ("board", "contracts.left")]
    return Group(heads[0], grid, heads[1], left)


def discoveries(pos: Table, words: Words, full: bool = False) -> Text:
    """The open discovery tiles and what they do."""
    shown = []
    for tile in pos.open_discoveries:
        said = does(pos.box.discoveries[tile - 1].effect, words)
        shown.append(Text.assemble((f"{DISCOVERY_SIGN}{tile}", "bold"), f" {said}"))
    line = line_of("om.cli.exploration", words, Text("  ").join(shown) if shown else NONE)
    if not full:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def research_in_full(pos: Table, words: Words) -> Text:
    """What the four kinds of research tiles give."""
    lines = [Text(words.say("om.cli.research"), style=HEADING)]
    lines += [Text(f"{kind.letter}  {words.sentence(kind.effect.text())}") for kind in pos.box.research]
    return Text("\n").join(lines)
