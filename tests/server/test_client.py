"""The client for remote bots: it keeps what it knows together, comes back, and never chooses twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from areopolis.server.client import Api, Denied, Table, Ticket, any_choice, is_asked, merged, ticket, written
from areopolis.server.entry import Chose, Spoke
from areopolis.server.messages import LogLine, NewGame, State, TalkLine, Try
from areopolis.server.say import SaidOption, SaidQuestion
from tests.server.process import ROOT, ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process


def state(number: int, log_from: int, plies: list[int], talk_from: int, talk: list[int], seat: int = 0) -> State:
    return State(
        game="g",
        rules="r",
        name="",
        number=number,
        ply=max(plies),
        plies=max(plies),
        seat=seat,
        own=[0],
        language="en",
        at=0.0,
        status="open",
        seats=[],
        table={},
        log_from=log_from,
        log=[LogLine(ply, 0, float(number)) for ply in plies],
        talk_from=talk_from,
        talk=[TalkLine(number, 0, 0.0, "hello") for number in talk],
    )


def test_log_and_talk_go_on_from_what_is_known() -> None:
    first = merged(None, state(5, 2, [2, 3, 4], 0, [1]))
    second = merged(first, state(7, 4, [4, 5], 5, [6]))
    assert [(line.ply, line.at) for line in second.log] == [(2, 5), (3, 5), (4, 7), (5, 7)]
    assert [line.number for line in second.talk] == [1, 6]
    assert (second.log_from, second.talk_from, second.number) == (2, 0, 7)


def test_what_was_taken_back_is_gone_and_other_eyes_begin_anew() -> None:
    first = merged(None, state(5, 0, [0, 1, 2, 3], 0, []))
    back = merged(first, state(6, 1, [1], 5, []))
    assert [line.ply for line in back.log] == [0, 1]
    assert merged(back, state(6, 0, [0, 1], 0, [], seat=1)).log == state(6, 0, [0, 1], 0, []).log


def test_a_log_that_does_not_reach_back_begins_where_it_begins() -> None:
    first = merged(None, state(5, 30, [30, 31], 0, []))
    cut = merged(first, state(9, 10, [10, 11], 5, []))
    assert ([line.ply for line in cut.log], cut.log_from) == ([10, 11], 10)


def test_choices_are_written_as_the_question_wants_them() -> None:
    options = [SaidOption(name, [], []) for name in ("a", "b", "c")]
    one = SaidQuestion(0, "k", [], True, [], "", 1, 1, options)
    some = SaidQuestion(0, "k", [], True, [], "buy", 0, 2, options)
    assert written(one, "b") == "b"
    assert (written(some), written(some, "a", "c")) == ("buy none", "buy a c")
    with pytest.raises(ValueError, match="unpack"):
        written(one, "a", "b")
    rng = random.Random(1)
    assert {any_choice(one, rng) for _ in range(40)} == {"a", "b", "c"}
    assert {any_choice(some, rng) for _ in range(200)} >= {"buy none", "buy a", "buy a b", "buy b a"}


async def visited(table: Table, times: int) -> None:
    """Wait until a table has come back so often."""
    await table.until(lambda _state: table.visits == times)


async def test_the_example_of_the_page_plays_a_game(server: ServerProcess) -> None:
    page = (ROOT / "docs" / "remote-bots.md").read_text("utf-8")
    [example] = [part.partition("```")[0] for part in page.split("```python\n")[1:]]
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "remote-bots.md", "exec"), names)
    found: State = await names["main"](server.base)
    assert (found.status, len(found.log)) == ("over", found.plies + 1)
    assert found.result is not None


async def test_a_key_that_opens_nothing_is_denied_at_once(server: ServerProcess) -> None:
    async with Api(server.base) as api:
        created = await api.create(NewGame("terraforming", {"players": "2"}))
        wrong = Ticket(created.id, ("x" * 32,))
        with pytest.raises(Denied) as denied:
            await api.look(wrong)
        assert denied.value.code == "unknown"
    with pytest.raises(Denied) as denied:
        await asyncio.wait_for(Table(server.base, wrong).__aenter__(), 10)
    assert denied.value.code == "unknown"


async def test_a_try_says_what_would_be_asked_next(server: ServerProcess) -> None:
    async with Api(server.base, "cs") as api:
        created = await api.create(NewGame("terraforming", {"players": "2"}, seed=1))
        place = ticket(created, 0)
        first = (await api.look(place)).question
        assert first is not None
        tried = await api.attempt(place, Try(0, 0, [written(first, first.options[0].notation)]))
        assert tried.certain
        await api.do(place, Chose(0, 0, written(first, first.options[0].notation)))
        assert tried.asks == (await api.look(place)).question


async def test_a_table_comes_back_by_itself_and_a_choice_lands_once(tmp_path: Path) -> None:
    """The server is killed right when a choice was sent: it is stored once, whether it had arrived or not."""
    with ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        async with Api(server.base) as api:
            created = await api.create(NewGame("terraforming", {"players": "1"}, seed=1))
            place = ticket(created, 0)
            async with Table(server.base, place) as table, Table(server.base, ticket(created)) as watcher:
                await table.do(Spoke(0, "before"))
                for visits, pause in enumerate((0.0, 0.004, 0.05), start=2):
                    before = await table.until(is_asked)
                    assert before.question is not None
                    choosing = asyncio.create_task(table.choose(any_choice(before.question, random.Random(1))))
                    await asyncio.sleep(pause)
                    server.kill()
                    await asyncio.to_thread(server.start)
                    after = await choosing
                    assert after.plies == before.plies + 1
                    for back in (table, watcher):
                        await visited(back, visits)
                await table.do(Spoke(0, "after"))
                seen = await watcher.until(lambda state: len(state.talk) == 2)
                assert (table.visits, watcher.visits) == (4, 4)
                assert [line.ply for line in seen.log if not line.note] == [0, 1, 2, 3]
                assert [line.line for line in seen.talk] == ["before", "after"]
                fresh = await api.look(place)
                mine = await table.until(lambda state: state.number == fresh.number)
                assert msgspec.structs.replace(mine, at=fresh.at) == msgspec.structs.replace(fresh, watchers=1)
