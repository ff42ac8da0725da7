"""Why something cannot be built, upgraded, hired or welcomed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text, Why
from areopolis.onmars.reasons.moving import why_not_farther
from areopolis.onmars.reasons.words import form, hex_at, no_hex, number_at, numbered
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.complexes import complex_at, joined, type_of
from areopolis.onmars.rules.construct import (
    ChoosingTech,
    Constructing,
    building_text,
    kinds,
    reach,
    why_not_kind,
)
from areopolis.onmars.rules.contracts import CONTRACT, contract_text
from areopolis.onmars.rules.goods import why_not_crystals, why_not_pay
from areopolis.onmars.rules.hire import CONTRACT_PRICE, Hiring, scientist_text
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.rules.plans import Upgrading, plan_text, zone_of
from areopolis.onmars.rules.ships import Welcoming
from areopolis.onmars.terms import (
    BUILDINGS,
    DEPOT,
    NOBODY,
    NOTHING,
    SCIENTISTS,
    SHIP_TECH,
    UPGRADE_TECH,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def why_not_construct(pos: Position, words: list[str]) -> Why | None:
    """Why a building cannot be constructed on a hex."""
    task = pos.asker
    if words[0] != "construct" or not isinstance(task, Constructing):
        return None
    if len(words) != 3:
        return form("construct mine G4")
    hex_ = hex_at(words, 2)
    building = BUILDINGS.index(words[1])
    if hex_ < 0:
        return no_hex(words, 2)
    if building not in kinds(task.building):
        return Why("om.onlybuilding", building_text(task.building))
    why = why_not_kind(pos, task.seat, building)
    if why is not None:
        return why
    if hex_ not in zone_of(pos, pos.players[task.seat], anywhere=False):
        return Why("om.nozone")
    if pos.buildings[hex_] != NOTHING:
        return Why("om.occupied", hex_text(hex_))
    size = len(joined(pos, hex_, type_of(task.seat, building)))
    level = reach(pos, task.seat, building, task.boost)
    return Why("om.complex", size, level) if size else Why("om.notnear")


def why_not_tech(pos: Position, words: list[str]) -> Why | None:
    """Why a technology cannot be used for a complex, or not with so many colonists."""
    task = pos.asker
    if words[0] != "tech" or not isinstance(task, ChoosingTech):
        return None
    owner = NOBODY if words[1:2] == ["none"] else number_at(words, 1, len(pos.players) - 1)
    extra = words[2] if len(words) == 3 else "+0"
    if (owner < 0 and words[1:2] != ["none"]) or len(words) > 3 or not extra.startswith("+"):
        return form("tech 1 +2")
    if owner != NOBODY and task.building not in pos.players[owner].lab:
        return Why("om.hasnotech", Text("seat", owner), tech_text(task.building))
    level = 0 if owner == NOBODY else pos.players[owner].level(task.building)
    missing = max(task.needed - level, 0)
    player = pos.players[task.seat]
    spare = player.quarters - pos.box.buildings[task.building].colonists if task.boost else 0
    return Why("om.complex", task.needed, level) if missing > max(spare, 0) else Why("om.exactly", missing)


def why_not_upgrade(pos: Position, words: list[str]) -> Why | None:
    """Why a blueprint cannot upgrade the building on a hex."""
    task = pos.asker
    if not isinstance(task, Upgrading):
        return None
    if words[0] == "tech":
        return why_not_farther(pos, UPGRADE_TECH, task.tech, task.left > 0, words)
    if words[0] != "upgrade":
        return None
    if len(words) != 3:
        return form("upgrade 5 G7")
    most = len(pos.box.blueprints)
    card, hex_ = number_at(words, 1, most), hex_at(words, 2)
    if card < 1 or hex_ < 0:
        return numbered(most) if card < 1 else no_hex(words, 2)
    player = pos.players[task.seat]
    if card not in player.plans:
        return Why("om.builtalready" if card in player.built else "om.notplan", plan_text(card))
    return why_not_upgraded(pos, task, card, hex_)


def why_not_upgraded(pos: Position, task: Upgrading, card: int, hex_: int) -> Why:
    """Why an own blueprint cannot upgrade what stands on a hex."""
    plan = pos.box.blueprints[card - 1]
    player = pos.players[task.seat]
    if pos.buildings[hex_] != type_of(task.seat, plan.building):
        return Why("om.otherbuilding", building_text(plan.building))
    if pos.markers[hex_] != NOBODY:
        return Why("om.upgraded", hex_text(hex_))
    if hex_ not in zone_of(pos, player, task.anywhere):
        return Why("om.nozone")
    size = len(complex_at(pos, hex_))
    return Why("om.smallcomplex", plan.level, size) if size < plan.level else Why("om.further")


def why_not_hired(pos: Position, words: list[str]) -> Why | None:
    """Why a card of the scientist board cannot be taken."""
    task = pos.asker
    if not isinstance(task, Hiring) or words[0] not in {"hire", "contract"}:
        return None
    player = pos.players[task.seat]
    if words[0] == "contract":
        most = len(pos.box.contracts)
        number = number_at(words, 1, most)
        if number < 1 or len(words) > 2:
            return numbered(most)
        if not task.contracts:
            return Why("om.onlyscientists")
        if CONTRACT + number not in pos.board:
            return Why("om.notonboard", contract_text(number))
        return why_not_crystals(player, CONTRACT_PRICE)
    if len(words) > 2:
        return form("hire geologist")
    if not task.scientists:
        return Why("om.onlycontracts")
    scientist = SCIENTISTS.index(words[1])
    if scientist not in pos.board:
        return Why("om.notonboard", scientist_text(scientist))
    price = pos.box.scientists[scientist]
    if price.colonists > player.quarters:
        return Why("om.people", price.colonists, player.quarters)
    return why_not_pay(player, price.cost)


def why_not_refill(pos: Position, words: list[str]) -> Why | None:
    """Why a contract cannot be laid on the scientist board: it is not in the deck."""
    if words[0] != "refill":
        return None
    most = len(pos.box.contracts)
    number = number_at(words, 1, most)
    return numbered(most) if number < 1 or len(words) > 2 else Why("om.notindeck", contract_text(number))


def why_not_welcomed(pos: Position, words: list[str]) -> Why | None:
    """Why a ship cannot be welcomed."""
    task = pos.asker
    if not isinstance(task, Welcoming):
        return None
    if words[0] == "tech":
        return why_not_farther(pos, SHIP_TECH, task.tech, task.left > 0, words)
    if words[0] != "welcome":
        return None
    space = number_at(words, 1, DEPOT)
    if len(words) != 4:
        return form("welcome 8 1 1")
    if space < 1:
        return numbered(DEPOT)
    if not pos.players[task.seat].ships & (1 << (space - 1)):
        return Why("om.noshipthere", space)
    if (number_at(words, 2, 99), number_at(words, 3, 99)) not in task.gives:
        return Why("om.brings")
    return Why("om.further")
