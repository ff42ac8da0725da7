"""What the log says of Lacerda's choices: by which rules he chose, and what he would have chosen otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text
from areopolis.onmars.terms import LACERDA

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# More things than these are counted, not named.
NAMED: Final = 3


def note_rules(pos: Position, names: list[str]) -> None:
    """Note the rules that decided, if there were any."""
    if names and pos.recording:
        pos.log("om.lacerda.why", LACERDA, Text("and", *[Text(f"om.lacerda.rule.{name}") for name in names]))


def note_otherwise(pos: Position, things: list[Text]) -> None:
    """Note what would have come next, if there is anything; the same thing twice is one."""
    if not things or not pos.recording:
        return
    different: list[Text] = []
    for thing in things:
        if thing not in different:
            different.append(thing)
    named = different if len(different) <= NAMED else [Text("om.lacerda.others", len(different))]
    pos.log("om.lacerda.otherwise", LACERDA, Text("or", *named))
