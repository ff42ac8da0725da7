"""A turn in the action phase: one or two actions, or passing (rulebook p. 8 to 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.errors import RuleError
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID, NUMBERS
from areopolis.terraforming.do import Do
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import FROM_CONVERSION, FROM_LEVY, PARAMETER, card_ref, coded, resource_ref, tile_ref
from areopolis.terraforming.rules import goals, projects
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.play import PLAYS, is_joined, why_not_play
from areopolis.terraforming.rules.tiles import AS_GREENERY, any_space
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import AWARDS, GREENERY, HEAT, MILESTONES, PARAMETERS, PLANT, PROJECTS, TEMPERATURE

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

ACTIONS_PER_TURN: Final = 2
HEAT_PRICE: Final = 8


@final
class Turn(Task):
    """The turns of the action phase, one after the other, until everybody has passed."""

    def run(self, pos: Position) -> None:
        """Ask the active player, or hand the turn on; after the last pass the phase is over."""
        player = pos.players[pos.active]
        if pos.debt:
            pos.agenda.append(self)
            settle_debt(pos, player)
            return
        if player.passed or pos.actions >= ACTIONS_PER_TURN:
            if not hand_on(pos):
                return
            player = pos.players[pos.active]
        pos.agenda.append(self)
        if player.automa:
            pos.actions = ACTIONS_PER_TURN
            for expansion in pos.expansions:
                expansion.turn(pos, player.seat)
            return
        pos.decision = Decision(player.seat, "turn", tuple(options(pos, player)))


def settle_debt(pos: Position, player: Player) -> None:
    """Let a player pay what an action has cost besides its price."""
    debt = pos.debt
    pos.debt = 0
    if why_short(player, debt, steel=False, titanium=False) is None:
        pay(pos, player.seat, debt, coded(FROM_LEVY))
    elif pos.trial:
        pos.broke = True
    else:
        raise RuleError(f"seat {player.seat} cannot pay {debt} for its rating")


def hand_on(pos: Position) -> bool:
    """Make the next player who has not passed active; False if there is none."""
    pos.actions = 0
    count = len(pos.players)
    for i in range(1, count + 1):
        seat = (pos.active + i) % count
        if not pos.players[seat].passed:
            pos.active = seat
            return True
    return False


def options(pos: Position, player: Player) -> list[Task]:
    """Everything that a player may do now."""
    if player.first_due and why_not_first(pos, player) is None:
        return [FIRST_ACTION, PASS]
    choices = plays(pos, player)
    for source in player.in_play:
        if BY_ID[source].action is not None and why_not_action(pos, player, source) is None:
            choices.append(USES[source])
    for source in pos.common:
        if why_not_common(pos, player, source) is None:
            choices.append(USES[source])
    for project in range(len(PROJECTS)):
        if projects.why_not_project(pos, player, project) is None:
            choices.append(projects.choice(player, project))
    if why_not_plants(pos, player) is None:
        choices.append(CONVERT_PLANTS)
    if why_not_heat(pos, player) is None:
        choices.append(CONVERT_HEAT)
    if pos.options.players > 1:
        for milestone in range(len(MILESTONES)):
            if goals.why_not_milestone(pos, player, milestone) is None:
                choices.append(goals.MILESTONE_CHOICES[milestone])
        for award in range(len(AWARDS)):
            if goals.why_not_award(pos, player, award) is None:
                choices.append(goals.AWARD_CHOICES[award])
    for expansion in pos.expansions:
        choices.extend(expansion.actions(pos, player))
    # After an action one may stop, but not pass any more in this turn (rulebook p. 8); alone it is the same.
    choices.append(END_TURN if pos.actions and others_play(pos, player) else PASS)
    return choices


def plays(pos: Position, player: Player) -> list[Task]:
    """The cards in hand that a player may play now."""
    return [PLAYS[card] for card in player.hand if why_not_play(pos, player, BY_ID[card]) is None]


def others_play(pos: Position, player: Player) -> bool:
    """Whether somebody else is still in the action phase."""
    return any([not other.passed for other in pos.players if other.seat != player.seat])


def why_not_first(pos: Position, player: Player) -> Why | None:
    """Why the first action of a corporation cannot be done."""
    first = BY_ID[player.corporation].first if player.corporation >= 0 else None
    if first is None or not player.first_due:
        return Why("first")
    return first.why_not(pos, player.seat, player.corporation)


def why_not_action(pos: Position, player: Player, source: int) -> Why | None:
    """Why the action of a card in play cannot be used."""
    action = BY_ID[source].action
    if action is None or source not in player.in_play:
        return Why("noaction")
    if source in player.used:
        return Why("used")
    return action.why_not(pos, player.seat, source)


def why_not_common(pos: Position, player: Player, source: int) -> Why | None:
    """Why the action of a card that lies open for everybody cannot be used."""
    action = BY_ID[source].action
    if action is None or source not in pos.common:
        return Why("noaction")
    if source in player.used and not BY_ID[source].repeatable:
        return Why("used")
    return action.why_not(pos, player.seat, source)


def why_not_plants(pos: Position, player: Player) -> Why | None:
    """Why plants cannot become a greenery."""
    if player.stock[PLANT] < player.greenery_price:
        return Why("stock.plants", player.greenery_price, player.stock[PLANT])
    return None if any_space(pos, player.seat, AS_GREENERY) else Why("space.greenery")


def why_not_heat(pos: Position, player: Player) -> Why | None:
    """Why heat cannot raise the temperature."""
    if player.stock[HEAT] < HEAT_PRICE:
        return Why("stock.heat", HEAT_PRICE, player.stock[HEAT])
    return None


@final
class UseAction(Task):
    """The choice to use the action of a card in play."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Mark the card and do it."""
        pos.actions += 1
        pos.placed = 0
        used = pos.players[pos.active].used
        if self.card not in used:
            used.append(self.card)
        pos.log("action", pos.active, BY_ID[self.card].title)
        action = BY_ID[self.card].action
        if action is not None:
            action.do(pos, pos.active, self.card)

    def is_covered(self, pos: Position, player: Player) -> bool:
        """If it brings no steps."""
        return BY_ID[self.card].action_steps == 0 and not is_joined(pos)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `action 035`."""
        return ("action", card_ref(self.card))

    def label(self) -> Text:
        """Use it."""
        return Text("choice.action", BY_ID[self.card].title)


USES: Final[list[UseAction]] = [UseAction(card) for card in range(NUMBERS)]


@final
class FirstAction(Task):
    """The choice to do the first action that the corporation prescribes."""

    def run(self, pos: Position) -> None:
        """Do it."""
        pos.actions += 1
        pos.placed = 0
        player = pos.players[pos.active]
        player.first_due = False
        pos.log("first", pos.active, BY_ID[player.corporation].title)
        first = BY_ID[player.corporation].first
        if first is not None:
            pos.agenda.append(Do(player.seat, first, player.corporation))

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `first action`."""
        return ("first", "action")

    def label(self) -> Text:
        """The first action."""
        return Text("choice.first_action")


