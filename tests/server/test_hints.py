"""Hints: what a bot would do, with reasons in the language of whoever asks; among people only if they agree."""

from __future__ import annotations

import pytest

from areopolis.server.client import Api, ticket
from areopolis.server.entry import AllowHints, Answered, Proposed
from areopolis.server.hint_messages import Hints, Wish
from areopolis.server.messages import NewGame, State
from tests.server.table import DUEL, everybody, play, refused

pytestmark = pytest.mark.anyio
ALONE = NewGame("terraforming", {"players": "1"}, seed=3)


def asked(state: State) -> Wish:
    """The wish of a seat that is asked."""
    assert state.question is not None
    return Wish(state.question.seat, state.ply)


@pytest.mark.parametrize("game", ["terraforming", "onmars"])
async def test_somebody_alone_is_told_legal_answers_with_reasons(api: Api, game: str) -> None:
    created = await api.create(NewGame(game, {"players": "1"}, seed=3))
    own = everybody(created)
    state = await play(api, own, 4)
    assert state.hints
    assert state.question is not None
    answer = await api.hints(own, asked(state))
    offered = {option.notation for option in state.question.options}
    assert 1 <= len(answer.hints) <= 3
    assert all(hint.notation in offered and hint.label for hint in answer.hints)
    assert [hint.points for hint in answer.hints] == sorted([hint.points for hint in answer.hints], reverse=True)
    assert any(hint.reasons and hint.reasons[0].text for hint in answer.hints)
    assert game != "onmars" or any(hint.others and hint.others[0] for hint in answer.hints), "what it means for others"
    assert await api.hints(own, asked(state)) == answer, "the same question has the same hints"


async def test_hints_are_for_the_seat_that_is_asked_now(api: Api) -> None:
    created = await api.create(ALONE)
    own = everybody(created)
    state = await play(api, own, 3)
    assert await api.hints(own, Wish(0, state.ply - 1)) == Hints([], stale=True)
    watcher = ticket(created)
    assert await refused(api.hints(watcher, Wish(0, state.ply))) == "not-yours"


async def test_people_have_hints_when_all_agree(api: Api) -> None:
    created = await api.create(DUEL)
    own = everybody(created)
    state = await api.look(own)
    assert not state.hints
    assert await refused(api.hints(own, asked(state))) == "not-now"
    done = await api.do(own, Proposed(0, AllowHints()))
    assert await refused(api.hints(own, asked(state))) == "not-now"
    await api.do(own, Answered(1, done.number, True))
    state = await api.look(own)
    assert state.hints
    assert (await api.hints(own, asked(state))).hints
    assert await refused(api.do(own, Proposed(0, AllowHints()))) == "not-now"
