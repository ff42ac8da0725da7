"""MarsBot's corporations, from the facts: set-up boxes, starting tags, cubes, effects, cards of every generation."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.board import BONUS, LAND_SPACES, NEXT, space_name
from areopolis.terraforming.card import CORPORATIONS_IN_BOX, TABLE
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.corporation import CORPORATIONS
from areopolis.terraforming.marsbot.expansion import MARSBOT, choose_corporation, incorporate
from areopolis.terraforming.marsbot.tracks import gain_money, move
from areopolis.terraforming.options import Options
from areopolis.terraforming.scenario import play
from areopolis.terraforming.table import Table, new_game, new_table, restore
from areopolis.terraforming.turmoil.cases import run_step
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    HUMAN,
    NINE_OCEANS,
    NO_TAGS,
    card,
    failed,
    final_greeneries,
    funded,
    marsbot,
    money,
    names,
    placed,
    rating,
    research,
    table,
    track,
    turn,
)

NAMES = {
    1: "CrediCor", 2: "Ecoline", 3: "Helion", 4: "Interplanetary Cinematics", 5: "Inventrix", 6: "Mining Guild",
    7: "PhoboLog", 8: "Saturn Systems", 9: "Teractor", 10: "Tharsis Republic", 11: "ThorGate",
    12: "United Nations Mars Initiative", 35: "Lakefront Resorts", 36: "Pristar", 37: "Septem Tribus",
    38: "TerraLabs Research", 39: "Utopia Invest",
}  # fmt: skip
DRAFTING = {1, 8, 9, 10, 11}
OF_TURMOIL = {35, 36, 37, 38, 39}
RECURRING = {2: "B23", 5: "B25", 37: "B29", 39: "B32"}
# All cells reached before: nothing acts.
QUIET: dict[str, Any] = {"highest": dict.fromkeys(TRACKS, 18)}
SEA_RISES = "G01"
EMPTY_HALL: dict[str, Any] = {"lobby": [0]}


def founded(number: int, **rest: Any) -> Table:
    """A position in which MarsBot has just taken a corporation."""
    if number in OF_TURMOIL:
        rest.setdefault("turmoil", EMPTY_HALL)
    pos = table(**rest)
    incorporate(pos, number)
    return pos


def settled(number: int, *, bot: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A position later in the game: the corporation is there, its set-up long done."""
    given = {**(bot or {}), "corporation": f"C{number:02}"} if number else bot
    return table(bot=given, **rest)


def resolve(pos: Table, *cards: str) -> Table:
    """Let MarsBot turn up exactly these cards."""
    marsbot(pos).action_deck[:] = [card(number) for number in cards]
    return turn(pos, len(cards))


def game(number: int, seed: int = 3, level: str = "normal", draft: bool = False, turmoil: bool = False) -> Table:
    """A real game at the first turn of the human, who takes another corporation than MarsBot and no cards."""
    turmoil = turmoil or number in OF_TURMOIL
    options = Options(2, draft=draft, turmoil=turmoil, marsbot=level, marsbot_corporation=f"C{number:02}")
    pos = new_game(options, seed)
    assert pos.decision is not None
    others = [corporation for corporation in pos.decision.notations() if corporation != CORPORATIONS[number].card]
    pos.apply(f"corporation {others[0]}")
    return to_turn(pos)


def to_turn(pos: Table) -> Table:
    """Answer everything up to the next turn of the human, buying nothing."""
    while pos.decision is not None and pos.decision.kind != "turn":
        decision = pos.decision
        if not decision.verb:
            pos.apply(decision.options[0])
        elif decision.least:
            pos.apply(f"{decision.verb} {decision.options[0].notation()}")
        else:
            pos.apply(f"{decision.verb} none")
    return pos


def kinds(pos: Table) -> tuple[int, list[str]]:
    """How many project cards and which bonus cards are in the action deck."""
    numbers = names(marsbot(pos).action_deck)
    bonus = sorted(number for number in numbers if number[0] == "B")
    return len(numbers) - len(bonus), bonus


def icons(spaces: list[int]) -> int:
    return sum(len(BONUS[space]) for space in spaces)


# All of them.


def test_the_corporations_and_their_cards() -> None:
    assert {n: TABLE[card(found.card)].name for n, found in CORPORATIONS.items() if n} == NAMES


@pytest.mark.parametrize("number", NAMES)
def test_every_corporation_plays_two_generations(number: int) -> None:
    pos = game(number, draft=number in DRAFTING)
    assert marsbot(pos).corporation == number
    for generation in (1, 2):
        assert pos.generation == generation
        # MarsBot begins the second generation; what it has turned up by then is set aside.
        bonus = names([*marsbot(pos).action_deck, *marsbot(pos).set_aside])
        turmoil = number in OF_TURMOIL
        assert (RECURRING.get(number) in bonus) == (number in RECURRING)
        assert len([b for b in bonus if b in {"B23", "B25", "B29", "B32"}]) == (number in RECURRING)
        assert bonus.count("B21") == (turmoil and number != 37)
        assert restore(pos.data()).data() == pos.data() == pos.copy().data()
        play(pos, "pass")
        to_turn(pos)


@pytest.mark.parametrize("number", [0, *NAMES])
def test_cards_of_other_corporations_stay_out(number: int) -> None:
    pos = founded(number) if number else table()
    state = marsbot(pos)
    bonus = {n for n in names([*state.action_deck, *state.bonus_deck]) if n[0] == "B"}
    special = {"B31"} if number == 12 else set()
    gone = {"B06"} if number == 5 else set()
    assert bonus == {f"B0{n}" for n in range(1, 9)} - gone | special


def test_set_up_and_tags_come_before_the_box_of_the_first_generation() -> None:
    """The first action deck is complete: three project cards, a bonus card, and the one of the corporation."""
    assert kinds(game(2))[0] == 3
    assert len(kinds(game(2))[1]) == 2
    assert kinds(game(38))[0] == 4


# Choosing.


