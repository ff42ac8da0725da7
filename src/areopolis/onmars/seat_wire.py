"""What lies before a seat, as it leaves the engine; of what is hidden only how much there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.forms import (
    ContractForm,
    FirstColonists,
    GoalCard,
    Goals,
    LabForm,
    PlanForm,
    ProgressForm,
    ScientistForm,
    SeatForm,
)
from areopolis.onmars.hexes import NAMES
from areopolis.onmars.rules.complexes import complex_at, type_of
from areopolis.onmars.rules.contracts import advanced_size, fulfilled, lying
from areopolis.onmars.rules.plans import upgrades, zone_of
from areopolis.onmars.rules.ships import welcomes
from areopolis.onmars.scoring import breakdown, contract_worth, scientist_worth
from areopolis.onmars.terms import BUILDINGS, GOODS, LAB, NOBODY, NOTHING, SCIENTISTS, TECHS

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


def seat_or_none(seat: int) -> int | None:
    """A seat as it leaves the engine: nobody is None."""
    return seat if seat >= 0 else None


def number_or_none(number: int) -> int | None:
    """A card or tile by its number: 0, none at all, is None."""
    return number or None


def seat_form(pos: Position, player: Player, own: bool) -> SeatForm:
    """A player board with everything on and beside it."""
    points = breakdown(pos, player.seat)
    bots = [NAMES[bot] for bot in player.bots if bot != NOTHING]
    return {
        "seat": player.seat,
        "automa": pos.automa(player.seat),
        "goods": {name: player.goods[kind] for kind, name in enumerate(GOODS)},
        "crystals": player.crystals(),
        "crystals_waiting": player.waiting,
        "depot_room": player.depot_room(),
        "storage": player.limit(),
        "quarters": player.quarters,
        "beds": player.beds(),
        "working": player.working,
        "reserve": player.reserve,
        "depot": [
            {"space": space.number, "ship": bool(player.ships & (1 << (space.number - 1)))} for space in pos.box.depot
        ],
        "hangar": player.hangar,
        "welcomes": welcomes(pos, player),
        "shelters": player.shelters,
        "bots": bots,
        "spare_bots": player.spare_bots(),
        "bots_aside": len(player.bots) - len(bots),
        "rover": None if player.rover == NOTHING else NAMES[player.rover],
        "markers": player.markers(),
        "lab": lab(player),
        "plans": player.plans.copy(),
        "upgrades": plan_forms(pos, player),
        "built": player.built.copy(),
        "progress": [name for kind, name in enumerate(BUILDINGS) if player.progress & (1 << kind)],
        "track": player.points,
        "goals": goals(pos, player, own),
        "scientists": [scientist_form(pos, scientist) for scientist in player.scientists],
        "contracts": [contract_form(pos, player, number) for number in player.contracts],
        "discoveries": player.discoveries.copy(),
        "research": [pos.box.research[kind].letter for kind in player.research],
        "first_colonists": first_colonists(player, own),
        "developed": player.developed,
        "newcomers": player.newcomers,
        "points": points,
        "total": sum(points.values()),
    }


def lab(player: Player) -> list[LabForm]:
    """The spaces of the laboratory with the technology there."""
    return [
        {"space": LAB[space], "tech": None if kind == NOTHING else TECHS[kind]} for space, kind in enumerate(player.lab)
    ]


def goals(pos: Position, player: Player, own: bool) -> Goals:
    """Private goals; those in hand and those set aside only for their owner's eyes."""
    form: Goals = {
        "number": len(player.goals),
        "pledged": len(player.pledged),
        "spent": len(player.spent),
        "completed": player.completed or None,
    }
    if own:
        form["cards"] = [goal_card(pos, player, goal) for goal in [*player.goals, *player.pledged]]
    return form


def goal_card(pos: Position, player: Player, goal: int) -> GoalCard:
    """A private goal in the hand of its owner."""
    there, needed = pos.box.goals[goal - 1].condition.progress(pos, player.seat)
    return {
        "goal": goal,
        "holds": there >= needed,
        "progress": progress_form((there, needed)),
        "pledged": goal in player.pledged,
    }


def first_colonists(player: Player, own: bool) -> FirstColonists:
    """First Colonist cards for their owner's eyes."""
    form: FirstColonists = {"number_a": int(player.card_a > 0), "number_b": len(player.cards_b)}
    if own:
        form["card_a"] = number_or_none(player.card_a)
        form["cards_b"] = player.cards_b.copy()
    return form


def scientist_form(pos: Position, scientist: int) -> ScientistForm:
    """A hired scientist."""
    return {
        "scientist": SCIENTISTS[scientist],
        "works_at": number_or_none(pos.scientist_at[scientist]),
        "points": scientist_worth(pos, scientist),
    }


def contract_form(pos: Position, player: Player, number: int) -> ContractForm:
    """An accepted contract."""
    contract = pos.box.contracts[number - 1]
    return {
        "contract": number,
        "goods": {name: lying(pos, number, kind) for kind, name in enumerate(GOODS) if contract.goods[kind]},
        "size": None if contract.building == NOTHING else advanced_size(pos, player.seat, contract),
        "fulfilled": fulfilled(pos, player.seat, contract),
        "points": contract_worth(pos, player.seat, number),
    }


def plan_forms(pos: Position, player: Player) -> list[PlanForm]:
    """The blueprints that are not built, and how near they are to it."""
    if not player.plans:
        return []
    zone = zone_of(pos, player, anywhere=False)
    pairs = upgrades(pos, player.seat, anywhere=False)
    forms: list[PlanForm] = []
    for plan in player.plans:
        building = type_of(player.seat, pos.box.blueprints[plan - 1].building)
        free = [hex_ for hex_ in zone if pos.buildings[hex_] == building and pos.markers[hex_] == NOBODY]
        forms.append(
            {
                "plan": plan,
                "hexes": [NAMES[hex_] for card, hex_ in pairs if card == plan],
                "size": max([len(complex_at(pos, hex_)) for hex_ in free], default=0),
            }
        )
    return forms


def progress_form(part: tuple[int, int]) -> ProgressForm:
    """How far a condition is met."""
    return {"has": part[0], "needs": part[1]}
