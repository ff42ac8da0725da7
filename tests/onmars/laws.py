"""What is true of every position of On Mars, whatever happened."""

from __future__ import annotations

from collections import Counter

from areopolis.onmars.hexes import HEXES
from areopolis.onmars.player import Player
from areopolis.onmars.rules.complexes import pieces_at, type_of
from areopolis.onmars.rules.construct import Built
from areopolis.onmars.rules.contracts import CONTRACT, STRIDE
from areopolis.onmars.table import Table
from areopolis.onmars.terms import (
    BARE,
    BOTS,
    COLONISTS,
    COLONIZATION,
    CRYSTAL,
    DEPOT,
    DISCOVERY,
    GENERATOR,
    GRID_TECHS,
    KINDS,
    LSS_COLUMNS,
    MARKERS,
    MINE,
    NOBODY,
    NOTHING,
    OVER,
    RESEARCH,
    SETUP,
    SHELTER,
    SHIPS,
    STACKS,
    TOP_ROW,
)


def standing(pos: Table, building: int) -> int:
    """How many buildings of a type stand, without one whose hex is still being cleared."""
    pending = [task for task in pos.agenda if isinstance(task, Built) and type_of(task.seat, task.building) == building]
    return pos.buildings.count(building) - len(pending)


def check(pos: Table) -> None:
    """All laws."""
    assert (pos.decision is None) == (pos.phase == OVER)
    for player in pos.players:
        check_player(pos, player)
    check_people(pos)
    check_map(pos)
    check_cards(pos)
    check_colony(pos)


def check_player(pos: Table, player: Player) -> None:
    """Goods, ships, markers and private goals stay within what the board allows."""
    assert all(0 <= amount <= player.limit() for amount in player.goods[:KINDS])
    assert 0 <= player.goods[CRYSTAL] <= DEPOT - player.docked()
    assert player.waiting >= 0
    assert 0 <= player.hangar <= SHIPS - player.docked()
    assert SHIPS - player.docked() <= pos.level
    assert len(player.bots) <= BOTS
    assert len(player.plans) + len(player.built) <= MARKERS
    assert pos.markers.count(player.seat) == len(player.built)
    assert standing(pos, SHELTER + player.seat) == player.shelters
    kinds = [kind for kind in player.lab if kind != NOTHING]
    assert len(set(kinds)) == len(kinds)
    assert SHELTER in kinds
    assert len(set(player.research)) == len(player.research)
    if not player.automa and pos.phase != SETUP:
        hand = [*player.goals, *player.pledged, *player.spent]
        assert len(hand) + int(player.completed > 0) == 3
    if pos.active != player.seat or pos.phase != COLONIZATION:
        assert not player.pledged
    assert set(player.fulfilled) <= set(player.contracts)


def check_people(pos: Table) -> None:
    """Everybody has twelve colonists, none without a bed in the living quarters."""
    for player in [player for player in pos.players if not player.automa]:
        slots = sum(pos.slots[player.seat :: len(pos.players)])
        mines = pos.miners.count(player.seat)
        assert player.quarters + player.working + player.reserve + slots + mines == COLONISTS
        assert min(player.quarters, player.working, player.reserve) >= 0
        assert player.quarters <= player.beds()
    assert min(pos.slots) >= 0
    spaces = [player.space for player in pos.players if player.space]
    assert len(set(spaces)) == len(spaces)


def between_turns(pos: Table) -> bool:
    """Whether no movement can be under way."""
    decision = pos.decision
    if decision is None or decision.kind == "travel":
        return True
    return decision.kind == "turn" and not pos.main_done and not pos.executive_done


def check_map(pos: Table) -> None:
    """One piece on a hex between turns; nothing lies under a building; markers and miners stand where they may."""
    for hex_ in range(HEXES):
        building = pos.buildings[hex_]
        if building != NOTHING:
            assert pos.lies[hex_] == BARE
        if pos.miners[hex_] != NOBODY:
            assert building == MINE
            assert pos.markers[hex_] == NOBODY
        if pos.markers[hex_] != NOBODY:
            assert building != NOTHING
            assert building < SHELTER or building == SHELTER + pos.markers[hex_]
        if between_turns(pos):
            assert pieces_at(pos, hex_) <= 1
    for kind in range(STACKS):
        assert len(pos.stacks[kind]) + standing(pos, kind) == len(pos.box.buildings[kind].tiles) + 1


def check_cards(pos: Table) -> None:
    """Every card and tile is in one place."""
    plans = [*filter(None, pos.display), *pos.plan_deck]
    contracts = [*pos.contract_deck, *[card - CONTRACT for card in pos.board if card >= CONTRACT]]
    scientists = [card for card in pos.board if 0 <= card < CONTRACT]
    tiles = [*pos.discovery_deck, *pos.open_discoveries, *[lie - DISCOVERY for lie in pos.lies if lie > DISCOVERY]]
    tiles += [pos.radar] if pos.radar else []
    goals: list[int] = []
    techs = [kind for kind in [*pos.grid, *pos.tech_deck] if kind != NOTHING]
    for player in pos.players:
        plans += [*player.plans, *player.built]
        contracts += player.contracts
        scientists += player.scientists
        tiles += player.discoveries
        goals += [*player.goals, *player.pledged, *player.spent, *([player.completed] if player.completed else [])]
        techs += [kind for kind in player.lab if kind not in {NOTHING, SHELTER}]
    for cards in (plans, contracts, scientists, tiles, goals):
        assert len(set(cards)) == len(cards)
    assert len(contracts) == len(pos.box.contracts)
    if pos.phase != SETUP:
        sets = 1 if pos.few() else 2
        assert Counter(techs) == dict.fromkeys(GRID_TECHS, sets)
    kinds = Counter([lie for lie in pos.lies if RESEARCH <= lie < DISCOVERY])
    for player in pos.players:
        kinds += Counter([RESEARCH + kind for kind in player.research])
    assert all(number <= 2 for number in kinds.values())
    for key, number in pos.delivered.items():
        assert 0 < number <= pos.box.contracts[key // STRIDE - 1].goods[key % STRIDE]


def check_colony(pos: Table) -> None:
    """Tracks count buildings, the level follows the updates, and missions and level lead to the end."""
    for column in range(LSS_COLUMNS):
        assert pos.tracks[column] == min(standing(pos, GENERATOR + column), TOP_ROW)
    assert pos.level == pos.updates + 1
    done = sum(1 for cube in pos.cubes if cube == 0)
    assert pos.remaining == max(3 - done - max(pos.level - 2, 0), 0)
    full = 2 if pos.few() else 3
    assert all(0 <= amount <= full for amount in pos.warehouse)
    for seat in range(len(pos.players)):
        assert pos.players[seat].progress < 1 << STACKS
