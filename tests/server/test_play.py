"""Setting up and playing over the network: who may do what, what is refused, undo, clocks, bots."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from areopolis.server.client import Api, Table, Ticket, is_asked, ticket
from areopolis.server.entry import Chose, TookBack
from areopolis.server.messages import NewGame, NewSeat, Try
from areopolis.server.setup import ClockRule
from tests.server.process import ServerProcess
from tests.server.table import DUEL, everybody, play, play_on, refused, some, unchanged

pytestmark = pytest.mark.anyio


# Setting up


async def test_a_game_is_made_of_people_bots_and_its_name(api: Api) -> None:
    seats = [NewSeat(name="Ann"), NewSeat("bot", bot="greedy:time=0.1"), NewSeat()]
    created = await api.create(NewGame("terraforming", {"players": "3"}, seats, "Sunday", 5))
    assert [(found.seat, found.name) for found in created.seats] == [(0, "Ann"), (2, "Player 3")]
    assert len({created.watch, *[found.key for found in created.seats]}) == 3
    assert all(len(key) >= 32 for key in (created.watch, *[found.key for found in created.seats]))
    state = await api.look(ticket(created, 0))
    assert (state.name, state.rules, state.own) == ("Sunday", "terraforming", [0])
    assert [(seat.name, seat.kind, seat.bot) for seat in state.seats] == [
        ("Ann", "person", ""),
        ("Greedy", "bot", "greedy:time=0.1"),
        ("Player 3", "person", ""),
    ]


@pytest.mark.parametrize(
    ("game", "options", "automa"),
    [("terraforming", {"players": "2", "marsbot": "normal"}, "MarsBot"), ("onmars", {"players": "1"}, "Lacerda")],
)
async def test_an_automa_sits_where_the_game_puts_it(api: Api, game: str, options: dict[str, str], automa: str) -> None:
    created = await api.create(NewGame(game, options, seed=1))
    assert [found.seat for found in created.seats] == [0]
    state = await play(api, ticket(created, 0), 25)
    assert [(seat.kind, seat.name) for seat in state.seats][1:] == [("automa", automa)]
    assert state.plies == 25


@pytest.mark.parametrize(
    "new",
    [
        NewGame("chess"),
        NewGame("terraforming", {"players": "9"}),
        NewGame("terraforming", {"sauce": "yes"}),
        NewGame("terraforming", {"players": "2"}, [NewSeat("bot", bot="deepthought")]),
        NewGame("terraforming", {"players": "2"}, [NewSeat("bot", bot="expert:weights=/etc/hosts")]),
        NewGame("terraforming", {"players": "2"}, [NewSeat("automa")]),
        NewGame("terraforming", {"players": "1"}, [NewSeat(), NewSeat()]),
    ],
)
async def test_what_cannot_be_set_up_is_refused(api: Api, new: NewGame) -> None:
    assert await refused(api.create(new)) == "bad-options"


async def test_the_same_seed_gives_the_same_game_and_none_gives_another(api: Api) -> None:
    tables = []
    for seed in (3, 3, None, None):
        created = await api.create(msgspec.structs.replace(DUEL, seed=seed))
        tables.append((await api.look(ticket(created, 0))).table)
    assert tables[0] == tables[1]
    assert tables[2] != tables[3]


async def test_the_games_of_a_browser_are_listed_and_go_on(api: Api) -> None:
    first, second = [await api.create(msgspec.structs.replace(DUEL, name=name)) for name in ("one", "two")]
    await play(api, everybody(first), 2)
    strange = Ticket(second.id, ("x" * 32,))
    found = (await api.mine([ticket(first, 0), ticket(second), strange, Ticket("nowhere12", ("y" * 32,))])).games
    assert [(brief.id, brief.name, brief.seat, brief.ply, brief.status) for brief in found] == [
        (first.id, "one", 0, 2, "open"),
        (second.id, "two", -1, 0, "open"),
    ]
    assert found[1].asked == [0, 1]
    assert [brief.stage for brief in found] == ["generation 1"] * 2


async def test_a_list_of_games_says_how_far_each_is(api: Api) -> None:
    colony = await api.create(NewGame("onmars", {"players": "2"}, DUEL.seats))
    await play(api, everybody(colony), 12)
    own = [{"game": made.id, "key": made.watch} for made in (await api.create(DUEL), colony)]
    for language, stages in (("cs", ["1. generace", "1. kolo"]), ("sr", ["1. generacija", "runda 1"])):
        answer = await api.client.post("/api/mine", params={"language": language}, json={"games": own})
        assert [brief["stage"].replace("\N{NO-BREAK SPACE}", " ") for brief in answer.json()["games"]] == stages


async def test_keys_open_their_seats_and_nothing_else(api: Api) -> None:
    created = await api.create(DUEL)
    mine, theirs, watching = ticket(created, 0), ticket(created, 1), ticket(created)
    assert await refused(api.look(Ticket(created.id, ()))) == "no-key"
    assert await refused(api.look(mine, seat=1)) == "not-yours"
    assert await refused(api.look(watching, seat=0)) == "not-yours"
    assert await refused(api.log(watching, seat=0)) == "not-yours"
    assert await refused(api.look_back(mine, 0, seat=1)) == "not-yours"
    assert (await api.look(mine, seat=-1)).table == (await api.look(watching)).table
    assert (await api.look(mine)).table != (await api.look(theirs)).table
    other = await api.create(DUEL)
    assert await refused(api.look(Ticket(other.id, mine.keys))) == "unknown"


# Choosing


async def test_late_doubled_and_foreign_choices_are_refused_and_change_nothing(api: Api) -> None:
    created = await api.create(DUEL)
    both = everybody(created)
    state = await api.look(ticket(created, 0))
    deed = Chose(0, 0, some(state))
    assert await refused(api.do(ticket(created, 1), deed)) == "not-yours"
    assert await refused(api.do(ticket(created), deed)) == "not-yours"
    assert await unchanged(api, both, Chose(0, 0, "dance")) == "no-choice"
    assert await unchanged(api, both, Chose(0, 0, "pass")) == "illegal"
    assert await unchanged(api, both, Chose(0, 7, deed.choice)) == "stale"
    done = await api.do(both, deed)
    assert (done.number, done.plies) == (1, 1)
    assert await unchanged(api, both, deed) == "stale"
    state = await play(api, both, 40)
    [asked] = [seat.seat for seat in state.seats if seat.asked]
    if (await api.look(both, seat=1 - asked)).question is None:
        assert await unchanged(api, both, Chose(1 - asked, state.plies, "pass")) == "stale"


async def test_a_choice_that_is_sent_twice_at_once_lands_once(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    place = ticket(created, 0)
    deed = Chose(0, 0, some(await api.look(place)))
    async with Table(server.base, place) as one, Table(server.base, place) as other:
        answers = await asyncio.gather(one.do(deed), other.do(deed), api.do(place, deed), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers if isinstance(answer, Exception)) == ["Denied"] * 2
        assert (await api.look(place)).number == 1


async def test_those_who_are_asked_together_answer_in_any_order_and_may_change_it(api: Api) -> None:
    created = await api.create(DUEL)
    places = [ticket(created, seat) for seat in (0, 1)]
    before = [await api.look(place) for place in places]
    assert [state.ply for state in before] == [0, 0]
    assert all(is_asked(state) for state in before)
    await api.do(places[1], Chose(1, 0, some(before[1])))
    state = await api.look(places[0])
    assert (state.ply, state.plies, state.question) == (0, 1, before[0].question)
    await api.do(places[0], Chose(0, 0, some(before[0])))
    # Both have answered one of several things; one changes theirs, though the other has answered since.
    state = await api.look(places[1])
    ways = [change["path"][:2] for change in state.ahead if change["path"][0] == "seats"]
    assert ways, "what one's own answer will change"
    assert all(way == ["seats", 1] for way in ways), "and nobody else's"
    assert state.table["seats"] == before[1].table["seats"], "nothing happens before all have answered"
    assert (await api.look(ticket(created))).ahead == []
    assert state.undo >= 1
    await api.do(places[1], TookBack(1, state.ply))
    assert (await api.look(places[1])).question == before[1].question
    await api.do(places[1], Chose(1, 0, some(before[1], seed=2)))
    assert (await api.look(places[0])).plies == 2


async def test_taking_back_goes_as_far_as_the_kernel_allows_and_no_further(api: Api) -> None:
    created = await api.create(NewGame("terraforming", {"players": "1"}, seed=2))
    place = ticket(created, 0)
    state = await api.look(place)
    for seed in range(60):
        if state.undo >= 2:
            break
        await api.do(place, Chose(0, state.ply, some(state, seed)))
        state = await api.look(place)
    assert state.undo >= 2
    assert await unchanged(api, place, TookBack(0, state.ply, state.undo + 1)) == "not-now"
    assert await unchanged(api, place, TookBack(0, state.ply - 1, 1)) == "stale"
    earlier = await api.look_back(place, state.plies - 2)
    await api.do(place, TookBack(0, state.ply, 2))
    after = await api.look(place)
    assert (after.plies, after.table, after.number) == (state.plies - 2, earlier.table, state.number + 1)


async def test_what_a_choice_would_change_is_told_and_nothing_is_done(api: Api) -> None:
    created = await api.create(NewGame("terraforming", {"players": "1"}, seed=2))
    place = ticket(created, 0)
    certain = 0
    for seed in range(40):
        state = await api.look(place)
        choice = some(state, seed)
        told = await api.attempt(place, Try(0, state.ply, [choice]))
        assert (await api.look(place)).number == state.number
        await api.do(place, Chose(0, state.ply, choice))
        if told.certain and told.changes:
            after = await api.look(place)
            for change in told.changes:
                found: object = after.table
                for step in change["path"]:
                    found = found.get(str(step)) if isinstance(found, dict) else listed(found)[int(step)]
                assert found == change["then"], change
            assert told.events == after.log[-1].events
            certain += 1
    assert certain >= 5
    state = await api.look(place)
    late = await api.attempt(place, Try(0, state.ply - 1, [some(state)]))
    assert (late.stale, late.certain, late.changes) == (True, False, [])
    assert await refused(api.attempt(place, Try(0, state.ply, ["dance"]))) == "no-choice"
    assert await refused(api.attempt(ticket(created), Try(0, state.ply, [some(state)]))) == "not-yours"


def listed(found: object) -> list[object]:
    assert isinstance(found, list)
    return found


# Sockets


async def test_several_seats_on_one_screen(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, everybody(created)) as table:
        assert table.state.own == [0, 1]
        mine = await table.look(0)
        theirs = await table.look(1)
        assert mine.table != theirs.table
        watching = await table.look(-1)
        assert watching.question is None
        state = await play_on(table, 30)
        assert (state.plies, [seat.here for seat in state.seats]) == (30, [True, True])


async def test_one_leaves_and_comes_back_from_another_device(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, ticket(created, 1)) as other:
        async with Table(server.base, ticket(created, 0)) as table:
            await other.until(lambda state: state.seats[0].here)
            state = await table.choose(some(table.state))
        assert not (await other.until(lambda state: not state.seats[0].here)).seats[0].here
        async with Table(server.base, ticket(created, 0)) as again:
            assert (again.state.table, again.state.question) == (state.table, state.question)
            await other.until(lambda state: state.seats[0].here)


async def test_the_language_changes_at_once(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, ticket(created, 0)) as table:
        texts = []
        for language in ("en", "cs", "sr"):
            state = await table.speak(language)
            assert state.question is not None
            texts.append(str(state.question.text) + str(state.log))
        assert len(set(texts)) == 3
        assert [option.notation for option in (await table.speak("en")).question.options] == [  # type: ignore[union-attr]
            option.notation
            for option in state.question.options  # type: ignore[union-attr]
        ]
    async with Api(server.base, "cs") as czech:
        assert (await czech.look(ticket(created, 0))).language == "cs"


async def test_a_table_says_for_whom_it_waits_and_since_when(api: Api) -> None:
    created = await api.create(DUEL)
    place = ticket(created, 0)
    before = time.time()
    state = await play(api, everybody(created), 21)
    waiting = [seat for seat in state.seats if seat.asked]
    assert waiting
    assert all(before <= seat.since <= time.time() for seat in waiting)
    assert [seat.seat for seat in (await api.look(place)).seats if seat.asked] == [seat.seat for seat in waiting]


async def test_somebody_who_knows_a_part_is_told_the_rest(api: Api) -> None:
    created = await api.create(DUEL)
    both = everybody(created)
    await play(api, both, 30)
    known = await api.look(both, since=20)
    assert (known.log_from, [line.ply for line in known.log]) == (20, list(range(20, 31)))
    assert [line.ply for line in (await api.look(both)).log][-1] == 30
    assert [line.ply for line in (await api.log(both, 7)).log] == list(range(7, 31))


# Bots and clocks


async def test_bots_think_while_the_server_answers_and_the_table_shows_it(api: Api, server: ServerProcess) -> None:
    seats = [NewSeat(), NewSeat("bot", bot="greedy:time=1")]
    created = await api.create(NewGame("terraforming", {"players": "2"}, seats, seed=1))
    async with Table(server.base, ticket(created, 0)) as table:
        await table.until(lambda state: state.seats[1].thinks)
        slowest = 0.0
        while table.state.plies < 2:
            start = time.monotonic()
            await api.look(ticket(created, 0))
            slowest = max(slowest, time.monotonic() - start)
            if is_asked(table.state) and table.state.ply == 0:
                await table.choose(some(table.state))
            await asyncio.sleep(0.02)
        assert slowest < 1.0
        assert 1 in {line.seat for line in (await table.until(lambda state: state.plies >= 2)).log}


async def test_a_clock_gives_time_and_takes_it_and_a_bot_plays_on(api: Api, server: ServerProcess) -> None:
    """The shortest clock that there is."""
    new = NewGame("terraforming", {"players": "2"}, seed=3, clock=ClockRule(10, 2))
    created = await api.create(new)
    async with Table(server.base, everybody(created)) as table:
        assert [(seat.left, seat.runs) for seat in table.state.seats] == [(10, False), (10, False)]
        state = await table.choose(some(table.state))
        mover = state.seat
        assert 11 < (state.seats[mover].left or 0) <= 12
        assert any(seat.runs for seat in state.seats)
        start = time.monotonic()
        state = await table.until(lambda state: any(seat.bot for seat in state.seats))
        assert 5 < time.monotonic() - start < 20
        [held] = [seat.seat for seat in state.seats if seat.bot]
        assert (state.seats[held].left, state.seats[held].runs) == (0, False)
        assert any(line.note for line in state.log)
        assert await refused(api.do(everybody(created), Chose(held, state.ply, "pass"))) in {"not-now", "stale"}
