"""The weights of the evaluation: data files with their origin, one for each kind of game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.weights import USUAL, WeightFiles

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# The files besides the usual one: what differs alone against Lacerda.
ALONE: Final = "alone"


@final
class Weights:
    """All numbers that the evaluation does not take from declarations, in points."""

    # Steps of missions and of the colony that a seat takes in a round, and those that Lacerda does.
    pace: float
    automa_pace: float
    # What a round that is still to come brings a seat more than its best rival, and how much of the lead is over that.
    tempo: float
    late: float
    best_rival: float
    # How many turns a plan looks ahead, and what a main and an executive action are worth that are still to come in it.
    ahead: float
    main: float
    executive: float
    # A unit of a resource, the first of its kind more; what a mineral has more; by how much a full store is less.
    resource: float
    feeds: float
    mineral: float
    second: float
    # A crystal, one beyond a handful, and one that waits.
    crystal: float
    hoard: float
    waiting: float
    # A colonist in the quarters, one beyond a handful, how fast one that is away counts less; beds that are free.
    colonist: float
    crowd: float
    away: float
    beds: float
    # Pieces and buildings.
    bot: float
    ship: float
    mine: float
    shelter: float
    # A level of a technology besides its points: of buildings, of the rover, of upgrades, of ships.
    tech: float
    tech_rover: float
    tech_upgrade: float
    tech_ship: float
    # Blueprints: the chance that one is built which could be, or could not yet; how fast it falls for more of them.
    plan_ready: float
    plan_later: float
    plan_more: float
    built: float
    uses: float
    # Contracts: the chance of a new one, and what all goods or steps on it add.
    contract: float
    contract_done: float
    contract_time: float
    board: float
    scientist: float
    scientist_hope: float
    goal: float
    # The life support system: rewards to come, and a benefit beside the tracks.
    reward: float
    benefit: float
    progress: float
    # The map: what bots could build, what they could upgrade, and what the rover is near to.
    site: float
    site_later: float
    site_upgrade: float
    near: float
    rover: float
    rover_crystal: float
    # Effects of tiles: a development, an upgrade, a building, a blueprint, a technology, a card, a ship.
    develop: float
    upgrade: float
    construct: float
    obtain: float
    learn: float
    hire: float
    welcome: float
    # Alone: a condition of the goal that is met; a turn that the others take, how much of that while there is plenty of
    # time, how often that if there is no turn left for it, and how much of the turns is time for them; the lead, and
    # points beyond it.
    condition: float
    work: float
    early: float
    overdue: float
    share: float
    lead: float
    lead_spread: float
    beyond: float
    # Of the buildings that the colony still needs, how many Lacerda builds.
    automa_part: float

    def __init__(self, given: dict[str, float]) -> None:
        for name, weight in given.items():
            setattr(self, name, weight)


FILES: Final = WeightFiles("areopolis.onmars.evaluation", Weights)


def kind_of(pos: Position) -> str:
    """Which of the files a game goes by."""
    return ALONE if pos.options.solo else USUAL


def weights_for(pos: Position, given: dict[str, float]) -> Weights:
    """The weights for a game, those given in place of its own; raises BadOptions for unknown ones."""
    return FILES.weights(kind_of(pos), given)
