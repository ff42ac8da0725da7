"""Random games for the checks: positions on the way, answers in any order, and things done aside."""

from __future__ import annotations

from collections.abc import Iterator

from areopolis.bots.random import play_out, random_choice
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded


def walk(game: Game[Position], options: dict[str, str], seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, each at a decision; every so many of them, and the last."""
    pos = game.new(options, seed)
    rng = Rng(seeded(seed))
    made = 0
    while pos.decision is not None:
        if made % every == 0:
            yield pos
        pos.apply(random_choice(pos.decision, rng))
        made += 1
    yield pos


def walk_together(game: Game[Position], options: dict[str, str], seed: int, every: int = 1) -> Iterator[Position]:
    """Positions of a random game in which seats that are asked together answer in any order, some of them aside."""
    pos = game.new(options, seed)
    rng = Rng(seeded(seed))
    made = 0
    while pos.decision is not None:
        if made % every == 0:
            yield pos
        seat, choice = (aside(pos, rng) if made % 5 == 0 else None) or answer(pos, rng)
        pos.apply(choice, seat)
        made += 1
    yield pos


def play_on(pos: Position, choices: int, seed: int) -> str:
    """The digest after some more random choices."""
    play_out(pos, Rng(seeded(seed)), choices)
    return pos.digest()


def some_choices(decision: Decision, rng: Rng) -> list[Choice]:
    """All options of a decision for one; for a subset the ends and a few random ones."""
    if not decision.verb:
        return list(decision.options)
    fewest = Subset(decision.verb, *decision.options[: decision.least])
    return [
        fewest,
        Subset(decision.verb, *decision.options[: decision.most]),
        *[random_choice(decision, rng) for _ in range(3)],
    ]


def aside(pos: Position, rng: Rng) -> tuple[int, Choice] | None:
    """Something that a seat may do although it is not asked."""
    questions = [pos.question(seat) for seat in range(pos.seats()) if seat not in pos.asked()]
    open_questions = [question for question in questions if question is not None]
    if not open_questions:
        return None
    question = open_questions[rng.below(len(open_questions))]
    return question.seat, random_choice(question, rng)


def answer(pos: Position, rng: Rng) -> tuple[int, Choice]:
    """An answer of one of the seats that are asked."""
    asked = pos.asked()
    question = pos.question(asked[rng.below(len(asked))])
    assert question is not None
    return question.seat, random_choice(question, rng)


def eyes(pos: Position) -> list[int]:
    """Everybody who looks at a table: its people, and somebody who only watches."""
    return [-1, *[seat for seat in range(pos.seats()) if not pos.automa(seat)]]
