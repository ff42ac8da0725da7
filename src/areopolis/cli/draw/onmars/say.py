"""Things of On Mars in words: costs, cards, tiles. What a component does it says itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from areopolis.cli.draw.onmars.style import CRYSTAL_SIGN, NONE
from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.kernel.why import Text as Said
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import contract_text, lying
from areopolis.onmars.rules.goods import amount, amounts
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.scoring import PLAN_POINTS, SCIENTIST_POINTS
from areopolis.onmars.table import Table
from areopolis.onmars.terms import CRYSTAL, KINDS, NOTHING, TECHS

if TYPE_CHECKING:
    from areopolis.cli.draw.drawing import Look
    from areopolis.onmars.effects.base import Effect


def table_of(look: Look) -> Table:
    """The table that is looked at."""
    assert isinstance(look.pos, Table)
    return look.pos


def capital(said: str) -> str:
    """With a capital letter."""
    return said[:1].upper() + said[1:]


def code(kind: int, words: Words) -> str:
    """Two letters for a kind of building or technology."""
    return words.say(f"om.cli.code.{TECHS[kind]}")


def does(effect: Effect | None, words: Words) -> str:
    """What an effect does; a dash for nothing."""
    return NONE if effect is None else words.text(effect.text())


def cost(words: Words, goods: tuple[int, ...], anything: int = 0, crystals: int = 0, colonists: int = 0) -> str:
    """A price in words."""
    parts = [amount(kind, number) for kind, number in enumerate(goods[:KINDS]) if number]
    parts += [Said("om.amount.any", anything)] if anything else []
    parts += [amount(CRYSTAL, crystals)] if crystals else []
    parts += [Said("om.amount.colonist", colonists)] if colonists else []
    return words.text(Said("and", *parts), NOMINATIVE) if parts else words.say("om.cli.free")


def price(number: int) -> str:
    """A price in crystals."""
    return f"{number} {CRYSTAL_SIGN}" if number else ""


def plan_name(number: int, words: Words) -> str:
    """The number and the name of a blueprint."""
    return f"{number} {words.text(plan_text(number))}"


def plan_facts(pos: Table, number: int, words: Words) -> str:
    """The building, the level, the gain and the points of a blueprint."""
    plan = pos.box.blueprints[number - 1]
    gain = amount(plan.gain, 1)
    return words.say("om.cli.plan", building_text(plan.building), plan.level, gain, PLAN_POINTS[plan.level])


def plan_line(pos: Table, number: int, words: Words) -> Text:
    """All that a blueprint says, in running words."""
    action = does(pos.box.blueprints[number - 1].action, words)
    return Text.assemble((f"{plan_facts(pos, number, words)}: ", DIM), action)


def contract_line(pos: Table, number: int, words: Words, goods: bool = False) -> str:
    """What a contract asks for and what it is worth; with goods, also what lies on it."""
    contract = pos.box.contracts[number - 1]
    if contract.building == NOTHING:
        wanted: Said = Said("om.cli.contract.goods", amounts(contract.goods))
    else:
        wanted = Said("om.cli.contract.building", building_text(contract.building), contract.size)
    said = words.say("om.cli.contract", wanted, contract.points, contract.penalty)
    there = [lying(pos, number, kind) for kind in range(len(contract.goods))]
    return said + (words.say("om.cli.contract.lying", amounts(there)) if goods and any(there) else "")


def scientist_line(pos: Table, scientist: int, words: Words) -> str:
    """Where a scientist works and what it scores for."""
    found = pos.box.scientists[scientist]
    works, scores = building_text(found.works), building_text(found.scores)
    return words.say("om.cli.scientist", works, SCIENTIST_POINTS, scores)


def scientist_cost(pos: Table, scientist: int, words: Words) -> str:
    """What a scientist costs."""
    found = pos.box.scientists[scientist]
    return cost(words, found.cost, colonists=found.colonists)


def goal_line(pos: Table, number: int, words: Words) -> str:
    """The condition and the two rewards of a private goal."""
    goal = pos.box.goals[number - 1]
    rewards = Said("either", *[reward.text() for reward in goal.rewards])
    return words.say("om.cli.goal", goal.condition.text(), rewards)


def mission_line(pos: Table, place: int, words: Words) -> str:
    """What a mission counts, what it still needs, and the crystals for a contribution."""
    mission = pos.box.missions[pos.missions[place] - 1]
    left = pos.cubes[place]
    name = mission_text(mission.kind)
    return words.say("om.cli.mission" if left else "om.cli.mission.done", name, left, price(mission.crystals))


def card_name(card: int, first_contract: int, words: Words) -> str:
    """A card of the scientist board."""
    if card == NOTHING:
        return NONE
    said = contract_text(card - first_contract) if card >= first_contract else scientist_text(card)
    return capital(words.text(said))
