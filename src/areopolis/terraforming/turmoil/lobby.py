"""Sending delegates: the lobbying action, and cards that send or remove delegates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.icons import CHAIRMAN, RATING
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import DELEGATE, FROM_PARTY, PARTY, SOURCES, coded, seat_name, seat_ref
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.rating import raise_rating
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.politics import committee, of_owner, place_delegate, remove_delegate, update_leader
from areopolis.terraforming.vocabulary import CHOICES, HARMS, Effect, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

LOBBY_PRICE: Final = 5
SOURCES[FROM_PARTY] = (PARTY, PARTIES)


def party_ref(party: int) -> Ref:
    """A party."""
    return Ref(PARTY, PARTIES[party])


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
            pay(pos, pos.active, LOBBY_PRICE, coded(FROM_PARTY, self.party))

    def is_covered(self, pos: Position, player: Player) -> bool:
        """It raises no rating."""
        return True

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `lobby reds`."""
        return ("lobby", party_ref(self.party))

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
class SendDelegates(Steady):
    """Own delegates go to one party."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """They must be there."""
        return None if committee(pos).available(seat) >= self.number else Why("delegates")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask to which party."""
        pos.ask(seat, "party", [SendTo(seat, party, self.number, card) for party in range(len(PARTIES))])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def text(self) -> Text:
        """So many."""
        return Text("effect.senddelegates", self.number)

    def icons(self) -> list[Icon]:
        """Delegates."""
        return [icon(DELEGATE, amount=self.number)]


@final
class SendTo(Task):
    """The choice of a party for delegates."""

    def __init__(self, seat: int, party: int, number: int, card: int) -> None:
        self.seat: Final = seat
        self.party: Final = party
        self.number: Final = number
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Send them."""
        take_delegates(pos, self.seat, self.number)
        place_delegate(pos, self.seat, self.party, self.number)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `party reds`."""
        return ("party", party_ref(self.party))

    def about(self) -> tuple[Ref, ...]:
        """The party and the delegates."""
        return (party_ref(self.party), Ref(DELEGATE, seat_name(self.seat), self.number))

    def source(self) -> int:
        """The card."""
        return self.card

    def subject(self) -> Text | None:
        """How many delegates."""
        return Text("delegates", self.number)

    def label(self) -> Text:
        """The party."""
        return Text(f"party.{PARTIES[self.party]}")


def backbenchers(pos: Position, neutral_only: bool) -> list[tuple[int, int]]:
    """Parties and owners of delegates that do not lead."""
    turmoil = committee(pos)
    delegates = []
    for party in range(len(PARTIES)):
        for owner in [NEUTRAL] if neutral_only else [NEUTRAL, *range(len(pos.players))]:
            if turmoil.of(party, owner) - (1 if turmoil.leaders[party] == owner else 0) > 0:
                delegates.append((party, owner))
    return delegates


@final
class BanDelegate(Steady):
    """A delegate that does not lead goes back to its owner."""

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask which; without one there is no effect."""
        options: list[Task] = [Ban(party, owner, card) for party, owner in backbenchers(pos, neutral_only=False)]
        if options:
            pos.ask(seat, "delegate", options)

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def icons(self) -> list[Icon]:
        """A delegate of anybody."""
        return [icon(DELEGATE, amount=-1, anyone=True)]


@final
class Ban(Task):
    """The choice of a delegate to be removed."""

    def __init__(self, party: int, owner: int, card: int) -> None:
        self.party: Final = party
        self.owner: Final = owner
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Remove it."""
        pos.log(of_owner("ban", self.owner), self.owner, Text(f"party.{PARTIES[self.party]}"))
        remove_delegate(pos, self.owner, self.party)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `party reds neutral` or `party reds 1`."""
        return ("party", party_ref(self.party), seat_ref(self.owner))

    def about(self) -> tuple[Ref, ...]:
        """The party and the delegate."""
        return (party_ref(self.party), Ref(DELEGATE, seat_name(self.owner), 1))

    def source(self) -> int:
        """The card."""
        return self.card

    def others(self, pos: Position) -> list[Task]:
        """Every delegate, and every party."""
        answers: list[Task] = []
        turmoil = committee(pos)
        for party in range(len(PARTIES)):
            owners = [owner for owner in [NEUTRAL, *range(len(pos.players))] if turmoil.of(party, owner)]
            answers += [Ban(party, owner, self.card) for owner in owners or [NEUTRAL]]
        return answers

    def why_refused(self, pos: Position) -> Why | None:
        """It must be there and not lead."""
        if (self.party, self.owner) in backbenchers(pos, neutral_only=False):
            return None
        return Why("delegate.leads" if committee(pos).of(self.party, self.owner) else "delegate.none")

    def label(self) -> Text:
        """Whose, and where."""
        name = of_owner("choice.ban", self.owner)
        return Text(name, Text("seat", self.owner), Text(f"party.{PARTIES[self.party]}"))


@final
class Recruit(Steady):
    """A neutral delegate that does not lead is exchanged for an own one."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """Both must be there."""
        if not committee(pos).available(seat):
            return Why("delegates")
        return None if backbenchers(pos, neutral_only=True) else Why("backbenchers")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask where."""
        parties = [party for party, _owner in backbenchers(pos, neutral_only=True)]
        pos.ask(seat, "party", [RecruitIn(seat, party, card) for party in parties])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def icons(self) -> list[Icon]:
        """One for the other."""
        return [icon(DELEGATE, "neutral", -1), icon(DELEGATE, amount=1)]


@final
class RecruitIn(Task):
    """The choice of a party to recruit in."""

    def __init__(self, seat: int, party: int, card: int) -> None:
        self.seat: Final = seat
        self.party: Final = party
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Exchange them at once; the party keeps its size."""
        turmoil = committee(pos)
        take_delegates(pos, self.seat, 1)
        turmoil.members[self.party][NEUTRAL] -= 1
        turmoil.members[self.party][self.seat] += 1
        pos.log("recruit", self.seat, Text(f"party.{PARTIES[self.party]}"))
        update_leader(pos, self.party)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `party reds`."""
        return ("party", party_ref(self.party))

    def about(self) -> tuple[Ref, ...]:
        """The party, and who comes for whom."""
        return (party_ref(self.party), Ref(DELEGATE, seat_name(self.seat), 1), Ref(DELEGATE, seat_name(NEUTRAL), 1))

    def source(self) -> int:
        """The card."""
        return self.card

    def others(self, pos: Position) -> list[Task]:
        """Every party."""
        return [RecruitIn(self.seat, party, self.card) for party in range(len(PARTIES))]

    def why_refused(self, pos: Position) -> Why | None:
        """A neutral delegate must be there and not lead."""
        if (self.party, NEUTRAL) in backbenchers(pos, neutral_only=True):
            return None
        return Why("delegate.leads" if committee(pos).of(self.party, NEUTRAL) else "delegate.noneutral")

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

    def most_steps(self) -> int:
        """One."""
        return 1

    def icons(self) -> list[Icon]:
        """The chair, and the rating."""
        return [icon(CHAIRMAN), icon(RATING, amount=1)]


def leads(pos: Position, seat: int) -> int:
    """How many parties a seat leads."""
    return sum([1 for leader in committee(pos).leaders if leader == seat and leader != NOBODY])
