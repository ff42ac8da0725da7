from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from areopolis.cli import main
from areopolis.kernel.text import Catalogue


def test_english_is_complete(typed: Callable[..., str]) -> None:
    assert "nothing missing" in typed("locale", "en")


def test_an_unknown_language_is_refused(refused: Callable[..., str]) -> None:
    assert "there is no language 'tlh'" in refused("locale", "tlh")


def test_gaps_and_wrong_placeholders_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    books = {
        "en": Catalogue("en", "english", {"a": "{0} cards", "b": "{0}", "c": "x"}),
        "cs": Catalogue("cs", "czech", {"a": "karty", "b": "{0:acc} {1}", "z": "pryč"}),
    }
    monkeypatch.setattr("areopolis.cli.output.language", books.__getitem__)
    assert main(["locale", "cs", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["missing"] == ["c"]
    assert [row["key"] for row in found["faults"]] == ["a", "b"]
    assert found["unknown"] == ["z"]
    assert found["cases"] == ["acc"]
    assert main(["locale", "cs"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "missing: c = x",
        "missing {0}: a = karty (English: {0} cards)",
        "nothing for {1}: b = {0:acc} {1} (English: {0})",
        "not in English: z",
        "no name in this case: acc",
    ]
