"""Every refusal has a reason, names what is legal, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.locale import catalogue
from areopolis.terraforming.rules.turn import CONVERT_HEAT
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import AWARDS, MILESTONES, PROJECTS
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import LAND, offers, refused

# What seat 0 has, what it tries, and why not.
REFUSED: list[tuple[dict[str, Any], str, str, tuple[object, ...]]] = [
    ({"hand": ["113"], "mc": 9}, "play 113", "money", (2, 11)),
    ({"mc": 99}, "play 113", "nothand", ()),
    ({"hand": ["114"], "mc": 99}, "play 114", "least.oxygen", (7, 0)),
    ({"hand": ["169"], "mc": 99}, "play 169", "least.temperature", (-6, -30)),
    ({"hand": ["047"], "mc": 99}, "play 047", "least.oceans", (5, 0)),
    ({"hand": ["043"], "mc": 99}, "play 043", "production.energy", (1, 0)),
    ({"hand": ["190"], "mc": 99, "heat": 4}, "play 190", "stock.heat", (5, 4)),
    ({"hand": ["004"], "mc": 99}, "play 004", "least.oceans", (3, 0)),
    ({"hand": ["178"], "mc": 99}, "play 178", "target.production.heat", (2,)),
    ({"hand": ["120"], "mc": 99, "production": {"energy": 1}}, "play 120", "space.two_cities", ()),
    ({"hand": ["086"], "mc": 99}, "play 086", "copy", ()),
    ({"hand": ["186"], "mc": 99}, "play 186", "cities", (2, 0)),
    ({"hand": ["128"], "mc": 99}, "play 128", "greenery", (1, 0)),
    ({"played": ["014"]}, "action 014", "stock.energy", (1, 0)),
    ({"played": ["141"]}, "action 141", "noaction", ()),
    ({"energy": 3}, "action 014", "noaction", ()),
    ({"mc": 10}, "project power_plant", "money", (1, 11)),
    ({"mc": 13}, "project asteroid", "money", (1, 14)),
    ({"mc": 17}, "project aquifer", "money", (1, 18)),
    ({"mc": 22}, "project greenery", "money", (1, 23)),
    ({"mc": 24}, "project city", "money", (1, 25)),
    ({"mc": 99}, "project patents", "hand", ()),
    ({"plants": 7}, "convert plants", "stock.plants", (8, 7)),
    ({"plants": 6, "corporation": "R17"}, "convert plants", "stock.plants", (7, 6)),
    ({"heat": 7}, "convert heat", "stock.heat", (8, 7)),
    ({"mc": 7, "tr": 35}, "milestone terraformer", "money", (1, 8)),
    ({"mc": 8, "tr": 34}, "milestone terraformer", "milestone.terraformer", (35, 34)),
    ({"mc": 7}, "award banker", "money", (1, 8)),
    ({"mc": 99}, "first action", "first", ()),
    ({"mc": 99}, "end", "noaction.yet", ()),
    ({"mc": 99, "corporation": "R31", "first_due": True}, "project city", "firstdue", ()),
    ({"mc": 99, "corporation": "R32"}, "action R32", "raised", ()),
    ({"mc": 99}, "space 14", "question", ()),
    ({"mc": 99}, "buy none", "question", ()),
    ({"mc": 99}, "pay mc=5", "question", ()),
]


def seat(have: dict[str, Any]) -> WholePosition:
    return Scenario().seat(0, **have).start()


@pytest.mark.parametrize(("have", "choice", "reason", "parts"), REFUSED, ids=[f"{r[1]}: {r[2]}" for r in REFUSED])
def test_a_reason_for_every_refusal(have: dict[str, Any], choice: str, reason: str, parts: tuple[object, ...]) -> None:
    pos = seat(have)
    assert refused(pos, choice) == reason
    why = pos.why_not(choice)
    assert why is not None
    assert why.parts == parts


@pytest.mark.parametrize("language", ["en", "cs", "sr"])
def test_every_reason_is_a_sentence(language: str) -> None:
    words = catalogue(language)
    for have, choice, reason, _parts in REFUSED:
        why = seat(have).why_not(choice)
        assert why is not None
        sentence = words.say(why.text())
        assert sentence
        assert f"why.{reason}" not in sentence
        assert "{" not in sentence


def test_what_is_legal_is_not_refused() -> None:
    pos = Scenario().seat(0, mc=99, plants=9, heat=9, tr=36, hand=["113", "009"], played=["049"]).start()
    for choice in offers(pos):
        assert pos.why_not(choice) is None


def test_the_message_carries_the_reason_and_the_legal_choices() -> None:
    pos = Scenario().seat(0, mc=14, heat=8).start()
    with pytest.raises(IllegalChoice) as caught:
        pos.apply("project city")
    message = str(caught.value)
    assert "project city" in message
    assert "money 11 25" in message
    for choice in offers(pos):
        assert choice in message
    assert caught.value.legal == offers(pos)


def test_refusals_name_everything_that_one_might_expect_to_do() -> None:
    pos = Scenario().seat(0, mc=12, heat=3, hand=["113", "114", "048"], played=["014", "049", "141"]).start()
    listed = {wish.notation(): why for wish, why in pos.refusals()}
    wishes = {"play 113", "play 114", "play 048", "action 014", "action 049", "convert plants", "convert heat"}
    wishes |= {f"project {name}" for name in PROJECTS} | {f"milestone {name}" for name in MILESTONES}
    wishes |= {f"award {name}" for name in AWARDS}
    assert set(listed) == {wish for wish in wishes if wish not in offers(pos)}
    assert {"play 113", "play 048", "action 049", "project patents"} <= set(offers(pos))
    for wish, why in listed.items():
        assert why == pos.why_not(wish)


def test_passing_after_an_action_and_using_a_card_twice_are_refused() -> None:
    pos = Scenario().seat(0, played=["049"]).start()
    play(pos, "action 049")
    assert refused(pos, "pass") == "acted"
    assert refused(pos, "action 049") == "used"


def test_full_planets_and_taken_goals_are_refused() -> None:
    scenario = Scenario().milestone("mayor", 1).award("miner", 1).seat(0, mc=99, plants=8)
    for hex_ in LAND:
        scenario.tile(f"{hex_:02}", "greenery", 1)
    pos = scenario.start()
    assert refused(pos, "project city") == "space.city"
    assert refused(pos, "project greenery") == "space.greenery"
    assert refused(pos, "convert plants") == "space.greenery"
    assert refused(pos, "milestone mayor") == "taken.milestone"
    assert refused(pos, "award miner") == "taken.award"


def test_another_question_must_be_answered_first() -> None:
    pos = Scenario().seat(0, mc=99, hand=["113"]).start()
    play(pos, "project city")
    for choice in ("pass", "end", "play 113", "project city", "done", "buy none"):
        assert refused(pos, choice) == "question"


def test_a_space_that_will_not_do_is_refused() -> None:
    """Noctis City, an ocean space, a tile, a space beside a city, and what is no space at all."""
    pos = Scenario().tile("14", "city", 1).seat(0, mc=99).start()
    play(pos, "project city")
    for choice in ("space 29", "space 31", "space 14", "space 15", "space 62", "space phobos"):
        assert refused(pos, choice)


def test_a_choice_as_an_object_is_checked_too() -> None:
    pos = Scenario().seat(0, heat=7).start()
    with pytest.raises(IllegalChoice) as caught:
        pos.apply(CONVERT_HEAT)
    assert caught.value.why is not None
    assert caught.value.why.name == "stock.heat"
    assert pos.players[0].stock[5] == 7


@pytest.mark.parametrize(
    "text",
    ["", "   ", "fly", "play 999", "play R99", "play x", "action 209", "project bridge", "project", "project city 14",
     "milestone", "milestone baron", "award king", "convert", "convert steel", "buy 009 999", "corporation R99"],
)  # fmt: skip
def test_what_names_no_choice_of_the_game_is_no_notation(text: str) -> None:
    pos = Scenario().seat(0, mc=99).start()
    before = pos.digest()
    with pytest.raises(BadNotation):
        pos.apply(text)
    with pytest.raises(BadNotation):
        pos.why_not(text)
    assert pos.digest() == before


def test_spaces_between_words_do_not_matter() -> None:
    pos = Scenario().seat(0, mc=14).start()
    play(pos, "  project   asteroid ")
    assert pos.temperature == -28
