"""The 31 global events, each by itself: what it counts, the cap of 5, influence, the floor, and what is not there.

A row says what lies before every seat, which choices are made, and everything that changes; seats that are not named
stay as they are. The parties are given as influence: 0 to 3 points for each seat, as `seats_of` seats it.
"""

# ruff: noqa: E501 -- a row of a table is one line
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from areopolis.kernel.decision import Decision
from areopolis.terraforming.scenario import Scenario, names_of, play
from areopolis.terraforming.turmoil.cases import given_committee, run_step
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.politics import influence
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import measure
from tests.terraforming.rules.kit import asked, offers

NEUTRAL_LEADS = {"dominant": "kelvinists", "delegates": {"kelvinists": ["neutral", "neutral", "neutral", "neutral"]}}
# Seat 1 has 1, 2 or 3 points: the chair, the lead of the dominant party, a further delegate there.
CHAIR = {**NEUTRAL_LEADS, "chairman": 1}
LEADS = {"dominant": "kelvinists", "delegates": {"kelvinists": [1]}}
MEMBER = {"dominant": "kelvinists", "delegates": {"kelvinists": ["neutral", 1]}}
TWO = {"dominant": "kelvinists", "delegates": {"kelvinists": [1, 1, 1]}}
THREE = {**TWO, "chairman": 1}

JOVIAN = ["002", "057", "040", "018", "082", "092"]
EVENTS_PLAYED = ["009", "010", "036", "062", "112", "124"]
BUILDING = ["056", "065", "043", "141", "113", "117"]
EARTH = ["068", "106", "137", "105", "109", "030"]
SPACE = ["025", "175", "203", "099", "084", "028"]
BLUE = ["006", "049", "035", "033", "028", "105"]
SCIENCE = ["005", "006", "014", "091", "196", "199"]
CITIES = ("14", "16", "33", "35", "44", "47", "50")


@dataclass(frozen=True)
class Row:
    number: str
    seats: tuple[dict[str, Any], ...]
    committee: dict[str, Any]
    then: tuple[dict[str, int], ...]
    choices: tuple[str, ...] = ()
    tiles: tuple[tuple[str, str, int], ...] = ()
    parameters: dict[str, int] = field(default_factory=dict)
    first: int = 0
    about: str = ""

    def __str__(self) -> str:
        return f"{self.number} {self.about}".strip()


def happens(row: Row) -> tuple[WholePosition, list[dict[str, int]]]:
    """Let the event happen up to its first question; the position, and what was there before."""
    players = len(row.seats)
    scenario = Scenario(players, more=("turmoil=yes",)).state(given_committee(players, row.committee))
    for space, tile, owner in row.tiles:
        scenario.tile(space, tile, owner)
    scenario.parameters(**row.parameters)
    for seat, things in enumerate(row.seats):
        scenario.seat(seat, **things)
    pos = scenario.deck_top(["056", "057", "065", "066", "068"]).start()
    pos.first = row.first
    pos.agenda.clear()
    pos.decision = None
    before = [measure(pos, seat) for seat in range(players)]
    run_step(pos, {"event": row.number})
    pos.advance()
    return pos, before


def check(pos: WholePosition, before: list[dict[str, int]], then: tuple[dict[str, int], ...]) -> None:
    assert pos.decision is None, pos.decision
    for seat, was in enumerate(before):
        now = measure(pos, seat)
        changed = {name: now[name] - was[name] for name in now if now[name] != was[name]}
        wanted = {name: value for name, value in [*then, *[{}] * len(before)][seat].items() if value}
        assert changed == wanted, f"seat {seat}"


def cities(owner: int, number: int, start: int = 0) -> tuple[tuple[str, str, int], ...]:
    return tuple((space, "city", owner) for space in CITIES[start : start + number])


def row(
    number: str, me: dict[str, Any], them: dict[str, Any], committee: dict[str, Any], *then: dict[str, int], **rest: Any
) -> Row:
    """Two seats; seat 1 is the one with influence, if anybody."""
    return Row(number, (me, them), committee, then, **rest)


def gains(
    number: str, what: str, times: int, one: dict[str, Any], five: dict[str, Any], six: dict[str, Any]
) -> list[Row]:
    """An event of the form: the count, at most 5, with influence added, times so much."""
    return [
        row(number, {}, {}, NEUTRAL_LEADS, about="nothing counted, no influence"),
        row(number, one, {}, THREE, {what: times}, {what: 3 * times}, about="influence alone"),
        row(number, one, one, LEADS, {what: times}, {what: 2 * times}, about="1 and the lead"),
        row(number, five, six, NEUTRAL_LEADS, {what: 5 * times}, {what: 5 * times}, about="at most 5"),
        row(number, six, six, THREE, {what: 5 * times}, {what: 8 * times}, about="influence on top of the 5"),
    ]


