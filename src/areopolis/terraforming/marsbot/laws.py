"""What is true of every MarsBot."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from areopolis.kernel.laws import hold
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.marsbot.corporation import CORPORATIONS
from areopolis.terraforming.marsbot.options import level_of, rules_of
from areopolis.terraforming.marsbot.state import bot, new_marsbot

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def projects_of(pos: Position) -> list[int]:
    """The project cards in its decks and piles."""
    marsbot = bot(pos)
    decks = [*marsbot.action_deck, *marsbot.bonus_deck, *marsbot.bonus_discard, *marsbot.played]
    return [card for card in decks if BY_ID[card] not in BONUS_CARDS]


def check_marsbot(pos: Position) -> None:
    """MarsBot plays by the agreed rules, and every bonus card is in one place."""
    marsbot = bot(pos)
    hold(marsbot.rules == new_marsbot(level_of(pos.options), rules_of(pos.options)).rules, "MarsBot keeps its rules")
    hold(marsbot.corporation in CORPORATIONS, "MarsBot has a corporation of its own or none")
    decks = [*marsbot.action_deck, *marsbot.bonus_deck, *marsbot.bonus_discard, *marsbot.played]
    bonus = Counter([card for card in [*decks, *marsbot.destroyed, *marsbot.set_aside] if BY_ID[card] in BONUS_CARDS])
    hold(all([number == 1 for number in bonus.values()]), "every bonus card is in one place")
    hold(all([cube <= most for cube, most in zip(marsbot.tracks, marsbot.highest, strict=True)]), "cubes move by cells")
