"""The weights of the evaluation: data files with their origin, one for each kind of game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.weights import USUAL, WeightFiles

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# The files besides the usual one: what differs alone, and against an automa.
ALONE: Final = "alone"
AUTOMA: Final = "automa"


@final
class Weights:
    """All numbers that the evaluation does not take from declarations; money in M€, the rest in points."""

    # A M€ in the last generation in points, and by how much more for every generation to come.
    money: float
    money_growth: float
    # More money than this can hardly be spent at once, and counts less.
    purse: float
    hoard: float
    # A point, and what a step of a parameter is worth besides its rating.
    point: float
    step_temperature: float
    step_oxygen: float
    step_ocean: float
    # Alone: what it counts to have done all steps in the end.
    win: float
    # Steps of terraforming for a M€ of income, how much income grows, what differs, and what an automa does in a
    # generation: steps, points, and M€, which make more points in late ones; a step that it is set back.
    pace: float
    pace_growth: float
    pace_shift: float
    automa_steps: float
    automa_points: float
    automa_late: float
    automa_step: float
    # By how many M€ income grows in every generation to come: it cancels out unless a rival is an automa.
    prospects: float
    # Resources: how much of their face value can be used, and how much of a hoard.
    steel: float
    titanium: float
    metal_stock: float
    metal_hoard: float
    plants: float
    plants_stock: float
    heat: float
    heat_stock: float
    energy: float
    energy_spare: float
    # How much what production will bring counts: M€, metal.
    flow_money: float
    flow_metal: float
    # Tiles.
    greenery: float
    greenery_last: float
    city: float
    city_growth: float
    city_space: float
    special: float
    ocean_bonus: float
    # Cards.
    card: float
    card_growth: float
    hand: float
    hand_bought: float
    hand_most: float
    hand_later: float
    hand_spending: float
    metal_price: float
    # How much faster than money a card loses by waiting.
    hand_fade: float
    need: float
    rival_card: float
    # How much it counts in a draft what the next seat makes of the cards that are handed on.
    deny: float
    # Actions, discounts and triggers.
    action: float
    action_most: float
    lasting: float
    cards_played: float
    tag: float
    science_tag: float
    harm: float
    # Goals.
    milestone: float
    milestone_time: float
    award: float
    award_spread: float
    award_hope: float
    # How much of the lead is over the best of the others, where there are several.
    best_rival: float
    # With so many generations to come a look ahead goes to the end of the game.
    end_in_sight: float

    def __init__(self, given: dict[str, float]) -> None:
        for name, weight in given.items():
            setattr(self, name, weight)


FILES: Final = WeightFiles("areopolis.terraforming.evaluation", Weights)


def kind_of(pos: Position) -> str:
    """Which of the files a game goes by."""
    if len(pos.players) == 1:
        return ALONE
    return AUTOMA if any([player.automa for player in pos.players]) else USUAL


def weights_for(pos: Position, given: dict[str, float]) -> Weights:
    """The weights for a game, those given in place of its own; raises BadOptions for unknown ones."""
    return FILES.weights(kind_of(pos), given)
