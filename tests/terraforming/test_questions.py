"""Questions name their things: references of options, what a question follows from, and reasons for everything else."""

from __future__ import annotations

import pytest

from areopolis.kernel.decision import Choice, Some
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue
from areopolis.terraforming.board import ON_MARS
from areopolis.terraforming.effects.place import Place
from areopolis.terraforming.game import GAME
from areopolis.terraforming.refs import KINDS_OF_REFS
from areopolis.terraforming.rules.tiles import WHERE, legal_spaces, why_not_space
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.table import Table
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.bots.random import random_choice

VAGUE = {"question", "answer"}


def options(pos: Table) -> dict[str, Choice]:
    """What may be answered, by notation."""
    assert pos.decision is not None
    return {option.notation(): option for option in pos.decision.options}


def asked(pos: Table) -> tuple[str, tuple[Ref, ...]]:
    """The question in English, and what it follows from."""
    assert pos.decision is not None
    return catalogue("en").say(pos.question_text(pos.decision), ("you", "Ana")), pos.because(pos.decision)


def reasons(pos: Table) -> dict[str, Why]:
    """What is refused, by notation."""
    assert pos.decision is not None
    return {wish.notation(): why for wish, why in pos.refusals(pos.decision.seat)}


def test_a_turn_names_its_things() -> None:
    pos = Scenario().seat(0, mc=40, plants=8, heat=8, hand=["009"], played=["014"], energy=1, tr=35).start()
    found = options(pos)
    assert found["play 009"].about() == (Ref("card", "009"),)
    assert found["action 014"].about() == (Ref("card", "014"),)
    assert found["project city"].about() == (Ref("project", "city"), Ref("resource", "mc", 25))
    assert found["milestone terraformer"].about() == (Ref("milestone", "terraformer"), Ref("resource", "mc", 8))
    assert found["award miner"].about() == (Ref("award", "miner"),)
    assert found["convert plants"].about() == (Ref("resource", "plants"), Ref("tile", "greenery"))
    assert found["convert heat"].about() == (Ref("resource", "heat", 8), Ref("parameter", "temperature"))
    assert asked(pos) == ("What do you do? (action 1 of 2)", ())


def test_a_payment_names_what_is_paid_and_what_for() -> None:
    pos = Scenario().seat(0, mc=40, titanium=2, hand=["009"]).start()
    play(pos, "play 009")
    assert options(pos)["pay mc=8,titanium=2"].about() == (Ref("resource", "mc", 8), Ref("resource", "titanium", 2))
    assert asked(pos) == ("How do you pay? (Asteroid)", (Ref("card", "009"),))


@pytest.mark.parametrize(
    ("choice", "name", "ref"),
    [
        ("milestone terraformer", "Terraformer", Ref("milestone", "terraformer")),
        ("award miner", "Miner", Ref("award", "miner")),
        ("project power_plant", "standard project Power plant", Ref("project", "power_plant")),
    ],
)
def test_heat_pays_for_something(choice: str, name: str, ref: Ref) -> None:
    pos = Scenario().seat(0, mc=40, heat=5, corporation="R18", tr=35).start()
    play(pos, choice)
    assert asked(pos) == (f"How do you pay? ({name})", (ref,))


def test_a_delegate_is_paid_for_a_party() -> None:
    pos = Scenario(turmoil=True).seat(0, mc=40, heat=5, corporation="R18").start()
    play(pos, "lobby reds", "lobby reds")
    assert asked(pos) == ("How do you pay? (Reds)", (Ref("party", "reds"),))


def test_a_space_comes_with_its_tile_and_its_card() -> None:
    pos = Scenario().seat(0, mc=40, hand=["016"], production={"energy": 1}).parameters(oxygen=7).start()
    play(pos, "play 016")
    assert options(pos)["space 14"].about() == (Ref("space", "14"), Ref("tile", "city"))
    assert asked(pos) == ("Where does it go? (city; Domed Crater)", (Ref("card", "016"),))


