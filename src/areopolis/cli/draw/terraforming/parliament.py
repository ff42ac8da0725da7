"""The whole committee of Turmoil, with everything that it may do."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, NOBODY, badge, named
from areopolis.cli.draw.terraforming.committee import LEADER, NONE, events_on, owners, standing
from areopolis.cli.draw.terraforming.event import event_name, event_text
from areopolis.cli.draw.terraforming.policy import policy_text
from areopolis.cli.draw.words import Words
from areopolis.terraforming.position import Position
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.policies import party_text
from areopolis.terraforming.turmoil.politics import committee, influence
from areopolis.terraforming.turmoil.state import NO_EVENT, Turmoil

DELEGATES_WIDTH = 22


def parliament(pos: Position, words: Words) -> RenderableType:
    """Parties, people and events, one under the other."""
    legend = Text(f"{LEADER} {words.say('cli.leader')}   {NOBODY} {words.say('cli.neutral')}", style=DIM)
    return Group(parties(committee(pos), words), legend, Text(""), people(pos, words), events(committee(pos), words))


def parties(turmoil: Turmoil, words: Words) -> Grid:
    """A line for every party: its delegates, whether it rules or is dominant, and its policy."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM, expand=True)
    grid.add_column(words.title("cli.party"), no_wrap=True)
    grid.add_column(words.title("cli.delegates"), max_width=DELEGATES_WIDTH)
    grid.add_column(words.title("cli.policy"), ratio=1)
    for party in range(len(PARTIES)):
        name = Text(words.text(party_text(party)), style=HEADING)
        role = standing(turmoil, party, words)
        said = Text(policy_text(party, words), style="" if party == turmoil.ruling else DIM)
        grid.add_row(Text("\n").join([name, role]) if role else name, every_delegate(turmoil, party), said)
    return grid


def every_delegate(turmoil: Turmoil, party: int) -> Text:
    """A letter for every delegate, the leader first with a star."""
    line = Text()
    for owner in owners(turmoil, party):
        for _delegate in range(turmoil.of(party, owner)):
            line.append(" " if line else LEADER).append_text(badge(owner))
    return line or Text(NONE, style=DIM)


def people(pos: Position, words: Words) -> Grid:
    """Who has how many delegates left, and how much influence; who is chairman."""
    turmoil = committee(pos)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True)
    for name in ("influence", "lobby", "reserve"):
        grid.add_column(words.say(f"cli.{name}"), justify="right")
    grid.add_column("")
    for seat in [*range(len(pos.players)), NEUTRAL]:
        who = Text(f"{NOBODY} {words.say('cli.neutral')}") if seat == NEUTRAL else named(seat, words.names[seat])
        own = ["", ""] if seat == NEUTRAL else [str(influence(pos, seat)), str(int(turmoil.lobby[seat]))]
        chair = Text(words.say("cli.chairman") if turmoil.chairman == seat else "", style=HEADING)
        grid.add_row(who, *own, str(turmoil.reserve(seat)), chair)
    return grid


def events(turmoil: Turmoil, words: Words) -> Grid:
    """The three places of the panel: the name of every event, whom it will send, and what it does."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
    grid.add_column(style=DIM, no_wrap=True)
    grid.add_column(ratio=1)
    for place, number in events_on(turmoil):
        if number == NO_EVENT:
            grid.add_row(words.title(f"cli.panel.{place}"), Text(NONE, style=DIM))
            continue
        event = EVENTS[number]
        line = event_name(event, words)
        if place != "current":
            sent = f"{words.say('cli.event.current')}: {words.text(party_text(event.current))}"
            line.append(f" ({sent})", style=f"not bold {DIM}")
        grid.add_row(words.title(f"cli.panel.{place}"), Text.assemble(line, "\n", event_text(event, words)))
    return grid
