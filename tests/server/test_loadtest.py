"""The load test measures what it says, and would see it if a choice were lost or stored twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.kernel.errors import BadOptions
from areopolis.server.entry import Chose, write_entry
from areopolis.server.loadtest.check import compare
from areopolis.server.loadtest.crowd import Pace, Sent, Table, Tally
from areopolis.server.loadtest.plan import Plan
from areopolis.server.loadtest.report import latency, trend
from areopolis.server.messages import Created, SeatKey
from areopolis.server.store import EntryRow
from tests.server.store.samples import a_game, opened

pytestmark = pytest.mark.anyio


def test_a_short_soak_runs_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Real server, real sockets: games open, are played at a rate, sleep, and are compared with the store."""
    store = tmp_path / "games.db"
    command = ["loadtest", "--soak", "0.15", "--rate", "15", "--games", "3", "--store", str(store), "--json"]
    assert main(command) == 0
    report = json.loads(capsys.readouterr().out)
    kept, memory = report["kept"], report["memory"]
    assert (kept["lost"], kept["doubled"], kept["unanswered"]) == (0, 0, 0)
    assert kept["compared"] == report["choices"] > 0
    assert report["per_second"] <= 15.5
    assert (report["begun"], report["seats"], report["store"], report["refused"]) == (3, 4, "sqlite", {})
    assert 0 < report["confirmed"]["p50"] <= report["confirmed"]["p99"] <= report["confirmed"]["most"]
    assert report["seen"]["p50"] > 0
    assert 0 < memory["start"] <= memory["open"]
    assert report["awake"] == 0
    assert len(report["trend"]["samples"]) >= 5
    assert 0 < report["commits"] <= report["choices"] + 20
    assert store.exists()


def a_table() -> Table:
    created = Created(a_game().id, [SeatKey(seat, "", "key") for seat in range(4)], "watch")
    return Table("http://127.0.0.1:1", created, Tally(), Pace(0.0, Plan().rng()))


STORED = [Sent(0, 0, "pass"), Sent(1, 1, "sell 1"), Sent(0, 2, "pass")]


@pytest.mark.parametrize(
    ("confirmed", "unanswered", "lost", "doubled"),
    [
        ({1: STORED[0], 2: STORED[1], 3: STORED[2]}, [], 0, 0),
        ({1: STORED[0], 2: STORED[1]}, [STORED[2]], 0, 0),
        ({1: STORED[0], 2: STORED[1]}, [], 0, 1),
        ({1: STORED[0], 2: STORED[1], 3: STORED[2], 4: Sent(1, 3, "pass")}, [], 1, 0),
        ({1: STORED[0], 2: Sent(1, 1, "sell 2"), 3: STORED[2]}, [], 1, 1),
    ],
    ids=["all", "unanswered", "one-too-many", "one-lost", "another"],
)
async def test_what_is_lost_or_doubled_is_seen(
    sqlite_url: str, confirmed: dict[int, Sent], unanswered: list[Sent], lost: int, doubled: int
) -> None:
    async with opened(sqlite_url) as store:
        rows = [EntryRow(n, write_entry(Chose(*sent)), 0.0) for n, sent in enumerate(STORED, start=1)]
        await store.create(a_game(), rows)
    table = a_table()
    table.confirmed.update(confirmed)
    table.unanswered.extend(unanswered)
    kept = await compare([table], sqlite_url)
    assert (kept.compared, kept.lost, kept.doubled, kept.unanswered) == (
        len(confirmed),
        lost,
        doubled,
        len(unanswered),
    )


async def test_the_same_answer_twice_is_one_too_many(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        rows = [EntryRow(number, write_entry(Chose(*STORED[0])), 0.0) for number in (1, 2)]
        await store.create(a_game(), rows)
    table = a_table()
    table.confirmed[1] = STORED[0]
    assert (await compare([table], sqlite_url)).doubled == 1


async def test_a_choice_is_seen_when_another_seat_sees_it() -> None:
    table = a_table()
    table.made(1, STORED[0], 10.0)
    table.looked(0, 1, 11.0)
    assert table.tally.seen == []
    table.looked(2, 1, 12.5)
    assert table.tally.seen == [2.5]
    table.players[3].number, table.players[3].at = 2, 14.0
    table.made(2, STORED[1], 13.0)
    assert table.tally.seen == [2.5, 1.0]


def test_percentiles_are_those_of_what_was_measured() -> None:
    found = latency([number / 1000 for number in range(1, 101)])
    assert (found.p50, found.p95, found.p99, found.most) == (50, 95, 99, 100)
    assert latency([0.25]).p50 == latency([0.25]).most == 250
    assert latency([]).most == 0


def test_a_line_is_flat_or_not() -> None:
    """The first quarter does not count: it is the time of settling."""
    minutes = [60.0 * minute for minute in range(61)]
    settled = [(at, 50_000.0 if at < 600 else 100_000.0) for at in minutes]
    assert (trend(settled).per_hour, trend(settled).flat) == (0, True)
    growing = trend([(at, 100_000 + at * 10) for at in minutes])
    assert (growing.per_hour, growing.flat, growing.begins) == (36_000, False, 109_000)
    assert trend([(at, 100_000 - at) for at in minutes]).flat
    assert trend([]).flat


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--server", "http://example.org:8000", "--store", "x"], "only a server on this machine"),
        (["--server", "http://192.168.0.4:8000", "--store", "x"], "only a server on this machine"),
        (["--server", "http://127.0.0.1.example.org", "--store", "x"], "only a server on this machine"),
        (["--server", "http://127.0.0.1:8000"], "name its --store too"),
        (["--games", "0"], "--games 0: say more than 0"),
        (["--games", "100000"], "at most 5000"),
        (["--seconds", "1e9"], "--seconds 1e"),
        (["--rate", "-1"], "--rate -1: say more than 0"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--game", "onmars", "--seats", "7"], "players=7"),
    ],
)
def test_what_is_too_much_or_not_ours_is_refused(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["loadtest", *words]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "http://localhost:1", "http://[::1]:8000/"])
def test_a_server_on_this_machine_is_one(url: str) -> None:
    Plan(server=url, store="games.db")
    with pytest.raises(BadOptions):
        Plan(server=url.replace("http:", "ftp:"), store="games.db")
