"""Moving bots and the rover, step by step, and what they find (rulebook p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.hexes import HEXES, MIDDLE, NAMES, NEXT
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import BOT, crystal_refs, discovery_ref, good_ref, hex_ref, hex_text, rover_ref
from areopolis.onmars.refs import RESEARCH as RESEARCH_TILE
from areopolis.onmars.rules import first_colonists
from areopolis.onmars.rules.complexes import all_pieces
from areopolis.onmars.rules.free import Done, ask_step, own_turn
from areopolis.onmars.rules.goods import gain, spend_crystals
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.rules.settle import ANYWHERE, Stops, crowd_at, others, settles
from areopolis.onmars.rules.technology import TechStep, best_level, everybodys, go_farther
from areopolis.onmars.task import Follows, HexTask, Task
from areopolis.onmars.terms import (
    BARE,
    COLONY,
    CRYSTAL,
    CRYSTAL_HERE,
    DISCOVERY,
    RESEARCH,
    ROVER_TECH,
)

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position

ROVER: Final = -1
# What the control centre gives, with which a crowd can still be sorted out.
CONTROL_POINTS: Final = 2


def rover_hex(pos: Position, seat: int) -> int:
    """Where the rover of a seat is: on the mine in the middle before its first move."""
    rover = pos.players[seat].rover
    return MIDDLE if rover < 0 else rover


def tile_effect(pos: Position, lying: int) -> Effect | None:
    """What a tile gives that lies on a hex."""
    if lying >= DISCOVERY:
        return pos.box.discoveries[lying - DISCOVERY - 1].effect
    return pos.box.research[lying - RESEARCH].effect if lying >= RESEARCH else None


def tile_text(pos: Position, lying: int) -> Text:
    """A tile in words."""
    if lying >= DISCOVERY:
        return Text("om.discovery", lying - DISCOVERY)
    return Text("om.research", pos.box.research[lying - RESEARCH].letter)


def tile_ref(pos: Position, lying: int) -> Ref:
    """A tile as a thing on the table."""
    if lying >= DISCOVERY:
        return discovery_ref(lying - DISCOVERY)
    return Ref(RESEARCH_TILE, pos.box.research[lying - RESEARCH].letter)


def owned(pos: Position, seat: int, lying: int) -> bool:
    """Whether a tile is a research tile of a kind that the seat has."""
    return RESEARCH <= lying < DISCOVERY and lying - RESEARCH in pos.players[seat].research


def may_take(pos: Position, seat: int, hex_: int, spent: Spent = UNSPENT) -> bool:
    """Whether a seat may take the tile on a hex: some of its benefit must be usable."""
    effect = tile_effect(pos, pos.lies[hex_])
    return effect is not None and not owned(pos, seat, pos.lies[hex_]) and effect.why_not(pos, seat, spent) is None


def may_stop(pos: Position, seat: int, hex_: int, spent: Spent = UNSPENT) -> bool:
    """Whether a rover may end its move on a hex, as far as tiles go."""
    lying = pos.lies[hex_]
    return lying < RESEARCH or owned(pos, seat, lying) or may_take(pos, seat, hex_, spent)


@final
class TileStops(Stops):
    """A rover may not end on a tile that is of no use to its owner, unless it stood there before."""

    def __init__(self, pos: Position, seat: int, start: int, spent: Spent) -> None:
        self.pos: Final = pos
        self.seat: Final = seat
        self.start: Final = start
        self.spent: Final = spent

    def allows(self, hex_: int, spent: int = 0) -> bool:
        """Whether it may end on a hex after so many more crystals have been spent."""
        if hex_ == self.start or self.pos.lies[hex_] < RESEARCH:
            return True
        return may_stop(self.pos, self.seat, hex_, self.spent.and_crystals(spent) if spent else self.spent)


@final
class Moving(TechStep):
    """Points for bots, points for the rover, perhaps crystals for more and a technology for the rover.

    `gathers` lets bots collect like rovers. `start` is where the rover stood before. A rover that `owes` a step has
    points from a technology, which is used only for a step that is then taken.
    """

    def __init__(
        self,
        seat: int,
        bots: int,
        rover: int,
        boost: bool,
        tech: bool,
        walks: bool,
        drives: bool,
        gathers: bool,
        start: int,
        owes: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.bots: Final = bots
        self.rover: Final = rover
        self.boost: Final = boost
        self.tech: Final = tech
        # Whether bots take part, and whether the rover does.
        self.walks: Final = walks
        self.drives: Final = drives
        self.gathers: Final = gathers
        self.start: Final = start
        self.owes: Final = owes

    def with_points(self, bots: int, rover: int, tech: bool, owes: bool) -> Moving:
        """The same with other points."""
        return Moving(self.seat, bots, rover, self.boost, tech, self.walks, self.drives, self.gathers, self.start, owes)

    def with_tech(self, level: int) -> Task:
        """As many points for the rover as the level; it must then take a step."""
        return self.with_points(self.bots, level, tech=False, owes=True)

    def run(self, pos: Position) -> None:
        """Ask for the next step."""
        steps = Steps(pos, self)
        options = steps.steps()
        pledges = steps.pledges_help(len(options))
        if self.drives and self.tech and self.rover == 0:
            options += go_farther(pos, self.seat, ROVER_TECH, self)
        if not options or steps.may_end():
            options.append(EndMove(self.seat, self.drives, self.gathers))
        ask_step(pos, self.seat, "move", options, pledges, steps.settled())

    def subject(self, pos: Position) -> Text | None:
        """The steps that are left."""
        bots, rover = Text("om.subject.steps.bots", self.bots), Text("om.subject.steps.rover", self.rover)
        if self.walks and self.drives:
            return Text("om.subject.steps", bots, rover)
        return bots if self.walks else rover

    def others(self, pos: Position) -> list[Task]:
        """Every hex for the rover and for each bot, and everybody's technology."""
        steps: list[Task] = []
        for hex_ in range(HEXES):
            if self.drives:
                steps.append(RoverStep(self.seat, hex_, self, take_it=False))
            if self.walks:
                for index, start in enumerate(pos.players[self.seat].bots):
                    steps.append(BotStep(self.seat, index, start, hex_, self, take_it=False))
        return steps + (everybodys(pos, self.seat, ROVER_TECH, self) if self.drives else [])


