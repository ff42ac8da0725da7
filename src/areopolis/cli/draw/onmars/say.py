"""Things of On Mars in words: costs, cards, tiles. What a component does it says itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text

from areopolis.cli.draw.onmars.style import CRYSTAL_SIGN, NONE
from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NOMINATIVE
from areopolis.kernel.why import Text as Said
from areopolis.onmars import describe
from areopolis.onmars.box import box_for
from areopolis.onmars.components import Box
from areopolis.onmars.forms import MissionForm, ScienceForm, TableForm
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.rules.contracts import contract_text
from areopolis.onmars.rules.goods import amounts
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.rules.missions import mission_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.terms import BUILDINGS, GOODS, SCIENTISTS, TECHS

if TYPE_CHECKING:
    from areopolis.cli.draw.drawing import Look
    from areopolis.onmars.effects.base import Effect


def table_of(look: Look) -> TableForm:
    """The table as the seat that looks at it sees it: all that is drawn."""
    return cast("TableForm", look.form)


def box_of(table: TableForm) -> Box:
    """The box that a table was laid out from; what is printed on components stands there."""
    return box_for(table["options"].get("components", ""))


def side_of(table: TableForm, seat: int | None) -> str:
    """The side on which the marker of a seat stands; empty as long as it stands on none."""
    here = [space["side"] for space in table["order"] if space["seat"] == seat]
    return here[0] if here and seat is not None else ""


def capital(said: str) -> str:
    """With a capital letter."""
    return said[:1].upper() + said[1:]


def code(kind: str, words: Words) -> str:
    """Two letters for a kind of building or technology."""
    return words.say(f"om.cli.code.{kind}")


def building(kind: str) -> Said:
    """A kind of building."""
    return building_text(BUILDINGS.index(kind))


def tech_name(kind: str, words: Words) -> str:
    """A kind of technology."""
    return words.text(tech_text(TECHS.index(kind)))


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


def scientist_line(box: Box, scientist: str, words: Words) -> str:
    """Where a scientist works and what it scores for."""
    return words.text(describe.scientist(box.scientists[SCIENTISTS.index(scientist)]))


def scientist_cost(box: Box, scientist: str, words: Words) -> str:
    """What a scientist costs."""
    return cost(words, describe.scientist_cost(box.scientists[SCIENTISTS.index(scientist)]))


def mission_line(box: Box, mission: MissionForm, words: Words) -> str:
    """What a mission counts, what it still needs, and the crystals for a contribution."""
    tile = box.missions[mission["mission"] - 1]
    name, left = mission_text(tile.kind), mission["left"]
    return words.say("om.cli.mission" if left else "om.cli.mission.done", name, left, price(tile.crystals))


def card_name(card: ScienceForm, words: Words) -> str:
    """A card of the scientist board."""
    if card["scientist"] is not None:
        return scientist_name(card["scientist"], words)
    return NONE if card["contract"] is None else contract_name(card["contract"], words)


def scientist_name(scientist: str, words: Words) -> str:
    """A scientist."""
    return capital(words.text(scientist_text(SCIENTISTS.index(scientist))))


def contract_name(number: int, words: Words) -> str:
    """A contract by its number."""
    return capital(words.text(contract_text(number)))
