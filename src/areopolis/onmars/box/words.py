"""The words for effects: what stands under `do` in the files, and the fields that go with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from areopolis.onmars.box.spot import Spot
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain, OwnBuilding, Radar
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover, Travel
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.terms import BUILDINGS, GOODS, RESOURCES, SIDES

NOTHING_WORD: Final = "nothing"
HIGHEST: Final = "highest"
HIGHEST_POINTS: Final = -1
ANY: Final = "any"
ANY_NUMBER: Final = 0
# In the order of their numbers: a building of any kind comes after all kinds, the other side after both sides.
BUILDING_WORDS: Final = (*BUILDINGS, "any")
TRAVEL_WORDS: Final = (*SIDES, "other")
PLACES: Final = ("slots", "working")
USUAL_GIVES: Final = ((1, 1), (2, 0))


@final
class Word:
    """A word of the vocabulary: the fields it has, and what makes an effect of them."""

    def __init__(self, fields: tuple[str, ...], make: Callable[[Spot], Effect]) -> None:
        self.fields: Final = fields
        self.make: Final = make


def count(spot: Spot) -> int:
    """How often; every word that counts must say it."""
    return spot.at("count").whole(1, 9)


def points(spot: Spot) -> int:
    """Points of movement or of the score."""
    return spot.at("points").whole(1, 9)


def flag(spot: Spot, name: str, usual: bool = False) -> bool:
    """A flag that may be left out."""
    return spot.at(name).flag() if spot.has(name) else usual


def boost(spot: Spot, by: str = "colonist") -> bool:
    """Whether it can be boosted, by the one thing that this word knows."""
    if not spot.has("boost"):
        return False
    spot.at("boost").word((by,))
    return True


def amounts(spot: Spot, names: tuple[str, ...]) -> tuple[int, ...]:
    """Amounts that stand among the fields of a word."""
    return tuple([spot.at(name).whole(0, 9) if spot.has(name) else 0 for name in names])


def gain(spot: Spot) -> Effect:
    """Goods from the supply."""
    goods = amounts(spot, GOODS)
    if sum(goods) == 0:
        raise spot.wrong(f"'gain' needs an amount of at least one of {', '.join(GOODS)}")
    return Gain(goods, boost=boost(spot))


def pick(spot: Spot) -> Effect:
    """Resources of free choice."""
    return Pick(count(spot))


def score(spot: Spot) -> Effect:
    """Points for the score."""
    return Score(points(spot))


def trade(spot: Spot) -> Effect:
    """One resource for others."""
    return Trade(count(spot), boost(spot))


def produce(spot: Spot) -> Effect:
    """Production."""
    return Produce(boost(spot))


def warehouse(spot: Spot) -> Effect:
    """Items from the warehouse."""
    return Warehouse(count(spot), spot.at("crystals").flag(), boost=boost(spot))


def colonists(spot: Spot) -> Effect:
    """New colonists, and what they cost."""
    return Colonists(count(spot), amounts(spot, RESOURCES))


def retrieve(spot: Spot) -> Effect:
    """Colonists that return to the living quarters."""
    much = spot.at("count")
    number = ANY_NUMBER if much.value == ANY else number_or(much, ANY, 12)
    places = [place.word(PLACES) for place in spot.at("from").items(1, len(PLACES))]
    return Retrieve(number, slots=0 in places, working=1 in places, one_side=flag(spot, "one_side"))


def number_or(spot: Spot, word: str, most: int) -> int:
    """A number where a word could stand too."""
    if isinstance(spot.value, bool) or not isinstance(spot.value, int) or not 1 <= spot.value <= most:
        raise spot.must_be(f"a whole number from 1 to {most} or '{word}'")
    return spot.value


def bots(spot: Spot) -> Effect:
    """Movement of bots."""
    return MoveBots(points(spot), boost(spot, "crystal"))


def rover(spot: Spot) -> Effect:
    """Movement of the rover."""
    far = spot.at("points")
    number = HIGHEST_POINTS if far.value == HIGHEST else number_or(far, HIGHEST, 9)
    return MoveRover(number, flag(spot, "tech"), boost(spot, "crystal"))


def scavenge(spot: Spot) -> Effect:
    """Bots that move like rovers."""
    return MoveBots(points(spot), boost(spot, "crystal"), gathers=True)


def control(spot: Spot) -> Effect:
    """The main action that moves bots and rover."""
    return Control(spot.at("bots").whole(0, 9), spot.at("rover").whole(0, 9))


def travel(spot: Spot) -> Effect:
    """A travel at once."""
    return Travel(spot.at("to").word(TRAVEL_WORDS), discovery=flag(spot, "discovery", usual=True))


def construct(spot: Spot) -> Effect:
    """A construction."""
    return Construct(spot.at("building").word(BUILDING_WORDS), boost=boost(spot))


def upgrade(spot: Spot) -> Effect:
    """Upgrades of buildings."""
    return Upgrade(
        count(spot),
        free=flag(spot, "free"),
        tech=flag(spot, "tech"),
        anywhere=flag(spot, "anywhere"),
        boost=boost(spot),
    )


def obtain(spot: Spot) -> Effect:
    """Blueprints."""
    return Obtain(count(spot), boost=boost(spot))


def learn(spot: Spot) -> Effect:
    """New techs."""
    return Learn(count(spot), boost=boost(spot), once=flag(spot, "once"))


def develop(spot: Spot) -> Effect:
    """Developments of techs."""
    return Develop(count(spot), free=flag(spot, "free"), boost=boost(spot))


def radar(spot: Spot) -> Effect:
    """A discovery tile that is used again and again."""
    return Radar()


def building(spot: Spot) -> Effect:
    """The action of an own upgraded building."""
    return OwnBuilding()


def hire(spot: Spot) -> Effect:
    """A scientist or a contract at its price."""
    return Hire()


def scientist(spot: Spot) -> Effect:
    """A scientist for nothing."""
    return TakeScientist()


def contract(spot: Spot) -> Effect:
    """A contract."""
    return TakeContract(flag(spot, "free"))


def welcome(spot: Spot) -> Effect:
    """Ships that arrive, and whom each brings: colonists and bots, one way of several."""
    gives: tuple[tuple[int, int], ...] = USUAL_GIVES
    if spot.has("gives"):
        ways = [way.items(2, 2) for way in spot.at("gives").items(1, 3)]
        gives = tuple([(way[0].whole(0, 9), way[1].whole(0, 4)) for way in ways])
    return Welcome(count(spot), free=flag(spot, "free"), gives=gives, tech=flag(spot, "tech"), boost=boost(spot))


WORDS: Final[dict[str, Word]] = {
    "bots": Word(("points", "boost"), bots),
    "building": Word((), building),
    "colonists": Word(("count", *RESOURCES), colonists),
    "construct": Word(("building", "boost"), construct),
    "contract": Word(("free",), contract),
    "control": Word(("bots", "rover"), control),
    "develop": Word(("count", "free", "boost"), develop),
    "gain": Word((*GOODS, "boost"), gain),
    "hire": Word((), hire),
    "learn": Word(("count", "boost", "once"), learn),
    "obtain": Word(("count", "boost"), obtain),
    "pick": Word(("count",), pick),
    "produce": Word(("boost",), produce),
    "radar": Word((), radar),
    "retrieve": Word(("count", "from", "one_side"), retrieve),
    "rover": Word(("points", "tech", "boost"), rover),
    "scavenge": Word(("points", "boost"), scavenge),
    "scientist": Word((), scientist),
    "score": Word(("points",), score),
    "trade": Word(("count", "boost"), trade),
    "travel": Word(("to", "discovery"), travel),
    "upgrade": Word(("count", "free", "tech", "anywhere", "boost"), upgrade),
    "warehouse": Word(("count", "crystals", "boost"), warehouse),
    "welcome": Word(("count", "free", "gives", "tech", "boost"), welcome),
}


def named(spot: Spot, key: str, words: list[str]) -> str:
    """The word that a description begins with."""
    name = spot.at(key)
    if not isinstance(name.value, str):
        raise name.must_be(f"one of {', '.join(words)}")
    if name.value not in words:
        raise spot.wrong(f"there is no word '{name.value}'; words: {', '.join(words)}")
    return name.value


def effect(spot: Spot) -> Effect:
    """The effect that is described."""
    name = named(spot, "do", list(WORDS))
    word = WORDS[name]
    spot.only(("do", *word.fields), f"field of '{name}'")
    return word.make(spot)


def benefit(spot: Spot) -> Effect | None:
    """An effect, or nothing."""
    if named(spot, "do", [*WORDS, NOTHING_WORD]) == NOTHING_WORD:
        spot.only(("do",), f"field of '{NOTHING_WORD}'")
        return None
    return effect(spot)
