"""Hints over the network: who wants them, and what they say."""

from __future__ import annotations

from typing import final

from areopolis.kernel.forms import Segment
from areopolis.server.entry import Ply, Seat
from areopolis.server.messages import Answer, Body


@final
class Wish(Body, frozen=True):
    """A seat that wants hints for the question of a ply."""

    seat: Seat
    ply: Ply


@final
class SaidReason(Answer, frozen=True):
    """What an answer changes, and the points that this is worth."""

    text: list[Segment]
    points: float


@final
class SaidHint(Answer, frozen=True):
    """An answer that a bot finds good: the points that it is expected to bring compared with resting, and why."""

    notation: str
    label: list[Segment]
    points: float
    reasons: list[SaidReason]
    # What it is certain to mean for the others: a sentence or two, or none.
    others: list[list[Segment]]


@final
class Hints(Answer, frozen=True):
    """The best answers that a bot has found, the best first; none, and stale, if that question is open no more."""

    hints: list[SaidHint]
    stale: bool = False
