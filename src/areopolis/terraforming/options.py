"""The options of a game: what is agreed before the first card is dealt."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.value import Value


@final
class Options(Value):
    """How many play, with which variants, and which seats take the Beginner Corporation."""

    def __init__(
        self, players: int = 2, corporate_era: bool = True, draft: bool = False, beginners: tuple[int, ...] = ()
    ) -> None:
        if not 1 <= players <= 5:
            raise BadOptions(f"players={players}: Terraforming Mars is for 1 to 5 players")
        if players == 1 and not corporate_era:
            raise BadOptions("corporate-era=no: the solo game is always played with the Corporate Era (rulebook p. 13)")
        if players == 1 and draft:
            raise BadOptions("draft=yes: there is nobody to pass cards to in the solo game")
        if any(not 0 <= seat < players for seat in beginners):
            raise BadOptions(f"beginners={','.join(map(str, beginners))}: seats go from 0 to {players - 1}")
        self.players: Final = players
        self.corporate_era: Final = corporate_era
        self.draft: Final = draft
        self.beginners: Final = tuple(sorted(set(beginners)))

    def key(self) -> tuple[object, ...]:
        """All parts."""
        return (self.players, self.corporate_era, self.draft, self.beginners)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.players == 1

    def words(self) -> dict[str, str]:
        """The options as the header of a record has them."""
        words = {"players": str(self.players), "corporate-era": yes(self.corporate_era), "draft": yes(self.draft)}
        if self.beginners:
            words["beginners"] = ",".join([str(seat) for seat in self.beginners])
        return words


def yes(flag: bool) -> str:
    """A flag as a word."""
    return "yes" if flag else "no"


def read_options(words: dict[str, str]) -> Options:
    """The options that these words name; what is left out is as usual."""
    known = {"players", "corporate-era", "draft", "beginners"}
    for name in words:
        if name not in known:
            raise BadOptions(f"'{name}' is no option of Terraforming Mars; there are: {', '.join(sorted(known))}")
    for name in ("corporate-era", "draft"):
        if words.get(name, "no") not in {"yes", "no"}:
            raise BadOptions(f"{name}={words[name]}: say yes or no")
    numbers = [words.get("players", "2"), *[seat for seat in words.get("beginners", "").split(",") if seat]]
    if not all(number.isdecimal() for number in numbers):
        raise BadOptions(f"players and beginners are numbers, not '{' '.join(numbers)}'")
    return Options(
        int(numbers[0]),
        words.get("corporate-era", "yes") == "yes",
        words.get("draft", "no") == "yes",
        tuple([int(seat) for seat in numbers[1:]]),
    )
