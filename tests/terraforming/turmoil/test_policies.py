"""The policies of the six parties: in the action phase only; and what the Reds take for every step of rating."""

# ruff: noqa: E501 -- a row of a table is one line
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC, OVER, PLANT, STEEL
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import measure
from tests.terraforming.rules.kit import asked, offers, refused, spaces


def committee(ruling: str) -> dict[str, Any]:
    """A party rules; another one is dominant, led by a neutral delegate."""
    other = "unity" if ruling == "kelvinists" else "kelvinists"
    return {"ruling": ruling, "dominant": other, "delegates": {other: ["neutral"]}}


@dataclass(frozen=True)
class Row:
    ruling: str
    choices: tuple[str, ...]
    me: dict[str, Any] = field(default_factory=dict)
    them: dict[str, Any] = field(default_factory=dict)
    tiles: tuple[tuple[str, str, int], ...] = ()
    parameters: dict[str, int] = field(default_factory=dict)
    then: dict[str, int] = field(default_factory=dict)
    them_then: dict[str, int] = field(default_factory=dict)
    refused: str = ""

    def __str__(self) -> str:
        return f"{self.ruling} {' '.join(self.choices)}{' refused' if self.refused else ''}"


def position(row: Row) -> WholePosition:
    scenario = Scenario(more=("turmoil=yes",)).state(given_committee(2, committee(row.ruling)))
    for tile in row.tiles:
        scenario.tile(*tile)
    scenario.parameters(**row.parameters)
    return scenario.seat(0, **row.me).seat(1, **row.them).deck_top(["056", "057", "065", "066"]).start()


def rule(ruling: str, *choices: str, **rest: Any) -> Row:
    return Row(ruling, choices, **rest)


