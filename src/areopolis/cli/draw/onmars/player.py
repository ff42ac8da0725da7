"""The board of a player, with everything that lies on and beside it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.hexmap import where
from areopolis.cli.draw.onmars.lab import laboratory
from areopolis.cli.draw.onmars.say import (
    amounts_of,
    box_of,
    building,
    capital,
    contract_line,
    contract_name,
    does,
    on_contract,
    plan_line,
    plan_name,
    price,
    scientist_line,
    scientist_name,
)
from areopolis.cli.draw.onmars.style import CRYSTAL_SIGN, DISCOVERY_SIGN, DONE, FREE, NONE, OPEN, SHIP_SIGN
from areopolis.cli.draw.style import DIM, HEADING, SEATS, named
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.components import Box
from areopolis.onmars.forms import SeatForm, TableForm
from areopolis.onmars.terms import RESOURCES, ROW_SLOTS

NAME_WIDTH: Final = 16
NARROW: Final = 92
# The numbers of a player at a glance.
NUMBERS: Final = (
    "points", "crystal", "mineral", "battery", "water", "plant", "oxygen", "limit", "colonists", "working", "ships",
    "bots", "shelters", "plans", "cubes",
)  # fmt: skip


def resources(seat: SeatForm) -> dict[str, int]:
    """The resources in storage."""
    return {name: seat["goods"][name] for name in RESOURCES}


def stored(seat: SeatForm, words: Words, case: str = "") -> str:
    """The resources in storage, in words."""
    amounts = resources(seat)
    return words.text(amounts_of(amounts), case) if any(amounts.values()) else NONE


def crystals(seat: SeatForm) -> str:
    """Crystals that can be spent, and those that wait below the depot."""
    return f"{seat['crystals']}" + (f"+{seat['crystals_waiting']}" if seat["crystals_waiting"] else "")


def players(table: TableForm, words: Words, width: int) -> Grid:
    """A line of numbers for every player."""
    narrow = width < NARROW
    grid = Grid(box=None, padding=(0, 1 if narrow else 2, 0, 0), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH // 2 + 2 if narrow else NAME_WIDTH)
    for name in NUMBERS:
        grid.add_column(words.say(f"om.cli.short.{name}"), justify="right", no_wrap=True)
    for seat in table["seats"]:
        grid.add_row(named(seat["seat"], words.names[seat["seat"]]), *numbers(seat, words))
    return grid


def numbers(seat: SeatForm, words: Words) -> list[Text]:
    """The numbers of a player; Lacerda has no resources, and nobody lives with him."""
    stock = [str(number) for number in (*resources(seat).values(), seat["storage"])]
    home = [f"{seat['quarters']}/{seat['beds']}", str(seat["working"])]
    docked, bots = [space["ship"] for space in seat["depot"]].count(True), len(seat["bots"]) + seat["bots_aside"]
    pieces = [f"{docked}/{seat['hangar']}", str(bots), str(seat["shelters"])]
    cards = [f"{len(seat['built'])}/{len(seat['built']) + len(seat['plans'])}", str(len(seat["progress"]))]
    living = [NONE] * len(stock + home) if seat["automa"] else stock + home
    points = Text(words.part(seat["total"]), style="bold")
    return [points, *[Text(number) for number in (crystals(seat), *living, *pieces, *cards)]]


def purse(seat: SeatForm, words: Words) -> Text:
    """What a seat has, in one line."""
    line = Text.assemble(
        named(seat["seat"], words.names[seat["seat"]]),
        f"  {CRYSTAL_SIGN} {crystals(seat)}  {stored(seat, words, NOMINATIVE)}",
    )
    line.append(f"  {words.say('om.cli.limit', seat['storage'])}", style=DIM)
    return line.append(f"  {words.say('om.cli.home', seat['quarters'], seat['beds'])}")


def depot(box: Box, seat: SeatForm, words: Words) -> Grid:
    """The depot from the top: ships and crystals, and the executive action beside every space."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    left = seat["goods"]["crystal"]
    rows: list[tuple[Text, str, str, Text]] = []
    for space, printed in zip(seat["depot"], box.depot, strict=True):
        docked = space["ship"]
        sign = SHIP_SIGN if docked else CRYSTAL_SIGN if left > 0 else FREE
        left -= int(not docked)
        said = Text(does(printed.action, words), style=DIM if docked else "")
        rows.append((Text(str(space["space"]), style="bold"), sign, price(printed.price), said))
    for row in reversed(rows):
        grid.add_row(*row)
    return grid


