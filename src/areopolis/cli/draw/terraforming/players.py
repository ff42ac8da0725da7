"""What lies before the players."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, SEATS, badge, named, signed
from areopolis.cli.draw.terraforming.marsbot import NOTHING, marsbot_in_brief
from areopolis.cli.draw.terraforming.style import FRAMES, TAG_STYLES
from areopolis.cli.draw.words import Words
from areopolis.terraforming.card import TABLE
from areopolis.terraforming.player import Player
from areopolis.terraforming.position import Position
from areopolis.terraforming.terms import ACTIONS, BOARD_RESOURCES, MC, RESOURCES, TAGS

NAME_WIDTH: Final = 18


def players(pos: Position, words: Words) -> Grid:
    """One line of numbers for every player, and one with corporation and tags."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for name in ("tr", *RESOURCES[:BOARD_RESOURCES], "hand"):
        grid.add_column(words.say(f"cli.short.{name}"), justify="right", no_wrap=True)
    for player in pos.players:
        grid.add_row(
            named(player.seat, words.names[player.seat]),
            Text(str(player.tr), style="bold"),
            *[amount(player, resource) for resource in range(BOARD_RESOURCES)],
            Text(NOTHING, style=DIM) if player.automa else str(len(player.hand)),
        )
    return grid


def amount(player: Player, resource: int) -> Text:
    """The stock and the production of a resource; MarsBot has only M€."""
    if player.automa:
        return Text(str(player.stock[MC]), style="bold") if resource == MC else Text(NOTHING, style=DIM)
    production = player.production[resource]
    return Text.assemble((str(player.stock[resource]), "bold"), (f" {signed(production)}", "" if production else DIM))


def founders(pos: Position, words: Words) -> Group:
    """A line for every player: corporation, tags, and what state the player is in."""
    return Group(*[founder(pos, words, player) for player in pos.players])


def founder(pos: Position, words: Words, player: Player) -> Text:
    """Corporation and tags of one player; tracks of MarsBot."""
    if player.automa:
        return marsbot_in_brief(pos, words)
    line = Text.assemble(badge(player.seat), " ")
    corporation = words.text(TABLE[player.corporation].title) if player.corporation >= 0 else words.say("nocorporation")
    line.append(corporation, style=f"bold {SEATS[player.seat]}")
    if pos.phase == ACTIONS and player.passed:
        line.append(f" ({words.say('cli.passed')})", style=DIM)
    line.append(" · ").append_text(tags(player, words))
    held = [(card, number) for card, number in player.holdings.items() if number]
    for i, (card, number) in enumerate(held):
        line.append(" · " if i == 0 else ", ").append(f"{words.text(TABLE[card].title)}: ", style=DIM)
        line.append(words.say(f"amount.{RESOURCES[TABLE[card].holds]}", number))
    return line


def tags(player: Player, words: Words) -> Text:
    """The tags of a player, counted; face-down events last."""
    parts = [
        Text(f"{words.say(f'tag.{name}')} {player.tags[tag]}", style=TAG_STYLES[tag])
        for tag, name in enumerate(TAGS)
        if player.tags[tag]
    ]
    if player.events:
        parts.append(Text(f"{words.say('tag.event')} {len(player.events)}", style=DIM))
    return Text(", ").join(parts) if parts else Text(words.say("cli.notags"), style=DIM)


def in_play(pos: Position, words: Words) -> RenderableType:
    """A panel for every player with the cards in play."""
    return Group(*[panel(pos, words, player) for player in pos.players])


def panel(pos: Position, words: Words, player: Player) -> Panel:
    """Tags and cards in play of one player; used actions and resources on cards are told."""
    cards: list[Text] = []
    for number in player.table:
        card = TABLE[number]
        line = Text(f"{card.number} {words.text(card.title)}", style=FRAMES[card.kind])
        if player.holdings.get(number):
            line.append(f" [{words.say(f'amount.{RESOURCES[card.holds]}', player.holdings[number])}]", style="bold")
        if number in player.used:
            line.append(f" ({words.say('cli.used')})", style=DIM)
        cards.append(line)
    lines = [founder(pos, words, player)]
    if not player.automa:
        lines.append(Text(", ").join(cards) if cards else Text(words.say("cli.nocards"), style=DIM))
    title = Text.assemble(named(player.seat, words.names[player.seat]), " ")
    return Panel(Group(*lines), title=title, title_align="left", border_style=SEATS[player.seat])


def purse(player: Player, words: Words) -> Text:
    """The resources of a player in one line."""
    line = Text.assemble(badge(player.seat), " ", (f"{words.say('cli.short.tr')} {player.tr}", HEADING))
    for resource in range(BOARD_RESOURCES):
        line.append(f"  {words.say(f'cli.short.{RESOURCES[resource]}')} ").append_text(amount(player, resource))
    return line
