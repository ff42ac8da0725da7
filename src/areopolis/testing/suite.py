"""The laws that every game and every bot keeps, each for one position of a game on its way, or for a whole game."""

from __future__ import annotations

import json
import pickle
from functools import partial
from typing import Final, TypeVar

import msgspec

from areopolis.bots import Bot
from areopolis.bots.budget import Budget
from areopolis.kernel import forms, wire
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.codec import canonical, decode, encode
from areopolis.kernel.decision import ASIDE, Decision, Subset
from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, read_record, replay
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session
from areopolis.testing.law import Broken, must, refused
from areopolis.testing.play import answer, aside, play_on, some_choices
from areopolis.testing.state import check_alike

T = TypeVar("T")
STRANGE: Final = ("", "fly to the moon", "play", "play 999", "space 99", "pay nothing at all", "buy", "\x00")


def check_copy(pos: Position) -> None:
    """A copy is equal in every field, plays on like another one, shares nothing, and neither moves the other."""
    before = pos.digest()
    one, two = pos.copy(), pos.copy()
    check_alike(pos, one, "a copy")
    must(one.digest() == before, "a copy has the digest of the original")
    must(play_on(one, 12, 5) == play_on(two, 12, 5), "copies play on alike")
    must(pos.digest() == before, "whoever plays on with a copy leaves the original alone")


def check_json(game: Game[Position], pos: Position, retold: tuple[str, ...] = ()) -> None:
    """A position survives JSON in the middle of anything, in every field, and plays on the same.

    `retold` are fields that the data tell in another way, such as a deck without the cards that were drawn.
    """
    text = canonical(pos.data())
    again = game.restore(json.loads(text))
    must(canonical(again.data()) == text, "a restored position has the same data")
    check_alike(pos, again, "a restored position", retold)
    must(play_on(again, 12, 6) == play_on(pos.copy(), 12, 6), "a restored position plays on alike")


def check_pickle(pos: Position, retold: tuple[str, ...] = ()) -> None:
    """A position and every view of it are carried by a pickle: alike in every field, and they play on the same."""
    before = canonical(pos.data())
    again = carried(pos)
    check_alike(pos, again, "a pickled position", retold)
    must(again.recording == pos.recording, "a pickled position keeps a log, or none, as before")
    must(canonical(again.data()) == before, "a pickled position has the same data")
    for seat in range(-1, pos.seats()):
        view, other = pos.view(seat), carried(pos.view(seat))
        law = f"the pickled view of seat {seat}"
        must(other.seat == seat and other.question() == view.question(), f"{law} asks the same")
        must(canonical(other.table()) == canonical(view.table()), f"{law} sees the same table")
        samples = [canonical(eyes.sample(Rng(seeded(3))).data()) for eyes in (view, other)]
        must(samples[0] == samples[1], f"{law} gives the same samples")
    must(play_on(again, 12, 6) == play_on(pos.copy(), 12, 6), "a pickled position plays on alike")
    must(canonical(pos.data()) == before, "whoever plays on with a pickled position leaves the original alone")


def check_pickled_session(game: Game[Position], options: dict[str, str], seed: int, length: int = 40) -> None:
    """A session is carried with its record, its log and all that may be taken back, and goes on the same."""
    session = Session(game, options, seats_of(game, options), seed)
    play_session(session, length, seed)
    again = carried(session)
    must((again.game.name, again.game.rules) == (game.name, game.rules), "a pickled session plays the same game")
    must(again.save().text() == session.save().text(), "a pickled session has the same record")
    must((again.opening, again.log) == (session.opening, session.log), "a pickled session has the same log")
    undoable = [[canonical(pos.data()) for pos in either.undoable] for either in (session, again)]
    must(undoable[0] == undoable[1], "a pickled session may take back the same")
    for either in (session, again):
        play_session(either, length, seed + 1)
    must(again.save().text() == session.save().text(), "a pickled session goes on the same")


def carried(thing: T) -> T:
    """What comes out of the pickle of something."""
    again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - it was written a moment ago
    return again


def seats_of(game: Game[Position], options: dict[str, str]) -> list[str]:
    """A name for every seat."""
    return [f"player {seat}" for seat in range(game.new(options, 0).seats())]


def play_session(session: Session[Position], choices: int, seed: int) -> None:
    """Make some choices, of seats in any order where several are asked."""
    rng = Rng(seeded(seed))
    for _ in range(choices):
        if not session.position.asked():
            break
        seat, choice = answer(session.position, rng)
        session.apply(seat, choice)


