"""Lacerda's turn (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.why import Text
from areopolis.onmars.lacerda.benefit import ROVER_POINTS, LacerdaRover
from areopolis.onmars.lacerda.build import construct, next_building
from areopolis.onmars.lacerda.cards import (
    LacerdaDevelop,
    LacerdaLearn,
    best_blueprint,
    best_cards,
    hire,
    take_blueprints,
)
from areopolis.onmars.lacerda.ships import gain_bot, welcome
from areopolis.onmars.lacerda.upgrade import LacerdaUpgrade
from areopolis.onmars.rules.goods import spend_crystals
from areopolis.onmars.rules.lab import developments, why_not_learn
from areopolis.onmars.rules.missions import PLACES, advance
from areopolis.onmars.rules.plans import upgrades
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
    NOTHING,
    OBTAIN,
    SHELTER,
    SLOTTED,
    UPGRADE,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# By side, then by the number on the card.
HIS_ACTIONS: Final = ((OBTAIN, LEARN, DEVELOP), (CONSTRUCT, UPGRADE, HIRE))
DEVELOPMENTS: Final = 2


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


def can_act(pos: Position, action: int) -> bool:
    """Whether he could carry out a main action with the crystals that he has."""
    if action == OBTAIN:
        return best_blueprint(pos) > 0
    if action == LEARN:
        return why_not_learn(pos, LACERDA) is None
    if action == DEVELOP:
        return bool(developments(pos, LACERDA, free=False))
    if action == CONSTRUCT:
        return next_building(pos) != NOTHING
    if action == UPGRADE:
        return bool(upgrades(pos, LACERDA, anywhere=True))
    return bool(best_cards(pos, scientists=True, contracts=True, free=False))


def is_possible(pos: Position, action: int) -> bool:
    """Whether he finds a slot, can pay the extra cost in crystals, and can then carry out an action."""
    if action >= SLOTTED:
        return can_act(pos, action)
    if why_not_slot(pos, LACERDA, action) is not None:
        return False
    goods = pos.players[LACERDA].goods
    cost = extra_cost(pos, LACERDA, action)
    goods[CRYSTAL] -= cost
    possible = can_act(pos, action)
    goods[CRYSTAL] += cost
    return possible


def place_colonist(pos: Position, action: int) -> None:
    """Clear a full action, pay the extra cost in crystals, put a colonist there."""
    cost = extra_cost(pos, LACERDA, action)
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
        if not is_possible(pos, self.action):
            pos.log("om.lacerda.instead", LACERDA, action_text(self.action))
            pos.agenda.append(LacerdaRover(ROVER_POINTS))
            return
        if self.action < SLOTTED:
            place_colonist(pos, self.action)
        else:
            pos.log("om.act", LACERDA, action_text(self.action))
        act(pos, self.action)


def act(pos: Position, action: int) -> None:
    """What he does on an action."""
    if action == OBTAIN:
        take_blueprints(pos, 1)
    elif action == LEARN:
        pos.agenda.append(LacerdaLearn(1))
    elif action == DEVELOP:
        pos.agenda.append(LacerdaDevelop(DEVELOPMENTS, least=False, free=False))
    elif action == CONSTRUCT:
        construct(pos, next_building(pos))
    elif action == UPGRADE:
        pos.agenda.append(LacerdaUpgrade(1, tech=True))
    else:
        hire(pos, scientists=True, contracts=True, free=False)


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
