"""The whole committee of Turmoil, with everything that it may do."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, NOBODY, badge, named
from areopolis.cli.draw.terraforming.committee import LEADER, NONE, events_on, owners, party_name, policy_of, standing
from areopolis.cli.draw.terraforming.event import event_name, event_text
from areopolis.cli.draw.words import Words
from areopolis.terraforming.turmoil.forms import PartyForm, TurmoilForm
from areopolis.terraforming.turmoil.policies import party_text

DELEGATES_WIDTH = 22


def parliament(turmoil: TurmoilForm, words: Words) -> RenderableType:
    """Parties, people and events, one under the other."""
    legend = Text(f"{LEADER} {words.say('cli.leader')}   {NOBODY} {words.say('cli.neutral')}", style=DIM)
    return Group(parties(turmoil, words), legend, Text(""), people(turmoil, words), events(turmoil, words))


def parties(turmoil: TurmoilForm, words: Words) -> Grid:
    """A line for every party: its delegates, whether it rules or is dominant, and its policy."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM, expand=True)
    grid.add_column(words.title("cli.party"), no_wrap=True)
    grid.add_column(words.title("cli.delegates"), max_width=DELEGATES_WIDTH)
    grid.add_column(words.title("cli.policy"), ratio=1)
    for party in turmoil["parties"]:
        name = Text(party_name(party["party"], words), style=HEADING)
        role = standing(turmoil, party["party"], words)
        said = Text(policy_of(party["party"], words), style="" if party["party"] == turmoil["ruling"] else DIM)
        grid.add_row(Text("\n").join([name, role]) if role else name, every_delegate(party), said)
    return grid


def every_delegate(party: PartyForm) -> Text:
    """A letter for every delegate, the leader first with a star."""
    line = Text()
    for owner, number in owners(party):
        for _delegate in range(number):
            line.append(" " if line else LEADER).append_text(badge(owner))
    return line or Text(NONE, style=DIM)


def people(turmoil: TurmoilForm, words: Words) -> Grid:
    """Who has how many delegates left, and how much influence; who is chairman."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True)
    for name in ("influence", "lobby", "reserve"):
        grid.add_column(words.say(f"cli.{name}"), justify="right")
    grid.add_column("")
    chairman = turmoil["chairman"]
    sits = Text(words.say("cli.chairman"), style=HEADING)
    for seat, has in enumerate(turmoil["seats"]):
        own = (str(has["influence"]), str(int(has["lobby"])), str(has["reserve"]))
        grid.add_row(named(seat, words.names[seat]), *own, sits if chairman == seat else "")
    nobody = Text(f"{NOBODY} {words.say('cli.neutral')}")
    grid.add_row(nobody, "", "", str(turmoil["neutral_reserve"]), sits if chairman == "neutral" else "")
    return grid


def events(turmoil: TurmoilForm, words: Words) -> Grid:
    """The three places of the panel: the name of every event, whom it will send, and what it does."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
    grid.add_column(style=DIM, no_wrap=True)
    grid.add_column(ratio=1)
    for place, event in events_on(turmoil):
        if event is None:
            grid.add_row(words.title(f"cli.panel.{place}"), Text(NONE, style=DIM))
            continue
        line = event_name(event, words)
        if place != "current":
            sent = f"{words.say('cli.event.current')}: {words.text(party_text(event.current))}"
            line.append(f" ({sent})", style=f"not bold {DIM}")
        grid.add_row(words.title(f"cli.panel.{place}"), Text.assemble(line, "\n", event_text(event, words)))
    return grid
