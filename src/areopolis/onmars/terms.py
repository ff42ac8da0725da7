"""Names and numbers of On Mars that never change; what is printed on components stands in the box (box/)."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# Resources, and crystals after them; a mineral may be paid for any other resource (rulebook p. 6).
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
RESOURCES: Final = ("mineral", "battery", "water", "plant", "oxygen")
GOODS: Final = (*RESOURCES, "crystal")
KINDS: Final = len(RESOURCES)

# Buildings. On the map a shelter is SHELTER + its owner's seat, so that everybody's shelters are a type of their own.
MINE: Final = 0
GENERATOR: Final = 1
EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
CONDENSER: Final = 4
SHELTER: Final = 5
ANY_BUILDING: Final = 6
BUILDINGS: Final = ("mine", "generator", "extractor", "greenhouse", "condenser", "shelter")
STACKS: Final = 5
# The buildings of the life support system, by its columns: GENERATOR to CONDENSER.
LSS_COLUMNS: Final = 4

# Kinds of technology: one for every building, then three more.
ROVER_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHIP_TECH: Final = 8
TECHS: Final = (*BUILDINGS, "rover", "upgrade", "ship")
GRID_TECHS: Final = (MINE, GENERATOR, EXTRACTOR, GREENHOUSE, CONDENSER, ROVER_TECH, UPGRADE_TECH, SHIP_TECH)

# Spaces of the laboratory, column by column from the top; a tile moves to a neighbour in the next column.
LAB: Final = ("1t", "1b", "2t", "2m", "2b", "3t", "3b", "4t", "4m", "4b", "5t", "5b", "6")
COLUMN: Final = (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6)
ONWARD: Final = ((2, 3), (3, 4), (5,), (5, 6), (6,), (7, 8), (8, 9), (10,), (10, 11), (11,), (12,), (12,), ())
ENTRIES: Final = (0, 1)
SHELTER_TECH_START: Final = 3
COLUMNS: Final = 6

ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ("orbit", "colony")
ORDER_SPACES: Final = 8

# Main actions; those with slots for colonists come first, so that their number is the number of their slots.
OBTAIN: Final = 0
DEVELOP: Final = 1
CONSTRUCT: Final = 2
UPGRADE: Final = 3
HIRE: Final = 4
LANDING: Final = 5
LEARN: Final = 6
RESUPPLY: Final = 7
CONTROL: Final = 8
WELCOME: Final = 9
ACTIONS: Final = (
    "blueprint", "develop", "construct", "upgrade", "hire", "landing", "learn", "resupply", "control", "welcome",
)  # fmt: skip
SLOTTED: Final = 5
SIDE_OF: Final = (ORBIT, ORBIT, COLONY, COLONY, COLONY, ORBIT, ORBIT, ORBIT, COLONY, COLONY)

# Pieces of every player.
COLONISTS: Final = 12
BOTS: Final = 4
MARKERS: Final = 8
SHELTERS: Final = 5
SHIPS: Final = 5
DEPOT: Final = 8
ROW_SLOTS: Final = 2
FIRST_ROWS: Final = 2

TOP_ROW: Final = 5
TOP_LEVEL: Final = 5
MISSIONS_TO_END: Final = 3
DISPLAY_ROW: Final = 6
GRID_SPACES: Final = 8
# The row of every space of the tech grid: 0 bottom, 1 middle, 2 top.
GRID_ROW: Final = (0, 0, 1, 1, 1, 2, 2, 2)
SCIENTISTS: Final = ("geologist", "engineer", "hydrologist", "biochemist", "geochemist", "systems")

# Where things lie on a hex.
BARE: Final = 0
CRYSTAL_HERE: Final = 1
# A research tile of kind k is RESEARCH + k, a discovery tile d is DISCOVERY + d.
RESEARCH: Final = 2
DISCOVERY: Final = 8

SETUP: Final = 0
COLONIZATION: Final = 1
SHUTTLE: Final = 2
OVER: Final = 3
PHASES: Final = ("setup", "colonization", "shuttle", "over")

LENGTHS: Final = ("short", "long")
MISSION_KINDS: Final = (
    "research", "blueprints", "upgrades", "bots", "discoveries", "techs", "progress", "scientists", "contracts",
)  # fmt: skip
LACERDA: Final = 1
