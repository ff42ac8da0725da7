"""Turns: one at a time, those in a hurry first, and nobody who went away holds up the others."""

from __future__ import annotations

import asyncio

import pytest

from areopolis.server.turns import Turns

pytestmark = pytest.mark.anyio


async def take(turns: Turns, hurry: bool, name: str, heard: list[str]) -> None:
    async with turns.turn(hurry):
        heard.append(f"{name} begins")
        await asyncio.sleep(0)
        heard.append(f"{name} ends")


async def test_those_in_a_hurry_go_first_and_never_two_at_once() -> None:
    turns, heard = Turns(), list[str]()
    wishes = [("first", False), ("second", False), ("third", False), ("quick", True)]
    await asyncio.gather(*[take(turns, hurry, name, heard) for name, hurry in wishes])
    order = ("first", "quick", "second", "third")
    assert heard == [f"{name} {what}" for name in order for what in ("begins", "ends")]


async def test_the_loop_does_other_things_between_two_turns() -> None:
    turns, heard = Turns(), list[str]()

    async def at_once(name: str) -> None:
        async with turns.turn(hurry=False):
            heard.append(name)
            asyncio.get_running_loop().call_soon(heard.append, f"after {name}")

    await asyncio.gather(*[at_once(name) for name in ("one", "two", "three")])
    await asyncio.sleep(0)
    assert heard == ["one", "after one", "two", "after two", "three", "after three"]


@pytest.mark.parametrize("late", [False, True])
async def test_somebody_who_goes_away_is_passed_over(late: bool) -> None:
    """Also somebody who goes away in the moment when it would be their turn."""
    turns, heard = Turns(), list[str]()
    async with turns.turn(hurry=False):
        gone = asyncio.create_task(take(turns, hurry=True, name="gone", heard=heard))
        stays = asyncio.create_task(take(turns, hurry=False, name="stays", heard=heard))
        await asyncio.sleep(0)
        if not late:
            gone.cancel()
            await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(stays, 5)
    assert heard == ["stays begins", "stays ends"]
    await asyncio.wait_for(take(turns, hurry=False, name="later", heard=heard), 5)


async def test_a_turn_ends_when_something_goes_wrong() -> None:
    turns = Turns()
    with pytest.raises(ValueError, match="wrong"):
        async with turns.turn(hurry=True):
            raise ValueError("wrong")
    await asyncio.wait_for(take(turns, hurry=False, name="next", heard=[]), 5)
