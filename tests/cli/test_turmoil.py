from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import RenderableType

from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.terraforming.committee import committee_in_brief, committee_of
from areopolis.cli.draw.terraforming.parliament import parliament
from areopolis.cli.draw.terraforming.score import verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.words import Words
from areopolis.cli.files import load
from areopolis.cli.saves import saves
from areopolis.games import games
from areopolis.kernel.record import replay
from areopolis.locale import catalogue, languages
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.parties import NOBODY
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition

NAMES = ("Ana", "Boris", "Cecilia", "Dan", "Ema")
COMMITTEE = {
    "ruling": "kelvinists",
    "dominant": "reds",
    "chairman": 1,
    "delegates": {"reds": [0, 0, 1, "neutral"], "greens": ["neutral"]},
    "lobby": [1],
    "events": {"distant": "G05", "coming": "G08", "current": "G21"},
}
START = ("play", "terraforming", "--turmoil", "--seed", "5", "--name", "Ana")


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Sheet(width=width, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def position(players: int = 2, mc: int = 40) -> WholePosition:
    kit = Scenario(players, more=("turmoil=yes",)).seat(0, mc=mc, corporation="R13", hand=["T11"])
    return kit.state(given_committee(players, COMMITTEE if players > 1 else {})).start()


@pytest.fixture
def words() -> Words:
    return Words(catalogue("en"), NAMES)


def test_the_committee_in_brief_says_who_sits_where(words: Words) -> None:
    shown = drawn(committee_in_brief(committee_of(position().table(0)), words))
    for piece in ("★A2 B1 ·1", "★·1", "ruling", "dominant", "(any number of times): Pay 10 M€"):
        assert piece in shown
    assert "Chairman  B  influence A2 B2  lobby A0 B1  reserve A5 B4 ·12" in shown
    assert [shown.index(place) for place in ("G21", "G08", "G05")] == sorted(
        [shown.index(place) for place in ("G21", "G08", "G05")]
    )


def test_the_chair_may_be_empty(words: Words) -> None:
    pos = position()
    committee(pos).chairman = NOBODY
    assert "Chairman  —  influence" in drawn(committee_in_brief(committee_of(pos.table(0)), words))


def test_the_parliament_shows_every_delegate_and_what_events_do(words: Words) -> None:
    shown = drawn(parliament(committee_of(position().table(0)), words))
    for piece in ("★A A B ·", "Every step you raise your", "When you place a greenery, gain 4 M€."):
        assert piece in shown
    assert "G08 Generous Funding (neutral delegate when current: Unity)" in shown
    assert "Gain 2 M€ for every 5 steps of terraform rating above 15" in shown
    parties = ["Mars First", "Kelvinists", "Reds", "Greens", "Unity", "Scientists"]
    assert [shown.index(f" {party} ") for party in parties] == sorted(shown.index(f" {party} ") for party in parties)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_everything_fits_its_width(seats: int, width: int, code: str) -> None:
    words = Words(catalogue(code), NAMES)
    pos = position(seats)
    assert pos.decision is not None
    form = pos.table(0)
    asked = drawing_of("terraforming").question(Look(pos.view(0), words, width), pos.decision)
    for thing in (whole(form, words, width), parliament(committee_of(form), words), asked):
        shown = drawn(thing, width)
        assert max(len(line) for line in shown.splitlines()) <= width
        assert "cli." not in shown
    assert "…" not in drawn(parliament(committee_of(form), words), width)


def test_delegates_are_offered_in_few_lines(words: Words) -> None:
    pos = position()
    assert pos.decision is not None
    shown = drawn(drawing_of("terraforming").question(Look(pos.view(0), words, 80), pos.decision))
    first = pos.decision.notations().index("lobby mars_first") + 1
    assert "Send a delegate (5 M€):" in shown
    assert f"{first} Mars First" in shown
    assert f"{first + 5} Scientists" in shown
    assert "Send a delegate to" not in shown


def test_a_question_for_a_party_shows_the_committee(words: Words) -> None:
    kit = Scenario(more=("turmoil=yes",)).seat(0, mc=20, played=["T07"], corporation="R13")
    pos = kit.state(given_committee(2, COMMITTEE)).start()
    pos.apply("action T07")
    assert pos.decision is not None
    shown = drawn(drawing_of("terraforming").question(Look(pos.view(0), words, 80), pos.decision))
    assert "★A2 B1 ·1" in shown
    assert "6 Scientists" in shown


def test_a_rating_may_be_the_goal(words: Words) -> None:
    pos = games()["terraforming"].new({"players": "1", "turmoil": "yes", "tr-goal": "yes"}, 1)
    assert isinstance(pos, WholePosition)
    pos.phase = OVER
    assert "not reached a terraform rating of 63" in verdict(pos.table(0), words)
    pos.players[0].tr = 63
    assert "You have reached a terraform rating of 63" in verdict(pos.table(0), words)


def test_a_game_with_turmoil_is_played_in_the_terminal(typed: Callable[..., str]) -> None:
    lines = ("1", "1 2", "parliament", "lobby reds", "card P04", "card G08", "help")
    said = typed(*START, lines=lines)
    for piece in (
        "Send a delegate (free):",
        "Send a delegate (5 M€):",
        "Ana sends 1 delegate to Reds",
        "Terraformer 26",
    ):
        assert piece in said
    assert max(len(line) for line in said.splitlines() if "/" not in line) <= 80
    assert load(saves()[0]).choices[-1][1] == "lobby reds"


def test_without_turmoil_there_is_no_parliament(typed: Callable[..., str]) -> None:
    said = typed("play", "terraforming", "--seed", "3", lines=("1", "0", "parliament"))
    assert "This game does not use Turmoil." in said
    assert "Chairman" not in said


def test_a_whole_game_can_be_played(typed: Callable[..., str]) -> None:
    """Whatever is asked, one of these lines answers it in the end."""
    lines = (*("1", "pass", "0", "end", "1 2") * 5, *[f"space {space:02}" for space in range(1, 62)]) * 250
    assert "The record of the game:" in typed(*START, "--solo", "--tr-goal", lines=lines)
    replay(load(saves()[0]), games())
