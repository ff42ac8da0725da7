"""What global events do to the planet: oceans and temperature, for nobody's benefit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import note
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import ON_MARS, space_text
from areopolis.terraforming.do import Do
from areopolis.terraforming.icons import parameter, tile
from areopolis.terraforming.refs import space_ref, tile_ref
from areopolis.terraforming.rules.phases import in_turn_order
from areopolis.terraforming.rules.rating import OCEAN_BONUS
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.rules.tiles import ON_SEA, legal_spaces, why_not_space
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import COLDEST, EMPTY, MOST_OCEANS, NEUTRAL, OCEAN, OCEAN_PLACED, TEMPERATURE, WARMEST
from areopolis.terraforming.turmoil.event import EventPart

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def chooser(pos: Position) -> int:
    """Who makes the choices of the first player: an automa leaves them to the person."""
    return next(seat for seat in in_turn_order(pos) if not pos.players[seat].automa)


@final
class SeaRises(EventPart):
    """The first player places an ocean that brings nobody anything, though cards may react to it."""

    def once(self, pos: Position) -> None:
        """Ask for the space."""
        if pos.oceans < MOST_OCEANS:
            pos.ask(chooser(pos), "space", [NeutralOcean(space) for space in legal_spaces(pos, NEUTRAL, ON_SEA)])

    def icons(self) -> list[Icon]:
        """An ocean for nobody."""
        return [tile(OCEAN, 1), note("nobody")]


@final
class NeutralOcean(Task):
    """The choice of a space for an ocean of nobody."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, pos: Position) -> None:
        """Place it; only lasting effects that any ocean triggers react."""
        pos.tiles[self.space] = OCEAN
        pos.oceans += 1
        pos.log("neutral", -1, Text("tile.ocean"), space_text(self.space))
        parts: list[Do] = []
        fire(pos, OCEAN_PLACED, NEUTRAL, self.space, -1, parts)
        settle(pos, parts)
        for expansion in pos.expansions:
            expansion.placed(pos, NEUTRAL, OCEAN)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 02`."""
        return ("space", space_ref(self.space))

    def about(self) -> tuple[Ref, ...]:
        """The space and the tile."""
        return (space_ref(self.space), tile_ref(OCEAN))

    def subject(self) -> Text | None:
        """The tile."""
        return Text("tile.ocean")

    def others(self, pos: Position) -> list[Task]:
        """Every space of the map."""
        return [NeutralOcean(space) for space in ON_MARS]

    def why_refused(self, pos: Position) -> Why | None:
        """By the rule for oceans."""
        return why_not_space(pos, NEUTRAL, ON_SEA, self.space)

    def label(self) -> Text:
        """The space."""
        return Text("choice.space", space_text(self.space), Text("tile.ocean"))


@final
class SeaDries(EventPart):
    """The first player removes an ocean; when all lie, or none, nothing happens."""

    def once(self, pos: Position) -> None:
        """Ask for the space."""
        spaces = [space for space, tile in enumerate(pos.tiles) if tile == OCEAN]
        if 0 < pos.oceans < MOST_OCEANS and spaces:
            pos.ask(chooser(pos), "space", [DryOcean(space) for space in spaces])

    def icons(self) -> list[Icon]:
        """An ocean less."""
        return [tile(OCEAN, -1)]


@final
class DryOcean(Task):
    """The choice of an ocean that dries up."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, pos: Position) -> None:
        """Remove it; nobody loses rating."""
        pos.tiles[self.space] = EMPTY
        pos.oceans -= 1
        pos.log("dry", -1, space_text(self.space))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 02`."""
        return ("space", space_ref(self.space))

    def about(self) -> tuple[Ref, ...]:
        """The space and the tile."""
        return (space_ref(self.space), tile_ref(OCEAN))

    def subject(self) -> Text | None:
        """The tile."""
        return Text("tile.ocean")

    def others(self, pos: Position) -> list[Task]:
        """Every space of the map."""
        return [DryOcean(space) for space in ON_MARS]

    def why_refused(self, pos: Position) -> Why | None:
        """An ocean must lie there."""
        return None if pos.tiles[self.space] == OCEAN else Why("there.dry")

    def label(self) -> Text:
        """The space."""
        return Text("choice.space", space_text(self.space), Text("tile.ocean"))


@final
class Temperature(EventPart):
    """The temperature changes by some steps, without rating and bonuses for anybody."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def once(self, pos: Position) -> None:
        """Move it; a completed parameter never falls, and 0 degrees still bring an ocean."""
        before = pos.temperature
        if before >= WARMEST:
            return
        pos.temperature = min(max(before + 2 * self.steps, COLDEST), WARMEST)
        pos.log("temperature.neutral", -1, pos.temperature)
        if before < OCEAN_BONUS <= pos.temperature:
            SeaRises().once(pos)

    def text(self) -> Text:
        """Up or down."""
        return Text("global.warmer" if self.steps > 0 else "global.colder", abs(self.steps))

    def icons(self) -> list[Icon]:
        """The temperature."""
        return [parameter(TEMPERATURE, self.steps), note("nobody")]
