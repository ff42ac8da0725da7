"""On Mars as the terminal knows it."""

from __future__ import annotations

from typing import Final, final

from rich.console import RenderableType

from areopolis.cli.draw.drawing import Drawing, Look, Show
from areopolis.cli.draw.onmars.commands import COMMANDS
from areopolis.cli.draw.onmars.player import purse
from areopolis.cli.draw.onmars.question import how_to_answer, meant, question
from areopolis.cli.draw.onmars.say import table_of
from areopolis.cli.draw.onmars.table import whole
from areopolis.cli.draw.onmars.tight import NEITHER, tight_table, tight_turn
from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.things import last_named
from areopolis.cli.draw.words import Words
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.why import Text as Said
from areopolis.onmars.refs import BLUEPRINT
from areopolis.onmars.terms import PHASES, SETUP


@final
class OnMars(Drawing):
    """The map, the colony, the displays and the boards of the players."""

    title = "game.onmars"
    levels = NEITHER + 1
    welcome = ("om.cli.welcome.1", "om.cli.welcome.2", "cli.welcome.3")
    heads = ("om.round", "om.lastround", "om.stale", "om.over", "om.level")
    openers = ("om.turn",)
    unsaid = ()
    help = (
        ("3", "om.cli.help.number"), ("G5, mine G5", "om.cli.help.tail"), ("act learn", "om.cli.help.notation"),
        ("Enter", "om.cli.help.enter"), ("why", "om.cli.help.why"), ("why act hire", "om.cli.help.whythis"),
        ("map", "om.cli.help.map"), ("board", "om.cli.help.board"), ("player, player 2", "om.cli.help.player"),
        ("lab, lab 2", "om.cli.help.lab"), ("blueprints, science", "om.cli.help.blueprints"),
        ("goals", "om.cli.help.goals"), ("card contract 9", "om.cli.help.card"), ("lacerda", "om.cli.help.lacerda"),
    )  # fmt: skip

    def commands(self) -> dict[str, Show]:
        """Map, boards, displays, goals, components."""
        return COMMANDS

    def whole(self, look: Look, level: int = 0) -> RenderableType:
        """Map, colony, displays, players."""
        if level:
            return tight_table(table_of(look), look.words, look.width, level)
        return whole(table_of(look), look.words, look.width)

    def opens(self, look: Look, decision: Decision) -> bool:
        """Before the first choices of the game, and at the beginning of a turn."""
        table = table_of(look)
        fresh = decision.kind == "turn" and not table["turn"]["main_done"] and not table["turn"]["executive_done"]
        return fresh or (table["phase"] == PHASES[SETUP] and decision.kind == "turnspace")

    def moment(self, look: Look) -> str:
        """The round."""
        return look.words.say("om.cli.inround", table_of(look)["round"])

    def purse(self, look: Look) -> RenderableType | None:
        """Crystals, resources and colonists."""
        return purse(table_of(look)["seats"][look.seat], look.words)

    def question(self, look: Look, decision: Decision, level: int = 0) -> RenderableType:
        """Hexes on the map, the groups of a turn, or plain options."""
        if level and decision.kind == "turn":
            return tight_turn(table_of(look), decision, look.view.refusals(), look.words, level)
        return question(table_of(look), decision, look.view.refusals(), look.words, look.width)

    def asked(self, look: Look, decision: Decision) -> str:
        """As the game puts it."""
        return look.words.text(look.view.question_text(decision))

    def how_to_answer(self, decision: Decision, words: Words) -> str:
        """By a number, or a hex."""
        return how_to_answer(decision, words)

    def meant(self, decision: Decision, line: str) -> Choice | None:
        """By its last words."""
        return meant(decision, line)

    def named(self, choice: Choice, words: Words) -> str:
        """The name of a blueprint."""
        ref = last_named(choice, BLUEPRINT)
        return "" if ref is None else words.say(f"om.blueprint.{ref.name}")

    def sheet(self, look: Look) -> RenderableType:
        """A column for every seat."""
        return sheet_grid([seat["points"] for seat in table_of(look)["seats"]], look.words)

    def verdict(self, look: Look) -> str:
        """Most points; alone, whether the goal is reached."""
        table, words = table_of(look), look.words
        winners = table["winners"]
        if "solo" in table:
            goal, points = Said(f"om.solo.{table['solo']['goal']}"), table["seats"][0]["total"]
            return words.say("om.cli.won.solo" if winners else "om.cli.lost.solo", goal, points)
        who = Said("and", *[Said("seat", seat) for seat in winners])
        points = table["seats"][winners[0]]["total"]
        return words.say("cli.won" if len(winners) == 1 else "cli.shared", who, points)


DRAWING: Final = OnMars()
