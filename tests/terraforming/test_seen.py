"""Everything that the expansions bring is seen happening in simulation."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.marsbot.options import BOT_CORPORATIONS
from areopolis.terraforming.options import Options
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.whole import new_game
from tests.terraforming.agreed import agreed

pytestmark = pytest.mark.long


def names_logged(options: Options, seed: int, wanted: tuple[str, ...]) -> set[str]:
    """The names of the things that some log lines of a random game speak of."""
    pos = new_game(options, seed)
    rng = Rng(seeded(seed))
    seen: set[str] = set()
    while pos.decision is not None:
        for event in pos.apply(random_choice(pos.decision, rng)):
            if event.name in wanted:
                seen |= {part.name for part in event.parts if isinstance(part, Text)}
    return seen


def test_every_global_event_and_government_is_seen() -> None:
    missing = {event.title.name for event in EVENTS[1:]} | {f"party.{party}" for party in PARTIES}
    for seed in range(60):
        missing -= names_logged(Options(2 + seed % 2, more=("turmoil=yes",)), seed, ("global", "government"))
        if not missing:
            return
    assert missing == set()


def test_every_bonus_card_and_corporation_of_marsbot_is_seen() -> None:
    missing = {card.title.name for card in BONUS_CARDS}
    for seed in range(60):
        corporation = BOT_CORPORATIONS[seed % len(BOT_CORPORATIONS)]
        options = Options(2, draft=True, more=agreed(turmoil=True, marsbot="hard", marsbot_corporation=corporation))
        missing -= names_logged(options, seed, ("marsbot.bonus",))
        if not missing and seed >= len(BOT_CORPORATIONS):
            return
    assert missing == set()