ROWS = [
    # Mars First: a steel for every tile on Mars, besides what is printed there.
    rule("mars_first", "project city", "space 14", me={"mc": 25}, then={"mc": -25, "mc production": 1, "steel": 1}),
    rule("mars_first", "project greenery", "space 14", me={"mc": 23}, then={"mc": -23, "steel": 1, "oxygen": 1, "tr": 1}),
    rule("mars_first", "project aquifer", "space 05", me={"mc": 18}, then={"mc": -18, "steel": 1, "oceans": 1, "tr": 1}),
    rule("mars_first", "project aquifer", "space 02", me={"mc": 18}, then={"mc": -18, "steel": 3, "oceans": 1, "tr": 1}),
    rule("mars_first", "convert plants", "space 14", me={"plants": 8}, then={"plants": -8, "steel": 1, "oxygen": 1, "tr": 1}),
    rule("mars_first", "play 078", "space 05", "space 32", me={"mc": 23, "hand": ["078"]}, then={"mc": -23, "hand": -1, "plants": 2, "steel": 2, "oceans": 2, "tr": 2}),
    rule("mars_first", "play 085", "space 14", me={"mc": 16, "hand": ["085"], "production": {"energy": 1}},
         then={"mc": -16, "hand": -1, "energy production": -1, "mc production": 4, "steel": 1}),
    rule("mars_first", "play 199", "space 14", me={"mc": 11, "hand": ["199"]}, then={"mc": -11, "hand": -1, "steel": 1}),
    rule("mars_first", "play 017", me={"mc": 18, "hand": ["017"], "production": {"energy": 1}},
         then={"mc": -18, "hand": -1, "energy production": -1, "mc production": 3, "steel": 1, "plants": 2}),
    rule("mars_first", "play 081", me={"mc": 20, "hand": ["081"]}, then={"mc": -20, "hand": -1}),
    rule("mars_first", "play 021", me={"mc": 25, "hand": ["021"]}, then={"mc": -25, "hand": -1, "titanium production": 1}),
    rule("mars_first", "play 066", "space 14", me={"mc": 1, "hand": ["066"]}, then={"mc": -1, "hand": -1}),
    rule("mars_first", "convert heat", "space 05", me={"heat": 8}, parameters={"temperature": -2}, then={"heat": -8, "temperature": 2, "oceans": 1, "tr": 2, "steel": 1}),
    rule("mars_first", "pass", "project city", "space 14", them={"mc": 25}, them_then={"mc": -25, "mc production": 1, "steel": 1}),
    # Kelvinists: as often as there is money.
    rule("kelvinists", "action P02", me={"mc": 10}, then={"mc": -10, "heat production": 1, "energy production": 1}),
    rule("kelvinists", "action P02", "action P02", me={"mc": 20}, then={"mc": -20, "heat production": 2, "energy production": 2}),
    rule("kelvinists", "action P02", "action P02", "action P02", me={"mc": 35}, them={"passed": True}, then={"mc": -30, "heat production": 3, "energy production": 3}),
    rule("kelvinists", "pass", "action P02", them={"mc": 10}, them_then={"mc": -10, "heat production": 1, "energy production": 1}),
    rule("kelvinists", "action P02", me={"mc": 9}, refused="money"),
    rule("kelvinists", "action P02", me={"mc": 9, "steel": 5, "titanium": 5, "heat": 9}, refused="money"),
    rule("kelvinists", "action P02", "pay mc=4,heat=6", me={"mc": 10, "heat": 6, "corporation": "R18"}, then={"mc": -4, "heat": -6, "heat production": 1, "energy production": 1}),
    rule("greens", "action P02", me={"mc": 10}, refused="noaction"),
    rule("scientists", "action P02", me={"mc": 10}, refused="noaction"),
    # Greens: 4 M€ for every greenery.
    rule("greens", "project greenery", "space 14", me={"mc": 23}, then={"mc": -19, "oxygen": 1, "tr": 1}),
    rule("greens", "convert plants", "space 14", me={"plants": 8}, then={"plants": -8, "mc": 4, "oxygen": 1, "tr": 1}),
    rule("greens", "convert plants", "space 14", me={"plants": 8}, parameters={"oxygen": 14}, then={"plants": -8, "mc": 4}),
    rule("greens", "play 174", "space 05", me={"mc": 23, "hand": ["174"]}, then={"mc": -19, "hand": -1, "mc production": 2, "oxygen": 1, "tr": 1}),
    rule("greens", "project city", "space 14", me={"mc": 25}, then={"mc": -25, "mc production": 1}),
    rule("greens", "project aquifer", "space 05", me={"mc": 18}, then={"mc": -18, "oceans": 1, "tr": 1}),
    rule("greens", "project greenery", me={"mc": 22}, refused="money"),
    rule("greens", "pass", "convert plants", "space 14", them={"plants": 8}, then={"oxygen": 1}, them_then={"plants": -8, "mc": 4, "tr": 1}),
    # Unity: titanium for 1 M€ more, with all that raises it besides.
    rule("unity", "play 057", "pay mc=3,titanium=3", me={"mc": 15, "titanium": 3, "hand": ["057"]}, then={"mc": -3, "titanium": -3, "hand": -1, "titanium production": 1}),
    rule("unity", "play 057", "pay titanium=3", me={"mc": 15, "titanium": 3, "hand": ["057"], "played": ["071"]}, then={"titanium": -3, "hand": -1, "titanium production": 1}),
    rule("unity", "play 082", "pay titanium=4", me={"mc": 24, "titanium": 4, "hand": ["082"], "corporation": "R09", "played": ["071"]}, then={"titanium": -4, "hand": -1, "mc production": 3}),
    rule("unity", "action 012", "space 05", me={"titanium": 3, "played": ["012"]}, then={"titanium": -3, "oceans": 1, "tr": 1}),
    rule("unity", "play 056", "pay steel=2", me={"mc": 4, "steel": 2, "hand": ["056"]}, then={"steel": -2, "hand": -1, "steel production": 1}),
    rule("unity", "pass", "play 057", "pay mc=3,titanium=3", them={"mc": 15, "titanium": 3, "hand": ["057"]},
         them_then={"mc": -3, "titanium": -3, "hand": -1, "titanium production": 1}),
    rule("reds", "play 057", me={"mc": 5, "titanium": 3, "hand": ["057"]}, refused="money"),
    # Scientists: three cards, once a generation for everybody.
    rule("scientists", "action P06", me={"mc": 10}, then={"mc": -10, "hand": 3}),
    rule("scientists", "action P06", "action P06", me={"mc": 20}, refused="used"),
    rule("scientists", "action P06", "end", "action P06", me={"mc": 10}, them={"mc": 10}, then={"mc": -10, "hand": 3}, them_then={"mc": -10, "hand": 3}),
    rule("scientists", "action P06", me={"mc": 9}, refused="money"),
    rule("unity", "action P06", me={"mc": 10}, refused="noaction"),
    # Policies that are no action cannot be used as one.
    rule("reds", "action P03", me={"mc": 10}, refused="noaction"),
    rule("greens", "action P04", me={"mc": 10}, refused="noaction"),
    # Reds: 3 M€ for every step, by cards …
    rule("reds", "play 036", me={"mc": 20, "hand": ["036"]}, then={"mc": -20, "hand": -1, "tr": 2}),
    rule("reds", "play 036", me={"mc": 19, "hand": ["036"]}, refused="levy"),
    rule("reds", "play 112", me={"mc": 13, "hand": ["112"]}, then={"mc": -13, "hand": -1, "tr": 2}),
    rule("reds", "play 165", me={"mc": 29, "hand": ["165"], "production": {"energy": 4}}, then={"mc": -29, "hand": -1, "energy production": -4, "plants production": 2, "tr": 3}),
    rule("reds", "play 165", me={"mc": 28, "hand": ["165"], "production": {"energy": 4}}, refused="levy"),
    rule("reds", "play 056", me={"mc": 4, "hand": ["056"]}, then={"mc": -4, "hand": -1, "steel production": 1}),
    rule("reds", "play 011", me={"mc": 33, "hand": ["011"]}, then={"mc": -33, "hand": -1, "titanium": 4, "temperature": 4, "tr": 2}),
    rule("reds", "play 197", me={"mc": 39, "hand": ["197"], "played": ["002"]}, then={"mc": -39, "hand": -1, "tr": 2}),
    rule("reds", "play 138", me={"mc": 31, "hand": ["138"], "production": {"energy": 2}},
         then={"mc": -31, "hand": -1, "energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 2}),
    # … and no discount, steel or titanium helps.
    rule("reds", "play 205", "pay steel=4", me={"mc": 8, "steel": 9, "hand": ["205"], "production": {"energy": 1}},
         then={"mc": -6, "steel": -4, "hand": -1, "energy production": -1, "tr": 2}),
    rule("reds", "play 205", me={"mc": 5, "steel": 9, "hand": ["205"], "production": {"energy": 1}}, refused="levy"),
    rule("reds", "play 112", me={"mc": 10, "hand": ["112"], "played": ["105", "070"]}, then={"mc": -8, "hand": -1, "tr": 2}),
    rule("reds", "play 112", me={"mc": 7, "hand": ["112"], "played": ["105", "070"]}, refused="levy"),
    # … by standard projects and conversions …
    rule("reds", "project asteroid", me={"mc": 17}, then={"mc": -17, "temperature": 2, "tr": 1}),
    rule("reds", "project asteroid", me={"mc": 16}, refused="levy"),
    rule("reds", "project aquifer", "space 05", me={"mc": 21}, then={"mc": -21, "oceans": 1, "tr": 1}),
    rule("reds", "project greenery", "space 14", me={"mc": 26}, then={"mc": -26, "oxygen": 1, "tr": 1}),
    rule("reds", "project greenery", me={"mc": 25}, refused="levy"),
    rule("reds", "project city", "space 14", me={"mc": 25}, then={"mc": -25, "mc production": 1}),
    rule("reds", "project power_plant", me={"mc": 11}, then={"mc": -11, "energy production": 1}),
    rule("reds", "convert heat", me={"mc": 3, "heat": 8}, then={"mc": -3, "heat": -8, "temperature": 2, "tr": 1}),
    rule("reds", "convert heat", me={"mc": 2, "heat": 8}, refused="levy"),
    rule("reds", "convert plants", "space 14", me={"mc": 3, "plants": 8}, then={"mc": -3, "plants": -8, "oxygen": 1, "tr": 1}),
    rule("reds", "convert plants", me={"mc": 2, "plants": 8}, refused="levy"),
    # … by actions of cards and corporations …
    rule("reds", "action 154", me={"mc": 3, "heat": 8, "played": ["154"]}, then={"mc": -3, "heat": -8, "tr": 1}),
    rule("reds", "action 154", me={"mc": 2, "heat": 8, "played": ["154"]}, refused="levy"),
    rule("reds", "action 015", me={"mc": 3, "played": ["015"], "production": {"energy": 1}}, then={"mc": -3, "energy production": -1, "tr": 1}),
    rule("reds", "action 015", me={"mc": 2, "played": ["015"], "production": {"energy": 1}}, refused="levy"),
    rule("reds", "action 101", me={"mc": 3, "energy": 4, "played": ["101"]}, then={"mc": -3, "energy": -4, "steel": 1, "oxygen": 1, "tr": 1}),
    rule("reds", "convert heat", "action R32", me={"mc": 9, "heat": 8, "corporation": "R32"}, then={"mc": -9, "heat": -8, "temperature": 2, "tr": 2}),
    rule("reds", "convert heat", "action R32", me={"mc": 8, "heat": 8, "corporation": "R32"}, refused="levy"),
    # … with every bonus step that follows …
    rule("reds", "convert heat", "space 05", me={"mc": 6, "heat": 8}, parameters={"temperature": -2}, then={"mc": -6, "heat": -8, "temperature": 2, "oceans": 1, "tr": 2}),
    rule("reds", "convert heat", me={"mc": 5, "heat": 8}, parameters={"temperature": -2}, refused="levy"),
    rule("reds", "convert plants", "space 14", me={"mc": 6, "plants": 8}, parameters={"oxygen": 7}, then={"mc": -6, "plants": -8, "oxygen": 1, "temperature": 2, "tr": 2}),
    rule("reds", "convert plants", me={"mc": 5, "plants": 8}, parameters={"oxygen": 7}, refused="levy"),
    rule("reds", "convert plants", "space 14", "space 05", me={"mc": 9, "plants": 8}, parameters={"oxygen": 7, "temperature": -2},
         then={"mc": -9, "plants": -8, "oxygen": 1, "temperature": 2, "oceans": 1, "tr": 3}),
    rule("reds", "convert plants", me={"mc": 8, "plants": 8}, parameters={"oxygen": 7, "temperature": -2}, refused="levy"),
    rule("reds", "convert heat", me={"mc": 3, "heat": 8}, parameters={"temperature": -26}, then={"mc": -3, "heat": -8, "temperature": 2, "heat production": 1, "tr": 1}),
    # … but nothing where nothing is raised.
    rule("reds", "convert heat", me={"heat": 8}, parameters={"temperature": 8}, then={"heat": -8}),
    rule("reds", "convert plants", "space 14", me={"plants": 8}, parameters={"oxygen": 14}, then={"plants": -8}),
    rule("reds", "project aquifer", me={"mc": 20}, parameters={"oceans": 8}, refused="levy"),
    rule("reds", "play 127", me={"mc": 11, "hand": ["127"]}, parameters={"oceans": 9}, then={"mc": -11, "hand": -1}),
    rule("reds", "play 011", me={"mc": 30, "hand": ["011"]}, parameters={"temperature": 6}, then={"mc": -30, "hand": -1, "titanium": 4, "temperature": 2, "tr": 1}),
    rule("reds", "convert heat", me={"mc": 3, "heat": 8}, parameters={"temperature": -2, "oceans": 9}, then={"mc": -3, "heat": -8, "temperature": 2, "tr": 1}),
    rule("reds", "play 037", me={"mc": 40, "hand": ["037"]}, then={"mc": -40, "hand": -1, "plants production": 1, "temperature": 2, "tr": 3}),
    # Money gained in the action pays: by cards that react, and beside oceans that lie there.
    rule("reds", "project asteroid", me={"mc": 14, "played": ["156"]}, then={"mc": -14, "temperature": 2, "tr": 1}),
    rule("reds", "project asteroid", me={"mc": 13, "played": ["156"]}, refused="money"),
    rule("reds", "play 009", "none", me={"mc": 14, "hand": ["009"], "played": ["031"]}, them={"plants": 5}, then={"mc": -14, "hand": -1, "titanium": 2, "heat": 3, "temperature": 2, "tr": 1}),
    rule("reds", "play 112", me={"mc": 10, "hand": ["112"], "played": ["109"]}, then={"mc": -10, "hand": -1, "tr": 2}),
    rule("reds", "play 112", me={"mc": 9, "hand": ["112"], "played": ["109"]}, refused="levy"),
    rule("reds", "convert plants", "space 10", me={"mc": 1, "plants": 8}, tiles=(("05", "ocean", -1),), then={"mc": 2 - 3, "plants": -8, "oxygen": 1, "tr": 1}),
    # Heat of Helion is money.
    rule("reds", "convert heat", me={"heat": 11, "corporation": "R18"}, then={"heat": -11, "temperature": 2, "tr": 1}),
    rule("reds", "convert heat", me={"heat": 10, "corporation": "R18"}, refused="levy"),
    rule("reds", "convert heat", "pay mc=1,heat=2", me={"mc": 3, "heat": 10, "corporation": "R18"}, then={"mc": -1, "heat": -10, "temperature": 2, "tr": 1}),
    # It is for everybody, and only while the Reds rule.
    rule("reds", "pass", "convert heat", them={"mc": 3, "heat": 8}, then={"temperature": 2}, them_then={"mc": -3, "heat": -8, "tr": 1}),
    rule("reds", "pass", "convert heat", them={"mc": 2, "heat": 8}, refused="levy"),
    rule("unity", "convert heat", me={"heat": 8}, then={"heat": -8, "temperature": 2, "tr": 1}),
    rule("reds", "lobby reds", then={}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_policy(row: Row) -> None:
    pos = position(row)
    before = [measure(pos, seat) for seat in range(2)]
    if row.refused:
        play(pos, *row.choices[:-1])
        assert refused(pos, row.choices[-1]) == row.refused
        return
    play(pos, *row.choices)
    assert asked(pos).kind == "turn"
    for seat, wanted in enumerate((row.then, row.them_then)):
        now = measure(pos, seat)
        changed = {
            name: now[name] - before[seat].get(name, 0) for name in now if now[name] != before[seat].get(name, 0)
        }
        assert changed == {name: value for name, value in wanted.items() if value}, f"seat {seat}"


def test_pr_office_with_9_mc_is_enough_and_8_is_not() -> None:
    """The rulebook: money gained in the action may be used. Pay 7, gain 1, pay 3."""
    given = {"ruling": "reds", "dominant": "unity", "delegates": {"unity": [0, 0]}}
    for money, enough in ((9, True), (8, False)):
        pos = Scenario(more=("turmoil=yes",)).state(given_committee(2, given)).seat(0, mc=money, hand=["T09"]).start()
        assert ("play T09" in offers(pos)) == enough
    pos = Scenario(more=("turmoil=yes",)).state(given_committee(2, given)).seat(0, mc=9, hand=["T09"]).start()
    play(pos, "play T09")
    assert (pos.players[0].stock[MC], pos.players[0].tr) == (0, 21)


def test_only_spaces_are_offered_where_the_reds_can_be_paid() -> None:
    """With 1 M€ the 2 M€ beside an ocean are needed to pay for a greenery."""
    pos = position(rule("reds", me={"mc": 1, "plants": 8}, tiles=(("05", "ocean", -1),)))
    play(pos, "convert plants")
    assert spaces(pos) == {"10"}


def test_an_option_that_could_not_be_paid_for_is_not_offered() -> None:
    """Nitrite Reducing Bacteria: the step of rating cannot be paid, a microbe can be had."""
    pos = position(rule("reds", me={"mc": 2, "played": ["157"], "resources": {"157": 3}}))
    play(pos, "action 157")
    (only,) = offers(pos)
    play(pos, only)
    assert (list(pos.players[0].holdings.values()), pos.players[0].tr) == ([4], 20)


def test_every_option_is_offered_that_can_be_paid_for() -> None:
    pos = position(rule("reds", me={"mc": 3, "played": ["157"], "resources": {"157": 3}}))
    play(pos, "action 157")
    assert len(offers(pos)) == 2


def test_the_levy_of_one_action_is_paid_before_the_next() -> None:
    pos = position(rule("reds", me={"mc": 5, "heat": 16}))
    play(pos, "convert heat")
    assert pos.players[0].stock[MC] == 2
    assert refused(pos, "convert heat") == "levy"


def test_turns_may_always_be_ended_under_the_reds() -> None:
    pos = position(rule("reds"))
    assert "pass" in offers(pos)
    play(pos, "lobby unity")
    assert "end" in offers(pos)


def over(ruling: str, **me: Any) -> WholePosition:
    """The last generation, everything complete: seat 0 passes and comes to its final greeneries."""
    scenario = Scenario(more=("turmoil=yes",)).state(given_committee(2, committee(ruling)))
    pos = scenario.seat(0, **me).seat(1, passed=True).parameters(8, 14, 9).start()
    play(pos, "pass")
    return pos


@pytest.mark.parametrize("ruling", ["greens", "mars_first", "reds"])
def test_policies_do_not_work_for_final_greeneries(ruling: str) -> None:
    pos = over(ruling, plants=8)
    money, steel = pos.players[0].stock[MC], pos.players[0].stock[STEEL]
    play(pos, "space 14")
    assert pos.phase == OVER
    assert pos.players[0].stock[PLANT] == 0
    assert (pos.players[0].stock[MC], pos.players[0].stock[STEEL], pos.players[0].tr) == (money, steel, 20)


@pytest.mark.parametrize("event", ["G01", "G30"])
@pytest.mark.parametrize("ruling", ["mars_first", "greens", "reds"])
def test_policies_do_not_work_in_the_solar_phase(ruling: str, event: str) -> None:
    given = {**committee(ruling), "events": {"current": event}}
    pos = (
        Scenario(more=("turmoil=yes",))
        .state(given_committee(2, given))
        .seat(1, passed=True)
        .parameters(temperature=-2)
        .start()
    )
    play(pos, "pass")
    play(pos, "space 05")
    assert [player.stock[STEEL] for player in pos.players] == [0, 0]
    assert [player.stock[MC] for player in pos.players] == [20, 20]
    assert [player.tr for player in pos.players] == [19, 19]


def test_titanium_is_worth_3_again_outside_the_action_phase() -> None:
    pos = position(rule("unity", them={"passed": True}))
    assert [player.titanium_value for player in pos.players] == [4, 4]
    play(pos, "pass")
    assert [player.titanium_value for player in pos.players] == [3, 3]


def test_the_policy_of_the_new_government_comes_with_its_action_phase() -> None:
    """Greens rule, Kelvinists are dominant: from the next generation on they rule."""
    pos = position(rule("greens", me={"mc": 10}, them={"passed": True}))
    assert refused(pos, "action P02") == "noaction"
    play(pos, "pass", "buy none", "buy none", "action P02")
    assert pos.players[1].production[5] == 1


def test_scientists_may_be_used_again_in_the_next_generation() -> None:
    given = {"ruling": "scientists", "dominant": "scientists", "delegates": {"scientists": ["neutral"]}}
    pos = Scenario(more=("turmoil=yes",)).state(given_committee(2, given)).seat(0, mc=10).seat(1, passed=True).start()
    play(pos, "action P06")
    assert refused(pos, "action P06") == "used"
    play(pos, "pass", "buy none", "buy none", "pass", "action P06")
    assert len(pos.players[0].hand) == 6
