"""The rookie: an opponent for the first games."""

from __future__ import annotations

from typing import Final

from areopolis.bots.expert import ExpertBot


def rookie(seed: int) -> ExpertBot:
    """Sees one choice ahead, and often takes an answer that only looks good."""
    return ExpertBot(seed, width=0, closer=0, temperature=25)


BOT: Final = rookie
