"""What is true of every position of Terraforming Mars, whatever happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.laws import answers_fit, asked_again, hold, one_place
from areopolis.terraforming import scoring
from areopolis.terraforming.board import KIND, SEA, VOLCANOES
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.choose import NextCard
from areopolis.terraforming.player import Player, new_player
from areopolis.terraforming.rules.goals import MOST_GOALS
from areopolis.terraforming.rules.phases import ActionPhase, GameOver, NextGeneration, ProductionPhase
from areopolis.terraforming.rules.play import Enact, enter
from areopolis.terraforming.rules.setup import SOLO_TR, START_TR, corporations_for, projects_for
from areopolis.terraforming.terms import (
    ACTIONS,
    CITY,
    COLDEST,
    EMPTY,
    FINAL,
    FLOOR,
    LAVA_FLOWS,
    MOST_OCEANS,
    MOST_OXYGEN,
    NEUTRAL,
    OCEAN,
    OVER,
    RESEARCH,
    SETUP,
    SOLAR,
    WARMEST,
)

if TYPE_CHECKING:
    from areopolis.terraforming.whole import WholePosition

# By phase: the task that ends it, which waits at the bottom of the agenda.
ENDS: Final = {
    SETUP: ActionPhase,
    RESEARCH: ActionPhase,
    ACTIONS: ProductionPhase,
    FINAL: GameOver,
    SOLAR: NextGeneration,
}


def uphold(pos: WholePosition) -> None:
    """All laws at a decision or at the end; raises RuleError."""
    obey(pos)
    decision = pos.decision
    if decision is None:
        return
    hold(not pos.players[decision.seat].automa, "nobody asks an automa")
    answers_fit(pos)
    notations = decision.notations()
    hold(len(set(notations)) == len(notations) > 0, "every option has its own notation")
    hold(bool(decision.verb) or decision.least == decision.most == 1, "one option is chosen, or with a verb several")
    if pos.is_secret(decision):
        asked_again(pos)
        return
    for option in decision.options:
        trial = pos.copy()
        trial.apply(option)
        obey(trial)


def obey(pos: WholePosition) -> None:
    """All laws but that of the question; raises RuleError."""
    check_cards(pos)
    for player in pos.players:
        check_player(pos, player)
    check_planet(pos)
    check_goals(pos)
    check_agenda(pos)
    check_common(pos)
    for expansion in pos.expansions:
        expansion.check_laws(pos)


def check_agenda(pos: WholePosition) -> None:
    """A game that is not over has a question, and the task that ends the phase waits at the bottom."""
    hold((pos.decision is None) == (pos.phase == OVER) == (not pos.agenda), "a game goes on until it is over")
    if pos.agenda:
        hold(isinstance(pos.agenda[0], ENDS[pos.phase]), "what ends the phase waits at the bottom of the agenda")


def check_cards(pos: WholePosition) -> None:
    """Every project card is in exactly one place."""
    places = [*pos.deck[pos.drawn :], *pos.discards]
    corporations: list[int] = []
    for player in pos.players:
        face_up = [card for card in player.in_play if card != player.corporation]
        places += [*player.hand, *player.dealt, *player.kept, *face_up, *player.events]
        corporations += player.corporations
        if player.corporation >= 0 and not BY_ID[player.corporation].beginner:
            corporations.append(player.corporation)
    places += [task.card for task in pos.agenda if isinstance(task, Enact)]
    for expansion in pos.expansions:
        places += expansion.projects(pos)
    hold(sorted(places) == sorted(projects_for(pos.options)), "every project card is in one place")
    one_place(corporations, "every corporation is in one place")
    hold(set(corporations) <= set(corporations_for(pos.options)), "corporations belong to the game")


def check_player(pos: WholePosition, player: Player) -> None:
    """Nothing is below its floor; what is kept beside the cards agrees with the cards."""
    hold(pos.players.index(player) == player.seat, "players sit in order")
    taken = any([expansion.automa(player.seat) for expansion in pos.expansions])
    hold(player.automa == taken, "an automa sits where an expansion has taken the seat")
    if player.automa:
        return
    hold(min(player.stock) >= 0, "no stock is below zero")
    hold(all([player.production[i] >= FLOOR[i] for i in range(len(FLOOR))]), "no production is below its floor")
    floor = SOLO_TR if len(pos.players) == 1 else START_TR
    for expansion in pos.expansions:
        floor = expansion.least_rating(floor)
    hold(player.tr >= floor, "the rating has a floor")
    hold((player.corporation >= 0) == (player.in_play[:1] == [player.corporation]), "the corporation lies first")
    hold(min([*player.holdings.values(), 0]) == 0, "no card holds less than nothing")
    coming = [part for card in player.events for part in BY_ID[card].play if isinstance(part, NextCard)]
    discount, tolerance = sum([part.discount for part in coming]), sum([part.tolerance for part in coming])
    hold(0 <= player.next_discount <= discount, "the next card is as cheap as an event made it")
    hold(0 <= player.next_tolerance <= tolerance, "the next card may miss its requirement as far as an event lets it")
    one_place(player.used, "every action is used once")
    hold(set(player.used) <= {*player.in_play, *pos.common}, "used cards are in play")
    hold(all([BY_ID[card].is_event for card in player.events]), "events lie face down")
    hold(not any([BY_ID[card].is_event for card in player.in_play]), "only events lie face down")
    check_derived(pos, player)


def check_derived(pos: WholePosition, player: Player) -> None:
    """What lasting effects add up to is what the cards in play say."""
    trial = new_player(player.seat, 0, 0)
    for card in player.in_play:
        enter(trial, BY_ID[card])
    for card in [card for card in pos.common if BY_ID[card].lasting]:
        trial.lasting.append(card)
        for effect in BY_ID[card].lasting:
            effect.enter(trial)
    hold(player.tags == trial.tags and player.wild == trial.wild, "tags are those of the cards in play")
    hold(list(player.holdings) == list(trial.holdings), "cards in play hold what they may hold")
    hold(sorted(player.lasting) == sorted(trial.lasting), "lasting effects are those of the cards in play")
    hold(player.discounts == trial.discounts, "discounts are those of the cards in play")
    hold(player.project_discounts == trial.project_discounts, "discounts on projects are those of the cards in play")
    # What has ended is listened for no more, but the ear stays open.
    hold(player.listens | trial.listens == player.listens, "players listen for what their cards wait for")
    ended = 0
    for expansion in pos.expansions:
        ended |= expansion.heard()
    hold(player.listens | ended == trial.listens | ended, "players listen for nothing else")
    for one, other in zip(worth(player), worth(trial), strict=True):
        hold(one == other, "lasting effects add up to what the cards in play say")


def worth(player: Player) -> tuple[int, ...]:
    """What lasting effects have added up to."""
    return (
        player.discount, player.steel_value, player.titanium_value, player.tolerance,
        player.greenery_price, player.card_price, player.influence, player.ocean_money, player.heat_pays,
        player.sheltered,
    )  # fmt: skip


def check_planet(pos: WholePosition) -> None:
    """Tracks stay in range, and every tile lies where its kind may lie."""
    hold(COLDEST <= pos.temperature <= WARMEST and pos.temperature % 2 == 0, "the temperature is on its track")
    hold(0 <= pos.oxygen <= MOST_OXYGEN, "the oxygen is on its track")
    hold(pos.oceans == pos.tiles.count(OCEAN) <= MOST_OCEANS, "oceans are counted")
    for space, tile in enumerate(pos.tiles):
        if tile in {EMPTY, OCEAN}:
            hold(pos.owners[space] == NEUTRAL, "nobody owns an ocean or nothing")
        elif pos.owners[space] == NEUTRAL:
            hold(len(pos.players) == 1, "tiles have owners but for those of the solo set-up")
        if tile == LAVA_FLOWS:
            hold(space in VOLCANOES, "lava flows from volcanoes")
    hold(pos.tiles[0] == EMPTY, "there is no space 0")
    one_place([tile for tile in pos.tiles if tile > CITY], "there is one of every special tile")
    hold(all([pos.tiles[space] == EMPTY for space in pos.claims]), "nobody claims a tile")
    free = [space for space, kind in enumerate(KIND) if kind == SEA and pos.tiles[space] == EMPTY]
    hold(len(free) >= MOST_OCEANS - pos.oceans - 1, "there is room for the oceans")


def check_goals(pos: WholePosition) -> None:
    """At most three of each; the sheet adds up."""
    for taken in (pos.milestones, pos.awards):
        number = len(taken) - taken.count(NEUTRAL)
        hold(number <= (0 if len(pos.players) == 1 else MOST_GOALS), "three milestones and three awards at most")
    for player in pos.players:
        sheet = scoring.breakdown(pos, player.seat)
        hold(sum(sheet.values()) == scoring.total(pos, player.seat), "the score sheet adds up")


def check_common(pos: WholePosition) -> None:
    """What lies open for everybody is what the expansions have put there, and debts are paid."""
    cards: list[int] = []
    levy = 0
    for expansion in pos.expansions:
        cards += expansion.open_cards(pos)
        levy += expansion.levy(pos)
    hold(pos.common == cards, "what lies open for everybody is what expansions put there")
    hold(pos.levy == levy, "the levy is that of the cards that lie open")
    hold(pos.debt == 0 or (pos.debt > 0 and pos.levy > 0), "only a levy makes debts")
    hold(not pos.broke, "debts are paid")
