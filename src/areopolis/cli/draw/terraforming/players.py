"""What lies before the players."""

from __future__ import annotations

from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, SEATS, badge, named, signed
from areopolis.cli.draw.terraforming.cards import card_of
from areopolis.cli.draw.terraforming.marsbot import NOTHING, marsbot_in_brief
from areopolis.cli.draw.terraforming.style import FRAMES, TAG_STYLES
from areopolis.cli.draw.words import Words
from areopolis.terraforming.forms import CardInPlay, SeatForm, TableForm
from areopolis.terraforming.terms import ACTIONS, BOARD_RESOURCES, MC, PHASES, RESOURCES, TAGS

NAME_WIDTH: Final = 18
ON_BOARD: Final = RESOURCES[:BOARD_RESOURCES]


def players(table: TableForm, words: Words) -> Grid:
    """One line of numbers for every player, and one with corporation and tags."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for name in ("tr", *ON_BOARD, "hand"):
        grid.add_column(words.say(f"cli.short.{name}"), justify="right", no_wrap=True)
    for player in table["seats"]:
        grid.add_row(
            named(player["seat"], words.names[player["seat"]]),
            Text(str(player["rating"]), style="bold"),
            *[text for _resource, text in amounts(player)],
            Text(NOTHING, style=DIM) if player["automa"] else str(player["hand"]["number"]),
        )
    return grid


def amounts(player: SeatForm) -> list[tuple[str, Text]]:
    """The stock and the production of every resource; MarsBot has only M€."""
    stock = cast("dict[str, int]", player["stock"])
    production = cast("dict[str, int]", player["production"])
    return [(name, amount(name, stock[name], production[name], bool(player["automa"]))) for name in ON_BOARD]


def amount(resource: str, stock: int, production: int, automa: bool) -> Text:
    """The stock and the production of one resource."""
    if automa:
        return Text(str(stock), style="bold") if resource == RESOURCES[MC] else Text(NOTHING, style=DIM)
    return Text.assemble((str(stock), "bold"), (f" {signed(production)}", "" if production else DIM))


def founders(table: TableForm, words: Words) -> Group:
    """A line for every player: corporation, tags, and what state the player is in."""
    return Group(*[founder(table, words, player) for player in table["seats"]])


def founder(table: TableForm, words: Words, player: SeatForm) -> Text:
    """Corporation and tags of one player; tracks of MarsBot."""
    if player["automa"]:
        return marsbot_in_brief(table, words)
    line = Text.assemble(badge(player["seat"]), " ")
    number = player["corporation"]
    corporation = words.say("nocorporation") if number is None else words.text(card_of(number).title)
    line.append(corporation, style=f"bold {SEATS[player['seat']]}")
    if table["phase"] == PHASES[ACTIONS] and player["passed"]:
        line.append(f" ({words.say('cli.passed')})", style=DIM)
    line.append(" · ").append_text(tags(player, words))
    for i, card in enumerate([card for card in player["in_play"] if card["resources"]]):
        line.append(" · " if i == 0 else ", ").append(f"{words.text(card_of(card['card']).title)}: ", style=DIM)
        line.append(held(card, words))
    return line


def held(card: CardInPlay, words: Words) -> str:
    """What lies on a card."""
    return words.say(f"amount.{card['holds']}", card["resources"])


def tags(player: SeatForm, words: Words) -> Text:
    """The tags of a player, counted; face-down events last."""
    parts = [
        Text(f"{words.say(f'tag.{name}')} {player['tags'][name]}", style=style)
        for name, style in zip(TAGS, TAG_STYLES, strict=True)
        if player["tags"][name]
    ]
    if player["events"]:
        parts.append(Text(f"{words.say('tag.event')} {len(player['events'])}", style=DIM))
    return Text(", ").join(parts) if parts else Text(words.say("cli.notags"), style=DIM)


def in_play(table: TableForm, words: Words) -> RenderableType:
    """A panel for every player with the cards in play."""
    return Group(*[panel(table, words, player) for player in table["seats"]])


def panel(table: TableForm, words: Words, player: SeatForm) -> Panel:
    """Tags and cards in play of one player; used actions and resources on cards are told."""
    cards: list[Text] = []
    for lies in player["in_play"]:
        card = card_of(lies["card"])
        line = Text(f"{card.number} {words.text(card.title)}", style=FRAMES[card.kind])
        if lies["resources"]:
            line.append(f" [{held(lies, words)}]", style="bold")
        if lies["used"]:
            line.append(f" ({words.say('cli.used')})", style=DIM)
        cards.append(line)
    lines = [founder(table, words, player)]
    if not player["automa"]:
        lines.append(Text(", ").join(cards) if cards else Text(words.say("cli.nocards"), style=DIM))
    title = Text.assemble(named(player["seat"], words.names[player["seat"]]), " ")
    return Panel(Group(*lines), title=title, title_align="left", border_style=SEATS[player["seat"]])


def purse(player: SeatForm, words: Words) -> Text:
    """The resources of a player in one line."""
    line = Text.assemble(badge(player["seat"]), " ", (f"{words.say('cli.short.tr')} {player['rating']}", HEADING))
    for resource, text in amounts(player):
        line.append(f"  {words.say(f'cli.short.{resource}')} ").append_text(text)
    return line
