"""The seven tracks: every cell, tags, order, chains, regression, the end."""

from __future__ import annotations

import pytest

from areopolis.terraforming.marsbot.board import CELLS, LAST_CELL, TRACKS
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    NO_TAGS,
    card,
    failed,
    flip,
    funded,
    marsbot,
    money,
    names,
    placed,
    position,
    rating,
    track,
    turn,
)

# From marsbot.json, a letter for each cell: . nothing, a again, b the space track, o ocean, g greenery, c city, t and T
# temperature by 1 and 2, m milestone, w award, a number that much TR, v an icon of Venus or floaters.
FACTS = {
    "building": "..o..2tmgwcbo.gct.5",
    "space": ".a.t.ocvmt.3o.t.4.6",
    "event": ".a.ogavao3w.4tgaT.5",
    "science": ".a.ac.g.2mto3t4a.t7",
    "energy": ".av3vtam.tgao.cg.t8",
    "earth": ".c..3c.acwacg4ga.c7",
    "bio": "...g.gga.owt3ggog.6",
}
CODES = {".": ".", "a": "again", "b": "space", "o": "ocean", "g": "greenery", "c": "city", "v": "other"}
CODES |= {"m": "milestone", "w": "award"}
COUNTS = {"b": 1, "a": 15, "w": 4, "c": 10, "g": 15, "m": 4, "o": 10, "v": 4}
CELL = [(name, cell) for name in FACTS for cell in range(1, 19)]


def test_the_figures_add_up() -> None:
    everything = "".join(FACTS.values())
    assert all(len(line) == 19 for line in FACTS.values())
    assert {code: everything.count(code) for code in COUNTS} == COUNTS
    assert sum(everything.count(code) for code in "tT") == 14
    assert sum(code.isdecimal() for code in everything) == 19


def test_the_tracks_and_their_order() -> None:
    assert TRACKS == ("building", "space", "event", "science", "energy", "earth", "bio")
    assert LAST_CELL == 18


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_cells(name: str) -> None:
    """Whatever the program calls them: the same letter always stands for the same word, another one for another."""
    words = CELLS[TRACKS.index(name)]
    assert len(words) == len(FACTS[name])
    for code, word in zip(FACTS[name], words, strict=True):
        if code.isdecimal():
            assert word == f"tr{code}"
        elif code in CODES:
            assert word == CODES[code]
        else:
            assert word[-1] == {"t": "1", "T": "2"}[code]


@pytest.mark.parametrize(("name", "cell"), CELL)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_what_a_cell_does(name: str, cell: int, level: str) -> None:
    """One tag onto the cell, on an otherwise empty planet at -10 degrees."""
    pos = flip(CARD[name], level=level, bot={"tracks": {name: cell - 1}}, parameters={"temperature": -10})
    end = cell
    if level == "normal":
        while FACTS[name][end] == "a":
            end += 1
    code = FACTS[name][end]
    assert track(pos, name) == end
    steps = {"t": 1, "T": 2}.get(code, 0)
    assert pos.temperature == -10 + 2 * steps
    assert pos.oceans == len(placed(pos, "ocean")) == (code == "o")
    assert pos.oxygen == len(placed(pos, "greenery")) == (code == "g")
    assert len(placed(pos, "city")) == (code == "c")
    assert all(pos.owners[space] == BOT for kind in ("greenery", "city") for space in placed(pos, kind))
    rise = int(code) if code.isdecimal() else steps + (code in "og")
    assert rating(pos) == 20 + rise
    # No milestone is met; on the easy level the energy and space awards start level with the human, at 5 - 5.
    lead = level == "normal" or name in {"building", "event", "science"}
    if code == "w" and not lead:
        assert (funded(pos), failed(pos)) == ({}, 1)
    else:
        assert (len(funded(pos)), failed(pos)) == (code == "w", code == "m")
    if code not in "ogc":
        assert money(pos) == failed(pos) * (3 if level == "easy" else 5)
    if code == "b":
        assert track(pos, "space") == (1 if level == "easy" else 2)
    others = [other for other in TRACKS if other != name and not (code == "b" and other == "space")]
    assert all(track(pos, other) == 0 for other in others)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("056", "building"), ("175", "space"), ("091", "science"), ("046", "energy"), ("002", "energy"),
        ("106", "earth"), ("047", "bio"), ("052", "bio"), ("035", "bio"), ("062", "event"),
    ],
)  # fmt: skip
def test_the_track_of_a_tag(number: str, name: str) -> None:
    """Power and Jovian share a track, so do plants, animals and microbes."""
    pos = flip(number, bot={"tracks": dict.fromkeys(TRACKS, 2), "highest": dict.fromkeys(TRACKS, 18)})
    assert {other: track(pos, other) for other in TRACKS} == {other: 3 if other == name else 2 for other in TRACKS}
    assert (money(pos), failed(pos)) == (0, 0)


