"""The plain table: what is served, what it says, and that games can be played on it in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from areopolis.games import games
from areopolis.locale import catalogue, languages
from areopolis.server import info
from areopolis.server.app import HERE, Server, Settings
from areopolis.server.entry import Reaction
from areopolis.server.pages import PLAIN
from tests.server.browser import Page, browsing, installed
from tests.server.live import serving

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
PAGES = HERE / PLAIN
FILES = sorted(PAGES.iterdir())
SCRIPTS = "\n".join([file.read_text("utf-8") for file in FILES if file.suffix == ".js"])
# Names that are put together: of kinds of seats, of what a game is, of regions of the page, of reactions.
MADE = {
    *[f"kind.{kind}" for kind in ("person", "bot")],
    *[f"status.{status}" for status in ("open", "over", "cancelled")],
    *[f"new.{name}" for name in ("name", "seed", "budget", "increment")],
    *("matter", "question", "result", "tools", "back", "tree", "log"),
    *[f"reaction.{reaction}" for reaction in get_args(Reaction)],
}
# All that a browser loads before it can play, as it goes over the network and as it lies here.
MOST_SENT = 30_000
MOST_BYTES = 68_000

browser = pytest.mark.skipif(installed() is None, reason="there is no Chromium on this machine to play in")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    url = f"sqlite:///{tmp_path_factory.mktemp('plain') / 'games.db'}"
    with serving(Server(Settings(url, thinkers=1)).application(), "on") as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with browsing(tmp_path_factory.mktemp("browser")) as page:
        yield page


def new_game(site: str, game: str, *seats: dict[str, str], seed: int = 5) -> dict[str, object]:
    body = {"game": game, "options": {"players": str(len(seats))}, "seats": seats, "seed": seed}
    answer = httpx.post(f"{site}/api/games", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


def keys_of(game: dict[str, object]) -> list[str]:
    assert isinstance(game["seats"], list)
    return [seat["key"] for seat in game["seats"]]


# What is served


def test_every_file_is_served_as_what_it_is(site: str) -> None:
    for file in FILES:
        answer = httpx.get(f"{site}/static/{file.name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == TYPES[file.suffix], file
        assert answer.text == file.read_text("utf-8")


@pytest.mark.parametrize("path", ["/plain/", "/plain/abcdefghijkl", "/static/index.html"])
def test_the_page_is_the_same_for_every_game(site: str, path: str) -> None:
    answer = httpx.get(site + path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == (PAGES / "index.html").read_text("utf-8")


def test_nothing_stands_inline_that_the_policy_forbids() -> None:
    page = (PAGES / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)
    assert re.findall(r"<script[^>]*>(.*?)</script>", page) == [""]
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|eval\(|new Function|document\.write", SCRIPTS)
    assert not re.search(r"https?://", SCRIPTS.replace("/^http/", ""))


def test_the_page_is_small(site: str) -> None:
    assert sum(file.stat().st_size for file in FILES) <= MOST_BYTES
    sent = 0
    with httpx.Client(headers={"accept-encoding": "gzip"}) as client:
        for file in FILES:
            with client.stream("GET", f"{site}/static/{file.name}") as answer:
                sent += len(b"".join(answer.iter_raw()))
    assert sent <= MOST_SENT


# What it says


def words_of(code: str) -> dict[str, str]:
    """The words of this page, without those of the web."""
    return {name: word for name, word in info.words(code).words.items() if not name.startswith("web.")}


def test_the_page_says_what_every_language_has() -> None:
    said = set(re.findall(r'\bt\("([a-z.-]+)"', SCRIPTS)) | set(re.findall(r'[?:] "([a-z]+\.[a-z.]+)"', SCRIPTS)) | MADE
    quoted = set(re.findall(r'"([a-z.-]+)"', SCRIPTS)) | MADE
    for code in languages():
        words = words_of(code)
        assert words.keys() == {
            name.removeprefix("plain.") for name in catalogue(code).phrases if name.startswith("plain.")
        }
        assert said - set(words) == set(), code
        assert set(words) - quoted == set(), code


def test_words_of_the_page_need_no_forms_for_numbers() -> None:
    """The page puts parts in their places and knows no grammar."""
    for code in languages():
        for name, word in words_of(code).items():
            assert "|" not in word, name
            assert ":" not in "".join(re.findall(r"\{[^}]*\}", word)), name


@pytest.mark.parametrize("code", languages())
def test_every_field_of_every_table_has_a_name(code: str) -> None:
    for game in games().values():
        names = info.names(game.name, code)
        things = {thing for kind in names.things.values() for thing in kind}
        _, forms = msgspec.json.schema_components([game.table_form()], schema_hook=lambda _kind: {})
        fields = {field for form in forms.values() for field in form.get("properties", {})}
        assert fields - things - set(names.fields) == set()


@pytest.mark.parametrize("code", languages())
def test_things_are_called_as_the_language_calls_them(code: str) -> None:
    things = info.names("terraforming", code).things
    assert things["card"]["009"] == catalogue(code).phrases["card.009"]
    assert things["tag"]["building"] == catalogue(code).phrases["tag.building"]


# Played in a browser


def shown(tab: Page, script: str) -> str:
    found = tab.wait(script)
    assert isinstance(found, str)
    return found


@browser
def test_a_game_is_set_up_and_played_by_keys(site: str, tab: Page) -> None:
    tab.open(f"{site}/plain/")
    tab.click("#new button.main")
    link = shown(tab, "document.querySelector('#made input').value")
    assert re.fullmatch(rf"{site}/plain/[\w-]+#[\w-]+", link)
    tab.run("[...document.querySelectorAll('#made .link button')][1].click()")
    tab.wait("document.querySelector('#question button.choice')")
    assert "#" not in tab.run("location.href")
    tab.press("1")
    tab.wait("document.querySelector('#confirm')")
    tab.press("2")
    assert shown(tab, "document.querySelector('#count').textContent").startswith("Chosen: 1 (")
    tab.wait("document.querySelector('#preview li')")
    tab.press("Escape")
    assert "Chosen: 0" in tab.text("#count")
    tab.press("2")
    tab.press("3")
    tab.press("Enter")
    tab.wait("document.querySelector('#log').innerText.includes('keeps 2')")
    tab.open(f"{site}/plain/")
    tab.wait("document.querySelector('#mine a')")
    assert tab.faults == []


@browser
def test_what_one_points_at_is_tried_first(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"})
    tab.open(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tab.wait("document.querySelector('#question button.choice')")
    tab.run("document.querySelector('#question button.choice').focus()")
    tab.wait("document.querySelector('#preview li, #preview .hint')")
    assert tab.faults == []


@browser
def test_the_curtain_falls_between_hands(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"}, {"name": "Bob"})
    tab.open(f"{site}/plain/{game['id']}#{'.'.join(keys_of(game))}")
    assert "Ann" in shown(tab, "document.querySelector('#curtain[open] h2').innerText")
    assert tab.run("document.querySelector('#question').childElementCount") == 0
    tab.press("x")
    first = shown(tab, "document.querySelector('#question .choice span').innerText")
    tab.press("1")
    tab.wait("document.querySelector('#confirm')")
    tab.press("Enter")
    assert "Bob" in shown(tab, "document.querySelector('#curtain[open] h2').innerText")
    assert first not in tab.text("main"), "the hand of Ann has left the page"
    assert tab.run("document.querySelector('#tree').childElementCount") == 0
    tab.click("#curtain button.main")
    tab.wait("document.querySelector('#question .choice')")
    assert first not in tab.text("main")
    assert tab.faults == []


@browser
def test_the_language_changes_while_one_plays(site: str, tab: Page) -> None:
    game = new_game(site, "onmars", {"name": "Ann"}, {"name": "Bob"})
    tab.open(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tab.wait("document.querySelector('#tree .leaf')")
    assert "Place A" in tab.text("#tree"), "a letter by itself names nothing of another kind"
    for code, word in (("cs", "Průběh"), ("sr", "Tok igre"), ("en", "Log")):
        tab.give("#language", code, "change")
        tab.wait(f"document.querySelector('#log h2').innerText === {json.dumps(word)}")
    assert tab.faults == []


@browser
def test_people_talk_take_back_stop_and_play_again(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"}, {"name": "Bot", "kind": "bot", "bot": "random"})
    tab.open(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tab.wait("document.querySelector('#question button.choice')")
    tab.run("document.querySelector('#talk input').value = 'Hello there'")
    tab.click("#talk form button")
    tab.wait("document.querySelector('#lines').innerText.includes('Hello there')")
    tab.press("1")
    tab.wait("document.querySelector('#confirm')")
    tab.press("u")
    tab.wait("document.querySelector('#question button.choice') && !document.querySelector('#confirm')")
    named = "[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith(TEXT))"
    for text, then in (("Propose to stop", "#result table"), ("Propose a rematch", "#result button.main")):
        button = named.replace("TEXT", json.dumps(text))
        tab.wait(button)
        tab.run(f"{button}.click()")
        tab.wait(f"document.querySelector({json.dumps(then)})")
    tab.click("#result button.main")
    tab.wait(f"!location.href.includes({json.dumps(game['id'])}) && document.querySelector('#question .choice')")
    assert tab.faults == []


@browser
def test_a_record_is_opened_looked_at_and_played_on(site: str, tab: Page) -> None:
    record = Path(__file__).parents[1] / "replays" / "onmars-players_4-length_long.areo"
    opened = httpx.post(f"{site}/api/records", json={"text": record.read_text("utf-8")}, timeout=60).json()
    tab.open(f"{site}/plain/{opened['id']}#{opened['watch']}")
    tab.wait("document.querySelector('#result table')")
    tab.give("#ply", "3", "input")
    tab.wait("document.querySelector('#where').textContent.startsWith('3 /')")
    tab.give(".eyes select", "0", "change")
    tab.wait("document.querySelector('[aria-current]')")
    tab.wait("document.querySelector('#then button')")
    tab.run("[...document.querySelectorAll('#then button')].at(-1).click()")
    tab.wait("document.querySelector('#branched input')")
    assert tab.faults == []


@browser
def test_the_page_comes_back_by_itself_after_a_restart(tab: Page, tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'games.db'}", thinkers=1)
    with serving(Server(settings).application(), "on") as port:
        game = new_game(f"http://127.0.0.1:{port}", "terraforming", {"name": "Ann"})
        tab.open(f"http://127.0.0.1:{port}/plain/{game['id']}#{keys_of(game)[0]}")
        tab.wait("document.querySelector('#question button.choice')")
        tab.press("1")
        tab.wait("document.querySelector('#confirm')")
    tab.wait("document.querySelector('#line button')")
    with serving(Server(settings).application(), "on", port):
        tab.wait("document.querySelector('#line').textContent === ''")
        tab.press("Enter")
        tab.wait("document.querySelector('#where').textContent.startsWith('2 /')")


@browser
def test_what_was_asked_for_is_what_is_set_up(site: str, tab: Page) -> None:
    tab.open(f"{site}/plain/")
    tab.wait("document.querySelector('#new button.main')")
    tab.give("#new [name=name]", "Friday", "input")
    tab.give("#new [name=seed]", "7", "input")
    tab.give("#new [name=budget]", "5", "input")
    tab.give("#new .row select:last-of-type", "onmars", "change")
    tab.give("#new .seatrow input", "Eva", "input")
    tab.give("#new .seatrow:last-of-type select:last-of-type", "random", "change")
    tab.click("#new button.main")
    tab.wait("!document.querySelector('#made').hidden")
    tab.run("[...document.querySelectorAll('#made .link button')][1].click()")
    tab.wait("document.querySelector('#tree .leaf')")
    assert tab.text("#title").split("\n") == ["Friday", "On Mars"]
    assert re.search(r"Eva.*\d:\d\d", tab.text(".seats").replace("\n", " "))
    assert "random" in tab.text(".seats")
    assert tab.faults == []
