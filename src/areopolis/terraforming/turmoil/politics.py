"""Delegates, leaders, dominance and influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.state import Turmoil

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def committee(pos: Position) -> Turmoil:
    """The committee of a game with Turmoil."""
    for state in pos.states:
        if isinstance(state, Turmoil):
            return state
    raise AssertionError("there is no committee without Turmoil")


def seat_committee(pos: Position, turmoil: Turmoil) -> None:
    """Put another committee in the place of the one on the table."""
    pos.states[pos.states.index(committee(pos))] = turmoil


def of_owner(name: str, owner: int) -> str:
    """The name of a log line about a delegate: neutral ones have lines of their own."""
    return f"{name}.neutral" if owner == NEUTRAL else name


def place_delegate(pos: Position, owner: int, party: int, number: int = 1) -> None:
    """Send delegates of an owner (-1: neutral) to a party; leader and dominance may change."""
    turmoil = committee(pos)
    turmoil.members[party][owner] += number
    if pos.recording:
        pos.log(of_owner("delegate", owner), owner, number, Text(f"party.{PARTIES[party]}"))
    if turmoil.leaders[party] == NOBODY:
        turmoil.leaders[party] = owner
    update_leader(pos, party)
    update_dominance(pos)


def remove_delegate(pos: Position, owner: int, party: int) -> None:
    """Take a delegate away from a party."""
    turmoil = committee(pos)
    turmoil.members[party][owner] -= 1
    if not turmoil.total(party):
        turmoil.leaders[party] = NOBODY
    update_leader(pos, party)
    update_dominance(pos)


def update_leader(pos: Position, party: int) -> None:
    """The owner of strictly more delegates leads; among several the active player, then clockwise, neutral last."""
    turmoil = committee(pos)
    leader = turmoil.leaders[party]
    if leader == NOBODY:
        return
    count = len(pos.players)
    most = max(turmoil.members[party])
    if turmoil.of(party, leader) == most:
        return
    for owner in [*[(pos.active + i) % count for i in range(count)], -1]:
        if turmoil.of(party, owner) == most:
            turmoil.leaders[party] = owner
            if pos.recording:
                pos.log(of_owner("leader", owner), owner, Text(f"party.{PARTIES[party]}"))
            return


def update_dominance(pos: Position) -> None:
    """A party with strictly more delegates becomes dominant; among several the next clockwise."""
    turmoil = committee(pos)
    most = max([turmoil.total(party) for party in range(len(PARTIES))])
    if turmoil.total(turmoil.dominant) < most:
        turmoil.dominant = next_with(turmoil, turmoil.dominant, most)
        if pos.recording:
            pos.log("dominant", -1, Text(f"party.{PARTIES[turmoil.dominant]}"))


def next_with(turmoil: Turmoil, start: int, number: int) -> int:
    """The next party clockwise behind one that has so many delegates."""
    for i in range(1, len(PARTIES) + 1):
        party = (start + i) % len(PARTIES)
        if turmoil.total(party) == number:
            return party
    return start


def influence(pos: Position, seat: int) -> int:
    """The influence of a seat: the chair, the lead of the dominant party, further delegates there, and cards."""
    turmoil = committee(pos)
    leads = turmoil.leaders[turmoil.dominant] == seat
    members = turmoil.of(turmoil.dominant, seat) - (1 if leads else 0)
    points = (1 if turmoil.chairman == seat else 0) + (1 if leads else 0) + (1 if members > 0 else 0)
    return points + pos.players[seat].influence


def support(pos: Position, seat: int, party: int) -> bool:
    """Whether a card of a party may be played: it rules, or the seat has two delegates there."""
    turmoil = committee(pos)
    return turmoil.ruling == party or turmoil.of(party, seat) >= 2