def offered(draft: bool, turmoil: bool, human: str) -> set[int]:
    found = set()
    for seed in range(250):
        options = Options(2, draft=draft, turmoil=turmoil, marsbot="normal", marsbot_corporation="random")
        pos = new_table(options, seed)
        pos.players[HUMAN].corporation = card(human)
        found.add(choose_corporation(pos))
    return found


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("turmoil", [False, True])
def test_the_random_choice(draft: bool, turmoil: bool) -> None:
    human = next(TABLE[c].number for c in CORPORATIONS_IN_BOX if TABLE[c].name == "Inventrix")
    wanted = set(NAMES) - {5} - (set() if draft else DRAFTING) - (set() if turmoil else OF_TURMOIL)
    assert offered(draft, turmoil, human) == wanted


@pytest.mark.parametrize("number", NAMES)
def test_never_the_corporation_of_the_human(number: int) -> None:
    human = next(TABLE[c] for c in CORPORATIONS_IN_BOX if TABLE[c].name == NAMES[number])
    for seed in range(40):
        pos = new_table(Options(2, draft=True, turmoil=True, marsbot="easy", marsbot_corporation="random"), seed)
        pos.players[HUMAN].corporation = human.id
        assert choose_corporation(pos) != number


def test_an_agreed_corporation_is_never_that_of_the_human_either() -> None:
    """Fact 62: never the same one."""
    for seed in range(60):
        pos = new_game(Options(2, marsbot="normal", marsbot_corporation="C02"), seed)
        if card("R17") in pos.players[HUMAN].corporations:
            play(pos, "corporation R17", "buy none")
            assert marsbot(to_turn(pos)).corporation != 2


def test_a_random_corporation_in_a_real_game() -> None:
    found = set()
    for seed in range(12):
        pos = to_turn(new_game(Options(2, marsbot="normal", marsbot_corporation="random"), seed))
        number = marsbot(pos).corporation
        assert number in set(NAMES) - DRAFTING - OF_TURMOIL
        assert NAMES[number] != TABLE[pos.players[HUMAN].corporation].name
        found.add(number)
    assert len(found) > 2


