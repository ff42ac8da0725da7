"""The log says by which rule Lacerda chooses, and what keeps him from his action."""

from __future__ import annotations

import pytest

from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.onmars.lacerda.benefit import LacerdaRover
from areopolis.onmars.lacerda.cards import take_blueprints
from areopolis.onmars.lacerda.preference import NAMES, Rank, deciding, next_best
from areopolis.onmars.lacerda.telling import note_otherwise
from areopolis.onmars.lacerda.travel import LacerdaTravel
from areopolis.onmars.lacerda.turn import LacerdaAction
from areopolis.onmars.rules.lss import Rewarding
from areopolis.onmars.terms import (
    CONSTRUCT,
    DISPLAY_ROW,
    EXTRACTOR,
    GENERATOR,
    HIRE,
    LAB,
    LACERDA,
    LEARN,
    OBTAIN,
    ORBIT,
    ROVER_TECH,
    UPGRADE,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import CRYSTAL_TILE, YOU, at, crystals, his, lay, named, position, run

RULE = "om.lacerda.rule."


def rules(pos: WholePosition) -> list[list[str]]:
    """The rules by which he chose, choice by choice."""
    found: list[list[str]] = []
    for event in named(pos, "om.lacerda.why"):
        (text,) = event.parts
        assert isinstance(text, Text)
        found.append([part.name.removeprefix(RULE) for part in text.parts if isinstance(part, Text)])
    return found


@pytest.mark.parametrize(
    ("ranks", "criteria"),
    [
        ([(1, 0), (0, 5)], [0]),
        ([(1, 0), (1, 5)], [1]),
        ([(2, 0), (2, 1), (1, 9)], [0, 1]),
        ([(1, 1), (1, 1)], []),
        ([(0, 3), (1, 2, 4, 4)], [0]),
        ([(1, 1)], []),
    ],
)
def test_a_criterion_decides_that_leaves_fewer_options(ranks: list[Rank], criteria: list[int]) -> None:
    assert deciding(ranks) == criteria


def others(pos: WholePosition) -> list[list[object]]:
    """What he would have chosen otherwise, choice by choice."""
    found: list[list[object]] = []
    for event in named(pos, "om.lacerda.otherwise"):
        (text,) = event.parts
        assert isinstance(text, Text)
        found.append(list(text.parts))
    return found


@pytest.mark.parametrize(
    ("ranks", "chosen", "then"),
    [
        ([(1, 0), (0, 5), (0, 6)], 0, [2]),
        ([(1, 1), (1, 1), (0, 0)], 1, [0]),
        ([(1, 1)], 0, []),
    ],
)
def test_what_would_have_come_next(ranks: list[Rank], chosen: int, then: list[int]) -> None:
    assert next_best(ranks, chosen) == then


def test_the_log_says_what_he_would_have_chosen_otherwise() -> None:
    pos = position(ORBIT)
    pos.display[:2] = [5, 3]
    take_blueprints(pos, 1)
    assert others(pos) == [[Text("om.blueprint.3")]]


def test_many_others_are_counted_and_the_same_one_is_named_once() -> None:
    pos = position()
    hexes = [Text("om.hex", name) for name in ("A1", "A2", "A3", "A1", "A4")]
    note_otherwise(pos, hexes)
    note_otherwise(pos, hexes[2:4])
    note_otherwise(pos, [])
    assert others(pos) == [[Text("om.lacerda.others", 4)], hexes[2:4]]


def test_what_he_passes_over_would_have_come_otherwise() -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.tracks = [2, 1, 1, 1]
    run(pos, LacerdaAction(CONSTRUCT))
    assert rules(pos)[1] == ["next"]
    assert others(pos)[1] == [Text("om.building.generator")]
    (event,) = named(pos, "om.lacerda.builds")
    assert event.parts == (Text("om.building.extractor"),)


def test_whether_he_travels_has_a_reason() -> None:
    for card in position().box.solo_cards:
        pos = position()
        pos.solo_card = card.number
        LacerdaTravel(free=True).run(pos)
        assert rules(pos)[0] == ["rides" if card.travels else "stays"]
        assert others(pos)[0] == [Text("om.lacerda.stay" if card.travels else "om.lacerda.ride")]


def test_where_his_rover_goes_is_told_before_whose_technology_takes_it_there() -> None:
    pos = position()
    lay(pos, CRYSTAL_TILE, 0, -4)
    pos.players[YOU].lab[LAB.index("2m")] = ROVER_TECH
    pos.players[LACERDA].rover = at(0, -1)
    run(pos, LacerdaRover(2))
    told = [event.name for event in pos.events]
    assert told.index("om.lacerda.heads") < told.index("om.usetech") < told.index("om.rover")


def test_the_benefit_of_life_support_has_a_reason() -> None:
    pos = position()
    pos.put_slot(HIRE, LACERDA, 1)
    run(pos, Rewarding(LACERDA))
    run(pos, Rewarding(LACERDA))
    assert rules(pos) == [["atwork"], ["nobody"]]


@pytest.mark.parametrize(
    ("bottom", "top", "rule"),
    [([5, 3], [], ["left"]), ([5], [7, 9], ["row", "left"]), ([5], [7], ["bottom"]), ([5], [], ["only"])],
)
def test_a_blueprint_is_taken_by_a_rule(bottom: list[int], top: list[int], rule: list[str]) -> None:
    pos = position(ORBIT)
    pos.display[: len(bottom)] = bottom
    pos.display[DISPLAY_ROW : DISPLAY_ROW + len(top)] = top
    take_blueprints(pos, 1)
    assert rules(pos) == [rule]


def test_the_largest_complex_is_named() -> None:
    pos = position()
    his(pos).lab[LAB.index("2m")] = EXTRACTOR
    pos.icon = EXTRACTOR
    run(pos, LacerdaAction(CONSTRUCT))
    assert rules(pos)[:3] == [["free"], ["icon"], ["complex"]]
    (event,) = named(pos, "om.lacerda.complex")
    assert event.parts == (Text("om.lacerda.size", 2),)
    assert others(pos)[2] == [Text("om.lacerda.alone")]


def test_whose_technology_is_named_only_if_there_are_two() -> None:
    pos = position()
    pos.icon = EXTRACTOR
    his(pos).lab[LAB.index("2m")] = EXTRACTOR
    pos.players[YOU].lab[LAB.index("2m")] = EXTRACTOR
    run(pos, LacerdaAction(CONSTRUCT))
    assert ["own"] in rules(pos)
    assert [Text("om.lacerda.yours", Text("om.tech.extractor"))] in others(pos)


def test_what_he_passes_over_has_a_reason() -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.tracks = [2, 1, 1, 1]
    run(pos, LacerdaAction(CONSTRUCT))
    (event,) = named(pos, "om.lacerda.skips")
    assert event.parts == (Text("om.building.generator"), Text(f"{RULE}notdue"))


def test_a_building_without_a_tile_is_passed_over_for_that() -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.stacks[GENERATOR] = []
    run(pos, LacerdaAction(CONSTRUCT))
    (event,) = named(pos, "om.lacerda.skips")
    assert event.parts[1] == Text(f"{RULE}nosite")


def test_what_keeps_him_from_his_action_is_said() -> None:
    taken = position()
    taken.put_slot(HIRE, LACERDA, 1)
    poor = position()
    poor.put_slot(CONSTRUCT, YOU, 1)
    crystals(poor, 0)
    reasons = []
    for pos, action in ((taken, HIRE), (poor, CONSTRUCT), (position(), UPGRADE), (position(ORBIT), OBTAIN)):
        run(pos, LacerdaAction(action))
        (event,) = named(pos, "om.lacerda.instead")
        reasons.append(event.parts[1])
    assert reasons == [Text(f"{RULE}{why}") for why in ("slot", "poor", "nothing", "nothing")]


def test_trying_tells_nothing() -> None:
    pos = position(ORBIT)
    pos.recording = False
    run(pos, LacerdaAction(LEARN))
    assert not pos.events


def test_every_rule_is_said_in_every_language() -> None:
    for code in languages():
        words = catalogue(code)
        for name in {name for names in NAMES.values() for name in names}:
            assert words.say(Text(RULE + name)) != RULE + name
