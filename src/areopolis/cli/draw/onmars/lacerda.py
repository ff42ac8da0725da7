"""The solo game: Lacerda's deck and last card, and the goal with its conditions."""

from __future__ import annotations

from rich.text import Text

from areopolis.cli.draw.onmars.say import building, capital
from areopolis.cli.draw.onmars.style import DONE, OPEN
from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.onmars.components import Box
from areopolis.onmars.forms import Solo
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.missions import PLACES
from areopolis.onmars.terms import LACERDA


def deck(solo: Solo, box: Box, words: Words) -> Text:
    """How many cards Lacerda has left, what he constructs next, and what his last card says."""
    line = Text(words.say("om.cli.lacerda", solo["deck"], len(solo["pile"])))
    line.append(f"\n{words.say('event.om.lacerda.icon', Said('seat', LACERDA), building(solo['constructs']))}")
    if solo["card"] is None:
        return line
    card = box.solo_cards[solo["card"] - 1]
    travels = Said("om.cli.lacerda.travels" if card.travels else "om.cli.lacerda.stays")
    return line.append(f"\n{words.say('om.cli.lacerda.card', PLACES[card.mission], card.action, travels)}")


def solo_goal(solo: Solo, box: Box, words: Words) -> Text:
    """The goal of the solo game: every condition, and whether it holds now."""
    goal = box.solo_goals[SOLO_GOALS.index(solo["goal"])]
    lines = [Text(words.say("om.cli.sologoal", Said(f"om.solo.{solo['goal']}")), style=HEADING)]
    for condition, holds in zip(goal.conditions, solo["conditions"], strict=True):
        lines.append(Text(f"{DONE if holds else OPEN} {capital(words.text(condition.text()))}"))
    return Text("\n").join(lines)
