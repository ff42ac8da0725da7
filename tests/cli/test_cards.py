from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from areopolis.locale import languages
from areopolis.terraforming.card import BY_ID, PROJECTS_IN_BOX
from areopolis.terraforming.sets import sets


@pytest.mark.parametrize("wanted", ["9", "009", "asteroid", "ASTEROID "])
def test_a_card_is_found_by_number_and_by_name(wanted: str, typed: Callable[..., str]) -> None:
    shown = typed("card", wanted)
    assert "009 Asteroid" in shown
    assert "14 M€" in shown
    assert "Raise the temperature 1 step." in shown


def test_a_corporation_is_found_by_number_in_any_case(typed: Callable[..., str]) -> None:
    assert "R24 Mining Guild" in typed("card", "r24")


def test_a_part_of_a_name_is_enough_if_it_fits_one_card(typed: Callable[..., str]) -> None:
    assert "115 Artificial Photosynthesis" in typed("card", "photosynthesis")


def test_a_part_of_several_names_lists_them(refused: Callable[..., str]) -> None:
    assert "say the number" in refused("card", "asteroid m")


def test_an_unknown_card_is_refused_with_a_hint(refused: Callable[..., str]) -> None:
    assert "perhaps 009 Asteroid" in refused("card", "astroid")
    assert "there is no card '999'" in refused("card", "999")


def test_a_card_as_json(typed: Callable[..., str]) -> None:
    card = json.loads(typed("card", "009", "--json"))
    assert (card["number"], card["type"], card["cost"], card["tags"]) == ("009", "event", 14, ["space"])
    assert {"section": "play", "text": "Raise the temperature 1 step."} in card["text"]


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_a_card_in_another_language_is_found_by_its_name_there(code: str, typed: Callable[..., str]) -> None:
    name = json.loads(typed("card", "115", "--lang", code, "--json"))["name"]
    assert name != "Artificial Photosynthesis"
    assert json.loads(typed("card", name, "--json"))["number"] == "115"


@pytest.mark.parametrize("code", languages())
def test_policies_and_global_events_are_shown_in_every_language(code: str, typed: Callable[..., str]) -> None:
    for number in ("T03", "P02", "P03", "P04", "G01", "G08"):
        said = typed("card", number, "--lang", code)
        assert f" {number} " in said
        assert "Turmoil" in said
        for key in ("cli.", "party.reds", "global.", "lasting.", "{"):
            assert key not in said
    event = json.loads(typed("card", "g8", "--lang", code, "--json"))
    assert (event["number"], event["type"], event["revealed"]) == ("G08", "global event", "kelvinists")
    assert json.loads(typed("card", event["name"], "--json"))["number"] == "G08"
    assert json.loads(typed("card", "p3", "--lang", code, "--json"))["type"] == "policy"


def test_a_project_comes_before_an_event_of_the_same_name(typed: Callable[..., str]) -> None:
    assert json.loads(typed("card", "sabotage", "--json"))["number"] == "121"


def numbers(said: str) -> list[str]:
    return [card["number"] for card in json.loads(said)]


def test_cards_are_sorted_and_leave_out_corporations(typed: Callable[..., str]) -> None:
    found = numbers(typed("cards", "--json"))
    assert found == sorted(found)
    assert found == [BY_ID[card].number for card in PROJECTS_IN_BOX]


def test_cards_can_be_narrowed(typed: Callable[..., str]) -> None:
    assert numbers(typed("cards", "--tag", "jovian", "--tag", "event", "--json")) == []
    cheap = json.loads(typed("cards", "--tag", "event", "--min-cost", "5", "--max-cost", "10", "--json"))
    assert cheap
    assert all(card["type"] == "event" and 5 <= card["cost"] <= 10 for card in cheap)
    both = len(numbers(typed("cards", "--json")))
    parts = [
        len(numbers(typed("cards", "--set", name, "--json"))) for name in ["base", "corporate", "turmoil", *sets()]
    ]
    assert sum(parts) == both
    assert all(parts)
    assert all(number.startswith("R") for number in numbers(typed("cards", "--type", "corporation", "--json")))
    assert numbers(typed("cards", "--set", "turmoil", "--type", "event", "--json")) == [
        "T02",
        "T10",
        "T11",
        "T12",
        "T16",
    ]
    assert "115" in numbers(typed("cards", "--text", "photoSYNTHESIS", "--json"))


def test_cards_as_a_table_say_how_many(typed: Callable[..., str]) -> None:
    said = typed("cards", "--text", "Asteroid Mining")
    assert "Asteroid Mining" in said
    assert max(len(line) for line in said.splitlines()) <= 80
    assert typed("cards", "--text", "no such words").strip() == "0 cards"


def test_unknown_words_are_refused(refused: Callable[..., str]) -> None:
    assert "--tag magic" in refused("cards", "--tag", "magic")
    assert "automated, active" in refused("cards", "--type", "blue")
    assert "say one of base, corporate, " in refused("cards", "--set", "venus")
    assert "--max-cost" in refused("cards", "--max-cost", "many")
    assert "there is no language 'xx'" in refused("cards", "--lang", "xx")