@final
class Steps:
    """What a question for a step needs to know, found out once; with so many crystals that are not there yet."""

    def __init__(self, pos: Position, move: Moving, added: int = 0) -> None:
        self.pos: Final = pos
        self.move: Final = move
        player = pos.players[move.seat]
        self.player: Final = player
        # Crystals that buy points, and the points that a technology could still give the rover.
        self.more: Final = player.crystals() + added if move.boost else 0
        self.promised: Final = best_level(pos, ROVER_TECH) if move.drives and move.tech else 0
        self.pieces: Final = all_pieces(pos)
        self.foreign: list[int] | None = None
        self.calm: Final = not crowd_at(self.pieces, player)
        self.added: Final = added
        self.stops: Final = self.stops_for(0)
        # Whether a step is not offered that leads to a neighbouring hex.
        self.refused: bool = False

    def stops_for(self, price: int) -> Stops:
        """Where the rover may end once a price has been paid."""
        move = self.move
        return TileStops(self.pos, move.seat, move.start, Spent(0, price - self.added)) if move.drives else ANYWHERE

    def steps(self) -> list[Task]:
        """Every step of the rover and of the bots."""
        options: list[Task] = []
        if self.move.drives and (self.move.rover or self.more):
            self.rover_steps(options)
        if self.move.walks and (self.move.bots or self.more):
            self.bot_steps(options)
        return options

    def bot_steps(self, options: list[Task]) -> None:
        """Every step of a bot after which the pieces can still come to stand alone."""
        move, bots = self.move, self.player.bots
        # A step that costs a crystal may leave the rover on a tile that is then of no use.
        stops = self.stops if move.bots else self.stops_for(1)
        calm = self.calm and (self.player.rover < 0 or stops.allows(self.player.rover))
        for index, here in enumerate(bots):
            if here in bots[:index]:
                continue
            for hex_ in NEXT[here]:
                if (not calm or self.pieces[hex_]) and not self.passes(hex_, move.bots, drives=False):
                    moved = bots.copy()
                    moved[index] = hex_
                    if not self.can_settle(moved, self.player.rover, 1, 0, stops):
                        self.refused = True
                        continue
                lying = move.gathers and self.pos.lies[hex_] == CRYSTAL_HERE
                options.append(BotStep(move.seat, index, here, hex_, move, lying))
                if lying:
                    options.append(BotStep(move.seat, index, here, hex_, move, take_it=False))

    def rover_steps(self, options: list[Task]) -> None:
        """Every step of the rover after which it can still come to a hex where it may stop."""
        pos, move = self.pos, self.move
        stops = self.stops if move.rover else self.stops_for(1)
        for hex_ in NEXT[rover_hex(pos, move.seat)]:
            clear = self.calm and not self.pieces[hex_] and stops.allows(hex_)
            clear = clear or self.passes(hex_, move.rover + self.promised, drives=True)
            if not clear and not self.can_settle(self.player.bots, hex_, 0, 1, stops):
                self.refused = True
                continue
            lying = pos.lies[hex_] == CRYSTAL_HERE
            options.append(RoverStep(move.seat, hex_, move, lying))
            if lying:
                options.append(RoverStep(move.seat, hex_, move, take_it=False))

    def passes(self, hex_: int, points: int, drives: bool) -> bool:
        """Whether a piece that steps on a hex can surely step on from there to a free one; the quick answer."""
        if points < 2 or not (self.calm if drives else self.settled()):
            return False
        for beside in NEXT[hex_]:
            if not self.pieces[beside] and (not drives or self.pos.lies[beside] < RESEARCH):
                return True
        return False

    def can_settle(self, bots: list[int], rover: int, bot_used: int, rover_used: int, stops: Stops) -> bool:
        """Whether all pieces can still come to stand alone after one more step, in this move or in the turn."""
        move, either = self.move, self.more
        if self.foreign is None:
            self.foreign = others(self.pieces, self.player)
        foreign = self.foreign
        bots_left = move.bots - bot_used
        rover_left = move.rover - rover_used
        if bots_left < 0:
            either, bots_left = either - 1, 0
        if rover_left < 0:
            either, rover_left = either - 1, 0
        if settles(foreign, bots, rover, bots_left, rover_left + self.promised, either, stops):
            return True
        # A tile forbids the rover to end this movement; a crowd only the turn.
        if not self.later() or (rover >= 0 and not stops.allows(rover)):
            return False
        return settles(foreign, bots, rover, CONTROL_POINTS, CONTROL_POINTS, 0, stops)

    def pledges_help(self, number: int) -> bool:
        """Whether goals set aside as crystals would buy a step, or make one possible beside so many others."""
        move, player = self.move, self.player
        goals = len(player.goals)
        if not goals or not own_turn(self.pos, move.seat):
            return False
        if move.boost and self.more == 0 and ((move.drives and not move.rover) or (move.walks and not move.bots)):
            return True
        if move.boost and self.refused and len(Steps(self.pos, move, goals).steps()) > number:
            return True
        # A tile may be of use only with a crystal.
        for hex_ in [*(player.bots if move.gathers else []), *([player.rover] if move.drives else [])]:
            if hex_ < 0 or self.pos.lies[hex_] < RESEARCH or may_take(self.pos, move.seat, hex_):
                continue
            if may_take(self.pos, move.seat, hex_, Spent(0, -goals)):
                return True
        return False

    def settled(self) -> bool:
        """Whether nothing is needed any more for the pieces to stay where they are."""
        rover = self.player.rover
        return self.calm and (rover < 0 or self.pos.lies[rover] < RESEARCH)

    def later(self) -> bool:
        """Whether the control centre is still to come, where a crowd can be sorted out."""
        pos, seat = self.pos, self.move.seat
        return own_turn(pos, seat) and pos.executive_done and not pos.main_done and pos.side(seat) == COLONY

    def may_end(self) -> bool:
        """Whether the pieces may stay where they are."""
        rover = self.player.rover
        if self.move.owes or (rover >= 0 and not self.stops.allows(rover)):
            return False
        if self.calm:
            return True
        if not self.later():
            return False
        bots, foreign = self.player.bots, others(self.pieces, self.player)
        return settles(foreign, bots, rover, CONTROL_POINTS, CONTROL_POINTS, 0, ANYWHERE)


