"""Watching, looking back, records, playing on from here, and games that outlive servers and rules."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from areopolis.cli import main
from areopolis.server.client import Api, Denied, Table, ticket
from areopolis.server.entry import Answered, Cancel, Chose, Proposed
from areopolis.server.messages import Branch, NewGame, NewSeat, State
from tests.server.process import ServerProcess
from tests.server.table import DUEL, everybody, play, play_on, refused

pytestmark = pytest.mark.anyio
SOLO = NewGame("terraforming", {"players": "1"}, seed=3)


async def test_somebody_who_watches_sees_what_is_public_and_asks_nothing(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    await play(api, everybody(created), 20)
    async with Table(server.base, ticket(created)) as watcher:
        state = watcher.state
        assert (state.seat, state.own, state.question, state.refusals, state.undo) == (-1, [], None, [], 0)
        assert [seat.asked for seat in state.seats].count(True) >= 1
        assert await refused(watcher.do(Chose(0, state.ply, "pass"))) == "not-yours"
        assert await refused(api.record(ticket(created))) == "not-now"
        assert await refused(api.record(ticket(created, 0))) == "not-now"


async def test_a_finished_game_is_open_to_every_view_at_every_ply(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, everybody(created)) as table:
        seen: dict[tuple[int, int], object] = {}
        rng = random.Random(2)
        while table.state.status == "open":
            await play_on(table, table.state.plies + rng.randint(5, 40), rng.getrandbits(30))
            seen[table.state.plies, table.state.seat] = table.state.table
    watching = ticket(created)
    state = await api.look(watching, seat=1)
    assert (state.status, state.open, state.question) == ("over", True, None)
    assert state.result is not None
    assert len(state.result.winners) >= 1
    for (ply, seat), found in seen.items():
        moment = await api.look_back(watching, ply, seat=seat)
        assert (moment.ply, moment.seat, moment.table) == (ply, seat, found)
    assert await refused(api.look_back(watching, state.plies + 1)) == "unknown"
    assert [line.ply for line in (await api.log(watching, seat=0)).log] == list(range(state.plies + 1))


async def test_while_it_goes_on_one_looks_back_only_from_ones_own_seat(api: Api) -> None:
    created = await api.create(DUEL)
    await play(api, everybody(created), 20)
    mine = await api.look_back(ticket(created, 0), 10)
    assert (mine.seat, mine.plies) == (0, 20)
    assert await refused(api.look_back(ticket(created, 0), 10, seat=1)) == "not-yours"
    public = await api.look_back(ticket(created, 0), 10, seat=-1)
    assert public.table == (await api.look_back(ticket(created), 10)).table != mine.table


async def test_a_record_is_downloaded_checked_and_opened_again(api: Api, tmp_path: Path) -> None:
    created = await api.create(NewGame("onmars", {"players": "1"}, seed=3))
    place = ticket(created, 0)
    await play(api, place, 60)
    text = await api.record(place)
    file = tmp_path / "game.areo"
    file.write_text(text, "utf-8")
    assert main(["check", str(file)]) == 0
    opened = await api.upload(text)
    assert opened.seats == []
    for seat in (0, -1):
        then = await api.look_back(place, 30, seat=seat)
        assert (await api.look_back(ticket(opened), 30, seat=seat)).table == then.table
    state = await api.look(ticket(opened), seat=0)
    assert (state.plies, state.open, state.question) == (60, True, None)
    assert await refused(api.upload("no record")) == "bad-record"
    lines = text.splitlines()
    broken = "\n".join([*lines[:20], "0 dance", *lines[20:]])
    assert await refused(api.upload(broken)) == "bad-record"


async def test_one_plays_on_from_any_moment_of_a_solo_game(api: Api) -> None:
    created = await api.create(SOLO)
    place = ticket(created, 0)
    await play(api, place, 30)
    other = await api.branch(place, Branch(17))
    mine = ticket(other, 0)
    state = await api.look(mine)
    assert (state.plies, state.status) == (17, "open")
    assert state.table == (await api.look_back(place, 17)).table
    await play(api, mine, 25, seed=5)
    assert (await api.look(place)).plies == 30
    assert await refused(api.branch(place, Branch(31))) == "unknown"
    # Whoever only watches may not look into the hand of the one who plays.
    assert await refused(api.branch(ticket(created), Branch(17))) == "not-now"


async def test_one_plays_on_from_a_game_that_is_over_and_not_from_one_that_others_play(api: Api) -> None:
    created = await api.create(DUEL)
    both = everybody(created)
    await play(api, both, 20)
    assert await refused(api.branch(ticket(created, 0), Branch(10))) == "not-now"
    assert await refused(api.branch(both, Branch(10))) == "not-now"
    await api.do(both, Proposed(0, Cancel()))
    await api.do(both, Answered(1, 21, True))
    other = await api.branch(ticket(created), Branch(10, [NewSeat(name="Eva"), NewSeat("bot", bot="random")]))
    state = await api.look(ticket(other, 0))
    assert (state.plies, [(seat.name, seat.kind) for seat in state.seats]) == (
        10,
        [("Eva", "person"), ("Random", "bot")],
    )
    assert state.table == (await api.look_back(both, 10, seat=0)).table


# Games outlive servers


def shown(state: State) -> bytes:
    """What a viewer sees, but for the time of day and who else is there."""
    seats = [msgspec.structs.replace(seat, here=False) for seat in state.seats]
    return msgspec.json.encode(msgspec.structs.replace(state, at=0.0, seats=seats, watchers=0))


@pytest.mark.parametrize("new", [DUEL, NewGame("onmars", {"players": "2"}, seed=1)], ids=lambda new: str(new.game))
async def test_a_game_from_a_snapshot_is_the_same_byte_for_byte_as_from_its_entries(
    new: NewGame, tmp_path: Path
) -> None:
    """A server that is stopped keeps snapshots; without them the next one replays."""
    file = tmp_path / "games.db"
    server = ServerProcess(f"sqlite:///{file}", tmp_path)
    with server:
        async with Api(server.base) as api:
            created = await api.create(new)
            places = [ticket(created, 0), ticket(created, 1), ticket(created)]
            await play(api, everybody(created), 170)
            before = [shown(await api.look(place)) for place in places]
    assert rows(file, "SELECT max(number) FROM snapshots") == [(170,)]
    found: list[list[bytes]] = []
    for change in ("", "DELETE FROM snapshots"):
        if change:
            rows(file, change)
        with server:
            async with Api(server.base) as api:
                found.append([shown(await api.look(place)) for place in places])
    assert found == [before, before]


async def test_a_game_whose_rules_are_gone_is_shown_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    server = ServerProcess(f"sqlite:///{file}", tmp_path)
    with server:
        async with Api(server.base) as api:
            created = await api.create(DUEL)
            await play(api, everybody(created), 20)
            before = [await api.look(ticket(created, 0)), await api.look(ticket(created))]
    rows(file, "UPDATE games SET rules = 999")
    with server:
        async with Api(server.base) as api:
            after = [await api.look(ticket(created, 0)), await api.look(ticket(created))]
            assert [state.table for state in after] == [state.table for state in before]
            assert {state.status for state in after} == {"frozen"}
            assert all(state.frozen and state.question is None for state in after)
            assert [line.events for line in after[0].log if line.ply] == [
                line.events for line in before[0].log if line.ply
            ]
            assert await refused(api.do(ticket(created, 0), Chose(0, 20, "pass"))) == "not-now"
            assert await refused(api.look(ticket(created, 0), seat=1)) == "not-yours"
            assert await refused(api.branch(ticket(created, 0), Branch(3))) == "not-now"
        async with Table(server.base, ticket(created, 0)) as table:
            assert table.state.frozen
            with pytest.raises(Denied):
                await table.until(lambda state: state.plies > 20)
        assert not server.failures()


def rows(file: Path, statement: str) -> list[tuple[object, ...]]:
    """Ask the store, or change it, while no server runs."""
    with sqlite3.connect(file) as connection:
        found = connection.execute(statement).fetchall()
    connection.close()
    return found
