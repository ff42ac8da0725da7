"""A levy on steps of rating: an action is legal only if all that is owed for it can be paid when it is done.

Money that the action brings may be used (the rulebook of Turmoil on the Reds), that beside oceans of the same action
too. So the options of every question in the action are tried on a copy, with all answers that may follow, and those
after which nobody could pay are left out. Where one way to pay is found, the same way is found again at the next
question: nobody is left with an action that can be neither finished nor taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.terraforming.rules.money import Payment, funds
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import ACTIONS, MC

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.whole import WholePosition

# More than any action can still come to owe once it is paid for.
ENOUGH: Final = 60


@final
class Trials:
    """A search for ways in which a seat can pay what the options of one question may come to cost."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        # What is known to lead nowhere: two oceans in one order are the same as in the other.
        self.hopeless: Final[set[tuple[object, ...]]] = set()

    def is_payable(self, pos: WholePosition, option: Choice) -> bool:
        """Whether the seat can pay everything after an option of its turn: by a bound, else by trial."""
        if isinstance(option, Task) and not pos.debt and option.is_covered(pos, pos.players[self.seat]):
            return True
        return self.solvent(pos, option)

    def solvent(self, pos: WholePosition, option: Choice) -> bool:
        """Whether the seat can choose an option and still pay everything in the end."""
        after = pos.copy()
        after.recording = False
        after.trial = True
        after.apply(option)
        return self.settles(after)

    def settles(self, pos: WholePosition) -> bool:
        """Whether there is a way to pay from here."""
        decision = pos.decision
        if pos.broke:
            return False
        if decision is None or decision.seat != self.seat or decision.kind == "turn" or pos.phase != ACTIONS:
            return True
        if decision.verb:
            return self.solvent(pos, Subset(decision.verb, *decision.options[: decision.least]))
        if decision.kind == "pay":
            return self.solvent(pos, thriftiest(decision))
        player = pos.players[self.seat]
        if funds(player) >= pos.debt + ENOUGH:
            return True
        here = what_matters(pos, player, decision)
        if here in self.hopeless:
            return False
        for option in decision.options:
            if self.solvent(pos, option):
                return True
        self.hopeless.add(here)
        return False


def what_matters(pos: WholePosition, player: Player, decision: Decision) -> tuple[object, ...]:
    """Everything that the way to a payment depends on: what is asked and still to come, the board, and the money."""
    money = tuple([other.stock[MC] for other in pos.players])
    return (decision.options, tuple(pos.agenda), tuple(pos.tiles), tuple(player.stock), money, pos.debt)


def thriftiest(decision: Decision) -> Choice:
    """The payment that leaves the most money for a levy; what an effect needs cannot be paid with anyway."""
    best = decision.options[0]
    least = -1
    for option in decision.options:
        if isinstance(option, Payment) and (least < 0 or option.mc + option.heat < least):
            best = option
            least = option.mc + option.heat
    return best
