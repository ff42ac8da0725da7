"""One address may do so much, others are not touched by it, and old ones are forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.server.limits import Limits, Places, Rate, source
from areopolis.server.refused import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_steady_rate() -> None:
    clock = Clock()
    rate = Rate(3, 0.5, clock)
    assert [rate.take("1.2.3.4") for _ in range(3)] == [0, 0, 0]
    assert rate.take("1.2.3.4") == 2
    clock.now += 1
    assert rate.take("1.2.3.4") == 1
    clock.now += 1
    assert rate.take("1.2.3.4") == 0
    assert rate.take("1.2.3.4") == 2


def test_whoever_waits_as_long_as_he_is_told_may_go_on() -> None:
    clock = Clock()
    rate = Rate(1, 0.7, clock)
    rate.take("a")
    clock.now += rate.take("a") + 1e-9
    assert rate.take("a") == 0


def test_nothing_is_saved_beyond_a_burst() -> None:
    clock = Clock()
    rate = Rate(3, 1, clock)
    rate.take("a")
    clock.now += 1_000_000
    assert [rate.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_addresses_do_not_share() -> None:
    rate = Rate(1, 1, Clock())
    assert rate.take("1.2.3.4") == 0
    assert rate.take("1.2.3.5") == 0
    assert rate.take("1.2.3.4") > 0


def test_full_buckets_are_forgotten_and_only_those() -> None:
    clock = Clock()
    rate = Rate(10, 1, clock)
    for number in range(100):
        rate.take(f"10.0.0.{number}")
    assert len(rate) == 100
    clock.now += 9
    rate.take("10.0.0.7")
    assert len(rate) == 100
    clock.now += 1
    rate.take("1.2.3.4")
    assert len(rate) == 2


def test_memory_is_bounded_whatever_comes() -> None:
    rate = Rate(2, 0.001, Clock(), most=50)
    for number in range(10_000):
        rate.take(f"10.0.{number // 250}.{number % 250}")
        assert len(rate) <= 50
    rate.take("x" * 1_000_000)
    assert sum(len(name) for name in rate._buckets) < 50 * 64


def test_who_keeps_asking_is_not_forgotten_for_others() -> None:
    rate = Rate(2, 0.001, Clock(), most=50)
    refused = 0
    for number in range(1000):
        refused += rate.take("6.6.6.6") > 0
        rate.take(f"10.0.{number // 250}.{number % 250}")
    assert refused == 998


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("testclient", "testclient", True),
        ("", "", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (source(one) == source(other)) is same


def test_so_many_at_once() -> None:
    places = Places(2, 3)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert [places.enter("b"), places.enter("b")] == [True, False]
    places.leave("a")
    assert [places.enter("b"), places.enter("a")] == [True, False]
    assert len(places) == 3


def test_empty_places_remember_nobody() -> None:
    places = Places(1, 1000)
    for number in range(500):
        places.enter(f"10.0.0.{number}")
        places.enter(f"10.0.0.{number}")
    for number in range(500):
        places.leave(f"10.0.0.{number}")
    places.enter("10.0.0.1")
    places.leave("10.0.0.1")
    assert not places._taken
    refusing = Places(0, 0)
    assert not refusing.enter("a")
    assert not refusing._taken


def refusals(asked: Callable[[str], None], number: int) -> list[str]:
    """The codes of the refusals if one address asks so often."""
    found: list[str] = []
    for _ in range(number):
        try:
            asked("6.6.6.6")
        except Refused as refused:
            found.append(refused.code)
    return found


def test_the_limits_let_people_play() -> None:
    """Four people in one household, who talk and click, meet no limit; a flood does."""
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(600):
        clock.now += 0.25
        for _ in range(4):
            limits.message("1.2.3.4")
    assert refusals(limits.message, 150) == ["too-many"] * 50
    assert refusals(limits.new_game, 30) == ["too-many"] * 10
    assert [limits.enter("1.2.3.4") for _ in range(51)] == [True] * 50 + [False]
    limits.leave("1.2.3.4")
    assert limits.enter("1.2.3.4")


def test_limits_can_be_widened_for_those_who_measure() -> None:
    limits = Limits(100, Clock())
    assert not refusals(limits.message, 10_000)
    assert not refusals(limits.new_game, 2000)
    assert refusals(limits.new_game, 1)