def test_no_corporation_by_default() -> None:
    assert marsbot(to_turn(new_game(Options(2, marsbot="normal"), 1))).corporation == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"marsbot_corporation": "C02", "marsbot": ""}, "there is no MarsBot"),
        ({"marsbot_corporation": "C13"}, "say random, or one of C01"),
        ({"marsbot_corporation": "c02"}, "say random, or one of C01"),
        ({"marsbot_corporation": "C01"}, "C01: this one drafts, so play with draft=yes"),
        ({"marsbot_corporation": "C11"}, "C11: this one drafts"),
        ({"marsbot_corporation": "C35"}, "C35: this one belongs to Turmoil"),
        ({"marsbot_corporation": "C39", "draft": True}, "C39: this one belongs to Turmoil"),
    ],
)
def test_refused_options(words: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        Options(**{"players": 2, "marsbot": "normal", **words})


@pytest.mark.parametrize("number", NAMES)
def test_what_the_options_ask_for(number: int) -> None:
    for draft in (False, True):
        for turmoil in (False, True):
            words: dict[str, Any] = {"draft": draft, "turmoil": turmoil, "marsbot_corporation": f"C{number:02}"}
            if (draft or number not in DRAFTING) and (turmoil or number not in OF_TURMOIL):
                assert Options(2, marsbot="hard", **words).marsbot_corporation == f"C{number:02}"
            else:
                with pytest.raises(BadOptions, match=f"C{number:02}"):
                    Options(2, marsbot="hard", **words)


# Drafting and discarding.


def drafts(number: int, *cards: str) -> set[str]:
    """What it takes from these cards, over many shuffles."""
    found = set()
    for seed in range(30):
        pos = settled(number, draft=True, seed=seed)
        found.add(TABLE[MARSBOT.drafts(pos, [card(n) for n in cards])].number)
    return found


@pytest.mark.parametrize(
    ("number", "cards", "wanted"),
    [
        (1, ("056", "142", "102"), {"142"}),
        (1, ("142", "165", "056"), {"142", "165"}),
        (8, ("175", "002", "051", "056"), {"051"}),
        (8, ("175", "002", "056"), {"002"}),
        (8, ("175", "056", "091"), {"175"}),
        (8, ("051", "057", "175"), {"051", "057"}),
        (8, ("056", "091"), {"056", "091"}),
        (9, ("056", "106", "029"), {"106"}),
        (9, ("019", "106", "175"), {"019", "106"}),
        (10, ("106", "029", "056"), {"029"}),
        (11, ("051", "141", "056"), {"141"}),
        (11, ("051", "091"), {"051", "091"}),
        (2, ("056", "142", "106"), {"056", "142", "106"}),
    ],
)
def test_draft_priorities(number: int, cards: tuple[str, ...], wanted: set[str]) -> None:
    assert drafts(number, *cards) == wanted


def discards(number: int, *cards: str, level: str = "normal") -> set[str]:
    """What it discards of four drafted cards, over many shuffles."""
    found = set()
    for seed in range(40):
        pos = settled(number, level=level, draft=True, seed=seed)
        pos.players[BOT].dealt[:] = [card(n) for n in cards]
        before = list(pos.discards)
        MARSBOT.research(pos, BOT)
        gone = names([c for c in pos.discards if c not in before])
        assert len(gone) <= 1
        assert kinds(pos)[0] == 4 - len(gone)
        assert set(names(marsbot(pos).action_deck)) & set(cards) == set(cards) - set(gone)
        found |= set(gone) or {"none"}
    return found


@pytest.mark.parametrize(
    ("number", "cards", "wanted"),
    [
        (1, ("056", "142", "165", "102"), {"056", "102"}),
        (1, ("070", "075", "078", "108"), {"none"}),
        (8, ("175", "002", "056", "091"), {"056", "091"}),
        (8, ("175", "002", "051", "009"), {"none"}),
        (9, ("106", "029", "019", "107"), {"029"}),
        (10, ("029", "032", "106", "016"), {"106"}),
        (11, ("141", "046", "051", "160"), {"051"}),
        (2, ("056", "142", "106", "091"), {"056", "142", "106", "091"}),
    ],
)
def test_protected_discards(number: int, cards: tuple[str, ...], wanted: set[str]) -> None:
    assert discards(number, *cards) == wanted


def test_brutal_keeps_all_four() -> None:
    assert discards(1, "056", "142", "165", "102", level="brutal") == {"none"}


# C01 CrediCor.


@pytest.mark.parametrize(("number", "gain"), [("142", 4), ("080", 4), ("102", 0), ("056", 0)])
def test_credicor_pays_for_a_cost_of_20(number: str, gain: int) -> None:
    assert money(resolve(settled(1, bot=QUIET), number)) == gain
    assert money(resolve(settled(1, bot=QUIET, deck=(number,)), "B03")) == gain


def test_credicor_pays_besides_a_failed_action() -> None:
    pos = resolve(settled(1, bot={**QUIET, "tracks": {"building": 18}}), "142")
    assert (money(pos), failed(pos)) == (9, 1)


# C02 Ecoline and B23.


def test_rapid_sprouting() -> None:
    pos = resolve(settled(2), "B23")
    assert (placed(pos, "greenery"), rating(pos), money(pos)) == ([], 20, 0)
    assert marsbot(pos).card == 1
    resolve(pos, "B23")
    assert (len(placed(pos, "greenery")), pos.oxygen, rating(pos), marsbot(pos).card) == (1, 1, 21, 0)
    assert names(marsbot(pos).set_aside)[-1] == "B23"
    assert not marsbot(pos).destroyed
    resolve(pos, "B23", "B23")
    assert (len(placed(pos, "greenery")), marsbot(pos).card) == (2, 0)


def test_rapid_sprouting_without_space() -> None:
    land = tuple((space_name(s), "greenery", HUMAN) for s in LAND_SPACES)
    pos = settled(2, tiles=land)
    resolve(pos, "B23", "B23")
    assert (marsbot(pos).card, failed(pos), money(pos), rating(pos)) == (1, 0, 0, 20)


def test_a_plant_stays_on_the_card_until_the_next_generation() -> None:
    pos = resolve(settled(2), "B23")
    to_turn(research(pos))
    assert (pos.generation, marsbot(pos).card) == (2, 1)
    assert kinds(pos)[1].count("B23") == 1


def test_the_plant_is_taken_instead_of_money() -> None:
    pos = settled(2, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009", "seat 1", "choose plants")
    assert (money(pos), marsbot(pos).card) == (5, 0)


def test_money_is_taken_and_the_plant_stays() -> None:
    pos = settled(2, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009", "seat 1", "amount 3")
    assert (money(pos), marsbot(pos).card) == (2, 1)


def test_the_plant_may_be_taken_when_there_is_no_money() -> None:
    pos = settled(2, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009")
    assert pos.decision is not None
    assert "seat 1" in pos.decision.notations()
    play(pos, "seat 1")
    if pos.decision.kind != "turn":
        play(pos, "choose plants")
    assert (money(pos), marsbot(pos).card) == (0, 0)


@pytest.mark.parametrize("number", [0, 2, 36])
def test_there_is_no_plant_to_take(number: int) -> None:
    """Without a plant, without Ecoline, with a cube on the card of another corporation."""
    pos = settled(number, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = int(number == 36)
    play(pos, "play 009", "seat 1")
    assert pos.decision is not None
    assert "choose plants" not in pos.decision.notations()


@pytest.mark.parametrize("what", ["titanium", "steel", "mc"])
def test_other_resources_are_no_plant(what: str) -> None:
    pos = settled(2, bot={"mc": 9}, me={"mc": 50, "hand": ["121"]})
    marsbot(pos).card = 1
    play(pos, "play 121", f"choose {what}", "seat 1")
    assert pos.decision is not None
    assert all(notation.startswith("amount") for notation in pos.decision.notations())


@pytest.mark.parametrize("number", ["063", "010"])
def test_other_cards_take_the_plant_too(number: str) -> None:
    pos = settled(2, bot={"mc": 9}, me={"mc": 50, "hand": [number]}, tiles=NINE_OCEANS)
    marsbot(pos).card = 1
    play(pos, f"play {number}", "seat 1", "choose plants")
    assert (money(pos), marsbot(pos).card) == (9, 0)


# C03 Helion.

WHITES = [("building", 6), ("space", 9), ("science", 10), ("energy", 5), ("energy", 9), ("bio", 11)]
BLACKS = {3: 0, 6: 0, 9: 0, 12: 1, 13: 4, 14: 1}


@pytest.mark.parametrize(("name", "cell"), WHITES)
def test_white_cubes_of_helion(name: str, cell: int) -> None:
    pos = founded(3, bot={"tracks": {name: cell - 1}}, deck=(NO_TAGS,))
    resolve(pos, CARD[name])
    assert (track(pos, name), pos.temperature, rating(pos)) == (cell, -30, 20)
    assert (money(pos), failed(pos)) == (5, 1)
    assert set(names(marsbot(pos).played)) == {CARD[name], NO_TAGS}
    # A cube acts once: after a regression neither it nor the cell does anything.
    move(pos, TRACKS.index(name), -1)
    resolve(pos, CARD[name])
    assert (track(pos, name), pos.temperature, rating(pos), money(pos)) == (cell, -30, 20, 5)


@pytest.mark.parametrize("cell", BLACKS)
def test_black_cubes_of_helion(cell: int) -> None:
    pos = founded(3, bot={"tracks": {"earth": cell - 1}})
    resolve(pos, CARD["earth"])
    assert (track(pos, "earth"), pos.temperature) == (cell, -28)
    assert rating(pos) == 21 + BLACKS[cell]
    assert len(placed(pos, "greenery")) == (cell in {12, 14})
    assert len(funded(pos)) == (cell == 9)
    move(pos, TRACKS.index("earth"), -1)
    resolve(pos, CARD["earth"])
    assert (track(pos, "earth"), pos.temperature, rating(pos)) == (cell, -28, 21 + BLACKS[cell])


def test_a_white_cube_replaces_the_raise_at_the_maximum_too() -> None:
    pos = founded(3, bot={"tracks": {"building": 5}}, deck=("175",), parameters={"temperature": 8})
    resolve(pos, CARD["building"])
    assert (track(pos, "space"), failed(pos), money(pos)) == (2, 0, 0)


def test_other_temperature_cells_of_helion_work_as_printed() -> None:
    pos = founded(3, bot={"tracks": {"building": 15, "space": 2}})
    resolve(pos, CARD["building"], CARD["space"])
    assert (pos.temperature, rating(pos)) == (-26, 22)


def test_a_cube_behind_cells_reached_before_still_waits() -> None:
    pos = founded(3, bot={"tracks": {"earth": 1}, "highest": {"earth": 2}})
    resolve(pos, CARD["earth"])
    assert pos.temperature == -30
    resolve(pos, CARD["earth"])
    assert pos.temperature == -28


def test_the_final_greenery_uses_no_cube() -> None:
    pos = founded(3, bot={"tracks": {"earth": 11}}, parameters={"temperature": 2, "oxygen": 14})
    final_greeneries(pos)
    assert (len(placed(pos, "greenery")), pos.temperature, rating(pos)) == (1, 2, 20)


# C04 Interplanetary Cinematics.


def test_the_start_of_interplanetary_cinematics() -> None:
    pos = founded(4)
    assert (track(pos, "event"), pos.oceans, rating(pos)) == (3, 1, 21)
    assert money(pos) == 6 + icons(placed(pos, "ocean"))


@pytest.mark.parametrize(
    ("number", "given", "gain"),
    [
        (CARD["building"], {"building": 2}, 2),
        (CARD["event"], {"event": 4}, 4),
        (CARD["event"], {"event": 10}, 2),
        (CARD["building"], {"building": 10}, 2),
        (CARD["science"], {"science": 4}, 0),
        (CARD["earth"], {"earth": 1}, 0),
        (CARD["building"], {"building": 18}, 5),
        (CARD["event"], {"event": 18}, 5),
    ],
)
def test_cinematics_pays_for_every_move(number: str, given: dict[str, int], gain: int) -> None:
    assert money(resolve(settled(4, bot={"tracks": given}), number)) == gain


def test_cinematics_pays_on_cells_reached_before() -> None:
    assert money(resolve(settled(4, bot={"tracks": {"event": 3}, **QUIET}), CARD["event"])) == 2


# C05 Inventrix and B25.


def test_lobbyists_are_destroyed_in_the_bonus_deck() -> None:
    pos = founded(5, bot={"action_deck_top": ["056", "B01"]})
    state = marsbot(pos)
    assert names(state.destroyed) == ["B06"]
    assert sorted(names(state.bonus_deck)) == ["B02", "B03", "B04", "B05", "B07", "B08"]
    assert names(state.action_deck) == ["056", "B01"]


def test_lobbyists_are_replaced_in_the_action_deck() -> None:
    pos = founded(5, bot={"action_deck_top": ["056", "B06", "091"], "bonus_deck_top": ["B02"]})
    state = marsbot(pos)
    assert names(state.destroyed) == ["B06"]
    assert sorted(names(state.action_deck)) == ["056", "091", "B02"]
    assert sorted(names(state.bonus_deck)) == ["B01", "B03", "B04", "B05", "B07", "B08"]


def test_lobbyists_never_appear_in_a_real_game() -> None:
    for seed in range(12):
        pos = game(5, seed)
        state = marsbot(pos)
        assert len(kinds(pos)[1]) == 2
        assert "B06" not in names([*state.action_deck, *state.bonus_deck])
        assert len(state.bonus_deck) == 6


@pytest.mark.parametrize(("number", "gain"), [("091", 2), ("004", 7), ("191", 2), ("056", 0), (NO_TAGS, 5)])
def test_inventrix_pays_for_requirements(number: str, gain: int) -> None:
    assert money(resolve(settled(5, bot=QUIET), number)) == gain
    assert money(resolve(settled(5, bot=QUIET, deck=(number,)), "B03")) == gain


def test_do_it_right_warms() -> None:
    pos = resolve(settled(5, parameters={"temperature": -22}), "B25")
    assert (pos.temperature, rating(pos), money(pos)) == (-18, 22, 2)
    assert names(marsbot(pos).set_aside) == ["B25"]
    pos = resolve(settled(5, parameters={"temperature": 6}), "B25")
    assert (pos.temperature, rating(pos), failed(pos)) == (8, 21, 0)


def test_do_it_right_places_a_greenery() -> None:
    pos = resolve(settled(5, parameters={"temperature": -14, "oxygen": 12}), "B25")
    assert (pos.oxygen, len(placed(pos, "greenery")), rating(pos)) == (14, 1, 22)
    assert names(marsbot(pos).set_aside) == ["B25"]


def test_do_it_right_places_an_ocean_among_oceans() -> None:
    tiles = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = resolve(settled(5, tiles=tiles, parameters={"temperature": -14}), "B25")
    assert (pos.oceans, rating(pos)) == (3, 21)
    assert names(marsbot(pos).set_aside) == ["B25"]


def test_do_it_right_does_nothing_otherwise() -> None:
    pos = resolve(settled(5, parameters={"temperature": -14, "oxygen": 3}), "B25")
    assert (pos.temperature, pos.oxygen, pos.oceans, rating(pos), money(pos)) == (-14, 3, 0, 20, 0)
    assert names(marsbot(pos).set_aside) == ["B25"]


# C06 Mining Guild.


def test_the_start_of_mining_guild() -> None:
    pos = founded(6)
    oceans = placed(pos, "ocean")
    assert (track(pos, "building"), len(oceans), money(pos)) == (2, 1, icons(oceans))
    assert marsbot(pos).card == 10 - icons(oceans)


def guild(given: dict[str, int], **rest: Any) -> Table:
    pos = settled(6, bot={"tracks": given, **QUIET, **rest})
    marsbot(pos).card = 10
    return pos


@pytest.mark.parametrize(
    ("gain", "steps", "left"), [(3, 0, 7), (9, 0, 1), (10, 1, 10), (11, 1, 9), (25, 2, 5), (30, 3, 10)]
)
def test_ten_for_a_step_of_mining_guild(gain: int, steps: int, left: int) -> None:
    pos = guild({"building": 3})
    gain_money(pos, gain)
    assert (track(pos, "building"), marsbot(pos).card, money(pos)) == (3 + steps, left, gain)


def test_mining_guild_counts_on_over_several_gains() -> None:
    pos = guild({"building": 3})
    resolve(pos, NO_TAGS, NO_TAGS, NO_TAGS)
    assert (track(pos, "building"), marsbot(pos).card, money(pos)) == (4, 5, 15)


def test_mining_guild_at_the_end_of_the_track() -> None:
    pos = guild({"building": 17})
    gain_money(pos, 34)
    assert (track(pos, "building"), money(pos), failed(pos)) == (18, 34, 0)
    gain_money(pos, 34)
    assert (track(pos, "building"), money(pos), failed(pos)) == (18, 68, 0)


def test_mining_guild_counts_money_of_tiles_and_of_what_its_own_step_brings() -> None:
    pos = settled(6, bot={"tracks": {"building": 1}})
    marsbot(pos).card = 10
    gain_money(pos, 10)
    oceans = placed(pos, "ocean")
    assert (track(pos, "building"), len(oceans)) == (2, 1)
    assert (marsbot(pos).card, money(pos)) == (10 - icons(oceans), 10 + icons(oceans))
    resolve(pos, CARD["earth"])
    assert 10 - marsbot(pos).card == money(pos) - 10 > icons(oceans)


# C07 PhoboLog.


def test_the_start_of_phobolog() -> None:
    pos = founded(7, deck=("056", "175", "091", "009", "062"))
    state = marsbot(pos)
    assert {"175", "009"} < set(names(state.bonus_deck))
    assert len(state.bonus_deck) == 10
    assert {"056", "091"} == set(names(pos.discards))
    assert TABLE[pos.deck[pos.drawn]].number == "062"
    assert (track(pos, "space"), sum(state.tracks)) == (2, 2)


def test_the_space_cards_are_shuffled_in() -> None:
    places = {names(marsbot(founded(7, deck=("175", "009"), seed=s)).bonus_deck).index("175") for s in range(12)}
    assert len(places) > 2


@pytest.mark.parametrize("cell", [7, 10, 13, 15])
def test_cubes_of_phobolog_draw_a_bonus_card(cell: int) -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    move(pos, 1, cell - 1 - track(pos, "space"))
    state.highest[1] = cell - 1
    before = money(pos)
    state.bonus_deck.remove(card("B04"))
    state.bonus_deck.insert(0, card("B04"))
    resolve(pos, CARD["space"])
    assert (track(pos, "space"), money(pos) - before, names(state.bonus_discard)[-1]) == (cell, 5, "B04")
    move(pos, 1, -1)
    resolve(pos, CARD["space"])
    assert money(pos) - before == 5


def test_phobolog_has_four_cubes() -> None:
    """From 2, where the starting tag leads, to the end: four bonus cards are drawn, and no more."""
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck[:] = [card("B05")] * 9
    for cell in range(3, 19):
        while track(pos, "space") < cell:
            resolve(pos, CARD["space"])
        drawn = 9 - len(state.bonus_deck)
        assert drawn == len([c for c in (7, 10, 13, 15) if c <= cell]), cell


def test_a_project_card_from_the_bonus_deck() -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    move(pos, 1, 4)
    state.highest[1] = 6
    state.bonus_deck.insert(0, card("056"))
    resolve(pos, CARD["space"])
    assert (track(pos, "space"), track(pos, "building")) == (7, 1)
    assert "056" in names(state.played)
    assert "056" not in names([*state.bonus_discard, *state.set_aside, *state.destroyed])


def test_corporate_competition_turns_up_a_project_card() -> None:
    """B08 without a helper resolves the next card of the bonus deck; a project card resolves as a project card."""
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck.insert(0, card("056"))
    resolve(pos, "B08")
    assert (track(pos, "building"), money(pos)) == (1, 0)
    assert "056" in names(state.played)
    assert "056" not in names([*state.bonus_discard, *state.set_aside, *state.destroyed])


def test_a_project_card_from_the_bonus_deck_in_the_action_deck() -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck.insert(0, card("056"))
    pos.players[BOT].dealt.clear()
    MARSBOT.research(pos, BOT)
    assert "056" in names(state.action_deck)
    assert len(state.action_deck) == 4


# C08 Saturn Systems.


def test_the_start_of_saturn_systems() -> None:
    pos = founded(8)
    assert {n: track(pos, n) for n in TRACKS} == {
        "building": 0, "space": 4, "event": 2, "science": 0, "energy": 2, "earth": 0, "bio": 0,
    }  # fmt: skip
    assert (pos.temperature, rating(pos)) == (-28, 21)


def test_saturn_systems_reacts_to_its_own_jovian_tags() -> None:
    pos = resolve(settled(8, bot=QUIET), "051")
    assert (track(pos, "energy"), track(pos, "event"), track(pos, "space")) == (1, 1, 1)
    pos = resolve(settled(8, bot=QUIET), "046")
    assert (track(pos, "energy"), track(pos, "event")) == (1, 0)


def test_saturn_systems_resolves_the_event_step_before_the_next_tag() -> None:
    """Event 2 -> 3 is an ocean; then space 2 -> 3."""
    pos = resolve(settled(8, bot={"tracks": {"event": 2, "space": 2}}), "051")
    assert (pos.oceans, pos.temperature) == (1, -28)
    order = [event.name for event in pos.events if event.name in {"place.ocean", "temperature"}]
    assert order == ["place.ocean", "temperature"]


@pytest.mark.parametrize(("number", "steps"), [("051", 1), ("058", 1), ("056", 0), ("141", 0)])
def test_saturn_systems_reacts_to_cards_of_the_human(number: str, steps: int) -> None:
    pos = settled(8, bot=QUIET, me={"mc": 90, "hand": [number], "played": ["051"], "corporation": "R08"})
    play(pos, f"play {number}")
    assert track(pos, "event") == steps


# C09 Teractor.


def test_the_start_of_teractor() -> None:
    pos = founded(9)
    assert (money(pos), sum(marsbot(pos).tracks)) == (25, 0)


@pytest.mark.parametrize(
    ("number", "earth", "gain"), [("106", 1, 2), ("029", 1, 2), ("056", 1, 0), ("106", 9, 4), ("106", 18, 5)]
)
def test_teractor_pays_for_every_move_of_earth(number: str, earth: int, gain: int) -> None:
    pos = resolve(settled(9, bot={"tracks": {"earth": earth}}), number)
    assert money(pos) == gain + icons(placed(pos, "city"))


def test_teractor_pays_on_cells_reached_before() -> None:
    assert money(resolve(settled(9, bot=QUIET), "106")) == 2


# C10 Tharsis Republic.


def test_the_start_of_tharsis_republic() -> None:
    pos = founded(10)
    cities = placed(pos, "city")
    assert len(cities) == 1
    assert pos.owners[cities[0]] == BOT
    assert (track(pos, "event"), track(pos, "earth"), money(pos)) == (2, 0, icons(cities))


def test_own_cities_of_tharsis_republic_move_the_event_track() -> None:
    pos = resolve(settled(10), CARD["earth"])
    assert (len(placed(pos, "city")), track(pos, "event"), track(pos, "earth")) == (1, 2, 1)
    assert money(pos) == icons(placed(pos, "city"))


def test_expedited_construction_of_tharsis_republic() -> None:
    tiles = (("08", "greenery", HUMAN), ("09", "greenery", HUMAN))
    pos = resolve(settled(10, tiles=tiles), "B05")
    assert (len(placed(pos, "city")), track(pos, "event")) == (1, 2)


def test_greeneries_and_oceans_do_not_move_tharsis_republic() -> None:
    pos = resolve(settled(10, bot={"tracks": {"bio": 2, "building": 1}}), CARD["bio"], CARD["building"])
    assert (len(placed(pos, "greenery")), pos.oceans, track(pos, "event")) == (1, 1, 0)


@pytest.mark.parametrize(
    ("choices", "gain"),
    [
        (("project city", "space 60"), 2),
        (("play 021",), 2),
        (("project greenery", "space 60"), 0),
        (("project aquifer", "space 02"), 0),
    ],
)
def test_tharsis_republic_reacts_to_the_human(choices: tuple[str, ...], gain: int) -> None:
    pos = settled(10, me={"mc": 90, "hand": ["021"]})
    play(pos, *choices)
    assert (money(pos), track(pos, "event")) == (gain, 0)


def test_the_capital_of_the_human_is_a_city() -> None:
    me = {"mc": 90, "hand": ["008"], "production": {"energy": 2}}
    pos = settled(10, me=me, tiles=NINE_OCEANS[:4])
    play(pos, "play 008", "space 60")
    assert (money(pos), len(placed(pos, "capital"))) == (2, 1)


# C11 ThorGate.


def test_the_start_of_thorgate() -> None:
    pos = founded(11)
    assert (money(pos), track(pos, "energy"), sum(marsbot(pos).tracks), pos.temperature) == (10, 2, 2, -30)


def thorgate(cell: int, *deck: str, **rest: Any) -> Table:
    """ThorGate after a power tag onto a cell, with these cards on the deck."""
    pos = founded(11, deck=deck, **rest)
    state = marsbot(pos)
    move(pos, 4, cell - 1 - track(pos, "energy"))
    state.highest[4] = cell - 1
    return resolve(pos, CARD["energy"])


@pytest.mark.parametrize(("cell", "end"), [(4, 4), (6, 7), (8, 8), (10, 10)])
def test_cubes_of_thorgate(cell: int, end: int) -> None:
    """The first tag of Research Outpost is science; its city and building are left out."""
    pos = thorgate(cell, "020")
    assert (track(pos, "science"), track(pos, "earth"), track(pos, "building")) == (2, 0, 0)
    assert (track(pos, "energy"), pos.temperature) == (end, -28)
    assert len(placed(pos, "greenery")) == (cell == 10)
    assert failed(pos) == (cell == 6)
    assert {"020", CARD["energy"]} == set(names(marsbot(pos).played))
    move(pos, 4, -1)
    resolve(pos, CARD["energy"])
    assert (pos.temperature, track(pos, "science")) == (-28, 2)


@pytest.mark.parametrize("cell", [3, 5, 7, 9, 11, 12])
def test_other_energy_cells_of_thorgate_draw_nothing(cell: int) -> None:
    pos = thorgate(cell, "056")
    assert track(pos, "building") == 0
    assert "056" not in names(marsbot(pos).played)


def test_the_order_of_a_cube_of_thorgate() -> None:
    """First the tag (building 1 -> 2, an ocean), then the temperature, then the printed greenery."""
    pos = founded(11, bot={"tracks": {"building": 1}}, deck=("056",))
    move(pos, 4, 9 - track(pos, "energy"))
    marsbot(pos).highest[4] = 9
    resolve(pos, CARD["energy"])
    wanted = ["place.ocean", "temperature", "place.greenery"]
    assert [event.name for event in pos.events if event.name in wanted] == wanted


def test_a_power_tag_on_a_cube_of_thorgate() -> None:
    """4 draws a power card: 5 raises the temperature, then the cube does."""
    pos = thorgate(4, "046")
    assert (track(pos, "energy"), pos.temperature) == (5, -26)


def test_an_event_on_a_cube_of_thorgate() -> None:
    pos = thorgate(4, "062")
    assert (track(pos, "event"), pos.temperature) == (2, -28)
    pos = thorgate(4, "009")
    assert (track(pos, "event"), track(pos, "space")) == (0, 2)


def test_the_human_as_saturn_systems_sees_the_jovian_tag_of_a_cube_of_thorgate() -> None:
    pos = thorgate(4, "051", me={"corporation": "R03"})
    assert pos.players[HUMAN].production[0] == 1


# C12 United Nations Mars Initiative and B31.


@pytest.mark.parametrize("turmoil", [False, True])
def test_the_start_of_the_mars_initiative(turmoil: bool) -> None:
    for seed in range(6):
        pos = game(12, seed, turmoil=turmoil)
        assert kinds(pos) == (3, ["B21"] if turmoil else [])
        assert sorted(names(marsbot(pos).bonus_deck)) == [*[f"B0{n}" for n in range(1, 9)], "B31"]


@pytest.mark.parametrize(("generation", "more"), [(1, 0), (2, 1), (3, 1), (9, 1)])
def test_one_more_bonus_card_of_the_mars_initiative(generation: int, more: int) -> None:
    pos = settled(12, generation=generation, bot={"bonus_deck_top": ["B05"]})
    assert names(marsbot(pos).action_deck) == ["B05"] * more
    assert len(marsbot(pos).bonus_deck) == 8 - more


def test_the_second_generation_of_the_mars_initiative() -> None:
    pos = game(12)
    play(pos, "pass")
    to_turn(pos)
    # MarsBot is first and has already turned up a card.
    assert (pos.generation, pos.first, len(marsbot(pos).action_deck)) == (2, BOT, 4)


def test_the_government_subsidy() -> None:
    pos = resolve(settled(12), "B31")
    assert (rating(pos), money(pos), names(marsbot(pos).bonus_discard)) == (21, 0, ["B31"])


# C35 Lakefront Resorts.


def lakefront(cube: int, **rest: Any) -> Table:
    pos = settled(35, turmoil=EMPTY_HALL, **rest)
    marsbot(pos).card = cube
    return pos


def test_the_start_of_lakefront_resorts() -> None:
    pos = founded(35)
    assert (marsbot(pos).card, sum(marsbot(pos).tracks)) == (1, 0)


@pytest.mark.parametrize("cube", [0, 1])
def test_lakefront_resorts_reacts_to_its_own_oceans(cube: int) -> None:
    pos = resolve(lakefront(cube, bot={"tracks": {"event": 2}}), CARD["event"])
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (1, cube, 1 - cube)


def test_lakefront_resorts_reacts_to_oceans_of_the_human() -> None:
    pos = lakefront(1, me={"mc": 90})
    play(pos, "project aquifer", "space 02")
    assert (track(pos, "building"), marsbot(pos).card) == (1, 0)
    play(pos, "project aquifer", "space 61")
    assert (track(pos, "building"), marsbot(pos).card) == (1, 1)


@pytest.mark.parametrize("cube", [0, 1])
def test_lakefront_resorts_reacts_to_oceans_of_global_events(cube: int) -> None:
    pos = lakefront(cube)
    pos.decision = None
    pos.agenda.clear()
    run_step(pos, {"event": SEA_RISES})
    pos.advance()
    play(pos, "space 02")
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (1, cube, 1 - cube)
    assert (money(pos), rating(pos)) == (0, 20)


def test_a_chain_of_oceans_of_lakefront_resorts() -> None:
    """The step to building 2 is an ocean itself, which puts the cube back."""
    pos = resolve(lakefront(1, bot={"tracks": {"event": 2, "building": 1}}), CARD["event"])
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (2, 2, 1)


@pytest.mark.parametrize(("number", "each"), [(0, 2), (35, 3)])
def test_oceans_beside_tiles_of_lakefront_resorts(number: int, each: int) -> None:
    pos = settled(number, turmoil=EMPTY_HALL, tiles=NINE_OCEANS[:4])
    resolve(pos, CARD["earth"])
    city = placed(pos, "city")[0]
    oceans = len([near for near in NEXT[city] if near in placed(pos, "ocean")])
    assert oceans >= 2
    assert money(pos) == each * oceans + icons([city])


# C36 Pristar.


def pristar(cube: int = 1, **rest: Any) -> Table:
    pos = settled(36, turmoil=EMPTY_HALL, **rest)
    marsbot(pos).card = cube
    return pos


def test_pristar_gets_a_cube_every_generation() -> None:
    pos = game(36)
    assert marsbot(pos).card == 1
    pos = settled(36, turmoil=EMPTY_HALL)
    assert marsbot(pos).card == 1
    to_turn(research(pos))
    assert marsbot(pos).card <= 1
    marsbot(pos).card = 0
    MARSBOT.before_actions(pos)
    assert marsbot(pos).card == 1
    MARSBOT.before_actions(pos)
    assert marsbot(pos).card == 1


def test_pristar_skips_one_step_of_temperature() -> None:
    pos = pristar(bot={"tracks": {"space": 2, "building": 5}})
    resolve(pos, CARD["space"])
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card, failed(pos)) == (-30, 21, 6, 0, 0)
    resolve(pos, CARD["building"])
    assert (pos.temperature, rating(pos), money(pos)) == (-28, 22, 6)


def test_pristar_skips_one_of_two_steps() -> None:
    pos = resolve(pristar(bot={"tracks": {"event": 15}}), CARD["event"])
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card) == (-28, 22, 6, 0)


def test_pristar_skips_an_ocean() -> None:
    pos = resolve(pristar(bot={"tracks": {"building": 1}}), CARD["building"])
    assert (pos.oceans, placed(pos, "ocean"), rating(pos), money(pos), marsbot(pos).card) == (0, [], 21, 6, 0)


def test_pristar_does_not_skip_the_oxygen_of_a_greenery() -> None:
    pos = resolve(pristar(bot={"tracks": {"bio": 2}}), CARD["bio"])
    assert (pos.oxygen, len(placed(pos, "greenery")), rating(pos), marsbot(pos).card) == (1, 1, 21, 1)
    assert money(pos) == icons(placed(pos, "greenery"))


def test_pristar_skips_oxygen_by_itself() -> None:
    """Lobbyists raise what lacks most, here oxygen."""
    pos = resolve(pristar(parameters={"temperature": -6, "oxygen": 0}), "B06")
    assert (pos.oxygen, rating(pos), money(pos), marsbot(pos).card) == (0, 21, 6, 0)


def test_pristar_skips_the_second_step_of_oxygen_of_the_lobbyists() -> None:
    """B06 b: a greenery with its oxygen, then one step by itself."""
    pos = resolve(pristar(parameters={"temperature": -14, "oxygen": 12}), "B06")
    assert (pos.oxygen, len(placed(pos, "greenery")), marsbot(pos).card, rating(pos)) == (13, 1, 0, 22)
    assert money(pos) == 6 + icons(placed(pos, "greenery"))


def test_pristar_skips_an_ocean_of_the_lobbyists() -> None:
    """B06 c: an ocean among oceans."""
    tiles = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = resolve(pristar(tiles=tiles, parameters={"temperature": -14}), "B06")
    assert (pos.oceans, rating(pos), money(pos), marsbot(pos).card) == (2, 21, 6, 0)


def test_pristar_skips_the_first_step_of_the_lobbyists() -> None:
    """B06 a from -26: one step is skipped, the other reaches -24 with its 2 M€."""
    pos = resolve(pristar(parameters={"temperature": -26}), "B06")
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card) == (-24, 22, 8, 0)


def test_pristar_keeps_the_cube_when_nothing_can_be_raised() -> None:
    pos = pristar(bot={"tracks": {"space": 2, "building": 1}}, tiles=NINE_OCEANS, parameters={"temperature": 8})
    resolve(pos, CARD["space"], CARD["building"])
    assert (failed(pos), money(pos), rating(pos), marsbot(pos).card) == (2, 10, 20, 1)


def test_the_human_does_not_use_the_cube_of_pristar() -> None:
    pos = pristar(me={"mc": 90})
    play(pos, "project aquifer", "space 02")
    assert (pos.oceans, marsbot(pos).card, rating(pos), money(pos)) == (1, 1, 20, 0)


# C37 Septem Tribus and B29.


def test_the_start_of_septem_tribus() -> None:
    pos = game(37)
    assert kinds(pos)[0] == 3
    assert len(kinds(pos)[1]) == 2
    for other in (pos, pos.copy(), restore(pos.data())):
        assert other.turmoil is not None
        assert other.turmoil.reserve(BOT) == 14
        assert other.turmoil.available(BOT) == 14
        assert other.turmoil.available(HUMAN) == 7


def tribus(delegates: dict[str, list[Any]], reserve: int = 7) -> Table:
    pos = settled(37, turmoil={**EMPTY_HALL, "delegates": delegates})
    assert pos.turmoil is not None
    pos.turmoil.extra_seat, pos.turmoil.extra = BOT, reserve
    return pos


def test_gray_eminence_spreads_delegates() -> None:
    """Mars First and Unity have least of MarsBot; the human sits in Unity."""
    delegates: dict[str, list[Any]] = {
        "mars_first": [], "kelvinists": [1], "reds": [1], "greens": [1], "unity": [0], "scientists": [1],
    }  # fmt: skip
    pos = tribus(delegates)
    resolve(pos, "B29")
    assert pos.turmoil is not None
    assert [pos.turmoil.of(party, BOT) for party in range(6)] == [1] * 6
    assert (money(pos), names(marsbot(pos).set_aside)) == (0, ["B29"])
    resolve(pos, "B29")
    assert sorted([pos.turmoil.of(party, BOT) for party in range(6)]) == [1, 1, 1, 1, 2, 2]


def test_gray_eminence_prefers_parties_without_the_human() -> None:
    delegates: dict[str, list[Any]] = {p: [0] for p in ("kelvinists", "greens", "unity", "scientists")}
    pos = tribus(delegates)
    resolve(pos, "B29")
    assert pos.turmoil is not None
    assert [pos.turmoil.of(party, BOT) for party in range(6)] == [1, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(("left", "gain"), [(2, 0), (1, 2), (0, 4)])
def test_gray_eminence_pays_for_missing_delegates(left: int, gain: int) -> None:
    pos = tribus({"reds": [1] * 7}, left)
    resolve(pos, "B29")
    assert (money(pos), failed(pos)) == (gain, 0)


# C38 TerraLabs Research.


def test_the_start_of_terralabs() -> None:
    pos = game(38)
    assert (rating(pos), track(pos, "science"), sum(marsbot(pos).tracks)) == (2, 2, 2)
    assert kinds(pos)[0] == 4


@pytest.mark.parametrize(("generation", "more"), [(1, 1), (2, 1), (8, 1), (9, 2), (12, 2)])
def test_more_cards_of_terralabs(generation: int, more: int) -> None:
    pos = settled(38, turmoil=EMPTY_HALL, generation=generation)
    assert len(marsbot(pos).action_deck) == more
    assert kinds(pos) == (more, [])
    pos = settled(38, turmoil=EMPTY_HALL, generation=generation, level="brutal")
    assert kinds(pos) == (more, [])


# C39 Utopia Invest and B32.


def test_the_start_of_utopia_invest() -> None:
    pos = founded(39)
    assert {n: cell for n, cell in zip(TRACKS, marsbot(pos).tracks, strict=True) if cell} == {"building": 1, "space": 2}


def utopia(generation: int, *cells: int, quiet: bool = True) -> Table:
    given: dict[str, Any] = {"tracks": dict(zip(TRACKS, cells, strict=True)), **(QUIET if quiet else {})}
    return resolve(settled(39, turmoil=EMPTY_HALL, generation=generation, bot=given), "B32")


@pytest.mark.parametrize(
    ("generation", "before", "after", "gain"),
    [
        (2, (5, 4, 3, 7, 6, 6, 6), (5, 4, 4, 6, 6, 6, 6), 0),
        (4, (5, 3, 3, 7, 6, 7, 6), (5, 4, 3, 6, 6, 7, 6), 0),
        (6, (4, 4, 4, 4, 4, 4, 4), (4, 4, 4, 4, 4, 4, 4), 0),
        (8, (5, 5, 5, 6, 5, 5, 5), (6, 5, 5, 5, 5, 5, 5), 0),
        (1, (5, 4, 3, 7, 6, 6, 6), (5, 4, 3, 7, 6, 6, 6), 3),
        (3, (5, 4, 0, 7, 6, 6, 6), (5, 4, 0, 7, 6, 6, 6), 0),
        (13, (9, 9, 8, 9, 9, 9, 10), (9, 9, 8, 9, 9, 9, 10), 8),
    ],
)
def test_investors(generation: int, before: tuple[int, ...], after: tuple[int, ...], gain: int) -> None:
    pos = utopia(generation, *before)
    assert tuple(marsbot(pos).tracks) == after
    assert (money(pos), names(marsbot(pos).set_aside)) == (gain, ["B32"])


def test_the_advance_of_investors_acts() -> None:
    """Building 1 -> 2 is an ocean; the cube taken back was chosen before."""
    pos = utopia(2, 1, 2, 2, 2, 2, 2, 4, quiet=False)
    assert (pos.oceans, track(pos, "building"), track(pos, "bio")) == (1, 2, 3)
