"""Which options are worth a look: steps of a whole movement, sites, and no free choices out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice, Decision
from areopolis.onmars.evaluation.movement import next_steps
from areopolis.onmars.evaluation.quick import quick_answer
from areopolis.onmars.hexes import FAR
from areopolis.onmars.rules.complexes import joined, type_of
from areopolis.onmars.rules.construct import ConstructAt
from areopolis.onmars.rules.contracts import Deliver
from areopolis.onmars.rules.free import Complete, Pledge
from areopolis.onmars.rules.moving import Moving, rover_hex
from areopolis.onmars.rules.travel import LayDiscovery
from areopolis.onmars.terms import BARE, RESEARCH, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.seat import Seat

# How many ends and sites are looked at: of the question itself, and of questions that follow.
FIRST: Final = 4
LATER: Final = 1
SITES_FIRST: Final = 10
SITES_LATER: Final = 5
TILES_FIRST: Final = 6
TILES_LATER: Final = 2


def sieved(seat: Seat, decision: Decision, is_first: bool) -> list[Choice]:
    """The options that are worth a look, at least one."""
    pos = seat.pos
    asker = pos.asker
    if decision.kind == "move" and isinstance(asker, Moving):
        steps = next_steps(seat, asker, decision, FIRST if is_first else LATER)
        if steps:
            return steps
    options = list(decision.options)
    if decision.kind not in {"last", "surplus"}:
        options = [option for option in options if is_due(decision, option)] or options
    if not is_first:
        quick = quick_answer(seat, decision, options)
        if quick is not None:
            return [quick]
    if decision.kind == "construct":
        return best_sites(seat, options, SITES_FIRST if is_first else SITES_LATER)
    if decision.kind == "discover":
        return best_places(seat, options, TILES_FIRST if is_first else TILES_LATER)
    return options


def is_due(decision: Decision, option: Choice) -> bool:
    """Whether a free choice is made now: goods and goals in a turn, and goals are never spent as crystals."""
    if isinstance(option, Pledge):
        return False
    return decision.kind == "turn" or not isinstance(option, Deliver | Complete)


def best_sites(seat: Seat, options: list[Choice], most: int) -> list[Choice]:
    """The sites with the best prospects, for several kinds of buildings; what is no site stays."""
    rated: list[tuple[float, int]] = []
    kept: list[Choice] = []
    for i in range(len(options)):
        option = options[i]
        if isinstance(option, ConstructAt):
            rated.append((-site_rating(seat, option), i))
        else:
            kept.append(option)
    rated.sort()
    return [options[i] for _rating, i in rated[:most]] + kept


def site_rating(seat: Seat, option: ConstructAt) -> float:
    """A quick guess at what a building on a hex brings."""
    pos, building = seat.pos, option.building
    rating = seat.builds[building]
    beside = len(joined(pos, option.hex, type_of(seat.seat, building)))
    if beside:
        rating += beside * seat.weights.resource
        if building != SHELTER and not seat.player.progress & (1 << building):
            rating += seat.cube_worth()
    lying = pos.lies[option.hex]
    if lying >= RESEARCH:
        rating -= 1.0
    elif lying != BARE:
        rating -= 0.2
    return rating


def best_places(seat: Seat, options: list[Choice], most: int) -> list[Choice]:
    """The places for a discovery tile that are farthest from the rovers of others."""
    pos = seat.pos
    rivals = [rover_hex(pos, player.seat) for player in pos.players if player.seat != seat.seat]
    rated: list[tuple[int, int]] = []
    for i in range(len(options)):
        option = options[i]
        far = min([FAR[rival][option.hex] for rival in rivals]) if isinstance(option, LayDiscovery) else 0
        rated.append((-far, i))
    rated.sort()
    return [options[i] for _far, i in rated[:most]]
