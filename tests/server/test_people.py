"""People at a table: what they agree on, what they say, who comes and goes."""

from __future__ import annotations

import asyncio

import pytest

from areopolis.server.client import Api, Table, Ticket, ticket
from areopolis.server.entry import (
    Answered,
    Cancel,
    Chose,
    HandOver,
    Proposed,
    Reacted,
    Rematch,
    Renamed,
    Returned,
    Spoke,
    TakeBack,
)
from areopolis.server.messages import NewGame, NewSeat, State
from tests.server.process import ServerProcess
from tests.server.table import DUEL, everybody, play, refused, some, unchanged

pytestmark = pytest.mark.anyio
# Seconds after which a bot would long have chosen.
STILL = 0.5
THREE = NewGame("terraforming", {"players": "3"}, seed=3)


def notes(state: State) -> list[str]:
    """What the log says of what people did."""
    lines = [line.note for line in state.log if line.note]
    return ["".join([part if isinstance(part, str) else part["text"] for part in note]) for note in lines]


async def test_taking_back_further_needs_everybody(api: Api, server: ServerProcess) -> None:
    created = await api.create(THREE)
    state = await play(api, everybody(created), 20)
    earlier = await api.look_back(ticket(created, 2), 9)
    async with Table(server.base, ticket(created, 2)) as table:
        done = await table.do(Proposed(2, TakeBack(9)))
        state = await table.until(lambda state: state.matter is not None)
        assert state.matter is not None
        assert (state.matter.number, state.matter.agreed, state.matter.voters) == (done.number, [2], [0, 1, 2])
        assert state.matter.text
        assert await refused(table.do(Proposed(2, Cancel()))) == "not-now"
        await api.do(ticket(created, 0), Answered(0, done.number, True))
        assert (await api.look(ticket(created, 0))).plies == 20
        await api.do(ticket(created, 1), Answered(1, done.number, True))
        state = await table.until(lambda state: state.plies == 9)
        assert (state.table, state.matter) == (earlier.table, None)
        assert [line.ply for line in state.log if not line.note] == list(range(10))
        assert len(notes(state)) == 1


async def test_taking_back_is_refused_withdrawn_or_lapses(api: Api) -> None:
    created = await api.create(THREE)
    all_seats = everybody(created)
    state = await play(api, all_seats, 12)
    for number, seat in ((13, 1), (15, 0)):
        await api.do(all_seats, Proposed(0, TakeBack(4)))
        await api.do(all_seats, Answered(seat, number, False))
        state = await api.look(all_seats)
        assert (state.matter, state.plies) == (None, 12)
    assert len(set(notes(state))) == 2
    await api.do(all_seats, Proposed(0, TakeBack(4)))
    state = await api.look(all_seats)
    await api.do(all_seats, Chose(state.seat, state.ply, some(state)))
    state = await api.look(all_seats)
    assert state.matter is None
    assert notes(state)[-1].endswith("has moved on: nothing is taken back.")
    assert await unchanged(api, all_seats, Answered(1, 17, True)) == "stale"


async def test_a_proposal_to_let_a_bot_play_lapses_when_its_person_plays(api: Api) -> None:
    created = await api.create(THREE)
    await api.do(ticket(created, 0), Proposed(0, HandOver(1, "random")))
    for seat, stands in ((2, True), (1, False)):
        own = ticket(created, seat)
        state = await api.look(own)
        await api.do(own, Chose(seat, state.ply, some(state)))
        assert ((await api.look(own)).matter is not None) is stands


async def test_bots_hold_still_while_a_proposal_is_open(api: Api, server: ServerProcess) -> None:
    people = [NewSeat(name="Ann"), NewSeat(name="Ben"), NewSeat("bot", "Bot", "random")]
    created = await api.create(NewGame("terraforming", {"players": "3"}, people, seed=3))
    both = ticket(created, 0, 1)
    async with Table(server.base, both) as table:
        # The bot has answered; now it is for those two.
        await table.until(lambda state: state.plies == 1)
        done = await table.do(Proposed(0, Cancel()))
        while not (state := await api.look(both)).seats[2].asked:
            await api.do(both, Chose(state.seat, state.ply, some(state)))
        await asyncio.sleep(STILL)
        assert (await api.look(both)).plies == state.plies
        await api.do(both, Answered(1, done.number, False))
        await table.until(lambda now: now.plies > state.plies)


