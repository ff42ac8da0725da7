"""One notation for payments, and the old one, which is still read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from areopolis.games import games
from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.kernel.record import read_record, replay
from areopolis.onmars.read import renewed
from areopolis.onmars.scenario import Scenario, play

OLD = Path(__file__).parent / "records" / "payments-in-words.areo"
TODAY = Path(__file__).parents[1] / "replays" / "onmars-players_3-length_short.areo"


def test_a_record_with_payments_in_words_is_still_read() -> None:
    """The same game, recorded before and after the change, ends in the same position."""
    old, today = read_record(OLD.read_text("utf-8")), read_record(TODAY.read_text("utf-8"))
    assert re.search(r"pay mineral \d+ plant \d+", OLD.read_text("utf-8"))
    assert re.search(r"place \d \d", OLD.read_text("utf-8"))
    assert [(seat, renewed(choice)) for seat, choice in old.choices] == today.choices != old.choices
    assert replay(old, games()).digest() == replay(today, games()).digest()


@pytest.mark.parametrize(
    ("text", "now"),
    [
        ("pay mineral 1 plant 1", "pay mineral=1,plant=1"),
        ("pay battery 2", "pay battery=2"),
        ("place 0 2", "pay crystal=2"),
        ("place 1 0", "pay quarters=1"),
        ("place 2 1", "pay quarters=2,crystal=1"),
        ("pay mineral=1", "pay mineral=1"),
        ("pay mineral", "pay mineral"),
        ("pay 1 mineral", "pay 1 mineral"),
        ("place 1", "place 1"),
        ("welcome 8 1 1", "welcome 8 1 1"),
        ("", ""),
    ],
)
def test_old_notation_as_it_is_written_today(text: str, now: str) -> None:
    assert renewed(text) == now


def test_an_old_payment_is_recorded_in_the_notation_of_today() -> None:
    pos = Scenario(3).seat(0, mineral=1, crystal=1).slots("construct", 0, 1).start()
    play(pos, "act construct")
    assert pos.read("place 0 1").notation() == "pay crystal=1"
    assert pos.why_not("place 0 1") is None
    with pytest.raises(IllegalChoice, match=r"om\.extra"):
        pos.apply("place 1 1")
    with pytest.raises(BadNotation):
        pos.apply("place 1")
