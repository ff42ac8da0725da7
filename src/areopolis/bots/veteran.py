"""The veteran: an opponent who plans."""

from __future__ import annotations

from typing import Final

from areopolis.bots.expert import ExpertBot


def veteran(seed: int) -> ExpertBot:
    """Plans its own generation and seldom slips, but does not look at what others will do."""
    return ExpertBot(seed, width=4, closer=0, temperature=4)


BOT: Final = veteran
