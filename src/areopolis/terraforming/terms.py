"""The closed sets of words of Terraforming Mars: resources, tags, card types, tiles, parameters, moments."""

from __future__ import annotations

from typing import Final

# Resources of a player board, then those that lie on cards.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANT: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
ANIMAL: Final = 6
MICROBE: Final = 7
SCIENCE_MARK: Final = 8
FIGHTER: Final = 9
PRESERVATION: Final = 10
NOTHING: Final = -1
RESOURCES: Final = (
    "mc",
    "steel",
    "titanium",
    "plants",
    "energy",
    "heat",
    "animal",
    "microbe",
    "science",
    "fighter",
    "preservation",
)
BOARD_RESOURCES: Final = 6
FLOOR: Final = (-5, 0, 0, 0, 0, 0)

BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANTS: Final = 6
MICROBES: Final = 7
ANIMALS: Final = 8
CITY_TAG: Final = 9
TAGS: Final = (
    "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city",
)  # fmt: skip

AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CORPORATION: Final = 3
KINDS: Final = ("automated", "active", "event", "corporation")

EMPTY: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14
NEURAL: Final = 15
TILES: Final = (
    "empty", "ocean", "greenery", "city", "capital", "commercial_district", "ecological_zone", "industrial_center",
    "lava_flows", "mining_area", "mining_rights", "mohole_area", "natural_preserve", "nuclear_zone",
    "restricted_area", "neural",
)  # fmt: skip

# Owners of tiles that no seat owns, and seats that nobody sits on.
NEUTRAL: Final = -1

TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final = ("temperature", "oxygen", "oceans")
COLDEST: Final = -30
WARMEST: Final = 8
MOST_OXYGEN: Final = 14
MOST_OCEANS: Final = 9

# Moments that lasting effects may wait for.
TAG_PLAYED: Final = 0
CARD_PLAYED: Final = 1
CITY_PLACED: Final = 2
OCEAN_PLACED: Final = 3
GREENERY_PLACED: Final = 4
TILE_PLACED: Final = 5
PROJECT_PAID: Final = 6
PRODUCED: Final = 7

SETUP: Final = 0
RESEARCH: Final = 1
ACTIONS: Final = 2
PRODUCTION: Final = 3
FINAL: Final = 4
OVER: Final = 5
SOLAR: Final = 6
PHASES: Final = ("setup", "research", "actions", "production", "final_greenery", "over", "solar")

MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")
AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")
PROJECTS: Final = ("patents", "power_plant", "asteroid", "aquifer", "greenery", "city")


def is_city(tile: int) -> bool:
    """Whether a tile is a city for every purpose."""
    return tile in {CITY, CAPITAL}
