"""Global events: one as a panel, and what lies on the panel of events."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING
from areopolis.cli.draw.terraforming.cards import PANEL_WIDTH, card_panel
from areopolis.cli.draw.words import Words
from areopolis.cli.lookup import printed_number
from areopolis.terraforming.card import Card, Printed
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.events import EVENTS

EVENT_STYLE: Final = "#c792ea"
BY_NUMBER: Final = {printed_number(event): event for event in EVENTS[1:]}


def panel_of(shown: Card | Printed, words: Words) -> Panel:
    """A card or a global event as a player wants to see it."""
    return card_panel(shown, words) if isinstance(shown, Card) else event_panel(shown, words)


def event_panel(event: Printed, words: Words) -> Panel:
    """A global event: the parties it strengthens, and what it does part by part."""
    lines: list[RenderableType] = [
        Text.assemble((f"{words.title(f'cli.event.{when}')}: ", DIM), words.say(f"party.{party}"))
        for when, party in event.facts().items()
    ]
    lines.append(Text(words.title("cli.everybody"), style=HEADING))
    lines += [Padding(words.sentence(line), (0, 0, 0, 2)) for line in event.lines()]
    return Panel(
        Group(*lines),
        title=Text(f" {printed_number(event)} {words.text(event.title)} ", style=f"bold {EVENT_STYLE}"),
        subtitle=Text(f" {words.say('cli.globalevent')} · {words.say('cli.turmoil')} ", style=DIM),
        border_style=EVENT_STYLE,
        width=PANEL_WIDTH,
        box=box.ROUNDED,
    )


def event_text(event: GlobalEvent, words: Words) -> str:
    """What an event does, in running words."""
    return " ".join([words.sentence(part.text()) for part in event.parts])


def event_name(event: GlobalEvent, words: Words) -> Text:
    """The number and the name of an event."""
    return Text(f"{printed_number(event)} {words.text(event.title)}", style=f"bold {EVENT_STYLE}")
