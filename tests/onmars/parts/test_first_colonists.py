"""The First Colonists variant: cards A and B, the tiles of the turn order, and its three missions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.kernel.codec import canonical
from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session
from areopolis.kernel.why import Why
from areopolis.onmars import GAME
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import GOODS
from areopolis.onmars.whole import WholePosition, new_game
from tests.onmars.parts import asked, choosing, offered, stored

Setting = Callable[[Scenario], object]

CARDS_A = {
    1: {"generator", "extractor", "greenhouse", "mine"},
    2: {"extractor", "greenhouse", "condenser", "mine"},
    3: {"greenhouse", "condenser", "generator", "mine"},
    4: {"condenser", "generator", "extractor", "mine"},
}
REWARDS = {
    1: "battery", 2: "plant", 3: "oxygen", 4: "mineral", 5: "oxygen", 6: "crystal", 7: "water", 8: "crystal",
}  # fmt: skip
# How every kind is built: its cost, a bot near by, and a hex.
PLACES = {
    "mine": ("", "F4", "E4"),
    "generator": ("mineral", "E3", "D3"),
    "extractor": ("battery", "F4", "F5"),
    "greenhouse": ("water", "H5", "H6"),
    "condenser": ("plant", "E3", "E2"),
    "shelter": ("oxygen", "E3", "E4"),
}
GRID = ["mine", "rover", "generator", "extractor", "greenhouse", "condenser", "upgrade", "ship"]
VARIANT = ("first-colonists",)
SEEDS = 60


def game() -> Scenario:
    """The variant, with known displays and all missions done."""
    scenario = Scenario(variants=VARIANT).missions(3, 0, 0, 0)
    return scenario.displays(grid=GRID, blueprints=[1, 3, 5], board=["contract 9"])


# Doing each task: the card, what the seat has, and its choices; then what looks alike and is not the task.
DONE: list[tuple[str, int, Setting, list[str]]] = [
    ("learn", 1, lambda s: s.seat(0, space=1, cards_b=[1]), ["act learn", "learn mine 1t", "done"]),
    ("learn by a space", 1, lambda s: s.seat(0, space=1, cards_b=[1]), ["act landing", "space 7", "learn mine 1b"]),
    ("ship", 2, lambda s: s.seat(0, water=1, plant=1, cards_b=[2]), ["act welcome", "welcome 8 2 0"]),
    ("shelter", 3, lambda s: s.seat(0, oxygen=1, cards_b=[3]), ["act construct", "construct shelter E4", "tech 0"]),
    ("scientist", 4, lambda s: s.seat(0, battery=2, crystal=1, cards_b=[4]), ["act hire", "hire hydrologist"]),
    ("contract", 4, lambda s: s.seat(0, battery=2, crystal=1, cards_b=[4]), ["act hire", "contract 9"]),
    ("develop", 5, lambda s: s.seat(0, space=1, water=1, lab={"mine": "1t"}, cards_b=[5]),
     ["act develop"]),
    ("develop twice", 6, lambda s: s.seat(0, space=1, oxygen=2, cards_b=[6]),
     ["act develop", "develop shelter 3t", "develop shelter 4t", "pay oxygen=1"]),
    ("discovery", 7, lambda s: s.lying("14", "G6").seat(0, cards_b=[7]),
     ["act control", "rover G6", "done", "collect"]),
    ("blueprint", 8, lambda s: s.seat(0, space=1, cards_b=[8]), ["act blueprint", "blueprint 1", "done"]),
    ("blueprint by a space", 8, lambda s: s.seat(0, space=1, cards_b=[8]), ["act landing", "space 8", "blueprint 1"]),
]  # fmt: skip
NOT_DONE: list[tuple[str, int, Setting, list[str]]] = [
    ("develop", 1, lambda s: s.seat(0, space=1, water=1, lab={"mine": "1t"}, cards_b=[1]), ["act develop"]),
    ("bot moved", 2, lambda s: s.seat(0, plant=1, cards_b=[2]), ["act control", "bot E3 E4", "done"]),
    ("condenser", 3, lambda s: s.seat(0, plant=1, cards_b=[3]), ["act construct", "construct condenser E2"]),
    ("blueprint", 4, lambda s: s.seat(0, space=1, cards_b=[4]), ["act blueprint", "blueprint 1"]),
    ("learn", 5, lambda s: s.seat(0, space=1, cards_b=[5]), ["act learn", "learn mine 1t"]),
    ("develop once", 6, lambda s: s.seat(0, space=1, oxygen=2, cards_b=[6]), ["act develop", "develop shelter 3t"]),
    ("research", 7, lambda s: s.lying("A", "G6").seat(0, cards_b=[7]), ["act control", "rover G6", "done", "collect"]),
    ("under a bot", 7, lambda s: s.lying("14", "E4").seat(0, cards_b=[7]), ["act control", "bot E3 E4", "done"]),
    ("tile laid", 7, lambda s: s.seat(0, space=1, hangar=3, goals=[11], cards_b=[7]).displays(discoveries=[14]),
     ["complete 11 2", "discover 14 G8"]),
    ("upgrade", 8, lambda s: s.seat(0, mineral=1, plans=[1, 3], bots=["F5"], cards_b=[8]),
     ["act upgrade", "upgrade 1 G5"]),
]  # fmt: skip


def have(pos: WholePosition, seat: int, kind: str) -> int:
    """How much a seat has of a good, crystals that wait included."""
    player = pos.players[seat]
    return player.goods[GOODS.index(kind)] + (player.waiting if kind == "crystal" else 0)


def after(setting: Setting, choices: list[str], cards: bool = True) -> WholePosition:
    """A position after some choices, with or without the cards."""
    scenario = game()
    setting(scenario)
    if not cards:
        scenario.pos.players[0].cards_b.clear()
    pos = scenario.start()
    play(pos, *choices)
    return pos


def constructed(card: int, building: str) -> WholePosition:
    """Seat 0 with a card A has built something."""
    price, bot, hex_ = PLACES[building]
    scenario = game().seat(0, bots=[bot], cards_a=card, lab={"mine": "1t"})
    if price:
        scenario.pos.players[0].goods[GOODS.index(price)] = 1
    pos = scenario.start()
    play(pos, "act construct", f"construct {building} {hex_}")
    if asked(pos)[1] == "tech":
        play(pos, "tech 0")
    return pos


@pytest.mark.parametrize("building", PLACES)
@pytest.mark.parametrize("card", CARDS_A)
def test_card_a(card: int, building: str) -> None:
    pos = constructed(card, building)
    player = pos.players[0]
    if building in CARDS_A[card]:
        assert (player.card_a, len(player.cards_b), len(pos.deck_b)) == (0, 2, 6)
    else:
        assert (player.card_a, player.cards_b, len(pos.deck_b)) == (card, [], 8)


def test_card_a_by_another_effect() -> None:
    scenario = game().lying("6", "G6").seat(0, plant=1, cards_a=2)
    pos = scenario.start()
    play(pos, "act control", "rover G6", "done", "collect", "construct condenser E2")
    assert (pos.players[0].card_a, len(pos.players[0].cards_b)) == (0, 2)


def test_card_a_is_not_revealed_by_another_builder() -> None:
    pos = game().seat(0, plant=1).seat(1, cards_a=2).start()
    play(pos, "act construct", "construct condenser E2")
    assert (pos.players[1].card_a, pos.players[1].cards_b) == (2, [])


@pytest.mark.parametrize(("name", "card", "setting", "choices"), DONE, ids=[f"{r[1]} {r[0]}" for r in DONE])
def test_card_b(name: str, card: int, setting: Setting, choices: list[str]) -> None:
    pos, plain = after(setting, choices), after(setting, choices, cards=False)
    assert pos.players[0].cards_b == []
    for kind in GOODS:
        assert have(pos, 0, kind) - have(plain, 0, kind) == int(kind == REWARDS[card])
    assert card not in pos.players[1].cards_b


@pytest.mark.parametrize(("name", "card", "setting", "choices"), NOT_DONE, ids=[f"{r[1]} {r[0]}" for r in NOT_DONE])
def test_not_the_task(name: str, card: int, setting: Setting, choices: list[str]) -> None:
    pos, plain = after(setting, choices), after(setting, choices, cards=False)
    assert pos.players[0].cards_b == [card]
    assert [have(pos, 0, kind) for kind in GOODS] == [have(plain, 0, kind) for kind in GOODS]


def test_every_card_b_has_rows() -> None:
    assert {row[1] for row in DONE} == set(REWARDS)
    assert {row[1] for row in NOT_DONE} == set(REWARDS)


def test_at_most_one_task_in_a_turn() -> None:
    pos = game().seat(0, space=1, cards_b=[8, 1]).seat(1, space=2).start()
    play(pos, "act landing", "space 8", "blueprint 1")
    assert pos.players[0].cards_b == [1]
    pos = game().seat(0, space=1, cards_b=[8, 5], hangar=3, goals=[11], oxygen=2).start()
    play(pos, "complete 11 1", "develop shelter 3t", "done", "act blueprint", "blueprint 1")
    assert (pos.players[0].cards_b, crystals(pos, 0)) == ([8], (0, 0))


def test_cards_that_everybody_sees_cannot_be_taken_back() -> None:
    """A card that is revealed by what was done was hidden from the others until then (p. 24)."""
    session = Session(GAME, {"players": "2", "variant": "first-colonists"}, ["Ana", "Ben"], 1)
    session.position = game().seat(0, space=1, cards_b=[8]).seat(1, space=2).start()
    session.apply(0, "act blueprint")
    assert session.may_undo(0) == 1
    events = session.apply(0, "blueprint 1")
    assert [event.reveals for event in events if event.name == "om.task"] == [EVERYBODY]
    assert session.may_undo(0) == 0
    shown = constructed(1, next(building for building in PLACES if building in CARDS_A[1])).events
    assert [event.reveals for event in shown if event.name == "om.card.a"] == [EVERYBODY]


def test_another_task_in_the_next_turn() -> None:
    pos = game().seat(0, space=1, cards_b=[8, 1]).seat(1, space=2).shuttle("colony", 3).start()
    play(pos, "act blueprint", "blueprint 1", "done", "act resupply", "take water", "done")
    assert (asked(pos), pos.players[0].cards_b, crystals(pos, 0)) == ((0, "turn"), [1], (1, 0))
    play(pos, "act learn", "learn mine 1b")
    assert (pos.players[0].cards_b, pos.players[0].goods[GOODS.index("battery")]) == ([], 1)


def test_a_task_done_before_the_card_was_drawn() -> None:
    scenario = game().seat(0, oxygen=1, cards_a=1, plant=1, mineral=1, hangar=3, goals=[11])
    scenario.pos.deck_b[-2:] = [5, 6]
    pos = scenario.start()
    play(pos, "complete 11 1", "develop shelter 3t", "done", "act construct", "construct generator D3")
    assert sorted(pos.players[0].cards_b) == [5, 6]


def two_tasks(*cards: int) -> WholePosition:
    """Seat 0 is about to develop, with two cards B and nothing but shelter technology."""
    scenario = game().seat(0, space=1, mineral=1, oxygen=2, cards_b=list(cards))
    scenario.pos.deck_b = [card for card in scenario.pos.deck_b if card not in cards]
    pos = scenario.start()
    play(pos, "act develop")
    return pos


@pytest.mark.parametrize(
    ("first", "second", "left", "gained"),
    [
        ("develop", "", [6], {"oxygen": 1}),
        ("develop-twice", "develop-twice", [5], {"crystal": 1}),
        ("develop-twice", "develop", [6], {"oxygen": 1}),
    ],
)
def test_of_two_tasks_that_a_development_does_the_player_chooses(
    first: str, second: str, left: list[int], gained: dict[str, int]
) -> None:
    pos = two_tasks(5, 6)
    assert set(offered(pos, "develop")) >= {"develop shelter 3t for develop", "develop shelter 3t for develop-twice"}
    play(pos, f"develop shelter 3t for {first}", "pay oxygen=1")
    assert pos.players[0].cards_b == ([6] if first == "develop" else [5, 6])
    before = {kind: have(pos, 0, kind) - gained.get(kind, 0) * (second == "") for kind in ("oxygen", "crystal")}
    play(pos, f"develop shelter 4t for {second}" if second else "develop shelter 4t", "pay mineral=1")
    assert pos.players[0].cards_b == left
    assert {kind: have(pos, 0, kind) - before[kind] for kind in gained} == gained


def test_a_development_names_its_task_where_there_is_a_choice_alone() -> None:
    pos = two_tasks(5, 6)
    assert pos.why_not("develop shelter 3t") == Why("om.form", "develop shelter 3t for develop")
    assert pos.why_not("develop shelter 5t for develop") == pos.why_not("develop shelter 5t")
    pos = two_tasks(5)
    assert pos.why_not("develop shelter 3t for develop") == Why("om.form", "develop shelter 3t")


def test_who_waits_for_the_second_development_in_vain_gains_nothing() -> None:
    pos = two_tasks(5, 6)
    play(pos, "develop shelter 3t for develop-twice", "pay mineral=1", "done")
    assert (pos.players[0].cards_b, stored(pos)["oxygen"]) == ([5, 6], 2)


def test_also_when_the_development_is_a_thanks() -> None:
    scenario = game().seat(1, cards_b=[6, 5], lab={"condenser": "1t"}).seat(0, plant=1)
    pos = scenario.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (1, "thanks")
    assert offered(pos) == [
        "oxygen",
        "develop condenser 2t for develop",
        "develop condenser 2t for develop-twice",
    ]
    play(pos, "develop condenser 2t for develop")
    assert (pos.players[1].cards_b, stored(pos, 1)["oxygen"]) == ([6], 1)


@pytest.mark.parametrize(("cards", "asks"), [((5, 6), True), ((1, 8), True), ((5,), False), ((), False)])
def test_a_lone_development_is_asked_for_with_any_two_cards(cards: tuple[int, ...], asks: bool) -> None:
    # Else the question would tell which cards they are.
    pos = game().seat(0, space=1, water=1, lab={"mine": "1t"}, cards_b=list(cards)).start()
    play(pos, "act develop")
    assert (asked(pos) == (0, "develop") and pos.players[0].developed == 0) == asks
    assert not asks or {text[:15] for text in offered(pos)} == {"develop mine 2t"}


def test_the_task_that_somebody_aims_at_is_hidden() -> None:
    seen, samples = [], []
    for task in ("develop", "develop-twice"):
        pos = two_tasks(5, 6)
        play(pos, f"develop shelter 3t for {task}")
        assert asked(pos)[1] == "pay"
        assert task in canonical(pos.data())
        seen.append(canonical(pos.view(1).table()))
        samples.append(canonical(pos.sample(1, Rng(seeded(3))).data()))
        assert task in canonical(pos.sample(0, Rng(seeded(3))).data())
    assert seen[0] == seen[1]
    assert samples[0] == samples[1]
    assert "develop-twice" not in seen[0] + samples[0]


def test_twice_means_in_one_turn() -> None:
    scenario = game().seat(1, space=1, oxygen=1, water=1, cards_b=[6], lab={"condenser": "1t"}).seat(0, plant=1)
    pos = scenario.start(to_move=1)
    play(pos, "act develop", "develop condenser 2t", "pay water=1", "done")
    assert (asked(pos), pos.players[1].cards_b) == ((0, "turn"), [6])
    play(pos, "act construct", "construct condenser F3", "reward 2", "develop condenser 3t")
    assert pos.players[1].cards_b == [6]


def test_a_task_in_the_turn_of_another() -> None:
    scenario = game().seat(1, space=1, cards_b=[8, 5], lab={"condenser": "1t"}).seat(0, plant=1)
    pos = scenario.start(to_move=1)
    play(pos, "act blueprint", "blueprint 1", "done")
    assert (asked(pos), pos.players[1].cards_b) == ((0, "turn"), [5])
    play(pos, "act construct", "construct condenser F3", "reward 2", "develop condenser 2t")
    assert (pos.players[1].cards_b, stored(pos, 1).get("oxygen", 0)) == ([], 1)


def test_the_reward_obeys_the_storage() -> None:
    pos = game().seat(0, space=1, battery=2, cards_b=[1]).start()
    play(pos, "act learn", "learn mine 1b")
    assert (stored(pos), pos.players[0].cards_b) == ({"battery": 2}, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_missions_of_the_variant(players: int) -> None:
    needed = {2: [10, 4, 5], 3: [10, 4, 5], 4: [13, 5, 7]}
    for seed in range(5):
        pos = new_game(Options(players, variants=VARIANT), seed)
        assert (pos.missions, pos.cubes) == ([2, 8, 1], needed[players])


def test_tiles_instead_of_choosing() -> None:
    spaces: set[int] = set()
    for seed in range(SEEDS):
        pos = new_game(Options(4, variants=VARIANT), seed)
        while asked(pos)[1] != "shuttle":
            assert choosing(pos)[1] != "space"
            assert "done" in offered(pos)
            play(pos, "done")
        taken = [player.space for player in pos.players]
        assert len(set(taken)) == 4
        spaces.update(taken)
    assert spaces == {2, 3, 4, 6, 7, 8}


def test_one_card_a_for_everybody() -> None:
    seen: set[int] = set()
    for seed in range(SEEDS):
        pos = new_game(Options(3, variants=VARIANT), seed)
        cards = [player.card_a for player in pos.players]
        assert len(set(cards)) == 3
        assert sorted(pos.deck_b) == list(range(1, 9))
        assert all(player.cards_b == [] for player in pos.players)
        seen.update(cards)
    assert seen == {1, 2, 3, 4}


def test_no_cards_without_the_variant() -> None:
    pos = new_game(Options(3), 1)
    assert [player.card_a for player in pos.players] == [0, 0, 0]
    assert pos.deck_b == []
