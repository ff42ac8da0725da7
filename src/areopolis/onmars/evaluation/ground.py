"""The map for a seat: what its bots could build and upgrade where they stand, and what its rover is near to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.evaluation.effects import effect_worth
from areopolis.onmars.hexes import FAR, HEXES, NEXT, RING, ZONE
from areopolis.onmars.rules.complexes import complex_at, joined, type_of
from areopolis.onmars.rules.construct import can_build, tiles_left
from areopolis.onmars.rules.moving import owned, tile_effect
from areopolis.onmars.rules.technology import best_level
from areopolis.onmars.terms import BUILDINGS, CRYSTAL_HERE, DISCOVERY, NOBODY, NOTHING, RESEARCH, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.seat import Seat

KINDS_BUILT: Final = len(BUILDINGS)
# Bits of a hex: a kind may stand there, it would join a complex there, a blueprint may be built there.
JOINS: Final = KINDS_BUILT
PLANS: Final = 2 * KINDS_BUILT
UNKNOWN: Final = -1
# No two hexes are so far apart; and how much less what is one step farther counts.
NOWHERE: Final = 99
APPROACH: Final = 0.7


@final
class Ground:
    """What every hex is good for, found out when it is asked for."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        pos, player, weights = seat.pos, seat.player, seat.weights
        self.bits: Final[list[int]] = [UNKNOWN] * HEXES
        self.levels: Final = [best_level(pos, building) for building in range(KINDS_BUILT)]
        # What each bit is worth if it is within reach of a bot.
        self.worths: Final[list[float]] = []
        joins: list[float] = []
        for building in range(KINDS_BUILT):
            share = weights.site if can_build(pos, seat.seat, building) else weights.site_later
            self.worths.append(seat.soon * share * seat.builds[building])
            cube = building != SHELTER and not player.progress & (1 << building)
            left = tiles_left(pos, seat.seat, building) > 0
            joins.append(seat.soon * share * (seat.cube_worth() if cube else weights.resource) if left else 0.0)
        self.worths.extend(joins)
        for card in player.plans:
            points = 3.0 if pos.box.blueprints[card - 1].level == 1 else 5.0
            self.worths.append(seat.soon * weights.site_upgrade * points)
        # Tiles and crystals that lie around, by hex and worth.
        self.hexes: Final[list[int]] = []
        self.prizes: Final[list[float]] = []
        for hex_ in range(HEXES):
            lying = pos.lies[hex_]
            if lying == CRYSTAL_HERE:
                self.hexes.append(hex_)
                self.prizes.append(seat.soon * weights.rover_crystal)
            elif lying >= RESEARCH and not owned(pos, seat.seat, lying):
                self.hexes.append(hex_)
                self.prizes.append(seat.soon * weights.rover * self.tile_worth(lying))

    def tile_worth(self, lying: int) -> float:
        """What a tile brings that lies on the map, with the mission and the reward that count it."""
        seat = self.seat
        pos = seat.pos
        effect = tile_effect(pos, lying)
        worth = 0.0 if effect is None else effect_worth(seat, effect)
        kind = "discoveries" if lying >= DISCOVERY else "research"
        for place in range(len(pos.missions)):
            mission = pos.box.missions[pos.missions[place] - 1]
            if pos.cubes[place] and mission.kind == kind:
                worth += mission.crystals * seat.weights.crystal
        return worth

    def bits_of(self, hex_: int) -> int:
        """What a hex is good for."""
        bits = self.bits[hex_]
        if bits == UNKNOWN:
            empty = self.seat.pos.buildings[hex_] == NOTHING
            bits = self.site_bits(hex_) if empty else self.plan_bits(hex_)
            self.bits[hex_] = bits
        return bits

    def site_bits(self, hex_: int) -> int:
        """What may be built on a free hex."""
        pos, seat = self.seat.pos, self.seat.seat
        shelter = SHELTER + seat
        near, beside = 0, 0
        for other in RING[hex_][2]:
            kind = pos.buildings[other]
            if kind != NOTHING and (kind < SHELTER or kind == shelter):
                near |= 1 << min(kind, SHELTER)
        for other in NEXT[hex_]:
            kind = pos.buildings[other]
            if kind != NOTHING and (kind < SHELTER or kind == shelter):
                beside |= 1 << min(kind, SHELTER)
        bits = near & ~beside
        if beside:
            for building in range(KINDS_BUILT):
                if beside >> building & 1 and len(joined(pos, hex_, type_of(seat, building))) <= self.levels[building]:
                    bits |= 1 << building | 1 << JOINS + building
        return bits

    def plan_bits(self, hex_: int) -> int:
        """Which own blueprints may be built on a building."""
        pos, player = self.seat.pos, self.seat.player
        if pos.markers[hex_] != NOBODY:
            return 0
        bits, size = 0, 0
        for i in range(len(player.plans)):
            plan = pos.box.blueprints[player.plans[i] - 1]
            if pos.buildings[hex_] == type_of(self.seat.seat, plan.building):
                size = size or len(complex_at(pos, hex_))
                if size >= plan.level:
                    bits |= 1 << PLANS + i
        return bits

    def bots_worth(self, bots: list[int]) -> float:
        """What bots could do from where they stand: every kind of building and every blueprint once."""
        bits = 0
        for bot in bots:
            if bot >= 0:
                for hex_ in ZONE[bot]:
                    bits |= self.bits_of(hex_)
        worth, i = 0.0, 0
        while bits:
            if bits & 1:
                worth += self.worths[i]
            bits >>= 1
            i += 1
        return worth

    def approach_worth(self, bots: list[int]) -> float:
        """What bots could do from where they stand, or farther away the less: for every bit the nearest hex."""
        worth = 0.0
        nearest = [NOWHERE] * len(self.worths)
        for hex_ in range(HEXES):
            bits = self.bits_of(hex_)
            if not bits:
                continue
            far = NOWHERE
            for bot in bots:
                far = min(far, FAR[bot][hex_])
            for i in range(len(nearest)):
                if bits >> i & 1:
                    nearest[i] = min(nearest[i], far)
        for i in range(len(nearest)):
            if nearest[i] < NOWHERE:
                worth += self.worths[i] * APPROACH ** max(nearest[i] - 1, 0)
        return worth

    def rover_worth(self, rover: int) -> float:
        """How near the rover is to what it may still pick up: all of it counts, the farther the less."""
        worth = 0.0
        far = FAR[rover]
        for i in range(len(self.hexes)):
            steps = far[self.hexes[i]]
            if steps < len(self.seat.nearness):
                worth += self.prizes[i] * self.seat.nearness[steps]
        return worth
