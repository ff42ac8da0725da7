"""Every game keeps what is hidden; and the law finds whoever does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from areopolis.arena.bench import compiled
from areopolis.games import games
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.codec import canonical, encode
from areopolis.kernel.decision import Subset
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.box import box_for
from areopolis.testing import hidden
from areopolis.testing.play import eyes, walk, walk_together
from tests.conformance.test_conformance import VARIANTS

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_nothing_hidden_is_told(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(5))
    for pos in walk_together(game, options, seed=21, every=17):
        hidden.check_hidden(pos, rng)


def sampled(pos: Position, seat: int, seed: int) -> dict[str, object]:
    """The whole position that a sample shows, as plain data."""
    return pos.sample(seat, Rng(seeded(seed))).data()


def leaves(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every list of figures and every figure in some data, with the way to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, f"{path}.{name}")
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        for i, value in enumerate(data):
            yield from leaves(value, f"{path}.{i}")
    else:
        yield path, canonical(data)


def drawn_anew(game: Game[Position], options: dict[str, str], seat: int, every: int) -> set[str]:
    """What differs between samples for a seat somewhere in a game, by the way to it in the data of a position."""
    found: set[str] = set()
    for pos in walk_together(game, options, seed=22, every=every):
        samples = [dict(leaves(sampled(pos, seat, seed))) for seed in range(6)]
        found |= {path for path in samples[0] if any(sample.get(path) != samples[0][path] for sample in samples[1:])}
    return found


DRAWN = [
    (
        "terraforming",
        {"players": "2", "draft": "yes", "turmoil": "yes"},
        {".deck", ".discards", ".rng", ".turmoil.deck"}
        | {f".players.1.{name}" for name in ("hand", "dealt", "kept", "corporations")},
    ),
    (
        "terraforming",
        {"players": "2", "marsbot": "brutal"},
        {".deck", ".discards", ".rng", ".marsbot.action_deck", ".marsbot.bonus_deck"},
    ),
    (
        "onmars",
        {"players": "3", "variant": "first-colonists"},
        {".rng", ".tech_deck", ".plan_deck", ".discovery_deck", ".deck_b", ".stacks.0", ".stacks.4"}
        | {f".players.1.{name}" for name in ("goals", "pledged", "spent", "card_a", "cards_b")},
    ),
    ("onmars", {"players": "1"}, {".rng", ".plan_deck", ".discovery_deck", ".solo_deck", ".stacks.0"}),
]


@pytest.mark.parametrize(("name", "options", "wanted"), DRAWN)
def test_everything_hidden_is_drawn_anew_and_nothing_else(name: str, options: dict[str, str], wanted: set[str]) -> None:
    """What differs beside it follows from it: a question to somebody else that is asked anew."""
    found = {path for path in drawn_anew(games()[name], options, 0, 2) if not path.startswith(".decision")}
    assert wanted <= found
    allowed = re.compile(r"\.(stacks\.\d|players\.[12]\.\w+|agenda.*|asker.*)")
    assert [path for path in found - wanted if not allowed.fullmatch(path)] == []
    assert [path for path in found if path.startswith(".players.0.")] == []


def deck(pos: Position, seat: int) -> object:
    data = pos.data()
    return data.get("deck", data.get("plan_deck"))


def cards_of_another(pos: Position, seat: int) -> object:
    players = pos.data()["players"]
    assert isinstance(players, list)
    return [player.get("dealt", player.get("goals")) for other, player in enumerate(players) if other != seat]


def chance(pos: Position, seat: int) -> object:
    return pos.chance_state()


@pytest.mark.parametrize("leak", [deck, cards_of_another, chance])
@pytest.mark.parametrize("name", ["terraforming", "onmars"])
def test_the_law_finds_a_table_that_tells_too_much(name: str, leak: hidden.Tell) -> None:
    pos = games()[name].new({"players": "2"}, 3)
    hidden.check_hidden(pos, Rng(seeded(1)))
    with pytest.raises(AssertionError, match="sees what is hidden"):
        hidden.check_hidden(pos, Rng(seeded(1)), lambda pos, seat: [hidden.told(pos, seat), leak(pos, seat)])


def test_the_law_finds_answers_that_are_told() -> None:
    pos = games()["terraforming"].new({"players": "3"}, 3)
    assert isinstance(pos, AgendaPosition)
    seat = pos.asked()[1]
    question = pos.question(seat)
    assert question is not None
    pos.apply(Subset(question.verb, question.options[0]), seat)
    hidden.check_hidden(pos, Rng(seeded(1)))
    with pytest.raises(AssertionError, match="sees what is hidden"):
        hidden.check_hidden(pos, Rng(seeded(1)), answers_of_others)


def answers_of_others(pos: Position, seat: int) -> object:
    assert isinstance(pos, AgendaPosition)
    return [encode(answers) for other, answers in pos.answers.items() if other != seat]


GAME_BOX = box_for("")
MARK = "a plan that nobody may know"


@pytest.mark.skipif(compiled(), reason="compiled classes take no new fields while they run")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("terraforming", {"players": "2", "turmoil": "yes"}),
        ("terraforming", {"players": "2", "marsbot": "normal"}),
        ("onmars", {"players": "2"}),
    ],
)
def test_a_new_field_is_a_secret(name: str, options: dict[str, str]) -> None:
    """Whatever somebody adds to a position stays inside until a form names it."""
    pos = games()[name].new(options, 1)
    holders = [pos, *getattr(pos, "players"), getattr(pos, "turmoil", None), getattr(pos, "marsbot", None)]  # noqa: B009
    for holder in holders:
        if holder is not None:
            vars(holder)["plan"] = MARK
    for seat in eyes(pos):
        assert MARK not in canonical(hidden.told(pos, seat))


def test_a_payment_that_is_open_waits_while_another_seat_is_asked_first() -> None:
    """It is a question of its own, which no task on the agenda would ask again."""
    game = games()["terraforming"]
    found = 0
    for pos in walk(game, {"players": "5", "draft": "no"}, seed=13):
        asked = pos.asked()
        if pos.decision is None or pos.decision.kind != "pay" or len(asked) < 2:
            continue
        found += 1
        sample = pos.sample(asked[-1], Rng(seeded(found)))
        assert sample.decision is not None
        assert sample.decision.seat == asked[-1]
        assert sample.question(asked[0]) == pos.decision
        assert game.restore(json.loads(canonical(sample.data()))).digest() == sample.digest()
    assert found


def cards_in(data: object, names: tuple[str, ...]) -> list[int]:
    """All cards in the places with these names, wherever in the data of a position, in order of their numbers."""
    if isinstance(data, dict):
        found = [card for name in names if name in data for card in data[name]]
        return sorted(found + [card for value in data.values() for card in cards_in(value, names)])
    if isinstance(data, list):
        return sorted(card for value in data for card in cards_in(value, names))
    return []


PILES: dict[str, list[tuple[str, ...]]] = {
    "terraforming": [("deck", "discards", "hand", "dealt", "kept", "action_deck", "bonus_deck")],
    "onmars": [("tech_deck",), ("plan_deck",), ("discovery_deck",), ("solo_deck",), ("deck_b", "cards_b")],
}


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_samples_hold_the_same_cards(game: Game[Position], options: dict[str, str]) -> None:
    """What is drawn anew changes places; nothing is lost, doubled or made up, and nobody holds more or less."""
    for pos in walk_together(game, options, seed=23, every=29):
        for seat in eyes(pos):
            data = sampled(pos, seat, 1)
            for names in PILES.get(game.name, []):
                assert cards_in(data, names) == cards_in(pos.data(), names)
            goals = cards_in(data, ("goals", "pledged", "spent"))
            assert len(set(goals)) == len(goals) == len(cards_in(pos.data(), ("goals", "pledged", "spent")))
            plans = [GAME_BOX.blueprints[plan - 1].level for plan in cards_of(data, "plan_deck")]
            assert plans == sorted(plans, reverse=True)


def cards_of(data: dict[str, object], name: str) -> list[int]:
    """The cards of a deck, in their order; none in a game without it."""
    cards = data.get(name, [])
    assert isinstance(cards, list)
    return cards
