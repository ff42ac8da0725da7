"""Two pieces on a hex: possible while pieces move, never at the end of a turn (rulebook pp. 7, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.hexes import RING
from areopolis.onmars.rules.complexes import all_pieces

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


# No two hexes are farther apart.
FARTHEST: Final = 12


class Stops:
    """Where a rover may end its move, as far as tiles go: anywhere."""

    def allows(self, hex_: int, spent: int = 0) -> bool:
        """Whether it may end on a hex after so many more crystals have been spent."""
        return True


ANYWHERE: Final = Stops()


def crowd_at(pieces: list[int], player: Player) -> bool:
    """Whether a bot or the rover of a player shares its hex with another piece."""
    for bot in player.bots:
        if pieces[bot] > 1:
            return True
    return player.rover >= 0 and pieces[player.rover] > 1


def crowded(pos: Position, seat: int) -> bool:
    """Whether a bot or the rover of a seat shares its hex with another piece."""
    return crowd_at(all_pieces(pos), pos.players[seat])


def others(pieces: list[int], player: Player) -> list[int]:
    """By hex: how many pieces stand there, the bots and the rover of a player left out."""
    count = pieces.copy()
    for bot in player.bots:
        count[bot] -= 1
    if player.rover >= 0:
        count[player.rover] -= 1
    return count


def settles(
    foreign: list[int], bots: list[int], rover: int, bot_points: int, rover_points: int, either: int, stops: Stops
) -> bool:
    """Whether everybody could still come to stand alone with so many points left.

    `foreign` are the pieces that cannot move now, `bots` and `rover` where the own ones stand, `either` points for
    both, and `stops` knows on which hexes the rover may end. A piece that is alone stays.
    """
    taken = foreign.copy()
    pieces = [*bots, *([rover] if rover >= 0 else [])]
    moving: list[int] = []
    for index, hex_ in enumerate(pieces):
        if taken[hex_] or pieces.count(hex_) > 1:
            moving.append(index)
        else:
            taken[hex_] += 1
    search = Search(pieces, taken, len(bots), either, stops)
    at = -1 if rover < 0 or len(bots) in moving else rover
    if search.place(moving, bot_points, rover_points, either, at):
        return True
    if at < 0:
        return False
    # Alone, but perhaps on a tile that is of no use: then the rover must go on, too.
    taken[at] -= 1
    return search.place([*moving, len(bots)], bot_points, rover_points, either, -1)


@final
class Search:
    """Looks for a hex for every piece that is not settled, one after the other."""

    def __init__(self, pieces: list[int], taken: list[int], rover: int, either: int, stops: Stops) -> None:
        self.pieces: Final = pieces
        self.taken: Final = taken
        # Which of the pieces is the rover, and the points for both at the beginning.
        self.rover: Final = rover
        self.either: Final = either
        self.stops: Final = stops

    def place(self, moving: list[int], bot_points: int, rover_points: int, either: int, at: int) -> bool:
        """Find a hex for the first of the moving pieces, then for the rest; `at` is where the rover rests."""
        if not moving:
            return at < 0 or self.stops.allows(at, self.either - either)
        index = moving[0]
        drives = index == self.rover
        own = rover_points if drives else bot_points
        for far in range(min(own + either, FARTHEST) + 1):
            left = either - max(far - own, 0)
            bots_left = bot_points if drives else max(bot_points - far, 0)
            rover_left = max(rover_points - far, 0) if drives else rover_points
            for hex_ in RING[self.pieces[index]][far]:
                if self.taken[hex_]:
                    continue
                self.taken[hex_] += 1
                placed = self.place(moving[1:], bots_left, rover_left, left, hex_ if drives else at)
                self.taken[hex_] -= 1
                if placed:
                    return True
        return False