async def test_a_seat_is_handed_to_a_bot_which_plays_until_its_person_returns(api: Api, server: ServerProcess) -> None:
    created = await api.create(THREE)
    async with Table(server.base, ticket(created, 0)) as table:
        assert await refused(table.do(Proposed(0, HandOver(1, "deepthought")))) == "bad-options"
        done = await table.do(Proposed(0, HandOver(1, "random")))
        assert await refused(api.do(ticket(created, 1), Answered(1, done.number, False))) == "not-now"
        await api.do(ticket(created, 2), Answered(2, done.number, True))
        state = await table.until(lambda state: state.plies > 0)
        assert (state.seats[1].bot, state.log[-1].seat) == ("random", 1)
        gone = ticket(created, 1)
        assert (await api.look(gone)).question is None
        assert await refused(api.do(gone, Chose(1, 0, "pass"))) in {"not-now", "stale"}
        await api.do(gone, Returned(1))
        state = await table.until(lambda state: not state.seats[1].bot)
        assert len(notes(state)) == 2
        assert await unchanged(api, gone, Returned(1)) == "not-now"
        mine = await api.look(gone)
        if mine.question is not None:
            await api.do(gone, Chose(1, mine.ply, some(mine)))


async def test_people_and_watchers_talk_and_it_is_kept(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, ticket(created, 0)) as table, Table(server.base, ticket(created)) as watcher:
        await table.do(Spoke(0, "Ahoj! <b>čau</b>"))
        await watcher.do(Spoke(-1, "good luck"))
        await watcher.do(Reacted(-1, "wow"))
        assert await refused(watcher.do(Spoke(0, "it is me"))) == "not-yours"
        assert await refused(table.do(Spoke(1, "it is me"))) == "not-yours"
        state = await table.until(lambda state: len(state.talk) == 3)
        assert [(line.seat, line.line, line.reaction) for line in state.talk] == [
            (0, "Ahoj! <b>čau</b>", ""),
            (-1, "good luck", ""),
            (-1, "", "wow"),
        ]
        assert state.watchers == 1
    later = await api.look(ticket(created, 1))
    assert later.talk == state.talk
    assert [line.number for line in (await api.look(ticket(created, 1), since=1)).talk] == [2, 3]


async def test_people_say_how_they_want_to_be_called(api: Api) -> None:
    created = await api.create(DUEL)
    await api.do(ticket(created, 1), Renamed(1, "Žofie"))
    assert (await api.look(ticket(created, 0))).seats[1].name == "Žofie"
    assert await unchanged(api, ticket(created, 1), Renamed(1, "a\tb")) == "bad-options"
    assert await refused(api.do(ticket(created, 0), Renamed(1, "Max"))) == "not-yours"


async def test_a_game_is_cancelled_by_all_and_open_then(api: Api) -> None:
    created = await api.create(DUEL)
    both = everybody(created)
    await play(api, both, 10)
    await api.do(both, Proposed(1, Cancel()))
    assert (await api.look(both)).status == "open"
    await api.do(both, Answered(0, 11, True))
    state = await api.look(both)
    assert (state.status, state.open, state.question) == ("cancelled", True, None)
    assert state.result is not None
    assert [seat.asked for seat in state.seats] == [False, False]
    assert await unchanged(api, both, Chose(0, state.plies, "pass")) == "not-now"
    [brief] = (await api.mine([ticket(created, 0)])).games
    assert brief.status == "cancelled"
    assert (await api.look(ticket(created, 0), seat=1)).seat == 1


async def test_a_rematch_has_the_seats_turned_and_opens_with_the_same_keys(api: Api, server: ServerProcess) -> None:
    created = await api.create(THREE)
    assert await refused(api.do(ticket(created, 0), Proposed(0, Rematch()))) == "not-now"
    all_seats = everybody(created)
    await api.do(all_seats, Renamed(0, "Ann"))
    await api.do(all_seats, Proposed(0, Cancel()))
    for seat in (1, 2):
        await api.do(all_seats, Answered(seat, 2, True))
    async with Table(server.base, ticket(created)) as watcher:
        done = await api.do(all_seats, Proposed(1, Rematch()))
        for seat in (0, 2):
            await api.do(all_seats, Answered(seat, done.number, True))
        state = await asyncio.wait_for(watcher.until(lambda state: bool(state.follower)), 20)
    keys = {found.seat: found.key for found in created.seats}
    for before, now in ((0, 1), (1, 2), (2, 0)):
        found = await api.look(Ticket(state.follower, (keys[before],)))
        assert (found.own, found.plies, found.status) == ([now], 0, "open")
    assert found.seats[1].name == "Ann"
    assert (await api.look(Ticket(state.follower, (created.watch,)))).seat == -1
    assert found.table != (await api.look_back(all_seats, 0, seat=0)).table
    assert await unchanged(api, all_seats, Proposed(0, Rematch())) == "not-now"
