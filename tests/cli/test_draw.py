from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import RenderableType

from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.terraforming.board import WIDTH, board, outside
from areopolis.cli.draw.terraforming.cards import cost_text, costs
from areopolis.cli.draw.terraforming.goals import goals
from areopolis.cli.draw.terraforming.planet import planet
from areopolis.cli.draw.terraforming.players import in_play, players
from areopolis.cli.draw.terraforming.score import score_sheet, verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.words import Words
from areopolis.locale import catalogue
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import plain

NAMES = ("Ana", "Boris", "Cecilia", "Dan", "Ema")


@pytest.fixture
def words() -> Words:
    return Words(catalogue("en"), NAMES)


@pytest.fixture
def drawn() -> Callable[..., str]:
    def draw(thing: RenderableType, width: int = 80) -> str:
        console = Sheet(width=width, record=True, color_system=None)
        with console.capture() as shown:
            console.print(thing)
        return shown.get()

    return draw


def position(players: int = 2) -> WholePosition:
    kit = Scenario(players).seat(0, mc=40, hand=["009"], played=["067"], resources={}, corporation="R13")
    kit.tile("07", "city", 0).tile("08", "greenery", 1).tile("02", "ocean").tile("20", "mohole_area", 1)
    kit.tile("phobos", "city", 1).claim("45", 0)
    return kit.start()


def ended(pos: WholePosition) -> TableForm:
    """The table as it is, at the end of the game."""
    pos.phase = OVER
    return pos.table(0)


def test_every_space_is_drawn_once_with_what_lies_there(words: Words, drawn: Callable[..., str]) -> None:
    shown = drawn(board(position().table(0), words, frozenset({"03"})))
    assert [shown.count(f"{space:02}") for space in range(1, 62)] == [1] * 61
    for piece in ("⌂  A", "♣  B", "≈≈≈≈≈", "MoA B", "45⚑A", "[03]", " 29 N"):
        assert piece in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= WIDTH
    assert "Phobos ⌂ B" in drawn(outside(position().table(0), words))


def test_claims_are_told_on_offered_spaces_too(words: Words, drawn: Callable[..., str]) -> None:
    assert "[45]A" in drawn(board(position().table(0), words, frozenset({"45"})))


def test_the_parameters_are_bars(words: Words) -> None:
    pos = position()
    pos.temperature, pos.oxygen = -26, 14
    lines = [line.plain for line in planet(pos.table(0), words)]
    assert lines[2] == "██◇░◇░░░░░░░░░◇░░░░"
    assert lines[4] == "█" * 14


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_table_fits_its_width(seats: int, width: int, words: Words, drawn: Callable[..., str]) -> None:
    shown = drawn(whole(Scenario(seats).start().table(0), words, width), width)
    assert max(len(line) for line in shown.splitlines()) <= width
    assert "…" not in shown


def test_goals_say_who_took_them(words: Words, drawn: Callable[..., str]) -> None:
    pos = Scenario().milestone("mayor", 1).award("miner", 0).start()
    shown = drawn(goals(pos.table(0), words))
    assert "B Mayor 3" in shown
    assert "A Miner" in shown
    assert "Awards (next: 14 M€)" in shown
    full = Scenario().award("miner", 0).award("banker", 0).award("landlord", 1).start()
    assert "Awards (all three funded)" in drawn(goals(full.table(0), words))


def test_players_show_resources_and_cards(words: Words, drawn: Callable[..., str]) -> None:
    pos = Scenario().seat(0, mc=7, production={"mc": -2}, played=["035"], resources={"035": 2}).start()
    pos.players[0].used.append(BY_ID[35].id)
    assert "7 \N{MINUS SIGN}2" in drawn(players(pos.table(0), words))
    assert "[2 microbes] (used)" in drawn(in_play(pos.table(0), words))


def test_a_discount_shows_both_prices(words: Words) -> None:
    pos = Scenario().seat(0, corporation="R13", hand=["141"]).start()
    assert plain(cost_text(BY_ID[141], words, costs(pos.table(0)["seats"][0])).plain) == "1 M€ (4)"


def test_a_turn_lists_what_can_and_what_cannot_be_played(words: Words, drawn: Callable[..., str]) -> None:
    pos = Scenario().seat(0, mc=15, hand=["009", "010"], corporation="R13").start()
    assert pos.decision is not None
    drawing, look = drawing_of("terraforming"), Look(pos.view(0), words, 80)
    shown = drawn(drawing.question(look, pos.decision))
    assert "Play Asteroid" in shown
    assert "not now: Comet" in shown
    assert "6 M€ short of 21 M€" in shown
    assert "Power plant   8 M€" in shown
    assert plain(drawing.asked(look, pos.decision)) == "What do you do? (action 1 of 2)"


def test_a_question_for_a_space_names_the_tile(words: Words) -> None:
    pos = Scenario().seat(0, mc=25).start()
    pos.apply("project city")
    assert pos.decision is not None
    asked = drawing_of("terraforming").asked(Look(pos.view(0), words, 80), pos.decision)
    assert asked == "Where do you place it? (city)"


def test_the_score_sheet_adds_up(words: Words, drawn: Callable[..., str]) -> None:
    pos = Scenario(3).seat(0, tr=30).milestone("mayor", 0).start()
    shown = drawn(score_sheet(pos.table(0), words))
    assert "35" in next(line for line in shown.splitlines() if "Total" in line)
    assert plain(verdict(ended(pos), words)) == "Ana wins with 35 points!"
    assert plain(verdict(ended(Scenario().start()), words)) == "Ana and Boris share the victory with 20 points!"
    assert verdict(ended(Scenario(1).start()), words).startswith("Mars is not terraformed")
