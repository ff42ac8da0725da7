"""What happened, line by line."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.drawing import Drawing
from areopolis.cli.draw.style import HEADING, NEUTRAL, badge
from areopolis.cli.draw.words import Words
from areopolis.kernel.event import Event


def log_lines(events: list[Event], words: Words, drawing: Drawing) -> list[tuple[Text, Text]]:
    """The events of one choice as a sign and a line each; what one seat did stands in one line."""
    lines: list[tuple[Text, Text]] = []
    last: Event | None = None
    for event in events:
        said = words.text(event.text())
        if event.name in drawing.heads:
            lines.append((Text("─", style=HEADING), Text(said, style=HEADING)))
        elif goes_on(event, last, drawing):
            lines[-1][1].append(f" · {shortened(said, words, event.seat)}")
        else:
            lines.append(
                (badge(event.seat), Text(said if said.startswith(words.names) else said[:1].upper() + said[1:]))
            )
        last = event
    return lines


def goes_on(event: Event, last: Event | None, drawing: Drawing) -> bool:
    """Whether an event is told in the line of the one before."""
    same = last is not None and last.seat == event.seat and last.name not in drawing.heads
    return same and event.name not in drawing.openers


def shortened(said: str, words: Words, seat: int) -> str:
    """A sentence without the name of the seat that the line begins with."""
    return said if seat == NEUTRAL else said.removeprefix(words.names[seat]).lstrip(": ")


def log_grid(lines: list[tuple[Text, Text]]) -> Grid:
    """Lines one under the other; what is too long goes on beside its sign, not under it."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for sign, line in lines:
        grid.add_row(sign, line)
    return grid
