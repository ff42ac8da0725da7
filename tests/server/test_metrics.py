"""What the server counts can be read by Prometheus."""

from __future__ import annotations

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from areopolis.server.metrics import CONTENT_TYPE, Metrics

ROOT = Path(__file__).parents[2]


def test_everything_counted_is_in_the_text() -> None:
    metrics = Metrics()
    metrics.requests.labels("/api/games/{game}", "200").inc()
    metrics.choices.inc(3)
    metrics.refused.labels("stale").inc()
    metrics.confirmed.observe(0.02)
    metrics.sockets.inc()
    metrics.awake.set(2)
    metrics.commits.inc()
    metrics.batch.observe(7)
    families = {family.name: family for family in text_string_to_metric_families(metrics.text().decode())}
    assert {
        "areopolis_requests", "areopolis_choices", "areopolis_refused", "areopolis_confirmed_seconds",
        "areopolis_sockets", "areopolis_awake_games", "areopolis_bot_moves", "areopolis_bot_retries",
        "areopolis_bot_failures", "areopolis_bot_seconds", "areopolis_commits", "areopolis_batch_rows",
        "process_resident_memory_bytes",
    } <= set(families)  # fmt: skip
    assert metrics.value("areopolis_requests_total", {"route": "/api/games/{game}", "status": "200"}) == 1
    assert metrics.value("areopolis_choices_total") == 3
    assert metrics.value("areopolis_batch_rows_sum") == 7
    assert CONTENT_TYPE.startswith("text/plain")


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.choices.inc()
    assert (one.value("areopolis_choices_total"), other.value("areopolis_choices_total")) == (1, 0)


def test_the_docs_list_every_metric() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    listed = re.findall(r"^\| `(areopolis_\w+)`", text, flags=re.MULTILINE)
    families = text_string_to_metric_families(Metrics().text().decode())
    wanted = [f"{one.name}_total" if one.type == "counter" else one.name for one in families]
    ours = [name for name in wanted if name.startswith("areopolis_") and not name.endswith("_created")]
    assert sorted(listed) == sorted(ours)
