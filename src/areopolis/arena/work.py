"""Work that is shared out: tasks go to whoever does them, and their results come back in the order of the tasks.

A task is a plain value and what is done with it a function of a module, so that both can travel. What comes back
depends on the task alone, not on who does it: the same tasks give the same results everywhere.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final, Generic, TypeVar, final

from areopolis.arena.workers import AHEAD, Pending, Workers

T = TypeVar("T")
R = TypeVar("R")


def run(workers: Workers, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
    """Do all tasks; the results come in the order of the tasks. Whoever stops listening calls off the rest."""
    pending: deque[Pending[R]] = deque()
    try:
        for task in tasks:
            pending.append(workers.submit(do, task))
            if len(pending) >= workers.ahead:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for left in pending:
            left.cancel()


@contextmanager
def working(processes: int = 1, ray: str = "") -> Iterator[Workers]:
    """Those who work as long as they are needed: this process, some of its own, or a Ray cluster at an address.

    Whoever is interrupted, or has heard enough, ends them at once: nothing goes on in the background.
    """
    workers = chosen(processes, ray)
    finished = False
    try:
        yield workers
        finished = True
    finally:
        workers.close(at_once=not finished)


def chosen(processes: int, ray: str) -> Workers:
    """Those who are to do the work; raises BadOptions."""
    if ray:
        # Ray takes its time to load, and need not be installed.
        from areopolis.arena.cluster import Cluster

        return Cluster(ray, processes)
    return Alone() if processes <= 1 else Processes(processes)


@final
class Done(Generic[R]):
    """A task that is done already."""

    def __init__(self, result: R) -> None:
        self._result: Final = result

    def result(self) -> R:
        """What came of it."""
        return self._result

    def cancel(self) -> None:
        """It is too late for that."""


@final
class Alone:
    """This process, which does a task when it gets it."""

    def __init__(self) -> None:
        self.ahead: int = 1

    def submit(self, do: Callable[[T], R], task: T) -> Pending[R]:
        """Do a task."""
        return Done(do(task))

    def close(self, at_once: bool) -> None:
        """Nothing is left."""


@final
class Processes:
    """Processes of this machine, started as tasks come."""

    def __init__(self, number: int) -> None:
        self.ahead: int = number * AHEAD
        self._others: Final = active_children()
        self._pool: Final = ProcessPoolExecutor(number, mp_context=get_context("spawn"))

    def submit(self, do: Callable[[T], R], task: T) -> Future[R]:
        """Hand out a task; a process may be started for it."""
        with uninterrupted():
            return self._pool.submit(do, task)

    def close(self, at_once: bool) -> None:
        """End the processes."""
        for worker in active_children():
            if at_once and worker not in self._others:
                worker.terminate()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach; it is their parent's task to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
