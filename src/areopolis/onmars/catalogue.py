"""Everything of On Mars that one may point at, as data: what is printed on cards, tiles, spaces and actions."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.component import Component, Part
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import EFFECT, LEAST, either, frame, icon, per
from areopolis.kernel.why import Text
from areopolis.onmars import describe, refs
from areopolis.onmars.components import Blueprint, Box, Contract, Goal, Mission, Reward, Scientist
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.icons import COMPLEX, LEVEL, POINTS, UPGRADE, building, good, goods, price
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.goods import FREE, cost_of
from areopolis.onmars.rules.hire import CONTRACT_PRICE, scientist_text
from areopolis.onmars.rules.learn import ROW_ANYTHING, ROW_COST, ROWS
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.rules.ships import COST as WELCOME_COST
from areopolis.onmars.scoring import PLAN_POINTS, SCIENTIST_POINTS
from areopolis.onmars.terms import (
    ACTIONS,
    BUILDINGS,
    COLUMN,
    GOODS,
    LAB,
    MINERAL,
    NOTHING,
    SCIENTISTS,
    SIDE_OF,
    SIDES,
    WELCOME,
)
from areopolis.onmars.terms import UPGRADE as UPGRADE_ACTION

# Kinds of components that no choice and no sentence refers to.
REWARD_TILE: Final = "reward_tile"
COLONIST_B: Final = "colonist_b"
SOLO_GOAL: Final = "solo_goal"
QUARTERS_ROW: Final = "quarters"
NEEDS: Final = "needs"
ACTION: Final = "action"
# By what a reward tile counts: the kind and the name of what is drawn for it.
REWARDED: Final[dict[str, tuple[str, str]]] = {
    "tech": (LEVEL, "tech"),
    "ships": ("ship", ""),
    "upgrades": (UPGRADE, ""),
    "mines": ("building", "mine"),
    "bots": ("piece", "bot"),
    "discoveries": ("discovery", ""),
    "shelters": ("building", "shelter"),
    "colonists": ("piece", "colonist"),
}


def components(box: Box) -> list[Component]:
    """All of a box."""
    return [
        *[blueprint(plan) for plan in box.blueprints],
        *[contract(card) for card in box.contracts],
        *[scientist(card, i) for i, card in enumerate(box.scientists)],
        *[goal(card) for card in box.goals],
        *[mission(tile) for tile in box.missions],
        *[gives(refs.DISCOVERY, str(tile.number), Text("om.discovery", tile.number), tile.effect)
          for tile in box.discoveries],
        *[gives(refs.RESEARCH, tile.letter, Text("om.research", tile.letter), tile.effect) for tile in box.research],
        *[reward_tile(tile) for tile in box.rewards],
        *[gives(refs.REWARD, str(i + 1), Text("om.source.reward", str(i + 1)), effect)
          for i, effect in enumerate(box.lss_choices)],
        *spaces(box),
        *buildings(box),
        *first_colonists(box),
        *[Component(SOLO_GOAL, SOLO_GOALS[i], SOLO_GOAL, Text(f"om.solo.{SOLO_GOALS[i]}"), [],
                    needs=[Part(NEEDS, condition.text(), condition.icons()) for condition in card.conditions])
          for i, card in enumerate(box.solo_goals)],
    ]  # fmt: skip


def gives(
    kind: str,
    name: str,
    title: Text,
    effect: Effect | None,
    cost: list[Icon] | None = None,
    points: int = 0,
    facts: dict[str, int | str] | None = None,
) -> Component:
    """A tile, a space or an action that gives something, or nothing."""
    parts = [] if effect is None else [Part("", effect.text(), effect.icons())]
    return Component(kind, name, kind, title, parts, price=cost, points=points, facts=facts)


def blueprint(plan: Blueprint) -> Component:
    """A blueprint: what it upgrades and brings, and the action of the building."""
    points = PLAN_POINTS[plan.level]
    drawn = [building(plan.building), icon(LEVEL, amount=plan.level), good(plan.gain, 1), icon(POINTS, amount=points)]
    return Component(
        refs.BLUEPRINT,
        str(plan.number),
        refs.BLUEPRINT,
        plan_text(plan.number),
        [Part("", describe.blueprint(plan), drawn), Part(ACTION, plan.action.text(), plan.action.icons())],
        tags=[building(plan.building)],
        points=points,
        facts={"level": plan.level, "building": BUILDINGS[plan.building], "gain": GOODS[plan.gain]},
    )


def contract(card: Contract) -> Component:
    """A contract: what it asks for."""
    if card.building == NOTHING:
        wanted = goods(card.goods)
    else:
        wanted = [icon(UPGRADE, BUILDINGS[card.building]), icon(COMPLEX, amount=card.size, bound=LEAST)]
    drawn = [frame(EFFECT, wanted, [icon(POINTS, amount=card.points)]), icon(POINTS, "missed", -card.penalty)]
    return Component(
        refs.CONTRACT,
        str(card.number),
        refs.CONTRACT,
        contract_text(card.number),
        [Part("", describe.contract(card), drawn)],
        price=price(FREE, crystals=CONTRACT_PRICE),
        points=card.points,
        facts={"penalty": card.penalty},
    )


def scientist(card: Scientist, number: int) -> Component:
    """A scientist: the price, where it works and what it scores for."""
    scored = per([icon(POINTS, amount=SCIENTIST_POINTS)], [icon(UPGRADE, BUILDINGS[card.scores], anyone=True)])
    return Component(
        refs.SCIENTIST,
        SCIENTISTS[number],
        refs.SCIENTIST,
        scientist_text(number),
        [Part("", describe.scientist(card), [building(card.works), scored])],
        price=price(card.cost, people=card.colonists),
        facts={"works": BUILDINGS[card.works], "scores": BUILDINGS[card.scores]},
    )


def goal(card: Goal) -> Component:
    """A private goal: its condition, and the rewards of which one is chosen."""
    drawn = either([reward.icons() for reward in card.rewards])
    return Component(
        refs.GOAL,
        str(card.number),
        refs.GOAL,
        Text("om.goal", card.number),
        [Part("", Text("either", *[reward.text() for reward in card.rewards]), [drawn])],
        needs=[Part(NEEDS, card.condition.text(), card.condition.icons())],
    )


def mission(tile: Mission) -> Component:
    """A mission: what counts, and the crystals for it."""
    drawn = frame(EFFECT, [icon(refs.MISSION, tile.kind)], [icon("resource", "crystal", tile.crystals)])
    facts: dict[str, int | str] = {"number": tile.number, "action": ACTIONS[tile.action], "long": int(tile.long)}
    facts |= {f"needed_{i + 2}": number for i, number in enumerate(tile.needed)}
    text = mission_text(tile.kind)
    return Component(
        refs.MISSION, tile.kind, refs.MISSION, text, [Part("", describe.mission(tile), [drawn])], facts=facts
    )


def reward_tile(tile: Reward) -> Component:
    """A reward tile of the life support system."""
    kind, name = REWARDED[tile.counts]
    drawn = per([icon(POINTS, amount=tile.each)], [icon(kind, name)])
    title = Text("om.describe.reward", tile.number)
    return Component(
        REWARD_TILE, str(tile.number), REWARD_TILE, title, [Part("", describe.reward(tile), [drawn])]
    )  # fmt: skip


def spaces(box: Box) -> list[Component]:
    """Spaces of the turn order, the depot and the laboratory, and the main actions."""
    on_boards = [
        gives(refs.ORDER, str(space.number), Text("om.choice.space", space.number), space.benefit,
              facts={"side": SIDES[space.side]})
        for space in box.order
    ]  # fmt: skip
    on_boards += [
        gives(refs.DEPOT, str(space.number), Text("om.depot", space.number), space.action,
              price(FREE, crystals=space.price))
        for space in box.depot
    ]  # fmt: skip
    for i, benefit in enumerate(box.lab):
        column = box.columns[COLUMN[i] - 1]
        cost = price(column.cost, column.anything, column.crystals)
        on_boards.append(gives(refs.LAB_SPACE, LAB[i], refs.lab_text(i), benefit, cost, column.points))
    on_boards += [
        gives(refs.ACTION, ACTIONS[i], Text(f"om.action.{ACTIONS[i]}"), effect, action_price(i),
              facts={"side": SIDES[SIDE_OF[i]]})
        for i, effect in enumerate(box.actions)
    ]  # fmt: skip
    on_boards += [
        gives(refs.ROW, ROWS[i], Text(f"om.row.{ROWS[i]}"), None, price(ROW_COST[i], ROW_ANYTHING[i]))
        for i in range(len(ROWS))
    ]
    on_boards += [
        gives(QUARTERS_ROW, str(i + 1), Text("om.quarters", i + 1), None, points=points)
        for i, points in enumerate(box.quarters)
    ]
    return on_boards


def action_price(action: int) -> list[Icon]:
    """What a main action costs whenever it is done, beside its slot."""
    if action == UPGRADE_ACTION:
        return goods(cost_of(MINERAL))
    return goods(WELCOME_COST) if action == WELCOME else []


def buildings(box: Box) -> list[Component]:
    """The kinds of buildings: what they cost and yield."""
    return [
        gives(refs.BUILDING, BUILDINGS[i], building_text(i), None, price(kind.cost, people=kind.colonists),
              facts={} if kind.yields == NOTHING else {"yields": GOODS[kind.yields]})
        for i, kind in enumerate(box.buildings)
    ]  # fmt: skip


def done(task: str, gain: int) -> Icon:
    """What is gained for a task."""
    return frame(EFFECT, [icon("task", task)], [good(gain, 1)])


def first_colonists(box: Box) -> list[Component]:
    """The cards of First Colonists."""
    cards = [
        Component(refs.COLONIST_A, str(card.number), refs.COLONIST_A, Text("om.colonist.a", card.number),
                  [Part("", describe.colonist_a(card), [either([[building(kind)] for kind in card.buildings])])])
        for card in box.cards_a
    ]  # fmt: skip
    cards += [
        Component(COLONIST_B, str(card.number), COLONIST_B, Text(f"om.task.{card.task}"),
                  [Part("", describe.colonist_b(card), [done(card.task, card.gain)])])
        for card in box.cards_b
    ]  # fmt: skip
    return cards
