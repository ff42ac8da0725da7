"""The review of a game over the network: which stretch of it is wanted for whom, and what is said of it."""

from __future__ import annotations

from typing import final

from areopolis.server.entry import Ply, Seat
from areopolis.server.hint_messages import SaidReason
from areopolis.server.messages import Answer, Body
from areopolis.server.say import SaidOption


@final
class ReviewWish(Body, frozen=True):
    """The seat whose choices are looked at, from a ply on."""

    seat: Seat
    ply: Ply


@final
class SaidJudgement(Answer, frozen=True):
    """A choice, the best one that a bot finds in its place, and the points that this would have brought more, and why.

    If none was better, `ahead` says by how many points the next best would have been worse. `ply` choices stood before.
    """

    ply: int
    played: SaidOption
    best: SaidOption
    missed: float
    ahead: float
    reasons: list[SaidReason]


@final
class Chances(Answer, frozen=True):
    """The chance of every seat to win, when so many choices stood."""

    ply: int
    seats: list[float]


@final
class Review(Answer, frozen=True):
    """A part of a game that is over, judged by what a seat knew then; the next one begins at `then`."""

    judged: list[SaidJudgement]
    chances: list[Chances]
    then: int
