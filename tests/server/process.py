"""Servers as processes of their own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import random
import socket
import sys
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, Self

import httpx

from areopolis.cli import main

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0
# Processes are forked from one that has loaded everything, which saves seconds; for the rest they are like any other.
FORK: Final = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["tests.server.warm", __name__])


def free_port() -> int:
    """A port that nobody uses; below those that outgoing connections take, so that none takes it while we restart."""
    while True:
        port = random.randint(20_000, 32_000)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def serve(arguments: list[str], log: str) -> None:
    """`areopolis serve`, in a process of its own."""
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.exit(main(["serve", *arguments]))


class ServerProcess:
    """`areopolis serve` on a store; on the same port however often it is started."""

    def __init__(self, store: str, logs: Path, bots: int = 1, limits: float = 1000) -> None:
        self.port: Final = free_port()
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self.logs: Final = logs / f"server-{self.port}.log"
        self.arguments: Final = [
            "--port",
            str(self.port),
            "--store",
            store,
            "--bots",
            str(bots),
            "--limits",
            str(limits),
        ]
        self.process: ForkServerProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, and wait until it can do its work."""
        process = FORK.Process(target=serve, args=(self.arguments, str(self.logs)))
        process.start()
        self.process = process
        self.wait()

    def wait(self) -> None:
        """Wait until it can do its work."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.is_alive(), self.logs.read_text()[-4000:]
            try:
                if httpx.get(f"{self.base}/readyz", timeout=5).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(self.logs.read_text()[-4000:])

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """Kill it with SIGKILL: it has no time to do anything."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """Ask it to stop, and say with which code it did."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(30)
        if self.process.is_alive():
            self.kill()
            raise AssertionError(self.logs.read_text()[-4000:])
        code = self.process.exitcode
        assert code is not None
        return code

    def failures(self) -> list[str]:
        """Lines of its log that tell of something that went wrong."""
        return [line for line in self.logs.read_text().splitlines() if '"error"' in line or "Traceback" in line]
