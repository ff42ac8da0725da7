"""What is true of every committee."""

from __future__ import annotations

from areopolis.kernel.laws import hold
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import DELEGATES, NEUTRAL_DELEGATES, NOBODY
from areopolis.terraforming.turmoil.state import Turmoil


def check_delegates(turmoil: Turmoil, players: int) -> None:
    """Seven of each seat and 14 neutral ones: in parties, in the chair, in the lobby, and the rest in reserve."""
    hold(NOBODY <= turmoil.chairman < players, "the chairman is somebody or nobody")
    for owner in [*range(players), NEUTRAL]:
        in_parties = [owners[owner] for owners in turmoil.members]
        hold(min(in_parties) >= 0, "nobody has less than no delegates")
        waiting = 0 if owner == NEUTRAL else int(turmoil.lobby[owner])
        placed = sum(in_parties) + waiting + int(turmoil.chairman == owner)
        hold(turmoil.reserve(owner) >= 0, "nobody has more delegates than there are")
        more = turmoil.extra if owner == turmoil.extra_seat and owner != NEUTRAL else 0
        whole = NEUTRAL_DELEGATES if owner == NEUTRAL else DELEGATES + more
        hold(placed + turmoil.reserve(owner) == whole, "every delegate is in one place")
        if owner != NEUTRAL:
            hold(turmoil.available(owner) == turmoil.reserve(owner) + waiting, "who waits in the lobby can be sent")


def check_parties(turmoil: Turmoil) -> None:
    """A leader has at least as many delegates as anybody there; the dominant party as many as any other."""
    for owners, leader in zip(turmoil.members, turmoil.leaders, strict=True):
        if sum(owners):
            hold(NEUTRAL <= leader < len(owners) - 1, "a party with delegates has a leader")
            hold(owners[leader] == max(owners) > 0, "a leader has most delegates")
        else:
            hold(leader == NOBODY, "a party without delegates has no leader")
    sizes = [sum(owners) for owners in turmoil.members]
    hold(sizes[turmoil.dominant] == max(sizes), "the dominant party has most delegates")


def check_events(turmoil: Turmoil) -> None:
    """Every global event is in exactly one place."""
    panel = [event for event in (turmoil.distant, turmoil.coming, turmoil.current) if event]
    events = sorted([*turmoil.deck[turmoil.drawn :], *turmoil.discards, *panel])
    hold(events == list(range(1, len(EVENTS))), "every global event is in one place")
