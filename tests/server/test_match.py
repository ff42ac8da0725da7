"""A match is the fold of its entries: each happens whole or not at all, and a snapshot loses nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
from areopolis.server.entry import (
    Answered,
    Cancel,
    Chose,
    Entry,
    Followed,
    HandOver,
    Proposed,
    RanOut,
    Reacted,
    Rematch,
    Renamed,
    Returned,
    Spoke,
    TakeBack,
    TookBack,
    read_entry,
    write_entry,
)
from areopolis.server.match import GRACE, Match
from areopolis.server.past import STRIDE, Past
from areopolis.server.refused import Refused
from areopolis.server.setup import STAND_IN, ClockRule, SeatSetup, Setup
from areopolis.server.show import Company, Eyes, state
from areopolis.server.snapshot import is_exact, read_snapshot, restore_match, write_snapshot

NAMES = ["Ann", "Ben", "Cem"]
BUDGET = 100.0


def setup(game: str = "terraforming", seats: int = 2, clock: bool = False, bots: int = 0, **options: str) -> Setup:
    people = [SeatSetup(name, "person") for name in NAMES[: seats - bots]]
    people += [SeatSetup(f"Bot {seat}", "bot", "random") for seat in range(bots)]
    rule = ClockRule(BUDGET, 5.0) if clock else None
    return Setup(game, games()[game].rules, {"players": str(seats), **options}, 7, people, clock=rule)


def some_choice(match: Match, seat: int, seed: int) -> str:
    decision = match.session.position.question(seat)
    assert decision is not None
    return random_choice(decision, Rng(seeded(seed))).notation()


def play(match: Match, plies: int, seed: int = 1, at: float = 0.0) -> Match:
    """Choices of chance, a second each, of those who must choose."""
    rng = random.Random(seed)
    for number in range(plies):
        if match.is_over():
            break
        seat = rng.choice(match.asked())
        choice = some_choice(match, seat, rng.getrandbits(30))
        match.fold(Chose(seat, match.session.ply_of(seat), choice), at + number + 1)
    return match


def fingerprint(match: Match) -> tuple[object, ...]:
    """Everything that a match is."""
    session = match.session
    return write_snapshot(match), [pos.digest() for pos in session.undoable], session.position.digest()


def refuse(match: Match, entry: Entry, code: str, at: float = 1000.0) -> None:
    """An entry that cannot happen changes nothing."""
    before = fingerprint(match)
    with pytest.raises(Refused) as refused:
        match.fold(entry, at)
    assert refused.value.code == code
    assert fingerprint(match) == before


def solved(match: Match, *entries: Entry) -> Match:
    for entry in entries:
        match.fold(entry, match.looked + 1)
    return match


def over(seats: int = 2) -> Match:
    match = play(Match(setup(seats=seats)), 5000)
    assert match.is_over()
    return match


def fresh() -> Match:
    return Match(setup())


def begun() -> Match:
    return play(Match(setup(seats=3)), 12)


def cancelled() -> Match:
    return solved(fresh(), Proposed(0, Cancel()), Answered(1, 1, True))


# Where it begins, what is tried there, and the code of the refusal.
REFUSED: list[tuple[Callable[[], Match], Entry, str]] = [
    (fresh, Chose(0, 5, "pass"), "stale"),
    (fresh, Chose(0, 0, "nonsense of mine"), "no-choice"),
    (fresh, Chose(0, 0, "pass"), "illegal"),
    (begun, Chose(0, 0, "pass"), "stale"),
    (cancelled, Chose(0, 0, "pass"), "not-now"),
    (fresh, TookBack(0, 0), "not-now"),
    (fresh, TookBack(0, 3), "stale"),
    (cancelled, TookBack(0, 0), "not-now"),
    (fresh, Proposed(0, TakeBack(0)), "not-now"),
    (begun, Proposed(0, TakeBack(12)), "not-now"),
    (begun, Proposed(0, HandOver(0, "random")), "not-now"),
    (lambda: play(Match(setup(seats=3, bots=1)), 4), Proposed(0, HandOver(2, "random")), "not-now"),
    (begun, Proposed(0, Rematch()), "not-now"),
    (lambda: solved(begun(), Proposed(0, Cancel())), Proposed(1, TakeBack(0)), "not-now"),
    (cancelled, Proposed(0, Cancel()), "not-now"),
    (cancelled, Proposed(0, TakeBack(0)), "not-now"),
    (cancelled, Proposed(0, HandOver(1, "random")), "not-now"),
    (lambda: solved(cancelled(), Proposed(0, Rematch()), Answered(1, 3, True)), Proposed(0, Rematch()), "not-now"),
    (begun, Answered(1, 3, True), "stale"),
    (lambda: solved(begun(), Proposed(0, Cancel())), Answered(1, 2, True), "stale"),
    (lambda: solved(begun(), Proposed(0, HandOver(1, "random"))), Answered(1, 13, False), "not-now"),
    (begun, Returned(0), "not-now"),
    (begun, RanOut(0), "not-now"),
    (begun, Followed("game"), "not-now"),
    (begun, Renamed(0, "a\nb"), "bad-options"),
]


@pytest.mark.parametrize(("make", "entry", "code"), REFUSED, ids=[f"{entry}" for _make, entry, _code in REFUSED])
def test_what_is_refused_changes_nothing(make: Callable[[], Match], entry: Entry, code: str) -> None:
    refuse(make(), entry, code)


def test_every_kind_of_entry_is_written_and_read() -> None:
    kinds: list[Entry] = [
        *[entry for _make, entry, _code in REFUSED],
        Spoke(-1, "Good morning, dobré ráno"),
        Reacted(1, "wow"),
    ]
    assert [read_entry(write_entry(entry)) for entry in kinds] == kinds
    assert {type(entry).__name__ for entry in kinds} == {
        *("Chose", "TookBack", "Proposed", "Answered", "Returned"),
        *("RanOut", "Followed", "Renamed", "Spoke", "Reacted"),
    }


def test_a_foreign_choice_changes_nothing() -> None:
    match = play(Match(setup(seats=3)), 60)
    while len(match.asked()) > 1:
        play(match, 1)
    [asked] = match.asked()
    for other in {0, 1, 2} - {asked}:
        if match.session.position.question(other) is None:
            refuse(match, Chose(other, match.session.ply_of(other), "pass"), "stale")


def test_a_choice_that_comes_twice_lands_once() -> None:
    match = fresh()
    seat = match.asked()[0]
    entry = Chose(seat, 0, some_choice(match, seat, 1))
    match.fold(entry, 1.0)
    refuse(match, entry, "stale")


def test_taking_back_takes_all_agreed_persons() -> None:
    match = play(Match(setup(seats=3)), 30)
    digests = [play(Match(setup(seats=3)), plies).session.position.digest() for plies in (20,)]
    solved(match, Proposed(2, TakeBack(20)))
    assert match.matter is not None
    assert (match.matter.agreed, match.voters()) == ([2], [0, 1, 2])
    solved(match, Answered(0, 31, True))
    assert match.session.ply() == 30
    solved(match, Answered(1, 31, True))
    assert (match.session.ply(), len(match.times)) == (20, 20)
    assert [match.session.position.digest()] == digests
    assert match.notes[-1].say.name == "server.note.done.take-back"


@pytest.mark.parametrize(("seat", "outcome"), [(1, "refused"), (0, "withdrawn")])
def test_a_proposal_is_refused_or_withdrawn(seat: int, outcome: str) -> None:
    match = solved(begun(), Proposed(0, Cancel()), Answered(seat, 13, False))
    assert (match.matter, match.cancelled) == (None, False)
    assert match.notes[-1].say.name == f"server.note.{outcome}.cancel"


def test_a_proposal_to_take_back_lapses_with_the_next_choice_and_another_does_not() -> None:
    match = play(solved(begun(), Proposed(0, TakeBack(3))), 1, seed=2)
    assert match.matter is None
    refuse(match, Answered(1, 13, True), "stale")
    match = play(solved(begun(), Proposed(0, Cancel())), 1, seed=2)
    assert match.matter is not None


def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    match = solved(begun(), Proposed(0, HandOver(1, "greedy")))
    assert match.voters() == [0, 2]
    solved(match, Answered(2, 13, True))
    assert (match.bot_of(1), match.persons()) == ("greedy", [0, 2])
    with pytest.raises(Refused):
        match.may_act(1)
    solved(match, Returned(1))
    assert (match.bot_of(1), match.persons()) == ("", [0, 1, 2])
    match.may_act(1)


def test_one_person_alone_agrees_with_themselves() -> None:
    match = solved(play(Match(setup(seats=2, bots=1)), 5), Proposed(0, TakeBack(2)))
    assert (match.session.ply(), match.matter) == (2, None)


def test_a_rematch_waits_for_all_and_comes_once() -> None:
    match = over()
    number = match.number + 1
    solved(match, Proposed(1, Rematch()))
    assert not match.again
    solved(match, Answered(0, number, True), Followed("next"))
    assert (match.again, match.follower) == (True, "next")
    refuse(match, Followed("other"), "not-now")


def alone(match: Match) -> int:
    """The seat whose clock runs, once it is only one."""
    while len(match.running()) != 1:
        play(match, 1, at=match.looked)
    return match.running()[0]


def test_the_clock_of_whoever_is_asked_runs_from_the_first_choice_on() -> None:
    match = Match(setup(clock=True))
    assert match.running() == []
    play(match, 1, at=500.0)
    assert sorted(match.left) == [100.0, 105.0]
    seat = alone(match)
    before = list(match.left)
    assert match.left_at(seat, match.looked + 7) == before[seat] - 7
    choice = some_choice(match, seat, 3)
    match.fold(Chose(seat, match.session.ply_of(seat), choice), match.looked + 7)
    assert match.left[seat] == before[seat] - 7 + 5
    assert match.left[1 - seat] == before[1 - seat]


def test_who_runs_out_of_time_is_played_by_a_bot_until_they_return() -> None:
    match = Match(setup(clock=True))
    seat = alone(match)
    end = match.looked + match.left[seat]
    refuse(match, RanOut(seat), "not-now", end - 1)
    match.fold(RanOut(seat), end + 0.1)
    assert (match.bot_of(seat), match.left[seat], match.running()) == (STAND_IN, 0.0, [])
    solved(match, Returned(seat))
    assert (match.left[seat], match.running()) == (GRACE, [seat])


# Snapshots

VARIANTS = [
    setup(),
    setup(seats=3, clock=True, draft="yes", turmoil="yes"),
    setup("onmars", 2),
]


def shown(match: Match, since: int = 0) -> list[object]:
    """What everybody sees."""
    return [
        state(match, "id", Eyes(seat, "en", (seat,) if seat >= 0 else ()), Company(), since, 5.0)
        for seat in range(-1, match.session.position.seats())
    ]


@pytest.mark.parametrize("given", VARIANTS, ids=lambda given: f"{given.game} {len(given.seats)}")
def test_a_match_from_a_snapshot_is_like_the_one_that_was_kept(given: Setup) -> None:
    """And goes on like it: both are played on side by side."""
    match = solved(play(Match(given), 70), Spoke(0, "hello"), Reacted(-1, "wow"), Renamed(0, "Zoe"))
    solved(match, Proposed(0, HandOver(1, "greedy")))
    while not is_exact(match):
        play(match, 1, seed=match.number, at=match.looked)
    other = restore_match(given, write_snapshot(match))
    assert fingerprint(other) == fingerprint(match)
    assert other.number > 0
    assert shown(other) == shown(match)
    for _ in range(20):
        play(match, 1, seed=match.number, at=match.looked)
        play(other, 1, seed=other.number, at=other.looked)
        assert fingerprint(other) == fingerprint(match)
    assert shown(other, match.number - 7) == shown(match, match.number - 7)
    back = Proposed(0, TakeBack(11))
    if match.matter is None:
        for one in (match, other):
            solved(one, back, *[Answered(seat, one.number + 1, True) for seat in one.persons() if seat != 0])
        assert match.session.ply() == other.session.ply() == 11
    assert fingerprint(other) == fingerprint(match)


def test_a_snapshot_that_would_lose_something_is_not_gone_on_from() -> None:
    match = fresh()
    while is_exact(match):
        play(match, 1, seed=match.number)
    assert restore_match(setup(), write_snapshot(match)).number == 0
    assert read_snapshot(write_snapshot(match)).tables[-1] == match.session.position.table(-1)


# Looking back


def test_looking_back_gives_the_position_that_was() -> None:
    digests = [Match(setup()).session.position.digest()]
    match = fresh()
    for _ in range(2 * STRIDE + 20):
        play(match, 1, seed=match.number)
        digests.append(match.session.position.digest())
    past = Past()
    plies = list(range(len(digests)))
    random.Random(3).shuffle(plies)
    for ply in plies:
        assert past.position(match.session, ply).digest() == digests[ply]
    assert sorted(past.kept) == [0, STRIDE, 2 * STRIDE]


def test_what_was_taken_back_is_forgotten() -> None:
    match = play(fresh(), 2 * STRIDE + 20)
    past = Past()
    past.position(match.session, 2 * STRIDE + 10)
    solved(match, Proposed(0, TakeBack(STRIDE + 5)), Answered(1, match.number + 1, True))
    past.cut(min(match.plies[-2:]))
    play(match, 2 * STRIDE, seed=9)
    replay = Match(setup()).session
    for seat, choice in match.session.record.choices[: 2 * STRIDE]:
        replay.apply(seat, choice)
    assert past.position(match.session, 2 * STRIDE).digest() == replay.position.digest()


@pytest.mark.parametrize(
    ("language", "game", "options", "said"),
    [
        ("en", "terraforming", {"draft": "yes", "turmoil": "yes"}, "Corporate Era · Draft · Turmoil"),
        ("cs", "terraforming", {"corporate-era": "no"}, "Éra korporací: ne"),
        ("sr", "terraforming", {"marsbot": "hard"}, "Korporativna era · MarsBot: teško"),
        ("en", "terraforming", {"beginners": "0,1"}, "Corporate Era · Beginners: Ann and Ben"),
        ("en", "onmars", {"length": "long", "variant": "space-oddity"}, "Long game · Variants: Space Oddity"),
        ("cs", "onmars", {}, "Krátká hra"),
    ],
)
def test_the_end_says_what_was_played(language: str, game: str, options: dict[str, str], said: str) -> None:
    people = [SeatSetup(name, "person") for name in NAMES[:2]]
    match = Match(Setup(game, games()[game].rules, {"players": "2", **options}, 7, people))
    eyes = Eyes(0, language, (0,))
    assert state(match, "game", eyes, Company(), 0, 0.0).agreed == []
    match.cancelled = True
    agreed = state(match, "game", eyes, Company(), 0, 0.0).agreed
    words = [part if isinstance(part, str) else part["text"] for segments in agreed for part in [*segments, " · "]]
    assert "".join(words[:-1]).replace("\N{NO-BREAK SPACE}", " ") == said
