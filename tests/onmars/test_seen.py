"""Every component is seen doing something, in whole games of a curious player who prefers what was seen least."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.event import Event
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.onmars.box import standard
from areopolis.onmars.game import GAME
from areopolis.onmars.hexes import FAR
from areopolis.onmars.phases.rounds import Ride
from areopolis.onmars.rules.free import Complete, Pledge
from areopolis.onmars.rules.moving import RoverStep
from areopolis.onmars.terms import BUILDINGS, MISSION_KINDS, ORDER_SPACES, RESEARCH, SCIENTISTS, TECHS
from areopolis.onmars.whole import WholePosition

pytestmark = pytest.mark.long

# Choices that are worth a look, by their first word; how many words name what is seen.
WORTH: dict[str, int] = {
    "act": 2, "executive": 2, "building": 2, "scientist": 3, "blueprint": 2, "learn": 2, "develop": 3, "upgrade": 2,
    "construct": 2, "hire": 2, "contract": 2, "refill": 2, "complete": 3, "reward": 2, "collect": 1, "deliver": 3,
    "space": 2, "radar": 2, "welcome": 2, "travel": 1, "accept": 1, "tech": 1,
}  # fmt: skip


def name_of(choice: Choice) -> str:
    """What a choice shows, or nothing of interest."""
    words = choice.notation().split()
    return " ".join(words[: WORTH[words[0]]]) if words[0] in WORTH else ""


def curious(pos: WholePosition, decision: Decision, seen: Counter[str], rng: Rng) -> Choice:
    """Mostly the choice whose component was seen least; private goals and ships are kept for their own sake.

    Only one private goal may be completed in a game, so it waits for the one in hand that was seen least.
    """
    options = [option for option in decision.options if not isinstance(option, Pledge)]
    rarest = min([seen[f"complete {goal} {n}"] for goal in pos.players[decision.seat].goals for n in (1, 2)], default=0)
    options = [option for option in options if not isinstance(option, Complete) or seen[name_of(option)] <= rarest]
    options = [option for option in options if not (isinstance(option, Ride) and option.own_ship)]
    steps = [option for option in options if isinstance(option, RoverStep)]
    owned = [RESEARCH + kind for kind in pos.players[decision.seat].research]
    tiles = [hex_ for hex_, lying in enumerate(pos.lies) if lying >= RESEARCH and lying not in owned]
    if steps and tiles and rng.below(3):
        return min(steps, key=lambda step: min(FAR[step.hex][tile] for tile in tiles))
    named = [option for option in options if name_of(option)]
    if not named or not rng.below(5):
        return options[rng.below(len(options))]
    least = min(seen[name_of(option)] for option in named)
    rare = [option for option in named if seen[name_of(option)] == least]
    return rare[rng.below(len(rare))]


def marks(event: Event) -> list[str]:
    """What an event shows: its name with the names and numbers in it."""
    found = [event.name]
    for part in event.parts:
        found.append(f"{event.name} {said(part)}")
    return found


def said(part: object) -> str:
    """A part of an event in a word."""
    return " ".join([part.name, *[said(inner) for inner in part.parts]]) if isinstance(part, Text) else str(part)


def look(games: int) -> Counter[str]:
    """Play some games and note everything that happened."""
    seen: Counter[str] = Counter()
    variants = GAME.variants()
    for number in range(games):
        pos = GAME.new(variants[number % len(variants)], number)
        assert isinstance(pos, WholePosition)
        rng = Rng(seeded(number))
        made = 0
        while pos.decision is not None and made < 4000:
            choice = curious(pos, pos.decision, seen, rng)
            seen[name_of(choice)] += 1
            made += 1
            for event in pos.apply(choice):
                seen.update(marks(event))
            seen[f"solo card {pos.solo_card}"] += 1
    return seen


def wanted() -> list[str]:
    """Everything that should be seen."""
    box = standard()
    plans = range(1, len(box.blueprints) + 1)
    found = [f"om.obtain om.blueprint.{plan}" for plan in plans] + [
        f"om.executive om.blueprint.{plan}" for plan in plans
    ]
    found += [f"om.upgrade om.blueprint.{plan}" for plan in plans]
    found += [f"om.executive om.depot {space}" for space in range(2, 9)]
    found += [f"om.collect om.discovery {tile.number}" for tile in box.discoveries]
    found += [f"om.collect om.research {kind.letter}" for kind in box.research]
    found += [f"om.score om.reward.{reward.counts} {reward.each}" for reward in box.rewards]
    found += [f"reward {number}" for number in range(1, 5)]
    found += [f"om.contribute om.mission.{kind}" for kind in MISSION_KINDS]
    found += [f"om.mission.done om.mission.{kind}" for kind in MISSION_KINDS]
    found += [f"complete {goal.number} {reward}" for goal in box.goals for reward in (1, 2)]
    found += [f"om.accept om.contract {contract.number}" for contract in box.contracts]
    found += [f"om.hire om.scientist.{name}" for name in SCIENTISTS]
    found += [f"om.scientist om.scientist.{name}" for name in SCIENTISTS]
    found += [f"om.learn om.tech.{name}" for name in TECHS if name != "shelter"]
    found += [f"om.construct om.building.{name}" for name in BUILDINGS]
    found += [f"om.space {space}" for space in range(1, ORDER_SPACES + 1)]
    found += [f"om.card.a om.colonist.a {card.number}" for card in box.cards_a]
    found += [f"om.task om.task.{card.task}" for card in box.cards_b]
    found += [f"solo card {card.number}" for card in box.solo_cards]
    return found


def test_every_component_is_seen() -> None:
    seen = look(204)
    assert [mark for mark in wanted() if not seen[mark]] == []


if __name__ == "__main__":
    result = look(int(sys.argv[1]))
    for mark in wanted():
        sys.stdout.write(f"{result[mark]:6} {mark}\n")
