"""Everything of Terraforming Mars that one may point at, as data: cards, standard projects, what expansions bring."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.component import Component, Part
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import LEAST, icon
from areopolis.kernel.why import Text
from areopolis.terraforming import refs
from areopolis.terraforming.card import BY_ID, Card
from areopolis.terraforming.describe import NEEDS, PLAY, POINTS, parts_of
from areopolis.terraforming.effects.gain import groups, sentence
from areopolis.terraforming.expansion import EXPANSIONS, in_play
from areopolis.terraforming.icons import (
    ANY,
    CARD,
    RATING,
    event_tag,
    merged,
    money,
    produces,
    resource,
    row,
    tag,
    tile,
)
from areopolis.terraforming.options import Options
from areopolis.terraforming.rules.goals import MILESTONE_PRICE, WANTED
from areopolis.terraforming.rules.projects import COSTS, PATENTS
from areopolis.terraforming.scoring import MILESTONE_POINTS
from areopolis.terraforming.standard import STANDARD
from areopolis.terraforming.terms import (
    AWARDS,
    BUILDING,
    CITY,
    CORPORATION,
    GREENERY,
    HEAT,
    KINDS,
    MC,
    MILESTONES,
    NOTHING,
    PROJECTS,
    RESOURCES,
    SCIENCE,
    STEEL,
    TAGS,
    TITANIUM,
)

# What a corporation begins with is told under a heading of its own.
START: Final = "start"


def components(options: Options) -> list[Component]:
    """All of them; only what milestones take depends on the options."""
    all_components = [card_component(card) for card in BY_ID if card.name]
    all_components += [project_component(project) for project in range(len(PROJECTS))]
    all_components += [milestone_component(milestone, options) for milestone in range(len(MILESTONES))]
    all_components += [award_component(award) for award in range(len(AWARDS))]
    for expansion in EXPANSIONS:
        all_components += expansion.components()
    return all_components


def type_of(card: Card) -> str:
    """What a card looks like; an expansion has cards of its own types."""
    for expansion in EXPANSIONS:
        own = expansion.card_type(card)
        if own:
            return own
    return KINDS[card.kind]


def card_component(card: Card) -> Component:
    """A project card, a corporation, a policy or a bonus card of MarsBot."""
    kind = type_of(card)
    begins = card.kind == CORPORATION
    parts = [part for part in parts_of(card) if part.section != NEEDS]
    facts: dict[str, int | str] = {"cost": card.cost, "box": card.box}
    if card.holds != NOTHING:
        facts["holds"] = RESOURCES[card.holds]
    if card.repeatable:
        facts["repeatable"] = 1
    return Component(
        refs.CARD,
        card.number,
        kind,
        card.title,
        [Part(START, part.text, part.icons) if begins and part.section == PLAY else part for part in parts],
        needs=[Part(NEEDS, need.text(), need.icons()) for need in card.needs],
        price=[money(card.cost)] if kind in KINDS and not begins else [],
        tags=tags(card),
        points=card.points,
        facts=facts,
        row=merged([drawn for part in parts if part.section != POINTS for drawn in part.icons]),
    )


def tags(card: Card) -> list[Icon]:
    """The tags of a card; an event has the one of events too."""
    drawings = [tag(kind) for kind in card.tags] + [icon("tag", "wild")] * card.wild
    return [*drawings, event_tag()] if card.is_event else drawings


def project_component(project: int) -> Component:
    """A standard project; patents are sold for 1 M€ each."""
    name = PROJECTS[project]
    if project == PATENTS:
        sold = Part("", Text("effect.patents"), [icon(CARD, amount=-1), money(1)])
        return Component(refs.PROJECT, name, refs.PROJECT, Text(f"project.{name}"), [sold])
    parts = [Part("", sentence(group), row(group)) for group in groups(STANDARD[project])]
    price = COSTS[project]
    return Component(
        refs.PROJECT,
        name,
        refs.PROJECT,
        Text(f"project.{name}"),
        parts,
        price=[money(price)],
        facts={"cost": price},
    )


def milestone_component(milestone: int, options: Options) -> Component:
    """A milestone: what it takes to claim it."""
    number = WANTED[milestone]
    for expansion in in_play(options):
        number = expansion.wanted(milestone, number)
    name = MILESTONES[milestone]
    drawn, text = (
        (icon(RATING, amount=number, bound=LEAST), Text("wants.terraformer", number)),
        (tile(CITY, number), Text("wants.mayor", number)),
        (tile(GREENERY, number), Text("need.greenery", number)),
        (tag(BUILDING, number), Text("need.tags", number, Text(f"tag.{TAGS[BUILDING]}"))),
        (icon(CARD, amount=number), Text("wants.planner", number)),
    )[milestone]
    return Component(
        refs.MILESTONE,
        name,
        refs.MILESTONE,
        Text(f"milestone.{name}"),
        [],
        needs=[Part(NEEDS, text, [drawn])],
        price=[money(MILESTONE_PRICE)],
        points=MILESTONE_POINTS,
    )


def award_component(award: int) -> Component:
    """An award: what is compared. Its price rises from one to the next, so the table says it."""
    name = AWARDS[award]
    compared = (
        [icon("tile", ANY)],
        [produces(MC)],
        [tag(SCIENCE)],
        [resource(HEAT)],
        [resource(STEEL), resource(TITANIUM)],
    )[award]
    part = Part("", Text(f"counts.{name}"), compared)
    return Component(refs.AWARD, name, refs.AWARD, Text(f"award.{name}"), [part])
