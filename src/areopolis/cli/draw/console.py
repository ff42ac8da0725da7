"""A console that breaks no line at a no-break space."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from areopolis.kernel.text import NO_BREAK

# Takes the place of a no-break space while lines are broken, because rich breaks at every kind of space.
HOLD: Final = "\ue000"


@final
class Sheet(Console):
    """As any console; what a no-break space holds together stays in one line, and is printed with a plain space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of something; texts are broken with the space in disguise."""
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text) and NO_BREAK in renderable.plain:
            held = renderable.copy()
            held.plain = renderable.plain.replace(NO_BREAK, HOLD)
            renderable = held
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.replace(HOLD, " ")) if HOLD in segment.text else segment
