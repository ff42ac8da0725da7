"""What Lacerda upgrades (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.help import helper, use_help
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.plans import plan_text, upgrade, upgrades
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
            needed = most(pairs)
            owner = helper(pos, UPGRADE_TECH, needed) if tech else NOBODY
            if owner == NOBODY:
                return
            use_help(pos, owner, UPGRADE_TECH, needed)
            left, tech = pos.players[owner].level(UPGRADE_TECH), False
        ranks = [preference.upgrade(pos, card, hex_) for card, hex_ in pairs]
        things = [Text("om.lacerda.at", plan_text(card), hex_text(hex_)) for card, hex_ in pairs]
        card, hex_ = pairs[preference.choose(pos, "upgrade", ranks, things)]
        pos.agenda.append(LacerdaUpgrade(left - 1, tech))
        upgrade(pos, LACERDA, card, hex_)
