"""The corporations of the base box."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.card import CORPORATE, Card
from areopolis.terraforming.effects.action import Action, IfRaised, Spend
from areopolis.terraforming.effects.choose import InSolo
from areopolis.terraforming.effects.draw import Draw
from areopolis.terraforming.effects.gain import Gain, Produce, Rate
from areopolis.terraforming.effects.lasting import (
    CheapGreenery,
    Discount,
    HeatAsMoney,
    ProjectDiscount,
    Tolerance,
    When,
    Worth,
)
from areopolis.terraforming.effects.place import CITY_TILE
from areopolis.terraforming.rules.projects import POWER_PLANT
from areopolis.terraforming.terms import (
    BUILDING,
    CARD_PLAYED,
    CITY_PLACED,
    CORPORATION,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MC,
    PLANT,
    PLANTS,
    POWER,
    PROJECT_PAID,
    SCIENCE,
    SPACE,
    STEEL,
    TAG_PLAYED,
    TILE_PLACED,
    TITANIUM,
)

CARDS: Final = (
    Card("R00", "Beginner Corporation", CORPORATION, play=(Gain(MC, 42),), beginner=True),
    Card(
        "R08",
        "CrediCor",
        CORPORATION,
        play=(Gain(MC, 57),),
        lasting=(When(CARD_PLAYED, Gain(MC, 4), cost=20), When(PROJECT_PAID, Gain(MC, 4), cost=20)),
    ),
    Card(
        "R17",
        "Ecoline",
        CORPORATION,
        tags=(PLANTS,),
        play=(Gain(MC, 36), Gain(PLANT, 3), Produce(PLANT, 2)),
        lasting=(CheapGreenery(7),),
    ),
    Card("R18", "Helion", CORPORATION, tags=(SPACE,), play=(Gain(MC, 42), Produce(HEAT, 3)), lasting=(HeatAsMoney(),)),
    Card(
        "R19",
        "Interplanetary Cinematics",
        CORPORATION,
        tags=(BUILDING,),
        play=(Gain(MC, 30), Gain(STEEL, 20)),
        lasting=(When(CARD_PLAYED, Gain(MC, 2), event=True),),
    ),
    Card(
        "R43", "Inventrix", CORPORATION, tags=(SCIENCE,), play=(Gain(MC, 45),), first=Draw(3), lasting=(Tolerance(2),)
    ),
    Card(
        "R24",
        "Mining Guild",
        CORPORATION,
        tags=(BUILDING, BUILDING),
        play=(Gain(MC, 30), Gain(STEEL, 5), Produce(STEEL, 1)),
        lasting=(When(TILE_PLACED, Produce(STEEL, 1), minerals=True),),
    ),
    Card(
        "R09",
        "PhoboLog",
        CORPORATION,
        tags=(SPACE,),
        play=(Gain(MC, 23), Gain(TITANIUM, 10)),
        lasting=(Worth(TITANIUM, 1),),
    ),
    Card(
        "R31",
        "Tharsis Republic",
        CORPORATION,
        tags=(BUILDING,),
        play=(Gain(MC, 40), InSolo(Produce(MC, 2))),
        first=CITY_TILE,
        lasting=(When(CITY_PLACED, Produce(MC, 1), anyone=True, on_mars=True), When(CITY_PLACED, Gain(MC, 3))),
    ),
    Card(
        "R13",
        "ThorGate",
        CORPORATION,
        tags=(POWER,),
        play=(Gain(MC, 48), Produce(ENERGY, 1)),
        lasting=(Discount(3, POWER), ProjectDiscount(POWER_PLANT, 3)),
    ),
    Card(
        "R32",
        "United Nations Mars Initiative",
        CORPORATION,
        tags=(EARTH,),
        play=(Gain(MC, 40),),
        action=Action(IfRaised(Spend(MC, 3)), (Rate(1),)),
    ),
    Card(
        "R03",
        "Saturn Systems",
        CORPORATION,
        tags=(JOVIAN,),
        play=(Gain(MC, 42), Produce(TITANIUM, 1)),
        lasting=(When(TAG_PLAYED, Produce(MC, 1), anyone=True, tags=(JOVIAN,)),),
        box=CORPORATE,
    ),
    Card(
        "R30",
        "Teractor",
        CORPORATION,
        tags=(EARTH,),
        play=(Gain(MC, 60),),
        lasting=(Discount(3, EARTH),),
        box=CORPORATE,
    ),
)
