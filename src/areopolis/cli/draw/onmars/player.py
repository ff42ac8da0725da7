"""The board of a player, with everything that lies on and beside it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.hexmap import where
from areopolis.cli.draw.onmars.lab import laboratory
from areopolis.cli.draw.onmars.options import goods_on
from areopolis.cli.draw.onmars.say import (
    capital,
    contract_line,
    does,
    on_contract,
    plan_line,
    plan_name,
    price,
    scientist_line,
)
from areopolis.cli.draw.onmars.style import CRYSTAL_SIGN, DISCOVERY_SIGN, DONE, FREE, NONE, OPEN, SHIP_SIGN
from areopolis.cli.draw.style import DIM, HEADING, SEATS, named
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.player import Player
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.goods import amounts
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import BUILDINGS, CRYSTAL, KINDS, ROW_SLOTS

NAME_WIDTH: Final = 16
NARROW: Final = 92
# The numbers of a player at a glance.
NUMBERS: Final = (
    "points", "crystal", "mineral", "battery", "water", "plant", "oxygen", "limit", "colonists", "working", "ships",
    "bots", "shelters", "plans", "cubes",
)  # fmt: skip


def stored(player: Player, words: Words, case: str = "") -> str:
    """The resources in storage."""
    return words.text(amounts(player.goods[:KINDS]), case) if sum(player.goods[:KINDS]) else NONE


def crystals(player: Player) -> str:
    """Crystals that can be spent, and those that wait below the depot."""
    return f"{player.crystals()}" + (f"+{player.waiting}" if player.waiting else "")


def players(pos: Table, words: Words, width: int) -> Grid:
    """A line of numbers for every player."""
    narrow = width < NARROW
    grid = Grid(box=None, padding=(0, 1 if narrow else 2, 0, 0), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH // 2 + 2 if narrow else NAME_WIDTH)
    for name in NUMBERS:
        grid.add_column(words.say(f"om.cli.short.{name}"), justify="right", no_wrap=True)
    for player in pos.players:
        grid.add_row(named(player.seat, words.names[player.seat]), *numbers(pos, player, words))
    return grid


def numbers(pos: Table, player: Player, words: Words) -> list[Text]:
    """The numbers of a player; Lacerda has no resources, and nobody lives with him."""
    stock = [str(number) for number in (*player.goods[:KINDS], player.limit())]
    home = [f"{player.quarters}/{player.beds()}", str(player.working)]
    pieces = [f"{player.docked()}/{player.hangar}", str(len(player.bots)), str(player.shelters)]
    cards = [f"{len(player.built)}/{len(player.built) + len(player.plans)}", str(player.cubes())]
    living = [NONE] * len(stock + home) if player.automa else stock + home
    points = Text(words.part(pos.scores()[player.seat]), style="bold")
    return [points, *[Text(number) for number in (crystals(player), *living, *pieces, *cards)]]


def purse(pos: Table, seat: int, words: Words) -> Text:
    """What a seat has, in one line."""
    player = pos.players[seat]
    line = Text.assemble(
        named(seat, words.names[seat]), f"  {CRYSTAL_SIGN} {crystals(player)}  {stored(player, words, NOMINATIVE)}"
    )
    line.append(f"  {words.say('om.cli.limit', player.limit())}", style=DIM)
    return line.append(f"  {words.say('om.cli.home', player.quarters, player.beds())}")


def depot(pos: Table, player: Player, words: Words) -> Grid:
    """The depot from the top: ships and crystals, and the executive action beside every space."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    left = player.goods[CRYSTAL]
    rows: list[tuple[Text, str, str, Text]] = []
    for space in pos.box.depot:
        docked = bool(player.ships & (1 << (space.number - 1)))
        sign = SHIP_SIGN if docked else CRYSTAL_SIGN if left > 0 else FREE
        left -= int(not docked)
        said = Text(does(space.action, words), style=DIM if docked else "")
        rows.append((Text(str(space.number), style="bold"), sign, price(space.price), said))
    for row in reversed(rows):
        grid.add_row(*row)
    return grid


