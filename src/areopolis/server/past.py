"""Positions of a match after earlier choices, made by replay and kept at intervals."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.position import Position
from areopolis.kernel.session import Session

STRIDE: Final = 50


@final
class Past:
    """Looks back in one session; whoever takes back choices says so."""

    def __init__(self) -> None:
        self.kept: Final[dict[int, Position]] = {}

    def cut(self, plies: int) -> None:
        """Forget what came after so many choices."""
        for ply in [ply for ply in self.kept if ply > plies]:
            del self.kept[ply]

    def position(self, session: Session[Position], ply: int) -> Position:
        """The position after so many choices."""
        record = session.record
        if ply == session.ply():
            return session.position
        start = max([kept for kept in self.kept if kept <= ply], default=-1)
        if start < 0:
            self.kept[0] = session.game.new(record.options, record.seed)
            start = 0
        pos = self.kept[start].copy()
        for made in range(start, ply):
            if made > start and made % STRIDE == 0:
                self.kept[made] = pos.copy()
            seat, choice = record.choices[made]
            pos.apply(choice, seat)
        return pos
