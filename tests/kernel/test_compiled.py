"""The suite runs on the engine that it is meant to run on."""

from __future__ import annotations

import os

from areopolis.arena.bench import compiled


def test_the_engine_is_what_the_run_says() -> None:
    assert compiled() == (os.environ.get("AREOPOLIS_EXPECT") == "compiled")
