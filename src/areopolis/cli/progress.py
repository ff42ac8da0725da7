"""Work that takes its time: a bar for people, and what is said if it is stopped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

# What a command that was stopped returns to the shell.
INTERRUPTED: Final = 130


def progress(steps: Iterable[T], total: int, quiet: bool, title: str = "Playing") -> Iterable[T]:
    """The steps one by one, with a bar that shows how far they are."""
    from rich.console import Console
    from rich.progress import track

    return track(steps, title, total, console=Console(stderr=True), disable=quiet, transient=True)


def stopped(finished: int, wanted: int, where: str = "") -> str:
    """What is left of games that did not come to their end."""
    done = f"stopped after {finished} of {wanted} games"
    return f"{done}; {'it is' if finished == 1 else 'they are'} in {where}" if where and finished else done
