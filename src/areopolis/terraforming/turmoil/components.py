"""Global events as components: what a page draws."""

from __future__ import annotations

from areopolis.kernel.component import Component, Part
from areopolis.kernel.icons import icon
from areopolis.terraforming.refs import EVENT
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.parties import BOX, PARTIES


def event_component(event: GlobalEvent) -> Component:
    """A global event; its signs are the parties that it strengthens, when revealed and when current."""
    return Component(
        EVENT,
        event.title.name.rpartition(".")[2],
        "global",
        event.title,
        [Part("", part.text(), part.icons()) for part in event.parts],
        tags=[icon("party", PARTIES[event.revealed]), icon("party", PARTIES[event.current])],
        facts={"revealed": PARTIES[event.revealed], "current": PARTIES[event.current], "box": BOX},
    )
