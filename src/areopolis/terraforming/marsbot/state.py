"""What belongs to MarsBot: tracks, decks and piles."""

from __future__ import annotations

from typing import Final, final

from areopolis.terraforming.marsbot.board import BUILDINGS, ENERGIES, EVENTS, SCIENCES, SPACES, TRACKS

SEAT: Final = 1
EASY_AWARDS: Final = 5


@final
class MarsBot:
    """The state of MarsBot beside its rating, money and tiles, which lie before its seat like those of anybody."""

    def __init__(
        self,
        level: str,
        tracks: list[int],
        highest: list[int],
        action_deck: list[int],
        bonus_deck: list[int],
        bonus_discard: list[int],
        destroyed: list[int],
        set_aside: list[int],
        played: list[int],
        cubes: list[int],
    ) -> None:
        self.level: Final = level
        # By track: where the cube is, and the furthest cell that it has ever reached.
        self.tracks: Final = tracks
        self.highest: Final = highest
        # The top of a deck is its first card.
        self.action_deck: Final = action_deck
        self.bonus_deck: Final = bonus_deck
        self.bonus_discard: Final = bonus_discard
        self.destroyed: Final = destroyed
        self.set_aside: Final = set_aside
        self.played: Final = played
        # Cubes of the corporation that have not been reached yet, as 100 * track + cell.
        self.cubes: Final = cubes
        # The corporation, 0 for none, and what lies on its card: money, a plant or a cube.
        self.corporation: int = 0
        self.card: int = 0
        # Where the neural tile lies, whether the first turn of the generation is still to come, failed actions so far.
        self.neural: int = 0
        self.first_turn: bool = True
        self.failed: int = 0

    def copy(self) -> MarsBot:
        """An independent copy."""
        other = MarsBot(
            self.level,
            self.tracks.copy(),
            self.highest.copy(),
            self.action_deck.copy(),
            self.bonus_deck.copy(),
            self.bonus_discard.copy(),
            self.destroyed.copy(),
            self.set_aside.copy(),
            self.played.copy(),
            self.cubes.copy(),
        )
        other.corporation = self.corporation
        other.card = self.card
        other.neural = self.neural
        other.first_turn = self.first_turn
        other.failed = self.failed
        return other

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "level": self.level,
            "tracks": self.tracks.copy(),
            "highest": self.highest.copy(),
            "action_deck": self.action_deck.copy(),
            "bonus_deck": self.bonus_deck.copy(),
            "bonus_discard": self.bonus_discard.copy(),
            "destroyed": self.destroyed.copy(),
            "set_aside": self.set_aside.copy(),
            "played": self.played.copy(),
            "cubes": self.cubes.copy(),
            "numbers": [self.neural, int(self.first_turn), self.failed, self.corporation, self.card],
        }

    @property
    def easy(self) -> bool:
        """Whether it plays by the easy rules."""
        return self.level == "easy"

    @property
    def hard(self) -> bool:
        """Whether it buys milestones and counts its pile."""
        return self.level in {"hard", "brutal"}

    @property
    def cards(self) -> int:
        """How many project cards it gets in a generation."""
        return 4 if self.level == "brutal" else 3

    def award_value(self, award: int, tiles: int) -> int:
        """What it has to show for an award: tiles, then tracks."""
        tracks = self.tracks
        values = (
            tiles,
            tracks[BUILDINGS] + tracks[EVENTS],
            tracks[SCIENCES],
            tracks[ENERGIES] + 5,
            tracks[SPACES] + 5,
        )
        return values[award] - (EASY_AWARDS if self.easy else 0)


def new_marsbot(level: str) -> MarsBot:
    """MarsBot with all cubes at the start and no cards."""
    return MarsBot(level, [0] * len(TRACKS), [0] * len(TRACKS), [], [], [], [], [], [], [])
