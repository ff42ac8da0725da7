"""The picture of a ladder: ratings as points on a line, with their intervals, as SVG without anything from outside."""

from __future__ import annotations

import math
from typing import Any, Final
from xml.sax.saxutils import escape

LEFT: Final = 250
PLOT: Final = 450
RIGHT: Final = 90
ROW: Final = 30
TOP: Final = 34
# Lines of the scale are so far apart, or a multiple of it.
STEP: Final = 100
MOST_LINES: Final = 9
FONT: Final = 'font-family="system-ui, sans-serif" font-size="14"'
BOT: Final = "#d9480f"
AUTOMA: Final = "#1971c2"


def svg(title: str, ratings: list[dict[str, Any]]) -> str:
    """The ladder as a picture; it is read on light and on dark paper."""
    low = min([row["low"] for row in ratings])
    high = max([row["high"] for row in ratings])
    step = STEP * math.ceil(max(high - low, 1) / (STEP * MOST_LINES))
    first, last = math.floor(low / step), math.floor(high / step) + 1
    scale = PLOT / ((last - first) * step)
    bottom = TOP + ROW * len(ratings)
    size = f'viewBox="0 0 {LEFT + PLOT + RIGHT} {bottom + 10}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FONT} fill="#868e96">',
        f"<title>{escape(title)}</title>",
    ]
    for mark in range(first, last + 1):
        x = at(mark * step, first * step, scale)
        parts.append(f'<path d="M{x} {TOP}V{bottom}" stroke="#868e96" stroke-opacity="0.35"/>')
        parts.append(f'<text x="{x}" y="{TOP - 12}" text-anchor="middle" font-size="12">{mark * step}</text>')
    for place, row in enumerate(ratings):
        parts += bar(row, TOP + ROW * place + ROW // 2, first * step, scale)
    return "\n".join([*parts, "</svg>", ""])


def bar(row: dict[str, Any], y: int, origin: int, scale: float) -> list[str]:
    """One player: its name, its interval, its rating."""
    colour = AUTOMA if row["automa"] else BOT
    low, rating, high = (at(row[name], origin, scale) for name in ("low", "rating", "high"))
    return [
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(row["name"])}</text>',
        f'<path d="M{low} {y}H{high}" stroke="{colour}" stroke-width="3" stroke-linecap="round" stroke-opacity="0.5"/>',
        f'<circle cx="{rating}" cy="{y}" r="6" fill="{colour}"/>',
        f'<text x="{LEFT + PLOT + RIGHT - 8}" y="{y + 5}" text-anchor="end">{row["rating"]}</text>',
    ]


def at(rating: int, origin: int, scale: float) -> float:
    """Where a rating lies on the line."""
    return round(LEFT + (rating - origin) * scale, 1)
