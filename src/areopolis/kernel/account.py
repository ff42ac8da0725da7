"""The account of a seat: a sum, and its terms where somebody wants to know them."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.evaluation import Term
from areopolis.kernel.why import Text


@final
class Account:
    """What a seat looks to end with, added up term by term."""

    def __init__(self, keeps: bool) -> None:
        # Whether terms are kept beside their sum.
        self.keeps: Final = keeps
        self.total: float = 0.0
        self.terms: Final[list[Term]] = []

    def add(self, name: str, amount: float, number: float = 0.0, about: Text | None = None, span: float = 0.0) -> None:
        """One more term; those of one name and thing are added up."""
        self.total += amount
        if not self.keeps or (amount == 0.0 and number == 0.0):
            return
        for i in range(len(self.terms)):
            term = self.terms[i]
            if term.name == name and term.about == about:
                self.terms[i] = Term(name, term.amount + amount, term.number + number, about, span)
                return
        self.terms.append(Term(name, amount, number, about, span))

    def subtract(self, rivals: list[tuple[float, int]], best: float) -> None:
        """What others look to end with, by total and seat, as terms: `best` is the share of the best one if several."""
        rest = (1.0 - best) / (len(rivals) - 1) if len(rivals) > 1 else 0.0
        first = max(rivals)[1] if rivals else -1
        for total, seat in rivals:
            share = 1.0 if len(rivals) == 1 else best if seat == first else rest
            self.add("rival", -share * total, 0, Text("seat", seat) if self.keeps else None)
