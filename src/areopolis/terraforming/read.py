"""Reading notation: which choice a text names, and why it is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import known_words
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadNotation
from areopolis.kernel.why import Why
from areopolis.terraforming.card import BY_ID, known
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.rules import goals, projects
from areopolis.terraforming.rules.play import PLAYS, reasons_against, why_not_play
from areopolis.terraforming.rules.turn import (
    CONVERT_HEAT,
    CONVERT_PLANTS,
    FIRST_ACTION,
    USES,
    why_not_action,
    why_not_common,
    why_not_first,
    why_not_heat,
    why_not_plants,
)
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import AWARDS, MILESTONES, PROJECTS

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# First words of all choices, with what may follow where that is a closed set.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play": (), "action": (), "project": PROJECTS, "milestone": MILESTONES, "award": AWARDS,
    "convert": ("plants", "heat"), "pass": (), "end": (), "pay": (), "space": (), "seat": (), "card": (), "amount": (),
    "choose": (), "first": (), "none": (), "neutral": (), "done": (), "buy": (), "keep": (), "sell": (), "draft": (),
    "discard": (), "corporation": (),
}  # fmt: skip
CARD_VERBS: Final = ("play", "action", "card", "buy", "keep", "sell", "draft", "discard", "corporation")


# Questions whose cards are those of the hand.
FROM_HAND: Final = ("sell", "discard", "mustdiscard")
# Questions whose cards would come into the hand: whoever answers wants to know what stands against those in it.
TO_HAND: Final = ("research", "draft", "look.buy", "look.keep")


def words_of(text: str) -> list[str]:
    """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
    verbs = VERBS.copy()
    for expansion in EXPANSIONS:
        verbs.update(expansion.verbs())
    words = known_words(text, verbs)
    if verbs[words[0]] and len(words) > 2:
        raise BadNotation(f"'{text}': nothing comes after {words[0]} {words[1]}")
    if words[0] in CARD_VERBS:
        for number in words[1:]:
            if number != "none" and known(number) is None:
                raise BadNotation(f"'{text}': there is no card {number}")
    return words


def why_refused(pos: Position, decision: Decision, words: list[str]) -> Why | None:
    """Why the rules do not offer what these words name; None if there is no more to say than that."""
    if decision.kind != "turn":
        return why_not_there(pos, decision, words)
    return why_not_in_turn(pos, decision.seat, words) or (Why("levy", pos.levy) if pos.levy else Why("question"))


def why_not_there(pos: Position, decision: Decision, words: list[str]) -> Why | None:
    """Why something on the table that these words name does not answer a question; None if it does not belong to it."""
    if words[0] == "play" and decision.kind in TO_HAND:
        return why_not_play_held(pos, pos.players[decision.seat], words)
    if decision.verb:
        return why_not_picked(pos, decision, words)
    wanted = " ".join(words)
    for wish in others(pos, decision):
        if wish.notation() == wanted:
            return wish.why_refused(pos) or (Why("levy", pos.levy) if pos.levy else None)
    return None


def why_not_picked(pos: Position, decision: Decision, words: list[str]) -> Why | None:
    """Why a card cannot be picked: it is not among those that lie before the seat."""
    shown = decision.notations()
    strange = [word for word in words[1:] if word != "none" and word not in shown]
    if words[0] != decision.verb or not strange:
        return None
    return Why("nothand" if decision.kind in FROM_HAND else "notshown")


def why_not_play_held(pos: Position, player: Player, words: list[str]) -> Why | None:
    """Why a card in hand could not be played as things stand; None if it could be, or is not in hand."""
    card = known(words[1]) if len(words) == 2 else None
    return why_not_play(pos, player, card) if card is not None and card.id in player.hand else None


def others(pos: Position, decision: Decision) -> list[Task]:
    """Everything on the table that a player might point at to answer a question."""
    for option in decision.options:
        answers = option.others(pos) if isinstance(option, Task) else []
        if answers:
            return answers
    return []


def why_not_in_turn(pos: Position, seat: int, words: list[str]) -> Why | None:
    """Why an action is not possible in the turn of a seat."""
    player = pos.players[seat]
    verb, name = words[0], words[1] if len(words) > 1 else ""
    if player.first_due and verb != "first" and why_not_first(pos, player) is None:
        return Why("firstdue")
    if verb == "first":
        return why_not_first(pos, player)
    if verb in {"play", "action"}:
        card = known(name)
        if card is None:
            return None
        if verb == "action":
            common = card.id in pos.common
            return why_not_common(pos, player, card.id) if common else why_not_action(pos, player, card.id)
        return why_not_play(pos, player, card) if card.id in player.hand else Why("nothand")
    if verb == "project":
        return projects.why_not_project(pos, player, PROJECTS.index(name))
    if verb == "milestone":
        return goals.why_not_milestone(pos, player, MILESTONES.index(name))
    if verb == "award":
        return goals.why_not_award(pos, player, AWARDS.index(name))
    if verb == "convert":
        return why_not_plants(pos, player) if name == "plants" else why_not_heat(pos, player)
    for expansion in pos.expansions:
        why = expansion.why_not(pos, player, words)
        if why is not None:
            return why
    if verb == "pass":
        return Why("acted")
    return Why("noaction.yet") if verb == "end" else None


def reasons(pos: Position, decision: Decision | None, text: str, first: Why) -> list[Why]:
    """All reasons against what a notation names, given the first one: for a card in hand there may be several."""
    words = text.split()
    card = known(words[1]) if words[0] == "play" and len(words) == 2 else None
    if decision is None or decision.kind != "turn" or card is None or first.name == "firstdue":
        return [first]
    player = pos.players[decision.seat]
    against = reasons_against(pos, player, card) if card.id in player.hand else []
    return against or [first]


def wishes(pos: Position, question: Decision) -> list[Choice]:
    """What the seat that is asked might expect to be able to answer."""
    player = pos.players[question.seat]
    if question.kind in TO_HAND:
        return [PLAYS[card] for card in player.hand if why_not_play(pos, player, BY_ID[card]) is not None]
    if question.kind != "turn":
        return [*others(pos, question)]
    choices: list[Choice] = [PLAYS[card] for card in player.hand]
    if player.first_due:
        choices.append(FIRST_ACTION)
    choices += [USES[card] for card in [*player.in_play, *pos.common] if BY_ID[card].action is not None]
    choices += [projects.choice(player, project) for project in range(len(PROJECTS))]
    choices += [CONVERT_PLANTS, CONVERT_HEAT]
    for expansion in pos.expansions:
        choices += expansion.wishes()
    if pos.options.players > 1:
        choices += [*goals.MILESTONE_CHOICES, *goals.AWARD_CHOICES]
    return choices
