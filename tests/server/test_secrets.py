"""Nobody is sent what they may not know, in whole games of both games; and whoever tells too much is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from areopolis.server import room
from areopolis.server.match import Match
from areopolis.server.messages import LogLine, NewGame, State
from areopolis.server.show import Company, Eyes
from areopolis.server.show import state as honest
from tests.server.process import ServerProcess, serve
from tests.server.secrets import Leak, spy

pytestmark = pytest.mark.anyio
WHOLE = 100_000
# How many choices are played: where a whole game takes a minute, the command of `secrets.py` plays it.
GAMES = [
    (NewGame("terraforming", {"players": "2", "turmoil": "yes", "draft": "yes"}, seed=7_391_046_518_203), 250),
    (NewGame("terraforming", {"players": "2", "marsbot": "normal"}, seed=7_391_046_518_204), WHOLE),
    (NewGame("onmars", {"players": "2", "variant": "first-colonists"}, seed=7_391_046_518_205), 250),
    (NewGame("onmars", {"players": "1"}, seed=7_391_046_518_206), WHOLE),
]


def titled(new: object) -> str:
    return " ".join([new.game, *new.options.values()]) if isinstance(new, NewGame) else str(new)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process


@pytest.mark.parametrize(("new", "most"), GAMES, ids=titled)
async def test_nothing_hidden_is_sent(server: ServerProcess, new: NewGame, most: int) -> None:
    plies, sent = await spy(server.base, new, most, 0.1)
    assert plies > 100
    assert sent > 100_000
    # Nor does the server write it down.
    assert str(new.seed) not in server.logs.read_text()


# Servers that tell too much


def other_table(match: Match, id: str, eyes: Eyes, company: Company, since: int, now: float) -> State:  # noqa: A002
    """Everybody sees the table as another seat does."""
    found = honest(match, id, eyes, company, since, now)
    seat = 0 if eyes.seat else match.session.position.seats() - 1
    return msgspec.structs.replace(found, table=dict(match.session.position.table(seat)))


def other_log(match: Match, id: str, eyes: Eyes, company: Company, since: int, now: float) -> State:  # noqa: A002
    """Everybody reads the log as another seat does."""
    found = honest(match, id, eyes, company, since, now)
    theirs = honest(match, id, eyes._replace(seat=0 if eyes.seat else 1), company, since, now)
    log: list[LogLine] = theirs.log
    return msgspec.structs.replace(found, log=log)


def seed_as_name(match: Match, id: str, eyes: Eyes, company: Company, since: int, now: float) -> State:  # noqa: A002
    """The seed is told beside."""
    return msgspec.structs.replace(honest(match, id, eyes, company, since, now), name=f"game {match.setup.seed}")


def serve_table(arguments: list[str], log: str) -> None:
    setattr(room, "state", other_table)  # noqa: B010 - an import of another module, which types say is not ours
    serve(arguments, log)


def serve_log(arguments: list[str], log: str) -> None:
    setattr(room, "state", other_log)  # noqa: B010 - an import of another module, which types say is not ours
    serve(arguments, log)


def serve_seed(arguments: list[str], log: str) -> None:
    setattr(room, "state", seed_as_name)  # noqa: B010 - an import of another module, which types say is not ours
    serve(arguments, log)


@pytest.mark.parametrize(
    ("leaky", "new", "often", "found"),
    [
        (serve_table, GAMES[0][0], 0.0, "was sent .*card"),
        (serve_table, GAMES[0][0], 1.0, "was sent .*card|table"),
        (serve_table, GAMES[2][0], 0.0, "was sent .*goal"),
        (serve_table, GAMES[2][0], 1.0, "was sent .*goal|table"),
        (serve_log, GAMES[0][0], 1.0, "was sent .*card|log"),
        (serve_seed, GAMES[0][0], 0.0, "a key or a seed"),
    ],
)
async def test_a_server_that_tells_too_much_is_found_out(
    tmp_path: Path, leaky: Callable[[list[str], str], None], new: NewGame, often: float, found: str
) -> None:
    """By the list alone (0) and by another position (1)."""
    store = f"sqlite:///{tmp_path / 'games.db'}"
    with ServerProcess(store, tmp_path, leaky) as server, pytest.raises(Leak, match=found):
        await spy(server.base, new, 60, often)