def check_values(pos: Position) -> None:
    """Decisions and events are values: equal after JSON and pickle, with the same hash and text."""
    decision = pos.decision
    for thing in [decision, *pos.events]:
        if thing is None:
            continue
        must(decode(json.loads(canonical(encode(thing)))) == thing, f"{thing} survives JSON")
        again = carried(thing)
        must(again == thing and hash(again) == hash(thing), f"{thing} survives pickle")
        must(repr(again) == repr(thing), f"{thing} is written the same after pickle")


def check_forms(game: Game[Position], pos: Position) -> None:
    """What leaves the engine has the forms that the game publishes, and every part of an event its name."""
    for seat in range(-1, pos.seats()):
        for what, form, fits in [
            ("a table", pos.table(seat), game.table_form()),
            ("a question", wire.question(pos, seat), forms.Question | None),
            ("refusals", wire.refusals(pos, seat), list[forms.Refusal]),
            ("events", [wire.event_form(game, event, seat) for event in pos.events], list[forms.EventForm]),
        ]:
            try:
                msgspec.convert(form, fits, strict=True)
            except msgspec.ValidationError as error:
                raise Broken(f"{what} of seat {seat} has its form: {error}") from error
    sums = [sum(sheet.values()) for sheet in pos.breakdown()]
    must(sums == pos.scores(), f"the score sheet adds up to the points: {sums}, {pos.scores()}")
    for event in pos.events:
        names, parts = game.event_parts(event.name), [*event.parts, *event.secret]
        must(len(set(names)) >= len(parts), f"every part of {event.name} has its name: {names} for {parts}")


def check_choices(pos: Position, rng: Rng) -> None:
    """Every offered choice has its own notation, reads back, and applies; nothing else does or changes anything."""
    decision = pos.decision
    if decision is None:
        return
    notations = decision.notations()
    must(len(set(notations)) == len(notations), f"every option has its own notation: {notations}")
    before = pos.digest()
    for choice in some_choices(decision, rng):
        notation = choice.notation()
        must(pos.read(notation) == choice, f"{notation} reads back")
        must(pos.why_not(notation) is None, f"nothing is against {notation}, which is offered")
        one, two = pos.copy(), pos.copy()
        one.apply(choice)
        two.apply(notation)
        must(one.digest() == two.digest(), f"{notation} does the same as a choice and as text")
    for text in [*STRANGE, *[wish.notation() for wish, _ in pos.refusals()]]:
        error = refused(partial(pos.apply, text), f"{text!r} is refused")
        must(isinstance(error, BadNotation | IllegalChoice), f"{text!r} is refused as a choice, not by {error!r}")
        must(pos.digest() == before, f"{text!r} is refused and changes nothing")
    if decision.verb:
        too_many = Subset(decision.verb, *decision.options, *decision.options[:1])
        error = refused(partial(pos.apply, too_many), "nobody picks something twice")
        must(isinstance(error, IllegalChoice), f"too many things are an illegal choice, not {error!r}")
        must(pos.digest() == before, "too many things change nothing")


def check_asides(pos: Position, rng: Rng) -> None:
    """Who is asked may answer, others only aside: then the same question is open again, and the game goes on."""
    decision = pos.decision
    before = pos.digest()
    asked = pos.asked()
    must(asked[:1] == ([] if decision is None else [decision.seat]), "the seat of the open decision is asked first")
    for seat in range(pos.seats() + 1):
        question = pos.question(seat)
        if seat in asked:
            must(question is not None and question.seat == seat, f"seat {seat} is asked something")
            must(question == decision or seat in asked[1:], f"seat {seat} is asked the open question")
            continue
        if decision is not None:
            check_others(pos, decision, seat, rng)
        if question is not None:
            check_aside(pos, question, seat)
    must(pos.digest() == before, "whoever looks at the questions changes nothing")


def check_others(pos: Position, decision: Decision, seat: int, rng: Rng) -> None:
    """Nobody answers for another seat."""
    for choice in some_choices(decision, rng)[:2]:
        notation = choice.notation()
        for form in (choice, notation):
            error = refused(partial(pos.apply, form, seat), f"seat {seat} cannot answer {notation} for another")
            must(isinstance(error, IllegalChoice), f"{notation} is illegal for seat {seat}, not {error!r}")
        must(pos.why_not(notation, seat) is not None, f"seat {seat} hears why it cannot answer {notation}")


