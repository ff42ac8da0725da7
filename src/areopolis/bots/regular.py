"""The regular: an opponent for an evening."""

from __future__ import annotations

from typing import Final

from areopolis.bots.expert import ExpertBot


def regular(seed: int) -> ExpertBot:
    """Sees one choice ahead and mostly takes what is best there, but does not plan its generation."""
    return ExpertBot(seed, width=0, closer=0, temperature=8)


BOT: Final = regular
