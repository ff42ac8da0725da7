"""Cases from outside: a situation, what is done, what must be true afterwards; docs/testing.md has the form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import AreopolisError, IllegalChoice
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position

if TYPE_CHECKING:
    from areopolis.kernel.game import Game

MARK: Final = b"\xef\xbb\xbf"
# What comes of a case that has not the form of one, wherever it is noticed.
MALFORMED: Final = (
    LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError,
)  # fmt: skip
# What is said about one thing, what is expected, and what is.
Row = tuple[str, Any, Any]


class Unsupported(AreopolisError):
    """A part of the form that this program does not know."""


class Changed(AreopolisError):
    """A choice was refused, and yet the position is another one."""


class Trial:
    """A case at its situation: what a game does with its steps, and how things stand then."""

    def step(self, step: Any, last: bool) -> None:
        """Take one step; raises Unsupported for a step that is none, or whatever the game says of an illegal one."""
        raise AssertionError("every game has its own")

    def rows(self) -> list[Row]:
        """Everything that is expected, and how it is."""
        raise AssertionError("every game has its own")


def play_case(trial: Trial, case: dict[str, Any]) -> list[str]:
    """Take the steps of a case; returns what does not hold. Raises Unsupported for what is not known here."""
    expect, steps = case["expect"], case.get("do", [])
    legal = expect.get("legal", True)
    for i, step in enumerate(steps):
        last = i == len(steps) - 1
        try:
            trial.step(step, last)
        except Unsupported:
            raise
        except Changed:
            return [f"step {i + 1}: the position changed although the step is not legal"]
        except AreopolisError as error:
            return told(error, expect.get("why")) if last and not legal else [f"step {i + 1} {step}: {error}"]
    if not legal:
        return [f"step {len(steps)} is legal, and should not be: {expect.get('reason', '')}"]
    return [f"{what}: expected {wanted}, is {now}" for what, wanted, now in trial.rows() if wanted != now]


def told(error: AreopolisError, wanted: str | None) -> list[str]:
    """What does not hold in a refusal: it gives another reason than the case names."""
    why = error.why if isinstance(error, IllegalChoice) else None
    name = None if why is None else why.name
    return [] if wanted in {None, name} else [f"reason: expected {wanted}, is {name}"]


def attempt(pos: Position, choice: Choice | str, seat: int = -1) -> list[Event]:
    """Make a choice; if it is refused, the position must be as it was."""
    before = pos.digest()
    try:
        return pos.apply(choice, seat)
    except AreopolisError as error:
        if pos.digest() != before:
            raise Changed from error
        raise


@final
class Written(Trial):
    """A case whose steps are notation, and whose expectations are figures of the table."""

    def __init__(self, pos: Position, expect: dict[str, Any]) -> None:
        self.pos: Final = pos
        self.expect: Final = expect

    def step(self, step: Any, last: bool) -> None:
        """Make a choice: notation for the seat that is asked, or an object with `seat` and `choice`."""
        if not isinstance(step, dict):
            attempt(self.pos, str(step))
        elif set(step) == {"seat", "choice"}:
            attempt(self.pos, str(step["choice"]), int(step["seat"]))
        else:
            raise Unsupported(f"do.{' '.join(sorted(step))}")

    def rows(self) -> list[Row]:
        """What the open question offers and refuses, and the figures."""
        rows: list[Row] = []
        offered = [] if self.pos.decision is None else self.pos.decision.notations()
        for name, wanted in self.expect.items():
            if name == "question":
                rows.append((name, wanted, None if self.pos.decision is None else self.pos.decision.kind))
            elif name == "only":
                rows.append((name, sorted(wanted), sorted(offered)))
            elif name == "offers":
                rows.append((name, sorted(wanted), sorted(set(wanted) & set(offered))))
            elif name == "refuses":
                rows += [(f"reason against {text}", why, self.reason(text)) for text, why in wanted.items()]
            elif name not in {"legal", "reason", "why"}:
                rows += self.figures(name, wanted)
        return rows

    def reason(self, text: str) -> str | None:
        """The name of the reason against a choice."""
        why = self.pos.why_not(text)
        return None if why is None else why.name

    def figures(self, path: str, wanted: Any) -> list[Row]:
        """A figure of the table; an object stands for all the figures in it. Each seat is as it sees itself."""
        if isinstance(wanted, dict):
            return [row for name, value in wanted.items() for row in self.figures(f"{path}.{name}", value)]
        parts = path.split(".")
        own = parts[0] == "seats" and len(parts) > 1 and parts[1].isdecimal() and int(parts[1]) < self.pos.seats()
        return [(path, wanted, look(self.pos.table(int(parts[1]) if own else -1), parts))]


def look(form: Any, parts: list[str]) -> Any:
    """What lies in a form at the end of a path; raises Unsupported where nothing can."""
    for i, part in enumerate(parts):
        items = items_at(form, part)
        if len(items) != 1:
            raise Unsupported(f"expect.{'.'.join(parts[: i + 1])}")
        form = items[0]
    return form


def items_at(form: Any, part: str) -> list[Any]:
    """What a part of a path means: the field of an object; in a list an item by a field, its name, or its place.

    `space=3` is the item whose field `space` is 3, `E7` the one whose first field is this text, 0 the first one.
    """
    if isinstance(form, dict):
        return [form[part]] if part in form else []
    if not isinstance(form, list):
        return []
    items = [item for item in form if isinstance(item, dict)]
    field, equals, value = part.partition("=")
    if equals:
        return [item for item in items if field in item and str(item[field]) == value]
    named = [item for item in items if next(iter(item.values()), None) == part]
    return named or (form[int(part) : int(part) + 1] if part.isdecimal() else [])


def lines_of(content: bytes) -> list[tuple[int, bytes]]:
    """The lines of a file that hold something, with their numbers."""
    lines = content.removeprefix(MARK).splitlines()
    return [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]


def judge(line: bytes, games: Mapping[str, Game[Position]], usual: str) -> tuple[str, list[str], bool]:
    """The name of the case on a line, what does not hold in it, and whether it can be run at all.

    A case names its `game`; one that does not is of the usual one.
    """
    try:
        case = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return "", [f"this is no JSON that can be read ({error})"], False
    name = case.get("id") if isinstance(case, dict) else None
    if not isinstance(name, str) or not isinstance(case.get("expect"), dict):
        return name if isinstance(name, str) else "", ["a case is an object with 'id', 'do' and 'expect'"], False
    game = case.get("game", usual)
    if not isinstance(game, str) or game not in games:
        return name, [f"there is no game '{game}'; there are {', '.join(sorted(games))}"], False
    try:
        return name, play_case(games[game].trial(case), case), True
    except AreopolisError as error:
        return name, [str(error)], False
    except MALFORMED as error:
        return name, [f"the case has not the form of one ({type(error).__name__}: {error})"], False
