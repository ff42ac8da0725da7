"""How much a bot may think: a number of positions, or until whoever asks calls time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final


def never() -> bool:
    """Time that does not run out."""
    return False


@final
class Budget:
    """What is left for one choice. Nothing here knows a clock: `is_over` is a question to whoever set the limit."""

    def __init__(self, visits: int = 0, is_over: Callable[[], bool] = never) -> None:
        # Positions that may be looked at; 0: as many as the bot likes.
        self._most: int = visits
        self._is_over: Callable[[], bool] = is_over
        self.visits: int = 0
        # Whether nobody has set a limit: a bot then stops by itself.
        self.is_endless: Final = visits == 0 and is_over is never

    def visit(self) -> None:
        """Count a position that is looked at."""
        self.visits += 1

    def is_spent(self) -> bool:
        """Whether the bot should answer now with the best that it has."""
        return 0 < self._most <= self.visits or self._is_over()


@final
class Deadline:
    """A moment on a clock, which belongs to whoever asks the bot."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock: Final = clock
        self._end: Final = clock() + seconds

    def is_over(self) -> bool:
        """Whether the moment has come."""
        return self._clock() >= self._end


@final
class Limits:
    """How much a bot may think about every choice: so many seconds, so many positions; 0: as it likes."""

    def __init__(self, seconds: float = 0.0, visits: int = 0) -> None:
        self.seconds: Final = seconds
        self.visits: Final = visits

    def budget(self, clock: Callable[[], float]) -> Budget:
        """The budget of a choice that the bot is asked for now."""
        return Budget(self.visits, Deadline(clock, self.seconds).is_over if self.seconds > 0 else never)
