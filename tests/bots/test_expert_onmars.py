"""The expert in On Mars: it beats weaker bots in games of usual length, and its levels and thoughts work there."""

from __future__ import annotations

import pytest

from areopolis.bots import make
from areopolis.bots.budget import Budget
from areopolis.locale import catalogue, languages
from areopolis.onmars.game import GAME
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.whole import WholePosition

# Games of people take some twenty rounds.
LONGEST = 25


def played(specs: list[str], options: dict[str, str], seed: int, rounds: int = 300) -> WholePosition:
    """A game of bots, whole or for so many rounds."""
    pos = GAME.new(options, seed)
    assert isinstance(pos, WholePosition)
    pos.recording = False
    bots = [make(spec, seed + seat) for seat, spec in enumerate(specs)]
    while (decision := pos.decision) is not None and pos.round <= rounds:
        pos.apply(bots[decision.seat].choose(pos.view(decision.seat), decision, Budget()))
    return pos


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
def test_one_choice_ahead_it_leaves_greedy_behind(seat: int) -> None:
    specs = ["greedy:depth=0", "greedy:depth=0"]
    specs[seat] = "expert:width=0"
    scores = played(specs, {"players": "2"}, 902, rounds=10).scores()
    assert scores[seat] > scores[1 - seat] + 10


@pytest.mark.long
def test_games_among_experts_have_the_length_of_those_of_people() -> None:
    pos = played(["expert:width=0", "expert:width=0"], {"players": "2"}, 1)
    assert pos.decision is None
    assert pos.round <= LONGEST
    assert min(pos.scores()) > 40


@pytest.mark.long
def test_alone_it_comes_near_to_lacerda() -> None:
    pos = played(["expert:width=0"], {"players": "1"}, 902)
    assert pos.round <= LONGEST
    own, lacerda = pos.scores()
    assert own > 0.6 * lacerda


@pytest.mark.parametrize("level", ["expert", "veteran", "regular", "rookie"])
def test_levels_play_on_mars(level: str) -> None:
    pos = Scenario(3).seat(0, mineral=1, water=1, plant=1, crystal=3, plans=[5]).start()
    for _choice in range(3):
        decision = pos.decision
        assert decision is not None
        pos.apply(make(level, 4).choose(pos.view(decision.seat), decision, Budget()))


def test_reasons_are_said_in_every_language() -> None:
    pos = Scenario().seat(0, mineral=1, water=1, plant=1, crystal=3, plans=[5], goals=[7]).start()
    decision = pos.decision
    assert decision is not None
    thought = make("expert", 1).think(pos.view(0), decision, Budget())
    assert len(thought.ideas) >= 3
    sentences = {
        term.name: [catalogue(code).say(term.text()) for code in languages()]
        for idea in thought.ideas
        for term in idea.terms
    }
    assert len(sentences) > 5
    for said in sentences.values():
        assert not [sentence for sentence in said if "term." in sentence]


def test_a_hint_for_a_movement_names_several_ends() -> None:
    pos = Scenario().seat(0, rover="D3", bots=["F5", "H4"]).lying("A", "D1").lying("crystal", "E4").start()
    play(pos, "act control")
    decision = pos.decision
    assert decision is not None
    assert len(make("expert", 1).think(pos.view(0), decision, Budget()).ideas) >= 3


def test_with_a_budget_it_plans_too() -> None:
    pos = Scenario().seat(0, mineral=1, water=1, plant=1, crystal=3).start()
    assert pos.evaluation({}).plans(pos, True)
    decision = pos.decision
    assert decision is not None
    one, planned = [
        make(f"expert:width={width}:samples=1", 1).think(pos.view(0), decision, Budget(visits=100_000)).ideas
        for width in (0, 4)
    ]
    assert {idea.choice: idea.outcome for idea in one} != {idea.choice: idea.outcome for idea in planned}
