"""Things of On Mars in words: costs, cards, tiles. What a component does it says itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from areopolis.cli.draw.onmars.style import CRYSTAL_SIGN, NONE
from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.components import Box
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.goods import amounts
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import GOODS, NOTHING, TECHS

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


def cost(words: Words, said: Said) -> str:
    """A price in words, as it stands alone."""
    return words.text(said, NOMINATIVE)


def price(number: int) -> str:
    """A price in crystals."""
    return f"{number} {CRYSTAL_SIGN}" if number else ""


def plan_name(number: int, words: Words) -> str:
    """The number and the name of a blueprint."""
    return f"{number} {words.text(plan_text(number))}"


def plan_line(box: Box, number: int, words: Words) -> Text:
    """All that a blueprint says, in running words."""
    plan = box.blueprints[number - 1]
    return Text.assemble((f"{words.text(describe.blueprint(plan))}: ", DIM), words.text(plan.action.text()))


def contract_line(box: Box, number: int, words: Words) -> str:
    """What a contract asks for and what it is worth."""
    return words.text(describe.contract(box.contracts[number - 1]))


def on_contract(goods: dict[str, int], words: Words) -> str:
    """What lies on a contract; empty if nothing does."""
    return words.say("om.cli.contract.lying", amounts_of(goods)) if any(goods.values()) else ""


def amounts_of(goods: dict[str, int]) -> Said:
    """Several goods, in words."""
    return amounts([goods.get(name, 0) for name in GOODS])


def scientist_line(box: Box, scientist: int, words: Words) -> str:
    """Where a scientist works and what it scores for."""
    return words.text(describe.scientist(box.scientists[scientist]))


def scientist_cost(box: Box, scientist: int, words: Words) -> str:
    """What a scientist costs."""
    return cost(words, describe.scientist_cost(box.scientists[scientist]))


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
