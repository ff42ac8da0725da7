"""Sending delegates: the lobbying action, and cards that send or remove delegates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text, Why
from areopolis.terraforming.effects.base import CHOICES, HARMS, Effect
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.rating import raise_rating
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.politics import committee, of_owner, place_delegate, remove_delegate, update_leader

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

LOBBY_PRICE: Final = 5


def why_not_lobby(pos: Position, player: Player) -> Why | None:
    """Why a player cannot send a delegate."""
    turmoil = committee(pos)
    if turmoil.lobby[player.seat]:
        return None
    if not turmoil.reserve(player.seat):
        return Why("delegates")
    return why_short(player, LOBBY_PRICE, steel=False, titanium=False)


@final
class Lobby(Task):
    """The choice to send a delegate to a party: free from the lobby, for money from the reserve."""

    def __init__(self, party: int) -> None:
        self.party: Final = party

    def run(self, pos: Position) -> None:
        """Send and pay."""
        pos.actions += 1
        turmoil = committee(pos)
        free = turmoil.lobby[pos.active]
        turmoil.lobby[pos.active] = False
        place_delegate(pos, pos.active, self.party)
        if not free:
            pay(pos, pos.active, LOBBY_PRICE)

    def notation(self) -> str:
        """For example `lobby reds`."""
        return f"lobby {PARTIES[self.party]}"

    def label(self) -> Text:
        """To which party."""
        return Text("choice.lobby", Text(f"party.{PARTIES[self.party]}"))


LOBBIES: Final[list[Task]] = [Lobby(party) for party in range(len(PARTIES))]


def take_delegates(pos: Position, seat: int, number: int) -> None:
    """Take delegates of a seat from the reserve, and from the lobby when that is empty."""
    turmoil = committee(pos)
    if turmoil.reserve(seat) < number:
        turmoil.lobby[seat] = False


@final
class SendDelegates(Effect):
    """Own delegates go to one party."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """They must be there."""
        return None if committee(pos).available(seat) >= self.number else Why("delegates")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask to which party."""
        pos.ask(seat, "party", [SendTo(seat, party, self.number) for party in range(len(PARTIES))])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def text(self) -> Text:
        """So many."""
        return Text("effect.senddelegates", self.number)


@final
class SendTo(Task):
    """The choice of a party for delegates."""

    def __init__(self, seat: int, party: int, number: int) -> None:
        self.seat: Final = seat
        self.party: Final = party
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Send them."""
        take_delegates(pos, self.seat, self.number)
        place_delegate(pos, self.seat, self.party, self.number)

    def notation(self) -> str:
        """For example `party reds`."""
        return f"party {PARTIES[self.party]}"

    def label(self) -> Text:
        """The party."""
        return Text(f"party.{PARTIES[self.party]}")


def backbenchers(pos: Position, neutral_only: bool) -> list[tuple[int, int]]:
    """Parties and owners of delegates that do not lead."""
    turmoil = committee(pos)
    found = []
    for party in range(len(PARTIES)):
        for owner in [NEUTRAL] if neutral_only else [NEUTRAL, *range(len(pos.players))]:
            if turmoil.of(party, owner) - (1 if turmoil.leaders[party] == owner else 0) > 0:
                found.append((party, owner))
    return found


@final
class BanDelegate(Effect):
    """A delegate that does not lead goes back to its owner."""

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask which; without one there is no effect."""
        options: list[Task] = [Ban(party, owner) for party, owner in backbenchers(pos, neutral_only=False)]
        if options:
            pos.ask(seat, "delegate", options)

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS


@final
class Ban(Task):
    """The choice of a delegate to be removed."""

    def __init__(self, party: int, owner: int) -> None:
        self.party: Final = party
        self.owner: Final = owner

    def run(self, pos: Position) -> None:
        """Remove it."""
        pos.log(of_owner("ban", self.owner), self.owner, Text(f"party.{PARTIES[self.party]}"))
        remove_delegate(pos, self.owner, self.party)

    def notation(self) -> str:
        """For example `party reds neutral` or `party reds 1`."""
        return f"party {PARTIES[self.party]} {'neutral' if self.owner == NEUTRAL else self.owner}"

    def label(self) -> Text:
        """Whose, and where."""
        name = of_owner("choice.ban", self.owner)
        return Text(name, Text("seat", self.owner), Text(f"party.{PARTIES[self.party]}"))


@final
class Recruit(Effect):
    """A neutral delegate that does not lead is exchanged for an own one."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """Both must be there."""
        if not committee(pos).available(seat):
            return Why("delegates")
        return None if backbenchers(pos, neutral_only=True) else Why("backbenchers")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask where."""
        parties = [party for party, _owner in backbenchers(pos, neutral_only=True)]
        pos.ask(seat, "party", [RecruitIn(seat, party) for party in parties])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES


@final
class RecruitIn(Task):
    """The choice of a party to recruit in."""

    def __init__(self, seat: int, party: int) -> None:
        self.seat: Final = seat
        self.party: Final = party

    def run(self, pos: Position) -> None:
        """Exchange them at once; the party keeps its size."""
        turmoil = committee(pos)
        take_delegates(pos, self.seat, 1)
        turmoil.members[self.party][NEUTRAL] -= 1
        turmoil.members[self.party][self.seat] += 1
        pos.log("recruit", self.seat, Text(f"party.{PARTIES[self.party]}"))
        update_leader(pos, self.party)

    def notation(self) -> str:
        """For example `party reds`."""
        return f"party {PARTIES[self.party]}"

    def label(self) -> Text:
        """The party."""
        return Text(f"party.{PARTIES[self.party]}")


@final
class Overthrow(Effect):
    """The neutral chairman goes, an own delegate takes the chair; the rating rises one step in all."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """A delegate must be there."""
        return None if committee(pos).available(seat) else Why("delegates")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Change the chair."""
        take_delegates(pos, seat, 1)
        committee(pos).chairman = seat
        pos.log("chairman", seat)
        raise_rating(pos, seat, 1)


def leads(pos: Position, seat: int) -> int:
    """How many parties a seat leads."""
    return sum([1 for leader in committee(pos).leaders if leader == seat and leader != NOBODY])
