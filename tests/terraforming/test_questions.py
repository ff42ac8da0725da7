"""Questions name their things: references of options, what a question follows from, and reasons for everything else."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel import wire
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue
from areopolis.terraforming.board import ON_MARS
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.choose import CopyCard
from areopolis.terraforming.effects.gain import PutOn
from areopolis.terraforming.effects.harm import LowerWhose, RemoveWhose
from areopolis.terraforming.effects.prey import FromCard
from areopolis.terraforming.game import GAME
from areopolis.terraforming.marsbot.bonus import LoseSpecies
from areopolis.terraforming.refs import KINDS_OF_REFS
from areopolis.terraforming.rules.tiles import WHERE, legal_spaces, why_not_space
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import NEUTRAL, SOLAR
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.turmoil.solar import CurrentEvent
from areopolis.terraforming.whole import WholePosition

VAGUE = {"question", "answer"}


def options(pos: WholePosition) -> dict[str, Choice]:
    """What may be answered, by notation."""
    assert pos.decision is not None
    return {option.notation(): option for option in pos.decision.options}


def asked(pos: WholePosition) -> tuple[str, tuple[Ref, ...]]:
    """The question in English, and what it follows from."""
    assert pos.decision is not None
    return catalogue("en").say(pos.question_text(pos.decision), ("you", "Ana")), pos.because(pos.decision)


def reasons(pos: WholePosition) -> dict[str, Why]:
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
    assert asked(pos) == ("What do you do? (action 1\N{NO-BREAK SPACE}of 2)", ())


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
    pos = Scenario(more=("turmoil=yes",)).seat(0, mc=40, heat=5, corporation="R18").start()
    play(pos, "lobby reds", "lobby reds")
    assert asked(pos) == ("How do you pay? (Reds)", (Ref("party", "reds"),))


def test_a_space_comes_with_its_tile_and_its_card() -> None:
    pos = Scenario().seat(0, mc=40, hand=["016"], production={"energy": 1}).parameters(oxygen=7).start()
    play(pos, "play 016")
    assert options(pos)["space 14"].about() == (Ref("space", "14"), Ref("tile", "city"))
    assert asked(pos) == ("Where do you place it? (city; Domed Crater)", (Ref("card", "016"),))


def test_a_bonus_ocean_follows_from_the_temperature() -> None:
    pos = Scenario().seat(0, heat=8).parameters(temperature=-2).start()
    play(pos, "convert heat")
    assert asked(pos) == ("Where do you place it? (ocean; temperature)", (Ref("parameter", "temperature"),))


def test_a_greenery_from_plants_follows_from_the_conversion() -> None:
    pos = Scenario().seat(0, plants=8).start()
    play(pos, "convert plants")
    assert asked(pos)[1] == (Ref("resource", "plants"),)


def test_a_global_event_is_named() -> None:
    """Dry Deserts take an ocean; the land around has its reason."""
    pos = Scenario(more=("turmoil=yes",)).tile("04", "ocean").tile("05", "ocean").start()
    committee(pos).current = 5
    pos.phase = SOLAR
    pos.decision = None
    pos.agenda.append(CurrentEvent())
    pos.advance()
    assert options(pos)["space 04"].about() == (Ref("space", "04"), Ref("tile", "ocean"))
    assert asked(pos) == ("Where do you place it? (ocean; Dry Deserts)", (Ref("event", "G05"),))
    assert set(reasons(pos).values()) == {Why("there.dry")}
    assert len(reasons(pos)) == 59


def test_patents_are_a_standard_project() -> None:
    pos = Scenario().seat(0, hand=["009"]).start()
    play(pos, "project patents")
    assert asked(pos)[1] == (Ref("project", "patents"),)
    why = pos.why_not("sell 010")
    assert why == Why("nothand")


def test_harm_names_whose_and_what() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["124"]).seat(1, steel=3, mc=9).start()
    play(pos, "play 124", "choose steel")
    assert options(pos)["seat 1"].about() == (Ref("seat", "1"), Ref("resource", "steel", 2))
    assert asked(pos) == ("Who is affected? (steel \N{MINUS SIGN}2; Hired Raiders)", (Ref("card", "124"),))
    assert reasons(pos) == {"seat 0": Why("victim.self"), "seat 2": Why("victim.stock.steel")}
    play(pos, "seat 1")
    assert options(pos)["amount 2"].about() == (Ref("seat", "1"), Ref("resource", "steel", 2))


def test_plants_are_protected_by_habitats() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["009"]).seat(1, plants=5, played=["173"]).seat(2, plants=1).start()
    play(pos, "play 009")
    assert reasons(pos) == {"seat 0": Why("victim.stock.plants"), "seat 1": Why("victim.sheltered")}


def test_a_flood_hits_neighbours_only() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["188"]).seat(1, mc=5).seat(2, mc=5).tile("03", "city", 1).start()
    play(pos, "play 188", "space 02")
    assert reasons(pos) == {"seat 0": Why("victim.beside"), "seat 2": Why("victim.beside")}


def test_production_must_be_there_to_be_lowered() -> None:
    pos = Scenario(3).seat(0, mc=40, hand=["201"]).seat(1, production={"energy": 2}).start()
    pos.players[0].production[4] = 1
    play(pos, "play 201")
    assert options(pos)["seat 1"].about() == (Ref("seat", "1"), Ref("production", "energy", 1))
    assert reasons(pos) == {"seat 2": Why("victim.production", Text("production.energy"), 0)}


def test_every_card_that_holds_something_has_its_reason() -> None:
    """Predators eat animals: not guarded ones, none where none lie, none of a kind that they do not eat."""
    scenario = Scenario(3).seat(0, played=["024"]).seat(1, played=["172", "147", "034", "035"], resources={"172": 1})
    pos = scenario.seat(2, played=["184", "052"], resources={"184": 2, "052": 1}).start()
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


def test_a_card_for_microbes_must_hold_them() -> None:
    """Imported Nitrogen puts microbes on one card and animals on another."""
    pos = Scenario().seat(0, mc=90, hand=["163"], played=["034", "035", "184", "052", "005"]).start()
    play(pos, "play 163")
    assert pos.decision is not None
    kind = pos.decision.options[0].about()[1]
    assert kind.kind == "resource"
    other = "animal" if kind.name == "microbe" else "microbe"
    assert set(reasons(pos).values()) == {
        Why("holds", Text(f"resource.{other}")),
        Why("holds", Text("resource.science")),
    }
    assert asked(pos)[1] == (Ref("card", "163"),)


def test_a_robot_copies_buildings_only() -> None:
    pos = Scenario().seat(0, mc=90, hand=["086"], played=["045", "141", "014", "117", "018"]).start()
    play(pos, "play 086")
    found = reasons(pos)
    assert asked(pos)[1] == (Ref("card", "086"),)
    assert found["card 014"] == Why("nobox")
    assert {why.name for why in found.values()} >= {"nobox", "notbuilding"}


def test_parties_without_a_neutral_delegate_are_refused() -> None:
    scenario = Scenario(more=("turmoil=yes",)).seat(0, mc=90, hand=["T11"])
    members = committee(scenario.pos).members
    for party, neutral in enumerate((2, 1, 0, 2, 0, 0)):
        members[party][NEUTRAL] = neutral
        committee(scenario.pos).leaders[party] = NEUTRAL if neutral else NOBODY
    pos = scenario.start()
    play(pos, "play T11")
    assert sorted(options(pos)) == ["party greens", "party mars_first"]
    assert reasons(pos) == {
        "party kelvinists": Why("delegate.leads"),
        "party reds": Why("delegate.noneutral"),
        "party unity": Why("delegate.noneutral"),
        "party scientists": Why("delegate.noneutral"),
    }


# The rule, the space, and why seat 0 may not place there; 14 is a city of seat 1, 15 a greenery of seat 0.
THERE = [
    ("land", "04", "sea", ()), ("land", "29", "reserved", ()), ("land", "14", "taken", (Text("tile.city"),)),
    ("land", "50", "claimed", (Text("seat", 1),)), ("city", "13", "city", ()), ("city", "02", "sea", ()),
    ("greenery", "45", "own", ()), ("greenery", "15", "taken", (Text("tile.greenery"),)), ("sea", "03", "notsea", ()),
    ("sea", "29", "notsea", ()), ("sea", "05", "taken", (Text("tile.ocean"),)), ("alone", "16", "alone", ()),
    ("two_cities", "13", "two_cities", (1,)), ("two_cities", "45", "two_cities", (0,)),
    ("beside_city", "45", "beside_city", ()), ("beside_greenery", "45", "beside_greenery", ()),
    ("volcano", "45", "volcano", ()), ("volcano", "04", "volcano", ()), ("minerals", "45", "minerals", ()),
    ("own_minerals", "45", "minerals", ()), ("own_minerals", "51", "own", ()), ("noctis", "45", "noctis", ()),
    ("phobos", "45", "phobos", ()), ("ganymede", "45", "ganymede", ()),
    ("unclaimed", "50", "claimed", (Text("seat", 1),)),
    ("unclaimed", "52", "claimed", (Text("seat", 0),)),
]  # fmt: skip


def mapped() -> WholePosition:
    """A map with a bit of everything."""
    scenario = Scenario().tile("14", "city", 1).tile("15", "greenery", 0).tile("05", "ocean")
    return scenario.claim("50", 1).claim("52", 0).start()


@pytest.mark.parametrize(("where", "space", "why", "parts"), THERE, ids=[f"{t[0]} {t[1]}" for t in THERE])
def test_a_reason_for_a_space(where: str, space: str, why: str, parts: tuple[object, ...]) -> None:
    assert why_not_space(mapped(), 0, WHERE.index(where), int(space)) == Why(f"there.{why}", *parts)
    assert {row[0] for row in THERE} == set(WHERE)


@pytest.mark.parametrize("where", range(len(WHERE)), ids=WHERE)
def test_a_space_is_refused_if_it_is_not_legal(where: int) -> None:
    pos = mapped()
    for space in ON_MARS:
        assert (why_not_space(pos, 0, where, space) is None) == (space in legal_spaces(pos, 0, where))


def expected(pos: WholePosition, decision: Decision) -> set[str]:
    """Everything on the table that a question is about, as answers to it."""
    first = decision.options[0]
    player = pos.players[decision.seat]
    if decision.kind == "turn":
        parties = PARTIES if with_turmoil(pos.options) else ()
        return {f"play {BY_ID[card].number}" for card in player.hand} | {f"lobby {party}" for party in parties}
    if decision.kind in {"space", "final"}:
        return {f"space {space:02}" for space in ON_MARS}
    if isinstance(first, RemoveWhose | LowerWhose):
        return {f"seat {other.seat}" for other in pos.players}
    if isinstance(first, FromCard):
        cards = [card for other in pos.players for card in other.holdings]
        return {f"card {BY_ID[card].number}" for card in cards if first.owner != NEUTRAL}
    if isinstance(first, CopyCard):
        return {f"card {BY_ID[card].number}" for card in player.in_play}
    if isinstance(first, PutOn | LoseSpecies):
        return {f"card {BY_ID[card].number}" for card in player.holdings}
    return set()


def check_question(pos: WholePosition) -> None:
    """Each thing on the table that a question is about is offered or refused with a reason of its own."""
    decision = pos.decision
    assert decision is not None
    offered = set(options(pos))
    found = reasons(pos)
    assert not offered & set(found)
    assert not {why.name for why in found.values()} & VAGUE, (decision.kind, found)
    assert expected(pos, decision) <= offered | set(found)
    if decision.kind in {"party", "delegate"}:
        assert set(PARTIES) <= set(" ".join(offered | set(found)).split())
    for option in decision.options:
        assert {ref.kind for ref in option.about()} <= set(KINDS_OF_REFS)
        assert option.notation() == option.notation().strip()
    for ref in pos.because(decision):
        assert ref.kind in KINDS_OF_REFS
    for language in ("en", "cs", "sr"):
        said = catalogue(language).say(pos.question_text(decision))
        assert "{" not in said
        assert not said.startswith("question.")
        for why in found.values():
            assert not catalogue(language).say(why).startswith("why.")


@pytest.mark.parametrize("variant", GAME.variants(), ids=str)
def test_every_question_of_random_games_has_its_reasons(variant: dict[str, str]) -> None:
    pos = GAME.new(variant, 7)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(7))
    while pos.decision is not None:
        check_question(pos)
        pos.apply(random_choice(pos.decision, rng))


def test_nothing_of_others_shows_in_reasons_and_questions() -> None:
    """Hands and deck of the others are exchanged: what a seat is told stays the same."""
    pos = GAME.new({"players": "3", "corporate-era": "yes", "draft": "no"}, 3)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(3))
    for _ply in range(400):
        if pos.decision is None:
            break
        seat = pos.decision.seat
        other = pos.sample(seat, rng)
        assert wire.refusals(other, seat) == wire.refusals(pos, seat)
        assert wire.question(other, seat) == wire.question(pos, seat)
        pos.apply(random_choice(pos.decision, rng))
