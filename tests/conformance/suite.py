"""The laws that every game and every bot keeps; importable by whoever writes another one.

`walk` plays a game at random and hands every position on the way to the checks.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

import pytest

from areopolis.bots import Bot
from areopolis.bots.budget import Budget
from areopolis.bots.random import random_choice
from areopolis.kernel.codec import canonical, decode, encode
from areopolis.kernel.decision import ASIDE, Choice, Decision, Some
from areopolis.kernel.errors import AreopolisError, BadNotation, IllegalChoice
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, read_record, replay
from areopolis.kernel.rng import Rng, seeded

STRANGE = ("", "fly to the moon", "play", "play 999", "space 99", "pay nothing at all", "buy", "\x00")


def walk(game: Game[Position], options: dict[str, str], seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, each at a decision; every so many of them."""
    pos = game.new(options, seed)
    rng = Rng(seeded(seed))
    made = 0
    while pos.decision is not None:
        if made % every == 0:
            yield pos
        pos.apply(random_choice(pos.decision, rng))
        made += 1
    yield pos


def play_on(pos: Position, choices: int, seed: int) -> str:
    """The digest after some more random choices."""
    rng = Rng(seeded(seed))
    for _ in range(choices):
        if pos.decision is None:
            break
        pos.apply(random_choice(pos.decision, rng))
    return pos.digest()


def check_copy(pos: Position) -> None:
    """A copy is equal, plays on like the original, and neither moves the other."""
    before = pos.digest()
    one, two = pos.copy(), pos.copy()
    assert one.digest() == before
    assert play_on(one, 12, 5) == play_on(two, 12, 5)
    assert pos.digest() == before
    if one.events and pos.recording:
        assert one.events is not two.events


def check_json(game: Game[Position], pos: Position) -> None:
    """A position survives JSON in the middle of anything, and plays on the same."""
    text = canonical(pos.data())
    again = game.restore(json.loads(text))
    assert canonical(again.data()) == text
    assert again.decision == pos.decision
    assert play_on(again, 12, 6) == play_on(pos.copy(), 12, 6)


def check_values(pos: Position) -> None:
    """Decisions and events are values: equal after JSON and pickle, with the same hash and text."""
    decision = pos.decision
    for thing in [decision, *pos.events]:
        if thing is None:
            continue
        assert decode(json.loads(canonical(encode(thing)))) == thing
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing
        assert hash(again) == hash(thing)
        assert repr(again) == repr(thing)


def some_choices(decision: Decision, rng: Rng) -> list[Choice]:
    """All options of a decision for one; for a subset the ends and a few random ones."""
    if not decision.verb:
        return list(decision.options)
    fewest = Some(decision.verb, *decision.options[: decision.least])
    return [
        fewest,
        Some(decision.verb, *decision.options[: decision.most]),
        *[random_choice(decision, rng) for _ in range(3)],
    ]


def check_choices(pos: Position, rng: Rng) -> None:
    """Every offered choice has its own notation, reads back, and applies; nothing else does or changes anything."""
    decision = pos.decision
    if decision is None:
        return
    notations = decision.notations()
    assert len(set(notations)) == len(notations), notations
    before = pos.digest()
    for choice in some_choices(decision, rng):
        assert pos.read(choice.notation()) == choice
        assert pos.why_not(choice.notation()) is None
        one, two = pos.copy(), pos.copy()
        one.apply(choice)
        two.apply(choice.notation())
        assert one.digest() == two.digest()
    for text in [*STRANGE, *[wish.notation() for wish, _ in pos.refusals()]]:
        with pytest.raises((BadNotation, IllegalChoice)):
            pos.apply(text)
        assert pos.digest() == before
    if decision.verb:
        too_many = Some(decision.verb, *decision.options, *decision.options[:1])
        with pytest.raises(IllegalChoice):
            pos.apply(too_many)
        assert pos.digest() == before


def aside(pos: Position, rng: Rng) -> tuple[int, Choice] | None:
    """Something that a seat may do although it is not asked."""
    questions = [pos.question(seat) for seat in range(pos.seats()) if seat not in pos.asked()]
    found = [question for question in questions if question is not None]
    if not found:
        return None
    question = found[rng.below(len(found))]
    return question.seat, random_choice(question, rng)


def answer(pos: Position, rng: Rng) -> tuple[int, Choice]:
    """An answer of one of the seats that are asked."""
    asked = pos.asked()
    question = pos.question(asked[rng.below(len(asked))])
    assert question is not None
    return question.seat, random_choice(question, rng)


