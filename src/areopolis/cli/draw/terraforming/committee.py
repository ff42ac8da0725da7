"""The committee of Turmoil at a glance: parties with their delegates, the government, the events."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY, PRICE, SEATS, badge, letter
from areopolis.cli.draw.terraforming.event import event_name, event_text
from areopolis.cli.draw.terraforming.policy import policy_text
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.terraforming.position import Position
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.lobby import LOBBY_PRICE
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.policies import party_text
from areopolis.terraforming.turmoil.politics import committee, influence
from areopolis.terraforming.turmoil.state import NO_EVENT, Turmoil

LEADER: Final = "★"
NONE: Final = "—"
# The places of the panel of events, the next to happen first.
PLACES: Final = ("current", "coming", "distant")


def owners(turmoil: Turmoil, party: int) -> list[int]:
    """Who has delegates in a party: the leader first, then by seat, neutral last."""
    seats = [*range(len(turmoil.lobby)), NEUTRAL]
    leader = turmoil.leaders[party]
    return [owner for owner in sorted(seats, key=lambda seat: seat != leader) if turmoil.of(party, owner)]


def counted(owner: int, number: int) -> Text:
    """The letter of an owner and a number, in the owner's colour."""
    return Text(f"{letter(owner)}{number}", style="" if owner == NEUTRAL else f"bold {SEATS[owner]}")


def delegates(turmoil: Turmoil, party: int) -> Text:
    """The delegates of a party: a letter and a number for every owner, a star before the leader."""
    parts = []
    for owner in owners(turmoil, party):
        star = LEADER if owner == turmoil.leaders[party] else ""
        parts.append(Text(star) + counted(owner, turmoil.of(party, owner)))
    return Text(" ").join(parts) if parts else Text(NONE, style=DIM)


def standing(turmoil: Turmoil, party: int, words: Words) -> Text:
    """Whether a party rules, or is dominant."""
    said = [words.say("cli.ruling")] if party == turmoil.ruling else []
    said += [words.say("cli.dominant")] if party == turmoil.dominant else []
    return Text(", ".join(said), style=HEADING)


def events_on(turmoil: Turmoil) -> list[tuple[str, int]]:
    """The places of the panel with the events that lie there."""
    return list(zip(PLACES, (turmoil.current, turmoil.coming, turmoil.distant), strict=True))


def committee_in_brief(pos: Position, words: Words) -> RenderableType:
    """The parties side by side, then a line each for the government, the policy and every event."""
    turmoil = committee(pos)
    parties = Grid.grid(padding=(0, 2, 0, 0))
    for _party in PARTIES:
        parties.add_column()
    numbers = range(len(PARTIES))
    parties.add_row(*[Text(words.text(party_text(party)), style=HEADING) for party in numbers])
    parties.add_row(*[delegates(turmoil, party) for party in numbers])
    parties.add_row(*[standing(turmoil, party, words) for party in numbers])
    rows = [("policy", Text(policy_text(turmoil.ruling, words))), ("chairman", government_line(pos, words))]
    for place, event in events_on(turmoil):
        if event != NO_EVENT:
            told = Text.assemble(event_name(EVENTS[event], words), ": ", event_text(EVENTS[event], words), no_wrap=True)
            told.overflow = "ellipsis"
            rows.append((f"panel.{place}", told))
    lines = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    lines.add_column(style=DIM, no_wrap=True)
    lines.add_column(ratio=1)
    for name, line in rows:
        lines.add_row(words.title(f"cli.{name}"), line)
    return Group(Text(""), parties, lines)


def chair(turmoil: Turmoil, words: Words) -> Text:
    """The letter of the chairman; the chair may be empty."""
    if turmoil.chairman == NOBODY:
        return Text(NONE, style=DIM)
    return Text(words.say("cli.neutral")) if turmoil.chairman == NEUTRAL else Text.assemble(badge(turmoil.chairman))


def government_line(pos: Position, words: Words) -> Text:
    """The chairman, and the influence, the lobby and the reserve of everybody."""
    turmoil = committee(pos)
    seats = [player.seat for player in pos.players]
    line = chair(turmoil, words)
    told = {
        "influence": {seat: influence(pos, seat) for seat in seats},
        "lobby": {seat: int(turmoil.lobby[seat]) for seat in seats},
        "reserve": {seat: turmoil.reserve(seat) for seat in (*seats, NEUTRAL)},
    }
    for name, numbers in told.items():
        line.append(f"  {words.say(f'cli.{name}')}", style=DIM)
        for seat, number in numbers.items():
            line.append(" ").append_text(counted(seat, number))
    return line


def lobby_options(pos: Position, decision: Decision, words: Words, lobbies: list[int]) -> Columns:
    """The options to send a delegate side by side: the price, and a number for every party."""
    free = committee(pos).lobby[decision.seat]
    price = words.say("cli.nothing") if free else words.say("amount.mc", LOBBY_PRICE)
    cells = [Text.assemble(f"{words.title('cli.lobbying')} ", (f"({price})", PRICE), ":")]
    numbers = keys(decision)
    for i in lobbies:
        party = PARTIES.index(decision.options[i].notation().split()[1])
        cells.append(Text.assemble((numbers[i], KEY), " ", words.text(party_text(party))))
    return Columns(cells, padding=(0, 2, 0, 0))
