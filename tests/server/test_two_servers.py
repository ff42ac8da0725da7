"""Two servers on one PostgreSQL serve the same game at once: what is sent to both lands once, and both sides see it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from areopolis.server.client import Api, Denied, Table, any_choice, is_asked, ticket
from areopolis.server.entry import Chose, Spoke
from areopolis.server.messages import Created, Done, NewGame, NewSeat, State
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio
ROUNDS = 40


@pytest.fixture
def servers(postgresql_url: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    with ServerProcess(postgresql_url, tmp_path) as one, ServerProcess(postgresql_url, tmp_path) as other:
        yield [one, other]
        assert not one.failures() + other.failures()


async def new_game(server: ServerProcess, new: NewGame) -> Created:
    async with Api(server.base) as api:
        return await api.create(new)


async def seen(tables: list[Table], number: int) -> list[State]:
    """The table when all have seen an entry."""
    return list(await asyncio.gather(*[table.until(lambda state: state.number >= number) for table in tables]))


async def race(tables: list[Table], deed: Chose) -> tuple[list[Done], list[str]]:
    """The same choice to all at the same moment: the answers, and the codes of the refusals."""
    answers = await asyncio.gather(*[table.do(deed) for table in tables], return_exceptions=True)
    refused = [answer.code for answer in answers if isinstance(answer, Denied)]
    done = [answer for answer in answers if isinstance(answer, Done)]
    assert len(done) + len(refused) == len(tables), answers
    return done, refused


async def test_the_same_choice_sent_to_both_lands_once_and_both_sides_see_it(servers: list[ServerProcess]) -> None:
    created = await new_game(servers[0], NewGame("terraforming", {"players": "2"}, seed=4))
    rng = random.Random(4)
    async with AsyncExitStack() as stack:
        seats = [
            [await stack.enter_async_context(Table(server.base, ticket(created, seat))) for server in servers]
            for seat in (0, 1)
        ]
        watchers = [await stack.enter_async_context(Table(server.base, ticket(created))) for server in servers]
        everybody = [*seats[0], *seats[1], *watchers]
        delays: list[float] = []
        for number in range(1, ROUNDS + 1):
            states = await seen(everybody, number - 1)
            asked = rng.choice([seat for seat in (0, 1) if is_asked(states[2 * seat])])
            question = states[2 * asked].question
            assert question is not None
            deed = Chose(asked, states[2 * asked].ply, any_choice(question, rng))
            done, refused = await race(seats[asked], deed)
            assert ([one.number for one in done], refused) == ([number], ["stale"])
            confirmed = time.monotonic()
            states = await seen(everybody, number)
            delays.append(time.monotonic() - confirmed)
            assert {state.plies for state in states} == {number}
            for mine, theirs in (states[:2], states[2:4], states[4:]):
                assert (mine.table, mine.question, mine.log) == (theirs.table, theirs.question, theirs.log)
        assert max(delays) < 1.0, delays


async def test_answers_at_the_same_time_through_different_servers_both_land(servers: list[ServerProcess]) -> None:
    rng = random.Random(5)
    for seed in range(4):
        created = await new_game(servers[seed % 2], NewGame("terraforming", {"players": "2"}, seed=seed))
        async with (
            Table(servers[0].base, ticket(created, 0)) as one,
            Table(servers[1].base, ticket(created, 1)) as other,
        ):
            questions = [table.state.question for table in (one, other)]
            choices = [any_choice(question, rng) for question in questions if question is not None]
            await asyncio.gather(one.choose(choices[0]), other.choose(choices[1]))
            states = await seen([one, other], 2)
            assert [state.plies for state in states] == [2, 2]
            assert [state.ply for state in states] == [1, 1]


async def test_what_is_said_at_the_same_moment_is_all_kept_in_one_order(servers: list[ServerProcess]) -> None:
    """Entries that do not answer a question are no rivals: whoever is second comes after the first."""
    created = await new_game(servers[0], NewGame("onmars", {"players": "2"}, seed=1))
    async with (
        Table(servers[0].base, ticket(created, 0)) as one,
        Table(servers[1].base, ticket(created, 1)) as other,
    ):
        lines = [table.do(Spoke(seat, f"{seat} {n}")) for n in range(15) for seat, table in enumerate((one, other))]
        done = await asyncio.gather(*lines)
        assert sorted(answer.number for answer in done) == list(range(1, 31))
        states = await seen([one, other], 30)
        assert states[0].talk == states[1].talk
        assert [line.number for line in states[0].talk] == list(range(1, 31))


async def test_a_bot_of_the_server_plays_once_although_both_could(servers: list[ServerProcess]) -> None:
    new = NewGame("terraforming", {"players": "2"}, [NewSeat(), NewSeat("bot", bot="random")], seed=2)
    created = await new_game(servers[0], new)
    rng = random.Random(6)
    tables = [Table(server.base, ticket(created, 0)) for server in servers]
    async with tables[0], tables[1]:
        for number in range(8):
            table = tables[number % 2]
            state = await asyncio.wait_for(table.until(is_asked), 60)
            assert state.question is not None
            await table.choose(any_choice(state.question, rng))
            await seen(tables, table.state.number)
        states = await seen(tables, max(table.state.number for table in tables))
        lines = [line for line in states[1].log if not line.note]
        assert [line.ply for line in lines] == list(range(states[1].plies + 1))
        assert 1 in {line.seat for line in lines}
