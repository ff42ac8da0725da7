"""What a flag is, what was given, and how one becomes the other's option."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from areopolis.cli.reading import whole_lines
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.option import NUMBER, NUMBERS, PLAYERS, SWITCH, WORD, WORDS, YES, OptionSpec
from areopolis.kernel.why import Text

if TYPE_CHECKING:
    from areopolis.kernel.game import Game
    from areopolis.kernel.position import Position
    from areopolis.kernel.text import Catalogue

# Something that may be chosen only, and not refused.
CHOSEN: Final = "chosen"
SEVERAL: Final = (NUMBERS, WORDS)
SOLO: Final = 1
SOLO_FLAG: Final = "solo"
# More words than these are not listed in the help.
MOST_LISTED: Final = 6
# The tables that are measured if none is named.
TABLES: Final = (2, 4)


@final
@dataclass(frozen=True)
class Flag:
    """A flag of the command line: its name, what it says, what it takes, and the option of the game that it sets."""

    name: str
    help: str
    kind: str
    option: str = ""
    # The words that it knows, where the game does not refuse others better.
    allowed: tuple[str, ...] = ()
    metavar: str = ""
    usual: str = ""
    short: str = ""

    def check(self, given: Given) -> None:
        """Refuse a word that is not known."""
        for word in given.words(self.name) if self.allowed else ():
            if word not in self.allowed:
                raise BadOptions(f"--{self.name} {word}: say one of {', '.join(self.allowed)}")

    def word(self, given: Given) -> str:
        """What was given, as a record writes it; a text is that of a file."""
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
        values = value if isinstance(value, list) else [value]
        return sorted({number for number in values if isinstance(number, int)})

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
        numbers = self.numbers(PLAYERS)
        solo = self.is_on(SOLO_FLAG)
        if solo and numbers not in ([], [SOLO]):
            raise BadOptions(f"--solo is for one player; leave out --players {numbers[0]}, or leave out --solo")
        return SOLO if solo else numbers[0] if numbers else usual

    def at(self, players: int) -> Given:
        """The same for so many players."""
        return Given({**self.values, PLAYERS: players})


def flag_of(spec: OptionSpec, english: Catalogue) -> Flag:
    """The flag for an option: one of several may be repeated."""
    listed = list(spec.listed() if spec.kind in {WORD, WORDS} else ())
    about = english.say(spec.about())
    if 0 < len(listed) <= MOST_LISTED:
        about += f": {', '.join(listed[:-1])} or {listed[-1]}"
    elif listed:
        about += f": {listed[0]}, {listed[1]} … {listed[-1]}"
    if spec.kind in SEVERAL:
        about += "; may be repeated"
    usual = spec.usual
    if spec.kind == SWITCH:
        usual = spec.name if spec.usual == YES else f"no-{spec.name}"
    return Flag(
        spec.single,
        f"{about[:1].upper()}{about[1:]}.",
        spec.kind,
        spec.name,
        () if spec.refusal else tuple(listed),
        spec.holds.upper(),
        usual,
    )


@final
class GameFlags:
    """The flags of one game, made of what it lets one agree on."""

    def __init__(self, game: Game[Position], english: Catalogue) -> None:
        specs = game.option_specs()
        self.game: Final = game
        self.title: Final = english.say(Text(f"game.{game.name}"))
        self.players: Final = specs[0]
        alone = Text(f"{self.players.phrase}.solo")
        # How it is played alone; empty if it cannot be.
        self.alone: Final = english.say(alone) if self.players.least == SOLO and english.phrase(alone.name) else ""
        self.flags: Final = tuple([flag_of(spec, english) for spec in specs if spec.name != PLAYERS])

    def words(self, given: Given) -> dict[str, str]:
        """The options as records write them; raises BadOptions."""
        words = {PLAYERS: str(given.players(int(self.players.usual)))}
        for flag in self.flags:
            path = given.path(flag.name)
            if path is not None:
                words[flag.option] = self.game.option_text(flag.option, whole_lines(path), str(path))
            elif flag.name in given.names():
                words[flag.option] = flag.word(given)
        return self.game.check_options(words)

    def player_counts(self, given: Given) -> list[int]:
        """The numbers of players that are measured if none is given: those that the other options allow."""
        fitting: list[int] = []
        for players in TABLES:
            try:
                self.words(given.at(players))
            except BadOptions:
                continue
            fitting.append(players)
        return fitting or [int(self.players.usual)]


def common_flags(games: list[GameFlags]) -> tuple[Flag, ...]:
    """The flags that every game has: how many play."""
    ranges = [f"{flags.players.least} to {flags.players.most} ({flags.game.name})" for flags in games]
    alone = [f"{flags.alone} ({flags.game.name})" for flags in games if flags.alone]
    return (
        Flag(PLAYERS, f"How many play: {', '.join(ranges)}.", NUMBER, usual="2", short="-p"),
        Flag(SOLO_FLAG, f"Play alone: {', '.join(alone)}.", CHOSEN),
    )
