"""Events of the base game."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.card import Card
from areopolis.terraforming.effects.choose import Either, IfTags, NextCard, Optional
from areopolis.terraforming.effects.draw import Draw
from areopolis.terraforming.effects.gain import AddOther, Gain, Lose, Produce, Rate
from areopolis.terraforming.effects.harm import Remove
from areopolis.terraforming.effects.needs import AtLeast
from areopolis.terraforming.effects.place import OCEAN_TILE, Raise, Tile
from areopolis.terraforming.rules.tiles import ON_VOLCANO
from areopolis.terraforming.terms import (
    ANIMAL,
    EARTH,
    EVENT,
    HEAT,
    LAVA_FLOWS,
    MC,
    MICROBE,
    OXYGEN,
    PLANT,
    PLANTS,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

CARDS: Final = (
    Card(
        "009",
        "Asteroid",
        EVENT,
        cost=14,
        tags=(SPACE,),
        play=(Gain(TITANIUM, 2), Optional(Remove(PLANT, 3)), Raise(TEMPERATURE, 1)),
    ),
    Card(
        "010",
        "Comet",
        EVENT,
        cost=21,
        tags=(SPACE,),
        play=(Optional(Remove(PLANT, 3)), Raise(TEMPERATURE, 1), OCEAN_TILE),
    ),
    Card(
        "011",
        "Big Asteroid",
        EVENT,
        cost=27,
        tags=(SPACE,),
        play=(Gain(TITANIUM, 4), Optional(Remove(PLANT, 4)), Raise(TEMPERATURE, 2)),
    ),
    Card(
        "019",
        "Imported Hydrogen",
        EVENT,
        cost=16,
        tags=(EARTH, SPACE),
        play=(Either(Gain(PLANT, 3), AddOther(MICROBE, 3), AddOther(ANIMAL, 2)), OCEAN_TILE),
    ),
    Card("036", "Release of Inert Gases", EVENT, cost=14, play=(Rate(2),)),
    Card(
        "037",
        "Nitrogen-Rich Asteroid",
        EVENT,
        cost=31,
        tags=(SPACE,),
        play=(IfTags(PLANTS, 3, Produce(PLANT, 4), Produce(PLANT, 1)), Raise(TEMPERATURE, 1), Rate(2)),
    ),
    Card(
        "039",
        "Deimos Down",
        EVENT,
        cost=31,
        tags=(SPACE,),
        play=(Gain(STEEL, 4), Optional(Remove(PLANT, 8)), Raise(TEMPERATURE, 3)),
    ),
    Card(
        "063", "Mining Expedition", EVENT, cost=12, play=(Gain(STEEL, 2), Optional(Remove(PLANT, 2)), Raise(OXYGEN, 1))
    ),
    Card("075", "Towing a Comet", EVENT, cost=23, tags=(SPACE,), play=(Gain(PLANT, 2), Raise(OXYGEN, 1), OCEAN_TILE)),
    Card("078", "Ice Asteroid", EVENT, cost=23, tags=(SPACE,), play=(OCEAN_TILE, OCEAN_TILE)),
    Card(
        "080",
        "Giant Ice Asteroid",
        EVENT,
        cost=36,
        tags=(SPACE,),
        play=(Optional(Remove(PLANT, 6)), Raise(TEMPERATURE, 2), OCEAN_TILE, OCEAN_TILE),
    ),
    Card("127", "Subterranean Reservoir", EVENT, cost=11, play=(OCEAN_TILE,)),
    Card("140", "Lava Flows", EVENT, cost=18, play=(Raise(TEMPERATURE, 2), Tile(LAVA_FLOWS, ON_VOLCANO))),
    Card(
        "143",
        "Large Convoy",
        EVENT,
        cost=36,
        tags=(EARTH, SPACE),
        play=(OCEAN_TILE, Draw(2), Either(Gain(PLANT, 5), AddOther(ANIMAL, 4))),
        points=2,
    ),
    Card("161", "Convoy from Europa", EVENT, cost=15, tags=(SPACE,), play=(OCEAN_TILE, Draw(1))),
    Card("162", "Imported GHG", EVENT, cost=7, tags=(EARTH, SPACE), play=(Produce(HEAT, 1), Gain(HEAT, 3))),
    Card(
        "163",
        "Imported Nitrogen",
        EVENT,
        cost=23,
        tags=(EARTH, SPACE),
        play=(Gain(PLANT, 4), Rate(1), Optional(AddOther(MICROBE, 3)), Optional(AddOther(ANIMAL, 2))),
    ),
    Card("167", "Import of Advanced GHG", EVENT, cost=9, tags=(EARTH, SPACE), play=(Produce(HEAT, 2),)),
    Card(
        "170",
        "Aerobraked Ammonia Asteroid",
        EVENT,
        cost=26,
        tags=(SPACE,),
        play=(Produce(PLANT, 1), Produce(HEAT, 3), Optional(AddOther(MICROBE, 2))),
    ),
    Card("181", "Ice Cap Melting", EVENT, cost=5, needs=(AtLeast(TEMPERATURE, 2),), play=(OCEAN_TILE,)),
    Card("188", "Flooding", EVENT, cost=7, play=(OCEAN_TILE, Optional(Remove(MC, 4, beside=True))), points=-1),
    Card(
        "190", "Local Heat Trapping", EVENT, cost=1, play=(Lose(HEAT, 5), Either(Gain(PLANT, 4), AddOther(ANIMAL, 2)))
    ),
    Card("191", "Permafrost Extraction", EVENT, cost=8, needs=(AtLeast(TEMPERATURE, -8),), play=(OCEAN_TILE,)),
    Card("206", "Special Design", EVENT, cost=4, tags=(SCIENCE,), play=(NextCard(tolerance=2),)),
)
