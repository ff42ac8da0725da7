"""Servers as processes of their own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import random
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, Self
from urllib.request import urlopen

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

    def __init__(self, store: str, logs: Path, serve: Callable[[list[str], str], None] = serve) -> None:
        self.store: Final = store
        self.port: Final = free_port()
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self.logs: Final = logs / f"server-{self.port}.log"
        self.arguments: Final = ["--port", str(self.port), "--store", store, "--bots", "1", "--limits", "1000"]
        self.serve: Final = serve
        self.process: ForkServerProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, and wait until it can do its work."""
        process = FORK.Process(target=self.serve, args=(self.arguments, str(self.logs)))
        process.start()
        self.process = process
        self.wait()

    def wait(self) -> None:
        """Wait until it can do its work."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.is_alive(), self.logs.read_text()[-4000:]
            try:
                with urlopen(f"{self.base}/readyz", timeout=5):
                    return
            except OSError:
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

    def failures(self) -> str:
        """What its log tells of what went wrong; empty if nothing did."""
        lines = self.logs.read_text().splitlines()
        wrong = [place for place, line in enumerate(lines) if '"level":"error"' in line or "Traceback" in line]
        return "\n".join(lines[wrong[0] : wrong[0] + 40]) if wrong else ""
