"""Everything of Terraforming Mars that one may point at, as data: cards, global events and standard projects."""

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
from areopolis.terraforming.icons import CARD, event_tag, merged, money, row, tag
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.rules.projects import COSTS, PATENTS
from areopolis.terraforming.standard import STANDARD
from areopolis.terraforming.terms import CORPORATION, KINDS, NOTHING, PROJECTS, RESOURCES
from areopolis.terraforming.turmoil.event import GlobalEvent
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import BOX, PARTIES
from areopolis.terraforming.turmoil.policies import POLICIES

# What a corporation begins with is told under a heading of its own.
START: Final = "start"
POLICY: Final = "policy"
BONUS: Final = "bonus"


def components() -> list[Component]:
    """All of them."""
    cards = [card_component(card) for card in BY_ID if card.name]
    events = [event_component(event) for event in EVENTS if event.name]
    return [*cards, *events, *[project_component(project) for project in range(len(PROJECTS))]]


def type_of(card: Card) -> str:
    """What a card looks like."""
    return POLICY if card in POLICIES else BONUS if card in BONUS_CARDS else KINDS[card.kind]


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
        price=[] if begins or kind in {POLICY, BONUS} else [money(card.cost)],
        tags=tags(card),
        points=card.points,
        facts=facts,
        row=merged([drawn for part in parts if part.section != POINTS for drawn in part.icons]),
    )


def tags(card: Card) -> list[Icon]:
    """The tags of a card; an event has the one of events too."""
    found = [tag(kind) for kind in card.tags] + [icon("tag", "wild")] * card.wild
    return [*found, event_tag()] if card.is_event else found


def event_component(event: GlobalEvent) -> Component:
    """A global event; its signs are the parties that it strengthens, when revealed and when current."""
    return Component(
        refs.EVENT,
        event.title.name.rpartition(".")[2],
        "global",
        event.title,
        [Part("", part.text(), part.icons()) for part in event.parts],
        tags=[icon("party", PARTIES[event.revealed]), icon("party", PARTIES[event.current])],
        facts={"revealed": PARTIES[event.revealed], "current": PARTIES[event.current], "box": BOX},
    )


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
