"""The pages of the server: the built web where there is one, the plain table always."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from areopolis.server.app import complain
from areopolis.server.metrics import Metrics
from areopolis.server.pages import FOR_EVER, pages
from areopolis.server.security import Guard
from tests.server.live import serving


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages of which only the plain ones are there."""
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain" / "index.html").write_text("plain")
    return tmp_path


@pytest.fixture
def built(folder: Path) -> Path:
    """Pages of which the web is built too."""
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text("web")
    (folder / "web" / "index-abc.js").write_text("1")
    return folder


@contextmanager
def browsing(folder: Path) -> Iterator[httpx.Client]:
    guard = Middleware(Guard, metrics=Metrics(), complain=complain)
    app = Starlette(routes=pages(folder), middleware=[guard])
    with serving(app) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        yield browser


def test_without_built_pages_the_plain_ones_are_found_at_their_addresses(folder: Path) -> None:
    with browsing(folder) as browser:
        assert browser.get("/").headers["location"] == "/plain/"
        assert browser.get("/t/abcdefgh").headers["location"] == "/plain/abcdefgh"
        assert browser.get("/plain/").text == "plain"
        assert browser.get("/app/index-abc.js").status_code == 404


def test_built_pages_are_served_and_never_kept(built: Path) -> None:
    with browsing(built) as browser:
        for path in ("/", "/t/abcdefgh"):
            found = browser.get(path)
            assert (found.text, found.headers["cache-control"]) == ("web", "no-store")
            assert "unsafe" not in found.headers["content-security-policy"]
        assert browser.get("/plain/abcdefgh").text == "plain"


def test_files_with_telling_names_may_be_kept_for_ever(built: Path) -> None:
    with browsing(built) as browser:
        found = browser.get("/app/index-abc.js")
        assert (found.text, found.headers["cache-control"]) == ("1", FOR_EVER)
        assert browser.get("/app/other.js").status_code == 404


def test_files_are_packed_for_whoever_can_unpack_them(built: Path) -> None:
    (built / "web" / "index-abc.js").write_text("1;" * 1000)
    (built / "web" / "font-abc.woff2").write_bytes(bytes(1000))
    with browsing(built) as browser:
        whole = browser.get("/app/index-abc.js", headers={"accept-encoding": "identity"})
        small = browser.get("/app/index-abc.js")
        assert (small.text, small.headers["content-type"]) == (whole.text, whole.headers["content-type"])
        assert (small.headers["content-encoding"], small.headers["cache-control"]) == ("gzip", FOR_EVER)
        assert int(small.headers["content-length"]) < int(whole.headers["content-length"])
        assert "content-encoding" not in browser.get("/app/font-abc.woff2").headers, "it is packed already"
        part = browser.get("/app/index-abc.js", headers={"range": "bytes=0-1"})
        assert (part.status_code, part.text) == (206, "1;")


WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("component", sorted(WEB.rglob("*.svelte")), ids=lambda path: path.name)
def test_no_component_has_a_style_that_the_policy_forbids(component: Path) -> None:
    """A style in the text of a page is not allowed; `style:name={…}` is set by the script and is."""
    assert not re.findall(r'\sstyle="[^{"]*"', component.read_text())