def people(pos: Table, player: Player, words: Words) -> Text:
    """Living quarters, working area, reserve, hangar, bots and rover."""
    rows = " ".join([str(points) for points in pos.box.quarters[: player.beds() // ROW_SLOTS]])
    parts = [
        words.say("om.cli.quarters", player.quarters, player.beds(), rows),
        words.say("om.cli.working", player.working),
        words.say("om.cli.reserve", player.reserve),
        words.say("om.cli.hangar", player.hangar),
        where(pos, player.seat, words),
    ]
    return Text(" · ").join([Text(part) for part in parts])


def progress(player: Player, words: Words) -> str:
    """The cubes in the progress area."""
    kinds = [building_text(kind) for kind in range(len(BUILDINGS)) if player.progress & (1 << kind)]
    return words.say("om.cli.progress", Said("and", *kinds) if kinds else NONE)


def cards(pos: Table, player: Player, words: Words) -> list[tuple[Text, Text]]:
    """Blueprints, scientists, contracts and tiles: what each is, and what it says."""
    rows = [(Text(f"{DONE} {plan_name(n, words)}", style="bold"), plan_line(pos.box, n, words)) for n in player.built]
    rows += [(Text(f"{FREE} {plan_name(n, words)}", style="bold"), plan_line(pos.box, n, words)) for n in player.plans]
    for scientist in player.scientists:
        name, at = capital(words.text(scientist_text(scientist))), pos.scientist_at[scientist]
        place = f" ({plan_name(at, words)})" if at else ""
        rows.append((Text(f"{name}{place}", style="bold"), Text(scientist_line(pos.box, scientist, words))))
    for number in player.contracts:
        sign = DONE if number in player.fulfilled else OPEN
        name = f"{sign} {capital(words.text(contract_text(number)))}"
        rows.append(
            (
                Text(name, style="bold"),
                Text(contract_line(pos.box, number, words) + on_contract(goods_on(pos, number), words)),
            )
        )
    for tile in player.discoveries:
        said = does(pos.box.discoveries[tile - 1].effect, words)
        rows.append((Text(f"{DISCOVERY_SIGN}{tile}", style="bold"), Text(said, style=DIM)))
    return rows


def secrets(pos: Table, player: Player, words: Words) -> list[tuple[Text, Text]]:
    """Private goals and First Colonist cards, for their owner's eyes."""
    rows: list[tuple[Text, Text]] = []
    for number in [*player.goals, *player.pledged]:
        met = pos.box.goals[number - 1].condition.holds(pos, player.seat)
        name = f"{DONE if met else OPEN} {capital(words.text(Said('om.goal', number)))}"
        rows.append((Text(name, style="bold"), Text(words.text(describe.goal(pos.box.goals[number - 1])))))
    if player.card_a:
        name = capital(words.say("om.colonist.a", player.card_a))
        rows.append((Text(name), Text(words.text(describe.colonist_a(pos.box.cards_a[player.card_a - 1])))))
    for card in player.cards_b:
        said = words.text(describe.colonist_b(pos.box.cards_b[card - 1]))
        rows.append((Text(capital(words.say("om.cli.cardb.name", card))), Text(said)))
    return rows


def hidden(player: Player, words: Words) -> Text:
    """How many private goals somebody else has, and the one that lies open."""
    line = Text(words.say("om.cli.goals.hidden", len(player.goals) + len(player.pledged)))
    return line.append(f" · {words.say('om.cli.goals.done', player.completed)}") if player.completed else line


def board(pos: Table, seat: int, own: bool, words: Words) -> Panel:
    """Everything of one player; private goals for their owner only."""
    player = pos.players[seat]
    rows = cards(pos, player, words) + (secrets(pos, player, words) if own else [])
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    head = words.say("om.cli.stored", stored(player, words), player.limit(), player.points, pos.scores()[seat])
    parts: list[RenderableType] = [Text(head), people(pos, player, words), Text(progress(player, words))]
    parts += [Text(words.say("om.cli.depot", player.waiting), style=HEADING), depot(pos, player, words)]
    parts += [laboratory(pos, seat, words), grid, *([] if own else [hidden(player, words)])]
    title = Text.assemble(named(seat, words.names[seat]), " ")
    return Panel(Group(*parts), title=title, title_align="left", border_style=SEATS[seat])
