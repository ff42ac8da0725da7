"""Those who do tasks: what every kind of them can do, whether processes of this machine or a cluster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

# So many tasks are handed out before the first of them must be done, for each that works.
AHEAD: Final = 16


class Pending(Protocol[R_co]):
    """A task that was handed out."""

    def result(self) -> R_co:
        """What came of it, as soon as it is done."""
        ...

    def cancel(self) -> object:
        """Whoever has not begun with it need not do it."""
        ...


class Workers(Protocol):
    """Those who do the tasks."""

    # How many tasks they are given at a time.
    ahead: int

    def submit(self, do: Callable[[T], R], task: T) -> Pending[R]:
        """Hand out a task."""
        ...

    def close(self, at_once: bool) -> None:
        """No more tasks; at once: whatever is being done is of no use any more."""
        ...
