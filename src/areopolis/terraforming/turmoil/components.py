"""Parties and global events as components: what a page draws."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.component import Component, Part
from areopolis.kernel.icons import icon
from areopolis.terraforming.describe import parts_of
from areopolis.terraforming.refs import EVENT, PARTY
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.parties import BOX, PARTIES
from areopolis.terraforming.turmoil.policies import POLICIES, bonus_icons, bonus_text, party_text

POLICY: Final = "policy"
RULING: Final = "ruling"


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


def party_component(party: int) -> Component:
    """A party: the policy that is in force while it rules, and what everybody gets when it comes to power."""
    policy = POLICIES[party]
    return Component(
        PARTY,
        PARTIES[party],
        PARTY,
        party_text(party),
        [
            *[Part(POLICY, part.text, part.icons) for part in parts_of(policy)],
            Part(RULING, bonus_text(party), bonus_icons(party)),
        ],
        facts={"policy": policy.number, "box": BOX},
    )
