"""What Lacerda constructs, and where (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.help import helper, use_help
from areopolis.onmars.rules.complexes import joined, type_of
from areopolis.onmars.rules.construct import Build, building_text, fits, why_not_kind
from areopolis.onmars.rules.technology import best_level
from areopolis.onmars.task import Task
from areopolis.onmars.terms import GENERATOR, LACERDA, MINE, NOTHING, SHELTER, STACKS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def sites(pos: Position, building: int) -> list[int]:
    """The hexes that distance and technology allow for a building of a kind; he needs no bot there."""
    if why_not_kind(pos, LACERDA, building) is not None:
        return []
    level = best_level(pos, building)
    return [hex_ for hex_ in range(HEXES) if fits(pos, LACERDA, building, hex_, level)]


def is_due(pos: Position, building: int) -> bool:
    """Whether the colony needs a building: its marker is below that of the colony. A mine always has its turn."""
    return building == MINE or pos.tracks[building - GENERATOR] < pos.level + 1


def next_building(pos: Position) -> int:
    """The first building from the icon of his bot on that is due and can be built; NOTHING if there is none."""
    for step in range(STACKS):
        building = (pos.icon + step) % STACKS
        if is_due(pos, building) and sites(pos, building):
            return building
    return NOTHING


def explain_building(pos: Position, chosen: int) -> None:
    """Note which buildings he passes over on the way to the chosen one, or to none, and why."""
    for step in range(STACKS):
        building = (pos.icon + step) % STACKS
        if building == chosen:
            return
        rule = "nosite" if is_due(pos, building) else "notdue"
        pos.log("om.lacerda.skips", LACERDA, building_text(building), Text(f"om.lacerda.rule.{rule}"))


def construct(pos: Position, building: int) -> None:
    """Build a kind on the best hex; afterwards his bot goes to the next icon."""
    hexes = sites(pos, building)
    if not hexes:
        return
    kind = type_of(LACERDA, building)
    hex_ = hexes[preference.choose(pos, "site", [preference.site(pos, kind, hex_) for hex_ in hexes])]
    if building != SHELTER:
        pos.agenda.append(LacerdaIcon((building + 1) % STACKS))
    pos.agenda.append(Build(LACERDA, building, hex_))
    needed = len(joined(pos, hex_, kind))
    if needed:
        use_help(pos, helper(pos, building, needed), building, needed)


@final
class LacerdaIcon(Task):
    """His bot goes to an icon of the progress area."""

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def run(self, pos: Position) -> None:
        """Put it there."""
        pos.icon = self.icon
        pos.log("om.lacerda.icon", LACERDA, building_text(self.icon))
