"""The timeline of a game, who is gone since when, and the same person at two screens."""

from __future__ import annotations

import time

import pytest

from areopolis.games import games
from areopolis.kernel.record import Record, read_record
from areopolis.kernel.session import resume
from areopolis.server.client import Api, Table, ticket
from areopolis.server.entry import Chose, Proposed, TakeBack, TookBack
from areopolis.server.info_messages import Judgement, Options
from areopolis.server.messages import State
from areopolis.server.past import Past
from areopolis.server.timeline import Timeline, told
from tests.server.process import ServerProcess
from tests.server.table import DUEL, everybody, play, some
from tests.test_replays import FOLDER

pytestmark = pytest.mark.anyio


async def test_every_choice_has_a_mark_also_after_some_were_taken_back(api: Api) -> None:
    created = await api.create(DUEL)
    place = everybody(created)
    state = await play(api, place, 60)
    marks = (await api.timeline(place)).marks
    log = (await api.log(place)).log
    assert [mark.seat for mark in marks] == [line.seat for line in log if line.ply > 0 and not line.note]
    rounds = [mark.round for mark in marks]
    assert rounds == sorted(rounds)
    assert rounds[-1] == state.table["generation"]
    while not state.undo:
        state = await play(api, place, state.plies + 1, seed=state.plies)
    before = (await api.timeline(place)).marks
    await api.do(place, TookBack(state.seat, state.ply, 1))
    assert (await api.timeline(place)).marks == before[: state.plies - 1]


@pytest.mark.parametrize(
    "name", ["terraforming-players_3-corporate-era_yes-draft_yes-turmoil_yes", "onmars-players_3-length_short"]
)
def test_a_mark_tells_no_more_than_the_table_of_anybody(name: str) -> None:
    record = read_record((FOLDER / f"{name}.areo").read_text())
    pos = games()[record.game].new(record.options, record.seed)
    for ply, (seat, choice) in enumerate(record.choices):
        pos.apply(choice, seat)
        if ply % 40 == 0:
            for viewer in range(-1, pos.seats()):
                seats = pos.table(viewer)["seats"]
                assert isinstance(seats, list)
                assert [one["total"] for one in seats] == pos.scores()


def is_elsewhere(state: State) -> bool:
    """Whether somebody is told that they play at another screen."""
    return state.elsewhere


async def test_of_two_screens_of_a_person_the_one_that_did_something_last_plays(
    api: Api, server: ServerProcess
) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, ticket(created, 0)) as desk, Table(server.base, ticket(created, 1)) as other:
        assert not desk.state.elsewhere
        async with Table(server.base, ticket(created, 0)) as phone:
            await desk.until(is_elsewhere)
            assert not phone.state.elsewhere
            await desk.look(0)
            await phone.until(is_elsewhere)
            await desk.until(lambda state: not state.elsewhere)
            await phone.do(Chose(0, phone.state.ply, some(phone.state)))
            await desk.until(is_elsewhere)
        await desk.until(lambda state: not state.elsewhere)
        assert not other.state.elsewhere


async def test_it_is_told_since_when_somebody_is_gone(api: Api, server: ServerProcess) -> None:
    created = await api.create(DUEL)
    async with Table(server.base, ticket(created, 0)) as stays:
        before = time.time()
        async with Table(server.base, ticket(created, 1)):
            state = await stays.until(lambda state: state.seats[1].here)
            assert state.seats[1].gone == 0
        state = await stays.until(lambda state: not state.seats[1].here)
        assert before <= state.seats[1].gone <= time.time()
        assert state.seats[0].gone == 0


async def test_a_proposal_to_take_back_says_whether_something_hidden_was_seen(api: Api) -> None:
    created = await api.create(DUEL)
    place = everybody(created)
    state = await play(api, place, 40)
    await api.do(place, Proposed(state.seat, TakeBack(0)))
    matter = (await api.look(place)).matter
    assert matter is not None
    assert matter.revealed


def test_what_was_taken_back_while_it_was_told_is_not_added() -> None:
    timeline = Timeline()
    whole = read_record((FOLDER / "onmars-players_2-length_short.areo").read_text())
    begun = Record(whole.game, whole.rules, whole.options, whole.seats, whole.seed, whole.choices[:20])
    session = resume(begun, games()[begun.game])
    first = timeline.missing(session, Past())
    timeline.join(first, told(first))
    assert len(timeline.marks) == 20
    late = timeline.missing(session, Past())
    timeline.cut(10)
    timeline.join(late, told(late))
    assert len(timeline.marks) == 10


async def test_the_lobby_hears_where_an_automa_sits(api: Api) -> None:
    marsbot = Options({"players": "2", "marsbot": "normal"})
    found = await api.post("/api/rules/terraforming/options", marsbot, Judgement)
    assert (found.possible, found.automas) == (True, ["", "MarsBot"])
    alone = await api.post("/api/rules/terraforming/options", Options({}), Judgement)
    assert (alone.possible, alone.automas) == (True, [])
    never = await api.post("/api/rules/terraforming/options", Options({"players": "3", "marsbot": "normal"}), Judgement)
    assert (never.possible, never.automas) == (False, [])


@pytest.mark.parametrize("game", games())
async def test_the_lobby_hears_how_long_a_game_takes(game: str, api: Api) -> None:
    one = await api.post(f"/api/rules/{game}/options", Options({"players": "3"}), Judgement)
    three = await api.post(f"/api/rules/{game}/options", Options({"players": "3"}, people=3), Judgement)
    assert three.minutes == 3 * one.minutes > 0


async def test_an_automa_takes_nobodys_time(api: Api) -> None:
    agreed = {"players": "2", "marsbot": "normal"}
    one, two = [
        await api.post("/api/rules/terraforming/options", Options(agreed, people=people), Judgement)
        for people in (1, 2)
    ]
    assert one.minutes == two.minutes
