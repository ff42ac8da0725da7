"""What somebody with a key may ask for in a room, over whichever way it comes."""

from __future__ import annotations

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import AreopolisError
from areopolis.kernel.wire import preview
from areopolis.server.create import check_bot
from areopolis.server.entry import Chose, HandOver, Proposed, Reacted, Spoke, TookBack
from areopolis.server.match import Match
from areopolis.server.messages import Changes, Confirmed, Deed, Try
from areopolis.server.refused import because, refused
from areopolis.server.rights import WATCHER
from areopolis.server.room import Room
from areopolis.server.show import speaker


async def do(room: Room, own: tuple[int, ...], deed: Deed) -> Confirmed:
    """Do something at the table for a seat that one's keys open; raises Refused."""
    seat = deed.seat
    if seat not in own and not (seat == WATCHER and isinstance(deed, Spoke | Reacted)):
        raise because("not-yours", "seat")
    if isinstance(deed, Proposed) and isinstance(deed.what, HandOver):
        check_bot(deed.what.bot)

    def check(match: Match) -> None:
        if isinstance(deed, Chose | TookBack):
            match.may_act(seat)

    return await room.do(deed, check)


def attempt(room: Room, own: tuple[int, ...], wanted: Try, language: str) -> Changes:
    """What some choices would change and lead to, as far as the seat may know it; raises Refused."""
    match, seat = room.match, wanted.seat
    if seat not in own:
        raise because("not-yours", "seat")
    pos = match.session.position
    if match.is_over() or pos.question(seat) is None:
        raise because("stale", "notasked")
    if wanted.ply != match.session.ply_of(seat):
        raise because("stale", "stale")
    try:
        trial = pos.apart(seat)
        trial.recording = True
        choices: list[Choice] = []
        for text in wanted.choices:
            choice = trial.read(text, seat)
            chance = trial.chance_state()
            events = trial.apply(choice, seat)
            choices.append(choice)
            if trial.chance_state() != chance or any(event.reveals for event in events):
                # Whether a further choice would be legal is not for the seat to know.
                return Changes(certain=False)
        changes = preview(pos, seat, choices)
    except AreopolisError as error:
        raise refused(error) from error
    if changes is None:
        return Changes(certain=False)
    return Changes(certain=True, changes=changes, asks=speaker(match, language).question(trial, seat))
