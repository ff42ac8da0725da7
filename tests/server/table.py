"""Shorthands for tests that sit at tables."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from typing import Final

import pytest

from areopolis.server.client import Api, Denied, Table, Ticket, any_choice, is_asked, ticket
from areopolis.server.entry import Chose
from areopolis.server.messages import Created, Deed, NewGame, State

DUEL: Final = NewGame("terraforming", {"players": "2"}, seed=3)


async def refused(doing: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Denied) as denied:
        await doing
    assert denied.value.problem.text
    return denied.value.code


def some(state: State, seed: int = 1) -> str:
    """Some choice that the seat which looks may make."""
    assert state.question is not None
    return any_choice(state.question, random.Random(seed))


def everybody(created: Created) -> Ticket:
    """All seats at once: several people at one screen."""
    return ticket(created, *[found.seat for found in created.seats])


async def play(api: Api, place: Ticket, plies: int, seed: int = 1) -> State:
    """Let whoever of the ticket is asked choose by chance, until so many choices stand or the game is over."""
    rng = random.Random(seed)
    state = await api.look(place)
    while state.status == "open" and state.plies < plies:
        assert state.question is not None
        await api.do(place, Chose(state.seat, state.ply, any_choice(state.question, rng)))
        state = await api.look(place)
    return state


async def play_on(table: Table, plies: int, seed: int = 1) -> State:
    """The same over a socket that may look from every seat."""
    rng = random.Random(seed)
    while table.state.status == "open" and table.state.plies < plies:
        asked = [seat.seat for seat in table.state.seats if seat.asked and seat.seat in table.state.own]
        if table.state.seat not in asked:
            await table.look(asked[0])
        state = await table.until(is_asked)
        assert state.question is not None
        await table.choose(any_choice(state.question, rng))
    return table.state


async def unchanged(api: Api, place: Ticket, deed: Deed) -> str:
    """The code with which a deed is refused, and that nothing has changed by it."""
    before = await api.look(place)
    code = await refused(api.do(place, deed))
    after = await api.look(place)
    assert (after.number, after.table, after.question, after.log) == (
        before.number,
        before.table,
        before.question,
        before.log,
    )
    return code
