"""What Lacerda constructs, and where (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.help import helper, use_help
from areopolis.onmars.lacerda.telling import note_otherwise, note_rules
from areopolis.onmars.refs import hex_text
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


def buildable(pos: Position, start: int) -> int:
    """The first building from an icon on that is due and can be built; NOTHING if there is none."""
    for step in range(STACKS):
        building = (start + step) % STACKS
        if is_due(pos, building) and sites(pos, building):
            return building
    return NOTHING


def next_building(pos: Position) -> int:
    """The building that he constructs by the icon of his bot; NOTHING if there is none."""
    return buildable(pos, pos.icon)


def explain_building(pos: Position, chosen: int) -> None:
    """Note which buildings he passes over on the way to the chosen one, or to none, and why; and what came after it."""
    if not pos.recording:
        return
    passed: list[int] = []
    for step in range(STACKS):
        building = (pos.icon + step) % STACKS
        if building == chosen:
            break
        passed.append(building)
        rule = "nosite" if is_due(pos, building) else "notdue"
        pos.log("om.lacerda.skips", LACERDA, building_text(building), Text(f"om.lacerda.rule.{rule}"))
    if chosen == NOTHING:
        return
    after = passed[0] if passed else buildable(pos, (chosen + 1) % STACKS)
    note_rules(pos, ["next" if passed else "icon"])
    note_otherwise(pos, [building_text(after)] if after != chosen else [])
    pos.log("om.lacerda.builds", LACERDA, building_text(chosen))


def at_largest(pos: Position, building: int, hexes: list[int]) -> list[int]:
    """Those of some hexes where the complex becomes largest; the log says how large, and what else there was."""
    kind = type_of(LACERDA, building)
    ranks = [preference.enlarging(pos, kind, hex_) for hex_ in hexes]
    largest = preference.best(ranks)
    if pos.recording:
        preference.explain(pos, "complex", ranks)
        others = [rank for rank in ranks if rank != ranks[largest[0]]]
        note_otherwise(pos, [size_text(max(others)[0])] if others else [])
        pos.log("om.lacerda.complex", LACERDA, size_text(ranks[largest[0]][0]))
    return [hexes[number] for number in largest]


def size_text(buildings: int) -> Text:
    """A complex that a building joins with so many others."""
    return Text("om.lacerda.size", buildings + 1) if buildings else Text("om.lacerda.alone")


def construct(pos: Position, building: int) -> None:
    """Build a kind on the best hex; afterwards his bot goes to the next icon."""
    hexes = sites(pos, building)
    if not hexes:
        return
    kind = type_of(LACERDA, building)
    hexes = at_largest(pos, building, hexes)
    ranks = [preference.site(pos, hex_) for hex_ in hexes]
    hex_ = hexes[preference.choose(pos, "site", ranks, [hex_text(hex_) for hex_ in hexes])]
    pos.log("om.lacerda.site", LACERDA, hex_text(hex_))
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
