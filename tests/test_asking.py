"""Questions of both games, in all languages, say what they are about and what they follow from, and each thing once."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.terms import CAPITAL, NEURAL, TILES

NAMES = ("Ana", "Boris", "Cecilia")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("terraforming", {"players": "2", "corporate-era": "yes"}),
        ("terraforming", {"players": "1", "turmoil": "yes"}),
        ("onmars", {"players": "3"}),
    ],
)
def test_no_question_says_a_thing_twice(game: str, options: dict[str, str]) -> None:
    pos = games()[game].new(options, 4)
    rng = Rng(seeded(4))
    whys = 0
    while (decision := pos.decision) is not None:
        text = pos.question_text(decision)
        for code in languages():
            said = [catalogue(code).part(part, NAMES).casefold() for part in text.parts]
            assert len(set(said)) == len(said), said
        # What is asked names the action, the project or the card that it belongs to.
        for ref in pos.because(decision):
            whys += 1
            own = decision.kind in {ref.name, "sell"}
            assert not own or not text.name.startswith("question.about"), (ref, text)
        pos.apply(random_choice(decision, rng))
    assert whys > 10


@pytest.mark.parametrize("code", languages())
def test_special_tiles_have_the_names_of_their_cards(code: str) -> None:
    """So a question about such a tile need not name the card."""
    spoken = catalogue(code)
    cards = {spoken.say(card.title) for card in BY_ID}
    for name in TILES[CAPITAL:NEURAL]:
        assert spoken.say(Text(f"tile.{name}")) in cards, name