@final
class ConvertPlants(Task):
    """The choice to turn plants into a greenery."""

    def run(self, pos: Position) -> None:
        """Pay the plants and place it."""
        pos.actions += 1
        pos.placed = 0
        player = pos.players[pos.active]
        player.stock[PLANT] -= player.greenery_price
        pos.log("convert.plants", pos.active, player.greenery_price)
        pos.agenda.append(Do(player.seat, projects.CONVERTED[projects.FROM_PLANTS], coded(FROM_CONVERSION, PLANT)))

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `convert plants`."""
        return ("convert", resource_ref(PLANT))

    def about(self) -> tuple[Ref, ...]:
        """The plants, and what becomes of them."""
        return (resource_ref(PLANT), tile_ref(GREENERY))

    def label(self) -> Text:
        """Plants to greenery."""
        return Text("choice.convert_plants")


@final
class ConvertHeat(Task):
    """The choice to turn heat into a step of temperature."""

    def run(self, pos: Position) -> None:
        """Pay the heat and raise it."""
        pos.actions += 1
        pos.placed = 0
        pos.players[pos.active].stock[HEAT] -= HEAT_PRICE
        pos.log("convert.heat", pos.active, HEAT_PRICE)
        projects.CONVERTED[projects.FROM_HEAT].do(pos, pos.active, coded(FROM_CONVERSION, HEAT))

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `convert heat`."""
        return ("convert", resource_ref(HEAT))

    def about(self) -> tuple[Ref, ...]:
        """The heat, and what it raises."""
        return (resource_ref(HEAT, HEAT_PRICE), Ref(PARAMETER, PARAMETERS[TEMPERATURE]))

    def label(self) -> Text:
        """Heat to temperature."""
        return Text("choice.convert_heat")


@final
class EndTurn(Task):
    """The choice to stop after one action."""

    def run(self, pos: Position) -> None:
        """Hand the turn on."""
        pos.actions = ACTIONS_PER_TURN

    def is_covered(self, pos: Position, player: Player) -> bool:
        """It raises no rating."""
        return True

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `end`."""
        return ("end",)

    def label(self) -> Text:
        """No second action."""
        return Text("choice.end")


@final
class Pass(Task):
    """The choice to leave the action phase of this generation."""

    def run(self, pos: Position) -> None:
        """Be out until the next generation."""
        pos.players[pos.active].passed = True
        pos.log("pass", pos.active)

    def is_covered(self, pos: Position, player: Player) -> bool:
        """It raises no rating."""
        return True

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `pass`."""
        return ("pass",)

    def label(self) -> Text:
        """Pass."""
        return Text("choice.pass")


FIRST_ACTION: Final = FirstAction()
CONVERT_PLANTS: Final = ConvertPlants()
CONVERT_HEAT: Final = ConvertHeat()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
