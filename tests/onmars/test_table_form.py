"""What the form of a table says beside what lies there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.options import Options
from areopolis.onmars.phases.rounds import move_shuttle
from areopolis.onmars.rules.construct import ConstructAt
from areopolis.onmars.scenario import Scenario
from areopolis.onmars.terms import SIDES
from areopolis.onmars.whole import WholePosition, new_game


def asked_to_move(seed: int) -> WholePosition:
    """A game of random choices up to the first question about moving bots."""
    pos, rng = new_game(Options(2), seed), Rng(seeded(seed))
    while (decision := pos.decision) is not None:
        moves = pos.table(-1)["turn"]["moves"]
        assert (moves is not None) == (decision.kind == "move")
        if moves is not None and any(notation.startswith("bot ") for notation in decision.notations()):
            return pos
        pos.apply(random_choice(decision, rng))
    raise AssertionError("nobody moved anything")


def test_the_steps_that_are_left_are_on_the_table_while_pieces_move() -> None:
    pos = asked_to_move(3)
    assert pos.decision is not None
    before = pos.table(0)["turn"]["moves"]
    assert before is not None
    other = pos.table(1 - pos.decision.seat)["turn"]["moves"]
    assert other == {**before, "ways": []}
    pos.apply(next(option for option in pos.decision.options if option.notation().startswith("bot ")))
    after = pos.table(0)["turn"]["moves"]
    assert before["bots"] is not None
    if after is None:
        assert before["bots"] == 1
    else:
        assert (after["bots"], after["rover"]) == (before["bots"] - 1, before["rover"])


def moments(kind: str, seeds: range) -> Iterator[WholePosition]:
    """The moments of random games at which a kind of question is asked."""
    for seed in seeds:
        pos, rng = new_game(Options(3), seed), Rng(seeded(seed))
        while (decision := pos.decision) is not None:
            if decision.kind == kind:
                yield pos
            pos.apply(random_choice(decision, rng))


def constructions() -> Iterator[WholePosition]:
    """The moments at which anything may be constructed with the technology in play."""
    for pos in moments("construct", range(4)):
        assert pos.decision is not None
        first = pos.decision.options[0]
        if isinstance(first, ConstructAt) and not first.boost:
            yield pos


def test_the_table_names_the_hexes_on_which_one_may_build() -> None:
    seen = 0
    for pos in constructions():
        decision = pos.decision
        assert decision is not None
        offered = {notation for notation in decision.notations() if notation.startswith("construct ")}
        kinds = {notation.split()[1] for notation in offered}
        form = pos.table(decision.seat)
        told = {
            f"construct {build['building']} {site['hex']}"
            for build in form["builds"]
            if build["building"] in kinds
            for site in build["sites"]
            if site["legal"]
        }
        assert told == offered
        assert {notation.split()[2] for notation in offered} <= set(form["zone"])
        watched = pos.table(-1)
        assert (watched["builds"], watched["zone"]) == ([], [])
        seen += 1
    assert seen > 9


def test_a_building_brings_what_the_table_says() -> None:
    """Its gain, its crystals, its points and its technology, on whatever hex it comes to stand."""
    seen = 0
    for pos in constructions():
        decision = pos.decision
        assert decision is not None
        for option in decision.options[:6]:
            if isinstance(option, ConstructAt):
                seen += check_building(pos.copy(), option)
    assert seen > 20


def check_building(pos: WholePosition, option: ConstructAt) -> bool:
    """Build, and compare; not where pieces have to move aside, or where a technology is to be chosen."""
    seat = option.seat
    before = pos.table(seat)
    word, hex_ = option.notation().split()[1:]
    build = next(form for form in before["builds"] if form["building"] == word)
    site = next(form for form in build["sites"] if form["hex"] == hex_)
    pos.apply(option)
    asked = "" if pos.decision is None else pos.decision.kind
    if asked == "tech" and pos.decision is not None:
        owners = {(tech["seat"], tech["colonists"]) for tech in site["techs"]}
        for notation in pos.decision.notations():
            words = notation.split()
            extra = int(words[2]) if len(words) > 2 else 0
            assert words[1] == "none" or (int(words[1]), extra) in owners
        return True
    assert (asked == "displace") <= bool(site["moves"])
    if site["moves"] or asked == "pay":
        return False
    after = pos.table(seat)
    built = next(form for form in after["map"] if form["hex"] == hex_)
    assert (built["building"], built["size"]) == (word, site["joins"] + 1)
    lay = {form["hex"] for form in before["map"] if form["lies"] is not None}
    lies = {form["hex"] for form in after["map"] if form["lies"] is not None}
    assert lies - lay == set(site["crystals"])
    assert lay - lies == ({hex_} if site["destroys"] is not None else set())
    track = next((form for form in before["life_support"] if form["building"] == word), None)
    if asked == "reward" and track is not None:
        assert track["lags"]
        assert after["seats"][seat]["track"] == before["seats"][seat]["track"] + track["points"]
    return True


def test_pieces_come_to_where_the_table_says_by_the_way_it_says() -> None:
    seen = 0
    for pos in moments("move", range(2)):
        decision = pos.decision
        assert decision is not None
        moves = pos.table(decision.seat)["turn"]["moves"]
        assert moves is not None
        for way in moves["ways"]:
            for end in way["ends"][::7]:
                seen += walks(pos.copy(), decision.seat, way["piece"], way["start"], end["way"], end["crystals"])
        if seen > 400:
            break
    assert seen > 100


def walks(pos: WholePosition, seat: int, piece: str, start: str, way: list[str], crystals: int) -> bool:
    """Go a way step by step, and see the crystals that it cost; not if a crowd elsewhere has to be sorted out first."""
    paid = pos.players[seat].crystals()
    here = start
    for hex_ in way:
        step = f"rover {hex_}" if piece == "rover" else f"bot {here} {hex_}"
        if pos.decision is None or step not in pos.decision.notations():
            return False
        pos.apply(pos.decision.options[pos.decision.notations().index(step)])
        here = hex_
    assert paid - pos.players[seat].crystals() == crystals
    form = next(form for form in pos.table(seat)["map"] if form["hex"] == here)
    assert {"piece": piece, "seat": seat} in form["pieces"]
    return True


def test_missions_say_how_many_they_need_in_all() -> None:
    for players in (2, 3, 4):
        missions = new_game(Options(players), 5).table(0)["missions"]
        assert missions
        for mission in missions:
            assert mission["needed"] == mission["left"] > 0 < mission["crystals"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("side", "space"), [("orbit", 1), ("colony", 1)])
def test_the_table_says_when_the_shuttle_leaves_each_side(level: int, side: str, space: int) -> None:
    pos = Scenario().colony(level, (level,) * 4).shuttle(side, space).start(0)
    told = pos.table(0)["shuttle"]["rides"]
    left: dict[str, int] = {}
    for rounds in range(1, 9):
        gone = move_shuttle(pos)
        if gone >= 0:
            left.setdefault(SIDES[gone], rounds)
    assert told == left
