"""What the form of a table says of actions, boards and cards beside what lies there."""

from __future__ import annotations

from areopolis.onmars.scenario import Scenario


def test_an_action_says_what_placing_costs_for_whom() -> None:
    pos = Scenario(4).slots("construct", 1, 1, 0, 0).slots("upgrade", 0, 2, 1, 0).start()
    actions = {form["action"]: form for form in pos.table(0)["actions"]}
    assert (actions["construct"]["charges"], actions["construct"]["extra_cost"]) == ([0, 1, 0, 0], 1)
    # All slots are taken: whoever has most there goes, and is not paid for.
    assert (actions["upgrade"]["leave"], actions["upgrade"]["charges"]) == ([1], [0, 0, 1, 0])
    assert (actions["control"]["leave"], actions["control"]["charges"]) == ([], [])
    assert pos.table(-1)["actions"][2]["charges"] == []


def test_with_two_players_every_colonist_is_paid_for() -> None:
    pos = Scenario().slots("construct", 1, 1).start()
    assert [form["charges"] for form in pos.table(0)["actions"] if form["action"] == "construct"] == [[1, 1]]


def test_what_can_be_paid_and_finds_room() -> None:
    pos = Scenario().seat(0, battery=2).start()
    builds = {form["building"]: form for form in pos.table(0)["builds"]}
    assert (builds["extractor"]["room"], builds["extractor"]["affordable"]) == (2, True)
    assert not builds["condenser"]["affordable"]
    assert builds["shelter"]["left"] == 4


def test_goods_find_room_on_contracts_too() -> None:
    pos = Scenario().seat(0, water=2, contracts={9: {"water": 1}}).start()
    builds = {form["building"]: form for form in pos.table(0)["builds"]}
    assert builds["extractor"]["room"] == 2
    (contract,) = pos.table(1)["seats"][0]["contracts"]
    assert (contract["goods"], contract["size"], contract["points"]) == ({"mineral": 0, "water": 1}, None, -4)


def test_how_near_blueprints_contracts_and_scientists_are() -> None:
    scene = Scenario().seat(0, bots=["G8"], plans=[6, 17], built={2: "G5"}, scientists=["systems"], contracts={1: {}})
    table = scene.start().table(1)
    seat = table["seats"][0]
    ready, large = seat["upgrades"]
    assert (ready["plan"], ready["hexes"], ready["size"]) == (6, ["G7"], 1)
    assert (large["plan"], large["hexes"], large["size"]) == (17, [], 1)
    assert [(one["scientist"], one["points"]) for one in seat["scientists"]] == [("systems", 3)]
    assert [(one["size"], one["points"]) for one in seat["contracts"]] == [(1, -6)]
    worth = {one["scientist"]: one["points"] for one in table["science"] if one["scientist"]}
    assert set(worth.values()) == {0}


def test_how_far_goals_are_only_for_their_owner() -> None:
    pos = Scenario().seat(0, goals=[1], plans=[6, 17]).start()
    (card,) = pos.table(0)["seats"][0]["goals"].get("cards", [])
    assert card["progress"] == {"has": 2, "needs": 4}
    assert "cards" not in pos.table(1)["seats"][0]["goals"]


def test_how_far_the_goal_of_the_solo_game_is() -> None:
    solo = Scenario(1, solo_goal="next-generation").colony(2).start().table(0).get("solo")
    assert solo is not None
    assert solo["progress"][0] == {"has": 2, "needs": 3}
    assert solo["conditions"] == [part["has"] >= part["needs"] for part in solo["progress"]]


def test_ships_that_may_be_welcomed_and_crystals_that_fit() -> None:
    seat = Scenario().seat(0, ships=[4, 5, 6, 7], crystal=3, waiting=2).colony(2).start().table(1)["seats"][0]
    assert seat["welcomes"] == 1
    # Eight spaces, four of them with ships: one of the crystals that wait will be lost. A turn has begun meanwhile.
    assert (seat["crystals"], seat["crystals_waiting"], seat["depot_room"]) in {(3, 2, -1), (4, 0, 0)}


def test_how_much_the_warehouse_holds() -> None:
    assert [Scenario(players).start().table(-1)["warehouse_full"] for players in (2, 3)] == [2, 3]
