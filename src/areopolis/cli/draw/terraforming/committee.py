"""The committee of Turmoil at a glance: parties with their delegates, the government, the events."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY, NEUTRAL, PRICE, SEATS, badge, letter
from areopolis.cli.draw.terraforming.event import BY_NUMBER, event_name, event_text
from areopolis.cli.draw.terraforming.policy import policy_text
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.refs import PARTY
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.forms import PartyForm, TurmoilForm
from areopolis.terraforming.turmoil.parties import PARTIES

LEADER: Final = "★"
NONE: Final = "—"


def committee_of(table: TableForm) -> TurmoilForm:
    """The committee of a table with Turmoil."""
    committee = table.get("turmoil")
    assert committee is not None
    return committee


def owners(party: PartyForm) -> list[tuple[int, int]]:
    """Who has how many delegates in a party: the leader first, then by seat, neutral last."""
    by_owner = [*enumerate(party["delegates"]), (NEUTRAL, party["neutral"])]
    return [(owner, number) for owner, number in sorted(by_owner, key=lambda one: not leads(party, one[0])) if number]


def leads(party: PartyForm, owner: int) -> bool:
    """Whether an owner of delegates leads a party."""
    return party["leader"] == ("neutral" if owner == NEUTRAL else owner)


def party_name(party: str, words: Words) -> str:
    """The name of a party."""
    return words.text(Said(f"party.{party}"))


def counted(owner: int, number: int) -> Text:
    """The letter of an owner and a number, in the owner's colour."""
    return Text(f"{letter(owner)}{number}", style="" if owner == NEUTRAL else f"bold {SEATS[owner]}")


def delegates(party: PartyForm) -> Text:
    """The delegates of a party: a letter and a number for every owner, a star before the leader."""
    parts = []
    for owner, number in owners(party):
        parts.append(Text(LEADER if leads(party, owner) else "") + counted(owner, number))
    return Text(" ").join(parts) if parts else Text(NONE, style=DIM)


def standing(turmoil: TurmoilForm, party: str, words: Words) -> Text:
    """Whether a party rules, or is dominant."""
    said = [words.say("cli.ruling")] if party == turmoil["ruling"] else []
    said += [words.say("cli.dominant")] if party == turmoil["dominant"] else []
    return Text(", ".join(said), style=HEADING)


def policy_of(party: str, words: Words) -> str:
    """What the policy of a party does."""
    return policy_text(PARTIES.index(party), words)


def events_on(turmoil: TurmoilForm) -> list[tuple[str, GlobalEvent | None]]:
    """The places of the panel with the events that lie there, the next to happen first."""
    lie = (("current", turmoil["current"]), ("coming", turmoil["coming"]), ("distant", turmoil["distant"]))
    return [(place, None if event is None else BY_NUMBER[event]) for place, event in lie]


def committee_in_brief(turmoil: TurmoilForm, words: Words) -> RenderableType:
    """The parties side by side, then a line each for the government, the policy and every event."""
    parties = Grid.grid(padding=(0, 2, 0, 0))
    for _party in turmoil["parties"]:
        parties.add_column()
    parties.add_row(*[Text(party_name(party["party"], words), style=HEADING) for party in turmoil["parties"]])
    parties.add_row(*[delegates(party) for party in turmoil["parties"]])
    parties.add_row(*[standing(turmoil, party["party"], words) for party in turmoil["parties"]])
    rows = [("policy", Text(policy_of(turmoil["ruling"], words))), ("chairman", government_line(turmoil, words))]
    for place, event in events_on(turmoil):
        if event is not None:
            told = Text.assemble(event_name(event, words), ": ", event_text(event, words), no_wrap=True)
            told.overflow = "ellipsis"
            rows.append((f"panel.{place}", told))
    lines = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    lines.add_column(style=DIM, no_wrap=True)
    lines.add_column(ratio=1)
    for name, line in rows:
        lines.add_row(words.title(f"cli.{name}"), line)
    return Group(Text(""), parties, lines)


def chair(turmoil: TurmoilForm, words: Words) -> Text:
    """The letter of the chairman; the chair may be empty."""
    chairman = turmoil["chairman"]
    if chairman is None:
        return Text(NONE, style=DIM)
    return Text.assemble(badge(chairman)) if isinstance(chairman, int) else Text(words.say("cli.neutral"))


def government_line(turmoil: TurmoilForm, words: Words) -> Text:
    """The chairman, and the influence, the lobby and the reserve of everybody."""
    seats = turmoil["seats"]
    line = chair(turmoil, words)
    told = {
        "influence": [*enumerate([seat["influence"] for seat in seats])],
        "lobby": [*enumerate([int(seat["lobby"]) for seat in seats])],
        "reserve": [*enumerate([seat["reserve"] for seat in seats]), (NEUTRAL, turmoil["neutral_reserve"])],
    }
    for name, numbers in told.items():
        line.append(f"  {words.say(f'cli.{name}')}", style=DIM)
        for seat, number in numbers:
            line.append(" ").append_text(counted(seat, number))
    return line


def lobby_options(turmoil: TurmoilForm, decision: Decision, words: Words, lobbies: list[int]) -> Columns:
    """The options to send a delegate side by side: the price, and a number for every party."""
    cost = turmoil["seats"][decision.seat]["price"]
    price = words.say("amount.mc", cost) if cost else words.say("cli.nothing")
    cells = [Text.assemble(f"{words.title('cli.lobbying')} ", (f"({price})", PRICE), ":")]
    numbers = keys(decision)
    for i in lobbies:
        (party,) = [ref.name for ref in decision.options[i].about() if ref.kind == PARTY]
        cells.append(Text.assemble((numbers[i], KEY), " ", party_name(party, words)))
    return Columns(cells, padding=(0, 2, 0, 0))
