"""The decks of MarsBot drawn anew.

By its back a bonus card is told from a project card, so it is known how many of each are in the action deck, and how
many of the project cards in it came from the bonus deck, into which they were shuffled before everybody's eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.terraforming.marsbot.state import MarsBot

BONUS_FROM: Final = 500


def unseen_projects(marsbot: MarsBot) -> list[int]:
    """The project cards in the action deck that nobody has seen."""
    return [card for card in marsbot.action_deck if card < BONUS_FROM and card not in marsbot.seeded]


def redraw(marsbot: MarsBot, pool: list[int], rng: Rng) -> None:
    """Draw both decks anew; project cards that nobody has seen come from the pool."""
    actions = [pool.pop() for _card in unseen_projects(marsbot)]
    left = len([card for card in marsbot.action_deck if card >= BONUS_FROM])
    came = len([card for card in marsbot.action_deck if card in marsbot.seeded])
    both = [*marsbot.action_deck, *marsbot.bonus_deck]
    bonus = rng.shuffled([card for card in both if card >= BONUS_FROM])
    seeded = rng.shuffled([card for card in both if card in marsbot.seeded])
    actions.extend(bonus[:left])
    actions.extend(seeded[:came])
    marsbot.action_deck.clear()
    marsbot.action_deck.extend(rng.shuffled(actions))
    marsbot.bonus_deck.clear()
    marsbot.bonus_deck.extend(rng.shuffled([*bonus[left:], *seeded[came:]]))
