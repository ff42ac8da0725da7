"""Events of the Corporate Era."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.card import CORPORATE, Card
from areopolis.terraforming.effects.choose import Either, NextCard, Optional
from areopolis.terraforming.effects.draw import Draw, LookKeep
from areopolis.terraforming.effects.gain import AddToFull, Gain, Produce, Rate
from areopolis.terraforming.effects.harm import Remove
from areopolis.terraforming.effects.needs import HasTags
from areopolis.terraforming.effects.place import Claim
from areopolis.terraforming.effects.prey import RemoveFromCard
from areopolis.terraforming.terms import ANIMAL, EARTH, EVENT, MC, MICROBES, PLANT, SCIENCE, SPACE, STEEL, TITANIUM

CARDS: Final = (
    Card(
        "027",
        "Interstellar Colony Ship",
        EVENT,
        cost=24,
        tags=(EARTH, SPACE),
        needs=(HasTags(SCIENCE, 5),),
        points=4,
        box=CORPORATE,
    ),
    Card(
        "050",
        "Virus",
        EVENT,
        cost=1,
        tags=(MICROBES,),
        play=(Optional(Either(RemoveFromCard(ANIMAL, 2), Remove(PLANT, 5))),),
        box=CORPORATE,
    ),
    Card("062", "Mineral Deposit", EVENT, cost=5, play=(Gain(STEEL, 5),), box=CORPORATE),
    Card("066", "Land Claim", EVENT, cost=1, play=(Claim(),), box=CORPORATE),
    Card("111", "Business Contacts", EVENT, cost=7, tags=(EARTH,), play=(LookKeep(4, 2),), box=CORPORATE),
    Card("112", "Bribed Committee", EVENT, cost=7, tags=(EARTH,), play=(Rate(2),), points=-2, box=CORPORATE),
    Card(
        "121",
        "Sabotage",
        EVENT,
        cost=1,
        play=(Optional(Either(Remove(TITANIUM, 3), Remove(STEEL, 4), Remove(MC, 7))),),
        box=CORPORATE,
    ),
    Card(
        "124",
        "Hired Raiders",
        EVENT,
        cost=1,
        play=(Optional(Either(Remove(STEEL, 2, steal=True), Remove(MC, 3, steal=True))),),
        box=CORPORATE,
    ),
    Card("149", "CEO's Favorite Project", EVENT, cost=1, play=(AddToFull(),), box=CORPORATE),
    Card("151", "Investment Loan", EVENT, cost=3, tags=(EARTH,), play=(Produce(MC, -1), Gain(MC, 10)), box=CORPORATE),
    Card("192", "Invention Contest", EVENT, cost=2, tags=(SCIENCE,), play=(LookKeep(3, 1),), box=CORPORATE),
    Card("195", "Indentured Workers", EVENT, cost=0, play=(NextCard(discount=8),), points=-1, box=CORPORATE),
    Card("204", "Technology Demonstration", EVENT, cost=5, tags=(SCIENCE, SPACE), play=(Draw(2),), box=CORPORATE),
)
