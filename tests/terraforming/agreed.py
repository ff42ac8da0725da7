"""What is agreed on for expansions, as `Options` and `Scenario` take it."""

from __future__ import annotations


def agreed(**words: bool | str | tuple[str, ...]) -> tuple[str, ...]:
    """Switches, words and several words by name; what is off or empty is left out."""
    found = {name.replace("_", "-"): word for name, word in words.items() if word}
    return tuple([f"{name}={written(word)}" for name, word in found.items()])


def written(word: bool | str | tuple[str, ...]) -> str:
    return word if isinstance(word, str) else "yes" if isinstance(word, bool) else ",".join(word)
