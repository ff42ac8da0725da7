"""The box: what lies in it, where its figures come from, and what an owner may put in their place."""

from __future__ import annotations

import tomllib

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.value import Value
from areopolis.onmars.box import Entry, box_for, own, provenance, standard, template
from areopolis.onmars.box.checks import START_HEXES
from areopolis.onmars.box.families import FAMILIES, META, SOURCES, Family, printed
from areopolis.onmars.box.needs import NEEDS
from areopolis.onmars.box.origin import value_at
from areopolis.onmars.box.spot import MISSING, Spot, toml
from areopolis.onmars.box.words import WORDS, effect
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.conditions import (
    All,
    HaveContracts,
    HaveMarkers,
    HaveScientists,
    HaveUpgrades,
    Lead,
    TechAt,
    TechsOn,
)
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain, OwnBuilding, Radar
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover, Travel
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.hexes import BY_NAME, FAR, MIDDLE, NAMES
from areopolis.onmars.terms import (
    ACTIONS,
    ANY_BUILDING,
    BATTERY,
    BUILDINGS,
    COLONY,
    CONDENSER,
    CONTROL,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    LAB,
    MINE,
    MISSION_KINDS,
    NOTHING,
    ORBIT,
    SCIENTISTS,
    SHELTER,
    WATER,
    WELCOME,
)

FILE = "my-box.toml"


