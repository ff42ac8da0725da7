"""A levy on steps of rating: an action is legal only if all that is owed for it can be paid when it is done.

Money that the action brings may be used (the rulebook of Turmoil on the Reds). So the options of every question in the
action are tried on a copy, and those after which nobody could pay are left out. Whether one can pay is judged by the
board as it lies before the choice: money beside oceans that the same action has yet to place does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice
from areopolis.terraforming.terms import ACTIONS, HEAT, MC

if TYPE_CHECKING:
    from areopolis.terraforming.table import Table

# More than any action can come to owe, and how many positions are tried at the most for one option.
ENOUGH: Final = 60
MOST_TRIALS: Final = 400


def solvent(pos: Table, seat: int, option: Choice) -> bool:
    """Whether a seat can choose an option and still pay everything in the end."""
    trial = pos.copy()
    trial.recording = False
    trial.trial = pos.tiles
    trial.apply(option)
    return settles(trial, seat, MOST_TRIALS) >= 0


def settles(pos: Table, seat: int, trials: int) -> int:
    """How many trials are left after a way to pay has been found; -1 if there is none."""
    player = pos.players[seat]
    decision = pos.decision
    if pos.broke or trials <= 0:
        return -1
    funds = player.stock[MC] + (player.stock[HEAT] if player.heat_pays else 0)
    done = decision is None or decision.seat != seat or decision.kind == "turn" or pos.phase != ACTIONS
    if done or funds >= pos.debt + ENOUGH or decision is None or decision.verb:
        return trials
    for option in decision.options:
        after = pos.copy()
        after.trial = pos.trial
        after.apply(option)
        trials -= 1
        if settles(after, seat, trials) >= 0:
            return trials
        if trials <= 0:
            break
    return -1
