"""What the tests of MarsBot's corporations share."""

from __future__ import annotations

from typing import Any

from areopolis.terraforming.board import BONUS
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.corporation import CORPORATIONS
from areopolis.terraforming.marsbot.expansion import incorporate
from areopolis.terraforming.options import Options
from areopolis.terraforming.whole import WholePosition, new_game
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.kit import (
    card,
    marsbot,
    names,
    position,
    turn,
)

NAMES = {
    1: "CrediCor", 2: "Ecoline", 3: "Helion", 4: "Interplanetary Cinematics", 5: "Inventrix", 6: "Mining Guild",
    7: "PhoboLog", 8: "Saturn Systems", 9: "Teractor", 10: "Tharsis Republic", 11: "ThorGate",
    12: "United Nations Mars Initiative", 35: "Lakefront Resorts", 36: "Pristar", 37: "Septem Tribus",
    38: "TerraLabs Research", 39: "Utopia Invest",
}  # fmt: skip
DRAFTING = {1, 8, 9, 10, 11}
OF_TURMOIL = {35, 36, 37, 38, 39}
RECURRING = {2: "B23", 5: "B25", 37: "B29", 39: "B32"}
# All cells reached before: nothing acts.
QUIET: dict[str, Any] = {"highest": dict.fromkeys(TRACKS, 18)}
SEA_RISES = "G01"
EMPTY_HALL: dict[str, Any] = {"lobby": [0]}


def founded(number: int, **rest: Any) -> WholePosition:
    """A position in which MarsBot has just taken a corporation."""
    if number in OF_TURMOIL:
        rest.setdefault("turmoil", EMPTY_HALL)
    pos = position(**rest)
    incorporate(pos, number)
    return pos


def settled(number: int, *, bot: dict[str, Any] | None = None, **rest: Any) -> WholePosition:
    """A position later in the game: the corporation is there, its set-up long done."""
    given = {**(bot or {}), "corporation": f"C{number:02}"} if number else bot
    return position(bot=given, **rest)


def resolve(pos: WholePosition, *cards: str) -> WholePosition:
    """Let MarsBot turn up exactly these cards."""
    marsbot(pos).action_deck[:] = [card(number) for number in cards]
    return turn(pos, len(cards))


def game(
    number: int, seed: int = 3, level: str = "normal", draft: bool = False, turmoil: bool = False
) -> WholePosition:
    """A real game at the first turn of the human, who takes another corporation than MarsBot and no cards."""
    turmoil = turmoil or number in OF_TURMOIL
    options = Options(2, draft=draft, more=agreed(turmoil=turmoil, marsbot=level, marsbot_corporation=f"C{number:02}"))
    pos = new_game(options, seed)
    assert pos.decision is not None
    others = [corporation for corporation in pos.decision.notations() if corporation != CORPORATIONS[number].card]
    pos.apply(f"corporation {others[0]}")
    return to_turn(pos)


def to_turn(pos: WholePosition) -> WholePosition:
    """Answer everything up to the next turn of the human, buying nothing."""
    while pos.decision is not None and pos.decision.kind != "turn":
        decision = pos.decision
        if not decision.verb:
            pos.apply(decision.options[0])
        elif decision.least:
            pos.apply(f"{decision.verb} {decision.options[0].notation()}")
        else:
            pos.apply(f"{decision.verb} none")
    return pos


def kinds(pos: WholePosition) -> tuple[int, list[str]]:
    """How many project cards and which bonus cards are in the action deck."""
    numbers = names(marsbot(pos).action_deck)
    bonus = sorted(number for number in numbers if number[0] == "B")
    return len(numbers) - len(bonus), bonus


def icons(spaces: list[int]) -> int:
    return sum(len(BONUS[space]) for space in spaces)
