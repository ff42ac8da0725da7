"""The made-up card of CONTRIBUTING.md works as it is written there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.record import read_record, replay
from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.terraforming.card import BLANK, BY_ID, PROJECTS_IN_BOX, Card
from areopolis.terraforming.cards import add
from areopolis.terraforming.describe import describe
from areopolis.terraforming.options import Options
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import ENERGY, MC
from areopolis.terraforming.whole import WholePosition, new_game
from areopolis.testing.play import walk
from areopolis.testing.suite import check_json, check_record
from tests.terraforming.rows import Row, plain, run

PAGE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    """The blocks of one kind on the page."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def made_up() -> Iterator[tuple[Card, list[Row]]]:
    """The card of the page, in the box as long as the test runs, and its rows."""
    (code,) = blocks("python")
    names: dict[str, object] = {}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    card, rows = names["CARD"], names["ROWS"]
    assert isinstance(card, Card)
    assert isinstance(rows, list)
    add(card)
    yield card, rows
    BY_ID[card.id] = BLANK
    PROJECTS_IN_BOX.remove(card.id)


def missing(language: Catalogue, text: Text) -> list[str]:
    """The phrases of a text that a language lacks."""
    found = [] if text.name in {"and", "or", "either", "then"} or language.phrase(text.name) else [text.name]
    return found + [name for part in text.parts if isinstance(part, Text) for name in missing(language, part)]


def test_the_rows_hold(made_up: tuple[Card, list[Row]]) -> None:
    _card, rows = made_up
    for row in rows:
        run(row)


def test_it_is_played_in_a_scenario(made_up: tuple[Card, list[Row]]) -> None:
    card, _rows = made_up
    pos = Scenario().seat(0, mc=10, hand=[card.number]).parameters(oceans=3).seat(1, mc=18).start()
    play(pos, f"play {card.number}", "choose energy", "end", "project aquifer", "space 05")
    assert pos.players[0].production[ENERGY] == 1
    assert pos.players[0].stock[MC] == 1
    assert pos.players[1].stock[MC] == 0


@pytest.mark.parametrize("code", languages())
def test_its_text_exists_in_every_language(made_up: tuple[Card, list[Row]], code: str) -> None:
    card, _rows = made_up
    language = catalogue(code)
    for _section, text in describe(card):
        assert missing(language, text) == []
        said = language.sentence(text)
        assert said.endswith(".")
        assert "{" not in said
    if code != "en":
        assert language.phrase(f"card.{card.number}") is None


def test_its_text_is_the_one_on_the_page(made_up: tuple[Card, list[Row]]) -> None:
    card, _rows = made_up
    english = catalogue("en")
    (shown,) = blocks("text")
    written = dict(re.findall(r"^(\S.*?) {2,}(.*)$", shown, re.MULTILINE))
    assert written == {
        english.say(Text(f"section.{section}")).rstrip(":"): plain(english.sentence(text))
        for section, text in describe(card)
    }


def test_its_set_is_in_the_games_that_agreed_on_it(made_up: tuple[Card, list[Row]]) -> None:
    card, _rows = made_up
    game, words = games()["terraforming"], {"players": "2", "sets": "shore"}
    for pos in walk(game, words, seed=2, every=40):
        assert isinstance(pos, WholePosition)
        check_json(game, pos, ("deck", "drawn"))
    assert card.id in new_game(Options(2, more=("sets=shore",)), 1).deck
    assert card.id not in new_game(Options(2), 1).deck
    check_record(game, words, seed=4)
    with pytest.raises(BadOptions, match=r"option\.word sets sand .*shore"):
        game.new({"players": "2", "sets": "shore,sand"}, 1)


def test_golden_records_of_other_games_stay_as_they_are(made_up: tuple[Card, list[Row]]) -> None:
    for path in sorted((Path(__file__).parent / "replays").glob("terraforming-*.areo"))[::5]:
        assert replay(read_record(path.read_text("utf-8")), games()).decision is None


def test_without_any_card_there_is_no_set() -> None:
    with pytest.raises(BadOptions, match=r"option\.unknown sets"):
        games()["terraforming"].new({"sets": "shore"}, 1)


def test_names_fall_back_to_english(made_up: tuple[Card, list[Row]]) -> None:
    """The English catalogue takes its names from the declarations; the other languages fall back to it."""
    card, _rows = made_up
    catalogue.cache_clear()
    try:
        assert {catalogue(code).say(card.title) for code in languages()} == {card.name}
    finally:
        catalogue.cache_clear()
