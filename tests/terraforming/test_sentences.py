"""Sentences that could be misread: what costs what, who loses what, and what belongs together."""

from __future__ import annotations

import pytest

from areopolis.kernel.why import Text
from areopolis.locale import catalogue
from areopolis.terraforming.describe import ACTION, LASTING, PLAY, describe
from areopolis.terraforming.scenario import Scenario, card_named
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import position
from tests.terraforming.rows import plain

NAMES = ("Ana", "MarsBot")


def told(number: str, section: str, code: str) -> list[str]:
    """The sentences of one part of a card."""
    return [plain(catalogue(code).sentence(text)) for name, text in describe(card_named(number)) if name == section]


def happens(pos: WholePosition, *choices: str, code: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """The log of some choices."""
    events = [event for choice in choices for event in pos.apply(choice)]
    return [plain(catalogue(code).say(event.text(), names)) for event in events]


@pytest.mark.parametrize(
    ("number", "section", "code", "sentences"),
    [
        (
            "033",
            ACTION,
            "en",
            ["Add 1 microbe to this card, or spend 2 microbes from this card to raise oxygen 1 step."],
        ),
        ("069", ACTION, "en", ["Spend 1 plant to gain 7 M€, or spend 1 steel to gain 7 M€."]),
        ("069", ACTION, "sr", ["Potrošite 1 biljku i dobijte 7 M€, ili potrošite 1 čelik i dobijte 7 M€."]),
        ("101", ACTION, "en", ["Spend 4 energy to gain 1 steel and raise oxygen 1 step."]),
        (
            "101",
            ACTION,
            "cs",
            ["Odhoďte 4 jednotky energie, získejte 1 jednotku oceli a zvyšte obsah kyslíku o 1 krok."],
        ),
        ("031", LASTING, "en", ["When you play an event with a space tag, gain 3 M€ and 3 heat."]),
        (
            "031",
            LASTING,
            "cs",
            ["Kdykoli zahrajete událost se symbolem kategorie vesmír: získejte 3 M€ a 3 jednotky tepla."],
        ),
        ("R09", PLAY, "en", ["Gain 23 M€ and 10 titanium."]),
        ("P02", ACTION, "en", ["Pay 10 M€ to raise your heat production and energy production 1 step each."]),
        (
            "P02",
            ACTION,
            "sr",
            ["Platite 10 M€ i povećajte za 1 stepen svoju proizvodnju toplote i svoju proizvodnju energije."],
        ),
        ("046", PLAY, "cs", ["Zvyšte o 1 stupeň svůj příjem a svou produkci energie."]),
        (
            "055",
            PLAY,
            "en",
            ["Raise your M€ production 2 steps.", "Raise your plant production 3 steps.", "Gain 2 plants."],
        ),
        ("R33", ACTION, "en", ["Lower one of your productions 1 step and gain 4 resources of that kind."]),
        ("R33", ACTION, "sr", ["Smanjite jednu od svojih proizvodnji za 1 stepen i dobijte 4 resursa te vrste."]),
    ],
)
def test_cards(number: str, section: str, code: str, sentences: list[str]) -> None:
    assert told(number, section, code) == sentences


def test_the_options_of_a_swap_are_told_one_by_one() -> None:
    pos = Scenario().seat(0, corporation="R33", played=["R33"], production={"steel": 1, "heat": 1}).start()
    pos.apply("action R33")
    assert pos.decision is not None
    said = [plain(catalogue("en").say(option.label())) for option in pos.decision.options]
    assert "lower your steel production 1 step to gain 4 steel" in said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Ana takes 1 resource; MarsBot loses 1 M€ for it"),
        ("cs", "Ana bere 1 zdroj; MarsBot za něj ztrácí 1 M€"),
        ("sr", "Ana uzima 1 resurs; MarsBot za njega gubi 1 M€"),
    ],
)
def test_marsbot_pays_for_what_is_eaten(code: str, said: str) -> None:
    """Not as if M€ were taken from a card called MarsBot."""
    assert said in happens(position(me={"played": ["035"]}, bot={"mc": 2}), "action 035", code=code)


def test_marsbot_pays_for_animals_that_are_removed() -> None:
    pos = position(me={"mc": 1, "hand": ["050"]}, bot={"mc": 9})
    said = happens(pos, "play 050", "choose animal", "seat 1", "amount 2")
    assert "Ana removes resources; MarsBot loses 2 M€ instead" in said


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("steel", "Ana steals 2 steel from MarsBot, which loses 2 M€ instead"),
        ("mc", "Ana steals 3 M€ from MarsBot"),
    ],
)
def test_marsbot_pays_for_what_is_stolen(option: str, said: str) -> None:
    pos = position(me={"mc": 1, "hand": ["124"]}, bot={"mc": 9})
    amount = "amount 2" if option == "steel" else "amount 3"
    assert said in happens(pos, "play 124", f"choose {option}", "seat 1", amount)


def test_plants_of_marsbot_are_money() -> None:
    pos = position(me={"mc": 14, "hand": ["009"]}, bot={"mc": 9})
    assert "Ana removes 3 plants from MarsBot, which loses 3 M€ instead" in happens(
        pos, "play 009", "seat 1", "amount 3"
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Ana steals 2 steel from the neutral opponent"),
        ("cs", "Ana krade neutrálnímu soupeři 2 jednotky oceli"),
        ("sr", "Ana krade neutralnom protivniku 2 čelika"),
    ],
)
def test_the_neutral_opponent_is_no_player(code: str, said: str) -> None:
    pos = Scenario(1).seat(0, mc=1, hand=["124"]).start()
    assert said in happens(pos, "play 124", "choose steel", code=code, names=("Ana",))


def test_spending_is_not_losing() -> None:
    pos = Scenario().seat(0, played=["101"], energy=4).start()
    assert "Ana spends 4 energy" in happens(pos, "action 101", names=("Ana", "Ben"))


def test_neutral_tiles_have_their_gender() -> None:
    pos = Scenario(1).start()
    pos.log("neutral", -1, Text("tile.greenery"), Text("space", "17"))
    said = {code: catalogue(code).say(pos.events[-1].text()) for code in ("en", "cs", "sr")}
    assert said["en"] == "a neutral greenery lies on space 17"
    assert said["cs"] == "na poli 17 leží neutrální zeleň"
    assert said["sr"] == "na polju 17 stoji neutralno zelenilo"


def test_goals_say_who_has_them() -> None:
    pos = Scenario().seat(0, mc=40).milestone("mayor", 1).award("miner", 1).start()
    for code, mayor, miner in (
        ("en", "already claimed by Ben", "already funded by Ben"),
        ("cs", "titul už má Ben", "soutěž už sponzoruje Ben"),
        ("sr", "dostignuće je već ostvario igrač Ben", "nagradu je već finansirao igrač Ben"),
    ):
        for wish, wanted in (("milestone mayor", mayor), ("award miner", miner)):
            why = pos.why_not(wish)
            assert why is not None
            assert catalogue(code).say(why, ("Ana", "Ben")) == wanted