def test_a_city_tag_moves_the_earth_track() -> None:
    pos = flip("029", bot={"highest": dict.fromkeys(TRACKS, 18)})
    assert (track(pos, "earth"), track(pos, "building")) == (1, 1)


@pytest.mark.parametrize(
    ("number", "moved"),
    [
        ("090", {"science": 2}),
        ("135", {"bio": 3}),
        ("185", {"science": 1, "earth": 1, "building": 1}),
        ("058", {"energy": 2, "space": 1}),
        ("027", {"earth": 1, "space": 1, "event": 1}),
        ("081", {"energy": 1, "space": 1, "earth": 1}),
    ],
)
def test_each_tag_counts(number: str, moved: dict[str, int]) -> None:
    pos = flip(number, bot={"highest": dict.fromkeys(TRACKS, 18)})
    assert {name: track(pos, name) for name in TRACKS if track(pos, name)} == moved


def rises(pos: WholePosition) -> list[int]:
    return [int(str(event.parts[0])) for event in pos.events if event.name == "rating" and event.seat == BOT]


def test_tags_are_resolved_from_left_to_right() -> None:
    """Olympus Conference: science, Earth, building."""
    pos = flip("185", bot={"tracks": {"science": 7, "earth": 12, "building": 17}})
    assert rises(pos) == [2, 4, 5]


def test_the_event_tag_comes_last() -> None:
    """Interstellar Colony Ship: Earth, space, event."""
    pos = flip("027", bot={"tracks": {"event": 17, "earth": 12, "space": 15}})
    assert rises(pos) == [4, 4, 5]
    pos = flip("206", bot={"tracks": {"event": 17, "science": 7}})
    assert rises(pos) == [2, 5]


def test_a_chain_is_finished_before_the_next_tag() -> None:
    """Colonizer Training Camp: Jovian onto 11 goes on to an ocean; then building."""
    pos = flip("001", bot={"tracks": {"energy": 10, "building": 4}})
    order = [event.name for event in pos.events if event.name in {"place.ocean", "rating"}]
    assert order == ["place.ocean", "rating", "rating"]
    assert rises(pos) == [1, 2]


@pytest.mark.parametrize("number", [NO_TAGS, "173", "004", "125"])
def test_a_card_without_tags_fails(number: str) -> None:
    pos = flip(number)
    assert (failed(pos), money(pos)) == (1, 5)
    assert marsbot(pos).tracks == [0] * 7
    assert names(marsbot(pos).played) == [number]


def test_an_event_without_other_tags_does_not_fail() -> None:
    pos = flip("062")
    assert (track(pos, "event"), failed(pos), money(pos)) == (2, 0, 0)


