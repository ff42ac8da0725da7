"""The schema that is printed is that of what leaves the engine."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from areopolis.cli import main
from areopolis.games import games
from areopolis.kernel import forms, wire
from areopolis.kernel.rng import Rng, seeded
from areopolis.testing.play import walk
from areopolis.testing.suite import check_forms

VARIANTS = [(game.name, options) for game in games().values() for options in game.variants()]


@pytest.mark.parametrize("game", list(games()))
def test_the_schema_names_every_form(game: str, typed: Callable[..., str]) -> None:
    found = json.loads(typed("schema", game))
    assert found["wire"] == forms.WIRE
    assert {"TableForm", "SeatForm", "Question", "Option", "Refusal", "EventForm", "Change"} <= set(found["$defs"])


def test_a_game_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_leaves_the_engine_fits_its_form(game: str, options: dict[str, str]) -> None:
    rng = Rng(seeded(5))
    for pos in walk(games()[game], options, seed=31, every=97):
        check_forms(games()[game], pos)
        for seat in pos.asked():
            question = pos.question(seat)
            assert question is not None
            option = question.options[rng.below(len(question.options))]
            if not question.verb:
                changes = wire.preview(pos, seat, [option])
                msgspec.convert([] if changes is None else changes, list[forms.Change], strict=True)
