"""The table and a turn in few lines, for a screen that has no room for all of it."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY
from areopolis.cli.draw.terraforming.board import WIDTH as BOARD_WIDTH
from areopolis.cli.draw.terraforming.board import board, outside
from areopolis.cli.draw.terraforming.committee import delegates, events_on, government_line, lobby_options
from areopolis.cli.draw.terraforming.event import event_name
from areopolis.cli.draw.terraforming.goals import goals
from areopolis.cli.draw.terraforming.planet import planet
from areopolis.cli.draw.terraforming.players import founder, players
from areopolis.cli.draw.terraforming.policy import policy_text
from areopolis.cli.draw.terraforming.question import LOBBY, one_line, option_row, option_rows
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.terraforming.card import TABLE
from areopolis.terraforming.player import Player
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.play import PLAYS
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.policies import party_text
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.turmoil.state import NO_EVENT

# What is left out step by step: signs and texts, then corporations and the government, then the map.
BRIEF: Final = 1
BRIEFER: Final = 2
NO_MAP: Final = 3
# Options with a text of their own; the others stand side by side.
WITH_TEXT: Final = ("play", "action", "first")


def tight_table(pos: Position, words: Words, level: int) -> RenderableType:
    """Map, parameters, goals, committee and players, as much as the level allows."""
    parts: list[RenderableType] = [Columns(parameters(pos, words), padding=(0, 3, 0, 0))]
    if level < NO_MAP:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BOARD_WIDTH, no_wrap=True)
        grid.add_column()
        side = Group(*parameters(pos, words), Text(""), goals(pos, words, side_by_side=False))
        grid.add_row(Group(board(pos, words), outside(pos, words)), side)
        parts = [grid]
    if pos.turmoil is not None:
        parts += politics_in_lines(pos, words, level)
    numbers = players(pos, words)
    numbers.box = None
    parts.append(numbers)
    if level == BRIEF:
        parts += [one_line(founder(pos, words, player)) for player in pos.players]
    return Group(*parts)


def parameters(pos: Position, words: Words) -> list[Text]:
    """The generation, and a line for every parameter."""
    first, *rest = planet(pos, words)
    return [first, *[Text(" ").join(pair) for pair in zip(rest[::2], rest[1::2], strict=True)]]


def politics_in_lines(pos: Position, words: Words, level: int) -> list[RenderableType]:
    """The parties with their delegates, who rules, and the names of the events."""
    turmoil = committee(pos)
    numbers = range(len(PARTIES))
    parties = Grid.grid(padding=(0, 2, 0, 0))
    parties.add_row(*[Text(words.text(party_text(party)), style=HEADING) for party in numbers])
    parties.add_row(*[delegates(turmoil, party) for party in numbers])
    ruling = f"{words.title('cli.ruling')}: {words.text(party_text(turmoil.ruling))}"
    dominant = f"{words.say('cli.dominant')}: {words.text(party_text(turmoil.dominant))}"
    lines = [Text(f"{ruling} · {dominant} · {policy_text(turmoil.ruling, words)}")]
    if level == BRIEF:
        lines.append(Text.assemble(f"{words.title('cli.chairman')} ", government_line(pos, words)))
    events = [
        f"{words.title(f'cli.panel.{place}')}: {event_name(EVENTS[event], words)}"
        for place, event in events_on(turmoil)
        if event != NO_EVENT
    ]
    return [parties, *[one_line(line) for line in (*lines, Text(" · ".join(events)))]]


def tight_turn(pos: Position, decision: Decision, words: Words, level: int) -> RenderableType:
    """The options of a turn: cards a line each, everything else side by side; first the reasons are left out."""
    verbs = [notation.split()[0] for notation in decision.notations()]
    with_text = [i for i, verb in enumerate(verbs) if verb in WITH_TEXT]
    rows = option_rows(pos, decision, words, with_text, reasons=level == BRIEF)
    rows.columns[-1].no_wrap = True
    rows.columns[-1].overflow = "ellipsis"
    lobbies = [i for i, verb in enumerate(verbs) if verb == LOBBY.strip()]
    numbers = keys(decision)
    player = pos.players[decision.seat]
    cells: list[Text] = []
    for i, verb in enumerate(verbs):
        if verb not in WITH_TEXT and i not in lobbies:
            what, cost, _more = option_row(pos, player, decision.options[i], words)
            cell = Text.assemble((numbers[i], KEY), " ", what)
            cells.append(cell.append(" ").append_text(cost) if cost else cell)
    parts: list[RenderableType] = [rows, *([] if level == BRIEF else refused(pos, player, words))]
    parts.append(Columns(cells, padding=(0, 3, 0, 0)) if level == BRIEF else running(cells))
    return Group(*parts, *([lobby_options(pos, decision, words, lobbies)] if lobbies else []))


def running(cells: list[Text]) -> Text:
    """Options one after the other; lines end between them only."""
    unbroken = [Text("\u00a0").join(cell.split(" ")) for cell in cells]
    return Text("   ").join(unbroken)


def refused(pos: Position, player: Player, words: Words) -> list[Text]:
    """The names of the cards that cannot be played now."""
    offered = [] if pos.decision is None else pos.decision.notations()
    names = [words.text(TABLE[card].title) for card in player.hand if PLAYS[card].notation() not in offered]
    return [Text(f"{words.say('cli.notnow')} {' · '.join(names)}", style=DIM)] if names else []
