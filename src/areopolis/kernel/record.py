"""Records: a game as a text file that a person can read, git can diff, and any machine replays to the same end."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.codec import digest
from areopolis.kernel.errors import AreopolisError, BadNotation, BadOptions, BadRecord, IllegalChoice
from areopolis.kernel.game import Game, check_seed
from areopolis.kernel.position import Position

FORM: Final = 2
TITLE: Final = "areopolis record"
FIRST_LINE: Final = f"{TITLE} {FORM}"
MOST_DIGITS: Final = 20
HEADER: Final = ("game", "rules", "options", "seats", "seed")
# What stands before every line of an option that is a text, and before the digest.
BAR: Final = "|"
DIGEST: Final = "digest:"


@final
class Record:
    """The set-up of a game and the choices made in it, in notation; raises BadOptions for what no file can hold."""

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
        check_options(options)
        check_names(seats)
        check_seed(seed)
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.seats: Final = seats
        self.seed: Final = seed
        # Seat and notation of every choice.
        self.choices: Final = choices
        # The fingerprint of everything above and of the position after the last choice.
        self.digest: str = digest
        # In a file that was read: the lines of the choices, and of the digest.
        self.lines: list[int] = []

    def fingerprint(self, pos: Position) -> str:
        """The digest of this record if its choices lead to a position."""
        choices = [[seat, choice] for seat, choice in self.choices]
        return digest([self.game, self.rules, self.options, self.seats, self.seed, choices, pos.digest()])

    def seal(self, pos: Position) -> None:
        """Close the record with the position to which its choices lead."""
        self.digest = self.fingerprint(pos)

    def text(self) -> str:
        """The record as a file."""
        options = " ".join([f"{name}={word}" for name, word in self.options.items() if not is_text(word)])
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"options: {options}",
            f"seats: {', '.join(self.seats)}",
            f"seed: {self.seed}",
            *text_lines(self.options),
            "",
            *[f"{seat} {choice}" for seat, choice in self.choices],
            "",
            f"{DIGEST} {self.digest}",
            "",
        ]
        return "\n".join(lines)


def check_names(names: list[str]) -> None:
    """Refuse names of seats that a line of a file cannot hold; raises BadOptions."""
    for name in names:
        if not name or name != name.strip():
            raise BadOptions(f"the name '{name}': a name has letters, and no blanks around it")
        if "," in name:
            raise BadOptions(f"the name '{name}': commas stand between names, not in them")
        if any([controls(letter) for letter in name]):
            raise BadOptions(f"the name {name!r}: a name has no line breaks and no control characters")


def controls(letter: str) -> bool:
    """Whether something is no letter but breaks lines, steers a terminal, or is half of a letter."""
    code = ord(letter)
    return code < 0x20 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or letter in "\u2028\u2029"


def check_options(options: dict[str, str]) -> None:
    """Refuse options that are not written as one word each, or as whole lines; raises BadOptions."""
    for name, value in options.items():
        word = f"{name}=" if is_text(value) else f"{name}={value}"
        letters = word + value.replace("\n", "").replace("\t", "") if is_text(value) else word
        if not name or "=" in name or word.split() != [word] or any([controls(letter) for letter in letters]):
            raise BadOptions(f"the option {word[:200]!r}: an option is one word, name=value, or a text of whole lines")


def is_text(value: str) -> bool:
    """Whether an option is no word but a text, which has lines of its own behind the header."""
    return value.endswith("\n")


def text_lines(options: dict[str, str]) -> list[str]:
    """The lines of all options that are texts: the name, then the text behind bars."""
    lines: list[str] = []
    for name, value in options.items():
        if is_text(value):
            lines.append(f"{name}:")
            lines.extend([f"{BAR}{line}" for line in value.split("\n")[:-1]])
    return lines


def read_texts(lines: list[str], options: dict[str, str]) -> int:
    """Add the options that are texts, which follow the header; returns the index of the line after them."""
    index = len(HEADER) + 1
    while index < len(lines) and lines[index].strip() != DIGEST and lines[index].strip().endswith(":"):
        name = lines[index].strip().removesuffix(":")
        if name in options:
            raise BadRecord(index + 1, f"the option '{name[:60]}' stands there twice")
        index += 1
        body: list[str] = []
        while index < len(lines) and lines[index].startswith(BAR):
            body.append(lines[index].removeprefix(BAR).removesuffix("\r") + "\n")
            index += 1
        if not body:
            raise BadRecord(index, f"the text of '{name[:60]}' must follow, every line behind '{BAR}'")
        options[name] = "".join(body)
    return index


def header_field(lines: list[str], index: int, name: str) -> str:
    """One field of the header."""
    line = lines[index] if index < len(lines) else ""
    field, colon, value = line.partition(":")
    if not colon or field.strip() != name:
        raise BadRecord(index + 1, f"expected '{name}: …', found '{line[:60]}'")
    return value.strip()


def header_number(lines: list[str], index: int, name: str) -> int:
    """A field of the header that is a whole number."""
    value = header_field(lines, index, name)
    if not value.removeprefix("-").isdecimal() or len(value) > MOST_DIGITS:
        raise BadRecord(index + 1, f"{name} must be a whole number of at most {MOST_DIGITS} digits, not '{value[:40]}'")
    return int(value)


def header_options(lines: list[str]) -> dict[str, str]:
    """The options in the header."""
    options: dict[str, str] = {}
    for word in header_field(lines, 3, "options").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(4, f"an option is written name=value, not '{word}'")
        if name in options:
            raise BadRecord(4, f"the option '{name}' stands there twice")
        options[name] = value
    return options


def check_title(line: str) -> None:
    """Refuse what is no record, and records of another form; raises BadRecord."""
    if line.strip() == FIRST_LINE:
        return
    form = line.strip().removeprefix(TITLE).strip()
    if line.startswith(TITLE) and form.isdecimal():
        raise BadRecord(1, f"this is a record of form {form[:20]}; this program reads form {FORM}")
    raise BadRecord(1, f"a record begins with '{FIRST_LINE}'")


def read_record(text: str) -> Record:
    """The record in a file; raises BadRecord with the line and what is wrong with it."""
    lines = text.removeprefix("\ufeff").split("\n")
    check_title(lines[0])
    game, rules, options = header_field(lines, 1, "game"), header_number(lines, 2, "rules"), header_options(lines)
    seats = [seat.strip() for seat in header_field(lines, 4, "seats").split(",")]
    seed = header_number(lines, 5, "seed")
    first = read_texts(lines, options)
    record = header_record(game, rules, options, seats, seed)
    for index in range(first, len(lines)):
        line = lines[index].strip()
        if not line:
            continue
        if record.digest:
            raise BadRecord(index + 1, "nothing may follow the digest")
        record.lines.append(index + 1)
        if line.startswith(DIGEST):
            record.digest = line.removeprefix(DIGEST).strip() or "missing"
            continue
        seat, _, choice = line.partition(" ")
        if not seat.isdecimal() or len(seat) > MOST_DIGITS or not choice:
            raise BadRecord(index + 1, f"a choice is written 'seat notation', not '{line[:60]}'")
        record.choices.append((int(seat), choice.strip()))
    if not record.digest:
        last = max([index for index, line in enumerate(lines) if line.strip()])
        raise BadRecord(last + 1, "the file ends without its digest: it has been cut off")
    return record


def header_record(game: str, rules: int, options: dict[str, str], seats: list[str], seed: int) -> Record:
    """A record without choices; raises BadRecord with the line of the header that no record can have."""
    for line, names, number in ((4, ["-"], 0), (5, seats, 0), (6, seats, seed)):
        try:
            record = Record(game, rules, options, names, number, [])
        except BadOptions as error:
            raise BadRecord(line, str(error)) from error
    return record


def line_of(record: Record, ply: int) -> int:
    """The line of a choice in the file; after the last one, that of the digest."""
    if ply < len(record.lines):
        return record.lines[ply]
    first = len(HEADER) + 3 + len(text_lines(record.options))
    return first + ply if ply < len(record.choices) else first + 1 + ply


def begin(record: Record, games: dict[str, Game[Position]]) -> Position:
    """The position before the first choice."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(2, f"there is no game '{record.game}'; there are: {', '.join(sorted(games))}")
    if game.rules != record.rules:
        raise BadRecord(3, f"the record is of rules {record.rules}, this program plays rules {game.rules}")
    try:
        pos = game.new(record.options, record.seed)
    except AreopolisError as error:
        raise BadRecord(4, str(error), error.why if isinstance(error, BadOptions) else None) from error
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


def check_seal(record: Record, pos: Position) -> None:
    """Whether the record is as it was when it was closed with this position; raises BadRecord."""
    fingerprint = record.fingerprint(pos)
    if record.digest != fingerprint:
        line = line_of(record, len(record.choices))
        raise BadRecord(
            line, f"the digest is {fingerprint}, the record says '{record.digest[:40]}': it has been edited"
        )


def replay(record: Record, games: dict[str, Game[Position]]) -> Position:
    """The position after the last choice; raises BadRecord if it is not the one that was recorded."""
    pos = begin(record, games)
    for ply in range(len(record.choices)):
        play_ply(record, pos, ply)
    check_seal(record, pos)
    return pos
