from __future__ import annotations

from pathlib import Path

import pytest

from areopolis import bots

LEANING = """
[weights]
idle = 1.0
busy = 1.0
"""


@pytest.fixture
def leaning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot of the tests with weights of its own, as one asks for it."""
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(Path(__file__).parent / "players")])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "start.toml").write_text(LEANING, "utf-8")
    return "leaning:weights=start.toml"
