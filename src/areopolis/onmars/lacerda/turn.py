"""Lacerda's turn (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.onmars.lacerda.benefit import ROVER_POINTS, LacerdaRover, resolve, serves
from areopolis.onmars.lacerda.build import construct
from areopolis.onmars.lacerda.ships import gain_bot, welcome
from areopolis.onmars.lacerda.telling import note_otherwise, note_rules
from areopolis.onmars.rules.goods import spend_crystals
from areopolis.onmars.rules.missions import PLACES, advance
from areopolis.onmars.rules.slots import clear_slots, extra_cost, why_not_slot
from areopolis.onmars.task import SeatTask, Task
from areopolis.onmars.terms import (
    ACTIONS,
    CONSTRUCT,
    CRYSTAL,
    DEVELOP,
    HIRE,
    LACERDA,
    LEARN,
    OBTAIN,
    SHELTER,
    SLOTTED,
    UPGRADE,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# By side, then by the number on the card.
HIS_ACTIONS: Final = ((OBTAIN, LEARN, DEVELOP), (CONSTRUCT, UPGRADE, HIRE))


def action_text(action: int) -> Text:
    """A main action in words."""
    return Text(f"om.action.{ACTIONS[action]}")


@final
class LacerdaTurn(Task):
    """He reveals a card and does its action."""

    def run(self, pos: Position) -> None:
        """A used up deck is shuffled; from then on his cards also move missions on, after the action."""
        if not pos.solo_deck:
            pos.solo_deck = list(pos.shuffled(pos.solo_pile))
            pos.solo_pile.clear()
            pos.solo_pass += 1
            pos.log("om.lacerda.shuffle", LACERDA)
        card = pos.box.solo_cards[pos.solo_deck.pop() - 1]
        pos.solo_card = card.number
        pos.solo_pile.append(card.number)
        action = HIS_ACTIONS[pos.side(LACERDA)][card.action - 1]
        name = "om.lacerda.card" if card.travels else "om.lacerda.card.stays"
        pos.reveal(name, LACERDA, (action_text(action), PLACES[card.mission]), (), EVERYBODY)
        if pos.solo_pass:
            pos.agenda.append(LacerdaMission(card.mission))
        pos.agenda.append(LacerdaAction(action))


@final
class LacerdaMission(Task):
    """His card moves the cube of a mission, if it is still open."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, pos: Position) -> None:
        """He gains the crystals of the mission."""
        if pos.cubes[self.place]:
            advance(pos, LACERDA, self.place)


def why_not(pos: Position, action: int) -> str:
    """Why he does not take an action: no slot, no crystals for the extra cost, nothing to do; empty if he takes it."""
    cost = 0
    if action < SLOTTED:
        taken = why_not_slot(pos, LACERDA, action)
        if taken is not None:
            return "poor" if taken.name == "om.extracost" else "slot"
        cost = extra_cost(pos, LACERDA, action)
    goods = pos.players[LACERDA].goods
    goods[CRYSTAL] -= cost
    possible = serves(pos, pos.box.actions[action], free=False)
    goods[CRYSTAL] += cost
    return "" if possible else "nothing"


def place_colonist(pos: Position, action: int) -> None:
    """Clear a full action, pay the extra cost in crystals, put a colonist there."""
    cost = extra_cost(pos, LACERDA, action)
    note_rules(pos, ["pays" if cost else "free"])
    note_otherwise(pos, [Text("om.lacerda.drive")])
    clear_slots(pos, action)
    spend_crystals(pos, LACERDA, cost)
    pos.players[LACERDA].reserve -= 1
    pos.put_slot(action, LACERDA, 1)
    pos.log("om.place", LACERDA, action_text(action))


@final
class LacerdaAction(Task):
    """He carries out a main action, or moves his rover if he cannot."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def run(self, pos: Position) -> None:
        """Look first, then place a colonist, then act."""
        why = why_not(pos, self.action)
        if why:
            pos.log("om.lacerda.instead", LACERDA, action_text(self.action), Text(f"om.lacerda.rule.{why}"))
            pos.agenda.append(LacerdaRover(ROVER_POINTS))
            return
        if self.action < SLOTTED:
            place_colonist(pos, self.action)
        else:
            pos.log("om.act", LACERDA, action_text(self.action))
        resolve(pos, pos.box.actions[self.action], free=False)


@final
class LacerdaLevel(SeatTask):
    """The colony has risen: he builds a shelter, welcomes a ship and gains a bot."""

    def run(self, pos: Position) -> None:
        """The shelter comes first."""
        pos.agenda.append(LacerdaShip())
        construct(pos, SHELTER)


@final
class LacerdaShip(Task):
    """A ship comes to his hangar, and a bot to his board."""

    def run(self, pos: Position) -> None:
        """Ships are never spent, bots never come to the map."""
        welcome(pos)
        gain_bot(pos)
