"""What is true of every position of Terraforming Mars, whatever happened."""

from __future__ import annotations

from collections import Counter

from areopolis.terraforming import scoring
from areopolis.terraforming.board import KIND, SEA, VOLCANOES
from areopolis.terraforming.card import TABLE
from areopolis.terraforming.rules.goals import MOST_GOALS
from areopolis.terraforming.rules.play import Enact
from areopolis.terraforming.rules.setup import projects_for
from areopolis.terraforming.table import Table
from areopolis.terraforming.terms import EMPTY, FLOOR, LAVA_FLOWS, NEUTRAL, OCEAN, TAGS


def check(pos: Table) -> None:
    """All laws."""
    check_cards(pos)
    check_players(pos)
    check_planet(pos)
    check_goals(pos)


def check_cards(pos: Table) -> None:
    """Every project card is in exactly one place."""
    places = [*pos.deck[pos.drawn :], *pos.discards]
    for player in pos.players:
        table = [card for card in player.table if card != player.corporation]
        places += [*player.hand, *player.dealt, *player.kept, *table, *player.events]
    places += [task.card for task in pos.agenda if isinstance(task, Enact)]
    assert sorted(places) == sorted(projects_for(pos.options))


def check_players(pos: Table) -> None:
    """Nothing is below its floor; what is kept beside the cards agrees with the cards."""
    for player in pos.players:
        assert all(amount >= 0 for amount in player.stock)
        assert all(amount >= floor for amount, floor in zip(player.production, FLOOR, strict=True))
        assert player.tr >= (14 if len(pos.players) == 1 else 20)
        tags = Counter(tag for card in player.table for tag in TABLE[card].tags)
        assert player.tags == [tags[tag] for tag in range(len(TAGS))]
        assert set(player.holdings) == {card for card in player.table if TABLE[card].holds >= 0}
        assert all(amount >= 0 for amount in player.holdings.values())
        assert set(player.used) <= set(player.table)
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
