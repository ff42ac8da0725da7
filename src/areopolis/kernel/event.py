"""Events: what happened, for the log, the eye, statistics and the undo barrier."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.value import Value
from areopolis.kernel.why import Text

EVERYBODY: Final = -1
NOBODY: Final = 0


@final
class Event(Value):
    """One thing that happened to a seat (-1: to none of them).

    `parts` are public; `secret` is for the eyes of that seat; `reveals` are the seats (as bits, or EVERYBODY) that
    learned something by it which they could not know before: behind such an event nobody may take back.
    """

    def __init__(
        self, name: str, seat: int, parts: tuple[object, ...] = (), secret: tuple[object, ...] = (), reveals: int = 0
    ) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.parts: Final = tuple(parts)
        self.secret: Final = tuple(secret)
        self.reveals: Final = reveals

    def seen_by(self, seat: int) -> Event:
        """The event as a seat may see it."""
        if not self.secret or seat == self.seat:
            return self
        return Event(self.name, self.seat, self.parts, (), self.reveals)

    def text(self) -> Text:
        """The line for the log; with the secret part where it is known."""
        if self.secret:
            return Text(f"event.{self.name}.open", Text("seat", self.seat), *self.parts, *self.secret)
        return Text(f"event.{self.name}", Text("seat", self.seat), *self.parts)
