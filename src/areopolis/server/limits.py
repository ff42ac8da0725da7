"""Limits: how much one address may ask for, so that nobody takes the table from the others."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

from areopolis.server.refused import because

# A household has one network of IPv6, with more addresses than anybody could count.
HOUSEHOLD: Final = 64


def source(address: str) -> str:
    """What counts as one address: a whole household where everybody has many."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, HOUSEHOLD), strict=False))


@final
class Rate:
    """So many at once, then so many in a second, for every address.

    Each has a bucket of tokens, which fills again. A full one is like one that was never there, and is forgotten; of
    more addresses than `most` those that came last are remembered.
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float], most: int = 10_000) -> None:
        self._burst: Final = burst
        self._per_second: Final = per_second
        self._clock: Final = clock
        self._most: Final = most
        # Tokens and when they were counted; who came last stands last.
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, address: str) -> float:
        """0 if the address may go on, which is counted; else after how many seconds it may."""
        now, name = self._clock(), source(address)
        tokens, since = self._buckets.pop(name, (self._burst, now))
        tokens = min(self._burst, tokens + (now - since) * self._per_second)
        allowed = tokens >= 1
        self._buckets[name] = (tokens - 1 if allowed else tokens, now)
        self._forget(now)
        return 0.0 if allowed else (1 - tokens) / self._per_second

    def _forget(self, now: float) -> None:
        """Forget the buckets that are full by now, and the oldest if there are too many."""
        while self._buckets:
            name, (_, since) = next(iter(self._buckets.items()))
            if len(self._buckets) <= self._most and (now - since) * self._per_second < self._burst:
                break
            del self._buckets[name]

    def __len__(self) -> int:
        return len(self._buckets)


@final
class Places:
    """So many at the same time: of every address, and of all together."""

    def __init__(self, each: float, together: float) -> None:
        self._each: Final = each
        self._together: Final = together
        self._taken: Final[dict[str, int]] = {}
        self._number = 0

    def enter(self, address: str) -> bool:
        """Whether there is a place for one more; if so, it is taken until somebody of the address leaves."""
        name = source(address)
        if self._taken.get(name, 0) >= self._each or self._number >= self._together:
            return False
        self._taken[name] = self._taken.get(name, 0) + 1
        self._number += 1
        return True

    def leave(self, address: str) -> None:
        """One of an address has gone."""
        name = source(address)
        self._number -= 1
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]

    def __len__(self) -> int:
        return self._number


@final
class Limits:
    """What one address may do: make games, send messages, hold sockets open. `times`: so many times as much."""

    def __init__(self, times: float = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._games: Final = Rate(20 * times, times / 30, clock)
        self._messages: Final = Rate(100 * times, 20 * times, clock)
        self._sockets: Final = Places(50 * times, 5000 * times)

    def new_game(self, address: str) -> None:
        """An address wants a new game; raises Refused."""
        if self._games.take(address):
            raise because("too-many", "too-many")

    def message(self, address: str) -> None:
        """An address sends something; raises Refused."""
        if self._messages.take(address):
            raise because("too-many", "too-many")

    def enter(self, address: str) -> bool:
        """Whether an address may open one more socket; if so, it leaves in the end."""
        return self._sockets.enter(address)

    def leave(self, address: str) -> None:
        """A socket of an address is closed."""
        self._sockets.leave(address)
