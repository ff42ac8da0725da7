"""The solo game: Lacerda's deck and last card, and the goal with its conditions."""

from __future__ import annotations

from rich.text import Text

from areopolis.cli.draw.onmars.colony import PLACES
from areopolis.cli.draw.onmars.say import capital
from areopolis.cli.draw.onmars.style import DONE, OPEN
from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import LACERDA

PERSON = 0


def deck(pos: Table, words: Words) -> Text:
    """How many cards Lacerda has left, what he constructs next, and what his last card says."""
    line = Text(words.say("om.cli.lacerda", len(pos.solo_deck), len(pos.solo_pile)))
    line.append(f"\n{words.say('event.om.lacerda.icon', Said('seat', LACERDA), building_text(pos.icon))}")
    if not pos.solo_card:
        return line
    card = pos.box.solo_cards[pos.solo_card - 1]
    travels = Said("om.cli.lacerda.travels" if card.travels else "om.cli.lacerda.stays")
    return line.append(f"\n{words.say('om.cli.lacerda.card', PLACES[card.mission], card.action, travels)}")


def solo_goal(pos: Table, words: Words) -> Text:
    """The goal of the solo game: every condition, and whether it holds now."""
    goal = pos.box.solo_goals[SOLO_GOALS.index(pos.options.solo_goal)]
    lines = [Text(words.say("om.cli.sologoal", Said(f"om.solo.{pos.options.solo_goal}")), style=HEADING)]
    for condition in goal.conditions:
        sign = DONE if condition.holds(pos, PERSON) else OPEN
        lines.append(Text(f"{sign} {capital(words.text(condition.text()))}"))
    return Text("\n").join(lines)
