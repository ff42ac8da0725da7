"""What is true of every position of On Mars, whatever happened."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from areopolis.kernel.laws import asked_again, hold, one_place
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.phases.rounds import NextTurn, Over, Round
from areopolis.onmars.player import Player
from areopolis.onmars.rules.complexes import pieces_at, type_of
from areopolis.onmars.rules.construct import Built
from areopolis.onmars.rules.contracts import CONTRACT, STRIDE
from areopolis.onmars.rules.lss import warehouse_full
from areopolis.onmars.terms import (
    BARE,
    BOTS,
    COLONISTS,
    COLONIZATION,
    CRYSTAL,
    DEPOT,
    DISCOVERY,
    DISPLAY_ROW,
    GENERATOR,
    GRID_TECHS,
    KINDS,
    LACERDA,
    LSS_COLUMNS,
    MARKERS,
    MINE,
    NOBODY,
    NOTHING,
    OVER,
    RESEARCH,
    SCIENTISTS,
    SETUP,
    SHELTER,
    SHIPS,
    SHUTTLE,
    STACKS,
    TOP_ROW,
)

if TYPE_CHECKING:
    from areopolis.onmars.whole import WholePosition

# By phase: the tasks one of which goes on after it, and waits at the bottom of the agenda.
ENDS: Final = {SETUP: (Round,), COLONIZATION: (NextTurn, Over), SHUTTLE: (Round,)}


def uphold(pos: WholePosition) -> None:
    """All laws at a decision or at the end; raises RuleError."""
    check_agenda(pos)
    for player in pos.players:
        check_player(pos, player)
    check_people(pos)
    check_map(pos)
    check_stock(pos)
    check_cards(pos)
    check_colonists(pos)
    check_colony(pos)
    if pos.decision is not None:
        hold(not pos.players[pos.decision.seat].automa, "nobody asks an automa")
        asked_again(pos)


def check_agenda(pos: WholePosition) -> None:
    """A game that is not over has a question, and the task that goes on waits at the bottom."""
    hold((pos.decision is None) == (pos.phase == OVER) == (not pos.agenda), "a game goes on until it is over")
    if pos.agenda:
        hold(isinstance(pos.agenda[0], ENDS[pos.phase]), "what goes on waits at the bottom of the agenda")


def standing(pos: WholePosition, building: int) -> int:
    """How many buildings of a type stand, without one whose hex is still being cleared."""
    pending = [task for task in pos.agenda if isinstance(task, Built) and type_of(task.seat, task.building) == building]
    return pos.buildings.count(building) - len(pending)


def check_player(pos: WholePosition, player: Player) -> None:
    """Goods, ships, markers and private goals stay within what the board allows."""
    hold(pos.players.index(player) == player.seat, "players sit in order")
    hold(player.automa == (pos.options.solo and player.seat == LACERDA), "Lacerda sits on his seat")
    hold(all([0 <= amount <= player.limit() for amount in player.goods[:KINDS]]), "storage has its limit")
    hold(0 <= player.goods[CRYSTAL] <= DEPOT - player.docked(), "the depot has its limit")
    hold(player.waiting >= 0, "no crystals less than none wait")
    hold(0 <= player.hangar <= SHIPS - player.docked(), "everybody has five ships")
    hold(SHIPS - player.docked() <= pos.level, "a ship leaves with every level")
    hold(len(player.bots) <= BOTS, "everybody has four bots")
    hold(len(player.plans) + len(player.built) <= MARKERS, "everybody has eight markers")
    hold(pos.markers.count(player.seat) == len(player.built), "a marker stands for every advanced building")
    hold(standing(pos, SHELTER + player.seat) == player.shelters, "shelters are counted")
    kinds = [kind for kind in player.lab if kind != NOTHING]
    one_place(kinds, "one technology of every kind")
    hold(SHELTER in kinds, "everybody has the technology of shelters")
    one_place(player.research, "one research tile of every kind")
    if not player.automa and pos.phase != SETUP:
        hand = [*player.goals, *player.pledged, *player.spent]
        hold(len(hand) + int(player.completed > 0) == 3, "everybody has three private goals")
    if pos.active != player.seat:
        hold(not player.pledged, "private goals are pledged in one's own turn")
    hold(set(player.fulfilled) <= set(player.contracts), "fulfilled contracts are one's own")


def check_people(pos: WholePosition) -> None:
    """Everybody has twelve colonists, none without a bed in the living quarters."""
    for player in [player for player in pos.players if not player.automa]:
        slots = sum(pos.slots[player.seat :: len(pos.players)])
        mines = pos.miners.count(player.seat)
        everybody = player.quarters + player.working + player.reserve + slots + mines
        hold(everybody == COLONISTS, "everybody has twelve colonists")
        hold(min(player.quarters, player.working, player.reserve) >= 0, "no colonists less than none")
        hold(player.quarters <= player.beds(), "everybody has a bed")
    hold(min(pos.slots) >= 0, "no colonists less than none on a slot")
    one_place([player.space for player in pos.players if player.space], "one marker on a turn order space")


def between_turns(pos: WholePosition) -> bool:
    """Whether no movement can be under way."""
    decision = pos.decision
    if decision is None or decision.kind == "travel":
        return True
    return decision.kind == "turn" and not pos.main_done and not pos.executive_done


def check_map(pos: WholePosition) -> None:
    """One piece on a hex between turns; nothing lies under a building; markers and miners stand where they may."""
    for hex_ in range(HEXES):
        building = pos.buildings[hex_]
        if building != NOTHING:
            hold(pos.lies[hex_] == BARE, "nothing lies under a building")
        if pos.miners[hex_] != NOBODY:
            hold(building == MINE and pos.markers[hex_] == NOBODY, "miners stand on mines")
        if pos.markers[hex_] != NOBODY:
            own = building < SHELTER or building == SHELTER + pos.markers[hex_]
            hold(building != NOTHING and own, "markers stand on buildings that may be upgraded")
        if between_turns(pos):
            hold(pieces_at(pos, hex_) <= 1, "one piece on a hex")
        lie = pos.lies[hex_]
        hold(lie < RESEARCH + len(pos.box.research) or lie > DISCOVERY, "what lies on a hex is in the box")
    for kind in range(STACKS):
        one_place(pos.stacks[kind], "every building tile is in one place")
        tiles = pos.box.buildings[kind].tiles
        hold(len(pos.stacks[kind]) + standing(pos, kind) == len(tiles) + 1, "every building is in one place")


def check_stock(pos: WholePosition) -> None:
    """Technologies, research tiles and goods on contracts are as many as there may be."""
    techs = [kind for kind in [*pos.grid, *pos.tech_deck] if kind != NOTHING]
    research = [lie - RESEARCH for lie in pos.lies if RESEARCH <= lie < DISCOVERY]
    for player in pos.players:
        techs += [kind for kind in player.lab if kind not in {NOTHING, SHELTER}]
        research += player.research
    if pos.phase != SETUP:
        sets = 1 if pos.two_player_rules() else 2
        hold(sorted(techs) == sorted([*GRID_TECHS] * sets), "every technology is in one place")
    hold(max([0, *Counter(research).values()]) <= 2, "two research tiles of every kind")
    for key, number in pos.delivered.items():
        contract, kind = key // STRIDE, key % STRIDE
        hold(1 <= contract <= len(pos.box.contracts) and kind <= CRYSTAL, "goods lie on contracts")
        hold(0 < number <= pos.box.contracts[contract - 1].goods[kind], "contracts take what they ask for")


def check_cards(pos: WholePosition) -> None:
    """Every card and tile is in one place."""
    plans = [*[plan for plan in pos.display if plan], *pos.plan_deck]
    contracts = [*pos.contract_deck, *[card - CONTRACT for card in pos.board if card >= CONTRACT]]
    scientists = [card for card in pos.board if 0 <= card < CONTRACT]
    tiles = [*pos.discovery_deck, *pos.open_discoveries, *[lie - DISCOVERY for lie in pos.lies if lie > DISCOVERY]]
    tiles += [pos.radar] if pos.radar else []
    goals: list[int] = []
    for player in pos.players:
        plans += [*player.plans, *player.built]
        contracts += player.contracts
        scientists += player.scientists
        tiles += player.discoveries
        goals += [*player.goals, *player.pledged, *player.spent, *([player.completed] if player.completed else [])]
    one_place(plans, "every blueprint is in one place")
    hold(sorted(scientists) == list(range(len(SCIENTISTS))), "every scientist is in one place")
    one_place(tiles, "every discovery is in one place")
    one_place(goals, "every private goal is in one place")
    hold(sorted(contracts) == [card.number for card in pos.box.contracts], "every contract is in one place")
    # A row of blueprints is dealt at level 1, two at level 2, and one at level 3.
    rows = (1, 3, 4)[min(pos.level, 3) - 1]
    hold(len(pos.plan_deck) == len(pos.box.blueprints) - rows * DISPLAY_ROW, "blueprints are dealt by levels")
    one_place(pos.rewards, "every reward is in one place")
    hold(len(pos.rewards) == LSS_COLUMNS, "every column of the life support system has a reward")
    lacerda = [card.number for card in pos.box.solo_cards] if pos.options.solo else []
    hold(sorted([*pos.solo_deck, *pos.solo_pile]) == lacerda, "every card of Lacerda is in one place")


def check_colonists(pos: WholePosition) -> None:
    """Cards of the First Colonists are dealt when they are played with, each in one place."""
    cards_a = [player.card_a for player in pos.players if player.card_a]
    cards_b = [*pos.deck_b]
    for player in pos.players:
        cards_b += player.cards_b
    one_place(cards_a, "every card A is in one place")
    one_place(cards_b, "every card B is in one place")
    hold(pos.options.first_colonists or not (cards_a or cards_b), "First Colonists are a variant")


def check_colony(pos: WholePosition) -> None:
    """Tracks count buildings, the level follows the updates, and missions and level lead to the end."""
    for column in range(LSS_COLUMNS):
        row = min(standing(pos, GENERATOR + column), TOP_ROW)
        hold(pos.tracks[column] == row, "the life support system counts buildings")
    hold(pos.level == pos.updates + 1, "the level follows the updates")
    hold(len(pos.cubes) == len(pos.missions) == 3, "there are three missions, each with its cubes")
    one_place(pos.missions, "every mission is in one place")
    built = [plan for player in pos.players for plan in player.built]
    hold(all([plan in built for plan in pos.scientist_at if plan]), "scientists work in advanced buildings")
    done = pos.cubes.count(0)
    hold(pos.remaining == max(3 - done - max(pos.level - 2, 0), 0), "missions and levels lead to the end")
    full = warehouse_full(pos)
    hold(all([0 <= amount <= full for amount in pos.warehouse]), "the warehouse has its limit")
