"""What the page says, by the names of its phrases: tests hold when a wording changes."""

from __future__ import annotations

import re

from areopolis.locale import catalogue


def said(name: str, *parts: object, code: str = "en") -> str:
    """A phrase of the page with its parts; it has no forms for numbers."""
    phrases = catalogue(code).phrases
    phrase = phrases.get(f"web.{name}") or phrases[f"plain.{name}"]
    for place, part in enumerate(parts):
        phrase = phrase.replace(f"{{{place}}}", str(part))
    assert "{" not in phrase, f"{name} needs more parts"
    return phrase


def like(name: str, code: str = "en") -> re.Pattern[str]:
    """What matches a phrase of the page, whatever its parts are."""
    phrases = catalogue(code).phrases
    phrase = phrases.get(f"web.{name}") or phrases[f"plain.{name}"]
    return re.compile(".*".join([re.escape(part) for part in re.split(r"\{[^}]*\}", phrase)]))
