"""What schemathesis is told about the server: things that are there, in place of those that it makes up.

Whatever it makes up wrongly on purpose stays as it is.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Final

import schemathesis

# The environment of a run: ids of games; a record; seat, ply and notation of a choice that is possible in the first.
GAMES: Final = "AREOPOLIS_TEST_GAMES"
RECORD: Final = "AREOPOLIS_TEST_RECORD"
CHOICE: Final = "AREOPOLIS_TEST_CHOICE"
ID: Final = re.compile("[A-Za-z0-9_-]{8,32}", re.ASCII)
WORD: Final = re.compile("[a-z]{2,40}", re.ASCII)
PLIES: Final = 20
MOST_PLY: Final = 1_000_000


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
    """Ask for something that is there, wherever such a thing could be meant."""
    path, ids = case.path_parameters, os.environ[GAMES].split()
    if fits(ID, path.get("id")):
        path["id"] = ids[sum(map(ord, path["id"])) % len(ids)]
    if fits(WORD, path.get("game")):
        path["game"] = "onmars"
    if is_ply(path.get("ply")):
        path["ply"] = int(path["ply"]) % PLIES
    if isinstance(case.body, dict):
        mend(case.body, path)


def mend(body: dict[str, Any], path: dict[str, Any]) -> None:
    """The same for a body."""
    seat, ply, notation = json.loads(os.environ[CHOICE])
    if is_ply(body.get("ply")):
        body["ply"] = int(body["ply"]) % PLIES
    if isinstance(body.get("text"), str):
        body["text"] = Path(os.environ[RECORD]).read_text("utf-8")
    if isinstance(body.get("game"), str) and len(body["game"]) <= 40:
        body["game"] = "onmars"
    if words(body.get("options")):
        body["options"] = {}
    if set(body) == {"seat", "ply", "choices"} and isinstance(body["choices"], list):
        body["choices"] = [notation if fits(re.compile("(?s).{0,2000}"), one) else one for one in body["choices"]]
        path["id"] = os.environ[GAMES].split()[0] if fits(ID, path.get("id")) else path.get("id")
        body["ply"] = ply if is_ply(body["ply"]) else body["ply"]
        body["seat"] = seat if is_ply(body["seat"]) and body["seat"] <= 9 else body["seat"]


def fits(pattern: re.Pattern[str], found: Any) -> bool:
    """Whether something is a text of this kind."""
    return isinstance(found, str) and pattern.fullmatch(found) is not None


def words(found: Any) -> bool:
    """Whether something may be options of a game."""
    return isinstance(found, dict) and len(found) <= 40 and all(isinstance(value, str) for value in found.values())


def is_ply(found: Any) -> bool:
    """Whether something may be the number of choices."""
    return (
        isinstance(found, int | float)
        and not isinstance(found, bool)
        and 0 <= found <= MOST_PLY
        and found == int(found)
    )
