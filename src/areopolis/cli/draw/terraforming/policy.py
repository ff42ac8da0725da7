"""The policies of the parties in words."""

from __future__ import annotations

from areopolis.cli.draw.words import Words
from areopolis.terraforming.card import BY_ID, Card
from areopolis.terraforming.describe import ACTION, describe
from areopolis.terraforming.turmoil.policies import policy


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
