"""The events of Turmoil with their parts, as those of the base game are."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.events_form import NONE, Parts

PHRASES: Final[dict[str, tuple[str, ...]]] = {"party": ("party",), "event": ("global",)}
PARTY: Final[Parts] = (("party", "party"),)
EVENT_FORMS: Final[dict[str, Parts]] = {
    "delegate": (("number", "number"), ("party", "party")),
    "delegate.neutral": (("number", "number"), ("party", "party")),
    "leader": PARTY,
    "leader.neutral": PARTY,
    "dominant": PARTY,
    "government": PARTY,
    "chairman": NONE,
    "chairman.neutral": NONE,
    "ban": PARTY,
    "ban.neutral": PARTY,
    "recruit": PARTY,
    "event.distant": (("event", "event"),),
    "global": (("event", "event"),),
}
