"""The shape of MarsBot as plain data."""

from __future__ import annotations

from areopolis.kernel.shape import Fields, Parts, Row, Shape, Whole, Word, named
from areopolis.terraforming.marsbot.board import LAST_CELL, TRACKS
from areopolis.terraforming.marsbot.corporation import CORPORATIONS
from areopolis.terraforming.marsbot.state import RULES
from areopolis.terraforming.shapes import CARDS, COUNT, SPACE


def marsbot_shape() -> Shape:
    """MarsBot."""
    tracks = Row(Whole(0, LAST_CELL), len(TRACKS), len(TRACKS))
    fields: dict[str, Shape] = {
        **named(CARDS, "action_deck bonus_deck bonus_discard destroyed set_aside played seeded"),
        "rules": Row(Word(*RULES), 0, len(RULES)),
        "tracks": tracks,
        "highest": tracks,
        "cubes": Row(Whole(0, 100 * len(TRACKS)), 0, 100),
        "numbers": Parts(SPACE, Whole(0, 1), COUNT, Whole(0, max(CORPORATIONS)), COUNT),
    }
    return Fields(fields)
