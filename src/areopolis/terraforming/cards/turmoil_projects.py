"""The project cards of Turmoil."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.card import Card
from areopolis.terraforming.effects.action import Action, Spend
from areopolis.terraforming.effects.choose import Optional
from areopolis.terraforming.effects.counts import Each, OwnTags
from areopolis.terraforming.effects.draw import Draw
from areopolis.terraforming.effects.gain import Gain, Produce, Rate
from areopolis.terraforming.effects.harm import Remove
from areopolis.terraforming.effects.lasting import Influence, When
from areopolis.terraforming.effects.place import CITY_TILE, GREENERY_TILE
from areopolis.terraforming.terms import (
    ACTIVE,
    ANIMALS,
    AUTOMATED,
    BUILDING,
    CITY_TAG,
    EARTH,
    ENERGY,
    EVENT,
    HEAT,
    JOVIAN,
    MC,
    MICROBES,
    PLANT,
    PLANTS,
    SCIENCE,
    TAG_PLAYED,
)  # fmt: skip
from areopolis.terraforming.turmoil.lobby import BanDelegate, Overthrow, Recruit, SendDelegates
from areopolis.terraforming.turmoil.needs import (
    AllTags,
    EmptyBesideOwn,
    IsChairman,
    LeadsParty,
    NeutralChairman,
    Supports,
)  # fmt: skip
from areopolis.terraforming.turmoil.parties import BOX, GREENS, KELVINISTS, MARS_FIRST, REDS, SCIENTISTS, UNITY

CARDS: Final = (
    Card(
        "T01", "Aerial Lenses", AUTOMATED, cost=2, needs=(Supports(KELVINISTS),),
        play=(Produce(HEAT, 2), Optional(Remove(PLANT, 2))), points=-1, box=BOX,
    ),
    Card("T02", "Banned Delegate", EVENT, cost=0, needs=(IsChairman(),), play=(BanDelegate(),), box=BOX),
    Card(
        "T03", "Cultural Metropolis", AUTOMATED, cost=20, tags=(CITY_TAG, BUILDING), needs=(Supports(UNITY),),
        play=(Produce(ENERGY, -1), Produce(MC, 3), CITY_TILE, SendDelegates(2)), box=BOX,
    ),
    Card(
        "T04", "Diaspora Movement", AUTOMATED, cost=7, tags=(JOVIAN,), needs=(Supports(REDS),),
        play=(Gain(MC, 1, AllTags(JOVIAN)),), points=1, box=BOX,
    ),
    Card(
        "T05", "Event Analysts", ACTIVE, cost=5, tags=(SCIENCE,), needs=(Supports(SCIENTISTS),),
        lasting=(Influence(1),), box=BOX,
    ),
    Card(
        "T06", "GMO Contract", ACTIVE, cost=3, tags=(MICROBES, SCIENCE), needs=(Supports(GREENS),),
        lasting=(When(TAG_PLAYED, Gain(MC, 2), tags=(PLANTS, ANIMALS, MICROBES)),), box=BOX,
    ),
    Card(
        "T07", "Martian Media Center", ACTIVE, cost=7, tags=(BUILDING,), needs=(Supports(MARS_FIRST),),
        play=(Produce(MC, 2),), action=Action(Spend(MC, 3), (SendDelegates(1),)), box=BOX,
    ),
    Card(
        "T08", "Parliament Hall", AUTOMATED, cost=8, tags=(BUILDING,), needs=(Supports(MARS_FIRST),),
        play=(Produce(MC, 1, Each(OwnTags(BUILDING), 3)),), points=1, box=BOX,
    ),
    Card(
        "T09", "PR Office", AUTOMATED, cost=7, tags=(EARTH,), needs=(Supports(UNITY),),
        play=(Gain(MC, 1, OwnTags(EARTH)), Rate(1)), box=BOX,
    ),
    Card("T10", "Public Celebrations", EVENT, cost=8, needs=(IsChairman(),), points=2, box=BOX),
    Card("T11", "Recruitment", EVENT, cost=2, play=(Recruit(),), box=BOX),
    Card(
        "T12", "Red Tourism Wave", EVENT, cost=3, tags=(EARTH,), needs=(Supports(REDS),),
        play=(Gain(MC, 1, EmptyBesideOwn()),), box=BOX,
    ),
    Card(
        "T13", "Sponsored Mohole", AUTOMATED, cost=5, tags=(BUILDING,), needs=(Supports(KELVINISTS),),
        play=(Produce(HEAT, 2),), box=BOX,
    ),
    Card(
        "T14", "Supported Research", AUTOMATED, cost=3, tags=(SCIENCE,), needs=(Supports(SCIENTISTS),),
        play=(Draw(2),), box=BOX,
    ),
    Card(
        "T15", "Wildlife Dome", AUTOMATED, cost=15, tags=(ANIMALS, PLANTS, BUILDING), needs=(Supports(GREENS),),
        play=(GREENERY_TILE,), box=BOX,
    ),
    Card(
        "T16", "Vote of No Confidence", EVENT, cost=5, needs=(LeadsParty(), NeutralChairman()),
        play=(Overthrow(),), box=BOX,
    ),
)  # fmt: skip
