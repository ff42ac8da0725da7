"""Colours of cards and tags."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.terms import ACTIVE, AUTOMATED, CORPORATION, EVENT

FRAMES: Final = {AUTOMATED: "green", ACTIVE: "dodger_blue1", EVENT: "red", CORPORATION: "#ffd54f"}
TAG_STYLES: Final = (
    "#b08d57", "#9aa5b1", "#d070ff", "#e8e8e8", "#ffb347", "#6fa8ff", "#7ccf5f", "#a8c64a", "#6fbf73", "#c0c0c0",
)  # fmt: skip
