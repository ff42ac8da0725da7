"""Laws: what is true of every position of a game, whatever happened."""

from __future__ import annotations

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
    trial.decision = None
    trial.ask_again()
    hold(trial.decision == pos.decision, "the question is the one that the agenda asks")
    hold(trial.agenda == pos.agenda, "whoever asks changes nothing")