def plain(thing: object) -> object:
    """All that a component holds, so that two boxes can be compared."""
    if isinstance(thing, tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {key: plain(part) for key, part in thing.items()}
    if thing is None or isinstance(thing, Value | int | str):
        return thing
    return {name: plain(getattr(thing, name)) for name in dir(thing) if not name.startswith("_")}


def contents(box: Box) -> dict[str, object]:
    """What is in a box."""
    return {name: plain(getattr(box, name)) for name in dir(box) if not name.startswith("_")}


def refusal(text: str) -> str:
    with pytest.raises(BadOptions) as error:
        own(text, FILE)
    return str(error.value)


# What lies in the box.


def test_counts() -> None:
    box = standard()
    assert [len(kind.tiles) for kind in box.buildings] == [6, 6, 6, 6, 6, 5]
    assert (len(box.order), len(box.arrivals), len(box.lab), len(box.columns)) == (8, 5, 13, 6)
    assert (len(box.depot), len(box.quarters)) == (8, 6)
    assert (len(box.blueprints), len(box.contracts), len(box.scientists)) == (24, 12, 6)
    assert (len(box.missions), len(box.goals), len(box.discoveries), len(box.research)) == (9, 16, 19, 4)
    assert (len(box.rewards), len(box.lss_choices)) == (8, 4)
    assert (len(box.solo_cards), len(box.solo_goals)) == (12, 4)
    assert (len(box.cards_a), len(box.cards_b), len(box.colonist_tiles), len(box.beginner_missions)) == (4, 8, 6, 3)
    assert len(box.actions) == len(box.slots) == len(ACTIONS)


@pytest.mark.parametrize(
    "cards", ["order", "depot", "blueprints", "contracts", "missions", "goals", "discoveries", "rewards", "solo_cards"]
)
def test_numbers_begin_with_one(cards: str) -> None:
    numbers = [card.number for card in getattr(standard(), cards)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_buildings_form_a_circle() -> None:
    kinds = standard().buildings
    assert [kind.name.lower().split()[-1] for kind in kinds] == list(BUILDINGS)
    assert [kind.yields for kind in kinds] == [0, 1, 2, 3, 4, CRYSTAL]
    assert [kind.colonists for kind in kinds] == [1, 0, 0, 0, 0, 0]
    assert kinds[MINE].cost == (0, 0, 0, 0, 0)
    for building in range(GENERATOR, SHELTER + 1):
        assert kinds[building].cost == tuple([int(resource == building - 1) for resource in range(5)])
    for kind in kinds[:SHELTER]:
        assert sorted([len(arrows) for arrows in kind.tiles]) == [0, 1, 1, 2, 2, 3]


def test_map() -> None:
    starts = standard().shelter_starts
    assert [NAMES[hex_] for hex_ in starts[4]] == ["E3", "I3", "I7", "E7"]
    for players, hexes in starts.items():
        assert len(set(hexes)) == players
        for hex_ in hexes:
            assert len([start for start in START_HEXES if FAR[hex_][start] == 2]) == 2
    research = [hex_ for kind in standard().research for hex_ in kind.hexes]
    assert len(set(research)) == 8
    assert {FAR[MIDDLE][hex_] for hex_ in research} == {5}
    assert [kind.letter for kind in standard().research] == ["A", "B", "C", "D"]


def test_board() -> None:
    box = standard()
    assert [space.side for space in box.order] == [ORBIT] * 4 + [COLONY] * 4
    assert box.order[0].benefit is None
    assert box.order[3].benefit == Colonists(2, (0, 0, 1, 1, 0))
    assert box.arrivals == (1, 2, 3, 3, 3)
    assert box.lab[LAB.index("1t")] == Warehouse(1, crystals=True, boost=True)
    assert box.lab[LAB.index("5t")] == Upgrade(1, tech=True, boost=True)
    assert len([benefit for benefit in box.lab if benefit is not None]) == 6
    assert [column.points for column in box.columns] == [1, 2, 3, 4, 5, 9]
    assert [(sum(column.cost), column.anything, column.crystals) for column in box.columns] == [
        (0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1),
    ]  # fmt: skip
    assert box.slots == (3, 3, 3, 3, 1, 0, 0, 0, 0, 0)
    assert box.actions[CONTROL] == Control(2, 2)
    assert box.actions[WELCOME] == Welcome(1, tech=True, boost=True)


def test_player_board() -> None:
    box = standard()
    assert [space.ship for space in box.depot] == [False] * 3 + [True] * 5
    assert [space.price for space in box.depot] == [2, 2, 2, 3, 3, 3, 4, 4]
    assert box.depot[0].action == OwnBuilding()
    assert box.depot[6].action == MoveRover(2, True, True)
    assert box.quarters == (0, 3, 6, 10, 15, 21)


def test_two_blueprints_of_each_level_for_every_building() -> None:
    sorts = [(card.level, card.building) for card in standard().blueprints]
    assert sorted(sorts) == sorted([(level, building) for level in (1, 3) for building in range(6)] * 2)
    assert all([card.gain == card.building for card in standard().blueprints])
    assert len({card.name for card in standard().blueprints}) == 24


@pytest.mark.parametrize(
    ("number", "name", "action"),
    [
        (1, "Construction Yard", Upgrade(1, tech=True, boost=True)),
        (3, "Automated Production", Produce(True)),
        (5, "Private Ship", Welcome(1, gives=((2, 1), (3, 0)), boost=True)),
        (10, "Concentrator", Construct(CONDENSER, boost=True)),
        (11, "Casino", Gain((0, 0, 0, 0, 0, 2), boost=True)),
        (13, "Mineral Mine", Score(2)),
        (14, "Biolab", TakeContract(False)),
        (15, "Radar", Radar()),
        (16, "Builder Drone AI600", Upgrade(1, anywhere=True)),
        (18, "Aqueduct", Retrieve(2, slots=False, working=True)),
        (19, "Eco Resort", Retrieve(0, slots=True, working=False, one_side=True)),
        (20, "Trade Market", Trade(2, True)),
        (21, "Recycling Bots", MoveBots(2, True, True)),
        (22, "Aerial Elevator", Travel(ORBIT)),
        (24, "Command Center", MoveRover(-1, False, True)),
    ],
)
def test_blueprints(number: int, name: str, action: Effect) -> None:
    card = standard().blueprints[number - 1]
    assert (card.number, card.name, card.action) == (number, name, action)


def test_contracts() -> None:
    contracts = standard().contracts
    assert [contract.building for contract in contracts] == [0, 1, 2, 3, 4, 5] + [NOTHING] * 6
    assert [(contract.size, contract.points, contract.penalty) for contract in contracts] == [(4, 12, 6)] * 6 + [
        (0, 9, 4)
    ] * 6
    assert [sum(contract.goods) for contract in contracts] == [0] * 6 + [4] + [5] * 5
    assert contracts[10].goods == (2, 0, 0, 3, 0, 0)


def test_scientists() -> None:
    scientists = standard().scientists
    assert [scientist.name.lower().split()[0] for scientist in scientists][2:] == list(SCIENTISTS[2:])
    assert [scientist.works for scientist in scientists] == [0, 1, 2, 3, 4, 5]
    assert [scientist.scores for scientist in scientists] == [1, 2, 3, 4, 5, 0]
    assert [scientist.colonists + sum(scientist.cost) for scientist in scientists] == [2] * 6
    assert scientists[2].cost[BATTERY] == scientists[3].cost[WATER] == 2


def test_missions() -> None:
    missions = standard().missions
    assert sorted([mission.kind for mission in missions]) == sorted(MISSION_KINDS)
    assert [mission.number for mission in missions if mission.long] == [1, 3, 7, 9]
    assert [mission.crystals for mission in missions] == [2, 1, 1, 2, 1, 1, 1, 2, 1]
    assert [sum([mission.needed[i] for mission in missions]) for i in range(3)] == [52, 62, 78]
    assert ACTIONS[missions[7].action] == "hire"
    assert standard().beginner_missions == (2, 8, 1)


def test_goals() -> None:
    goals = standard().goals
    assert {goal.rewards[0] for goal in goals} == {Develop(2, free=True)}
    assert goals[1].rewards[1] == Pick(3)
    assert goals[4].condition == HaveMarkers(1, 4)
    assert goals[8].rewards[1] == Welcome(1, free=True)
    assert goals[10].rewards[1] == Travel(2)
    assert goals[11].rewards[1] == TakeScientist()
    assert goals[12].condition == All(HaveScientists(1), HaveContracts(1))
    assert goals[13].condition == TechsOn((7, 8, 9), 3)


def test_discoveries() -> None:
    effects = [discovery.effect for discovery in standard().discoveries]
    assert effects[1:9] == [*[Construct(kind) for kind in range(6)], Upgrade(2), Construct(ANY_BUILDING)]
    assert effects[9:12] == [Hire(), Obtain(2), Warehouse(2, crystals=True)]
    assert effects[17:] == [Gain((2, 0, 0, 0, 0, 0)), Learn(1)]
    assert len(set(effects)) == 19


def test_rewards() -> None:
    assert [reward.each for reward in standard().rewards] == [1, 2, 2, 2, 2, 2, 2, 1]
    assert standard().lss_choices == (
        MoveBots(2, True),
        Gain((0, 0, 0, 0, 0, 1)),
        Gain((1, 0, 0, 0, 0, 0)),
        Retrieve(1, slots=True, working=True),
    )


def test_solo() -> None:
    box = standard()
    for mission in range(3):
        assert [card.travels for card in box.solo_cards if card.mission == mission].count(False) == 1
    assert [[card.action for card in box.solo_cards].count(action) for action in (1, 2, 3)] == [5, 4, 3]
    assert [len(goal.conditions) for goal in box.solo_goals] == [5, 6, 6, 11]
    assert [goal.conditions[-1] for goal in box.solo_goals] == [Lead(1), Lead(10), Lead(20), Lead(30)]
    assert box.solo_goals[0].conditions[3] == TechAt(6)
    assert HaveContracts(2, each=True) in box.solo_goals[1].conditions
    assert HaveUpgrades(3, GREENHOUSE) in box.solo_goals[3].conditions


def test_first_colonists() -> None:
    box = standard()
    assert all([len(card.buildings) == 4 and MINE in card.buildings for card in box.cards_a])
    assert box.cards_a[3].buildings == (CONDENSER, GENERATOR, 2, MINE)
    assert len({card.task for card in box.cards_b}) == 8
    assert (box.cards_b[7].task, box.cards_b[7].gain) == ("blueprint", CRYSTAL)
    with_benefit = tuple([space.number for space in box.order if space.benefit is not None])
    assert box.colonist_tiles == with_benefit


def test_every_word_is_used() -> None:
    text = "\n".join([entry.value for entry in provenance()])
    for word in WORDS:
        assert f'do = "{word}"' in text, word
    for word in NEEDS:
        assert f'have = "{word}"' in text, word


# Where its figures come from.


@pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
def test_entries_say_where_they_come_from(family: Family) -> None:
    for key, fields in printed()[family.name].items():
        assert fields["source"] in SOURCES, key
        assert set(family.fields) <= set(fields) <= {*family.fields, *META}, key
        for name in (*SOURCES, "confidence", "note"):
            said = fields.get(name, [])
            paths = [] if isinstance(said, str) else said
            assert isinstance(paths, list | dict)
            assert all([value_at(path, fields) is not MISSING for path in paths]), (key, name)


def test_confidence_is_one_of_three_words() -> None:
    assert {one.confidence for one in provenance()} == {"", "low", "medium", "high"}
    assert all([one.note == "" or one.note.endswith(".") for one in provenance()])


def found(family: str, entry: str, field: str, text: str = "") -> Entry:
    (only,) = [one for one in provenance(text) if (one.family, one.id, one.field) == (family, entry, field)]
    return only


def test_provenance() -> None:
    fields = [one for one in provenance() if "." not in one.field]
    assert len(fields) == sum([len(family.entries) * len(family.fields) for family in FAMILIES])
    assert {one.source for one in provenance()} == set(SOURCES)
    one = found("depot", "1", "price")
    assert (one.value, one.source, one.confidence, one.note) == ("2", "rulebook", "", "")
    one = found("discoveries", "18", "effect")
    assert (one.value, one.source, one.confidence) == ('{ do = "gain", mineral = 2 }', "reconstructed", "low")
    assert one.note.endswith(".")


def test_parts_of_a_field_may_be_weaker() -> None:
    assert found("lab", "1t", "benefit").source == "rulebook"
    part = found("lab", "1t", "benefit.boost")
    assert (part.value, part.source, part.confidence) == ('"colonist"', "reconstructed", "medium")
    part = found("goals", "10", "rewards.2.from")
    assert (part.value, part.source) == ('["slots", "working"]', "reconstructed")
    assert found("cards_a", "1", "buildings.4").value == '"mine"'


def test_provenance_of_an_owner() -> None:
    text = '[lab.1t]\nbenefit = { do = "nothing" }\n'
    one = found("lab", "1t", "benefit", text)
    assert (one.value, one.source, one.confidence, one.note) == ('{ do = "nothing" }', "yours", "", "")
    assert [one.field for one in provenance(text) if (one.family, one.id) == ("lab", "1t")] == ["benefit"]
    with pytest.raises(BadOptions, match=r"my-box\.toml: lab\.1t\.benefit\.do: is missing"):
        provenance("[lab.1t]\nbenefit = {}", FILE)


# An owner's figures.


def test_template() -> None:
    text = template()
    data = tomllib.loads(text)
    weak = {(one.family, one.id, one.field.split(".")[0]) for one in provenance() if one.source == "reconstructed"}
    assert {
        (family, entry, field) for family, fields in data.items() for entry in fields for field in fields[entry]
    } == weak
    assert "# tiles (low confidence)" in text
    assert contents(own(text, FILE)) == contents(standard())
    assert {one.source for one in provenance(text)} == {"rulebook", "catalogue", "yours"}


def test_a_box_is_made_of_a_text_alone() -> None:
    assert box_for("") is standard()
    assert box_for("[depot.5]\nprice = 1").depot[4].price == 1
    assert own("", FILE) is standard()
    assert own("# nothing yet", FILE) is standard()
    with pytest.raises(BadOptions, match=r"owner's components \(0123456789abcdef\), which are not with it"):
        box_for("0123456789abcdef")


def test_refused_boxes_leave_nothing_behind() -> None:
    before = contents(standard())
    refusal("[depot.4]\nprice = 0\n[depot.5]\nprice = -1")
    assert contents(standard()) == before
    assert standard().depot[3].price == 3


OVERRIDES = [
    ("buildings", '[buildings.mine]\ntiles = [["N"], ["NE", "SW"]]'),
    ("shelter_starts", '[map.shelters]\n2 = ["E3", "I3"]'),
    ("order", '[order.7]\nbenefit = { do = "gain", crystal = 1 }'),
    ("arrivals", "[shuttle.4]\nspace = 2"),
    ("lab", '[lab.3t]\nbenefit = { do = "bots", points = 2, boost = "crystal" }'),
    ("columns", "[columns.2]\nanything = 2"),
    ("depot", '[depot.8]\naction = { do = "rover", points = "highest" }'),
    ("quarters", "[quarters.6]\npoints = 22"),
    ("blueprints", '[blueprints.13]\nname = "Minerals"'),
    ("contracts", '[contracts.1]\nbuilding = "none"\nsize = 0\ngoods = { crystal = 3 }'),
    ("scientists", "[scientists.systems]\ncost = { oxygen = 1 }"),
    ("missions", '[missions.3]\nlength = "short"'),
    ("goals", '[goals.14]\ncondition = { have = "techs-on", spaces = ["3t", "3b"], count = 2 }'),
    ("discoveries", '[discoveries.15]\neffect = { do = "gain", water = 2 }'),
    ("research", '[research.A]\nhexes = ["A1", "D1"]'),
    ("rewards", "[rewards.8]\neach = 2"),
    ("lss_choices", '[choices.mineral]\neffect = { do = "gain", water = 1 }'),
    ("solo_cards", '[solo.1]\nmission = "C"'),
    ("solo_goals", '[solo_goals.1]\nconditions = [{ have = "lead", points = 1 }]'),
    ("cards_a", '[cards_a.1]\nbuildings = ["shelter"]'),
    ("cards_b", '[cards_b.2]\ngain = "water"'),
    ("colonist_tiles", "[colonist_tiles.1]\nspace = 1"),
    ("beginner_missions", "[beginner_missions.1]\nmission = 3"),
    ("actions", '[actions.learn]\neffect = { do = "learn", count = 2 }'),
    ("slots", "[actions.develop]\nslots = 4"),
]


@pytest.mark.parametrize(("part", "text"), OVERRIDES, ids=[part for part, _text in OVERRIDES])
def test_an_owner_may_change_every_family(part: str, text: str) -> None:
    mine, usual = contents(own(text, FILE)), contents(standard())
    assert {name for name in usual if mine[name] != usual[name]} == {part}


def test_overrides_cover_every_family() -> None:
    assert {family for _part, text in OVERRIDES for family in tomllib.loads(text)} == {one.name for one in FAMILIES}


def test_values_of_an_owner() -> None:
    mine = own(OVERRIDES[0][1], FILE)
    assert mine.buildings[MINE].tiles == ((0,), (1, 4))
    assert own(OVERRIDES[1][1], FILE).shelter_starts[2] == (BY_NAME["E3"], BY_NAME["I3"])
    assert own(OVERRIDES[6][1], FILE).depot[7].action == MoveRover(-1, False, False)
    assert own('[lab.6]\nbenefit = { do = "nothing" }', FILE).lab[12] is None


# What is refused, and how.

WORD_LIST = ", ".join(WORDS)
REFUSED = [
    ("x =", "this is not TOML: Invalid value (at end of document)"),
    ("[lab.1t]\nbenefit =\n", "this is not TOML: Invalid value (at line 2, column 10)"),
    ("[moon]", "moon: there is no such family; there are: buildings, map, order, "),
    ("lab = 3", "lab: must be a table, not 3"),
    ("[lab.9t]\nbenefit = 1", f"lab.9t: there is no such entry; there are: {', '.join(LAB)}"),
    ("[lab]\n6 = 1", "lab.6: must be a table, not 1"),
    ("[depot.4]\ncost = 1", "depot.4.cost: there is no such field; there are: ship, price, action"),
    ("[depot.4]\nsource = 'rulebook'", "depot.4.source: there is no such field; there are: ship, price, action"),
    ("[depot.4]\nprice = 'three'", "depot.4.price: must be a whole number from 0 to 9, not 'three'"),
    ("[depot.4]\nprice = true", "depot.4.price: must be a whole number from 0 to 9, not true"),
    ("[depot.4]\nprice = 10", "depot.4.price: must be a whole number from 0 to 9, not 10"),
    ("[depot.4]\nprice = 1979-05-27", "depot.4.price: must be a whole number from 0 to 9, not 1979-05-27"),
    ("[depot.4]\nship = 1", "depot.4.ship: must be true or false, not 1"),
    ("[depot.4]\naction = { do = 'nothing' }", f"depot.4.action: there is no word 'nothing'; words: {WORD_LIST}"),
    ("[blueprints.1]\nname = ''", "blueprints.1.name: must be a text, not ''"),
    ("[blueprints.1]\nlevel = 2", "blueprints.1.level: must be 1 or 3, not 2"),
    ("[blueprints.1]\nlevel = 3", "blueprints: 12 must be of level 1, not 11"),
    ("[blueprints.1]\ngain = 'gold'", "blueprints.1.gain: must be one of mineral, battery, water, plant, oxygen, "),
    (
        "[buildings.mine]\ncost = { gold = 1 }",
        "buildings.mine.cost.gold: there is no such resource; there are: ",
    ),
    ("[buildings.mine]\ntiles = []", "buildings.mine.tiles: must be a list of 1 to 12, not of 0"),
    ("[buildings.mine]\ntiles = ['N']", "buildings.mine.tiles.1: must be a list of 0 to 6, not 'N'"),
    ("[buildings.mine]\ntiles = [['X']]", "buildings.mine.tiles.1.1: must be one of N, NE, SE, S, SW, NW, not 'X'"),
    ("[buildings.shelter]\ntiles = [[]]", "buildings.shelter.tiles: must be a list of 5, not of 1"),
    ("[map.shelters]\n2 = ['E3']", "map.shelters.2: must be a list of 2, not of 1"),
    ("[map.shelters]\n2 = ['E3', 'E3']", "map.shelters.2.2: the hex E3 stands there twice"),
    ("[map.shelters]\n2 = ['E3', 'Z9']", "map.shelters.2.2: must be the name of a hex, from A1 to M3, not 'Z9'"),
    ("[map.shelters]\n2 = ['E3', 'G5']", "map.shelters.2: on G5 begins a starting building"),
    ("[research.A]\nhexes = ['G3', 'D1']", "research.A.hexes: on G3 begins a starting building"),
    ("[research.A]\nhexes = ['E3', 'D1']", "research.A.hexes: on E3 begins the first shelter of a player"),
    ("[research.A]\nhexes = ['L1', 'D1']", "research.B.hexes: on L1 begins another research tile"),
    ("[order.1]\nside = 'colony'", "order: 4 spaces must be on the side 'orbit', not 3"),
    ("[depot.1]\nship = true", "depot: a ship must stand on 5 spaces, not on 6"),
    ("[actions.hire]\nslots = 0", "actions.hire.slots: this action needs at least one slot"),
    ("[actions.learn]\nslots = 1", "actions.learn.slots: this action has no slots; must be 0"),
    ("[colonist_tiles.1]\nspace = 8", "colonist_tiles: every entry must have a space of its own"),
    ("[missions.1]\nkind = 'bots'", "missions: every entry must have a kind of its own"),
    ("[missions.1]\nneeded = [1, 2]", "missions.1.needed: must be a list of 3, not of 2"),
    ("missions = { 1.length = 'short', 3.length = 'short', 7.length = 'short' }", "missions: from 2 to 7 must be long"),
    ("[contracts.1]\ngoods = { water = 1 }", "contracts.1: a contract for a building has a size from 1 and no goods"),
    ("[contracts.7]\ngoods = {}", "contracts.7: a contract with the building 'none' has the size 0 and goods"),
    ("[goals.1]\nrewards = []", "goals.1.rewards: must be a list of 2, not of 0"),
    ("[goals.1]\ncondition = { have = 'luck' }", "goals.1.condition: there is no word 'luck'; words: blueprints, "),
    ("[goals.1]\ncondition = 1", "goals.1.condition: must be a table, not 1"),
    (
        "[goals.14]\ncondition = { have = 'techs-on', spaces = ['6', '6'], count = 1 }",
        "goals.14.condition.spaces: a space stands there twice",
    ),
]
EFFECTS = [
    ("{ do = 'develpo' }", f": there is no word 'develpo'; words: {WORD_LIST}, nothing"),
    ("{ do = 1 }", f".do: must be one of {WORD_LIST}, nothing, not 1"),
    ("{ count = 1 }", ".do: is missing; must be one of bots, building"),
    ("{ do = 'learn', cuont = 1 }", ".cuont: there is no such field of 'learn'; there are: do, count, boost"),
    ("{ do = 'learn' }", ".count: is missing; must be a whole number from 1 to 9"),
    ("{ do = 'learn', count = 0 }", ".count: must be a whole number from 1 to 9, not 0"),
    ("{ do = 'learn', count = 1, boost = 'crystal' }", ".boost: must be 'colonist', not 'crystal'"),
    ("{ do = 'bots', points = 2, boost = 'colonist' }", ".boost: must be 'crystal', not 'colonist'"),
    ("{ do = 'gain' }", ": 'gain' needs an amount of at least one of mineral, battery, water, plant, oxygen, crystal"),
    ("{ do = 'rover', points = 'far' }", ".points: must be a whole number from 1 to 9 or 'highest', not 'far'"),
    ("{ do = 'retrieve', count = 1, from = ['mines'] }", ".from.1: must be one of slots, working, not 'mines'"),
    (
        "{ do = 'retrieve', count = 'all' }",
        ".count: must be a whole number from 1 to 12 or 'any', not 'all'",
    ),
    ("{ do = 'travel', to = 'moon' }", ".to: must be one of orbit, colony, other, not 'moon'"),
    ("{ do = 'construct', building = 'bar' }", ".building: must be one of mine, generator, extractor, greenhouse, "),
    ("{ do = 'warehouse', count = 1 }", ".crystals: is missing; must be true or false"),
    ("{ do = 'develop', count = 1, free = 'yes' }", ".free: must be true or false, not 'yes'"),
    ("{ do = 'welcome', count = 1, gives = [[1]] }", ".gives.1: must be a list of 2, not of 1"),
    ("{ do = 'nothing', count = 1 }", ".count: there is no such field of 'nothing'; there are: do"),
    ("[]", ": must be a table, not []"),
]


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_refusals(text: str, problem: str) -> None:
    assert refusal(text).startswith(f"{FILE}: {problem}")


@pytest.mark.parametrize(("text", "problem"), EFFECTS)
def test_refused_effects(text: str, problem: str) -> None:
    assert refusal(f"[lab.6]\nbenefit = {text}").startswith(f"{FILE}: lab.6.benefit{problem}")


def test_toml_text() -> None:
    value = {"a": [1, True, "x"], "b": {}, "c": {"d": False}}
    assert toml(value) == '{ a = [1, true, "x"], b = {}, c = { d = false } }'
    assert tomllib.loads(f"v = {toml(value)}") == {"v": value}


def test_usual_fields_may_be_left_out() -> None:
    assert effect(Spot(FILE, "", {"do": "welcome", "count": 2})) == Welcome(2)
    assert effect(Spot(FILE, "", {"do": "travel", "to": "colony"})) == Travel(COLONY, discovery=True)
    assert effect(Spot(FILE, "", {"do": "colonists", "count": 1})) == Colonists(1, (0, 0, 0, 0, 0))
