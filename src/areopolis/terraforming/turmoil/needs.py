"""Political requirements, and counts of politics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon, note
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import NEXT, ON_MARS
from areopolis.terraforming.icons import ANY, CHAIRMAN, tag
from areopolis.terraforming.terms import EMPTY, NEUTRAL, TAGS
from areopolis.terraforming.turmoil.lobby import leads
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.politics import committee, support
from areopolis.terraforming.vocabulary import Count, Need

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position


@final
class Supports(Need):
    """A party must rule, or the player must have two delegates in it."""

    def __init__(self, party: int) -> None:
        self.party: Final = party

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Look at the committee."""
        return None if support(pos, player.seat, self.party) else Why("party", Text(f"party.{PARTIES[self.party]}"))

    def text(self) -> Text:
        """Which party."""
        return Text("need.supports", Text(f"party.{PARTIES[self.party]}"))

    def icons(self) -> list[Icon]:
        """The party."""
        return [icon("party", PARTIES[self.party])]


@final
class IsChairman(Need):
    """The player must be chairman."""

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Look at the chair."""
        return None if committee(pos).chairman == player.seat else Why("chairman")

    def icons(self) -> list[Icon]:
        """The chair."""
        return [icon(CHAIRMAN)]


@final
class NeutralChairman(Need):
    """The chairman must be neutral."""

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Look at the chair."""
        return None if committee(pos).chairman == NEUTRAL else Why("chairman.neutral")

    def icons(self) -> list[Icon]:
        """The chair."""
        return [icon(CHAIRMAN, "neutral")]


@final
class LeadsParty(Need):
    """The player must lead a party."""

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Look at the parties."""
        return None if leads(pos, player.seat) else Why("leader")

    def icons(self) -> list[Icon]:
        """The lead."""
        return [icon("leader")]


@final
class AllTags(Count):
    """Face-up tags of all players together."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now; a wild tag of the player counts."""
        return sum([player.tags[self.tag] for player in pos.players]) + pos.players[seat].wild

    def text(self) -> Text:
        """Tags of everybody."""
        return Text(f"count.all.{TAGS[self.tag]}")

    def icons(self) -> list[Icon]:
        """The tag of anybody."""
        return [tag(self.tag, anyone=True)]


@final
class PartiesJoined(Count):
    """Parties in which the seat has a delegate."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([1 for owners in committee(pos).members if owners[seat]])

    def icons(self) -> list[Icon]:
        """A party."""
        return [icon("party", ANY)]


@final
class EmptyBesideOwn(Count):
    """Empty spaces on Mars beside own tiles, each once."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([1 for space in ON_MARS if pos.tiles[space] == EMPTY and is_beside_own(pos, seat, space)])

    def icons(self) -> list[Icon]:
        """An empty space."""
        return [icon("space", "empty"), note("beside")]


def is_beside_own(pos: Position, seat: int, space: int) -> bool:
    """Whether a tile of the seat lies beside a space."""
    return any([pos.tiles[n] != EMPTY and pos.owners[n] == seat for n in NEXT[space]])
