"""Terms of an evaluation: sentences with figures, and differences between two positions."""

from __future__ import annotations

import pytest

from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel.evaluation import Evaluation, Term, changes, signed
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text


def test_changes_are_taken_name_by_name_and_thing_by_thing() -> None:
    mayor, builder = Text("milestone.mayor"), Text("milestone.builder")
    before = [Term("money", 2.0, 10), Term("goal", 1.0, 2, mayor), Term("gone", 0.5, 1), Term("same", 3.0, 3)]
    after = [Term("money", 1.5, 7), Term("goal", 1.25, 2, mayor), Term("goal", 4.0, 8, builder), Term("same", 3.0, 3)]
    assert changes(before, after) == [
        Term("goal", 4.0, 8, builder),
        Term("money", -0.5, -3),
        Term("gone", -0.5, -1),
        Term("pace", 0.25),
    ]


def test_a_sentence_has_the_signed_number_the_thing_and_the_span() -> None:
    assert Term("money", 1.0, 3, span=8.6).text() == Text("term.money", "+3", None, 9)
    assert [signed(number) for number in (0, 2, -1, 0.5, -0.04)] == ["0", "+2", "\N{MINUS SIGN}1", "+0.5", "0"]


@pytest.mark.parametrize("name", sorted(games()))
def test_terms_add_up_to_the_value(name: str) -> None:
    for players in ("1", "2", "3"):
        pos = games()[name].new({"players": players}, 5)
        evaluations = [Evaluation(), pos.evaluation({})]
        for _step in range(12):
            play_out(pos, Rng(seeded(3)), 15)
            for evaluation in evaluations:
                for seat in range(pos.seats()):
                    total = sum([term.amount for term in evaluation.terms(pos, seat)])
                    assert total == pytest.approx(evaluation.value(pos, seat), abs=1e-6)
