"""Simulation: many games between bots.

The same seed gives the same results, however many processes share the work, as long as no bot has a limit of time.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from typing import Final, final

from areopolis.arena.files import at_hand, files_of
from areopolis.arena.work import run, working
from areopolis.bots import limits, make
from areopolis.games import games
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadOptions, RuleError
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record
from areopolis.kernel.rng import below, seeded

MOST_CHOICES = 200_000
# A choice is late if it took longer than the time of its bot by more than this share.
LATE = 1.1


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    keep_record: bool = False
    # The texts of the files that bots name.
    files: dict[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Thinking:
    """How long a seat has thought: choices, all seconds, the longest one, and how many were late."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0


@dataclass(frozen=True)
class Result:
    """How one game went; how long it took on the clock is no part of what is compared or written."""

    number: int
    seed: int
    bots: tuple[str, ...]
    choices: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    facts: dict[str, int | str]
    seats: tuple[dict[str, int | str], ...]
    record: str = field(default="", repr=False)
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)

    def row(self) -> dict[str, object]:
        """The result as one line of JSON."""
        return {name: value for name, value in asdict(self).items() if name not in {"record", "thinking"}}

    def columns(self) -> list[dict[str, int | str]]:
        """The result as flat rows, one per seat, for tables and Parquet; what a seat does not have is empty."""
        shared: dict[str, int | str] = {"number": self.number, "seed": self.seed, "choices": self.choices, **self.facts}
        blank: dict[str, int | str] = dict.fromkeys([name for facts in self.seats for name in facts], "")
        return [
            {**shared, "seat": seat, "bot": bot, "score": self.scores[seat], "won": int(seat in self.winners)}
            | blank
            | facts
            for seat, (bot, facts) in enumerate(zip(self.bots, self.seats, strict=True))
        ]


def jobs(game: str, options: dict[str, str], bots: tuple[str, ...], number: int, seed: int, records: bool) -> list[Job]:
    """The games to be played; bots rotate over the seats, so that none always sits first. Automas keep theirs."""
    if game not in games():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(games())}")
    pos = games()[game].new(options, 0)
    for bot in set(bots):
        make(bot, 0)
    files = files_of(set(bots))
    planned = []
    for i in range(number):
        seated = tuple(pos.automa(seat).lower() or bots[(seat + i) % len(bots)] for seat in range(pos.seats()))
        planned.append(Job(i, game, options, seated, game_seed(seed, i), records, files))
    return planned


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return below(seeded(seed * 1_000_003 + number), 1 << 31)


def play(job: Job) -> Result:
    """Play one game."""
    game = games()[job.game]
    pos = game.new(job.options, job.seed)
    pos.recording = False
    people = [seat for seat in range(pos.seats()) if not pos.automa(seat)]
    bots = {seat: Thinker(at_hand(job.bots[seat], job.files), job.seed * 10 + seat) for seat in people}
    choices: list[tuple[int, str]] = []
    made = 0
    while (decision := pos.decision) is not None:
        choice = bots[decision.seat].choose(pos, decision)
        if job.keep_record:
            choices.append((decision.seat, choice.notation()))
        pos.apply(choice)
        made += 1
        if made > MOST_CHOICES:
            raise RuleError(f"game {job.number} with seed {job.seed} does not end")
    record = ""
    if job.keep_record:
        kept = Record(game.name, game.rules, job.options, list(job.bots), job.seed, choices)
        kept.seal(pos)
        record = kept.text()
    return Result(
        job.number, job.seed, job.bots, made, tuple(pos.scores()), tuple(pos.winners()), pos.facts(),
        tuple(facts_of(pos, seat) for seat in range(pos.seats())), record,
        tuple(bots[seat].thinking if seat in bots else Thinking() for seat in range(pos.seats())),
    )  # fmt: skip


@final
class Thinker:
    """A bot on its seat, with a clock beside it."""

    def __init__(self, bot: str, seed: int) -> None:
        self._bot: Final = make(bot, seed)
        self._limits: Final = limits(bot)
        self.thinking: Thinking = Thinking()

    def choose(self, pos: Position, decision: Decision) -> Choice:
        """What the bot chooses; the clock is stopped."""
        start = time.monotonic()
        choice = self._bot.choose(pos.view(decision.seat), decision, self._limits.budget(time.monotonic))
        took = time.monotonic() - start
        late = 0 < self._limits.seconds * LATE < took
        before = self.thinking
        self.thinking = Thinking(
            before.choices + 1, before.seconds + took, max(before.longest, took), before.late + int(late)
        )
        return choice


def facts_of(pos: Position, seat: int) -> dict[str, int | str]:
    """The facts of a seat; an automa is a side of its own."""
    automa = pos.automa(seat).lower()
    return {**pos.seat_facts(seat), "side": automa} if automa else pos.seat_facts(seat)


def simulate(waiting: list[Job], processes: int = 1, ray: str = "") -> Generator[Result]:
    """Play all games, in order, on some processes or a Ray cluster."""
    with working(min(processes, len(waiting)), ray) as workers:
        yield from run(workers, play, waiting)
