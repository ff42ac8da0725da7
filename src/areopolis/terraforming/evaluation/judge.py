"""The evaluation of Terraforming Mars: what every seat looks to end with, and the lead."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.account import Account
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Evaluation, Term
from areopolis.kernel.position import Position as AnyPosition
from areopolis.kernel.why import Text
from areopolis.terraforming.evaluation.draft import handed_on, receiver
from areopolis.terraforming.evaluation.engine import add_engine
from areopolis.terraforming.evaluation.ground import add_tiles
from areopolis.terraforming.evaluation.hand import hand_worth
from areopolis.terraforming.evaluation.horizon import generations_left, temperature_left
from areopolis.terraforming.evaluation.profile import profile
from areopolis.terraforming.evaluation.races import add_awards, add_milestones
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.evaluation.sieve import HASTY_SPACES, SPACES, sieved
from areopolis.terraforming.evaluation.weights import Weights
from areopolis.terraforming.evaluation.worth import (
    FLOWS,
    STEEL_HOARD,
    TITANIUM_HOARD,
    Planet,
    automa_step,
    prospects,
)
from areopolis.terraforming.evaluation.yields import GREEN, PRODUCE, RATING, STEP, TOWN
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.phases import is_drafting
from areopolis.terraforming.rules.projects import project_price
from areopolis.terraforming.rules.setup import found_corporation
from areopolis.terraforming.rules.turn import EndTurn, Pass
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    ENERGY,
    FINAL,
    HEAT,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    OVER,
    PLANT,
    RESEARCH,
    RESOURCES,
    SCIENCE,
    SETUP,
    STEEL,
    TAGS,
)

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
# The stage of the last generations.
END: Final = 1000
# So much money makes a point for an automa, after so many generations less and less, until it wins anyway.
AUTOMA_MONEY: Final = 8.0
AUTOMA_LATE: Final = 12
AUTOMA_LAST: Final = 20.0
# What a win is worth besides the points, and how far from it a game is nearly won.
PRIZE: Final = 30.0
NEARLY: Final = 6.0


@final
class Judge(Evaluation):
    """Judges positions for a seat by all that lies before it; cards of others count by their number."""

    def __init__(self, weights: Weights, buys: bool) -> None:
        self.weights: Final = weights
        # Whoever buys cards sees all that may become of them; later there is more to do than to play them.
        self.buys: Final = buys
        self.hand: Final = weights.hand_bought if buys else weights.hand

    def value(self, pos: AnyPosition, seat: int) -> float:
        """The points by which a seat looks to end ahead of the others."""
        return self.lead(pos, seat, keeps=False)[0]

    def terms(self, pos: AnyPosition, seat: int) -> list[Term]:
        """What that is made of."""
        return self.lead(pos, seat, keeps=True)[1]

    def lead(self, pos: AnyPosition, seat: int, keeps: bool) -> tuple[float, list[Term]]:
        """The lead of a seat, and its terms if they are wanted."""
        assert isinstance(pos, Position)
        if pos.phase == SETUP:
            pos = founded(pos, seat)
        left = generations_left(pos, self.weights)
        planet = Planet(pos, left)
        own = self.account(pos, pos.players[seat], planet, left, True, keeps)
        if self.buys:
            self.add_handed_on(pos, seat, planet, left, own)
        rivals: list[tuple[float, int]] = []
        for player in pos.players:
            if player.seat != seat:
                total = self.account(pos, player, planet, left, False, False).total
                rivals.append((total, player.seat))
        own.subtract(rivals, self.weights.best_rival)
        return own.total, own.terms

    def prize(self, pos: AnyPosition, seat: int) -> float:
        """The win; with rivals also a part of it, the smaller, the further the game was from being won.

        Samples are few: of two answers that win none of them, one loses by less more often.
        """
        assert isinstance(pos, Position)
        if len(pos.players) == 1:
            return super().prize(pos, seat)
        scores = pos.scores()
        lead = scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat])
        ahead = max(lead, 0) if seat in pos.winners() else min(lead, 0)
        return PRIZE / (1.0 + math.exp(-ahead / NEARLY))

    def add_handed_on(self, pos: Position, seat: int, planet: Planet, left: float, account: Account) -> None:
        """What the next seat makes of the cards that this one hands on in a draft."""
        to = receiver(pos, seat)
        if to >= 0:
            worth = handed_on(pos, seat, Seat(pos.players[to], planet, self.weights, left))
            share = self.weights.deny / (len(pos.players) - 1)
            account.add("handed", -share * self.hand * worth, 0, Text("seat", to))

    def account(self, pos: Position, player: Player, planet: Planet, left: float, knows: bool, keeps: bool) -> Account:
        """What a seat looks to end with; `knows` is whether its cards are known."""
        account = Account(keeps)
        seat = Seat(player, planet, self.weights, left)
        add_tiles(pos, seat, account)
        if len(pos.players) > 1:
            add_milestones(pos, seat, account)
            add_awards(pos, seat, account)
        else:
            self.add_steps(pos, account)
        for expansion in pos.expansions:
            more = sum(expansion.points(pos, seat.seat).values()) + expansion.promises(pos, seat.seat)
            account.add("more", more * self.weights.point)
        if player.automa:
            account.add("rating", player.tr * self.weights.point, player.tr)
            behind = sum([expansion.setback(pos, player.seat) for expansion in pos.expansions])
            lost = behind * automa_step(self.weights, left)
            account.add("automa", self.automa_gain(pos.generation, left) - lost, 0, None, left)
            return account
        account.add("rating", player.tr * seat.now[RATING], player.tr, None, left)
        if pos.phase == OVER:
            add_cards(pos, seat, account)
            return account
        account.add("pace", prospects(self.weights, left), 1)
        add_production(seat, account)
        add_stock(seat, account)
        add_cards(pos, seat, account)
        self.add_hand(pos, seat, account, knows)
        add_engine(pos, seat, account)
        return account

    def automa_gain(self, generation: int, left: float) -> float:
        """What an automa will still gain: so much in a generation, and for its money more and more in late ones."""
        more = self.late_money(generation + left) - self.late_money(generation)
        return self.weights.automa_points * left + more

    def late_money(self, generation: float) -> float:
        """How many points more the money of an automa makes if the game ends in a late generation."""
        if generation <= AUTOMA_LATE:
            return 0.0
        each = max(AUTOMA_LAST - generation, 1.0)
        return self.weights.automa_late * generation * (1.0 / each - 1.0 / AUTOMA_MONEY)

    def add_steps(self, pos: Position, account: Account) -> None:
        """What is still to do to win alone."""
        warm, air, water = temperature_left(pos), MOST_OXYGEN - pos.oxygen, MOST_OCEANS - pos.oceans
        weights = self.weights
        left = warm * weights.step_temperature + air * weights.step_oxygen + water * weights.step_ocean
        won = weights.win if pos.phase == OVER and left <= 0.0 else 0.0
        account.add("steps", won - left, -(warm + air + water))

    def add_hand(self, pos: Position, seat: Seat, account: Account, knows: bool) -> None:
        """Cards in hand, or kept for it: those of others count the same each."""
        player = seat.player
        number = len(player.hand) + len(player.kept)
        if knows:
            cards = [*player.hand, *player.kept] if player.kept else player.hand
            if self.buys and player.dealt and pos.phase == RESEARCH and not is_drafting(pos):
                # Drafted, and to be bought now.
                cards = [*cards, *player.dealt]
            account.add("hand", seat.chance * self.hand * hand_worth(pos, seat, cards), number)
        else:
            account.add("hand", seat.chance * number * self.weights.rival_card * seat.money, number)
        if player.first_due and player.corporation >= 0:
            first = profile(player.corporation).first
            if first is not None:
                account.add("first", 0.9 * first.worth(seat.now, pos, seat.seat, player.corporation))

    def is_pause(self, choice: Choice) -> bool:
        """Passing, and ending a turn early."""
        return isinstance(choice, Pass | EndTurn)

    def rest(self, pos: AnyPosition, seat: int) -> None:
        """Let the seat be out for this generation."""
        assert isinstance(pos, Position)
        pos.players[seat].passed = True

    def stand_still(self, pos: AnyPosition, seat: int) -> None:
        """Let the others be out for this generation."""
        assert isinstance(pos, Position)
        for player in pos.players:
            if player.seat != seat:
                player.passed = True

    def stage(self, pos: AnyPosition) -> int:
        """The generation, when research is over; from where the end can be seen, all the rest is one stage."""
        assert isinstance(pos, Position)
        if pos.phase == OVER:
            return END + 1
        if generations_left(pos, self.weights) <= self.weights.end_in_sight:
            return END
        return pos.generation + (1 if pos.phase == FINAL else 0) - (1 if pos.phase == RESEARCH else 0)

    def looks_further(self, pos: AnyPosition) -> bool:
        """Not for what is to be bought, unless the look ahead ends with the game.

        Cards to be bought count for all that may become of them, which they have not become when a stage is over.
        """
        assert isinstance(pos, Position)
        return not self.buys or self.stage(pos) >= END

    def plans(self, pos: AnyPosition, sampled: bool) -> bool:
        """Not with an automa, who does not stand still: weights were chosen for one choice ahead."""
        assert isinstance(pos, Position)
        return not sampled and not has_automa(pos)

    def promising(self, pos: AnyPosition, decision: Decision, hasty: bool = False) -> list[Choice]:
        """The options that are worth a look."""
        assert isinstance(pos, Position)
        return sieved(pos, decision, HASTY_SPACES if hasty else SPACES)


def has_automa(pos: Position) -> bool:
    """Whether an automa plays."""
    return any([player.automa for player in pos.players])


PRODUCTION_TERMS: Final = tuple([f"production.{RESOURCES[resource]}" for resource in range(BOARD_RESOURCES)])
# What the standard projects are for, but for power plants.
PROJECT_KINDS: Final = ((2, STEP), (3, STEP + 2), (4, GREEN), (5, TOWN))
STOCK_TERMS: Final = tuple([f"stock.{RESOURCES[resource]}" for resource in range(BOARD_RESOURCES)])


def founded(pos: Position, seat: int) -> Position:
    """A copy in which a seat has its corporation and has paid for the cards that it keeps."""
    player = pos.players[seat]
    if player.corporation >= 0 or not player.corporations:
        return pos
    other = pos.copy()
    other.recording = False
    player = other.players[seat]
    other.agenda.clear()
    found_corporation(other, seat, player.corporations[0])
    player.stock[MC] -= player.card_price * len(player.kept)
    return other


def add_production(seat: Seat, account: Account) -> None:
    """What comes in every generation; of metal not all can be used."""
    player, weights = seat.player, seat.weights
    for resource in range(BOARD_RESOURCES):
        number = float(player.production[resource])
        each = seat.now[PRODUCE + resource]
        most = FLOWS[resource]
        if number >= most:
            # What a step more is worth is less than what the first ones are.
            number += most / weights.metal_hoard - most
        account.add(PRODUCTION_TERMS[resource], number * each, player.production[resource], None, seat.left)


def add_stock(seat: Seat, account: Account) -> None:
    """What lies on the board of a player; who has passed uses it later, if ever."""
    player, weights, now = seat.player, seat.weights, seat.now
    scale = seat.chance * seat.money / now[MC]
    account.add(STOCK_TERMS[MC], money_worth(seat), player.stock[MC])
    for resource in range(MC + 1, BOARD_RESOURCES):
        number = float(player.stock[resource])
        if not number:
            continue
        if resource == PLANT:
            last = weights.greenery_last / player.greenery_price
            each = weights.plants_stock * max(now[PLANT] * seat.chance, last * weights.plants)
        elif resource in {HEAT, ENERGY}:
            each = weights.heat_stock * now[resource] * seat.chance
        else:
            each = weights.metal_stock * now[resource] * scale
            most = STEEL_HOARD if resource == STEEL else TITANIUM_HOARD
            number -= (1.0 - weights.metal_hoard) * max(number - most, 0.0)
        account.add(STOCK_TERMS[resource], each * number, player.stock[resource])


def money_worth(seat: Seat) -> float:
    """What M€ in hand are worth: what cards can take up in a generation, and the rest as standard projects.

    Who has passed gets the income of the next generation first, which alone may be more than cards take up.
    """
    player, weights = seat.player, seat.weights
    have = float(player.stock[MC])
    income = player.tr + player.production[MC] if player.passed else 0
    first = max(min(have, weights.purse - income), 0.0)
    return seat.chance * (seat.money * first + weights.hoard * min(seat.money, project_rate(seat)) * (have - first))


def project_rate(seat: Seat) -> float:
    """What a M€ brings in the best standard project."""
    now, player = seat.now, seat.player
    best = 0.0
    for project, kind in PROJECT_KINDS:
        best = max(best, now[kind] / project_price(player, project))
    return best


def add_cards(pos: Position, seat: Seat, account: Account) -> None:
    """The points of cards, and tags for what they may serve."""
    player, weights = seat.player, seat.weights
    points = 0
    for number in player.in_play:
        card = profile(number)
        points += card.points
        if card.points_for is not None:
            points += card.points_for.of(pos, seat.seat, number)
    for number in player.events:
        points += profile(number).points
    account.add("cards", points * weights.point, points)
    if pos.phase == OVER:
        return
    fade = min(seat.left / 6.0, 1.0)
    for tag in range(len(TAGS)):
        if player.tags[tag]:
            each = weights.science_tag if tag == SCIENCE else weights.tag
            account.add("tags", fade * each * player.tags[tag], player.tags[tag], TAG_TITLES[tag])


TAG_TITLES: Final = tuple([Text(f"tag.{tag}") for tag in TAGS])
