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
from areopolis.cli.draw.terraforming.cards import card_of, costs
from areopolis.cli.draw.terraforming.committee import (
    committee_of,
    delegates,
    events_on,
    government_line,
    lobby_options,
    party_name,
    policy_of,
)  # fmt: skip
from areopolis.cli.draw.terraforming.event import event_name
from areopolis.cli.draw.terraforming.goals import goals
from areopolis.cli.draw.terraforming.planet import planet
from areopolis.cli.draw.terraforming.players import founder, players
from areopolis.cli.draw.terraforming.question import (
    ACTION,
    LOBBY,
    PLAY,
    Refused,
    one_line,
    option_row,
    option_rows,
    saying,
)  # fmt: skip
from areopolis.cli.draw.things import thing
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.refs import CARD
from areopolis.terraforming.turmoil.forms import TurmoilForm

# What is left out step by step: signs and texts, then corporations and the government, then the map.
BRIEF: Final = 1
BRIEFER: Final = 2
NO_MAP: Final = 3
# Options with a text of their own; the others stand side by side.
WITH_TEXT: Final = (PLAY, ACTION, "choice.first_action")


def tight_table(table: TableForm, words: Words, level: int) -> RenderableType:
    """Map, parameters, goals, committee and players, as much as the level allows."""
    parts: list[RenderableType] = [Columns(parameters(table, words), padding=(0, 3, 0, 0))]
    if level < NO_MAP:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BOARD_WIDTH, no_wrap=True)
        grid.add_column()
        side = Group(*parameters(table, words), Text(""), goals(table, words, side_by_side=False))
        grid.add_row(Group(board(table, words), outside(table, words)), side)
        parts = [grid]
    if "turmoil" in table:
        parts += politics_in_lines(table["turmoil"], words, level)
    numbers = players(table, words)
    numbers.box = None
    parts.append(numbers)
    if level == BRIEF:
        parts += [one_line(founder(table, words, player)) for player in table["seats"]]
    return Group(*parts)


def parameters(table: TableForm, words: Words) -> list[Text]:
    """The generation, and a line for every parameter."""
    first, *rest = planet(table, words)
    return [first, *[Text(" ").join(pair) for pair in zip(rest[::2], rest[1::2], strict=True)]]


def politics_in_lines(turmoil: TurmoilForm, words: Words, level: int) -> list[RenderableType]:
    """The parties with their delegates, who rules, and the names of the events."""
    parties = Grid.grid(padding=(0, 2, 0, 0))
    parties.add_row(*[Text(party_name(party["party"], words), style=HEADING) for party in turmoil["parties"]])
    parties.add_row(*[delegates(party) for party in turmoil["parties"]])
    ruling = f"{words.title('cli.ruling')}: {party_name(turmoil['ruling'], words)}"
    dominant = f"{words.say('cli.dominant')}: {party_name(turmoil['dominant'], words)}"
    lines = [Text(f"{ruling} · {dominant} · {policy_of(turmoil['ruling'], words)}")]
    if level == BRIEF:
        lines.append(Text.assemble(f"{words.title('cli.chairman')} ", government_line(turmoil, words)))
    events = [
        f"{words.title(f'cli.panel.{place}')}: {event_name(event, words)}"
        for place, event in events_on(turmoil)
        if event is not None
    ]
    return [parties, *[one_line(line) for line in (*lines, Text(" · ".join(events)))]]


def tight_turn(table: TableForm, decision: Decision, refused: Refused, words: Words, level: int) -> RenderableType:
    """The options of a turn: cards a line each, everything else side by side; first the reasons are left out."""
    with_text = saying(decision, *WITH_TEXT)
    rows = option_rows(table, decision, refused if level == BRIEF else [], words, with_text)
    rows.columns[-1].no_wrap = True
    rows.columns[-1].overflow = "ellipsis"
    lobbies = saying(decision, LOBBY)
    numbers = keys(decision)
    prices = costs(table["seats"][decision.seat])
    cells: list[Text] = []
    for i, option in enumerate(decision.options):
        if i not in with_text and i not in lobbies:
            what, cost, _more = option_row(table, prices, option, words)
            cell = Text.assemble((numbers[i], KEY), " ", what)
            cells.append(cell.append(" ").append_text(cost) if cost else cell)
    parts: list[RenderableType] = [rows, *([] if level == BRIEF else not_now(table, decision, words))]
    parts.append(Columns(cells, padding=(0, 3, 0, 0)) if level == BRIEF else running(cells))
    return Group(*parts, *([lobby_options(committee_of(table), decision, words, lobbies)] if lobbies else []))


def running(cells: list[Text]) -> Text:
    """Options one after the other; lines end between them only."""
    unbroken = [Text("\u00a0").join(cell.split(" ")) for cell in cells]
    return Text("   ").join(unbroken)


def not_now(table: TableForm, decision: Decision, words: Words) -> list[Text]:
    """The names of the cards that cannot be played now."""
    offered = [thing(decision.options[i], CARD) for i in saying(decision, PLAY)]
    playable = {ref.name for ref in offered if ref is not None}
    held = [card["card"] for card in table["seats"][decision.seat]["hand"].get("cards", [])]
    names = [words.text(card_of(card).title) for card in held if card not in playable]
    return [Text(f"{words.say('cli.notnow')} {' · '.join(names)}", style=DIM)] if names else []
