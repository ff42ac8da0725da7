"""The committee as it leaves the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.forms import Lobbyist, PartyForm, TurmoilForm
from areopolis.terraforming.turmoil.lobby import LOBBY_PRICE
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.policies import POLICIES, bonuses
from areopolis.terraforming.turmoil.politics import committee, influence
from areopolis.terraforming.turmoil.state import NO_EVENT, Turmoil

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def committee_form(pos: Position) -> TurmoilForm:
    """Everything lies open but the order of the events to come."""
    turmoil = committee(pos)
    return {
        "parties": [party_form(pos, turmoil, party) for party in range(len(PARTIES))],
        "ruling": PARTIES[turmoil.ruling],
        "dominant": PARTIES[turmoil.dominant],
        "policy": POLICIES[turmoil.ruling].number,
        "chairman": owner(turmoil.chairman),
        "seats": [lobbyist(pos, turmoil, player.seat) for player in pos.players],
        "neutral_reserve": turmoil.reserve(NEUTRAL),
        "distant": event_or_none(turmoil.distant),
        "coming": event_or_none(turmoil.coming),
        "current": event_or_none(turmoil.current),
        "deck": [event_name(event) for event in sorted(turmoil.deck[turmoil.drawn :])],
        "discards": [event_name(event) for event in turmoil.discards],
    }


def owner(seat: int) -> int | str | None:
    """The owner of delegates: a seat, nobody's delegates, or no one at all."""
    return None if seat == NOBODY else "neutral" if seat == NEUTRAL else seat


def party_form(pos: Position, turmoil: Turmoil, party: int) -> PartyForm:
    """A party with its delegates."""
    return {
        "party": PARTIES[party],
        "delegates": turmoil.members[party][:-1],
        "neutral": turmoil.of(party, NEUTRAL),
        "leader": owner(turmoil.leaders[party]),
        "policy": POLICIES[party].number,
        "bonus": bonuses(pos, party),
    }


def lobbyist(pos: Position, turmoil: Turmoil, seat: int) -> Lobbyist:
    """What a seat has to say."""
    waits = turmoil.lobby[seat]
    price = 0 if waits else LOBBY_PRICE if turmoil.reserve(seat) else None
    return {"influence": influence(pos, seat), "lobby": waits, "reserve": turmoil.reserve(seat), "price": price}


def event_name(event: int) -> str:
    """A global event by its printed number."""
    return EVENTS[event].title.name.removeprefix("global.")


def event_or_none(event: int) -> str | None:
    """The event on a place of the panel; the place may be empty."""
    return None if event == NO_EVENT else event_name(event)
