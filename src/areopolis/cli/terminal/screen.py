"""A question on the screen: in the turn with the table above it, in no more lines than there are."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from areopolis.cli.draw.drawing import Drawing, Look
from areopolis.cli.draw.style import DIM, HEADING
from areopolis.kernel.decision import Decision

# A turn takes no more lines than this, unless the screen has more.
LINES: Final = 45
# What follows below: how to answer, and the line that is typed.
BELOW: Final = 2


def question_screen(drawing: Drawing, look: Look, decision: Decision, level: int = 0) -> RenderableType:
    """A blank line, the options and the question itself."""
    asked = Text(drawing.asked(look, decision), style=HEADING)
    return Group("", drawing.question(look, decision, level), asked)


def turn_screen(drawing: Drawing, look: Look, decision: Decision, console: Console, lines: int) -> RenderableType:
    """The table and the question with as much as fits into so many lines; with everything for 0 lines."""
    screen: RenderableType = ""
    for level in range(drawing.levels):
        short = [Text(look.words.say("cli.shortened"), style=DIM)] if level else []
        screen = Group(drawing.whole(look, level), *short, question_screen(drawing, look, decision, level))
        if not lines or len(console.render_lines(screen, pad=False)) + BELOW <= lines:
            break
    return screen
