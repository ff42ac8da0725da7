"""MarsBot as an expansion of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.option import NO, PLAYERS, YES, OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.shape import Shape
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import NEXT
from areopolis.terraforming.card import BY_ID, Card, Printed, card_id
from areopolis.terraforming.expansion import Expansion
from areopolis.terraforming.marsbot import hidden
from areopolis.terraforming.marsbot.board import CELLS, EVENTS, LAST_CELL, TRACK_PRODUCTION, TRACKS, track_of_tag
from areopolis.terraforming.marsbot.bonus import (
    BONUS_CARDS,
    PARTY_POLITICS,
    STARTING,
    human_tiles_beside,
    next_bonus,
    resolve_bonus,
)  # fmt: skip
from areopolis.terraforming.marsbot.corporation import CORPORATIONS, EVENT_TAG, corporation
from areopolis.terraforming.marsbot.corporations import shuffle_in
from areopolis.terraforming.marsbot.goals import PLANNER, PLANNER_TRACKS, claim, claimable, claimed
from areopolis.terraforming.marsbot.laws import check_marsbot, projects_of
from areopolis.terraforming.marsbot.options import (
    CORPORATION,
    NAME,
    RANDOM,
    SINGLE_RULES,
    SPECS,
    corporation_of,
    level_of,
    rules_of,
    why_not,
)
from areopolis.terraforming.marsbot.politics import random_delegate
from areopolis.terraforming.marsbot.shapes import marsbot_shape
from areopolis.terraforming.marsbot.state import (
    BUYS_MILESTONES,
    LEVELS,
    PILE_COUNTS,
    RATING_13,
    SEAT,
    MarsBot,
    bot,
    new_marsbot,
    restore_marsbot,
)
from areopolis.terraforming.marsbot.tracks import CUBE, advance, fail, greenery, mirror, move, resolve_project
from areopolis.terraforming.marsbot.wire import marsbot_form
from areopolis.terraforming.refs import resource_ref
from areopolis.terraforming.rules.deck import take
from areopolis.terraforming.rules.goals import ANY_TILE, MILESTONE_PRICE, MOST_GOALS, wanted
from areopolis.terraforming.rules.setup import START_TR
from areopolis.terraforming.rules.tiles import count_tiles
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import MC, PLANT
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.turmoil.parties import BOX

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.terraforming.forms import TableForm
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.position import Position

TURMOIL_TR: Final = 10
HIGHER_TR: Final = 13
RAPID_SPROUTING: Final = "B23"
LAST_GENERATION: Final = 20


@final
class MarsBotExpansion(Expansion):
    """A second player made of cards."""

    def plays(self, options: Options) -> bool:
        """With the option."""
        return level_of(options) != ""

    def options(self) -> tuple[OptionSpec, ...]:
        """The level, the corporation and single rules."""
        return SPECS

    def why_not_options(self, options: Options) -> Why | None:
        """One person against MarsBot."""
        return why_not(options)

    def variants(self) -> list[dict[str, str]]:
        """Every level, single rules, and everything with Turmoil."""
        variants = [{NAME: "normal", SINGLE_RULES: "four-cards,low-awards"}]
        variants += [{NAME: level, "draft": YES if level == "hard" else NO} for level in LEVELS]
        return [*variants, {BOX: YES, NAME: "brutal", "draft": YES, CORPORATION: RANDOM}]

    def automas(self) -> dict[str, dict[str, str]]:
        """MarsBot at every level."""
        return {f"{NAME}:{level}": {PLAYERS: "2", NAME: level} for level in LEVELS}

    def beside(self) -> list[Card | Printed]:
        """Bonus cards."""
        return [*BONUS_CARDS]

    def new_state(self, options: Options) -> MarsBot:
        """Its board, and no cards."""
        return new_marsbot(level_of(options), rules_of(options))

    def rebuild(self, data: dict[str, object]) -> MarsBot:
        """Its board and decks."""
        return restore_marsbot(data)

    def shape(self, seats: int) -> Shape:
        """Its board and decks."""
        return marsbot_shape()

    def check_laws(self, pos: Position) -> None:
        """Rules, bonus cards and tracks."""
        check_marsbot(pos)

    def automa(self, seat: int) -> str:
        """On the second seat."""
        return "MarsBot" if seat == SEAT else ""

    def projects(self, pos: Position) -> list[int]:
        """Those in its decks and piles."""
        return projects_of(pos)

    def set_up(self, pos: Position) -> None:
        """Seat MarsBot, make its decks, and let the person begin."""
        seat_marsbot(pos)
        pos.first = 1 - SEAT
        bot(pos).bonus_deck.extend(pos.shuffled(list(STARTING)))
        stack_deck(pos, take(pos, bot(pos).cards))

    def begin_scenario(self, pos: Position) -> None:
        """Seat MarsBot."""
        seat_marsbot(pos)

    def after_set_up(self, pos: Position) -> None:
        """Send the delegates that were agreed on, after the neutral ones."""
        for _i in range(bot(pos).delegates):
            random_delegate(pos)

    def before_actions(self, pos: Position) -> None:
        """A new generation begins for it; in the first one it may take a corporation."""
        bot(pos).first_turn = True
        if pos.generation == 1 and corporation_of(pos.options):
            incorporate(pos, choose_corporation(pos))
        recurring = corporation(pos).recurring
        if recurring:
            shuffle_in(pos, [card_id(recurring)])
        corporation(pos).before_actions(pos)

    def turn(self, pos: Position, seat: int) -> None:
        """Flip a card and resolve it; pass when there is none left."""
        marsbot = bot(pos)
        if marsbot.first_turn and BUYS_MILESTONES in marsbot.rules:
            buy_milestone(pos)
        marsbot.first_turn = False
        if not marsbot.action_deck:
            pos.players[seat].passed = True
            pos.log("pass", seat)
            return
        card = marsbot.action_deck.pop(0)
        if BY_ID[card] in BONUS_CARDS:
            resolve_bonus(pos, card)
        else:
            resolve_project(pos, BY_ID[card])

    def drafts(self, pos: Position, cards: list[int]) -> int:
        """The card that its corporation wishes for most, else any."""
        wished = corporation(pos)
        ranks = [
            [BY_ID[card].cost] if wished.dearest else [BY_ID[card].tags.count(tag) for tag in wished.wishes]
            for card in cards
        ]
        liked = [card for card, rank in zip(cards, ranks, strict=True) if rank == max(ranks)]
        return liked[pos.chance(len(liked))]

    def research(self, pos: Position, seat: int) -> None:
        """Make the action deck of the generation; of four drafted cards one goes, unless it plays brutally."""
        player = pos.players[seat]
        cards = list(player.dealt)
        player.dealt.clear()
        if not pos.options.draft:
            cards = take(pos, bot(pos).cards)
        if len(cards) > bot(pos).cards:
            discard_one(pos, cards)
        stack_deck(pos, cards)

    def final_greeneries(self, pos: Position, seat: int) -> None:
        """Every track whose next cell is a greenery moves on and places one."""
        marsbot = bot(pos)
        for track in range(len(TRACKS)):
            cell = marsbot.tracks[track] + 1
            if cell <= LAST_CELL and cell > marsbot.highest[track] and CELLS[track][cell] == "greenery":
                move(pos, track, 1)
                marsbot.highest[track] = cell
                if not greenery(pos):
                    fail(pos)

    def instead(self, pos: Position, seat: int, resource: int) -> list[Task]:
        """The plant on the card of its corporation, if there is one."""
        has_plant = corporation(pos).recurring == RAPID_SPROUTING and bot(pos).card > 0
        return [TakePlant()] if resource == PLANT and has_plant else []

    def placed(self, pos: Position, seat: int, tile: int) -> None:
        """Let its corporation react to tiles of the person."""
        corporation(pos).placed(pos, seat, tile)

    def played(self, pos: Position, seat: int, card: Card) -> None:
        """Let its corporation react to cards of the person."""
        corporation(pos).played(pos, card)

    def lowered(self, pos: Position, seat: int, resource: int, number: int) -> None:
        """A lowered production is a cube moved back."""
        move(pos, TRACK_PRODUCTION.index(resource), -number)

    def is_lost(self, pos: Position) -> bool:
        """The person has lost when generation 20 begins."""
        return pos.generation >= LAST_GENERATION

    def winners(self, pos: Position) -> list[int]:
        """The person wins only with more points, and in time."""
        person, marsbot = pos.scores()
        return [1 - SEAT] if person > marsbot and pos.generation < LAST_GENERATION else [SEAT]

    def award_count(self, pos: Position, seat: int, award: int) -> int | None:
        """Its tiles and tracks."""
        return bot(pos).award_value(award, count_tiles(pos, seat, ANY_TILE)) if seat == SEAT else None

    def milestone_count(self, pos: Position, seat: int, milestone: int) -> int | None:
        """For the Planner all its tracks must reach 4, so the lowest one counts fourfold."""
        if seat != SEAT or milestone != PLANNER:
            return None
        return min(bot(pos).tracks) * wanted(pos, milestone) // PLANNER_TRACKS

    def setback(self, pos: Position, seat: int) -> int:
        """The cells by which cubes lie behind the highest ones that they have reached."""
        return sum(bot(pos).highest) - sum(bot(pos).tracks) if seat == SEAT else 0

    def lay_out(self, pos: Position, seat: int, form: TableForm) -> None:
        """The board of MarsBot; the person must be done in the generation before it wins."""
        form["last_generation"] = LAST_GENERATION - 1
        form["marsbot"] = marsbot_form(pos, money_per_point(pos.generation))

    def tells(self, card: Card) -> Text | None:
        """What a bonus card does."""
        return Text(f"bonus.{card.number}") if card in BONUS_CARDS else None

    def card_type(self, card: Card) -> str:
        """Bonus cards look like no others."""
        return "bonus" if card in BONUS_CARDS else ""

    def collect_hidden(self, pos: Position, pool: list[int]) -> None:
        """Project cards in its action deck."""
        pool.extend(hidden.unseen_projects(bot(pos)))

    def redraw(self, pos: Position, pool: list[int], rng: Rng) -> None:
        """Its decks."""
        hidden.redraw(bot(pos), pool, rng)

    def points(self, pos: Position, seat: int) -> dict[str, int]:
        """Money by the table, the neural tile, and at the hard levels the pile of cards."""
        if seat != SEAT:
            return {}
        marsbot = bot(pos)
        points = {"money": pos.players[SEAT].stock[MC] // money_per_point(pos.generation), "neural": 0, "pile": 0}
        if marsbot.neural:
            points["neural"] = len(NEXT[marsbot.neural]) - human_tiles_beside(pos, marsbot.neural)
        if PILE_COUNTS in marsbot.rules:
            points["pile"] = sum([1 for card in marsbot.played if has_points(card)])
        return points


@final
class TakePlant(Task):
    """The choice to take the plant from the card of MarsBot's corporation."""

    def run(self, pos: Position) -> None:
        """Take it."""
        bot(pos).card = 0
        pos.log("marsbot.plant", SEAT)

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `choose plants`."""
        return ("choose", resource_ref(PLANT))

    def label(self) -> Text:
        """The plant."""
        return Text("choice.marsbot_plant")


def discard_one(pos: Position, cards: list[int]) -> None:
    """Discard a card at random, but none that the corporation wishes for."""
    wished = corporation(pos)
    dearest = max([BY_ID[card].cost for card in cards])
    for card in pos.shuffled(cards):
        protected = any([tag in wished.wishes for tag in BY_ID[card].tags])
        if not protected and not (wished.dearest and BY_ID[card].cost == dearest):
            cards.remove(card)
            pos.discards.append(card)
            return


def choose_corporation(pos: Position) -> int:
    """A corporation for MarsBot: the one agreed on, or any but that of the person; some need the draft."""
    human = BY_ID[pos.players[1 - SEAT].corporation].number
    wanted_one = corporation_of(pos.options)
    if wanted_one != RANDOM:
        agreed = int(wanted_one[1:])
        if CORPORATIONS[agreed].card != human:
            return agreed
    fitting = [
        candidate.number
        for candidate in CORPORATIONS.values()
        if candidate.number
        and candidate.card != human
        and (pos.options.draft or not candidate.drafts)
        and (with_turmoil(pos.options) or not candidate.turmoil)
    ]
    return fitting[pos.chance(len(fitting))]


def incorporate(pos: Position, number: int) -> None:
    """Give MarsBot a corporation: cubes, the set-up box, then the starting tags."""
    marsbot = bot(pos)
    marsbot.corporation = number
    chosen = corporation(pos)
    pos.log("marsbot.corporation", SEAT, Text(f"card.{chosen.card}"))
    marsbot.cubes.extend([CUBE * track + cell for track, cell, _colour in chosen.cubes])
    chosen.set_up(pos)
    for tag in chosen.tags:
        advance(pos, EVENTS if tag == EVENT_TAG else track_of_tag(tag))
        chosen.tag(pos, tag)


def money_per_point(generation: int) -> int:
    """How much money makes a point: the later, the less."""
    return 8 if generation <= 12 else max(LAST_GENERATION - generation, 1)


def has_points(card: int) -> bool:
    """Whether a card shows points that are not negative."""
    return BY_ID[card].points > 0 or BY_ID[card].points_for is not None


def seat_marsbot(pos: Position) -> None:
    """Give MarsBot its seat and its board."""
    pos.states[pos.states.index(bot(pos))] = new_marsbot(level_of(pos.options), rules_of(pos.options))
    player = pos.players[SEAT]
    player.automa = True
    turmoil_tr = HIGHER_TR if RATING_13 in bot(pos).rules else TURMOIL_TR
    player.tr = turmoil_tr if with_turmoil(pos.options) else START_TR
    mirror(pos)


def stack_deck(pos: Position, cards: list[int]) -> None:
    """Make the action deck: project cards and a bonus card; cards that come every generation are shuffled in."""
    marsbot = bot(pos)
    bonus = next_bonus(pos)
    shuffled = list(pos.shuffled([*cards, bonus] if bonus >= 0 else cards))
    if with_turmoil(pos.options) and corporation(pos).recurring != "B29":
        shuffled.insert(pos.chance(len(shuffled) + 1), PARTY_POLITICS)
    marsbot.set_aside.clear()
    marsbot.action_deck.clear()
    marsbot.action_deck.extend(shuffled)


def buy_milestone(pos: Position) -> None:
    """Buy a milestone when enough of them are met."""
    player = pos.players[SEAT]
    enough = len(claimable(pos)) >= MOST_GOALS - claimed(pos)
    if player.stock[MC] >= MILESTONE_PRICE and claimed(pos) < MOST_GOALS and enough and claim(pos):
        player.stock[MC] -= MILESTONE_PRICE
        pos.log("pay", SEAT, Text("amount.mc", MILESTONE_PRICE))


for _card in BONUS_CARDS:
    BY_ID[_card.id] = _card
MARSBOT: Final = MarsBotExpansion(NAME, seats_somebody=True)
