"""What lies open for everybody: warehouse, buildings, technology, blueprints, scientists, contracts, discoveries."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import (
    amounts_of,
    box_of,
    building,
    capital,
    card_name,
    code,
    contract_line,
    contract_name,
    cost,
    does,
    plan_line,
    plan_name,
    price,
    scientist_cost,
    scientist_line,
    tech_name,
)
from areopolis.cli.draw.onmars.style import ARROWS, BUILDING_STYLES, DISCOVERY_SIGN, NONE
from areopolis.cli.draw.style import DIM, HEADING
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.onmars import describe
from areopolis.onmars.forms import StackForm, TableForm
from areopolis.onmars.rules.hire import CONTRACT_PRICE
from areopolis.onmars.rules.learn import ROW_ANYTHING, ROW_COST
from areopolis.onmars.terms import BUILDINGS


def line_of(title: str, words: Words, *parts: Text | str) -> Text:
    """A heading and what belongs to it, in one line."""
    return Text.assemble((words.say(title), HEADING), "  ", *parts)


def warehouse(table: TableForm, words: Words) -> Text:
    """What is left in the warehouse."""
    left = table["warehouse"]
    said = words.text(amounts_of(left), NOMINATIVE) if any(left.values()) else NONE
    return line_of("om.cli.warehouse", words, said)


def arrows(stack: StackForm) -> str:
    """The arrows of the next tile of a stack."""
    if not stack["number"]:
        return NONE
    return "".join([ARROWS[direction] for direction in stack["arrows"]]) or "○"


def stacks(table: TableForm, words: Words) -> Text:
    """The stacks of buildings: how many tiles are left, and the arrows of the next one."""
    parts: list[Text] = []
    for stack in table["stacks"]:
        kind = stack["building"]
        parts.append(Text.assemble((code(kind, words), BUILDING_STYLES[kind]), f" {stack['number']} {arrows(stack)}"))
    return line_of("om.cli.stacks", words, Text("   ").join(parts))


def stacks_in_full(table: TableForm, words: Words) -> RenderableType:
    """The kinds of buildings with cost, stack and arrows of the next tile; shelters have no stack."""
    left = {stack["building"]: words.say("om.cli.tiles", stack["number"], arrows(stack)) for stack in table["stacks"]}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for kind, declared in zip(BUILDINGS, box_of(table).buildings, strict=True):
        name = Text(capital(words.text(building(kind))), style="bold")
        grid.add_row(name, cost(words, describe.cost(declared.cost, colonists=declared.colonists)), left.get(kind, ""))
    return Group(Text(words.say("om.cli.stacks"), style=HEADING), grid)


def tech_grid(table: TableForm, words: Words, full: bool = False) -> Text:
    """The tech grid: what lies on every row, and what the row costs."""
    rows: list[Text] = []
    for row, goods in enumerate(ROW_COST):
        here = [space["tech"] for space in table["tech_grid"] if space["row"] == row and space["tech"] is not None]
        kinds = [tech_name(kind, words) if full else code(kind, words) for kind in here]
        paid = cost(words, describe.cost(goods, ROW_ANYTHING[row]))
        rows.append(Text.assemble((f"{paid}: ", DIM), (", " if full else " ").join(kinds) or NONE))
    if full:
        return Text("\n").join([Text(words.say("om.cli.grid"), style=HEADING), *rows])
    return line_of("om.cli.grid", words, Text("   ").join(rows))


def plans(table: TableForm, words: Words) -> Text:
    """The blueprints on display by name, with building and level."""
    shown: list[Text] = []
    for number in [number for row in table["display"] for number in row if number is not None]:
        plan = box_of(table).blueprints[number - 1]
        kind = BUILDINGS[plan.building]
        where = f"{code(kind, words)}{plan.level}"
        shown.append(Text.assemble(plan_name(number, words), " ", (where, BUILDING_STYLES[kind])))
    return line_of("om.cli.plans", words, Text("  ").join(shown) if shown else NONE)


def plans_in_full(table: TableForm, words: Words) -> RenderableType:
    """The display with everything that the blueprints say."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row, numbers in zip(("bottom", "top"), table["display"], strict=True):
        for number in [number for number in numbers if number is not None]:
            name = Text(plan_name(number, words), style="bold")
            said = plan_line(box_of(table), number, words)
            grid.add_row(Text(words.say(f"om.cli.row.{row}"), style=DIM), name, said)
    return Group(Text(words.say("om.cli.plans"), style=HEADING), grid)


def science(table: TableForm, words: Words) -> Text:
    """The cards of the scientist board by name."""
    return line_of("om.cli.board", words, ", ".join([card_name(card, words) for card in table["science"]]))


def science_in_full(table: TableForm, words: Words) -> RenderableType:
    """The scientist board with prices and texts, and the contracts that are left."""
    box = box_of(table)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for card in table["science"]:
        name = Text(card_name(card, words), style="bold")
        if card["scientist"] is not None:
            scientist = card["scientist"]
            grid.add_row(name, scientist_cost(box, scientist, words), scientist_line(box, scientist, words))
        elif card["contract"] is not None:
            grid.add_row(name, price(CONTRACT_PRICE), contract_line(box, card["contract"], words))
        else:
            grid.add_row(name)
    left = Grid.grid(padding=(0, 2, 0, 0))
    for number in table["contracts_left"]:
        left.add_row(contract_name(number, words), contract_line(box, number, words))
    heads = [Text(words.say(f"om.cli.{name}"), style=HEADING) for name in ("board", "contracts.left")]
    return Group(heads[0], grid, heads[1], left)


def discoveries(table: TableForm, words: Words, full: bool = False) -> Text:
    """The open discovery tiles and what they do."""
    shown: list[Text] = []
    for tile in table["discoveries"]:
        said = does(box_of(table).discoveries[tile - 1].effect, words)
        shown.append(Text.assemble((f"{DISCOVERY_SIGN}{tile}", "bold"), f" {said}"))
    line = line_of("om.cli.exploration", words, Text("  ").join(shown) if shown else NONE)
    if not full:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def research_in_full(table: TableForm, words: Words) -> Text:
    """What the four kinds of research tiles give."""
    lines = [Text(words.say("om.cli.research"), style=HEADING)]
    lines += [Text(f"{kind.letter}  {words.sentence(kind.effect.text())}") for kind in box_of(table).research]
    return Text("\n").join(lines)
