"""What a load test is to do, within bounds."""

from __future__ import annotations

import ipaddress
import random
from pathlib import Path
from typing import Final, final
from urllib.parse import urlsplit

import msgspec

from areopolis.games import games
from areopolis.kernel.errors import BadOptions

MOST_GAMES: Final = 5000
MOST_SEATS: Final = 8
MOST_SECONDS: Final = 4 * 3600.0
MOST_RATE: Final = 10_000.0


@final
class Plan(msgspec.Struct, frozen=True):
    """So many games at once, of so many seats, for so long; raises BadOptions if it is too much, or not for us."""

    game: str = "terraforming"
    games: int = 200
    seats: int = 4
    seconds: float = 30.0
    # Choices a second of all together; 0: as many as go.
    rate: float = 0.0
    # The store that the server uses; empty: a file that is gone afterwards.
    store: str = ""
    # A server that runs already; empty: one of our own.
    server: str = ""
    # Seconds after which our own server puts a game to sleep that nobody looks at; of another's, how long to wait.
    sleep: float = 1.0
    seed: int = 1

    def __post_init__(self) -> None:
        if self.game not in games():
            raise BadOptions(f"there is no game '{self.game}'; there are: {', '.join(games())}")
        within("--games", self.games, MOST_GAMES)
        within("--seats", self.seats, MOST_SEATS)
        within("--seconds", self.seconds, MOST_SECONDS)
        if self.rate:
            within("--rate", self.rate, MOST_RATE)
        if self.server:
            check_loopback(self.server)
            if not self.store:
                raise BadOptions("--server: name its --store too, for the choices are looked up there")
        games()[self.game].new(self.options(), 0)

    def options(self) -> dict[str, str]:
        """The options of the games."""
        return {"players": str(self.seats)}

    def rng(self) -> random.Random:
        """Where all chance of the players comes from."""
        return random.Random(self.seed)  # noqa: S311 - for play, not for secrets

    def url(self) -> str:
        """The store as a URL; empty for one that is gone afterwards."""
        return self.store if "://" in self.store or not self.store else f"sqlite:///{Path(self.store).absolute()}"


def within(name: str, value: float, most: float) -> None:
    """Refuse nothing at all, and too much."""
    if not 0 < value <= most:
        raise BadOptions(f"{name} {value:g}: say more than 0, and at most {most:g}")


def check_loopback(url: str) -> None:
    """Refuse every server that is not on this machine: nobody else has asked for load."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    try:
        local = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = False
    if not local or parts.scheme != "http":
        raise BadOptions(f"--server {url}: only a server on this machine, such as http://127.0.0.1:8000")
