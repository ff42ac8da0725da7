"""A seat under evaluation: its player, how long the game lasts for it, and what things are worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.terraforming.evaluation.weights import Weights
from areopolis.terraforming.evaluation.worth import Planet, money_at, worths

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player


@final
class Seat:
    """What the parts of the evaluation need to know of a seat."""

    def __init__(self, player: Player, planet: Planet, weights: Weights, left: float) -> None:
        self.player: Final = player
        self.seat: Final = player.seat
        self.planet: Final = planet
        self.weights: Final = weights
        # Generations still to come after this one, and those in which what lies here can be used.
        self.left: Final = left
        self.usable: Final = max(left - 1.0, 0.0) if player.passed else left
        # Whether what lies here can be used at all: surely, or as likely as there is another generation.
        self.chance: Final = min(left, 1.0) if player.passed else 1.0
        self.now: Final = worths(player, planet, weights, left)
        # Half way to the end, for what comes little by little.
        self.half: Final = worths(player, planet, weights, left / 2.0)
        self.money: Final = money_at(weights, self.usable)
