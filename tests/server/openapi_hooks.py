"""What schemathesis is told about the server: games that are there, in place of those that it makes up.

Whatever it makes up wrongly on purpose stays as it is.
"""

from __future__ import annotations

import os
import re
from typing import Any

import schemathesis

ID = re.compile("[A-Za-z0-9_-]{8,32}", re.ASCII)
WORD = re.compile("[a-z]{2,40}", re.ASCII)
# The environment of a run: ids of games, and how many choices stand in each of them at least.
GAMES = "AREOPOLIS_TEST_GAMES"
PLIES = 20
MOST_PLY = 1_000_000


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """Ask for something that is there, wherever such a thing could be meant."""
    path = case.path_parameters
    ids = os.environ[GAMES].split()
    if isinstance(path.get("id"), str) and ID.fullmatch(path["id"]):
        path["id"] = ids[sum(map(ord, path["id"])) % len(ids)]
    if isinstance(path.get("game"), str) and WORD.fullmatch(path["game"]):
        path["game"] = "onmars"
    for place in (path, case.body):
        if isinstance(place, dict) and is_ply(place.get("ply")):
            place["ply"] = int(place["ply"]) % PLIES


def is_ply(found: Any) -> bool:
    """Whether something may be the number of choices."""
    return isinstance(found, int | float) and not isinstance(found, bool) and 0 <= found <= MOST_PLY
