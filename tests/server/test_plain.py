"""The plain table: what is served, what it says, and that games can be played on it in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from areopolis.games import games
from areopolis.locale import catalogue, languages
from areopolis.server import info
from areopolis.server.app import HERE, Server, Settings
from areopolis.server.entry import Reaction
from areopolis.server.pages import PLAIN
from tests.server.live import serving
from tests.web.browser import installed, launched, new_screen

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
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield launched(playwright)


@pytest.fixture
def tab(site: str, chromium: Browser) -> Iterator[Page]:
    """A page of a browser that knows nothing yet; at the end nothing went wrong in it."""
    screen = new_screen(chromium, site)
    screen.page.on("dialog", lambda dialog: dialog.accept())
    yield screen.page
    screen.page.context.close()
    assert screen.faults == []


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


def test_no_line_of_a_page_ends_in_a_short_word() -> None:
    assert info.words("cs").words["web.hero"].endswith("místo k\N{NO-BREAK SPACE}životu")


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


def unfold(tab: Page) -> None:
    """Open everything that is folded."""
    tab.evaluate("document.querySelectorAll('details').forEach((at) => { at.open = true; })")


@browser
def test_a_game_is_set_up_and_played_by_keys(site: str, tab: Page) -> None:
    tab.goto(f"{site}/plain/")
    tab.locator("#new button.main").click()
    link = tab.locator("#made input").first.input_value()
    assert re.fullmatch(rf"{site}/plain/[\w-]+#[\w-]+", link)
    tab.locator("#made .link button").nth(1).click()
    tab.locator("#question button.choice").first.wait_for()
    assert "#" not in tab.url
    # What lies under the pointer would be looked at besides.
    tab.mouse.move(0, 0)
    tab.keyboard.press("1")
    tab.locator("#confirm").wait_for()
    tab.keyboard.press("2")
    expect(tab.locator("#count")).to_contain_text("Chosen: 1 (")
    tab.locator("#preview li").first.wait_for()
    tab.keyboard.press("Escape")
    expect(tab.locator("#count")).to_contain_text("Chosen: 0")
    for key in ("2", "3", "Enter"):
        tab.keyboard.press(key)
    expect(tab.locator("#log")).to_contain_text("keeps 2")
    tab.goto(f"{site}/plain/")
    tab.locator("#mine a").wait_for()


@browser
def test_what_one_points_at_is_tried_first(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"})
    tab.goto(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tab.locator("#question button.choice").first.focus()
    tab.locator("#preview li, #preview .hint").first.wait_for()


@browser
def test_the_curtain_falls_between_hands(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"}, {"name": "Bob"})
    tab.goto(f"{site}/plain/{game['id']}#{'.'.join(keys_of(game))}")
    expect(tab.locator("#curtain[open] h2")).to_contain_text("Ann")
    expect(tab.locator("#question > *")).to_have_count(0)
    tab.keyboard.press("x")
    first = tab.locator("#question .choice span").first.inner_text()
    tab.keyboard.press("1")
    tab.locator("#confirm").wait_for()
    tab.keyboard.press("Enter")
    expect(tab.locator("#curtain[open] h2")).to_contain_text("Bob")
    expect(tab.locator("main"), "the hand of Ann has left the page").not_to_contain_text(first)
    expect(tab.locator("#tree > *")).to_have_count(0)
    tab.locator("#curtain button.main").click()
    tab.locator("#question .choice").first.wait_for()
    expect(tab.locator("main")).not_to_contain_text(first)


@browser
def test_the_language_changes_while_one_plays(site: str, tab: Page) -> None:
    game = new_game(site, "onmars", {"name": "Ann"}, {"name": "Bob"})
    tab.goto(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tree = tab.locator("#tree")
    tree.locator(".leaf").first.wait_for()
    for _ in range(3):
        unfold(tab)
        tab.wait_for_timeout(50)
    letter = tree.locator("td, th").filter(has_text=re.compile("^A$"))
    expect(letter, "a letter by itself names nothing of another kind").not_to_have_count(0)
    for code, word in (("cs", "Průběh"), ("sr", "Tok igre"), ("en", "Log")):
        tab.locator("#language").select_option(code)
        expect(tab.locator("#log h2")).to_have_text(word)


@browser
def test_people_talk_take_back_stop_and_play_again(site: str, tab: Page) -> None:
    game = new_game(site, "terraforming", {"name": "Ann"}, {"name": "Bot", "kind": "bot", "bot": "random"})
    tab.goto(f"{site}/plain/{game['id']}#{keys_of(game)[0]}")
    tab.locator("#question button.choice").first.wait_for()
    tab.locator("#talk input").fill("Hello there")
    tab.locator("#talk form button").click()
    expect(tab.locator("#lines")).to_contain_text("Hello there")
    tab.locator("body").press("1")
    tab.locator("#confirm").wait_for()
    tab.keyboard.press("u")
    expect(tab.locator("#confirm")).to_have_count(0)
    tab.locator("#question button.choice").first.wait_for()
    for text, then in (("Propose to stop", "#result table"), ("Propose a rematch", "#result button.main")):
        unfold(tab)
        tab.get_by_role("button", name=text).click()
        tab.locator(then).wait_for()
    tab.locator("#result button.main").click()
    tab.wait_for_url(lambda url: str(game["id"]) not in url)
    tab.locator("#question .choice").first.wait_for()


@browser
def test_a_record_is_opened_looked_at_and_played_on(site: str, tab: Page) -> None:
    record = Path(__file__).parents[1] / "replays" / "onmars-players_4-length_long.areo"
    opened = httpx.post(f"{site}/api/records", json={"text": record.read_text("utf-8")}, timeout=60).json()
    tab.goto(f"{site}/plain/{opened['id']}#{opened['watch']}")
    tab.locator("#result table").wait_for()
    tab.locator("#ply").fill("3")
    expect(tab.locator("#where")).to_contain_text("3 /")
    tab.locator(".eyes select").select_option("0")
    tab.locator("[aria-current]").first.wait_for()
    tab.locator("#then button").last.click()
    tab.locator("#branched input").first.wait_for()


@browser
def test_the_page_comes_back_by_itself_after_a_restart(chromium: Browser, tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'games.db'}", thinkers=1)
    tab = chromium.new_page()
    with serving(Server(settings).application(), "on") as port:
        game = new_game(f"http://127.0.0.1:{port}", "terraforming", {"name": "Ann"})
        tab.goto(f"http://127.0.0.1:{port}/plain/{game['id']}#{keys_of(game)[0]}")
        tab.locator("#question button.choice").first.wait_for()
        tab.keyboard.press("1")
        tab.locator("#confirm").wait_for()
    tab.locator("#line button").wait_for()
    with serving(Server(settings).application(), "on", port):
        expect(tab.locator("#line")).to_have_text("", timeout=30_000)
        tab.keyboard.press("Enter")
        expect(tab.locator("#where")).to_contain_text("2 /")
        tab.close()


@browser
def test_what_was_asked_for_is_what_is_set_up(site: str, tab: Page) -> None:
    tab.goto(f"{site}/plain/")
    tab.locator("#new button.main").wait_for()
    unfold(tab)
    tab.locator("#new [name=name]").fill("Friday")
    tab.locator("#new [name=seed]").fill("7")
    tab.locator("#new [name=budget]").fill("5")
    tab.locator("#new .row select").first.select_option("onmars")
    tab.locator("#new .seatrow input").first.fill("Eva")
    tab.locator("#new .seatrow").last.locator("select").last.select_option("random")
    tab.locator("#new button.main").click()
    tab.locator("#made .link button").nth(1).click()
    tab.locator("#tree .leaf").first.wait_for()
    assert tab.locator("#title").inner_text().split("\n") == ["Friday", "On Mars"]
    seats = tab.locator(".seats").inner_text().replace("\n", " ")
    assert re.search(r"Eva.*\d:\d\d", seats)
    assert "random" in seats
