"""The policies of the parties in words, and what a party brings when it takes over."""

from __future__ import annotations

from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.card import BY_ID, Card
from areopolis.terraforming.describe import ACTION, describe
from areopolis.terraforming.terms import TAGS
from areopolis.terraforming.turmoil.parties import REDS
from areopolis.terraforming.turmoil.policies import BONUS_TAGS, SOLO_LIMIT, policy


def policy_text(party: int, words: Words) -> str:
    """What the policy of a party does, or lets everybody do."""
    card = BY_ID[policy(party)]
    said = []
    for section, text in describe(card):
        head = f"{words.say('section.action')}{how_often(card, words)}: " if section == ACTION else ""
        said.append(head + words.sentence(text))
    return " ".join(said)


def how_often(card: Card, words: Words) -> str:
    """That an action may be used again and again; nothing about any other."""
    return f" ({words.say('cli.repeatable')})" if card.repeatable else ""


def bonus(party: int, words: Words) -> str:
    """What a party brings everybody when it takes over the government."""
    if party == REDS:
        return words.sentence(Said("cli.bonus.lowest", SOLO_LIMIT))
    if not BONUS_TAGS[party]:
        return words.sentence(Said("cli.bonus.heat"))
    return words.sentence(Said("cli.bonus.tags", Said("or", *[Said(f"tag.{TAGS[tag]}") for tag in BONUS_TAGS[party]])))
