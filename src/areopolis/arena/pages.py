"""The ladder in the docs: pages are written from the figures, so that nothing is typed by hand.

What is written stands between two comments that name the game, and is replaced the next time.
"""

from __future__ import annotations

import re
from typing import Any, Final

HEADING: Final = "## Rating"


def place(game: str, text: str) -> str:
    """What is written for a game, between its two comments."""
    return f"<!-- ladder {game} -->\n{text}\n<!-- end of ladder {game} -->"


def filled(page: str, game: str, text: str) -> str:
    """A page with its place for a game filled; one that has none gets it at its end, if there is something to say."""
    pattern = rf"<!-- ladder {re.escape(game)} -->.*?<!-- end of ladder {re.escape(game)} -->"
    if text and not re.search(pattern, page, flags=re.DOTALL):
        heading = "" if HEADING in page else f"\n{HEADING}\n"
        page = f"{page.rstrip()}\n{heading}\n{place(game, '')}\n"
    return re.sub(pattern, lambda _match: place(game, text), page, flags=re.DOTALL)


def ladder_text(data: dict[str, Any]) -> str:
    """The whole ladder of a game: the command, the picture, the ratings, and every meeting."""
    rows = [
        f"| {number} | {named(row)} | {row['rating']} | {row['low']} to {row['high']} "
        f"| {row['games']} | {row['wins']:.0%} |"
        for number, row in enumerate(data["ratings"], 1)
    ]
    meetings = [
        f"| {meeting['first']} against {meeting['second']} | {meeting['games']} | {share(meeting['share'])} "
        f"| {meeting['lead']['mean']:+.0f} | {meeting['length']['mean']:.1f} {meeting['length']['unit']}s |"
        for meeting in data["meetings"]
    ]
    return "\n".join(
        [
            "```console",
            f"$ {data['command']}",
            "```",
            "",
            f"![The ladder of {data['game']}](ladder-{data['game']}.svg)",
            "",
            "| | | rating | 95 % | games | wins |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            "| | games | wins of the first | points ahead | length |",
            "|---|---|---|---|---|",
            *meetings,
            "",
            f"Made on {data['date']} on {machine_text(data['machine'])}.",
        ]
    )


def bot_text(data: dict[str, Any], bot: str) -> str:
    """What the ladder says of one bot, for its own page; the name may have parameters."""
    rows = [row for row in data["ratings"] if not row["automa"] and row["name"].split(":")[0] == bot]
    if not rows:
        return ""
    lines = [
        f"| {row['name']} | {row['rating']} | {row['low']} to {row['high']} | {place_of(data, row)} |" for row in rows
    ]
    return "\n".join([f"| {data['game']} | rating | 95 % | place |", "|---|---|---|---|", *lines])


def place_of(data: dict[str, Any], row: dict[str, Any]) -> str:
    """The place on the ladder."""
    return f"{data['ratings'].index(row) + 1} of {len(data['ratings'])}"


def named(row: dict[str, Any]) -> str:
    """A bot with a link to its page; an automa is a part of its game."""
    return row["name"] if row["automa"] else f"[{row['name']}]({row['name'].split(':')[0]}.md)"


def share(interval: dict[str, float | None]) -> str:
    """A share with its interval."""
    mean, low, high = interval["mean"], interval["low"], interval["high"]
    return f"{mean:.0%}" if low is None else f"{mean:.0%} ({low:.0%} to {high:.0%})"


def machine_text(machine: dict[str, Any]) -> str:
    """What it was measured on."""
    engine = "compiled" if machine["compiled"] else "interpreted"
    return f"{machine['cores']} cores ({machine['processor']}), Python {machine['python']}, engine {engine}"
