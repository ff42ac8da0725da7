"""What is true of every position of Terraforming Mars, whatever happened."""

from __future__ import annotations

from collections import Counter

from areopolis.terraforming import scoring
from areopolis.terraforming.board import KIND, SEA, VOLCANOES
from areopolis.terraforming.card import TABLE
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.rules.goals import MOST_GOALS
from areopolis.terraforming.rules.play import Enact
from areopolis.terraforming.rules.setup import projects_for
from areopolis.terraforming.table import Table
from areopolis.terraforming.terms import ACTIONS, EMPTY, FLOOR, LAVA_FLOWS, NEUTRAL, OCEAN, TAGS
from areopolis.terraforming.turmoil.parties import NOBODY
from areopolis.terraforming.turmoil.state import Turmoil


def check(pos: Table) -> None:
    """All laws."""
    check_cards(pos)
    check_players(pos)
    check_planet(pos)
    check_goals(pos)
    assert (pos.turmoil is not None) == pos.options.turmoil
    if pos.turmoil is not None:
        check_delegates(pos.turmoil, len(pos.players))
        check_parties(pos.turmoil)
        check_events(pos.turmoil)
    check_policies(pos)


def check_cards(pos: Table) -> None:
    """Every project card is in exactly one place."""
    places = [*pos.deck[pos.drawn :], *pos.discards]
    for player in pos.players:
        table = [card for card in player.table if card != player.corporation]
        places += [*player.hand, *player.dealt, *player.kept, *table, *player.events]
    places += [task.card for task in pos.agenda if isinstance(task, Enact)]
    if pos.marsbot is not None:
        decks = [*pos.marsbot.action_deck, *pos.marsbot.bonus_deck, *pos.marsbot.bonus_discard, *pos.marsbot.played]
        places += [card for card in decks if TABLE[card] not in BONUS_CARDS]
    assert sorted(places) == sorted(projects_for(pos.options))


def check_players(pos: Table) -> None:
    """Nothing is below its floor; what is kept beside the cards agrees with the cards."""
    for player in [player for player in pos.players if not player.automa]:
        assert all(amount >= 0 for amount in player.stock)
        assert all(amount >= floor for amount, floor in zip(player.production, FLOOR, strict=True))
        # With Turmoil everybody falls every generation, and events may take more.
        assert player.tr >= (0 if pos.options.turmoil else 14 if len(pos.players) == 1 else 20)
        tags = Counter(tag for card in player.table for tag in TABLE[card].tags)
        assert player.tags == [tags[tag] for tag in range(len(TAGS))]
        assert set(player.holdings) == {card for card in player.table if TABLE[card].holds >= 0}
        assert all(amount >= 0 for amount in player.holdings.values())
        assert set(player.used) <= {*player.table, *pos.common}
        assert all(TABLE[card].is_event for card in player.events)
        assert not any(TABLE[card].is_event for card in player.table)


def check_planet(pos: Table) -> None:
    """Tracks stay in range, and every tile lies where its kind may lie."""
    assert -30 <= pos.temperature <= 8
    assert pos.temperature % 2 == 0
    assert 0 <= pos.oxygen <= 14
    assert pos.oceans == pos.tiles.count(OCEAN) <= 9
    for space, tile in enumerate(pos.tiles):
        if tile == EMPTY:
            assert pos.owners[space] == NEUTRAL
        if tile == OCEAN:
            assert pos.owners[space] == NEUTRAL
        if tile == LAVA_FLOWS:
            assert space in VOLCANOES
    assert pos.tiles[0] == EMPTY
    assert all(pos.tiles[space] == EMPTY for space in pos.claims)
    assert sum(1 for space, kind in enumerate(KIND) if kind == SEA and pos.tiles[space] == EMPTY) >= 9 - pos.oceans - 1


def check_goals(pos: Table) -> None:
    """At most three of each; the sheet adds up."""
    for taken in (pos.milestones, pos.awards):
        assert len(taken) - taken.count(NEUTRAL) <= (0 if len(pos.players) == 1 else MOST_GOALS)
    for player in pos.players:
        assert sum(scoring.breakdown(pos, player.seat).values()) == pos.scores()[player.seat]


def check_delegates(turmoil: Turmoil, players: int) -> None:
    """Seven of each seat and 14 neutral ones: in parties, in the chair, in the lobby, and the rest in reserve."""
    assert len(turmoil.members) == len(turmoil.leaders) == 6
    assert len(turmoil.lobby) == players
    for owner in [*range(players), NEUTRAL]:
        in_parties = [owners[owner] for owners in turmoil.members]
        assert all(number >= 0 for number in in_parties)
        waiting = 0 if owner == NEUTRAL else int(turmoil.lobby[owner])
        placed = sum(in_parties) + waiting + int(turmoil.chairman == owner)
        assert turmoil.reserve(owner) >= 0
        more = turmoil.extra if owner == turmoil.extra_seat and owner != NEUTRAL else 0
        assert placed + turmoil.reserve(owner) == (14 if owner == NEUTRAL else 7 + more)
        if owner != NEUTRAL:
            assert turmoil.available(owner) == turmoil.reserve(owner) + waiting
    assert turmoil.chairman in [*range(players), NEUTRAL, NOBODY]


def check_parties(turmoil: Turmoil) -> None:
    """A leader has at least as many delegates as anybody there; the dominant party as many as any other."""
    for owners, leader in zip(turmoil.members, turmoil.leaders, strict=True):
        if sum(owners):
            assert NEUTRAL <= leader < len(owners) - 1
            assert owners[leader] == max(owners) > 0
        else:
            assert leader < NEUTRAL
    sizes = [sum(owners) for owners in turmoil.members]
    assert sizes[turmoil.dominant] == max(sizes)
    assert 0 <= turmoil.ruling < 6


def check_events(turmoil: Turmoil) -> None:
    """Every global event is in exactly one place."""
    panel = [event for event in (turmoil.distant, turmoil.coming, turmoil.current) if event]
    assert sorted([*turmoil.deck[turmoil.drawn :], *turmoil.discards, *panel]) == list(range(1, 32))


def check_policies(pos: Table) -> None:
    """One policy, that of the ruling party, is in force in the action phase, and none at any other time."""
    if pos.turmoil is not None and pos.phase == ACTIONS:
        (policy,) = pos.common
        assert TABLE[policy].number == f"P{pos.turmoil.ruling + 1:02}"
        assert pos.levy == (3 if TABLE[policy].number == "P03" else 0)
    else:
        assert pos.common == []
        assert (pos.levy, pos.debt) == (0, 0)
    for player in [player for player in pos.players if not player.automa]:
        in_force = [card for card in player.lasting if TABLE[card].number.startswith("P")]
        assert in_force == [card for card in pos.common if TABLE[card].lasting]
        better = sum(1 for card in player.table if TABLE[card].number in {"071", "R09"})
        unity = any(TABLE[card].number == "P05" for card in pos.common)
        assert player.titanium_value == 3 + better + unity
    assert not pos.broke
