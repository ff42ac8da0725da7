"""Laws: what is true of every position of a game, whatever happened."""

from __future__ import annotations

from areopolis.kernel import together
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.errors import RuleError


def hold(holds: bool, law: str) -> None:
    """Say which law a position breaks; raises RuleError."""
    if not holds:
        raise RuleError(law)


def one_place(cards: list[int], law: str) -> None:
    """Nothing lies in two places."""
    hold(len(set(cards)) == len(cards), law)


def asked_again(pos: AgendaPosition) -> None:
    """Whoever asked the open question asks it again in the same words, and leaves the same agenda behind."""
    trial = pos.copy()
    trial.ask_anew()
    hold(trial.decision == pos.decision, "the question is the one that the agenda asks")
    hold(trial.agenda == pos.agenda, "whoever asks changes nothing")


def answers_fit(pos: AgendaPosition) -> None:
    """What waits was answered by seats that are asked beside each other, and somebody is still to answer."""
    if not pos.answers:
        return
    beside = together.seats_beside(pos)
    for seat in pos.answers:
        hold(seat in beside, "only who is asked beside others has answered")
    hold(bool(pos.asked()), "answers wait for those of others")
