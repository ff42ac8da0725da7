"""What the standard projects and the conversions do, in words of the vocabulary; the rules look it up."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.effects.gain import Produce
from areopolis.terraforming.effects.place import CITY_TILE, GREENERY_TILE, OCEAN_TILE, Raise
from areopolis.terraforming.rules.projects import CONVERTED, EFFECTS
from areopolis.terraforming.terms import ENERGY, MC, TEMPERATURE
from areopolis.terraforming.vocabulary import Effect

# In the order of the projects: patents, power plant, asteroid, aquifer, greenery, city.
STANDARD: Final[tuple[tuple[Effect, ...], ...]] = (
    (),
    (Produce(ENERGY, 1),),
    (Raise(TEMPERATURE, 1),),
    (OCEAN_TILE,),
    (GREENERY_TILE,),
    (CITY_TILE, Produce(MC, 1)),
)

EFFECTS.extend(STANDARD)
# Of plants, and of heat.
CONVERTED.extend((GREENERY_TILE, Raise(TEMPERATURE, 1)))
