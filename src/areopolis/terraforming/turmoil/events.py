"""The 31 global events of Turmoil."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.effects.counts import PlainTags
from areopolis.terraforming.terms import (
    BUILDING,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MC,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)  # fmt: skip
from areopolis.terraforming.turmoil.counts import (
    BlueCards,
    FivesOfRating,
    OwnCities,
    OwnEvents,
    ProductionOf,
    TilesAtSea,
)  # fmt: skip
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.parties import GREENS, KELVINISTS, MARS_FIRST, REDS, SCIENTISTS, UNITY
from areopolis.terraforming.turmoil.parts import (
    AnyPerInfluence,
    Contest,
    DiscardCards,
    Diversity,
    DrawPerInfluence,
    EachGains,
    EachLoses,
    HandMoney,
    KeepPlants,
    LoseAll,
    LoseRating,
    LowerEach,
    PerInfluence,
    PowerTemplates,
    RatingTax,
    Sponsor,
)  # fmt: skip
from areopolis.terraforming.turmoil.planet import SeaDries, SeaRises, Temperature

EVENTS: Final = (
    GlobalEvent(0, "", GREENS, GREENS, ()),
    GlobalEvent(
        1, "Aquifer Released by Public Council", MARS_FIRST, GREENS,
        (SeaRises(), PerInfluence(PLANT), PerInfluence(STEEL)),
    ),
    GlobalEvent(2, "Asteroid Mining", REDS, UNITY, (EachGains(TITANIUM, 1, PlainTags(JOVIAN)),)),
    GlobalEvent(3, "Celebrity Leaders", UNITY, GREENS, (EachGains(MC, 2, OwnEvents()),)),
    GlobalEvent(4, "Diversity", SCIENTISTS, SCIENTISTS, (Diversity(9, 10),)),
    GlobalEvent(5, "Dry Deserts", REDS, UNITY, (SeaDries(), AnyPerInfluence())),
    GlobalEvent(6, "Eco Sabotage", GREENS, REDS, (KeepPlants(3),)),
    GlobalEvent(7, "Election", GREENS, MARS_FIRST, (Contest(2, 1, (PlainTags(BUILDING), OwnCities()), (10, 5), 0),)),
    GlobalEvent(8, "Generous Funding", KELVINISTS, UNITY, (EachGains(MC, 2, FivesOfRating(15)),)),
    GlobalEvent(9, "Global Dust Storm", KELVINISTS, GREENS, (LoseAll(HEAT), EachLoses(MC, 2, PlainTags(BUILDING)))),
    GlobalEvent(10, "Homeworld Support", REDS, UNITY, (EachGains(MC, 2, PlainTags(EARTH)),)),
    GlobalEvent(
        11, "Improved Energy Templates", SCIENTISTS, KELVINISTS, (PowerTemplates(ENERGY, PlainTags(POWER), 2),),
    ),
    GlobalEvent(12, "Interplanetary Trade", UNITY, UNITY, (EachGains(MC, 2, PlainTags(SPACE)),)),
    GlobalEvent(13, "Miners on Strike", MARS_FIRST, GREENS, (EachLoses(TITANIUM, 1, PlainTags(JOVIAN)),)),
    GlobalEvent(14, "Mud Slides", KELVINISTS, GREENS, (EachLoses(MC, 4, TilesAtSea()),)),
    GlobalEvent(15, "Pandemic", GREENS, MARS_FIRST, (EachLoses(MC, 3, PlainTags(BUILDING)),)),
    GlobalEvent(16, "Paradigm Breakdown", KELVINISTS, REDS, (DiscardCards(2), PerInfluence(MC, 2))),
    GlobalEvent(17, "Productivity", SCIENTISTS, MARS_FIRST, (EachGains(STEEL, 1, ProductionOf(STEEL)),)),
    GlobalEvent(18, "Red Influence", KELVINISTS, REDS, (RatingTax(10, 3), PerInfluence(MC, production=True))),
    GlobalEvent(19, "Revolution", UNITY, MARS_FIRST, (Contest(-2, -1, (PlainTags(EARTH),), (4, 0), 1),)),
    GlobalEvent(20, "Riots", MARS_FIRST, REDS, (EachLoses(MC, 4, OwnCities()),)),
    GlobalEvent(21, "Sabotage", UNITY, REDS, (LowerEach(STEEL), LowerEach(ENERGY), PerInfluence(STEEL))),
    GlobalEvent(22, "Scientific Community", REDS, SCIENTISTS, (HandMoney(),)),
    GlobalEvent(23, "Snow Cover", KELVINISTS, KELVINISTS, (Temperature(-2), DrawPerInfluence())),
    GlobalEvent(24, "Solar Flare", UNITY, KELVINISTS, (EachLoses(MC, 3, PlainTags(SPACE)),)),
    GlobalEvent(25, "Solarnet Shutdown", SCIENTISTS, MARS_FIRST, (EachLoses(MC, 3, BlueCards()),)),
    GlobalEvent(26, "Spin-Off Products", GREENS, SCIENTISTS, (EachGains(MC, 2, PlainTags(SCIENCE)),)),
    GlobalEvent(27, "Sponsored Projects", SCIENTISTS, GREENS, (Sponsor(), DrawPerInfluence())),
    GlobalEvent(28, "Strong Society", REDS, MARS_FIRST, (EachGains(MC, 2, OwnCities()),)),
    GlobalEvent(29, "Successful Organisms", MARS_FIRST, SCIENTISTS, (EachGains(PLANT, 1, ProductionOf(PLANT)),)),
    GlobalEvent(
        30, "Volcanic Eruptions", SCIENTISTS, KELVINISTS, (Temperature(2), PerInfluence(HEAT, production=True)),
    ),
    GlobalEvent(31, "War on Earth", MARS_FIRST, KELVINISTS, (LoseRating(4),)),
)  # fmt: skip