@final
class BotStep(Task):
    """Move a bot by one hex."""

    def __init__(self, seat: int, index: int, start: int, hex_: int, step: Moving, take_it: bool) -> None:
        self.seat: Final = seat
        self.index: Final = index
        self.start: Final = start
        self.hex: Final = hex_
        self.step: Final = step
        self.take_it: Final = take_it

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `bot E3 F3`; `bot E3 F3 crystal` picks one up there."""
        plain = ("bot", Ref(BOT, NAMES[self.start]), hex_ref(self.hex))
        return (*plain, good_ref(CRYSTAL)) if self.take_it else plain

    def about(self) -> tuple[Ref, ...]:
        """The bot, the hex, and the crystal that it costs."""
        return (*super().about(), *crystal_refs(int(not self.step.bots)))

    def label(self) -> Text:
        """From where to where; with a crystal if it takes one."""
        name = "om.choice.bot" if self.step.bots else "om.choice.bot.boost"
        text = Text(name, hex_text(self.start), hex_text(self.hex))
        return Text("om.choice.withcrystal", text) if self.take_it else text

    def run(self, pos: Position) -> None:
        """Move it, and ask for the next step."""
        step = self.step
        if step.bots == 0:
            spend_crystals(pos, self.seat, 1)
        pos.agenda.append(step.with_points(max(step.bots - 1, 0), step.rover, step.tech, step.owes))
        pos.players[self.seat].bots[self.index] = self.hex
        pos.log("om.bot", self.seat, hex_text(self.start), hex_text(self.hex))
        if self.take_it:
            pick_crystal(pos, self.seat, self.hex)


@final
class RoverStep(Task):
    """Move the rover by one hex."""

    def __init__(self, seat: int, hex_: int, step: Moving, take_it: bool) -> None:
        self.seat: Final = seat
        self.hex: Final = hex_
        self.step: Final = step
        self.take_it: Final = take_it

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `rover F3`; `rover F3 crystal` picks one up there."""
        plain = ("rover", hex_ref(self.hex))
        return (*plain, good_ref(CRYSTAL)) if self.take_it else plain

    def about(self) -> tuple[Ref, ...]:
        """The hex, the rover, and the crystal that it costs."""
        return (*super().about(), rover_ref(self.seat), *crystal_refs(int(not self.step.rover)))

    def label(self) -> Text:
        """Where to, and what it costs and brings."""
        name = "om.choice.rover" if self.step.rover else "om.choice.rover.boost"
        text = Text(name, hex_text(self.hex))
        return Text("om.choice.withcrystal", text) if self.take_it else text

    def run(self, pos: Position) -> None:
        """Move it, and ask for the next step."""
        step = self.step
        if step.rover == 0:
            spend_crystals(pos, self.seat, 1)
        pos.agenda.append(step.with_points(step.bots, max(step.rover - 1, 0), step.tech, owes=False))
        pos.players[self.seat].rover = self.hex
        pos.log("om.rover", self.seat, hex_text(self.hex))
        if self.take_it:
            pick_crystal(pos, self.seat, self.hex)


