"""What Lacerda upgrades (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.lacerda.help import helper
from areopolis.onmars.rules.lab import best_level, use_tech
from areopolis.onmars.rules.plans import upgrade, upgrades
from areopolis.onmars.task import Task
from areopolis.onmars.terms import LACERDA, NOBODY, UPGRADE_TECH

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def seated(card: int, pairs: list[tuple[int, int]], taken: dict[int, int], tried: list[int]) -> bool:
    """Whether a blueprint finds a hex of its own, others making room where they can."""
    for other, hex_ in pairs:
        if other == card and hex_ not in tried:
            tried.append(hex_)
            if hex_ not in taken or seated(taken[hex_], pairs, taken, tried):
                taken[hex_] = card
                return True
    return False


def most(pairs: list[tuple[int, int]]) -> int:
    """How many blueprints can be built at most, each on a hex of its own."""
    taken: dict[int, int] = {}
    return sum([1 for card in sorted({card for card, _hex in pairs}) if seated(card, pairs, taken, [])])


def rank(pos: Position, card: int) -> tuple[int, int]:
    """How good a blueprint is to build: first by the scientists that score for it, then by its level."""
    plan = pos.box.blueprints[card - 1]
    scientists = [1 for number in pos.players[LACERDA].scientists if pos.box.scientists[number].scores == plan.building]
    return (len(scientists), plan.level)


def best_pairs(pos: Position, limit: int) -> list[tuple[int, int]]:
    """The best upgrades among those after which as many as possible, up to a limit, can be made in all."""
    pairs = upgrades(pos, LACERDA, anywhere=True)
    goal = min(most(pairs), limit)
    kept: list[tuple[int, int]] = []
    for card, hex_ in pairs:
        rest = [pair for pair in pairs if pair[0] != card and pair[1] != hex_] if goal > 1 else []
        if 1 + min(most(rest), limit - 1) >= goal:
            kept.append((card, hex_))
    best = max([rank(pos, card) for card, _hex in kept])
    return [pair for pair in kept if rank(pos, pair[0]) == best]


@final
class LacerdaUpgrade(Task):
    """So many upgrades anywhere on the map, then more by a technology."""

    def __init__(self, left: int, tech: bool) -> None:
        self.left: Final = left
        self.tech: Final = tech

    def run(self, pos: Position) -> None:
        """Upgrade once, and go on as long as something can be upgraded."""
        left, tech = self.left, self.tech
        pairs = upgrades(pos, LACERDA, anywhere=True)
        if not pairs:
            return
        if left == 0:
            owner = helper(pos, UPGRADE_TECH, most(pairs)) if tech else NOBODY
            if owner == NOBODY:
                return
            use_tech(pos, LACERDA, owner, UPGRADE_TECH)
            left, tech = pos.players[owner].level(UPGRADE_TECH), False
        choices = best_pairs(pos, left + (best_level(pos, UPGRADE_TECH) if tech else 0))
        card, hex_ = choices[pos.lot(LACERDA, len(choices))]
        pos.agenda.append(LacerdaUpgrade(left - 1, tech))
        upgrade(pos, LACERDA, card, hex_)
