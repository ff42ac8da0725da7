"""The three global parameters, the terraform rating and the bonuses on the tracks (rulebook p. 3 and 4)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import HEAT, MC
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import SEAS, asked, names, offers, spaces


def mars(temperature: int = -30, oxygen: int = 0, oceans: int = 0, hand: tuple[str, ...] = ()) -> WholePosition:
    """Seat 0 can do anything; the oceans lie where they do not matter."""
    scenario = Scenario().parameters(temperature, oxygen, oceans)
    return scenario.seat(0, mc=200, plants=8, heat=8, production={"energy": 5}, hand=list(hand)).start()


def planet(pos: WholePosition) -> tuple[int, int, int]:
    return (pos.temperature, pos.oxygen, pos.oceans)


def rating(pos: WholePosition) -> int:
    """How far seat 0 has come; seat 1 must have stayed where it was."""
    assert pos.players[1].tr == 20
    return pos.players[0].tr - 20


@pytest.mark.parametrize(
    ("choices", "then"),
    [
        (("project asteroid",), (-28, 0, 0)),
        (("convert heat",), (-28, 0, 0)),
        (("project greenery", "space 14"), (-30, 1, 0)),
        (("convert plants", "space 14"), (-30, 1, 0)),
        (("project aquifer", "space 05"), (-30, 0, 1)),
    ],
)
def test_a_step_of_a_parameter_is_a_step_of_the_rating(choices: tuple[str, ...], then: tuple[int, int, int]) -> None:
    pos = mars()
    play(pos, *choices)
    assert planet(pos) == then
    assert rating(pos) == 1


def test_several_steps_are_several_steps_of_the_rating() -> None:
    pos = Scenario().seat(0, mc=56, hand=["039", "138"], production={"energy": 2}).start()
    play(pos, "play 138")
    assert (planet(pos), rating(pos)) == ((-30, 2, 0), 2)
    play(pos, "play 039")
    assert (planet(pos), rating(pos)) == ((-24, 2, 0), 5)


def heat_production(pos: WholePosition) -> int:
    return pos.players[0].production[HEAT]


@pytest.mark.parametrize("temperature", range(-30, 8, 2))
def test_heat_production_at_minus_24_and_minus_20(temperature: int) -> None:
    pos = mars(temperature, oceans=9)
    play(pos, "convert heat")
    assert pos.temperature == temperature + 2
    assert heat_production(pos) == (1 if temperature + 2 in {-24, -20} else 0)
    assert rating(pos) == 1


@pytest.mark.parametrize("temperature", range(-30, 8, 2))
def test_an_ocean_at_zero_degrees(temperature: int) -> None:
    pos = mars(temperature)
    play(pos, "convert heat")
    if temperature == -2:
        assert spaces(pos) == names(SEAS)
        play(pos, "space 05")
    assert pos.oceans == (1 if temperature == -2 else 0)
    assert rating(pos) == (2 if temperature == -2 else 1)
    assert asked(pos).kind == "turn"


@pytest.mark.parametrize("oxygen", range(14))
def test_a_step_of_temperature_at_eight_percent(oxygen: int) -> None:
    pos = mars(oxygen=oxygen)
    play(pos, "convert plants", "space 14")
    assert planet(pos) == (-28 if oxygen == 7 else -30, oxygen + 1, 0)
    assert rating(pos) == (2 if oxygen == 7 else 1)


def test_the_bonus_is_for_whoever_reaches_it() -> None:
    pos = Scenario().parameters(temperature=-26).seat(0, heat=8).seat(1, heat=16).start()
    play(pos, "convert heat", "end", "convert heat", "convert heat")
    assert [player.production[HEAT] for player in pos.players] == [1, 1]
    assert [player.tr for player in pos.players] == [21, 22]


def test_the_ocean_at_zero_degrees_is_placed_with_its_bonuses() -> None:
    pos = Scenario().parameters(temperature=-2).tile("31", "ocean").seat(0, heat=8).start()
    play(pos, "convert heat", "space 32")
    assert pos.players[0].stock[:4] == [2, 0, 0, 2]


@pytest.mark.parametrize(
    ("card", "temperature", "then", "heat"),
    [("011", -26, -22, 1), ("011", -24, -20, 1), ("011", -28, -24, 1), ("039", -26, -20, 2), ("039", -30, -24, 1),
     ("039", -24, -18, 1), ("039", -20, -14, 0)],
)  # fmt: skip
def test_bonuses_that_are_passed_over_count(card: str, temperature: int, then: int, heat: int) -> None:
    """P. 4: whoever brings a parameter to the marked value gets the bonus, also on the way further up."""
    pos = Scenario().parameters(temperature=temperature).seat(0, mc=40, hand=[card]).start()
    play(pos, f"play {card}")
    assert (pos.temperature, heat_production(pos)) == (then, heat)


@pytest.mark.parametrize("temperature", [-6, -4, -2])
def test_the_ocean_at_zero_degrees_comes_also_in_passing(temperature: int) -> None:
    pos = Scenario().parameters(temperature=temperature).seat(0, mc=40, hand=["039"]).start()
    play(pos, "play 039", "space 05")
    assert planet(pos) == (temperature + 6, 0, 1)
    assert rating(pos) == 4


@pytest.mark.parametrize(("oxygen", "warmer"), [(5, 0), (6, 1), (7, 1), (8, 0)])
def test_the_temperature_at_eight_percent_comes_also_in_passing(oxygen: int, warmer: int) -> None:
    """Strip Mine raises the oxygen by two steps."""
    pos = Scenario().parameters(oxygen=oxygen).seat(0, mc=25, hand=["138"], production={"energy": 2}).start()
    play(pos, "play 138")
    assert planet(pos) == (-30 + 2 * warmer, oxygen + 2, 0)
    assert rating(pos) == 2 + warmer


def test_bonuses_chain_through_all_three_parameters() -> None:
    """A greenery brings 8 % oxygen, that 0 degrees, that an ocean: three steps of the rating."""
    pos = mars(temperature=-2, oxygen=7)
    play(pos, "convert plants", "space 14")
    assert spaces(pos) == names(SEAS)
    play(pos, "space 05")
    assert planet(pos) == (0, 8, 1)
    assert rating(pos) == 3


@pytest.mark.parametrize("temperature", [-26, -22])
def test_bonuses_chain_to_heat_production(temperature: int) -> None:
    pos = mars(temperature=temperature, oxygen=7)
    play(pos, "project greenery", "space 14")
    assert heat_production(pos) == 1
    assert rating(pos) == 2


def test_no_bonus_comes_twice() -> None:
    """Parameters never go down, so a mark that has been passed brings nothing any more."""
    pos = Scenario().parameters(-26, 7, 0).seat(0, mc=200, hand=["039", "138"], production={"energy": 2}).start()
    play(pos, "play 138")
    assert planet(pos) == (-24, 9, 0)
    assert heat_production(pos) == 1
    play(pos, "play 039")
    assert planet(pos) == (-18, 9, 0)
    assert heat_production(pos) == 2


@pytest.mark.parametrize(("temperature", "steps"), [(2, 3), (4, 2), (6, 1), (8, 0)])
def test_steps_beyond_the_greatest_temperature_are_lost(temperature: int, steps: int) -> None:
    pos = Scenario().parameters(temperature=temperature).seat(0, mc=31, hand=["039"]).start()
    play(pos, "play 039")
    assert (pos.temperature, rating(pos)) == (8, steps)


@pytest.mark.parametrize(("oxygen", "steps"), [(12, 2), (13, 1), (14, 0)])
def test_steps_beyond_the_most_oxygen_are_lost(oxygen: int, steps: int) -> None:
    pos = Scenario().parameters(oxygen=oxygen).seat(0, mc=25, hand=["138"], production={"energy": 2}).start()
    play(pos, "play 138")
    assert (pos.oxygen, rating(pos)) == (14, steps)


@pytest.mark.parametrize(("oceans", "placed"), [(7, 2), (8, 1), (9, 0)])
def test_there_are_nine_oceans(oceans: int, placed: int) -> None:
    """Ice Asteroid places two."""
    pos = Scenario().parameters(oceans=oceans).seat(0, mc=23, hand=["078"]).start()
    play(pos, "play 078", *["space 05", "space 02"][:placed])
    assert asked(pos).kind == "turn"
    assert (pos.oceans, rating(pos)) == (9, placed)


def test_the_ocean_at_zero_degrees_is_skipped_when_all_nine_lie() -> None:
    pos = mars(temperature=-2, oceans=9)
    play(pos, "project asteroid")
    assert asked(pos).kind == "turn"
    assert (planet(pos), rating(pos)) == ((0, 0, 9), 1)


def test_the_step_at_eight_percent_is_skipped_at_the_greatest_temperature() -> None:
    pos = mars(temperature=8, oxygen=7)
    play(pos, "convert plants", "space 14")
    assert (planet(pos), rating(pos)) == ((8, 8, 0), 1)


@pytest.mark.parametrize(
    ("choice", "price"), [("project asteroid", 14), ("project aquifer", 18), ("convert heat", 0)]
)  # fmt: skip
def test_at_the_goal_actions_are_legal_without_effect(choice: str, price: int) -> None:
    """P. 3: what would raise the parameter may still be done; that part and the rating are left out."""
    pos = mars(8, 14, 9)
    assert choice in offers(pos)
    play(pos, choice)
    assert (planet(pos), rating(pos)) == ((8, 14, 9), 0)
    assert pos.players[0].stock[MC] == 200 - price
    assert pos.players[0].stock[HEAT] == (0 if choice == "convert heat" else 8)
    assert (asked(pos).seat, asked(pos).kind, pos.actions) == (0, "turn", 1)


@pytest.mark.parametrize("choice", ["project greenery", "convert plants"])
def test_a_greenery_at_the_most_oxygen_is_placed_all_the_same(choice: str) -> None:
    pos = mars(oxygen=14)
    play(pos, choice, "space 14")
    assert (pos.owners[14], planet(pos), rating(pos)) == (0, (-30, 14, 0), 0)


def test_cards_at_the_goal_do_the_rest() -> None:
    """P. 9: the asteroid of the example may be played at +8 degrees; the titanium is gained."""
    pos = Scenario().parameters(temperature=8).seat(0, mc=14, hand=["009"]).start()
    play(pos, "play 009")
    assert (pos.players[0].stock[2], rating(pos)) == (2, 0)


def test_rating_rises_without_parameters_too() -> None:
    pos = Scenario().seat(0, mc=14, hand=["036"]).start()
    play(pos, "play 036")
    assert (planet(pos), rating(pos)) == ((-30, 0, 0), 2)
