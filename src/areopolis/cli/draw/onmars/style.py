"""Colours and signs of On Mars: nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

# By kind of building; the letters on them tell the same.
BUILDING_STYLES: Final = {
    "mine": "bold white on #7a4a2b", "generator": "bold black on #c9b037", "extractor": "bold white on #0072b2",
    "greenhouse": "bold white on #00785a", "condenser": "bold black on #9ad0f5", "shelter": "bold black on #d9d9d9",
}  # fmt: skip
# Two shades of land, so that one hex can be told from the next below it.
LAND_STYLES: Final = ("#c9a48f on #3a2018", "#c9a48f on #4c2d22")
OFFERED_STYLE: Final = "bold black on #ffd54f"

SHELTER_SIGN: Final = "⌂"
BOT: Final = "b"
ROVER: Final = "r"
COLONIST: Final = "c"
MARKER: Final = "*"
CRYSTAL_SIGN: Final = "◆"
SHIP_SIGN: Final = "▲"
RESEARCH_SIGN: Final = "#"
DISCOVERY_SIGN: Final = "?"
FREE: Final = "·"
DONE: Final = "✓"
OPEN: Final = "✗"
NONE: Final = "—"
ARROWS: Final = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
