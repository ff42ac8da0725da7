"""What somebody with a key may ask for in a room, over whichever way it comes."""

from __future__ import annotations

import asyncio
from typing import Final

from areopolis.kernel.codec import decode
from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import AreopolisError
from areopolis.kernel.evaluation import Term
from areopolis.kernel.event import Event
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.kernel.wire import preview, ref_form
from areopolis.server.create import check_bot
from areopolis.server.entry import Chose, HandOver, Proposed, Reacted, Spoke, TookBack
from areopolis.server.hint_messages import Hints, SaidHint, SaidReason, Wish
from areopolis.server.match import Match
from areopolis.server.messages import Changes, Confirmed, Deed, Try
from areopolis.server.refused import because, refused
from areopolis.server.review_messages import Chances, Review, ReviewWish, SaidJudgement
from areopolis.server.reviewing import JudgementData, OptionData
from areopolis.server.rights import WATCHER
from areopolis.server.room import Room
from areopolis.server.say import SaidOption, Speaker
from areopolis.server.show import speaker
from areopolis.server.thinkers import WorkerError
from areopolis.server.worker import HintData

# As many sentences on the others as one likes to read beside a hint.
SENTENCES: Final = 2


async def hints(room: Room, own: tuple[int, ...], wanted: Wish, language: str) -> Hints:
    """What a bot would do in the place of a seat, and why; raises Refused."""
    async with room.lock:
        match, seat = room.match, wanted.seat
        if seat not in own:
            raise because("not-yours", "seat")
        if not match.may_hint():
            raise because("not-now", "hints")
        pos = match.session.position
        question = None if match.is_over() else pos.question(seat)
        if question is None or wanted.ply != match.session.ply_of(seat):
            # Whoever wants a hint while another moves has done nothing wrong.
            return Hints([], stale=True)
        task = room.advise(seat)
    try:
        advice = await asyncio.shield(task)
    except WorkerError as error:
        raise because("unavailable", "nohint") from error
    said = speaker(match, language)
    ideas: list[SaidHint] = []
    for hint in advice:
        choice = question.find(hint.notation)
        if choice is not None:
            meant = [said.line(text) for text in pos.meaning(seat, choice)[:SENTENCES]]
            label, why = said.line(choice.label()), said_reasons(hint, said)
            ideas.append(SaidHint(hint.notation, label, hint.points, why, meant))
    return Hints(ideas)


async def review(room: Room, wanted: ReviewWish, language: str) -> Review:
    """How a seat played from a ply on, in a game that is over; raises Refused."""
    async with room.lock:
        match = room.match
        if not match.is_over():
            raise because("not-now", "review")
        if wanted.seat >= match.session.position.seats():
            raise because("unknown", "seat")
        task = room.review(wanted.seat, wanted.ply)
    try:
        told = await asyncio.shield(task)
    except WorkerError as error:
        raise because("unavailable", "noreview") from error
    said = speaker(match, language)
    return Review(
        [said_judgement(one, said) for one in told.judged],
        [Chances(ply, [round(share, 3) for share in seats]) for ply, seats in told.chances],
        told.then,
    )


def said_judgement(one: JudgementData, said: Speaker) -> SaidJudgement:
    """The judgement of a choice, in words."""
    played, best = said_option(one.played, said), said_option(one.best, said)
    return SaidJudgement(one.ply, played, best, one.missed, one.ahead, said_reasons(one, said))


def said_option(data: OptionData, said: Speaker) -> SaidOption:
    """A choice, in words."""
    label, about = decode(data.label), decode(data.about)
    assert isinstance(label, Text)
    assert isinstance(about, tuple)
    return SaidOption(data.notation, said.line(label), [ref_form(ref) for ref in about if isinstance(ref, Ref)])


def said_reasons(hint: HintData | JudgementData, said: Speaker) -> list[SaidReason]:
    """Why an answer is good, in words."""
    terms = decode(hint.reasons)
    assert isinstance(terms, tuple)
    return [SaidReason(said.line(term.text()), term.amount) for term in terms if isinstance(term, Term)]


async def do(room: Room, own: tuple[int, ...], deed: Deed) -> Confirmed:
    """Do something at the table for a seat that one's keys open; raises Refused."""
    seat = deed.seat
    if seat not in own and not (seat == WATCHER and isinstance(deed, Spoke | Reacted)):
        raise because("not-yours", "seat")
    if isinstance(deed, Proposed) and isinstance(deed.what, HandOver):
        check_bot(deed.what.bot)

    def check(match: Match) -> None:
        if isinstance(deed, Chose | TookBack):
            match.may_act(seat)

    return await room.do(deed, check)


def attempt(room: Room, own: tuple[int, ...], wanted: Try, language: str) -> Changes:
    """What some choices would change and lead to, as far as the seat may know it; raises Refused."""
    match, seat = room.match, wanted.seat
    if seat not in own:
        raise because("not-yours", "seat")
    pos = match.session.position
    if match.is_over() or pos.question(seat) is None or wanted.ply != match.session.ply_of(seat):
        # Whoever points at something while another moves has done nothing wrong.
        return Changes(certain=False, stale=True)
    try:
        trial = pos.apart(seat)
        trial.recording = True
        choices: list[Choice] = []
        happened: list[Event] = []
        for text in wanted.choices:
            choice = trial.read(text, seat)
            chance = trial.chance_state()
            events = trial.apply(choice, seat)
            choices.append(choice)
            happened += events
            if trial.chance_state() != chance or any(event.reveals for event in events):
                # Whether a further choice would be legal is not for the seat to know.
                return Changes(certain=False)
        changes = preview(pos, seat, choices)
    except AreopolisError as error:
        raise refused(error) from error
    if changes is None:
        return Changes(certain=False)
    words = speaker(match, language)
    return Changes(certain=True, changes=changes, events=words.events(happened, seat), asks=words.question(trial, seat))
