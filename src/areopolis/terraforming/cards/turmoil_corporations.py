"""The corporations of Turmoil."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.card import Card
from areopolis.terraforming.effects.action import Action
from areopolis.terraforming.effects.choose import Both, Either, UnlessRaised
from areopolis.terraforming.effects.counts import Here
from areopolis.terraforming.effects.gain import AddHere, Gain, Produce, StartRating
from areopolis.terraforming.effects.lasting import CardPrice, OceanMoney, When
from areopolis.terraforming.terms import (
    BUILDING,
    CORPORATION,
    EARTH,
    ENERGY,
    HEAT,
    MC,
    OCEAN_PLACED,
    PLANT,
    PRESERVATION,
    PRODUCED,
    SCIENCE,
    STEEL,
    TITANIUM,
)  # fmt: skip
from areopolis.terraforming.turmoil.needs import PartiesJoined
from areopolis.terraforming.turmoil.parties import BOX

CARDS: Final = (
    Card(
        "R07", "Pristar", CORPORATION, play=(Gain(MC, 53), StartRating(-2)),
        lasting=(When(PRODUCED, UnlessRaised(Both(AddHere(1), Gain(MC, 6)))),),
        points_for=Here(), holds=PRESERVATION, box=BOX,
    ),
    Card(
        "R14", "TerraLabs Research", CORPORATION, tags=(SCIENCE, EARTH), play=(Gain(MC, 14), StartRating(-1)),
        lasting=(CardPrice(1),), box=BOX,
    ),
    Card(
        "R15", "Septem Tribus", CORPORATION, play=(Gain(MC, 36),),
        action=Action(None, (Gain(MC, 2, PartiesJoined()),)), wild=1, box=BOX,
    ),
    Card(
        "R33", "Utopia Invest", CORPORATION, tags=(BUILDING,),
        play=(Gain(MC, 40), Produce(STEEL, 1), Produce(TITANIUM, 1)),
        action=Either(
            Action(Produce(MC, -1), (Gain(MC, 4),)), Action(Produce(STEEL, -1), (Gain(STEEL, 4),)),
            Action(Produce(TITANIUM, -1), (Gain(TITANIUM, 4),)), Action(Produce(PLANT, -1), (Gain(PLANT, 4),)),
            Action(Produce(ENERGY, -1), (Gain(ENERGY, 4),)), Action(Produce(HEAT, -1), (Gain(HEAT, 4),)),
        ),
        box=BOX,
    ),
    Card(
        "R38", "Lakefront Resorts", CORPORATION, tags=(BUILDING,), play=(Gain(MC, 54),),
        lasting=(When(OCEAN_PLACED, Produce(MC, 1), anyone=True), OceanMoney(3)), box=BOX,
    ),
)  # fmt: skip
