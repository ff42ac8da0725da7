"""The server under load: a process of our own, and what its metrics say."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, NamedTuple, final

import httpx

from areopolis.kernel.errors import AreopolisError

# Seconds for a server to come up, and to go.
START: Final = 60.0
STOP: Final = 30.0
# Nobody limits a load test.
NO_LIMITS: Final = "100000"
LAST_WORDS: Final = 2000


class NoServer(AreopolisError):
    """The server did not come up, or is gone."""


@final
class Gauge(NamedTuple):
    """How a server is doing: its memory in bytes, its time on the processor, its games in memory, its commits."""

    memory: float
    processor: float
    awake: int
    commits: float


async def gauge(client: httpx.AsyncClient) -> Gauge:
    """What the metrics of a server say now."""
    values: dict[str, float] = {}
    for line in (await client.get("/metrics")).text.splitlines():
        name, _, value = line.rpartition(" ")
        if name and not line.startswith("#"):
            values[name] = float(value)
    return Gauge(
        values.get("process_resident_memory_bytes", 0.0),
        values.get("process_cpu_seconds_total", 0.0),
        int(values.get("areopolis_awake_games", 0.0)),
        values.get("areopolis_commits_total", 0.0),
    )


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as trial:
        port: int = trial.getsockname()[1]
    return port


@contextlib.asynccontextmanager
async def serving(store: str, sleep: float, log: Path) -> AsyncIterator[str]:
    """`areopolis serve` in a process of its own; its address."""
    port = free_port()
    command = [sys.executable, "-P", "-m", "areopolis.cli", "serve", "--port", str(port), "--store", store]
    command += ["--bots", "1", "--limits", NO_LIMITS, "--sleep", str(sleep)]
    with log.open("wb") as out:
        process = subprocess.Popen(  # noqa: S603, ASYNC220 - our own program; it starts once, before anything waits
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path or str(Path.cwd()) for path in sys.path])},
        )
    base = f"http://127.0.0.1:{port}"
    try:
        await ready(base, process, log)
        yield base
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def ready(base: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server can do its work; raises NoServer if it cannot."""
    async with httpx.AsyncClient(base_url=base) as client:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START):
                while process.poll() is None:
                    with contextlib.suppress(httpx.TransportError):
                        if (await client.get("/readyz")).is_success:
                            return
                    await asyncio.sleep(0.1)
    raise NoServer(f"the server did not start: {last_words(log)}")


def last_words(log: Path) -> str:
    """The end of a log."""
    return log.read_text("utf-8", "replace")[-LAST_WORDS:].strip()
