"""A stretch of a finished game, judged choice by choice in a process that thinks."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from areopolis.bots.budget import Budget
from areopolis.bots.review import VISITS, Judgement, chances, judge
from areopolis.kernel.codec import encode
from areopolis.kernel.decision import Choice
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded

# So many judgements are told at once, so that nobody waits long for the first ones.
MOST: Final = 25
# Over a whole game the chances are looked at about so often.
POINTS: Final = 120
REASONS: Final = 2


class ReviewJob(msgspec.Struct, frozen=True):
    """Choices of a game from a position on, of which those of a seat are judged."""

    pos: Position
    ply: int
    plies: int
    choices: list[tuple[int, str]]
    seat: int
    seconds: float
    limit: float


class OptionData(msgspec.Struct, frozen=True):
    """A choice: how it is written, its label and what it is about, both encoded."""

    notation: str
    label: Any
    about: Any


class JudgementData(msgspec.Struct, frozen=True):
    """What was chosen when so many choices stood, what would have been best, and why."""

    ply: int
    played: OptionData
    best: OptionData
    missed: float
    ahead: float
    reasons: Any


class ReviewData(msgspec.Struct, frozen=True):
    """Judgements, chances by ply, and the ply at which it goes on."""

    judged: list[JudgementData]
    chances: list[tuple[int, list[float]]]
    then: int


def review(job: ReviewJob) -> ReviewData:
    """Judge choices until the time is up or there are enough of them; always at least one step on."""
    over = time.monotonic() + job.seconds
    every = max(1, job.plies // POINTS)
    pos, ply = job.pos, job.ply
    judged: list[JudgementData] = []
    stood: list[tuple[int, list[float]]] = []
    for seat, text in job.choices:
        if ply > job.ply and (len(judged) >= MOST or time.monotonic() >= over):
            break
        if ply % every == 0:
            stood.append((ply, chances(pos, 1.0 - ply / job.plies)))
        if seat == job.seat:
            judged += judgements(pos, seat, text, ply)
        pos.apply(text, seat)
        ply += 1
    if ply == job.plies:
        stood.append((ply, chances(pos, 0.0)))
    return ReviewData(judged, [(at, of) for at, of in stood if of], ply)


def judgements(pos: Position, seat: int, text: str, ply: int) -> list[JudgementData]:
    """The judgement of a choice; none if there was nothing to choose."""
    view = pos.view(seat)
    decision = view.question()
    if decision is None or (len(decision.options) < 2 and not decision.verb):
        return []
    one = judge(view, decision, pos.read(text, seat), Rng(seeded(ply)), Budget(VISITS))
    return [JudgementData(ply, option(one.played), option(one.best), one.missed, one.ahead, reasons(one))]


def option(choice: Choice) -> OptionData:
    """A choice as it travels."""
    return OptionData(choice.notation(), encode(choice.label()), encode(choice.about()))


def reasons(one: Judgement) -> object:
    """The largest differences as they travel."""
    return encode(one.reasons[:REASONS])
