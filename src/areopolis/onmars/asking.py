"""What a question is about, in words, and what it follows from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import ASIDE, Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import ACTION, HEX, action_ref, ref_text, side_ref
from areopolis.onmars.task import Follows, Task
from areopolis.onmars.terms import ACTIONS, COLONY, RESUPPLY

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


# By kind: what a question says by itself to follow from, and need not say twice.
SAID: Final = {
    **{action: Ref(ACTION, action) for action in ACTIONS},
    "supply": action_ref(RESUPPLY),
    "discover": side_ref(COLONY),
}


def asker(pos: Position, decision: Decision) -> Task | None:
    """The task that asks a question; nobody asks for a turn or for what may be done beside another's."""
    task = pos.asker
    return task if isinstance(task, Task) and decision.kind not in {"turn", ASIDE} else None


def because(pos: Position, decision: Decision) -> tuple[Ref, ...]:
    """What a question follows from: the last mark on the agenda, and what its task knows."""
    task = asker(pos, decision)
    if task is None:
        return ()
    own = task.source()
    for place in range(len(pos.agenda) - 1, -1, -1):
        waiting = pos.agenda[place]
        if isinstance(waiting, Follows):
            source = waiting.source()
            return (*source, *[ref for ref in own if ref not in source])
    return own


def question_text(pos: Position, decision: Decision) -> Text:
    """The question, with what it is about and what it follows from."""
    plain = Text(f"question.{decision.kind}")
    task = asker(pos, decision)
    subject = None if task is None else task.subject(pos)
    about = [] if subject is None else [subject]
    # Where it lies the subject says.
    source = [ref for ref in because(pos, decision)[:1] if ref.kind != HEX and ref != SAID.get(decision.kind)]
    about += [ref_text(ref) for ref in source]
    if not about:
        return plain
    return Text("question.about", plain, about[0]) if len(about) == 1 else Text("question.about.from", plain, *about)
