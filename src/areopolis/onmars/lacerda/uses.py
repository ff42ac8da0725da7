"""What is of use to Lacerda, who needs neither resources nor colonists (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Score
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.lacerda.build import best_sites, next_building
from areopolis.onmars.lacerda.cards import best_blueprint, best_cards, most_stored
from areopolis.onmars.rules.lab import developments, why_not_learn
from areopolis.onmars.rules.plans import upgrades
from areopolis.onmars.rules.ships import why_not_welcome
from areopolis.onmars.terms import ANY_BUILDING, CRYSTAL, HIRE, LACERDA, NOTHING

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position


def useful(pos: Position, effect: Effect) -> bool:
    """Whether an effect does something for him now; nothing of it costs him anything."""
    if isinstance(effect, Gain):
        return effect.goods[CRYSTAL] > 0
    if isinstance(effect, Construct):
        if effect.building == ANY_BUILDING:
            return next_building(pos) != NOTHING
        return bool(best_sites(pos, effect.building))
    if isinstance(effect, Upgrade):
        return bool(upgrades(pos, LACERDA, anywhere=True))
    if isinstance(effect, Obtain):
        return best_blueprint(pos) > 0
    if isinstance(effect, Learn):
        return why_not_learn(pos, LACERDA) is None
    if isinstance(effect, Develop):
        return bool(developments(pos, LACERDA, free=True))
    return useful_otherwise(pos, effect)


def useful_otherwise(pos: Position, effect: Effect) -> bool:
    """The same for goods of the warehouse, people, ships and movement; what is left needs resources or is executive."""
    if isinstance(effect, Warehouse):
        return effect.crystals and most_stored(pos, crystals=True) != NOTHING
    if isinstance(effect, Hire):
        return bool(best_cards(pos, scientists=True, contracts=True, free=True))
    if isinstance(effect, TakeScientist):
        return bool(best_cards(pos, scientists=True, contracts=False, free=True))
    if isinstance(effect, TakeContract):
        return bool(best_cards(pos, scientists=False, contracts=True, free=True))
    if isinstance(effect, Welcome):
        return why_not_welcome(pos, LACERDA, free=True) is None
    if isinstance(effect, Retrieve):
        return effect.slots and pos.slot(HIRE, LACERDA) > 0
    return isinstance(effect, Score | MoveBots | MoveRover | Control | Colonists)
