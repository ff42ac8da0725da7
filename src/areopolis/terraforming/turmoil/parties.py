"""The six parties, in the order of the committee board, clockwise."""

from __future__ import annotations

from typing import Final

MARS_FIRST: Final = 0
KELVINISTS: Final = 1
REDS: Final = 2
GREENS: Final = 3
UNITY: Final = 4
SCIENTISTS: Final = 5
PARTIES: Final = ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")

DELEGATES: Final = 7
NEUTRAL_DELEGATES: Final = 14
# Who leads a party without delegates.
NOBODY: Final = -2
# The name of the expansion, which its cards have too.
BOX: Final = "turmoil"
