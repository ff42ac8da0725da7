"""The table as a seat sees it: an allow-list, figure by figure; nothing leaves the engine that is not here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.forms import WIRE
from areopolis.terraforming.board import (
    BONUS,
    GANYMEDE,
    KIND,
    NOCTIS,
    ON_MARS,
    PHOBOS,
    PLACE,
    VOLCANOES,
    space_name,
)  # fmt: skip
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.foresight import counted, gives, icon, next_seat, resources, starts, tile_worth
from areopolis.terraforming.forms import (
    Brought,
    CardInHand,
    CardInPlay,
    GoalForm,
    Goals,
    Hand,
    Parameter,
    Pile,
    ProjectForm,
    SeatForm,
    SpaceForm,
    TableForm,
    Turn,
    Worth,
)  # fmt: skip
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.goals import (
    MILESTONE_PRICE,
    MOST_GOALS,
    award_count,
    award_points,
    award_price,
    reached,
    wanted,
    why_not_milestone,
)  # fmt: skip
from areopolis.terraforming.rules.money import price
from areopolis.terraforming.rules.phases import SOLO_GENERATIONS, hands_on_to, is_drafting
from areopolis.terraforming.rules.projects import project_price
from areopolis.terraforming.rules.rating import HEAT_BONUS, OCEAN_BONUS, TEMPERATURE_BONUS
from areopolis.terraforming.rules.setup import CORPORATIONS_DEALT
from areopolis.terraforming.rules.turn import ACTIONS_PER_TURN, HEAT_PRICE
from areopolis.terraforming.scoring import breakdown, card_points, winners
from areopolis.terraforming.terms import (
    ACTIONS,
    AWARDS,
    COLDEST,
    EMPTY,
    ENERGY,
    FINAL,
    HEAT,
    MC,
    MILESTONES,
    MOST_OCEANS,
    MOST_OXYGEN,
    NEUTRAL,
    NOTHING,
    OVER,
    PARAMETERS,
    PHASES,
    PROJECTS,
    RESEARCH,
    RESOURCES,
    SETUP,
    TAGS,
    TILES,
    WARMEST,
)  # fmt: skip
from areopolis.terraforming.threats import possible_losses

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

GROUNDS: Final = ("land", "ocean", "reserved")
NAMES: Final = {NOCTIS: "noctis", **dict(zip(VOLCANOES, ("tharsis", "ascraeus", "pavonis", "arsia"), strict=True))}
TITLES: Final = {
    "noctis": "Noctis City",
    "tharsis": "Tharsis Tholus",
    "ascraeus": "Ascraeus Mons",
    "pavonis": "Pavonis Mons",
    "arsia": "Arsia Mons",
}


def table(pos: Position, seat: int) -> TableForm:
    """Everything that a seat may know (-1: what everybody may know)."""
    seats = [seat_form(pos, player, own=player.seat == seat) for player in pos.players]
    tiles = tile_worth(pos, seat)
    form: TableForm = {
        "wire": WIRE,
        "game": "terraforming",
        "seat": seat_or_none(seat),
        "options": pos.options.words(),
        "generation": pos.generation,
        "last_generation": SOLO_GENERATIONS if pos.options.players == 1 else None,
        "phase": PHASES[pos.phase],
        "turn": turn(pos),
        "asked": pos.asked(),
        "over": pos.phase == OVER,
        "winners": winners(pos) if pos.phase == OVER else [],
        "parameters": parameters(pos),
        "map": [space_form(pos, seat, space, *tiles.get(space, ([], []))) for space in (*ON_MARS, PHOBOS, GANYMEDE)],
        "seats": seats,
        "sheet": list(dict.fromkeys([line for before in seats for line in before["points"]])),
        "milestones": milestones(pos),
        "awards": awards(pos),
        "projects": projects(pos, seat),
        "deck": len(pos.deck) - pos.drawn,
        "discards": len(pos.discards),
        "common": names(pos.common),
        "levy": pos.levy,
        "passes_to": hands_on_to(pos) if is_drafting(pos) else [],
    }
    for expansion in pos.expansions:
        expansion.lay_out(pos, seat, form)
    return form


def seat_or_none(seat: int) -> int | None:
    """A seat as it leaves the engine: nobody is None."""
    return seat if seat >= 0 else None


def names(cards: list[int]) -> list[str]:
    """Cards by their printed numbers."""
    return [BY_ID[card].number for card in cards]


def turn(pos: Position) -> Turn:
    """Who plays now, and what."""
    return {
        "first": pos.first,
        "active": pos.active if pos.phase in {ACTIONS, FINAL} else None,
        "next": next_seat(pos),
        "together": pos.phase in {SETUP, RESEARCH},
        "actions_done": pos.actions,
        "actions_most": ACTIONS_PER_TURN,
        "playing": BY_ID[pos.playing].number if pos.playing >= 0 else None,
    }


def parameters(pos: Position) -> list[Parameter]:
    """Temperature, oxygen and oceans."""
    warm = {str(degrees): "heat_production" for degrees in HEAT_BONUS}
    warm[str(OCEAN_BONUS)] = "ocean"
    return [
        {
            "parameter": PARAMETERS[0], "now": pos.temperature, "least": COLDEST, "most": WARMEST, "step": 2,
            "bonuses": warm,
        },
        {
            "parameter": PARAMETERS[1], "now": pos.oxygen, "least": 0, "most": MOST_OXYGEN, "step": 1,
            "bonuses": {str(TEMPERATURE_BONUS): "temperature"},
        },
        {
            "parameter": PARAMETERS[2], "now": pos.oceans, "least": 0, "most": MOST_OCEANS, "step": 1, "bonuses": {},
        },
    ]  # fmt: skip


def space_form(pos: Position, seat: int, space: int, points: list[int], brings: list[Brought]) -> SpaceForm:
    """A space with what lies on it, and what a tile there would bring the seat."""
    name = NAMES.get(space)
    tile = pos.tiles[space]
    row, column = PLACE[space]
    return {
        "space": space_name(space),
        "kind": GROUNDS[KIND[space]],
        "row": row,
        "column": column,
        "name": name,
        "title": None if name is None else TITLES[name],
        "bonus": [icon(printed) for printed in BONUS[space]],
        "tile": None if tile == EMPTY else TILES[tile],
        "owner": None if tile == EMPTY else seat_or_none(pos.owners[space]),
        "claim": seat_or_none(pos.claims.get(space, NEUTRAL)),
        "gives": gives(pos, seat, space) if tile == EMPTY and seat >= 0 else {},
        "points": points,
        "brings": brings,
    }


def income(player: Player) -> list[int]:
    """What the next production brings: energy that is left becomes heat, and the rating is money."""
    amounts = player.production.copy()
    amounts[MC] = max(amounts[MC] + player.tr, -player.stock[MC])
    amounts[HEAT] += player.stock[ENERGY]
    amounts[ENERGY] -= player.stock[ENERGY]
    return amounts


def seat_form(pos: Position, player: Player, own: bool) -> SeatForm:
    """What lies before a player; cards of others that lie face down are counted only.

    How many start cards somebody keeps is not known before the corporations are revealed.
    """
    secret = pos.phase == SETUP and not own
    dealt = [*player.dealt, *player.kept] if secret else player.dealt
    points = breakdown(pos, player.seat)
    return {
        "seat": player.seat,
        "automa": pos.automa(player.seat),
        "corporation": BY_ID[player.corporation].number if player.corporation >= 0 else None,
        "rating": player.tr,
        "stock": resources(player.stock),
        "production": resources(player.production),
        "income": resources([0] * len(player.stock) if player.automa else income(player)),
        "tags": {TAGS[tag]: number for tag, number in enumerate(player.tags)},
        "wild_tags": player.wild,
        "hand": hand(pos, player, player.hand, own),
        "dealt": hand(pos, player, dealt, own),
        "kept": hand(pos, player, [] if secret else player.kept, own),
        "corporations": chosen_from(player, own, secret),
        "starts": starts(pos, player) if own else [],
        "in_play": [card_in_play(pos, player, card) for card in player.in_play],
        "events": names(player.events),
        "worth": worth(player),
        "tolerance": player.tolerance + player.next_tolerance,
        "passed": player.passed,
        "first_action_due": player.first_due,
        "rating_raised": player.raised,
        "points": points,
        "total": sum(points.values()),
    }


def pile(cards: list[int], own: bool) -> Pile:
    """Cards that only their owner sees."""
    return {"number": len(cards), "cards": names(cards)} if own else {"number": len(cards)}


def chosen_from(player: Player, own: bool, secret: bool) -> Pile:
    """The corporations to choose from; whether somebody has chosen already is not shown."""
    if secret:
        return {"number": CORPORATIONS_DEALT if player.corporations else 0}
    return pile(player.corporations, own)


def hand(pos: Position, player: Player, held: list[int], own: bool) -> Hand:
    """Cards in hand or to choose from, with what every one costs now."""
    if not own:
        return {"number": len(held)}
    cards: list[CardInHand] = [
        {
            "card": BY_ID[card].number,
            "cost": price(player, BY_ID[card]),
            "printed": BY_ID[card].cost,
            "now": counted(pos, player, BY_ID[card]),
            "takes": possible_losses(pos, player.seat, BY_ID[card]),
        }
        for card in held
    ]
    return {"number": len(cards), "cards": cards}


def card_in_play(pos: Position, player: Player, card: int) -> CardInPlay:
    """A card that lies face up."""
    holds = BY_ID[card].holds
    return {
        "card": BY_ID[card].number,
        "holds": None if holds == NOTHING else RESOURCES[holds],
        "resources": player.holdings.get(card, 0),
        "used": card in player.used,
        "points": card_points(pos, player.seat, card),
    }


def worth(player: Player) -> Worth:
    """What a player pays with, and what a greenery and a card cost."""
    return {
        "steel": player.steel_value,
        "titanium": player.titanium_value,
        "heat_pays": player.heat_pays,
        "greenery": player.greenery_price,
        "warming": HEAT_PRICE,
        "card": player.card_price,
    }


def milestones(pos: Position) -> Goals:
    """The milestones and how far everybody has come."""
    goals: list[GoalForm] = [
        {
            "goal": name,
            "owner": seat_or_none(pos.milestones[milestone]),
            "wanted": wanted(pos, milestone),
            "standing": [standing(pos, player, milestone) for player in pos.players],
            "claimants": [player.seat for player in pos.players if may_claim(pos, player, milestone)],
        }
        for milestone, name in enumerate(MILESTONES)
    ]
    return {"price": MILESTONE_PRICE, "left": goals_left(pos, pos.milestones), "goals": goals}


def standing(pos: Position, player: Player, milestone: int) -> int:
    """How far a seat has come towards a milestone; an expansion may count in its own way."""
    for expansion in pos.expansions:
        counted = expansion.milestone_count(pos, player.seat, milestone)
        if counted is not None:
            return counted
    return reached(pos, player, milestone)


def may_claim(pos: Position, player: Player, milestone: int) -> bool:
    """Whether a seat that has not passed could claim a milestone if it were its turn; an automa pays nothing for it."""
    if player.automa:
        free = pos.milestones[milestone] == NEUTRAL and goals_left(pos, pos.milestones) > 0
        return free and standing(pos, player, milestone) >= wanted(pos, milestone)
    return not player.passed and why_not_milestone(pos, player, milestone) is None


def awards(pos: Position) -> Goals:
    """The awards, how everybody stands, and what each would bring now."""
    alone = pos.options.players == 1
    goals: list[GoalForm] = [
        {
            "goal": name,
            "owner": seat_or_none(pos.awards[award]),
            "standing": [award_count(pos, player.seat, award) for player in pos.players],
            "points": [0] if alone else award_points(pos, award),
        }
        for award, name in enumerate(AWARDS)
    ]
    left = goals_left(pos, pos.awards)
    return {"price": award_price(pos) if left else 0, "left": left, "goals": goals}


def goals_left(pos: Position, owners: list[int]) -> int:
    """How many of three may still be taken; alone there are none."""
    taken = len(owners) - owners.count(NEUTRAL)
    return 0 if pos.options.players == 1 else MOST_GOALS - taken


def projects(pos: Position, seat: int) -> list[ProjectForm]:
    """The standard projects at the prices of a seat; for a spectator at the printed ones."""
    player = pos.players[max(seat, 0)]
    return [{"project": name, "cost": project_price(player, project)} for project, name in enumerate(PROJECTS)]
