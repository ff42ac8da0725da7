"""Every sentence that the game can say exists in every language; cards are described by what they do."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue, languages
from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX, known
from areopolis.terraforming.describe import describe
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.options import Options
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.policies import POLICIES
from areopolis.terraforming.whole import new_game

ALL = [*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX, *[card.id for card in (*POLICIES, *BONUS_CARDS)]]


def missing(language: Catalogue, text: Text | Why) -> list[str]:
    """The names of phrases that a language lacks for a text."""
    if isinstance(text, Why):
        text = text.text()
    found = [] if text.name in {"seat", "and", "or", "either", "then"} or language.phrase(text.name) else [text.name]
    for part in text.parts:
        if isinstance(part, Text | Why):
            found += missing(language, part)
    return found


@pytest.mark.parametrize("code", languages())
def test_every_card_is_described(code: str) -> None:
    language = catalogue(code)
    for card in ALL:
        assert missing(language, BY_ID[card].title) == []
        sections = describe(BY_ID[card])
        assert sections
        for _section, text in sections:
            assert missing(language, text) == [], BY_ID[card].number
            said = language.sentence(text)
            assert "{" not in said
            assert "  " not in said


@pytest.mark.parametrize("code", languages())
def test_everything_that_happens_can_be_said(code: str) -> None:
    """Log lines, choices, questions and reasons of random games of all kinds."""
    language = catalogue(code)
    variants = [
        Options(1),
        Options(2),
        Options(3, draft=True),
        Options(5, corporate_era=False, beginners=(1,)),
        Options(1, more=("turmoil=yes",)),
        Options(4, more=("turmoil=yes",)),
        Options(2, more=("turmoil=yes", "marsbot=hard", "marsbot-corporation=random"), draft=True),
        Options(2, more=("marsbot=easy", "marsbot-corporation=C02")),
    ]
    for number, options in enumerate(variants):
        pos = new_game(options, number)
        rng = Rng(seeded(number))
        while pos.decision is not None:
            texts: list[Text | Why] = [Text(f"question.{pos.decision.kind}")]
            texts += [option.label() for option in pos.decision.options]
            texts += [why for _wish, why in pos.refusals()]
            texts += pos.summary()
            for event in pos.apply(random_choice(pos.decision, rng)):
                texts += [event.text(), event.seen_by(-2).text()]
            for text in texts:
                assert missing(language, text) == [], text


@pytest.mark.parametrize(
    ("number", "code", "name"),
    [
        ("040", "cs", "Těžba na asteroidu"),
        ("117", "cs", "Termální energie"),
        ("126", "cs", "Továrna na skleníkové plyny"),
        ("R31", "cs", "Republika Tharsis"),
        ("040", "sr", "Rudarenje asteroida"),
        ("117", "sr", "Geotermalna energija"),
        ("184", "sr", "Stoka"),
        ("166", "sr", "Šatl"),
    ],
)
def test_names_that_the_rulebooks_give(number: str, code: str, name: str) -> None:
    card = known(number)
    assert card is not None
    assert catalogue(code).say(card.title) == name


@pytest.mark.parametrize("code", languages())
def test_every_global_event_is_described(code: str) -> None:
    language = catalogue(code)
    names = set()
    for event in EVENTS[1:]:
        names.add(language.say(event.title))
        for text in [event.title, *[part.text() for part in event.parts]]:
            assert missing(language, text) == [], event.name
    assert len(names) == 31


@pytest.mark.parametrize("code", languages())
def test_no_two_cards_share_a_name(code: str) -> None:
    names = [catalogue(code).say(BY_ID[card].title) for card in [*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX]]
    assert len(set(names)) == len(names)


def test_neutral_tiles_agree_with_their_adjective() -> None:
    for tile, told in (("city", "neutralni grad"), ("greenery", "neutralno zelenilo"), ("ocean", "neutralni okean")):
        laid = Text("event.neutral", -1, Text(f"tile.{tile}"), Text("space", "17"))
        assert catalogue("sr").say(laid).replace("\N{NO-BREAK SPACE}", " ") == f"na polju 17 stoji {told}"
