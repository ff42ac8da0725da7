"""The shape of the committee as plain data."""

from __future__ import annotations

from areopolis.kernel.shape import Fields, Parts, Row, Shape, Whole, named
from areopolis.terraforming.shapes import COUNT
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES


def turmoil_shape(seats: int) -> Shape:
    """The committee."""
    party, owner, event = Whole(0, len(PARTIES) - 1), Whole(NOBODY, seats - 1), Whole(0, len(EVENTS) - 1)
    fields: dict[str, Shape] = {
        "members": Row(Row(COUNT, seats + 1, seats + 1), len(PARTIES), len(PARTIES)),
        "leaders": Row(owner, len(PARTIES), len(PARTIES)),
        "lobby": Row(Whole(0, 1), seats, seats),
        "deck": Row(event, 0, len(EVENTS)),
        "discards": Row(event, 0, len(EVENTS)),
        "government": Parts(party, party, owner, owner, COUNT),
        "events": Parts(event, event, event),
    }
    return Fields(fields)


def turmoil_parts(seats: int) -> dict[str, Shape]:
    """The parts of its tasks and effects."""
    return {
        **named(Whole(NOBODY, seats - 1), "owner victim"),
        **named(Whole(-1, len(PARTIES) - 1), "party"),
        **named(Whole(0, len(EVENTS)), "event part"),
    }
