"""Laws over random games against MarsBot at every level."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.codec import canonical
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming import scoring
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.bonus import STARTING
from areopolis.terraforming.marsbot.options import BOT_CORPORATIONS
from areopolis.terraforming.options import Options
from areopolis.terraforming.rules.play import Enact
from areopolis.terraforming.rules.setup import projects_for
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.whole import WholePosition, new_game, restore
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.companies import game
from tests.terraforming.marsbot.kit import BOT, HUMAN, card, marsbot

EVERY = 25
VARIANTS = [
    (level, draft, turmoil)
    for level in ("easy", "normal", "hard", "brutal")
    for draft in (False, True)
    for turmoil in (False, True)
]


def check_cards(pos: WholePosition) -> None:
    """Every project card and every bonus card is in one place."""
    bot = marsbot(pos)
    places = [*pos.deck[pos.drawn :], *pos.discards, *bot.action_deck, *bot.bonus_deck, *bot.bonus_discard]
    places += [*bot.destroyed, *bot.set_aside, *bot.played]
    for player in pos.players:
        face_up = [number for number in player.in_play if number != player.corporation]
        places += [*player.hand, *player.dealt, *player.kept, *face_up, *player.events]
    places += [task.card for task in pos.agenda if isinstance(task, Enact)]
    wanted = [*projects_for(pos.options), *STARTING]
    if with_turmoil(pos.options):
        wanted.append(card("B21"))
    assert sorted(places) == sorted(wanted)
    assert not set(bot.destroyed) & set(bot.bonus_deck)


def check_tracks(pos: WholePosition) -> None:
    bot, player = marsbot(pos), pos.players[BOT]
    assert len(bot.tracks) == len(bot.highest) == len(TRACKS)
    assert all(0 <= cell <= high <= 18 for cell, high in zip(bot.tracks, bot.highest, strict=True))
    building, space, event, science, energy, earth, bio = bot.tracks
    assert player.production == [event, building, space, bio, energy, earth]
    assert player.tags == [building, space, energy, science, energy, earth, bio, bio, bio, earth]
    assert player.hand == player.in_play == player.events == []
    assert not player.holdings
    assert all(amount >= 0 for amount in player.stock)
    assert player.stock[1:] == [0] * 5
    assert player.tr >= (10 if with_turmoil(pos.options) else 20)
    assert sum(scoring.breakdown(pos, BOT).values()) == pos.scores()[BOT]
    assert pos.milestones.count(-1) >= 2
    assert pos.awards.count(-1) >= 2
    assert pos.generation <= 20


def check_copies(pos: WholePosition, seed: int) -> None:
    assert pos.copy().digest() == pos.digest()
    assert restore(pos.data()).digest() == pos.digest()
    sample = pos.view(HUMAN).sample(Rng(seeded(seed)))
    assert isinstance(sample, WholePosition)
    check_cards(sample)
    check_tracks(sample)


def keen(decision: Decision, rng: Rng) -> Choice:
    """At random, but passing only when there is nothing else."""
    choice = random_choice(decision, rng)
    for _i in range(3):
        if choice.notation() not in {"pass", "end"}:
            break
        choice = random_choice(decision, rng)
    return choice


@pytest.mark.parametrize(("level", "draft", "turmoil"), VARIANTS)
def test_a_random_game(level: str, draft: bool, turmoil: bool) -> None:
    options = Options(2, draft=draft, more=agreed(turmoil=turmoil, marsbot=level))
    for seed in (3, 8, 21):
        pos = new_game(options, seed)
        pos.recording = seed != 8
        rng = Rng(seeded(seed))
        made = 0
        before: tuple[list[int], list[int]] = ([], [])
        while pos.decision is not None:
            assert pos.decision.seat == HUMAN
            if made % EVERY == 0:
                check_cards(pos)
                check_tracks(pos)
                check_copies(pos, made)
            pos.apply((random_choice if seed == 3 else keen)(pos.decision, rng))
            made += 1
            assert made < 20_000
            now = marsbot(pos)
            assert now.played[: len(before[0])] == before[0]
            assert now.destroyed[: len(before[1])] == before[1]
            before = (now.played.copy(), now.destroyed.copy())
        assert pos.phase == OVER
        check_cards(pos)
        check_tracks(pos)
        person, bot = pos.scores()
        in_time = pos.generation < 20
        assert pos.winners() == ([HUMAN] if person > bot and in_time else [BOT])


@pytest.mark.parametrize("corporation", BOT_CORPORATIONS)
def test_a_sample_shows_what_the_view_shows(corporation: str) -> None:
    """Whatever its corporation puts into which deck, and what the person has seen of it stays known."""
    options = Options(2, draft=True, more=agreed(turmoil=True, marsbot="hard", marsbot_corporation=corporation))
    for seed in (0, 1):
        pos = new_game(options, seed)
        rng = Rng(seeded(seed))
        made = 0
        while pos.decision is not None and made < 400:
            if made < EVERY or made % EVERY == 0:
                for seat in (HUMAN, -1):
                    sample = pos.sample(seat, Rng(seeded(made)))
                    assert canonical(sample.table(seat)) == canonical(pos.table(seat))
            pos.apply(keen(pos.decision, rng))
            made += 1


def test_space_cards_of_phobolog_are_known_but_not_where_they_lie() -> None:
    pos = game(7, seed=3)
    seeded_cards = set(marsbot(pos).seeded)
    assert len(seeded_cards) == 2
    below = set()
    for seed in range(20):
        sample = pos.view(HUMAN).sample(Rng(seeded(seed)))
        assert isinstance(sample, WholePosition)
        bot = marsbot(sample)
        assert seeded_cards <= {*bot.bonus_deck, *bot.action_deck}
        assert len(bot.bonus_deck) == len(marsbot(pos).bonus_deck)
        below.add(tuple(bot.bonus_deck))
        check_cards(sample)
    assert len(below) > 10


def test_which_space_card_of_phobolog_left_the_bonus_deck_is_hidden() -> None:
    """One of the two comes into the action deck: that it is a project card shows, which one does not."""
    pos = game(7, seed=3)
    bot = marsbot(pos)
    views = set()
    came = set()
    first, second = bot.seeded
    for drawn in (first, second):
        other = pos.copy()
        state = marsbot(other)
        state.bonus_deck[:] = [c for c in [*bot.bonus_deck, *bot.action_deck] if c >= STARTING[0]] + [first, second]
        state.bonus_deck.remove(drawn)
        state.action_deck[:] = [*[c for c in bot.action_deck if c < STARTING[0] and c not in bot.seeded], drawn]
        views.add(canonical(other.table(HUMAN)))
        for seed in range(20):
            sample = other.sample(HUMAN, Rng(seeded(seed)))
            assert isinstance(sample, WholePosition)
            came.add((drawn, *[card for card in marsbot(sample).action_deck if card in bot.seeded]))
    assert len(views) == 1
    assert came == {(drawn, card) for drawn in bot.seeded for card in bot.seeded}


def test_legal_moves_do_not_depend_on_the_hidden_deck() -> None:
    pos = new_game(Options(2, more=("marsbot=normal",)), 4)
    rng = Rng(seeded(4))
    for _i in range(200):
        if pos.decision is None:
            break
        other = pos.copy()
        marsbot(other).action_deck.reverse()
        marsbot(other).bonus_deck.reverse()
        assert other.decision is not None
        assert other.decision.notations() == pos.decision.notations()
        pos.apply(random_choice(pos.decision, rng))


def test_the_same_seed_gives_the_same_game() -> None:
    ends = set()
    for _i in range(2):
        pos = new_game(Options(2, draft=True, more=("marsbot=hard",)), 11)
        rng = Rng(seeded(11))
        while pos.decision is not None:
            pos.apply(random_choice(pos.decision, rng))
        ends.add(pos.digest())
    assert len(ends) == 1


def test_sampled_positions_keep_the_hidden_decks_hidden() -> None:
    """What the human may know does not tell the order of the action deck."""
    pos = new_game(Options(2, more=("marsbot=normal",)), 6)
    rng = Rng(seeded(6))
    while pos.decision is not None and pos.decision.kind != "turn":
        pos.apply(random_choice(pos.decision, rng))
    decks = set()
    for seed in range(8):
        sample = pos.view(HUMAN).sample(Rng(seeded(seed)))
        assert isinstance(sample, WholePosition)
        check_cards(sample)
        decks.add(tuple(marsbot(sample).action_deck))
        assert len(marsbot(sample).action_deck) == len(marsbot(pos).action_deck)
        assert len(marsbot(sample).bonus_deck) == len(marsbot(pos).bonus_deck)
    assert len(decks) > 1
