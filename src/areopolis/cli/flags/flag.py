"""What a flag is, what was given, and how one becomes the other's option."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from areopolis.kernel.errors import BadOptions

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
WORD: Final = "word"
WORDS: Final = "words"
# Something that happens or not, and something that may be chosen only.
SWITCH: Final = "switch"
CHOSEN: Final = "chosen"
FILE: Final = "file"

SOLO: Final = 1
USUAL: Final = 2


@final
@dataclass(frozen=True)
class Flag:
    """A flag of the command line: its name, what it says, what it takes, and the option of the game that it sets."""

    name: str
    help: str
    kind: str
    # The words that it knows, where the game does not refuse others better.
    allowed: tuple[str, ...] = ()
    # How the option is called, if not like the flag.
    option: str = ""
    metavar: str = ""
    usual: str = ""
    short: str = ""

    def check(self, given: Given) -> None:
        """Refuse a word that is not known."""
        for word in given.words(self.name) if self.allowed else ():
            if word not in self.allowed:
                raise BadOptions(f"--{self.name} {word}: say one of {', '.join(self.allowed)}")

    def word(self, given: Given) -> str:
        """What was given, as a record writes it."""
        if self.kind == SWITCH:
            return "yes" if given.is_on(self.name) else "no"
        if self.kind == NUMBERS:
            return ",".join([str(number) for number in given.numbers(self.name)])
        return ",".join(given.words(self.name))


@final
class Given:
    """What was given, by the names of the flags; what was not is not in it."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values: Final = {
            name: value for name, value in values.items() if value is not None and value not in ([], "")
        }

    def names(self) -> list[str]:
        """The flags that were given."""
        return list(self.values)

    def is_on(self, name: str) -> bool:
        """Whether a switch was turned on."""
        return self.values.get(name) is True

    def numbers(self, name: str) -> list[int]:
        """The numbers of a flag, sorted and without doubles."""
        value = self.values.get(name, [])
        found = value if isinstance(value, list) else [value]
        return sorted({number for number in found if isinstance(number, int)})

    def words(self, name: str) -> list[str]:
        """The words of a flag."""
        value = self.values.get(name, [])
        return [str(word) for word in (value if isinstance(value, list) else [value])]

    def path(self, name: str) -> Path | None:
        """The file of a flag."""
        value = self.values.get(name)
        return value if isinstance(value, Path) else None

    def players(self, usual: int) -> int:
        """How many play."""
        numbers = self.numbers("players")
        solo = self.is_on("solo")
        if solo and numbers not in ([], [SOLO]):
            raise BadOptions(f"--solo is for one player; leave out --players {numbers[0]}, or leave out --solo")
        return SOLO if solo else numbers[0] if numbers else usual

    def at(self, players: int) -> Given:
        """The same for so many players."""
        return Given({**self.values, "players": players})


COMMON: Final = (
    Flag(
        "players",
        "How many play: 1 to 5 (terraforming), 1 to 4 (onmars).",
        NUMBER,
        usual="2",
        short="-p",
    ),
    Flag("solo", "Play alone: against fourteen generations (terraforming), against Lacerda (onmars).", CHOSEN),
)


class GameFlags:
    """The flags of one game; without any of its own, it is set up by the number of players alone."""

    game: str = ""
    title: str = ""
    flags: tuple[Flag, ...] = ()

    def __init__(self, game: str = "") -> None:
        self.game = game or self.game

    def words(self, given: Given) -> dict[str, str]:
        """The options as records write them; raises BadOptions."""
        return {"players": str(given.players(USUAL)), **self.plain(given)}

    def player_counts(self, given: Given) -> list[int]:
        """The numbers of players that are measured if none is given."""
        return [2, 4]

    def plain(self, given: Given) -> dict[str, str]:
        """What was given of the own flags, files excepted, by the names of the options."""
        return {
            flag.option or flag.name: flag.word(given)
            for flag in self.flags
            if flag.name in given.names() and flag.kind != FILE
        }
