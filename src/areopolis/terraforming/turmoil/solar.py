"""The political steps of the solar phase, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.terraforming.rules.phases import in_turn_order
from areopolis.terraforming.rules.rating import lower_rating, raise_rating
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import NEUTRAL, SOLAR
from areopolis.terraforming.turmoil.event import EventPart
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.policies import party_text, ruling_bonus
from areopolis.terraforming.turmoil.politics import committee, next_with, of_owner, place_delegate
from areopolis.terraforming.turmoil.state import NO_EVENT

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class TrRevision(Task):
    """Everybody loses a step of rating."""

    def run(self, pos: Position) -> None:
        """Lower it."""
        pos.phase = SOLAR
        pos.active = pos.first
        for seat in in_turn_order(pos):
            if not pos.players[seat].automa:
                lower_rating(pos, seat, 1)


@final
class CurrentEvent(Task):
    """The current event happens."""

    def run(self, pos: Position) -> None:
        """Hand its parts to the agenda."""
        turmoil = committee(pos)
        if turmoil.current != NO_EVENT:
            event = turmoil.current
            turmoil.discards.append(event)
            turmoil.current = NO_EVENT
            resolve_event(pos, event)


def resolve_event(pos: Position, number: int) -> None:
    """Let a global event happen: part by part, each from the first player on."""
    pos.log("global", -1, EVENTS[number].title)
    pos.agenda.extend([EventStep(number, i) for i in reversed(range(len(EVENTS[number].parts)))])


@final
class EventStep(Task):
    """One part of a global event."""

    def __init__(self, event: int, part: int) -> None:
        self.event: Final = event
        self.part: Final = part

    def run(self, pos: Position) -> None:
        """Do it to the planet, then to everybody."""
        part: EventPart = EVENTS[self.event].parts[self.part]
        pos.agenda.extend([EventSeat(self.event, self.part, seat) for seat in reversed(in_turn_order(pos))])
        part.once(pos)


@final
class EventSeat(Task):
    """One part of a global event for one seat."""

    def __init__(self, event: int, part: int, seat: int) -> None:
        self.event: Final = event
        self.part: Final = part
        self.seat: Final = seat

    def run(self, pos: Position) -> None:
        """Do it; events pass an automa by."""
        if not pos.players[self.seat].automa:
            EVENTS[self.event].parts[self.part].do(pos, self.seat)


@final
class NewGovernment(Task):
    """The dominant party takes over the government."""

    def run(self, pos: Position) -> None:
        """Bonus, delegates home, chairman, a new dominant party, delegates to the lobby."""
        turmoil = committee(pos)
        party = turmoil.dominant
        turmoil.ruling = party
        pos.log("government", -1, party_text(party))
        ruling_bonus(pos, party)
        leader = turmoil.leaders[party]
        for owner in range(len(turmoil.members[party])):
            turmoil.members[party][owner] = 0
        turmoil.leaders[party] = NOBODY
        turmoil.chairman = leader
        if leader != NOBODY:
            pos.log(of_owner("chairman", leader), leader)
            if leader != NEUTRAL:
                raise_rating(pos, leader, 1)
        most = max([turmoil.total(other) for other in range(len(PARTIES))])
        turmoil.dominant = next_with(turmoil, party, most)
        for player in pos.players:
            if not player.automa and not turmoil.lobby[player.seat] and turmoil.reserve(player.seat) > 0:
                turmoil.lobby[player.seat] = True


@final
class ChangingTimes(Task):
    """The events move on, a new one is revealed, and neutral delegates follow them."""

    def run(self, pos: Position) -> None:
        """Move them."""
        turmoil = committee(pos)
        turmoil.current = turmoil.coming
        if turmoil.current != NO_EVENT:
            place_neutral(pos, EVENTS[turmoil.current].current)
        turmoil.coming = turmoil.distant
        reveal_event(pos)
        if turmoil.distant != NO_EVENT:
            place_neutral(pos, EVENTS[turmoil.distant].revealed)


def reveal_event(pos: Position) -> None:
    """Turn up the next event of the deck, which is made anew from the discards when it is empty."""
    turmoil = committee(pos)
    if turmoil.drawn >= len(turmoil.deck):
        turmoil.deck = pos.shuffled(turmoil.discards)
        turmoil.discards.clear()
        turmoil.drawn = 0
    turmoil.distant = NO_EVENT
    if turmoil.drawn < len(turmoil.deck):
        turmoil.distant = turmoil.deck[turmoil.drawn]
        turmoil.drawn += 1
        pos.reveal("event.distant", -1, (EVENTS[turmoil.distant].title,), (), EVERYBODY)


def place_neutral(pos: Position, party: int) -> None:
    """Send a neutral delegate to a party, if there is one left."""
    if committee(pos).reserve(NEUTRAL) > 0:
        place_delegate(pos, NEUTRAL, party)