def check_asides(pos: Position, rng: Rng) -> None:
    """Who is asked may answer, others only aside: then the same question is open again, and the game goes on."""
    decision = pos.decision
    before = pos.digest()
    asked = pos.asked()
    assert asked[:1] == ([] if decision is None else [decision.seat])
    for seat in range(pos.seats() + 1):
        question = pos.question(seat)
        if seat in asked:
            assert question is not None
            assert question.seat == seat
            assert question == decision or seat in asked[1:]
            continue
        if decision is not None:
            for choice in some_choices(decision, rng)[:2]:
                with pytest.raises(IllegalChoice):
                    pos.apply(choice, seat)
                with pytest.raises(IllegalChoice):
                    pos.apply(choice.notation(), seat)
                assert pos.why_not(choice.notation(), seat) is not None
        if question is None:
            continue
        assert question == Decision(seat, ASIDE, question.options)
        for option in question.options:
            assert pos.read(option.notation(), seat) == option
            assert pos.why_not(option.notation(), seat) is None
            one, two = pos.copy(), pos.copy()
            one.apply(option, seat)
            two.apply(option.notation(), seat)
            assert one.digest() == two.digest() != before
            assert one.decision == decision
            play_on(one, 12, 8)
    assert pos.digest() == before


def check_refusals(pos: Position) -> None:
    """What is refused has a reason, and is not offered."""
    if pos.decision is None:
        return
    offered = set(pos.decision.notations())
    for wish, why in pos.refusals():
        assert wish.notation() not in offered
        assert pos.why_not(wish.notation()) == why


def check_sample(pos: Position, rng: Rng) -> None:
    """A sample asks the same seats the same, its own seat first, and plays on."""
    before = pos.digest()
    for seat in range(-1, pos.seats()):
        sample = pos.view(seat).sample(rng)
        assert sorted(sample.asked()) == sorted(pos.asked())
        assert sample.view(seat).question() == pos.view(seat).question()
        assert (sample.decision is None) == (pos.decision is None)
        if seat in pos.asked():
            assert sample.decision == pos.question(seat)
        play_on(sample, 12, 7)
    assert pos.digest() == before


def check_barrier(pos: Position, rng: Rng) -> None:
    """What shows a seat something that it could not know cannot be taken back.

    Wherever what is hidden from a seat may lie, the same choice (where it can be made) shows it the same table, or
    there is an undo barrier.
    """
    decision = pos.decision
    if decision is None:
        return
    for choice in some_choices(decision, rng)[:4]:
        for seat in range(pos.seats()):
            one, other = pos.copy(), pos.copy()
            other.redraw(seat, rng)
            if other.decision is None or not other.decision.allows(choice):
                continue
            events, elsewhere = one.apply(choice), other.apply(choice)
            if not any(event.reveals for event in [*events, *elsewhere]):
                names = [event.name for event in events]
                assert canonical(one.table(seat)) == canonical(other.table(seat)), (choice, seat, names)


def check_record(game: Game[Position], options: dict[str, str], seed: int, length: int = 120) -> None:
    """A record reads back, replays to the same digest, and every damage to it is found."""
    pos = game.new(options, seed)
    rng = Rng(seeded(seed))
    choices: list[tuple[int, str]] = []
    while pos.decision is not None and len(choices) < length:
        seat, choice = aside(pos, rng) or answer(pos, rng)
        choices.append((seat, choice.notation()))
        pos.apply(choice, seat)
    seats = [f"player {seat}" for seat in range(pos.seats())]
    record = Record(game.name, game.rules, options, seats, seed, choices)
    record.seal(pos)
    text = record.text()
    games = {game.name: game}
    assert read_record(text).text() == text
    assert replay(read_record(text), games).digest() == pos.digest()
    lines = text.splitlines()
    damaged = [
        "\n".join(lines[:-3]),
        "\n".join([*lines[:2], *lines[3:]]),
        text.replace("seed: ", "seed: 9"),
        text.replace(lines[20], "0 fly", 1),
        "\n".join([*lines[:12], *lines[13:]]),
        text.replace("digest: ", "digest: 0"),
    ]
    for broken in damaged:
        with pytest.raises(AreopolisError, match=r"^line \d+: "):
            replay(read_record(broken), games)


def check_bot(game: Game[Position], options: dict[str, str], bot: Bot, choices: int) -> None:
    """A bot makes legal choices and changes nothing by thinking."""
    pos = game.new(options, 3)
    pos.recording = False
    for _ in range(choices):
        if pos.decision is None:
            break
        before = pos.digest()
        choice = bot.choose(pos.view(pos.decision.seat), pos.decision, Budget())
        assert pos.digest() == before
        assert pos.decision.allows(choice)
        pos.apply(choice)
