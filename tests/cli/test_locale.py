from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from areopolis.cli import locale, main


def test_english_is_complete(typed: Callable[..., str]) -> None:
    assert "nothing missing" in typed("locale", "en")


def test_an_unknown_language_is_refused(refused: Callable[..., str]) -> None:
    assert "there is no language 'tlh'" in refused("locale", "tlh")


def test_gaps_and_wrong_placeholders_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    books = {
        "en": {"a": "{0} cards", "b": "{0}", "c": "x", "d": "{0|one|many} {1}", "e": "{0}"},
        "cs": {"a": "karty", "b": "{0} {1}", "d": "{1} {0|jedna|dvě|pět}", "e": "{0} {x}", "z": "pryč"},
    }
    monkeypatch.setattr(locale, "phrases", books.__getitem__)
    monkeypatch.setattr("areopolis.cli.output.language", lambda code: code)
    assert main(["locale", "cs", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["missing"] == ["c"]
    assert [row["key"] for row in found["placeholders"]] == ["a", "b", "e"]
    assert found["unknown"] == ["z"]
    assert main(["locale", "cs"]) == 1
    assert "missing: c = x" in capsys.readouterr().out


def test_a_language_may_say_names_in_cases(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    books = {
        "en": {"card": "card {0}", "card.a": "a card {0}", "draws": "{0} draws {1:a}"},
        "cs": {"card": "karta {0}", "card.acc": "kartu {0}", "card.dat": "kartě", "draws": "{0} si bere {1:acc}"},
        "sr": {"card": "karta {0}", "card.acc": "kartu", "card.nom": "karta {0}", "draws": "{0} uzima {1:acc}"},
    }
    monkeypatch.setattr(locale, "phrases", books.__getitem__)
    monkeypatch.setattr("areopolis.cli.output.language", lambda code: code)
    found = {}
    for code in ("cs", "sr"):
        assert main(["locale", code, "--json"]) == 1
        found[code] = json.loads(capsys.readouterr().out)
    assert found["cs"] == {"missing": [], "placeholders": [], "unknown": ["card.dat"]}, "no phrase asks for the dative"
    assert [row["key"] for row in found["sr"]["placeholders"]] == ["card.acc"], "without its number"
    assert not found["sr"]["unknown"]