def pick_crystal(pos: Position, seat: int, hex_: int) -> None:
    """Take the crystal that lies on a hex."""
    pos.lies[hex_] = BARE
    gain(pos, seat, CRYSTAL, 1)


@final
class EndMove(Task):
    """The movement is over; tiles may be taken."""

    def __init__(self, seat: int, drives: bool, gathers: bool) -> None:
        self.seat: Final = seat
        self.drives: Final = drives
        self.gathers: Final = gathers

    def wording(self) -> tuple[str | Ref, ...]:
        """`done`."""
        return ("done",)

    def label(self) -> Text:
        """Nothing more."""
        return Text("om.choice.done")

    def run(self, pos: Position) -> None:
        """Offer the tiles under the pieces that may take one."""
        player = pos.players[self.seat]
        if self.gathers:
            for bot in player.bots:
                if pos.lies[bot] >= RESEARCH:
                    pos.agenda.append(Finding(self.seat, bot))
        if self.drives and player.rover >= 0 and pos.lies[player.rover] >= RESEARCH:
            pos.agenda.append(Finding(self.seat, player.rover))


@final
class Finding(HexTask):
    """A tile that may be taken."""

    def run(self, pos: Position) -> None:
        """Ask, if it can be taken."""
        if may_take(pos, self.seat, self.hex):
            tile = tile_ref(pos, pos.lies[self.hex])
            pos.ask(self.seat, "tile", [TakeTile(self.seat, self.hex, tile.kind, tile.name), Done(self.seat)])

    def source(self) -> tuple[Ref, ...]:
        """The hex on which it lies."""
        return (hex_ref(self.hex),)

    def subject(self, pos: Position) -> Text | None:
        """Which tile."""
        return tile_text(pos, pos.lies[self.hex])


@final
class TakeTile(HexTask):
    """Take the tile on a hex and use it at once."""

    def __init__(self, seat: int, hex_: int, what: str, name: str) -> None:
        super().__init__(seat, hex_)
        self.what: Final = what
        self.name: Final = name

    def wording(self) -> tuple[str | Ref, ...]:
        """`collect`."""
        return ("collect",)

    def about(self) -> tuple[Ref, ...]:
        """The tile, and where it lies."""
        return (Ref(self.what, self.name), hex_ref(self.hex))

    def label(self) -> Text:
        """Take the tile there."""
        return Text("om.choice.collect", hex_text(self.hex))

    def run(self, pos: Position) -> None:
        """Take it, count it, use it."""
        lying = pos.lies[self.hex]
        effect = tile_effect(pos, lying)
        collect(pos, self.seat, self.hex)
        if effect is not None:
            pos.agenda.append(Follows(self.what, self.name))
            effect.do(pos, self.seat)


def collect(pos: Position, seat: int, hex_: int) -> None:
    """A tile comes to a seat."""
    lying = pos.lies[hex_]
    player = pos.players[seat]
    pos.lies[hex_] = BARE
    pos.log("om.collect", seat, tile_text(pos, lying))
    if lying >= DISCOVERY:
        player.discoveries.append(lying - DISCOVERY)
        contribute(pos, seat, "discoveries")
        first_colonists.did(pos, seat, "discovery")
    else:
        player.research.append(lying - RESEARCH)
        contribute(pos, seat, "research")
