"""What lies on the committee board and the panel of global events."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.codec import numbers
from areopolis.terraforming.expansion import ExpansionState
from areopolis.terraforming.turmoil.parties import DELEGATES, GREENS, NEUTRAL_DELEGATES, NOBODY, PARTIES

NO_EVENT: Final = 0


@final
class Turmoil(ExpansionState):
    """Delegates, leaders, the government and the events. Owners are seats; the last column is neutral."""

    def __init__(
        self,
        members: list[list[int]],
        leaders: list[int],
        lobby: list[bool],
        deck: tuple[int, ...],
        discards: list[int],
    ) -> None:
        # By party: how many delegates of every seat and, last, of nobody; and who leads.
        self.members: Final = members
        self.leaders: Final = leaders
        self.lobby: Final = lobby
        self.deck: tuple[int, ...] = deck
        self.discards: Final = discards
        self.drawn: int = 0
        # Delegates that a seat has besides the usual number: -1 for none, and how many.
        self.extra_seat: int = -1
        self.extra: int = 0
        self.ruling: int = GREENS
        self.dominant: int = GREENS
        self.chairman: int = -1
        self.distant: int = NO_EVENT
        self.coming: int = NO_EVENT
        self.current: int = NO_EVENT

    def copy(self) -> Turmoil:
        """An independent copy."""
        other = Turmoil(
            [owners.copy() for owners in self.members],
            self.leaders.copy(),
            self.lobby.copy(),
            self.deck,
            self.discards.copy(),
        )
        other.drawn = self.drawn
        other.extra_seat = self.extra_seat
        other.extra = self.extra
        other.ruling = self.ruling
        other.dominant = self.dominant
        other.chairman = self.chairman
        other.distant = self.distant
        other.coming = self.coming
        other.current = self.current
        return other

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "members": [owners.copy() for owners in self.members],
            "leaders": self.leaders.copy(),
            "lobby": [int(waits) for waits in self.lobby],
            "deck": list(self.deck[self.drawn :]),
            "discards": self.discards.copy(),
            "government": [self.ruling, self.dominant, self.chairman, self.extra_seat, self.extra],
            "events": [self.distant, self.coming, self.current],
        }

    def total(self, party: int) -> int:
        """How many delegates a party has."""
        return sum(self.members[party])

    def of(self, party: int, owner: int) -> int:
        """How many delegates an owner has in a party; -1 is neutral."""
        return self.members[party][owner]

    def reserve(self, owner: int) -> int:
        """How many delegates an owner has neither in a party, nor in the lobby, nor in the chair."""
        placed = sum([owners[owner] for owners in self.members]) + (1 if self.chairman == owner else 0)
        if owner < 0:
            return NEUTRAL_DELEGATES - placed
        extra = self.extra if owner == self.extra_seat else 0
        return DELEGATES + extra - placed - (1 if self.lobby[owner] else 0)

    def available(self, seat: int) -> int:
        """How many delegates a seat can still send, from the reserve or the lobby."""
        return self.reserve(seat) + (1 if self.lobby[seat] else 0)


def new_turmoil(players: int, deck: tuple[int, ...]) -> Turmoil:
    """The committee before anybody has sent a delegate: each seat has one waiting in the lobby."""
    members = [[0] * (players + 1) for _party in PARTIES]
    return Turmoil(members, [NOBODY] * len(PARTIES), [True] * players, deck, [])


def restore_turmoil(data: dict[str, object]) -> Turmoil:
    """The committee that `data` describes."""
    members = data["members"]
    assert isinstance(members, list)
    turmoil = Turmoil(
        [numbers(owners) for owners in members],
        numbers(data["leaders"]),
        [waits == 1 for waits in numbers(data["lobby"])],
        tuple(numbers(data["deck"])),
        numbers(data["discards"]),
    )
    turmoil.ruling, turmoil.dominant, turmoil.chairman, turmoil.extra_seat, turmoil.extra = numbers(data["government"])
    turmoil.distant, turmoil.coming, turmoil.current = numbers(data["events"])
    return turmoil
