"""Components in words: what is printed on a card, a tile or a space, as a player reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.goods import FREE, amount, amounts
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.scoring import PLAN_POINTS, SCIENTIST_POINTS
from areopolis.onmars.terms import ACTIONS, CRYSTAL, KINDS, NOTHING

if TYPE_CHECKING:
    from areopolis.onmars.components import (
        Blueprint,
        Box,
        ColonistA,
        ColonistB,
        Contract,
        Goal,
        Mission,
        Reward,
        Scientist,
    )

# Components that are known by their number.
FAMILIES: Final = ("blueprint", "contract", "goal", "discovery", "mission", "reward")


def cost(goods: tuple[int, ...] = FREE, anything: int = 0, crystals: int = 0, colonists: int = 0) -> Text:
    """A price: resources, resources of any kind, crystals and colonists."""
    parts = [amount(kind, number) for kind, number in enumerate(goods[:KINDS]) if number]
    if anything:
        parts.append(Text("om.amount.any", anything))
    if crystals:
        parts.append(amount(CRYSTAL, crystals))
    if colonists:
        parts.append(Text("om.amount.colonist", colonists))
    return Text("and", *parts) if parts else Text("om.describe.free")


def blueprint(plan: Blueprint) -> Text:
    """The building, the level, the gain and the points of a blueprint; what it does says its action."""
    building, gain = building_text(plan.building), amount(plan.gain, 1)
    return Text("om.describe.blueprint", building, plan.level, gain, PLAN_POINTS[plan.level])


def contract(card: Contract) -> Text:
    """What a contract asks for and what it is worth."""
    if card.building == NOTHING:
        wanted = Text("om.describe.contract.goods", amounts(card.goods))
    else:
        wanted = Text("om.describe.contract.building", building_text(card.building), card.size)
    return Text("om.describe.contract", wanted, card.points, card.penalty)


def scientist(card: Scientist) -> Text:
    """Where a scientist works and what it scores for."""
    return Text("om.describe.scientist", building_text(card.works), SCIENTIST_POINTS, building_text(card.scores))


def scientist_cost(card: Scientist) -> Text:
    """What a scientist costs."""
    return cost(card.cost, 0, 0, card.colonists)


def goal(card: Goal) -> Text:
    """The condition and the two rewards of a private goal."""
    rewards = Text("either", *[reward.text() for reward in card.rewards])
    return Text("om.describe.goal", card.condition.text(), rewards)


def mission(tile: Mission) -> Text:
    """How often a mission is needed, its crystals, and where its marker lies."""
    needed = ", ".join([str(number) for number in tile.needed])
    length = Text("om.describe.mission.long" if tile.long else "om.describe.mission.short")
    return Text("om.describe.mission", needed, tile.crystals, length, Text(f"om.action.{ACTIONS[tile.action]}"))


def reward(tile: Reward) -> Text:
    """What a reward tile of the life support system gives."""
    return Text(f"om.reward.{tile.counts}", tile.each)


def colonist_a(card: ColonistA) -> Text:
    """The buildings of a First Colonist card A."""
    return Text("either", *[building_text(building) for building in card.buildings])


def colonist_b(card: ColonistB) -> Text:
    """The task of a First Colonist card B, and what is gained for it."""
    return Text("om.describe.colonist.b", Text(f"om.task.{card.task}"), amount(card.gain, 1))


def how_many(box: Box, family: str) -> int:
    """How many components of a family there are."""
    sizes = {
        "blueprint": len(box.blueprints),
        "contract": len(box.contracts),
        "goal": len(box.goals),
        "discovery": len(box.discoveries),
        "mission": len(box.missions),
        "reward": len(box.rewards),
    }
    return sizes[family]


def name_of(box: Box, family: str, number: int) -> Text:
    """The name of a component of a family by its number."""
    if family == "blueprint":
        return plan_text(number)
    if family == "contract":
        return contract_text(number)
    if family == "mission":
        return mission_text(box.missions[number - 1].kind)
    if family == "reward":
        return Text("om.describe.reward", number)
    return Text(f"om.{family}", number)


def describe(box: Box, family: str, number: int) -> list[Text]:
    """What is printed on a component of a family by its number."""
    if family == "blueprint":
        plan = box.blueprints[number - 1]
        return [blueprint(plan), plan.action.text()]
    if family == "contract":
        return [contract(box.contracts[number - 1])]
    if family == "goal":
        return [goal(box.goals[number - 1])]
    if family == "discovery":
        return [box.discoveries[number - 1].effect.text()]
    if family == "mission":
        return [mission(box.missions[number - 1])]
    return [reward(box.rewards[number - 1])]