def people(box: Box, seat: SeatForm, words: Words) -> Text:
    """Living quarters, working area, reserve, hangar, bots and rover."""
    rows = " ".join([str(points) for points in box.quarters[: seat["beds"] // ROW_SLOTS]])
    parts = [
        words.say("om.cli.quarters", seat["quarters"], seat["beds"], rows),
        words.say("om.cli.working", seat["working"]),
        words.say("om.cli.reserve", seat["reserve"]),
        words.say("om.cli.hangar", seat["hangar"]),
        where(seat, words),
    ]
    return Text(" · ").join([Text(part) for part in parts])


def progress(seat: SeatForm, words: Words) -> str:
    """The cubes in the progress area."""
    kinds = [building(kind) for kind in seat["progress"]]
    return words.say("om.cli.progress", Said("and", *kinds) if kinds else NONE)


def cards(box: Box, seat: SeatForm, words: Words) -> list[tuple[Text, Text]]:
    """Blueprints, scientists, contracts and tiles: what each is, and what it says."""
    plans = [(DONE, number) for number in seat["built"]] + [(FREE, number) for number in seat["plans"]]
    rows = [(Text(f"{sign} {plan_name(n, words)}", style="bold"), plan_line(box, n, words)) for sign, n in plans]
    for scientist in seat["scientists"]:
        name, at = scientist_name(scientist["scientist"], words), scientist["works_at"]
        place = "" if at is None else f" ({plan_name(at, words)})"
        said = scientist_line(box, scientist["scientist"], words)
        rows.append((Text(f"{name}{place}", style="bold"), Text(said)))
    for contract in seat["contracts"]:
        name = f"{DONE if contract['fulfilled'] else OPEN} {contract_name(contract['contract'], words)}"
        said = contract_line(box, contract["contract"], words) + on_contract(contract["goods"], words)
        rows.append((Text(name, style="bold"), Text(said)))
    for tile in seat["discoveries"]:
        said = does(box.discoveries[tile - 1].effect, words)
        rows.append((Text(f"{DISCOVERY_SIGN}{tile}", style="bold"), Text(said, style=DIM)))
    return rows


def secrets(box: Box, seat: SeatForm, words: Words) -> list[tuple[Text, Text]]:
    """Private goals and First Colonist cards, which only their owner sees."""
    rows: list[tuple[Text, Text]] = []
    for goal in seat["goals"].get("cards", []):
        name = f"{DONE if goal['holds'] else OPEN} {capital(words.text(Said('om.goal', goal['goal'])))}"
        rows.append((Text(name, style="bold"), Text(words.text(describe.goal(box.goals[goal["goal"] - 1])))))
    card_a = seat["first_colonists"].get("card_a")
    if card_a is not None:
        said = words.text(describe.colonist_a(box.cards_a[card_a - 1]))
        rows.append((Text(capital(words.say("om.colonist.a", card_a))), Text(said)))
    for card in seat["first_colonists"].get("cards_b", []):
        said = words.text(describe.colonist_b(box.cards_b[card - 1]))
        rows.append((Text(capital(words.say("om.cli.cardb.name", card))), Text(said)))
    return rows


def hidden(seat: SeatForm, words: Words) -> Text:
    """How many private goals somebody else has, and the one that lies open."""
    goals = seat["goals"]
    line = Text(words.say("om.cli.goals.hidden", goals["number"] + goals["pledged"]))
    done = goals["completed"]
    return line if done is None else line.append(f" · {words.say('om.cli.goals.done', done)}")


def board(table: TableForm, number: int, words: Words) -> Panel:
    """Everything of one player; private goals as far as they may be seen."""
    box, seat = box_of(table), table["seats"][number]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in cards(box, seat, words) + secrets(box, seat, words):
        grid.add_row(*row)
    head = words.say("om.cli.stored", stored(seat, words), seat["storage"], seat["track"], seat["total"])
    parts: list[RenderableType] = [Text(head), people(box, seat, words), Text(progress(seat, words))]
    parts += [Text(words.say("om.cli.depot", seat["crystals_waiting"]), style=HEADING), depot(box, seat, words)]
    parts += [laboratory(table, number, words), grid]
    if table["seat"] != number:
        parts.append(hidden(seat, words))
    title = Text.assemble(named(number, words.names[number]), " ")
    return Panel(Group(*parts), title=title, title_align="left", border_style=SEATS[number])
