"""The review over the network: after the game, part by part, in the language of whoever asks."""

from __future__ import annotations

import pytest

from areopolis.server.client import Api, Ticket, ticket
from areopolis.server.review_messages import Review, ReviewWish
from tests.server.table import DUEL, everybody, play, refused
from tests.test_replays import FOLDER

pytestmark = pytest.mark.anyio
SHORT = "terraforming-players_2-corporate-era_no-draft_no"


async def finished(api: Api, name: str) -> Ticket:
    """A record of a finished game, opened."""
    return ticket(await api.upload((FOLDER / f"{name}.areo").read_text("utf-8")))


async def whole(api: Api, place: Ticket, seat: int) -> list[Review]:
    """All parts of a review."""
    parts = [await api.review(place, ReviewWish(seat, 0))]
    plies = (await api.look(place)).plies
    while parts[-1].then < plies:
        parts.append(await api.review(place, ReviewWish(seat, parts[-1].then)))
    return parts


@pytest.mark.parametrize(
    "name", ["terraforming-players_3-corporate-era_yes-draft_yes-turmoil_yes", "onmars-players_3-length_short"]
)
async def test_a_game_is_judged_part_by_part(api: Api, name: str) -> None:
    place = await finished(api, name)
    first = await api.review(place, ReviewWish(1, 0))
    assert first.then > 0
    assert await api.review(place, ReviewWish(1, 0)) == first, "it is judged once"
    marks = (await api.timeline(place)).marks
    second = await api.review(place, ReviewWish(1, first.then))
    for part, start in ((first, 0), (second, first.then)):
        assert all(start <= one.ply < part.then for one in part.judged)
        assert all(marks[one.ply].seat == 1 for one in part.judged)
        assert all(one.missed >= 0.0 and one.ahead >= 0.0 for one in part.judged)
        assert all(one.played.label and one.best.label for one in part.judged)
        assert all(one.missed > 0.0 for one in part.judged if one.played.notation != one.best.notation and one.reasons)
        assert all(sum(at.seats) == pytest.approx(1.0, abs=0.01) and len(at.seats) == 3 for at in part.chances)
    assert first.judged
    assert first.chances[0].ply == 0


async def test_the_review_ends_with_whoever_won(api: Api) -> None:
    place = await finished(api, SHORT)
    state = await api.look(place)
    assert state.result is not None
    parts = await whole(api, place, 0)
    last = parts[-1].chances[-1]
    assert last.ply == state.plies
    assert [seat for seat, share in enumerate(last.seats) if share] == state.result.winners


async def test_nobody_is_advised_before_the_end(api: Api) -> None:
    own = everybody(await api.create(DUEL))
    await play(api, own, 10)
    assert await refused(api.review(own, ReviewWish(0, 0))) == "not-now"


async def test_there_is_nothing_beyond_the_game(api: Api) -> None:
    place = await finished(api, SHORT)
    assert await refused(api.review(place, ReviewWish(5, 0))) == "unknown"
    assert await refused(api.review(place, ReviewWish(0, 100_000))) == "unknown"
