"""What a viewer sees of a match: the table, the question, the people and the log, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, final

from areopolis.kernel.forms import Segment
from areopolis.kernel.option import NO, PLAYERS, SWITCH, YES, OptionSpec
from areopolis.kernel.position import Position
from areopolis.kernel.text import SEAT
from areopolis.kernel.why import Text
from areopolis.kernel.wire import handed_in
from areopolis.server.entry import HandOver, TakeBack
from areopolis.server.match import Match, Matter, kind_of
from areopolis.server.messages import LogLine, MatterState, Moment, Result, SeatState, State, TalkLine
from areopolis.server.say import Speaker
from areopolis.server.setup import PERSON

# How much of the log a viewer gets who has nothing of it yet; the rest is there for the asking.
RECENT: Final = 40


@final
class Eyes(NamedTuple):
    """Through whose eyes, in which language, and which seats the viewer's keys open."""

    seat: int
    language: str
    own: tuple[int, ...]


@final
class Company(NamedTuple):
    """Who is there now: seats that somebody looks from, how many only watch, bots that think.

    Since when others are gone; and whether the viewer was last seen at another screen.
    """

    here: frozenset[int] = frozenset()
    watchers: int = 0
    thinking: frozenset[int] = frozenset()
    gone: Mapping[int, float] = MappingProxyType({})
    elsewhere: bool = False


def speaker(match: Match, language: str) -> Speaker:
    """Whoever says things at this table in a language."""
    known = match.speakers.get(language)
    if known is None or known.names != match.names:
        known = match.speakers[language] = Speaker(language, match.names, match.game)
    return known


def state(match: Match, id: str, eyes: Eyes, company: Company, since: int, now: float) -> State:
    """Everything that a viewer sees who knows the table up to an entry."""
    session, pos, seat = match.session, match.session.position, eyes.seat
    say = speaker(match, eyes.language)
    first = log_start(match, since)
    asks = seat in eyes.own and not match.is_over() and match.bot_of(seat) == ""
    return State(
        game=id,
        rules=match.setup.game,
        name=match.setup.name,
        number=match.number,
        ply=session.ply_of(seat) if seat >= 0 else session.ply(),
        plies=session.ply(),
        seat=seat,
        own=list(eyes.own),
        language=eyes.language,
        at=now,
        status=match.status(),
        seats=[seat_state(match, other, company, now) for other in range(pos.seats())],
        table=dict(pos.table(seat)),
        log_from=first,
        log=log_lines(match, say, seat, first),
        talk_from=since,
        talk=[
            TalkLine(talk.number, talk.seat, talk.at, talk.line, talk.reaction)
            for talk in match.talk
            if talk.number > since
        ],
        question=say.question(pos, seat) if asks else None,
        refusals=say.refusals(pos, seat) if asks and seat in match.asked() else [],
        undo=session.may_undo(seat) if asks else 0,
        ahead=handed_in(pos, seat) if asks else [],
        watchers=company.watchers,
        hints=match.may_hint() and not match.is_over(),
        matter=None if match.matter is None else matter_state(match, match.matter, say),
        result=result(pos) if match.is_over() else None,
        agreed=agreed(match, say) if match.is_over() else [],
        follower=match.follower,
        open=match.is_open(),
        elsewhere=company.elsewhere,
    )


def log_start(match: Match, since: int) -> int:
    """The ply from which on the log of somebody who knows the table up to an entry has to be told."""
    if not 0 < since <= match.number:
        return max(0, match.session.ply() - RECENT)
    return min(match.plies[since:])


def seat_state(match: Match, seat: int, company: Company, now: float) -> SeatState:
    """Who sits on a seat, and how it is with them."""
    setup = match.setup.seats[seat]
    asked = seat in match.asked()
    clocked = match.setup.clock is not None and setup.kind == PERSON
    return SeatState(
        seat=seat,
        name=match.names[seat],
        kind=setup.kind,
        bot=match.bot_of(seat),
        here=seat in company.here,
        gone=0.0 if seat in company.here else company.gone.get(seat, 0.0),
        asked=asked,
        since=match.since.get(seat, 0.0) if asked else 0.0,
        thinks=seat in company.thinking,
        left=match.left_at(seat, now) if clocked else None,
        runs=seat in match.running(),
    )


def matter_state(match: Match, matter: Matter, say: Speaker) -> MatterState:
    """A proposal that waits for answers."""
    seats = [Text("seat", matter.seat)]
    if isinstance(matter.what, HandOver):
        seats.append(Text("seat", matter.what.seat))
    text = say.text(Text(f"server.proposal.{kind_of(matter.what)}", *seats))
    back = match.session.log[matter.what.ply :] if isinstance(matter.what, TakeBack) else []
    revealed = any(event.reveals for events in back for event in events)
    return MatterState(
        matter.number, matter.seat, matter.what, match.voters(), list(matter.agreed), text, revealed=revealed
    )


def result(pos: Position) -> Result:
    """How the game ended, or stands."""
    return Result(pos.winners(), pos.scores(), pos.breakdown())


def agreed(match: Match, say: Speaker) -> list[list[Segment]]:
    """What the game is played with, in words; how many play everybody sees."""
    words = match.setup.options
    specs = [spec for spec in match.game.option_specs() if spec.name != PLAYERS]
    texts = [agreed_on(spec, words.get(spec.name, spec.usual)) for spec in specs]
    return [say.line(text) for text in texts if text is not None]


def agreed_on(spec: OptionSpec, word: str) -> Text | None:
    """What was agreed on for an option; None if nothing was that one would look for."""
    if not word or word == spec.usual == NO:
        return None
    if spec.kind == SWITCH:
        return spec.title() if word == YES else Text("server.agreed.without", spec.title())
    named = [Text(SEAT, int(part)) if spec.holds == SEAT else spec.word_text(part) for part in spec.parts(word)]
    says = [text for text in named if text is not None]
    if spec.usual and says:
        return says[0]
    return Text("server.agreed", spec.title(), Text("and", *says)) if says else spec.title()


def log_lines(match: Match, say: Speaker, seat: int, first: int, last: int | None = None) -> list[LogLine]:
    """The lines of the log from a ply on, as a seat may know them."""
    session = match.session
    end = session.ply() if last is None else min(last, session.ply())
    lines: list[LogLine] = []
    for ply in range(first, end + 1):
        if ply == 0:
            lines.append(LogLine(0, -1, 0.0, say.events(session.opening, seat)))
        else:
            chooser = session.record.choices[ply - 1][0]
            lines.append(LogLine(ply, chooser, match.times[ply - 1], say.events(session.log[ply - 1], seat)))
        lines.extend(note_lines(match, say, ply, end if last is None else ply))
    return lines


def note_lines(match: Match, say: Speaker, ply: int, end: int) -> list[LogLine]:
    """What people did while so many choices stood; behind the last one also what belongs to choices taken back."""
    return [
        LogLine(note.ply, -1, note.at, note=say.text(note.say), number=note.number)
        for note in match.notes
        if note.ply == ply or (ply == end and note.ply > end)
    ]


def moment(match: Match, pos: Position, ply: int, eyes: Eyes) -> Moment:
    """The table as it was after some choices."""
    lines = log_lines(match, speaker(match, eyes.language), eyes.seat, ply, ply)
    return Moment(ply, match.session.ply(), eyes.seat, dict(pos.table(eyes.seat)), lines, pos.asked())
