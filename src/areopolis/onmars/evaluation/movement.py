"""A movement as one choice: which end is best for which piece, and the step that leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Choice, Decision
from areopolis.onmars.evaluation.ground import Ground
from areopolis.onmars.rules.moving import ROVER, BotStep, EndMove, Moving, RoverStep, Steps, may_take, rover_hex
from areopolis.onmars.rules.technology import GoFarther
from areopolis.onmars.rules.ways import End, Reach, reaches
from areopolis.onmars.terms import BARE, DISCOVERY, RESEARCH

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.seat import Seat

# An end that gains less than this is not worth a step.
LEAST: Final = 0.02
# What another seat gets whose technology is used.
THANKS: Final = 0.6


@final
class Aim:
    """An end for a piece, and what is gained by going there."""

    def __init__(self, reach: Reach, end: End, gain: float) -> None:
        self.reach: Final = reach
        self.end: Final = end
        self.gain: Final = gain


def gain_of(aim: Aim) -> float:
    """For sorting: the best first."""
    return -aim.gain


def aims(seat: Seat, moving: Moving) -> list[Aim]:
    """Every end of every piece that gains something, the best first."""
    pos, player = seat.pos, seat.player
    ground = Ground(seat)
    steps = Steps(pos, moving)
    crystal = seat.crystals_worth(1.0)
    bots = player.bots
    stay = ground.bots_worth(bots)
    every: list[Aim] = []
    for reach in reaches(pos, steps, techs=True):
        drives = reach.piece == ROVER
        here = rover_end(seat, ground, rover_hex(pos, seat.seat)) if drives else 0.0
        for end in reach.ends:
            gain = seat.weights.waiting * crystal * end.picked - crystal * end.price
            if drives:
                gain += rover_end(seat, ground, end.hex) - here
                if reach.level and end.far > reach.points:
                    gain -= THANKS * seat.weights.resource
            else:
                moved = bots.copy()
                moved[reach.piece] = end.hex
                gain += ground.bots_worth(moved) - stay
                if pos.lies[end.hex] != BARE and not moving.gathers:
                    gain -= LEAST
            if gain > LEAST or not steps.calm:
                every.append(Aim(reach, end, gain))
    every.sort(key=gain_of)
    return every or approaches(seat, ground, steps)


def approaches(seat: Seat, ground: Ground, steps: Steps) -> list[Aim]:
    """Where nothing is within reach: ends from which bots are nearer to what is good for something, without a price."""
    bots = seat.player.bots
    stay = ground.approach_worth(bots)
    every: list[Aim] = []
    for reach in reaches(seat.pos, steps, techs=False):
        if reach.piece == ROVER:
            continue
        for end in reach.ends:
            if end.price == 0:
                moved = bots.copy()
                moved[reach.piece] = end.hex
                gain = ground.approach_worth(moved) - stay
                if gain > LEAST:
                    every.append(Aim(reach, end, gain))
    every.sort(key=gain_of)
    return every


def rover_end(seat: Seat, ground: Ground, hex_: int) -> float:
    """What it is worth for the rover to end on a hex: the tile there, and what is near."""
    worth = ground.rover_worth(hex_)
    lying = seat.pos.lies[hex_]
    if lying >= RESEARCH and may_take(seat.pos, seat.seat, hex_):
        worth += ground.tile_worth(lying)
        if lying < DISCOVERY and seat.tiles_asked:
            worth += seat.weights.work
    return worth


def next_steps(seat: Seat, moving: Moving, decision: Decision, most: int) -> list[Choice]:
    """The steps towards the best ends, or the end of the movement if nothing is gained any more."""
    wanted: list[Choice] = []
    for aim in aims(seat, moving):
        step = step_to(aim, decision)
        if step is not None and step not in wanted:
            wanted.append(step)
        if len(wanted) >= most:
            break
    if not wanted or most > 1:
        wanted.extend([option for option in decision.options if isinstance(option, EndMove)])
    return wanted


def step_to(aim: Aim, decision: Decision) -> Choice | None:
    """The option that begins the way to an end; a crystal on it is taken."""
    hex_ = aim.reach.first(aim.end.hex)
    plain: Choice | None = None
    for option in decision.options:
        if aim.reach.piece == ROVER:
            if isinstance(option, GoFarther) and aim.reach.points == 0 and aim.reach.level == option.level:
                return option
            if not isinstance(option, RoverStep) or option.hex != hex_:
                continue
            if option.take_it:
                return option
            plain = option
        elif isinstance(option, BotStep) and option.start == aim.reach.start and option.hex == hex_:
            if option.take_it:
                return option
            plain = option
    return plain