def test_cost_requirement_and_text_are_ignored() -> None:
    """Io Mining Industries costs 41, Birds need 13 % oxygen, Research draws two cards."""
    pos = flip("092", "072", "090", bot={"highest": dict.fromkeys(TRACKS, 18)})
    assert (money(pos), rating(pos), failed(pos)) == (0, 20, 0)
    assert pos.players[BOT].hand == []
    assert sorted(names(marsbot(pos).played)) == ["072", "090", "092"]
    assert card("092") not in pos.players[BOT].in_play


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("space", 0, 2), ("event", 0, 2), ("event", 4, 6), ("event", 6, 8), ("event", 14, 16), ("science", 0, 2),
        ("science", 2, 4), ("science", 14, 16), ("energy", 0, 2), ("energy", 5, 7), ("energy", 10, 12),
        ("earth", 6, 8), ("earth", 9, 11), ("earth", 14, 16), ("bio", 6, 8),
    ],
)  # fmt: skip
def test_all_fifteen_chains(name: str, start: int, end: int) -> None:
    assert track(flip(CARD[name], bot={"tracks": {name: start}}), name) == end
    assert track(flip(CARD[name], level="easy", bot={"tracks": {name: start}}), name) == start + 1


def test_building_eleven_chains_through_the_space_track() -> None:
    pos = flip("056", bot={"tracks": {"building": 10, "space": 10}})
    assert (track(pos, "building"), track(pos, "space"), rating(pos)) == (11, 11, 23)
    pos = flip("056", bot={"tracks": {"building": 10, "space": 18}})
    assert (track(pos, "space"), failed(pos), money(pos)) == (18, 1, 5)


def test_cells_reached_before_never_act_again() -> None:
    """The example of the facts: event at 8, back by 2; 7 and 8 do nothing, 9 gives TR 3."""
    pos = flip("062", bot={"tracks": {"event": 6}, "highest": {"event": 8}})
    assert (track(pos, "event"), pos.oceans, rating(pos)) == (7, 0, 20)
    pos = flip("062", "036", bot={"tracks": {"event": 6}, "highest": {"event": 8}})
    assert (track(pos, "event"), pos.oceans, rating(pos)) == (8, 0, 20)
    pos = flip("062", "036", "127", bot={"tracks": {"event": 6}, "highest": {"event": 8}})
    assert (track(pos, "event"), pos.oceans, rating(pos)) == (9, 0, 23)
    assert failed(pos) == 0


def test_the_highest_cell_does_not_go_back() -> None:
    pos = position(
        bot={"tracks": {"energy": 3}, "action_deck_top": ["046", "102", "189"]}, me={"mc": 3, "hand": ["201"]}
    )
    pos.apply("play 201")
    if pos.decision is not None and pos.decision.kind == "target":
        pos.apply("seat 1")
    assert (track(pos, "energy"), marsbot(pos).highest[4]) == (2, 3)
    turn(pos)
    assert (track(pos, "energy"), rating(pos)) == (3, 20)
    turn(pos, 2)
    assert (track(pos, "energy"), pos.temperature, rating(pos)) == (5, -28, 21)


@pytest.mark.parametrize("name", TRACKS)
def test_a_full_track_fails_and_stays(name: str) -> None:
    pos = flip(CARD[name], bot={"tracks": {name: 18}})
    assert (track(pos, name), failed(pos), money(pos)) == (18, 1, 5)


def test_each_tag_of_a_full_track_fails() -> None:
    pos = flip("090", bot={"tracks": {"science": 18}})
    assert (failed(pos), money(pos)) == (2, 10)
    pos = flip("090", bot={"tracks": {"science": 17}})
    assert (failed(pos), money(pos), rating(pos)) == (1, 5, 27)


def test_a_full_track_that_went_back_moves_again_without_acting() -> None:
    pos = flip("056", "007", bot={"tracks": {"building": 17}, "highest": {"building": 18}})
    assert (track(pos, "building"), rating(pos), failed(pos)) == (18, 20, 1)


def test_tags_and_production_mirror_the_tracks() -> None:
    """Fact 68: counts and cuts see current positions."""
    pos = position(bot={"tracks": dict(zip(TRACKS, range(2, 9), strict=True)), "highest": dict.fromkeys(TRACKS, 12)})
    player = pos.players[BOT]
    # M€, steel, titanium, plants, energy, heat.
    assert player.production == [4, 2, 3, 8, 6, 7]
    # Building, space, power, science, Jovian, Earth, plant, microbe, animal, city.
    assert player.tags == [2, 3, 6, 5, 6, 7, 8, 8, 8, 7]
