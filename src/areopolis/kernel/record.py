"""Records: a game as a text file that a person can read, git can diff, and any machine replays to the same end."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import AreopolisError, BadNotation, BadRecord, IllegalChoice
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position

FIRST_LINE: Final = "areopolis record 1"
MOST_DIGITS: Final = 20
HEADER: Final = ("game", "rules", "options", "seats", "seed")


@final
class Record:
    """The set-up of a game and the choices made in it, in notation."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, str],
        seats: list[str],
        seed: int,
        choices: list[tuple[int, str]],
        digest: str = "",
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.seats: Final = seats
        self.seed: Final = seed
        # Seat and notation of every choice.
        self.choices: Final = choices
        # The fingerprint of the position after the last choice.
        self.digest: str = digest

    def text(self) -> str:
        """The record as a file."""
        options = " ".join([f"{name}={word}" for name, word in self.options.items()])
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"options: {options}",
            f"seats: {', '.join(self.seats)}",
            f"seed: {self.seed}",
            "",
            *[f"{seat} {choice}" for seat, choice in self.choices],
            "",
            f"digest: {self.digest}",
            "",
        ]
        return "\n".join(lines)


def header_field(lines: list[str], index: int, name: str) -> str:
    """One field of the header."""
    if index >= len(lines):
        raise BadRecord(index + 1, f"the file ends before '{name}:'")
    field, colon, value = lines[index].partition(":")
    if not colon or field != name:
        raise BadRecord(index + 1, f"expected '{name}: …', found '{lines[index]}'")
    return value.strip()


def header_number(lines: list[str], index: int, name: str) -> int:
    """A field of the header that is a whole number."""
    value = header_field(lines, index, name)
    if not value.removeprefix("-").isdecimal() or len(value) > MOST_DIGITS:
        raise BadRecord(index + 1, f"{name} must be a whole number of at most {MOST_DIGITS} digits, not '{value[:40]}'")
    return int(value)


def read_record(text: str) -> Record:
    """The record in a file; raises BadRecord with the line and what is wrong with it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(1, f"a record begins with '{FIRST_LINE}'")
    game = header_field(lines, 1, "game")
    rules = header_number(lines, 2, "rules")
    options: dict[str, str] = {}
    for word in header_field(lines, 3, "options").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(4, f"an option is written name=value, not '{word}'")
        options[name] = value
    seats = [seat.strip() for seat in header_field(lines, 4, "seats").split(",")]
    seed = header_number(lines, 5, "seed")
    choices: list[tuple[int, str]] = []
    for index in range(6, len(lines)):
        line = lines[index].strip()
        if not line:
            continue
        if line.startswith("digest:"):
            if any([rest.strip() for rest in lines[index + 1 :]]):
                raise BadRecord(index + 2, "nothing may follow the digest")
            return Record(game, rules, options, seats, seed, choices, line.removeprefix("digest:").strip())
        seat, _, choice = line.partition(" ")
        if not seat.isdecimal() or len(seat) > MOST_DIGITS or not choice:
            raise BadRecord(index + 1, f"a choice is written 'seat notation', not '{line}'")
        choices.append((int(seat), choice.strip()))
    raise BadRecord(len(lines), "the file ends without its digest: it has been cut off")


def line_of(record: Record, ply: int) -> int:
    """The line of a choice in the file."""
    return len(HEADER) + 3 + ply if ply < len(record.choices) else len(HEADER) + 4 + ply


def begin(record: Record, games: dict[str, Game]) -> Position:
    """The position before the first choice."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(2, f"there is no game '{record.game}'; there are: {', '.join(sorted(games))}")
    if game.rules != record.rules:
        raise BadRecord(3, f"the record is of rules {record.rules}, this program plays rules {game.rules}")
    try:
        pos = game.new(record.options, record.seed)
    except AreopolisError as error:
        raise BadRecord(4, str(error)) from error
    if len(record.seats) != pos.seats():
        raise BadRecord(5, f"{len(record.seats)} seats are named, the game has {pos.seats()}")
    return pos


def play_ply(record: Record, pos: Position, ply: int) -> None:
    """Make one choice of a record."""
    seat, choice = record.choices[ply]
    line = line_of(record, ply)
    decision = pos.decision
    if decision is None:
        raise BadRecord(line, f"the game is over, but '{choice}' follows")
    if pos.question(seat) is None:
        raise BadRecord(line, f"it is seat {decision.seat}'s decision ({decision.kind}), not seat {seat}'s")
    try:
        pos.apply(choice, seat)
    except (BadNotation, IllegalChoice) as error:
        raise BadRecord(line, str(error)) from error


def replay(record: Record, games: dict[str, Game]) -> Position:
    """The position after the last choice; raises BadRecord if it is not the one that was recorded."""
    pos = begin(record, games)
    for ply in range(len(record.choices)):
        play_ply(record, pos, ply)
    digest = pos.digest()
    if record.digest != digest:
        line = line_of(record, len(record.choices))
        raise BadRecord(line, f"the choices lead to {digest}, the record says '{record.digest}': it has been edited")
    return pos
