"""Whole movements: what is said of every end is what single steps come to (rulebook p. 12)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.options import Options
from areopolis.onmars.rules.moving import ROVER, BotStep, EndMove, Moving, RoverStep, Steps, rover_hex
from areopolis.onmars.rules.technology import GoFarther
from areopolis.onmars.rules.ways import reaches, ways
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import CRYSTAL, ROVER_TECH
from areopolis.onmars.whole import WholePosition, new_game

# By hex: the steps to it, the crystals paid, and those picked up, with the sign turned.
Ends = dict[int, tuple[int, int, int]]


class Trail:
    """A piece on its way, step by step."""

    def __init__(self, pos: WholePosition, here: int, far: int, paid: int, picked: int) -> None:
        self.pos, self.here, self.far, self.paid, self.picked = pos, here, far, paid, picked

    def moving(self) -> bool:
        decision = self.pos.decision
        return decision is not None and decision.kind == "move" and isinstance(self.pos.asker, Moving)

    def may_end(self) -> bool:
        decision = self.pos.decision
        if decision is None or not self.moving():
            return True
        return any(isinstance(option, EndMove) for option in decision.options)

    def farther(self, drives: bool, level: int) -> Iterator[Trail]:
        decision = self.pos.decision
        for option in decision.options if decision is not None and self.moving() else ():
            after = self.pos.copy()
            after.apply(option)
            if isinstance(option, GoFarther) and option.level == level:
                yield Trail(after, self.here, self.far, self.paid, self.picked)
            elif isinstance(option, RoverStep) if drives else isinstance(option, BotStep) and option.start == self.here:
                assert isinstance(option, BotStep | RoverStep)
                paid = self.paid + int(not (option.step.rover if drives else option.step.bots))
                yield Trail(after, option.hex, self.far + 1, paid, self.picked + int(option.take_it))


def by_steps(pos: WholePosition, piece: int, level: int) -> Ends:
    """Every hex on which a piece can end the movement, by trying all its steps."""
    decision = pos.decision
    assert decision is not None
    drives = piece == ROVER
    start = rover_hex(pos, decision.seat) if drives else pos.players[decision.seat].bots[piece]
    ends: Ends = {}
    trails, seen = [Trail(pos, start, 0, 0, 0)], set()
    for trail in trails:
        key = (trail.here, trail.far, trail.paid, trail.picked, str(trail.pos.asker))
        if key in seen:
            continue
        seen.add(key)
        if trail.here != start and trail.far and trail.may_end():
            result = (trail.far, trail.paid, -trail.picked)
            ends[trail.here] = min(ends.get(trail.here, result), result)
        trails.extend(trail.farther(drives, level))
    return ends


def by_ways(pos: WholePosition, piece: int, techs: bool) -> Ends:
    """The same as the helper says it."""
    moving = pos.asker
    assert isinstance(moving, Moving)
    (reach,) = [reach for reach in reaches(pos, Steps(pos, moving), techs) if reach.piece == piece]
    return {end.hex: (end.far, end.price, -end.picked) for end in reach.ends}


def movements(options: Options, seeds: range) -> Iterator[WholePosition]:
    """The moments of random games at which pieces may move and all of them stand alone."""
    for seed in seeds:
        pos, rng = new_game(options, seed), Rng(seeded(seed))
        while (decision := pos.decision) is not None:
            if decision.kind == "move" and isinstance(pos.asker, Moving) and Steps(pos, pos.asker).calm:
                yield pos
            pos.apply(random_choice(decision, rng))


def compare(pos: WholePosition, moving: Moving) -> None:
    """All pieces of a movement, with a technology and without."""
    steps = Steps(pos, moving)
    for reach in reaches(pos, steps, techs=False):
        without = {hex_: end for hex_, end in by_ways(pos, reach.piece, techs=False).items() if end[0] <= 3}
        tried = {hex_: end for hex_, end in by_steps(pos, reach.piece, -1).items() if end[0] <= 3}
        assert without == tried
    if steps.promised and not moving.rover:
        assert by_ways(pos, ROVER, techs=True) == by_steps(pos, ROVER, steps.promised)


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 8), (4, 2)])
def test_ends_are_those_that_single_steps_come_to(players: int, seed: int) -> None:
    compared = 0
    for pos in movements(Options(players), range(seed, seed + 1)):
        moving = pos.asker
        assert isinstance(moving, Moving)
        points = moving.bots + moving.rover + (pos.players[moving.seat].crystals() if moving.boost else 0)
        if points <= 3:
            compare(pos, moving)
            compared += 1
        if compared == 12:
            break
    assert compared


def ready(crystal: int) -> WholePosition:
    """A seat before the control centre, with a rover technology of level 2 and crystals on the map."""
    seat = Scenario().seat(0, crystal=crystal, bots=["E3", "D5"], rover="G4", lab={"rover": "2t"})
    return seat.lying("crystal", "H3", "I4", "F3").start()


def test_a_technology_takes_the_rover_farther() -> None:
    pos = ready(crystal=1)
    assert pos.players[0].level(ROVER_TECH) == 2
    play(pos, "act control")
    assert by_ways(pos, ROVER, techs=True) == by_steps(pos, ROVER, 2)
    assert max(far for far, _price, _picked in by_ways(pos, ROVER, techs=True).values()) == 5
    assert max(far for far, _price, _picked in by_ways(pos, ROVER, techs=False).values()) == 3


def test_a_way_has_the_most_crystals_of_the_shortest() -> None:
    pos = ready(crystal=0)
    play(pos, "act control")
    assert isinstance(pos.asker, Moving)
    (rover,) = [reach for reach in reaches(pos, Steps(pos, pos.asker), techs=False) if reach.piece == ROVER]
    assert [NAMES[hex_] for hex_ in rover.way(BY_NAME["I4"])] == ["H3", "I4"]
    assert NAMES[rover.first(BY_NAME["I4"])] == "H3"
    (end,) = [end for end in rover.ends if end.hex == BY_NAME["I4"]]
    assert (end.far, end.price, end.picked) == (2, 0, 2)


def test_every_way_can_be_walked() -> None:
    pos = ready(crystal=1)
    play(pos, "act control")
    assert isinstance(pos.asker, Moving)
    for reach in reaches(pos, Steps(pos, pos.asker), techs=False):
        for end in reach.ends:
            walked, here = pos.copy(), reach.start
            for hex_ in reach.way(end.hex):
                verb = "rover" if reach.piece == ROVER else f"bot {NAMES[here]}"
                play(walked, f"{verb} {NAMES[hex_]}")
                here = hex_
            assert walked.players[0].goods[CRYSTAL] == 1 - end.price


def test_the_table_says_the_same() -> None:
    pos = ready(crystal=1)
    play(pos, "act control")
    moves = pos.table(0)["turn"]["moves"]
    assert moves is not None
    for form, piece in zip(moves["ways"], (ROVER, 0, 1), strict=True):
        # The technology that is in play is the own one.
        ends = by_ways(pos, piece, techs=True)
        assert {end["hex"]: end["crystals"] for end in form["ends"]} == {
            NAMES[hex_]: end[1] for hex_, end in ends.items()
        }
        assert all(len(end["way"]) == ends[BY_NAME[end["hex"]]][0] for end in form["ends"])


def test_the_ways_count_with_the_own_technology_before_crystals() -> None:
    pos = ready(crystal=1)
    play(pos, "act control")
    assert isinstance(pos.asker, Moving)
    rover, *_bots = ways(pos, pos.asker)
    assert (rover.points, rover.level) == (2, 2)
    assert {(end.far, end.price) for end in rover.ends} == {(1, 0), (2, 0), (3, 0), (4, 0), (5, 1)}
