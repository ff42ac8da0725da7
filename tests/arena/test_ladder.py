"""The ladder: who meets whom, and what is written of it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from areopolis.arena.chart import svg
from areopolis.arena.ladder import ladder
from areopolis.arena.pages import bot_text, filled, ladder_text
from areopolis.arena.work import working
from areopolis.games import games
from areopolis.kernel.errors import BadOptions

DOCS = Path(__file__).parents[2] / "docs" / "bots"
TWO = {"players": "2"}


@pytest.mark.parametrize("game", games())
def test_games_name_their_automas_with_options_that_seat_them(game: str) -> None:
    automas = games()[game].automas()
    assert len(automas) == 4
    for name, options in automas.items():
        pos = games()[game].new(options, 1)
        seated = [pos.automa(seat).lower() for seat in range(pos.seats()) if pos.automa(seat)]
        assert seated == [name.split(":")[0]]


def test_everybody_meets_everybody_but_automas_each_other() -> None:
    planned = ladder("terraforming", TWO, ("random", "greedy", "greedy:depth=0"), ("marsbot:easy", "marsbot:hard"))
    met = [(meeting.first, meeting.second) for meeting in planned.meetings]
    assert met == [
        ("random", "greedy"), ("random", "greedy:depth=0"), ("greedy", "greedy:depth=0"),
        ("random", "marsbot:easy"), ("greedy", "marsbot:easy"), ("greedy:depth=0", "marsbot:easy"),
        ("random", "marsbot:hard"), ("greedy", "marsbot:hard"), ("greedy:depth=0", "marsbot:hard"),
    ]  # fmt: skip
    assert planned.games(5) == 3 * 6 + 6 * 5
    assert planned.meetings[-1].tally.duel.options["marsbot"] == "hard"


@pytest.mark.parametrize(
    ("options", "bots", "automas", "said"),
    [
        ({"players": "3"}, ("random", "greedy"), (), "games of two"),
        (TWO, ("random",), (), "somebody to play against"),
        (TWO, ("random", "random"), (), "'random' is named twice"),
        (TWO, ("random", "genius"), (), "no bot 'genius'"),
        (TWO, ("random",), ("hal",), "there is no automa 'hal' in terraforming; there are: marsbot:easy, "),
        ({"players": "2", "marsbot": "easy"}, ("random", "greedy"), (), "by themselves"),
    ],
)
def test_what_is_no_ladder_is_refused(
    options: dict[str, str], bots: tuple[str, ...], automas: tuple[str, ...], said: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        ladder("terraforming", options, bots, automas)
    assert said in str(refused.value)


def test_ladders_do_not_depend_on_the_number_of_processes() -> None:
    ladders = []
    for processes in (1, 2):
        planned = ladder("terraforming", TWO, ("random", "greedy:depth=0:visits=5"), ("marsbot:easy",))
        with working(processes) as workers:
            assert len(list(planned.fight(workers, 3, 5))) == planned.games(3) == 10
        ladders.append(planned)
    alone, shared = ladders
    assert alone.ratings() == shared.ratings()
    assert [meeting.tally.leads for meeting in alone.meetings] == [meeting.tally.leads for meeting in shared.meetings]
    assert alone.data()["ratings"] == shared.data()["ratings"]


def rows() -> list[dict[str, object]]:
    return [
        {"name": "marsbot:easy", "automa": True, "rating": 431, "low": 300, "high": 612, "games": 8, "wins": 1.0},
        {"name": "greedy:depth=2", "automa": False, "rating": 205, "low": 101, "high": 260, "games": 8, "wins": 0.6},
        {"name": "a<b", "automa": False, "rating": 0, "low": 0, "high": 0, "games": 8, "wins": 0.1},
    ]


def test_the_chart_is_a_picture_of_the_ratings() -> None:
    tree = ET.fromstring(svg("The ladder", rows()))
    places = [float(circle.attrib["cx"]) for circle in tree.iter() if circle.tag.endswith("circle")]
    assert places == sorted(places, reverse=True)
    width = float(tree.attrib["viewBox"].split()[2])
    assert all(0 < place < width for place in places)
    texts = [text.text for text in tree.iter() if text.tag.endswith("text")]
    assert {"marsbot:easy", "greedy:depth=2", "a<b", "431"} <= set(texts)


def test_places_of_a_page_are_filled_and_nothing_else() -> None:
    page = (
        "# A\n\n<!-- ladder x -->\nold\n<!-- end of ladder x -->\n\n<!-- ladder y -->\n<!-- end of ladder y -->\nend\n"
    )
    once = filled(page, "x", "new \\1")
    assert once == page.replace("old", "new \\1")
    assert filled(once, "x", "old") == page
    assert filled("nothing", "x", "") == "nothing"


def test_a_page_without_a_place_gets_one() -> None:
    page = filled("# A\n\nText.\n", "x", "new")
    assert page == "# A\n\nText.\n\n## Rating\n\n<!-- ladder x -->\nnew\n<!-- end of ladder x -->\n"
    both = filled(page, "y", "more")
    assert both == f"{page}\n<!-- ladder y -->\nmore\n<!-- end of ladder y -->\n"
    assert filled(both, "x", "new") == both


def test_the_page_of_a_bot_has_its_rating() -> None:
    data = {"game": "terraforming", "ratings": rows()}
    assert "| greedy:depth=2 | 205 | 101 to 260 | 2 of 3 |" in bot_text(data, "greedy")
    assert bot_text(data, "marsbot") == ""


@pytest.mark.parametrize("path", sorted(DOCS.glob("ladder-*.json")), ids=lambda path: path.stem)
def test_the_docs_show_what_was_measured(path: Path) -> None:
    """The pages and the chart are what the figures beside them say; `scripts/ladder` writes all of them."""
    data = json.loads(path.read_text("utf-8"))
    assert (DOCS / f"{path.stem}.svg").read_text("utf-8") == svg(f"The ladder of {data['game']}", data["ratings"])
    for page in DOCS.glob("*.md"):
        text = ladder_text(data) if page.stem == "index" else bot_text(data, page.stem)
        assert filled(page.read_text("utf-8"), data["game"], text) == page.read_text("utf-8")
