"""What belongs to MarsBot: tracks, decks and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.codec import numbers
from areopolis.terraforming.expansion import ExpansionState
from areopolis.terraforming.marsbot.board import BUILDINGS, ENERGIES, EVENTS, SCIENCES, SPACES, TRACKS

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

SEAT: Final = 1
LOW_BY: Final = 5

# Easier: cells that move the same cube on do nothing; a failed action brings less; it counts less for awards.
NO_CHAINS: Final = "no-chains"
LOW_FAILURES: Final = "low-failures"
LOW_AWARDS: Final = "low-awards"
# Harder: it buys milestones; its pile counts; it has four project cards.
BUYS_MILESTONES: Final = "buys-milestones"
PILE_COUNTS: Final = "pile-counts"
FOUR_CARDS: Final = "four-cards"
# Harder, with Turmoil only, and at no level by itself: a higher rating; delegates in parties before the first turn.
RATING_13: Final = "rating-13"
ONE_DELEGATE: Final = "one-delegate"
TWO_DELEGATES: Final = "two-delegates"
TURMOIL_RULES: Final = (RATING_13, ONE_DELEGATE, TWO_DELEGATES)
RULES: Final = (NO_CHAINS, LOW_FAILURES, LOW_AWARDS, BUYS_MILESTONES, PILE_COUNTS, FOUR_CARDS, *TURMOIL_RULES)
LEVELS: Final[dict[str, tuple[str, ...]]] = {
    "easy": (NO_CHAINS, LOW_FAILURES, LOW_AWARDS),
    "normal": (),
    "hard": (BUYS_MILESTONES, PILE_COUNTS),
    "brutal": (BUYS_MILESTONES, PILE_COUNTS, FOUR_CARDS),
}


@final
class MarsBot(ExpansionState):
    """The state of MarsBot beside its rating, money and tiles, which lie before its seat like those of anybody."""

    def __init__(
        self,
        rules: tuple[str, ...],
        tracks: list[int],
        highest: list[int],
        action_deck: list[int],
        bonus_deck: list[int],
        bonus_discard: list[int],
        destroyed: list[int],
        set_aside: list[int],
        played: list[int],
        cubes: list[int],
        seeded: list[int],
    ) -> None:
        # What makes it easier or harder: single rules, each of which may be agreed on by itself.
        self.rules: Final = rules
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
        # Project cards that everybody saw before they were shuffled into the bonus deck, until they are resolved.
        self.seeded: Final = seeded
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
            self.rules,
            self.tracks.copy(),
            self.highest.copy(),
            self.action_deck.copy(),
            self.bonus_deck.copy(),
            self.bonus_discard.copy(),
            self.destroyed.copy(),
            self.set_aside.copy(),
            self.played.copy(),
            self.cubes.copy(),
            self.seeded.copy(),
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
            "rules": list(self.rules),
            "tracks": self.tracks.copy(),
            "highest": self.highest.copy(),
            "action_deck": self.action_deck.copy(),
            "bonus_deck": self.bonus_deck.copy(),
            "bonus_discard": self.bonus_discard.copy(),
            "destroyed": self.destroyed.copy(),
            "set_aside": self.set_aside.copy(),
            "played": self.played.copy(),
            "cubes": self.cubes.copy(),
            "seeded": self.seeded.copy(),
            "numbers": [self.neural, int(self.first_turn), self.failed, self.corporation, self.card],
        }

    @property
    def delegates(self) -> int:
        """How many delegates it has in parties before the first turn."""
        return 2 if TWO_DELEGATES in self.rules else 1 if ONE_DELEGATE in self.rules else 0

    @property
    def cards(self) -> int:
        """How many project cards it gets in a generation."""
        return 4 if FOUR_CARDS in self.rules else 3

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
        return values[award] - (LOW_BY if LOW_AWARDS in self.rules else 0)


def new_marsbot(level: str, extra: tuple[str, ...] = ()) -> MarsBot:
    """MarsBot of a level, with single rules besides, all cubes at the start and no cards."""
    rules = tuple([rule for rule in RULES if rule in LEVELS[level] or rule in extra])
    return MarsBot(rules, [0] * len(TRACKS), [0] * len(TRACKS), [], [], [], [], [], [], [], [])


def restore_marsbot(data: dict[str, object]) -> MarsBot:
    """The MarsBot that `data` describes."""
    rules = data["rules"]
    assert isinstance(rules, list)
    marsbot = MarsBot(
        tuple([str(rule) for rule in rules]),
        numbers(data["tracks"]),
        numbers(data["highest"]),
        numbers(data["action_deck"]),
        numbers(data["bonus_deck"]),
        numbers(data["bonus_discard"]),
        numbers(data["destroyed"]),
        numbers(data["set_aside"]),
        numbers(data["played"]),
        numbers(data["cubes"]),
        numbers(data["seeded"]),
    )
    marsbot.neural, first, marsbot.failed, marsbot.corporation, marsbot.card = numbers(data["numbers"])
    marsbot.first_turn = first == 1
    return marsbot


def bot(pos: Position) -> MarsBot:
    """MarsBot, in a game with it."""
    for state in pos.states:
        if isinstance(state, MarsBot):
            return state
    raise AssertionError("there is no MarsBot in this game")