def losses(number: str, what: str, times: int, one: dict[str, Any], six: dict[str, Any], least: int = 0) -> list[Row]:
    """An event of the form: the count, at most 5, less influence, never below 0, times so much, as far as there is."""
    rich, poor, broke = {what: 50}, {what: max(times - 1, 1)}, {what: 0}
    lost = min(poor[what], 5 * times)
    return [
        row(number, rich, rich, NEUTRAL_LEADS, about="nothing counted"),
        row(number, {**rich, **one}, {**rich, **one}, CHAIR, {what: -times}, {}, about="1 and the chair against it"),
        row(number, {**rich, **one}, {**rich, **one}, THREE, {what: -times}, {}, about="more influence brings nothing"),
        row(number, {**rich, **six}, {**rich, **six}, TWO, {what: -5 * times}, {what: -3 * times}, about="influence after the cap"),
        row(number, {**poor, **six}, {**broke, **six}, NEUTRAL_LEADS, {what: -lost}, {}, about="as far as there is"),
    ]  # fmt: skip


ROWS = [
    # G01 Aquifer Released by Public Council.
    row("G01", {}, {}, NEUTRAL_LEADS, {"oceans": 1}, choices=("space 05",), about="an ocean for nobody"),
    row("G01", {}, {}, THREE, {"oceans": 1}, {"plants": 3, "steel": 3}, choices=("space 02",), about="no hex bonus"),
    row("G01", {}, {}, CHAIR, {"oceans": 1}, {"plants": 1, "steel": 1}, choices=("space 05",), tiles=(("04", "ocean", -1),), about="no money"),
    row("G01", {"played": ["023"]}, {"corporation": "R38"}, NEUTRAL_LEADS, {"oceans": 1, "plants": 2}, {"mc production": 1}, choices=("space 05",), about="cards react"),
    row("G01", {}, {}, {**LEADS, "ruling": "mars_first"}, {"oceans": 1}, {"plants": 1, "steel": 1}, choices=("space 05",), about="no policy"),
    row("G01", {}, {}, {**LEADS, "ruling": "reds"}, {"oceans": 1}, {"plants": 1, "steel": 1}, choices=("space 05",), about="no levy"),
    row("G01", {}, {}, TWO, {}, {"plants": 2, "steel": 2}, parameters={"oceans": 9}, about="all are placed"),
    # G02 Asteroid Mining, G03 Celebrity Leaders.
    *gains("G02", "titanium", 1, {"played": JOVIAN[:1]}, {"played": JOVIAN[:5]}, {"played": JOVIAN}),
    *gains("G03", "mc", 2, {"played": EVENTS_PLAYED[:1]}, {"played": EVENTS_PLAYED[:5]}, {"played": EVENTS_PLAYED}),
    row("G03", {"played": ["056", "049"]}, {"hand": ["009"]}, NEUTRAL_LEADS, about="only events that were played"),
    # G04 Diversity: 9 different tags; 056 building, 025 space, 141 power, 005 science, 002 jovian, 068 earth, 159
    # plant, 049 microbe, 052 animal, 029 city.
    row("G04", {"played": ["056", "025", "102", "005", "002", "068", "159", "049", "052"]}, {}, NEUTRAL_LEADS, {"mc": 10}, about="9 kinds"),
    row("G04", {"played": ["025", "102", "005", "002", "068", "159", "049", "052", "029"]}, {}, NEUTRAL_LEADS, {"mc": 10}, about="10 kinds"),
    row("G04", {"played": ["056", "025", "102", "005", "002", "068", "159", "049"]}, {}, NEUTRAL_LEADS, about="8 kinds"),
    row("G04", {"played": ["056", "025", "102", "005", "002", "068", "159", "049"], "corporation": "R15"}, {}, NEUTRAL_LEADS, about="wild is no kind"),
    row("G04", {"played": ["056", "025", "102", "005", "002", "068", "159", "049", "036", "050"]}, {}, NEUTRAL_LEADS, about="events are no kind"),
    row("G04", {}, {"played": ["056", "025", "102", "005", "002", "068"]}, THREE, {}, {"mc": 10}, about="6 kinds and influence 3"),
    row("G04", {}, {"played": ["056", "025", "102", "005", "002", "068"]}, TWO, about="6 kinds and influence 2"),
    row("G04", {}, {"played": ["056", "065", "043", "141", "113", "117", "025", "005"]}, THREE, about="kinds, not tags"),
    # G05 Dry Deserts.
    row("G05", {}, {}, NEUTRAL_LEADS, {"oceans": -1}, choices=("space 02",), tiles=(("02", "ocean", -1), ("04", "ocean", -1)), about="an ocean dries up"),
    row("G05", {}, {}, NEUTRAL_LEADS, {"oceans": -1}, tiles=(("02", "ocean", -1),), about="the only ocean dries up"),
    row("G05", {}, {}, NEUTRAL_LEADS, about="there is none"),
    row("G05", {}, {}, CHAIR, {}, {"titanium": 1}, choices=("choose titanium",), about="none, but influence counts"),
    row("G05", {}, {}, LEADS, {}, {"plants": 1}, choices=("choose plants",), parameters={"oceans": 9}, about="all 9 stay"),
    row("G05", {}, {}, NEUTRAL_LEADS, tiles=tuple((space, "ocean", -1) for space in ("02", "04", "05", "11", "26", "30", "31", "32", "41")), about="9 tiles stay"),
    row("G05", {}, {}, THREE, {"oceans": -1}, {"steel": 2, "energy": 1}, choices=("choose steel", "choose energy", "choose steel"), tiles=(("02", "ocean", -1),), about="any mix"),
    row("G05", {}, {}, THREE, {}, {"mc": 1, "heat": 1, "titanium": 1}, choices=("choose mc", "choose heat", "choose titanium"), about="one of three kinds"),
    # G06 Eco Sabotage.
    row("G06", {"plants": 9}, {"plants": 9}, THREE, {"plants": -6}, {"plants": -3}, about="3, and 1 for influence"),
    row("G06", {"plants": 3}, {"plants": 4}, MEMBER, about="nothing above the limit"),
    row("G06", {"plants": 4}, {"plants": 5}, MEMBER, {"plants": -1}, {"plants": -1}, about="1 above the limit"),
    row("G06", {"plants": 0}, {"plants": 2, "played": ["173"]}, NEUTRAL_LEADS, about="few plants"),
    # G08 Generous Funding.
    row("G08", {"tr": 20}, {"tr": 19}, NEUTRAL_LEADS, {"mc": 2}, about="full fives only"),
    row("G08", {"tr": 10}, {"tr": 10}, THREE, {}, {"mc": 6}, about="a low rating counts 0"),
    row("G08", {"tr": 40}, {"tr": 45}, NEUTRAL_LEADS, {"mc": 10}, {"mc": 10}, about="at most 5"),
    row("G08", {"tr": 39}, {"tr": 60}, THREE, {"mc": 8}, {"mc": 16}, about="influence on top"),
    # G09 Global Dust Storm.
    *losses("G09", "mc", 2, {"played": BUILDING[:1]}, {"played": BUILDING}),
    row("G09", {"heat": 7, "mc": 9, "played": BUILDING[:2]}, {"heat": 5, "mc": 9}, THREE, {"heat": -7, "mc": -4}, {"heat": -5}, about="all heat"),
    row("G09", {"heat": 7, "mc": 1, "corporation": "R18", "played": BUILDING[:2]}, {}, NEUTRAL_LEADS, {"heat": -7, "mc": -1}, about="Helion cannot pay with it"),
    # G10 Homeworld Support.
    *gains("G10", "mc", 2, {"played": EARTH[:1]}, {"played": EARTH[:5]}, {"played": EARTH}),
    row("G10", {"played": ["112", "151"]}, {"corporation": "R15"}, NEUTRAL_LEADS, about="no face-down tags, no wild tag"),
    # G11 Improved Energy Templates: no cap.
    row("G11", {"played": ["102"]}, {"played": ["141", "113"]}, NEUTRAL_LEADS, {}, {"energy production": 1}, about="for every 2"),
    row("G11", {}, {"played": ["102"]}, CHAIR, {}, {"energy production": 1}, about="influence is a tag"),
    row("G11", {}, {}, THREE, {}, {"energy production": 1}, about="influence alone, rounded down"),
    row("G11", {"played": ["102", "141", "113", "117", "100", "083", "076"]}, {}, NEUTRAL_LEADS, {"energy production": 3}, about="7 tags"),
    row("G11", {"played": ["102", "141", "113", "117", "100", "083", "076", "003", "030", "045", "077", "089"]}, {}, NEUTRAL_LEADS,
        {"energy production": 6}, about="12 tags: no cap"),
    # G12 Interplanetary Trade, G13 Miners on Strike.
    *gains("G12", "mc", 2, {"played": SPACE[:1]}, {"played": SPACE[:5]}, {"played": SPACE}),
    row("G12", {"played": ["009", "010"]}, {}, NEUTRAL_LEADS, about="no face-down tags"),
    *losses("G13", "titanium", 1, {"played": JOVIAN[:1]}, {"played": JOVIAN}),
    # G14 Mud Slides: own tiles beside an ocean, each once.
    row("G14", {"mc": 30}, {"mc": 30}, NEUTRAL_LEADS, {"mc": -4}, {"mc": -8}, parameters={},
        tiles=(("05", "ocean", -1), ("04", "ocean", -1), ("10", "greenery", 0), ("09", "city", 1), ("03", "greenery", 1), ("57", "city", 0)), about="each tile once"),
    row("G14", {"mc": 30}, {"mc": 30}, LEADS, {"mc": -4}, {},
        tiles=(("05", "ocean", -1), ("04", "ocean", -1), ("10", "greenery", 0), ("03", "greenery", 1)), about="influence"),
    row("G14", {"mc": 30}, {"mc": 30}, NEUTRAL_LEADS, {"mc": -20}, {"mc": 0},
        tiles=(("31", "ocean", -1), ("22", "city", 0), ("23", "greenery", 0), ("32", "greenery", 0), ("39", "greenery", 0), ("40", "mining_rights", 0), ("30", "mohole_area", 0)), about="at most 5"),
    row("G14", {"mc": 3}, {"mc": 30}, NEUTRAL_LEADS, {"mc": -3}, tiles=(("05", "ocean", -1), ("10", "greenery", 0)), about="as far as there is"),
    row("G14", {"mc": 30}, {"mc": 30}, NEUTRAL_LEADS, tiles=(("05", "ocean", -1), ("04", "ocean", -1), ("phobos", "city", 0), ("57", "city", 1)), about="no own tile there"),
    # G15 Pandemic.
    *losses("G15", "mc", 3, {"played": BUILDING[:1]}, {"played": BUILDING}),
    row("G15", {"mc": 9, "corporation": "R24"}, {"mc": 9, "corporation": "R15"}, NEUTRAL_LEADS, {"mc": -6}, about="corporations count, wild tags do not"),
    # G16 Paradigm Breakdown.
    row("G16", {"hand": ["056", "065", "057"]}, {"hand": ["048", "049"]}, THREE, {"hand": -2}, {"hand": -2, "mc": 6}, choices=("discard 056 065", "discard 048 049"), about="2 cards, and 2 M€ a point"),
    row("G16", {"hand": ["056"]}, {}, CHAIR, {"hand": -1}, {"mc": 2}, choices=("discard 056",), about="as many as there are"),
    row("G16", {}, {}, NEUTRAL_LEADS, about="no cards, no influence"),
    # G17 Productivity.
    *gains("G17", "steel", 1, {"production": {"steel": 1}}, {"production": {"steel": 5}}, {"production": {"steel": 7}}),
    # G18 Red Influence: influence does not lower the loss.
    row("G18", {"mc": 30, "tr": 14}, {"mc": 30, "tr": 15}, THREE, {}, {"mc": -3, "mc production": 3}, about="full fives above 10"),
    row("G18", {"mc": 30, "tr": 34}, {"mc": 30, "tr": 35}, CHAIR, {"mc": -12}, {"mc": -15, "mc production": 1}, about="fives"),
    row("G18", {"mc": 30, "tr": 60}, {"mc": 4, "tr": 60}, NEUTRAL_LEADS, {"mc": -15}, {"mc": -4}, about="at most 5, as far as there is"),
    row("G18", {"mc": 30, "tr": 5}, {"mc": 30, "tr": 5}, TWO, {}, {"mc production": 2}, about="a low rating loses nothing"),
    # G20 Riots.
    *[row("G20", {"mc": 30}, {"mc": 30}, committee, {"mc": -4 * mine}, {"mc": -4 * theirs}, tiles=(*cities(0, 1), *cities(1, 2, 1)), about=about)
      for committee, mine, theirs, about in ((NEUTRAL_LEADS, 1, 2, "cities"), (CHAIR, 1, 1, "influence 1"), (THREE, 1, 0, "influence 3"))],
    row("G20", {"mc": 30}, {"mc": 30}, NEUTRAL_LEADS, {"mc": -12}, {"mc": -4}, tiles=(("phobos", "city", 0), ("14", "capital", 0), ("ganymede", "city", 1), ("33", "city", 0)), about="off-map cities and the capital"),
    row("G20", {"mc": 7}, {"mc": 30}, NEUTRAL_LEADS, {"mc": -7}, tiles=cities(0, 6), about="as far as there is"),
    # G21 Sabotage.
    row("G21", {"production": {"steel": 2, "energy": 2}}, {"production": {"steel": 1, "energy": 1}}, THREE,
        {"steel production": -1, "energy production": -1}, {"steel production": -1, "energy production": -1, "steel": 3}, about="both"),
    row("G21", {"production": {"steel": 1}}, {"production": {"energy": 1}}, CHAIR, {"steel production": -1}, {"energy production": -1, "steel": 1}, about="one of them"),
    row("G21", {}, {}, TWO, {}, {"steel": 2}, about="nothing to lose"),
    # G22 Scientific Community: no cap.
    row("G22", {"hand": BUILDING + JOVIAN[:2]}, {"hand": EARTH[:1]}, THREE, {"mc": 8}, {"mc": 4}, about="cards and influence"),
    row("G22", {}, {}, LEADS, {}, {"mc": 1}, about="influence alone"),
    # G23 Snow Cover.
    row("G23", {}, {}, THREE, {"temperature": -4}, {"hand": 3}, parameters={"temperature": -10}, about="two steps, cards for influence"),
    row("G23", {}, {}, NEUTRAL_LEADS, {"temperature": -2}, parameters={"temperature": -28}, about="not below -30"),
    row("G23", {}, {}, CHAIR, {}, {"hand": 1}, parameters={"temperature": -30}, about="cold enough"),
    row("G23", {}, {}, CHAIR, {}, {"hand": 1}, parameters={"temperature": 8}, about="a completed parameter stays"),
    row("G23", {}, {}, NEUTRAL_LEADS, {"temperature": -4}, parameters={"temperature": 6}, about="from +6"),
    # G24 Solar Flare, G25 Solarnet Shutdown, G26 Spin-Off Products.
    *losses("G24", "mc", 3, {"played": SPACE[:1]}, {"played": SPACE}),
    *losses("G25", "mc", 3, {"played": BLUE[:1]}, {"played": BLUE}),
    row("G25", {"mc": 9, "corporation": "R15", "played": ["056", "036"]}, {"mc": 9, "corporation": "R24"}, NEUTRAL_LEADS, about="corporations are not blue"),
    *gains("G26", "mc", 2, {"played": SCIENCE[:1]}, {"played": SCIENCE[:5]}, {"played": SCIENCE}),
    row("G26", {"played": ["090"]}, {"played": ["204", "206"], "corporation": "R15"}, NEUTRAL_LEADS, {"mc": 4}, about="icons, not cards; no wild tag"),
    # G27 Sponsored Projects.
    row("G27", {"played": ["049", "052", "028"], "resources": {"049": 2, "028": 1}}, {"played": ["005"], "resources": {"005": 1}}, TWO,
        {"on 049": 1, "on 028": 1}, {"on 005": 1, "hand": 2}, about="empty cards stay empty"),
    row("G27", {"corporation": "R07", "resources": {"R07": 2}}, {"corporation": "R15"}, NEUTRAL_LEADS, {"on R07": 1}, about="Pristar"),
    row("G27", {"corporation": "R07"}, {"played": ["049"]}, CHAIR, {}, {"hand": 1}, about="nothing there"),
    # G28 Strong Society.
    row("G28", {}, {}, THREE, {"mc": 2}, {"mc": 10}, tiles=(*cities(0, 1), *cities(1, 2, 1)), about="cities and influence"),
    row("G28", {}, {}, NEUTRAL_LEADS, {"mc": 10}, {"mc": 2}, tiles=(*cities(0, 6), ("ganymede", "city", 1)), about="at most 5, off-map too"),
    row("G28", {}, {}, TWO, {}, {"mc": 14}, tiles=cities(1, 7), about="influence on top"),
    row("G28", {}, {}, NEUTRAL_LEADS, about="no city"),
    # G29 Successful Organisms.
    *gains("G29", "plants", 1, {"production": {"plants": 1}}, {"production": {"plants": 5}}, {"production": {"plants": 6}}),
    # G30 Volcanic Eruptions.
    row("G30", {}, {}, THREE, {"temperature": 4}, {"heat production": 3}, about="two steps, heat production for influence"),
    row("G30", {}, {}, NEUTRAL_LEADS, {"temperature": 4}, parameters={"temperature": -24}, about="no bonus at -20"),
    row("G30", {}, {}, NEUTRAL_LEADS, {"temperature": 4, "oceans": 1}, choices=("space 02",), parameters={"temperature": -4}, about="0 degrees reached"),
    row("G30", {"played": ["023"]}, {"corporation": "R38"}, CHAIR, {"temperature": 4, "oceans": 1, "plants": 2}, {"mc production": 1, "heat production": 1},
        choices=("space 05",), parameters={"temperature": -2}, about="0 degrees passed"),
    row("G30", {}, {}, NEUTRAL_LEADS, {"temperature": 4}, parameters={"temperature": -2, "oceans": 9}, about="0 degrees, all oceans lie"),
    row("G30", {}, {}, NEUTRAL_LEADS, {"temperature": 4}, parameters={"temperature": 0}, about="0 degrees before"),
    row("G30", {}, {}, NEUTRAL_LEADS, {"temperature": 2}, parameters={"temperature": 6}, about="not above +8"),
    row("G30", {}, {}, LEADS, {}, {"heat production": 1}, parameters={"temperature": 8}, about="completed"),
    # G31 War on Earth.
    row("G31", {}, {}, THREE, {"tr": -4}, {"tr": -1}, about="influence prevents"),
    row("G31", {}, {"played": ["T05"]}, THREE, {"tr": -4}, {}, about="influence 4 prevents all"),
    row("G31", {}, {}, CHAIR, {"tr": -4}, {"tr": -3}, about="the chair"),
    row("G31", {"tr": 3}, {"tr": 0}, NEUTRAL_LEADS, {"tr": -3}, {}, about="not below 0"),
    row("G31", {}, {}, {**LEADS, "ruling": "reds"}, {"tr": -4}, {"tr": -3}, about="the lead"),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_event(row: Row) -> None:
    pos, before = happens(row)
    play(pos, *row.choices)
    check(pos, before, row.then)


# Election (G07) and Revolution (G19): who is first and second. Counts are of building (earth) tags.
NOBODY_INFLUENCES = NEUTRAL_LEADS
CONTESTS = [
    # Two seats: there is always a second in an election, even with nothing.
    ("G07", (2, 1), NOBODY_INFLUENCES, (2, 1)),
    ("G07", (0, 3), NOBODY_INFLUENCES, (1, 2)),
    ("G07", (2, 2), NOBODY_INFLUENCES, (2, 2)),
    ("G07", (0, 0), NOBODY_INFLUENCES, (2, 2)),
    ("G07", (2, 0), THREE, (1, 2)),
    ("G07", (3, 0), THREE, (2, 2)),
    ("G07", (6, 5), NOBODY_INFLUENCES, (2, 1)),
    # Three seats.
    ("G07", (3, 2, 1), NOBODY_INFLUENCES, (2, 1, 0)),
    ("G07", (1, 3, 3), NOBODY_INFLUENCES, (0, 2, 2)),
    ("G07", (3, 1, 1), NOBODY_INFLUENCES, (2, 1, 1)),
    ("G07", (2, 2, 2), NOBODY_INFLUENCES, (2, 2, 2)),
    ("G07", (3, 0, 0), NOBODY_INFLUENCES, (2, 1, 1)),
    # In a revolution nobody without a score is hit.
    ("G19", (2, 1), NOBODY_INFLUENCES, (-2, -1)),
    ("G19", (2, 0), NOBODY_INFLUENCES, (-2, 0)),
    ("G19", (0, 0), NOBODY_INFLUENCES, (0, 0)),
    ("G19", (1, 1), NOBODY_INFLUENCES, (-2, -2)),
    ("G19", (2, 0), THREE, (-1, -2)),
    ("G19", (3, 0), THREE, (-2, -2)),
    ("G19", (6, 5), NOBODY_INFLUENCES, (-2, -1)),
    ("G19", (3, 2, 1), NOBODY_INFLUENCES, (-2, -1, 0)),
    ("G19", (2, 2, 1), NOBODY_INFLUENCES, (-2, -2, 0)),
    ("G19", (3, 1, 1), NOBODY_INFLUENCES, (-2, -1, -1)),
    ("G19", (1, 1, 1), NOBODY_INFLUENCES, (-2, -2, -2)),
    ("G19", (4, 0, 0), NOBODY_INFLUENCES, (-2, 0, 0)),
    # Alone.
    ("G07", (4,), NOBODY_INFLUENCES, (0,)),
    ("G07", (5,), NOBODY_INFLUENCES, (1,)),
    ("G07", (6,), NOBODY_INFLUENCES, (1,)),
    ("G19", (3,), NOBODY_INFLUENCES, (0,)),
    ("G19", (4,), NOBODY_INFLUENCES, (-2,)),
    ("G19", (5,), NOBODY_INFLUENCES, (-2,)),
    ("G19", (0,), NOBODY_INFLUENCES, (0,)),
]  # fmt: skip
# The same tags on further cards, for seats that would otherwise have played the same card.
MORE_BUILDING = [BUILDING, ["100", "001", "045", "089", "098", "041"], ["013", "014", "015", "038", "069", "101"]]
MORE_EARTH = [EARTH, ["107", "110", "172", "070", "097", "185"], ["198", "T09"]]


@pytest.mark.parametrize(("number", "tags", "committee", "steps"), CONTESTS)
@pytest.mark.parametrize("ruling", ["greens", "reds"])
def test_contest(
    number: str, tags: tuple[int, ...], committee: dict[str, Any], steps: tuple[int, ...], ruling: str
) -> None:
    """Nobody pays the Reds for it: it is the solar phase."""
    cards = MORE_BUILDING if number == "G07" else MORE_EARTH
    seats = tuple({"mc": 5, "played": cards[seat][:count]} for seat, count in enumerate(tags))
    pos, before = happens(Row(number, seats, {**committee, "ruling": ruling}, ()))
    check(pos, before, tuple({"tr": step} for step in steps))


def test_an_election_counts_cities_on_and_off_mars() -> None:
    tiles = (("phobos", "city", 1), ("14", "city", 1), ("33", "capital", 1))
    pos, before = happens(row("G07", {"played": BUILDING[:2]}, {}, NEUTRAL_LEADS, tiles=tiles))
    check(pos, before, ({"tr": 1}, {"tr": 2}))


def test_an_election_has_no_cap() -> None:
    pos, before = happens(row("G07", {"played": BUILDING}, {"played": MORE_BUILDING[1][:5]}, CHAIR))
    check(pos, before, ({"tr": 2}, {"tr": 2}))


@pytest.mark.parametrize(("given", "step"), [(9, 1), (10, 2), (12, 2), (5, 1), (4, 0)])
def test_an_election_alone_counts_everything_together(given: int, step: int) -> None:
    """Three points of influence, and tags and cities for the rest."""
    alone = {"chairman": 0, "dominant": "kelvinists", "delegates": {"kelvinists": [0, 0]}}
    tags = min(given - 3, 5)
    tiles = cities(0, given - 3 - tags)
    pos, before = happens(Row("G07", ({"played": BUILDING[:tags]},), alone, (), tiles=tiles))
    check(pos, before, ({"tr": step},))


def test_a_revolution_alone_counts_influence() -> None:
    alone = {"chairman": 0, "dominant": "kelvinists", "delegates": {"kelvinists": [0, 0]}}
    pos, before = happens(Row("G19", ({"played": EARTH[:1]},), alone, ()))
    check(pos, before, ({"tr": -2},))
    pos, before = happens(Row("G19", ({},), alone, ()))
    check(pos, before, ({},))


def test_the_wild_tag_counts_neither_in_an_election_nor_in_a_revolution() -> None:
    for number, steps in (("G07", (2, 2)), ("G19", (0, 0))):
        pos, before = happens(row(number, {"corporation": "R15"}, {}, NEUTRAL_LEADS))
        check(pos, before, tuple({"tr": step} for step in steps))


def test_rulebook_example_1_generous_funding_brings_14_and_8_mc() -> None:
    """A: rating 49, the lead and a delegate of the dominant party; B: rating 31 and one point of influence."""
    committee = {"chairman": 1, "dominant": "unity", "delegates": {"unity": [0, 0]}}
    pos, before = happens(row("G08", {"tr": 49}, {"tr": 31}, committee))
    check(pos, before, ({"mc": 14}, {"mc": 8}))


def test_rulebook_example_2_riots_cost_4_20_and_0_mc() -> None:
    """A: 3 cities, influence 2; B: 7 cities, influence 0; C: 1 city, influence 3.

    Such points cannot all be had by delegates at once, so A has a delegate and Event Analysts.
    """
    committee = {"chairman": 2, "dominant": "reds", "delegates": {"reds": [2, 2, 0]}}
    tiles = (
        ("57", "city", 0), ("59", "city", 0), ("01", "city", 0), *cities(1, 7), ("phobos", "city", 2),
    )  # fmt: skip
    seats = ({"mc": 30, "played": ["T05"]}, {"mc": 30}, {"mc": 30})
    pos, before = happens(Row("G20", seats, committee, (), tiles=tiles))
    assert [influence(pos, seat) for seat in range(3)] == [2, 0, 3]
    check(pos, before, ({"mc": -4}, {"mc": -20}, {}))


@pytest.mark.parametrize("number", ["G01", "G30"])
def test_the_first_player_places_the_ocean(number: str) -> None:
    pos, before = happens(row(number, {}, {}, NEUTRAL_LEADS, first=1, parameters={"temperature": -2}))
    assert asked(pos).seat == 1
    seas = ["02", "04", "05", "11", "26", "30", "31", "32", "41", "42", "43", "61"]
    assert sorted(offers(pos)) == [f"space {space}" for space in seas]
    play(pos, "space 61")
    assert pos.tiles[61] == 1
    assert pos.owners[61] == -1
    check(pos, before, ({"oceans": 1, **({"temperature": 4} if number == "G30" else {})}, {}))


def test_the_first_player_removes_the_ocean() -> None:
    tiles = (("02", "ocean", -1), ("04", "ocean", -1), ("61", "ocean", -1))
    pos, before = happens(row("G05", {}, {}, NEUTRAL_LEADS, first=1, tiles=tiles))
    assert asked(pos).seat == 1
    assert sorted(offers(pos)) == ["space 02", "space 04", "space 61"]
    play(pos, "space 04")
    check(pos, before, ({"oceans": -1}, {}))
    assert pos.tiles[4] == 0


def test_an_ocean_that_dried_up_can_be_placed_and_paid_again() -> None:
    tiles = (("02", "ocean", -1),)
    scenario = Scenario(more=("turmoil=yes",)).state(
        given_committee(2, {**NEUTRAL_LEADS, "events": {"current": "G05"}})
    )
    for tile in tiles:
        scenario.tile(*tile)
    pos = scenario.seat(0, mc=0).seat(1, passed=True).start()
    play(pos, "pass", "buy none", "buy none")
    assert pos.oceans == 0
    tr, steel = pos.players[1].tr, pos.players[1].stock[1]
    play(pos, "project aquifer", "space 02")
    assert (pos.players[1].tr, pos.players[1].stock[1]) == (tr + 1, steel + 2)


def test_a_bonus_step_that_was_lost_pays_again() -> None:
    scenario = Scenario(more=("turmoil=yes",)).state(
        given_committee(2, {**NEUTRAL_LEADS, "events": {"current": "G23"}})
    )
    pos = scenario.seat(0).seat(1, heat=16, passed=True).parameters(temperature=-24).start()
    play(pos, "pass", "buy none", "buy none")
    assert pos.temperature == -28
    before = pos.players[1].production[5]
    play(pos, "convert heat", "convert heat")
    assert pos.temperature == -24
    assert pos.players[1].production[5] == before + 1


def test_resources_of_dry_deserts_are_chosen_from_the_first_player_on() -> None:
    committee = {"chairman": 0, "dominant": "kelvinists", "delegates": {"kelvinists": [1]}}
    pos, before = happens(row("G05", {}, {}, committee, first=1))
    assert asked(pos).seat == 1
    assert sorted(offers(pos)) == sorted(
        f"choose {name}" for name in ("mc", "steel", "titanium", "plants", "energy", "heat")
    )
    play(pos, "choose heat")
    assert asked(pos).seat == 0
    play(pos, "choose plants")
    check(pos, before, ({"plants": 1}, {"heat": 1}))


def test_cards_are_discarded_from_the_first_player_on_and_go_to_the_discards() -> None:
    pos, _before = happens(row("G16", {"hand": ["056", "065", "057"]}, {"hand": ["048", "049", "068"]}, CHAIR, first=1))
    decision: Decision = asked(pos)
    assert (decision.seat, decision.verb, decision.least, decision.most) == (1, "discard", 2, 2)
    play(pos, "discard 048 068")
    # Everybody discards before anybody gains.
    assert pos.players[1].stock[0] == 0
    play(pos, "discard 065 057")
    assert sorted(names_of(pos.discards)) == ["048", "057", "065", "068"]
    assert names_of(pos.players[0].hand) == ["056"]
    assert [player.stock[0] for player in pos.players] == [0, 2]


def test_event_analysts_count_in_events() -> None:
    pos, before = happens(row("G02", {"played": ["T05"]}, {"played": ["T05"]}, THREE))
    check(pos, before, ({"titanium": 1}, {"titanium": 4}))


@pytest.mark.parametrize("event", EVENTS[1:], ids=lambda event: event.title.name)
def test_nobody_gains_rating_but_in_an_election(event: Any) -> None:
    seats = tuple(
        {"mc": 20, "tr": 25, "played": cards, "hand": [hand]} for cards, hand in ((BUILDING, "057"), (EARTH, "058"))
    )
    tiles = (("02", "ocean", -1), ("04", "ocean", -1))
    pos, _before = happens(Row(f"G{event.number:02}", seats, {**THREE, "ruling": "reds"}, (), tiles=tiles))
    while pos.decision is not None:
        play(pos, f"discard {offers(pos)[0]}" if pos.decision.verb else offers(pos)[0])
    if event.number != 7:
        assert all(player.tr <= 25 for player in pos.players)
        assert not any(player.raised for player in pos.players)


# The symbols on the cards, as the list of facts has them: revealed (upper left), current (right of the middle).
PRINTED = {
    1: ("mars_first", "greens"), 2: ("reds", "unity"), 3: ("unity", "greens"), 4: ("scientists", "scientists"),
    5: ("reds", "unity"), 6: ("greens", "reds"), 7: ("greens", "mars_first"), 8: ("kelvinists", "unity"),
    9: ("kelvinists", "greens"), 10: ("reds", "unity"), 11: ("scientists", "kelvinists"), 12: ("unity", "unity"),
    13: ("mars_first", "greens"), 14: ("kelvinists", "greens"), 15: ("greens", "mars_first"),
    16: ("kelvinists", "reds"), 17: ("scientists", "mars_first"), 18: ("kelvinists", "reds"),
    19: ("unity", "mars_first"), 20: ("mars_first", "reds"), 21: ("unity", "reds"), 22: ("reds", "scientists"),
    23: ("kelvinists", "kelvinists"), 24: ("unity", "kelvinists"), 25: ("scientists", "mars_first"),
    26: ("greens", "scientists"), 27: ("scientists", "greens"), 28: ("reds", "mars_first"),
    29: ("mars_first", "scientists"), 30: ("scientists", "kelvinists"), 31: ("mars_first", "kelvinists"),
}  # fmt: skip


def test_the_printed_symbols() -> None:
    assert {event.number: (PARTIES[event.revealed], PARTIES[event.current]) for event in EVENTS[1:]} == PRINTED


def test_every_event_has_a_row() -> None:
    rows = {row.number for row in ROWS} | {contest[0] for contest in CONTESTS}
    assert rows == {f"G{number:02}" for number in range(1, 32)}
