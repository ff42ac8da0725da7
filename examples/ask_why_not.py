# ruff: noqa: INP001, T201 - an example is a script, and prints
"""Ask a position what cannot be done now, and why, in three languages: `python examples/ask_why_not.py`."""

from __future__ import annotations

from areopolis.locale import catalogue, languages
from areopolis.terraforming.scenario import Scenario


def main() -> None:
    """Put a table in place and list the refusals."""
    pos = (
        Scenario(players=2, generation=3)
        .seat(0, mc=12, heat=5, production={"energy": 1}, hand=["009", "052", "108", "115"], played=["035"])
        .seat(1, mc=20, plants=4)
        .tile("29", "city", 1)
        .parameters(temperature=-12, oxygen=3)
        .start()
    )
    for code in languages():
        words = catalogue(code)
        print(f"[{code}]")
        for wish, why in pos.refusals():
            print(f"  {words.say(wish.label()):44} {words.say(why, ('Ana', 'Ben'))}")


if __name__ == "__main__":
    main()
