"""What can go wrong, by whose fault it is.

AreopolisError
├── BadNotation     the text: it names no choice of this game
├── IllegalChoice   the player: the choice exists, but not now; carries the reason and what is legal
├── StaleDecision   the network: the choice answers a question that is no longer open
├── WrongSeat       the network: the choice comes from a seat that is not asked
├── BadOptions      the set-up: options, seeds or names that no game can be made of
├── BadRecord       the file: damaged, truncated or edited, or data that are no position
└── RuleError       us: a position that cannot be
"""

from __future__ import annotations

from areopolis.kernel.why import Why


def in_brackets(why: Why | None) -> str:
    """A reason for whoever has no phrase book at hand."""
    return "" if why is None else f" ({why.name} {' '.join([str(part) for part in why.parts])})".replace(" )", ")")


class AreopolisError(Exception):
    """Anything that Areopolis refuses to do."""


class BadNotation(AreopolisError):
    """The text is no choice of this game."""


class IllegalChoice(AreopolisError):
    """The choice is not legal now; nothing has changed."""

    def __init__(self, choice: str, why: Why | None, legal: list[str]) -> None:
        super().__init__(f"'{choice}' is not legal now{in_brackets(why)}; legal: {', '.join(legal)}")
        self.choice = choice
        self.why = why
        self.legal = legal


class StaleDecision(AreopolisError):
    """The choice answers a question that is no longer open."""


class WrongSeat(AreopolisError):
    """The choice comes from a seat that is not asked."""


class BadOptions(AreopolisError):
    """No game can be made of these options; a reason, where the game has one, can be said in every language."""

    def __init__(self, problem: str = "", why: Why | None = None) -> None:
        super().__init__(problem if why is None else f"no game can be made of these options{in_brackets(why)}")
        self.why = why


class BadRecord(AreopolisError):
    """The record cannot be read or does not replay; or (line 0) data describe no position."""

    def __init__(self, line: int, problem: str, why: Why | None = None) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem
        # The reason why no game can be made of the options, if that is the problem.
        self.why = why


class RuleError(AreopolisError):
    """The engine has come to something that the rules do not know."""
