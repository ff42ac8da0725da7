"""Laws on random legal play."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.event import Event
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX
from areopolis.terraforming.options import Options
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.play import Play
from areopolis.terraforming.sets import sets
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.whole import WholePosition, new_game
from tests.strategies import options, positions
from tests.terraforming import laws
from tests.terraforming.agreed import agreed

calm = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@calm
@given(positions())
def test_laws_hold_anywhere(pos: WholePosition) -> None:
    laws.check(pos)


@pytest.mark.long
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(options(), st.integers(0, 2**31))
def test_laws_hold_at_every_decision_of_a_game(chosen: Options, seed: int) -> None:
    pos = new_game(chosen, seed)
    rng = Rng(seeded(seed))
    while pos.decision is not None:
        laws.check(pos)
        pos.apply(random_choice(pos.decision, rng))
    assert pos.phase == OVER
    laws.check(pos)


def change_of_rating(seen: list[Event], player: Player) -> int:
    """What the events say about the rating of a player; two corporations start lower."""
    signs = {"rating": 1, "rating.down": -1}
    change = {"R07": -2, "R14": -1}.get(BY_ID[player.corporation].number, 0)
    for event in seen:
        step = event.parts[0] if event.name in signs and event.seat == player.seat else 0
        assert isinstance(step, int)
        change += signs.get(event.name, 0) * step
    return change


@st.composite
def turmoil_options(draw: st.DrawFn) -> Options:
    chosen = draw(options())
    tr_goal = chosen.players == 1 and draw(st.booleans())
    more = agreed(turmoil=True, tr_goal=tr_goal)
    return Options(chosen.players, chosen.corporate_era, chosen.draft, chosen.beginners, more)


@pytest.mark.long
@settings(deadline=None, max_examples=6, suppress_health_check=[HealthCheck.too_slow])
@given(turmoil_options(), st.integers(0, 2**31))
def test_laws_hold_at_every_decision_of_a_game_with_turmoil(chosen: Options, seed: int) -> None:
    pos = new_game(chosen, seed)
    rng = Rng(seeded(seed))
    begun = 14 if chosen.players == 1 else 20
    seen: list[Event] = list(pos.events)
    while pos.decision is not None:
        laws.check(pos)
        seen += pos.apply(random_choice(pos.decision, rng))
    assert pos.phase == OVER
    laws.check(pos)
    for player in pos.players:
        assert player.tr == begun + change_of_rating(seen, player)


@calm
@given(options(), st.integers(0, 2**31))
def test_the_rating_follows_from_the_events(chosen: Options, seed: int) -> None:
    pos = new_game(chosen, seed)
    rng = Rng(seeded(seed))
    seen: list[Event] = list(pos.events)
    while pos.decision is not None:
        seen += pos.apply(random_choice(pos.decision, rng))
    begun = 14 if chosen.players == 1 else 20
    for player in pos.players:
        assert player.tr == begun + change_of_rating(seen, player)


def eager_choice(decision: Decision, rng: Rng) -> Choice:
    """As a player who wants to see cards: buys what he can and mostly plays it."""
    if decision.verb == "buy":
        return Subset("buy", *decision.options[: decision.most])
    plays = [option for option in decision.options if isinstance(option, Play)]
    if plays and rng.below(5):
        return plays[rng.below(len(plays))]
    return random_choice(decision, rng)


def test_every_card_and_corporation_is_seen_in_play() -> None:
    """All projects and corporations are played in simulated games, with the parties and all sets now and then."""
    seen: set[int] = set()
    everything = {*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX}
    assert len(everything) >= 242
    more = (f"sets={','.join(sets())}",) if sets() else ()
    for seed in range(1000):
        pos = new_game(Options(3, beginners=(0,) if seed == 0 else (), more=("turmoil=yes", *more)), seed)
        pos.recording = False
        rng = Rng(seeded(seed))
        while pos.decision is not None:
            pos.apply(eager_choice(pos.decision, rng))
        for player in pos.players:
            seen |= {*player.in_play, *player.events}
        if seen == everything:
            return
    assert sorted(BY_ID[card].number for card in everything - seen) == []
