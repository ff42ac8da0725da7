"""Questions to several seats at once: everybody answers for themselves, and nothing happens before all have answered.

Tasks that are the affair of one seat alone (`Task.lane`) lie side by side on the agenda. Each such seat is asked on a
copy in which only its own affairs are left. What it answers waits in `pos.answers`, where nobody else sees it and it
may be changed, until the last seat has answered; then all answers are made seat by seat, in the order of the agenda. So
the position does not depend on who was quicker, and a game that is played seat by seat comes to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from areopolis.kernel.errors import RuleError
from areopolis.kernel.event import Event

if TYPE_CHECKING:
    from areopolis.kernel.agenda import AgendaPosition, Task

P = TypeVar("P", bound="AgendaPosition")


def affairs(agenda: list[Task[Any]]) -> tuple[int, int]:
    """Where on an agenda the affairs of single seats lie: the first place, and the one behind the last."""
    end = len(agenda)
    while end and agenda[end - 1].lane() < 0:
        end -= 1
    start = end
    while start and agenda[start - 1].lane() >= 0:
        start -= 1
    return start, end


def seats_beside(pos: AgendaPosition) -> list[int]:
    """The seats that have affairs of their own beside each other, in the order of the agenda; none if it is but one."""
    decision = pos.decision
    if decision is None:
        return []
    start, end = affairs(pos.agenda)
    seats = [decision.seat]
    for place in range(end - 1, start - 1, -1):
        seat = pos.agenda[place].lane()
        if seat not in seats:
            seats.append(seat)
    return seats if len(seats) > 1 else []


def alone(pos: P, seat: int) -> P:
    """A copy in which only the affairs of one seat are left, after everything that it has answered so far."""
    other = pos.copy()
    other.recording = False
    other.answers.clear()
    start, end = affairs(pos.agenda)
    own = [task for task in pos.agenda[start:end] if task.lane() == seat]
    if pos.decision is not None and pos.decision.seat == seat:
        own.extend(pos.agenda[end:])
    else:
        other.decision = None
    other.agenda.clear()
    other.agenda.extend(own)
    other.advance()
    for answer in pos.answers.get(seat, ()):
        other.apply(answer)
    return other


def settle(pos: AgendaPosition) -> list[Event]:
    """Make the answers of all seats, seat by seat."""
    waiting = pos.answers.copy()
    pos.answers.clear()
    events: list[Event] = []
    while any([bool(answers) for answers in waiting.values()]):
        decision = pos.decision
        if decision is None or not waiting.get(decision.seat):
            raise RuleError("answers are left that nobody asked for")
        answers = waiting[decision.seat]
        events.extend(pos.apply(answers[0]))
        waiting[decision.seat] = answers[1:]
    return events


def turn_to(pos: AgendaPosition, seat: int) -> None:
    """Ask a seat first that is asked beside others: for a search, whose positions nobody records."""
    if seat not in seats_beside(pos):
        return
    answers = pos.answers.get(seat, ())
    pos.answers.clear()
    start, end = affairs(pos.agenda)
    if pos.decision is not None and pos.decision.seat != seat and end == len(pos.agenda):
        beside = pos.agenda[start:end]
        if not pos.decision.verb:
            # The task that asked is done; one that asks for several things is still on the agenda.
            beside.append(pos.waiting(pos.decision))
        del pos.agenda[start:]
        pos.agenda.extend([task for task in beside if task.lane() != seat])
        pos.agenda.extend([task for task in beside if task.lane() == seat])
        pos.decision = None
        pos.advance()
    for answer in answers:
        pos.apply(answer)
