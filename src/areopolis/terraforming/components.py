"""Everything of Terraforming Mars that one may point at, as data: cards, standard projects, what expansions bring."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.component import Component, Part
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon
from areopolis.kernel.why import Text
from areopolis.terraforming import refs
from areopolis.terraforming.card import BY_ID, Card
from areopolis.terraforming.describe import NEEDS, PLAY, POINTS, parts_of
from areopolis.terraforming.effects.gain import groups, sentence
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.icons import CARD, event_tag, merged, money, row, tag
from areopolis.terraforming.rules.projects import COSTS, PATENTS
from areopolis.terraforming.standard import STANDARD
from areopolis.terraforming.terms import CORPORATION, KINDS, NOTHING, PROJECTS, RESOURCES

# What a corporation begins with is told under a heading of its own.
START: Final = "start"


def components() -> list[Component]:
    """All of them."""
    found = [card_component(card) for card in BY_ID if card.name]
    found += [project_component(project) for project in range(len(PROJECTS))]
    for expansion in EXPANSIONS:
        found += expansion.components()
    return found


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
    found = [tag(kind) for kind in card.tags] + [icon("tag", "wild")] * card.wild
    return [*found, event_tag()] if card.is_event else found


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
