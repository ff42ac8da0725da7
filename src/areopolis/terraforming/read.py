"""Reading notation: which choice a text names, and why it is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.kernel.why import Why
from areopolis.terraforming.card import TABLE, known
from areopolis.terraforming.rules import goals, projects
from areopolis.terraforming.rules.play import why_not_play
from areopolis.terraforming.rules.turn import (
    why_not_action,
    why_not_common,
    why_not_first,
    why_not_heat,
    why_not_plants,
)
from areopolis.terraforming.terms import AWARDS, MILESTONES, PROJECTS

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# First words of all choices, with what may follow where that is a closed set.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play": (), "action": (), "project": PROJECTS, "milestone": MILESTONES, "award": AWARDS,
    "convert": ("plants", "heat"), "pass": (), "end": (), "pay": (), "space": (), "seat": (), "card": (), "amount": (),
    "choose": (), "first": (), "none": (), "neutral": (), "done": (), "buy": (), "keep": (), "sell": (), "draft": (),
    "discard": (), "corporation": (), "lobby": (), "party": (),
}  # fmt: skip
CARD_VERBS: Final = ("play", "action", "card", "buy", "keep", "sell", "draft", "discard", "corporation")


def check(text: str) -> list[str]:
    """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise BadNotation(f"'{text}' is no choice; choices begin with {', '.join(sorted(VERBS))}")
    if VERBS[words[0]] and (len(words) != 2 or words[1] not in VERBS[words[0]]):
        raise BadNotation(f"'{text}': after {words[0]} comes one of {', '.join(VERBS[words[0]])}")
    if words[0] in CARD_VERBS:
        for number in words[1:]:
            if number != "none" and known(number) is None:
                raise BadNotation(f"'{text}': there is no card {number}")
    return words


def read(pos: Position, text: str) -> Choice:
    """The legal choice that a notation names."""
    decision = pos.decision
    found = None if decision is None else decision.find(text)
    if found is not None:
        return found
    check(text)
    raise IllegalChoice(text, why_not(pos, text), [] if decision is None else decision.notations())


def why_not(pos: Position, text: str) -> Why | None:
    """Why a choice is not legal now; None if it is."""
    words = check(text)
    decision = pos.decision
    if decision is None:
        return Why("over")
    if decision.find(text) is not None:
        return None
    if decision.kind == "turn":
        return why_not_in_turn(pos, decision.seat, words) or (Why("levy", pos.levy) if pos.levy else Why("question"))
    if decision.verb == words[0]:
        return Why("pick", decision.least, decision.most)
    asked = [option.notation().split()[0] for option in decision.options]
    return Why("answer") if words[0] in asked else Why("question")


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


def refusals(pos: Position) -> list[tuple[str, Why]]:
    """What the seat to decide might expect to be able to do and cannot, with the reasons."""
    decision = pos.decision
    if decision is None or decision.kind != "turn":
        return []
    player = pos.players[decision.seat]
    wishes = [f"play {TABLE[card].number}" for card in player.hand]
    wishes += [f"action {TABLE[card].number}" for card in player.table if TABLE[card].action is not None]
    wishes += [f"project {name}" for name in PROJECTS]
    wishes += [f"action {TABLE[card].number}" for card in pos.common if TABLE[card].action is not None]
    wishes += ["convert plants", "convert heat"]
    for expansion in pos.expansions:
        wishes += expansion.wishes()
    if pos.options.players > 1:
        wishes += [f"milestone {name}" for name in MILESTONES] + [f"award {name}" for name in AWARDS]
    found = []
    for wish in wishes:
        why = why_not(pos, wish)
        if why is not None:
            found.append((wish, why))
    return found
