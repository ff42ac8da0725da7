"""Metrics: what the server counts and measures, as Prometheus reads it."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
# In seconds; the aim is 0.25 for nearly all confirmations.
CONFIRMED: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 180.0)
ROWS: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Metrics:
    """Everything that is counted, of one server: two in a process do not mix.

    Labels come from closed sets (routes as they are declared, reasons, states), never from what somebody sent.
    """

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry: Final = own
        ProcessCollector(registry=own)
        self.requests: Final = Counter("areopolis_requests", "Requests answered.", ("route", "status"), registry=own)
        self.choices: Final = Counter("areopolis_choices", "Choices confirmed.", registry=own)
        self.refused: Final = Counter("areopolis_refused", "Choices refused.", ("reason",), registry=own)
        self.confirmed: Final = Histogram(
            "areopolis_confirmed_seconds", "From a request to its confirmation.", buckets=CONFIRMED, registry=own
        )
        self.sockets: Final = Gauge("areopolis_sockets", "Open sockets.", registry=own)
        self.awake: Final = Gauge("areopolis_awake_games", "Games in memory.", registry=own)
        self.bot_moves: Final = Counter("areopolis_bot_moves", "Moves that bots made.", registry=own)
        self.bot_retries: Final = Counter("areopolis_bot_retries", "Moves that had to be made again.", registry=own)
        self.bot_failures: Final = Counter(
            "areopolis_bot_failures", "Moves that the random bot made in place of another.", registry=own
        )
        self.bot_seconds: Final = Histogram(
            "areopolis_bot_seconds", "From asking for a move to having it.", buckets=THOUGHT, registry=own
        )
        self.commits: Final = Counter("areopolis_commits", "Commits of the store.", registry=own)
        self.batch: Final = Histogram("areopolis_batch_rows", "Rows in a commit.", buckets=ROWS, registry=own)

    def wrote(self, rows: int) -> None:
        """The store has committed so many writes at once."""
        self.commits.inc()
        self.batch.observe(rows)

    def text(self) -> bytes:
        """Everything as Prometheus reads it; the type of the content is CONTENT_TYPE."""
        return generate_latest(self._registry)

    def value(self, name: str, labels: dict[str, str] | None = None) -> float:
        """What one line of the text says now; 0 if there is none yet."""
        return self._registry.get_sample_value(name, labels or {}) or 0.0
