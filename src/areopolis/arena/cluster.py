"""Tasks on a Ray cluster, for those who have more than one machine.

Ray hands out the tasks, and does those again that were lost with a worker or a machine. A task that is done twice gives
the same result twice, and only one of the two is asked for: so nothing is lost, and nothing is counted twice.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from areopolis.arena.workers import AHEAD, Pending
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from ray import ObjectRef

T = TypeVar("T")
R = TypeVar("R")

# The address of a cluster that is made for this command alone, on this machine.
LOCAL: Final = "local"
# So often a task is tried again whose worker was lost. Whatever goes wrong in a task itself is told at once.
RETRIES: Final = 20
# Results are small; a cluster of our own needs no more than this for them.
STORE: Final = 100 * 1024 * 1024


@final
class Cluster:
    """The workers of a Ray cluster: the one that this program is connected to already, or the one at an address."""

    def __init__(self, address: str, processes: int) -> None:
        try:
            import ray
        except ImportError as error:
            raise BadOptions("--ray needs the package ray: install areopolis[cluster]") from error

        self._ours: Final = not ray.is_initialized()
        if self._ours:
            # Nobody is told what is computed here.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            # Workers see the accelerators of their machine as they are, which is what Ray will do by itself some day.
            os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
            start(address, processes)
        # What is done, as Ray knows it: told once, however many tasks there are.
        self._known: Final[dict[object, Any]] = {}
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray has not said it
        self.ahead: int = AHEAD * max(1, int(resources.get("CPU", 1)))

    def submit(self, do: Callable[[T], R], task: T) -> Pending[R]:
        """Hand out a task."""
        import ray

        if do not in self._known:
            self._known[do] = ray.remote(max_retries=RETRIES)(do)
        return Remote(self._known[do].remote(task))

    def close(self, at_once: bool) -> None:
        """Leave the cluster; what was not finished is called off with it."""
        import ray

        if self._ours:
            ray.shutdown()


def start(address: str, processes: int) -> None:
    """Connect to a cluster, or make one of so many processes; raises BadOptions."""
    import ray

    try:
        if address == LOCAL:
            ray.init(
                LOCAL,
                num_cpus=processes,
                object_store_memory=STORE,
                include_dashboard=False,
                log_to_driver=False,
                configure_logging=False,
            )
        else:
            ray.init(address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError) as error:
        raise BadOptions(f"--ray {address}: {str(error).splitlines()[0]}") from error


@final
class Remote(Generic[R]):
    """A task that some worker of the cluster does."""

    def __init__(self, ref: ObjectRef[R]) -> None:
        self._ref: Final = ref

    def result(self) -> R:
        """What came of it; what went wrong in the task goes wrong here."""
        import ray
        from ray.exceptions import RayTaskError

        try:
            result: R = ray.get(self._ref)
        except RayTaskError as error:
            raise error.cause from error
        return result

    def cancel(self) -> None:
        """It need not be done."""
        import ray

        ray.cancel(self._ref)