def check_aside(pos: Position, question: Decision, seat: int) -> None:
    """What a seat does aside changes something, and the open question is asked again."""
    before = pos.digest()
    must(question == Decision(seat, ASIDE, question.options), f"seat {seat} is not asked, and may do things aside only")
    for option in question.options:
        notation = option.notation()
        must(pos.read(notation, seat) == option, f"{notation} reads back")
        must(pos.why_not(notation, seat) is None, f"nothing is against {notation}, which is offered")
        one, two = pos.copy(), pos.copy()
        one.apply(option, seat)
        two.apply(notation, seat)
        must(one.digest() == two.digest() != before, f"{notation} does something, the same as a choice and as text")
        must(one.decision == pos.decision, f"after {notation} the same question is open")
        play_on(one, 12, 8)


def check_refusals(pos: Position) -> None:
    """What is refused has a reason, and is not offered."""
    if pos.decision is None:
        return
    offered = set(pos.decision.notations())
    for wish, why in pos.refusals():
        notation = wish.notation()
        must(notation not in offered, f"{notation} is refused and offered")
        must(pos.why_not(notation) == why, f"{notation} is refused for one reason")


def check_sample(pos: Position, rng: Rng) -> None:
    """A sample asks the same seats the same, its own seat first, and plays on."""
    before = pos.digest()
    for seat in range(-1, pos.seats()):
        sample = pos.view(seat).sample(rng)
        must(sorted(sample.asked()) == sorted(pos.asked()), "a sample asks the same seats")
        must(sample.view(seat).question() == pos.view(seat).question(), f"a sample asks seat {seat} the same")
        must((sample.decision is None) == (pos.decision is None), "a sample is over when the game is")
        if seat in pos.asked():
            must(sample.decision == pos.question(seat), f"a sample for seat {seat} asks it first")
        asked = sample.decision
        if isinstance(sample, AgendaPosition) and asked is not None and asked.seat != seat and sample.is_secret(asked):
            anew = sample.copy()
            anew.ask_anew()
            must(anew.decision == asked, "a sample asks others what they would be asked with what they hold in it")
        play_on(sample, 12, 7)
    must(pos.digest() == before, "whoever plays on with a sample leaves the original alone")


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
                law = f"{choice.notation()} shows seat {seat} something hidden, and no event reveals it"
                must(canonical(one.table(seat)) == canonical(other.table(seat)), law)


def check_record(game: Game[Position], options: dict[str, str], seed: int, length: int = 120) -> None:
    """A record reads back, replays to the same digest, and every damage to it is found."""
    pos = game.new(options, seed)
    rng = Rng(seeded(seed))
    choices: list[tuple[int, str]] = []
    while pos.decision is not None and len(choices) < length:
        seat, choice = aside(pos, rng) or answer(pos, rng)
        choices.append((seat, choice.notation()))
        pos.apply(choice, seat)
    record = Record(game.name, game.rules, options, seats_of(game, options), seed, choices)
    record.seal(pos)
    text = record.text()
    games = {game.name: game}
    must(read_record(text).text() == text, "a record reads back")
    must(replay(read_record(text), games).digest() == pos.digest(), "a record replays to the same digest")
    for broken in damaged(text, f"{choices[-1][0]} {choices[-1][1]}"):
        error = refused(partial(replayed, broken, games), f"damage to a record is found:\n{broken}")
        must(str(error).startswith("line "), f"damage to a record is found with its line, not as {error!r}")


def damaged(text: str, last: str) -> list[str]:
    """A record with one damage each: to its end, its header, its choices and its digest."""
    lines = text.splitlines()
    place = len(lines) - 1 - lines[::-1].index(last)
    return [
        "\n".join(lines[:-3]),
        "\n".join([*lines[:2], *lines[3:]]),
        text.replace("seed: ", "seed: 9"),
        "\n".join([*lines[:place], "0 fly", *lines[place + 1 :]]),
        "\n".join([*lines[:place], *lines[place + 1 :]]),
        text.replace("digest: ", "digest: 0"),
    ]


def replayed(text: str, games: dict[str, Game[Position]]) -> Position:
    """The position to which the text of a record leads."""
    return replay(read_record(text), games)


def check_bot(game: Game[Position], options: dict[str, str], bot: Bot, choices: int, visits: int = 0) -> None:
    """A bot makes legal choices and changes nothing by thinking; `visits` are what it may look at for each."""
    pos = game.new(options, 3)
    pos.recording = False
    for _ in range(choices):
        if pos.decision is None:
            break
        before = pos.digest()
        choice = bot.choose(pos.view(pos.decision.seat), pos.decision, Budget(visits))
        must(pos.digest() == before, "a bot changes nothing by thinking")
        must(pos.decision.allows(choice), f"a bot makes legal choices, and {choice.notation()} is none")
        pos.apply(choice)