def test_a_bonus_ocean_follows_from_the_temperature() -> None:
    pos = Scenario().seat(0, heat=8).parameters(temperature=-2).start()
    play(pos, "convert heat")
    assert asked(pos) == ("Where does it go? (ocean; temperature)", (Ref("parameter", "temperature"),))


def test_a_greenery_from_plants_follows_from_the_conversion() -> None:
    pos = Scenario().seat(0, plants=8).start()
    play(pos, "convert plants")
    assert asked(pos)[1] == (Ref("resource", "plants"),)


def test_patents_are_a_standard_project() -> None:
    pos = Scenario().seat(0, hand=["009"]).start()
    play(pos, "project patents")
    assert asked(pos)[1] == (Ref("project", "patents"),)
    why = pos.why_not("sell 010")
    assert why == Why("nothand")


def test_harm_names_whose_and_what() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["124"]).seat(1, steel=3, mc=9).start()
    play(pos, "play 124", "choose steel")
    assert options(pos)["seat 1"].about() == (Ref("seat", "1"), Ref("resource", "steel"))
    assert asked(pos) == ("Whom does it hit? (steel −2; Hired Raiders)", (Ref("card", "124"),))
    assert reasons(pos) == {"seat 0": Why("victim.self"), "seat 2": Why("victim.stock.steel")}
    play(pos, "seat 1")
    assert options(pos)["amount 2"].about() == (Ref("seat", "1"), Ref("resource", "steel", 2))


def test_plants_are_protected_by_habitats() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["009"]).seat(1, plants=5, played=["173"]).seat(2, plants=1).start()
    play(pos, "play 009")
    assert reasons(pos) == {"seat 0": Why("victim.stock.plants"), "seat 1": Why("victim.sheltered")}


def test_a_flood_hits_neighbours_only() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["188"]).seat(1, mc=5).seat(2, mc=5).tile("06", "city", 1).start()
    play(pos, "play 188", "space 02")
    assert reasons(pos) == {"seat 0": Why("victim.beside"), "seat 2": Why("victim.beside")}


def test_production_must_be_there_to_be_lowered() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["201"]).seat(1, production={"energy": 2}).start()
    pos.players[0].production[4] = 1
    play(pos, "play 201")
    assert options(pos)["seat 1"].about() == (Ref("seat", "1"), Ref("production", "energy", 1))
    assert reasons(pos) == {"seat 2": Why("victim.production", Text("production.energy"), 0)}


def cards_with(holdings: dict[int, dict[str, int]], hand: list[str]) -> Table:
    """Seats with resources on their cards."""
    scenario = Scenario(3).seat(0, mc=90, hand=hand, played=list(holdings.get(0, {})))
    for seat in (1, 2):
        scenario.seat(seat, played=list(holdings.get(seat, {})))
    pos = scenario.parameters(oxygen=13, temperature=8, oceans=9).start()
    for seat, cards in holdings.items():
        for number, count in cards.items():
            card = next(card for card in pos.players[seat].holdings if GAME is not None and name(card) == number)
            pos.players[seat].holdings[card] = count
    return pos


def name(card: int) -> str:
    """The printed number."""
    from areopolis.terraforming.card import number_of

    return number_of(card)


def test_every_card_that_holds_something_has_its_reason() -> None:
    """024 Predators eat animals: 172 Pets are guarded, 147 Herbivores bare, 034 holds microbes, 054 Fish lie behind 173."""
    pos = cards_with({0: {"024": 0}, 1: {"172": 1, "147": 0, "034": 3, "035": 1}, 2: {"184": 2, "052": 1}}, [])
    play(pos, "action 024")
    found = options(pos)
    assert sorted(found) == ["card 052", "card 184"]
    assert found["card 184"].about() == (
        Ref("card", "184"), Ref("seat", "2"), Ref("resource", "animal"), Ref("card", "024"),
    )  # fmt: skip
    assert reasons(pos) == {
        "card 024": Why("bare"),
        "card 172": Why("guarded"),
        "card 147": Why("bare"),
        "card 034": Why("holds", Text("resource.microbe")),
        "card 035": Why("holds", Text("resource.microbe")),
    }
