"""The events of MarsBot with their parts, as those of the base game are."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.events_form import CARD, NONE, Parts

PHRASES: Final[dict[str, tuple[str, ...]]] = {"track": ("track",), "reason": ("marsbot",)}
EVENT_FORMS: Final[dict[str, Parts]] = {
    "marsbot.corporation": CARD,
    "marsbot.card": CARD,
    "marsbot.bonus": CARD,
    "marsbot.track": (("track", "track"), ("now", "number")),
    "marsbot.back": (("track", "track"), ("now", "number")),
    "marsbot.space": (("space", "space"), ("reason", "reason")),
    "marsbot.count": (("count", "number"), ("spaces", "number"), ("space", "space")),
    "marsbot.species": CARD,
    "marsbot.plant": NONE,
    "marsbot.failed": NONE,
    "marsbot.nothing": (("reason", "reason"),),
    "marsbot.sprout": NONE,
}
