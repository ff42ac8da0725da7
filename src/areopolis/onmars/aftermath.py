"""What a choice is certain to mean for the others, in sentences: for whoever gives advice.

The choice is made on a copy, and its events are read up to the first one that reveals something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice
from areopolis.kernel.event import Event
from areopolis.kernel.forms import Change
from areopolis.kernel.why import Text
from areopolis.kernel.wire import compare
from areopolis.onmars.rules.lss import update_due
from areopolis.onmars.rules.slots import extra_cost, leaving
from areopolis.onmars.terms import ACTIONS, LSS_COLUMNS, NOTHING, SLOTTED, TECHS, TOP_LEVEL

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# What was there for everybody, and is before one of them now; the thing is the first part of the event.
TAKEN: Final = ("om.obtain", "om.hire", "om.accept", "om.collect")
MOVED: Final = ("om.displaced.bot", "om.displaced.rover")


def for_others(pos: Position, seat: int, choice: Choice) -> list[Text]:
    """The sentences, the weightiest first; none where nothing is certain that could be said."""
    after = pos.apart(seat)
    after.recording = True
    chance = after.chance_state()
    events = after.apply(choice, seat)
    # However a place is paid for, it is taken.
    while after.decision is not None and after.decision.kind == "place":
        events += after.apply(after.decision.options[0], seat)
    public = until_revealed(events)
    certain = len(public) == len(events) and after.chance_state() == chance
    said = [*whole_colony(pos, after, public), *people(after, seat, public)]
    for action in range(SLOTTED):
        if pos.slot(action, seat) < after.slot(action, seat):
            said += place_taken(pos, after, seat, action)
    said += things(after, public, certain)
    if not said and certain and not touches_others(pos, after, seat):
        return [Text("om.others.nothing")]
    return said


def until_revealed(events: list[Event]) -> list[Event]:
    """The events that could be foretold."""
    for at, event in enumerate(events):
        if event.reveals:
            return events[:at]
    return events


def whole_colony(pos: Position, after: Position, events: list[Event]) -> list[Text]:
    """The end of the game, missions, and the level of the colony."""
    said: list[Text] = []
    done = [event.parts[0] for event in events if event.name == "om.mission.done"]
    for event in events:
        if event.name == "om.lastround":
            said.append(Text("om.others.lastround"))
        elif event.name == "om.mission.done":
            said.append(Text("om.others.done", event.parts[0]))
        elif event.name == "om.level":
            said.append(Text("om.others.level", event.parts[0]))
        elif event.name == "om.contribute" and event.parts[0] not in done:
            left = [after.cubes[place] for place in range(len(pos.cubes)) if after.cubes[place] != pos.cubes[place]]
            said += [Text("om.others.mission", event.parts[0], left[0])] if len(left) == 1 else []
    if update_due(after) and not update_due(pos):
        said.append(Text("om.others.rises", after.level + 1))
    elif lacking(after) < lacking(pos) and after.level == pos.level < TOP_LEVEL:
        said.append(Text("om.others.lacks", lacking(after), after.level + 1))
    return said


def lacking(pos: Position) -> int:
    """How many buildings the colony lacks for its next level."""
    return sum([max(pos.level + 1 - pos.tracks[column], 0) for column in range(LSS_COLUMNS)])


def people(after: Position, seat: int, events: list[Event]) -> list[Text]:
    """What single others get, lose or have to do."""
    said: list[Text] = []
    for event in events:
        who = Text("seat", event.seat)
        if event.name == "om.usetech":
            owner = event.parts[1]
            assert isinstance(owner, Text)
            automa = any([player.automa and owner == Text("seat", player.seat) for player in after.players])
            said.append(Text("om.others.thanks.automa" if automa else "om.others.thanks", owner, event.parts[0]))
        elif event.name == "om.cleared" and event.seat != seat:
            said.append(Text("om.others.cleared", who, event.parts[0], event.parts[1]))
        elif event.name in MOVED and event.seat not in {seat, -1}:
            said.append(Text("om.others.aside", who))
        elif event.name == "om.turn" and event.seat != seat:
            said.append(Text("om.others.turn", who))
    asked = after.decision
    if asked is not None and asked.kind == "displace" and asked.seat != seat:
        said.append(Text("om.others.aside", Text("seat", asked.seat)))
    return said


def place_taken(pos: Position, after: Position, seat: int, action: int) -> list[Text]:
    """What an action costs the others once a place there is taken."""
    name = Text(f"om.action.{ACTIONS[action]}")
    leave = leaving(after, action)
    if leave:
        return [Text("om.others.full", name, Text("and", *[Text("seat", other) for other in leave]))]
    others = [player.seat for player in after.players if player.seat != seat]
    prices = [extra_cost(after, other, action) for other in others]
    if prices and prices != [extra_cost(pos, other, action) for other in others]:
        same = min(prices) == max(prices)
        return [Text("om.others.price" if same else "om.others.price.most", name, max(prices))]
    return []


def things(after: Position, events: list[Event], certain: bool) -> list[Text]:
    """What nobody else can have any more."""
    said: list[Text] = []
    for event in events:
        if event.name in TAKEN:
            said.append(Text("om.others.gone", event.parts[0]))
        elif event.name == "om.space":
            said.append(Text("om.others.space", event.parts[0]))
        elif event.name == "om.learn" and certain:
            left = [Text(f"om.tech.{TECHS[kind]}") for kind in after.grid if kind != NOTHING]
            said += [] if event.parts[0] in left else [Text("om.others.gone", event.parts[0])]
    return said


def touches_others(pos: Position, after: Position, seat: int) -> bool:
    """Whether anything differs on the table but what lies before a seat."""
    changes: list[Change] = []
    compare(pos.table(-1), after.table(-1), [], changes)
    return any([change["path"][:1] != ["turn"] and change["path"][:2] != ["seats", seat] for change in changes])
