"""What a question is about, in words, and what it follows from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.terraforming.refs import (
    FROM_CONVERSION,
    FROM_PROJECT,
    NOWHERE,
    source_kind,
    source_ref,
    source_text,
)
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import CAPITAL, TILES

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


# Tiles that have the name of the card that places them.
SPECIAL: Final = frozenset([f"tile.{name}" for name in TILES[CAPITAL:]])


def asker(pos: Position, decision: Decision) -> Task | None:
    """The task that knows where a question comes from: an option, or what waits for the cards that are picked."""
    if decision.verb:
        last = pos.agenda[-1] if pos.agenda and decision == pos.decision else None
        return last if isinstance(last, Task) else None
    for option in decision.options:
        if isinstance(option, Task) and option.source() != NOWHERE:
            return option
    return None


def because(pos: Position, decision: Decision) -> tuple[Ref, ...]:
    """What a question follows from."""
    task = None if decision.kind in {"turn", "order"} else asker(pos, decision)
    ref = None if task is None else source_ref(task.source())
    if ref is not None:
        return (ref,)
    for expansion in pos.expansions:
        ref = expansion.because(pos)
        if ref is not None and decision.kind != "turn":
            return (ref,)
    return ()


def says_source(decision: Decision, subject: Text | None, source: int) -> bool:
    """Whether a question says what it follows from already: selling cards, or what a tile is for or named after."""
    if subject is None:
        return decision.kind == "sell"
    return subject.name in SPECIAL or source_kind(source) in {FROM_PROJECT, FROM_CONVERSION}


def question_text(pos: Position, decision: Decision) -> Text:
    """The question, with the action of the turn, or with what it is about and what it follows from."""
    plain = Text(f"question.{decision.kind}")
    if decision.kind == "turn":
        return Text("question.about", plain, Text("question.action", pos.actions + 1))
    about: list[Text] = []
    first = decision.options[0] if decision.options else None
    subject = first.subject() if isinstance(first, Task) else None
    if subject is not None:
        about.append(subject)
    task = asker(pos, decision)
    if task is None or not says_source(decision, subject, task.source()):
        refs = because(pos, decision)
        source = None if task is None or decision.kind == "order" else source_text(task.source())
        if source is not None:
            about.append(source)
        elif refs:
            about.append(Text(f"global.{refs[0].name}"))
    if not about:
        return plain
    return Text("question.about", plain, about[0]) if len(about) == 1 else Text("question.about.from", plain, *about)
