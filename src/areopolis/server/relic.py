"""A relic: a game that was begun under rules which are gone. It cannot go on, but what was kept of it can be seen."""

from __future__ import annotations

import time
from typing import Final, final

from areopolis.games import games
from areopolis.kernel.why import Text
from areopolis.server.messages import LogLine, SeatState, State
from areopolis.server.refused import Refused, because
from areopolis.server.rights import WATCHER, opened
from areopolis.server.say import Speaker
from areopolis.server.setup import seat_kind
from areopolis.server.snapshot import Snapshot, events
from areopolis.server.store import GameRow


@final
class Outdated(Refused):
    """The rules of a game are others than those that it was begun under."""

    def __init__(self, row: GameRow, rules: int) -> None:
        super().__init__("not-now", Text("server.refused.rules", row.rules, rules))
        self.row: Final = row


@final
class Relic:
    """The last snapshot of a game."""

    def __init__(self, row: GameRow, snapshot: Snapshot) -> None:
        self.row: Final = row
        self.snapshot: Final = snapshot

    def state(self, keys: list[str], seat: int | None, language: str) -> State:
        """The table as it was when it was kept; raises Refused."""
        own = opened(self.row, keys)
        eyes = own[0] if seat is None else seat
        if eyes not in {*own, WATCHER}:
            raise because("not-yours", "eyes")
        kept, game = self.snapshot, games()[self.row.game]
        say = Speaker(language, tuple(kept.names), game)
        return State(
            game=self.row.id,
            rules=self.row.game,
            name=self.row.name,
            number=kept.number,
            ply=len(kept.choices),
            plies=len(kept.choices),
            seat=eyes,
            own=[other for other in own if other != WATCHER],
            language=language,
            at=time.time(),
            status="frozen",
            seats=[
                SeatState(seat_row.seat, kept.names[seat_row.seat], seat_kind(seat_row.kind))
                for seat_row in self.row.seats
            ],
            table=kept.tables[eyes],
            log_from=0,
            log=[
                LogLine(ply + 1, kept.choices[ply][0], kept.times[ply], say.events(events(happened), eyes))
                for ply, happened in enumerate(kept.log)
            ],
            talk_from=0,
            talk=[],
            frozen=say.text(Text("server.refused.rules", self.row.rules, game.rules)),
        )
