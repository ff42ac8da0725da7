"""Terraforming Mars as the terminal knows it."""

from __future__ import annotations

from typing import Final, cast, final

from rich.console import RenderableType

from areopolis.cli.draw.drawing import Drawing, Look, Show
from areopolis.cli.draw.style import NEUTRAL
from areopolis.cli.draw.terraforming.commands import COMMANDS, table_of
from areopolis.cli.draw.terraforming.players import purse
from areopolis.cli.draw.terraforming.question import Refused, how_to_answer, phrased, question
from areopolis.cli.draw.terraforming.score import score_sheet, verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.terraforming.tight import NO_MAP, tight_table, tight_turn
from areopolis.cli.draw.words import Words
from areopolis.cli.lookup import find_card
from areopolis.kernel.decision import Decision
from areopolis.kernel.errors import AreopolisError
from areopolis.kernel.position import Position
from areopolis.terraforming.card import PROJECTS_IN_BOX, Card, known
from areopolis.terraforming.forms import TableForm


def open_table(pos: Position) -> TableForm:
    """The table as everybody sees it."""
    return cast("TableForm", pos.view(NEUTRAL).table())


def refused(look: Look) -> Refused:
    """What the seat cannot choose now, with all the reasons."""
    return [(wish, look.view.reasons(wish)) for wish, _first in look.view.refusals()]


@final
class Terraforming(Drawing):
    """The planet, the cards, the committee and MarsBot."""

    title = "game.terraforming"
    levels = NO_MAP + 1
    welcome = ("cli.welcome.1", "cli.welcome.2", "cli.welcome.3")
    heads = ("production", "generation", "final", "over")
    # So that a turn of MarsBot can be followed.
    openers = ("marsbot.card", "marsbot.bonus")
    unsaid = ("deal", "look", "passed_on")
    help = (
        ("3", "cli.help.number"), ("1 3 4, 0", "cli.help.numbers"), ("play 009", "cli.help.notation"),
        ("play power inf", "cli.help.name"),
        ("Enter", "cli.help.enter"), ("why", "cli.help.why"), ("why play 009", "cli.help.whythis"),
        ("card 115", "cli.help.card"), ("hand", "cli.help.hand"),
        ("cards, cards 2", "cli.help.cards"), ("board, players", "cli.help.board"),
        ("parliament", "cli.help.parliament"), ("marsbot", "cli.help.marsbot"),
    )  # fmt: skip

    def commands(self) -> dict[str, Show]:
        """Cards, hand, map, players, committee, MarsBot."""
        return COMMANDS

    def whole(self, look: Look, level: int = 0) -> RenderableType:
        """Map, parameters, goals, players."""
        if level:
            return tight_table(table_of(look), look.words, level)
        return whole(table_of(look), look.words, look.width)

    def opens(self, look: Look, decision: Decision) -> bool:
        """At the beginning of a turn."""
        return decision.kind == "turn" and table_of(look)["turn"]["actions_done"] == 0

    def moment(self, pos: Position, words: Words) -> str:
        """The generation."""
        return words.say("cli.generation", open_table(pos)["generation"])

    def purse(self, look: Look) -> RenderableType | None:
        """The resources, once there is a corporation."""
        player = table_of(look)["seats"][look.seat]
        return None if player["corporation"] is None else purse(player, look.words)

    def question(self, look: Look, decision: Decision, level: int = 0) -> RenderableType:
        """Cards, spaces on the map, parties, or plain options."""
        if decision.kind != "turn":
            return question(table_of(look), decision, [], look.words, look.width)
        if level:
            return tight_turn(table_of(look), decision, refused(look), look.words, level)
        return question(table_of(look), decision, refused(look), look.words, look.width)

    def asked(self, look: Look, decision: Decision) -> str:
        """With the number of the action, or the tile."""
        return look.words.text(look.view.question_text(decision))

    def how_to_answer(self, decision: Decision, words: Words) -> str:
        """By numbers."""
        return how_to_answer(decision, words)

    def named(self, notation: str, words: Words) -> str:
        """The name of a card."""
        card = known(notation.rsplit(maxsplit=1)[-1])
        return "" if card is None else words.text(card.title)

    def phrased(self, look: Look, notation: str) -> str:
        """As the options of a turn are."""
        return phrased(notation, look.words)

    def wished(self, text: str, words: Words) -> str:
        """To play the card."""
        try:
            card = find_card(text, words.catalogue)
        except AreopolisError:
            return ""
        return f"play {card.number}" if isinstance(card, Card) and card.id in PROJECTS_IN_BOX else ""

    def sheet(self, look: Look) -> RenderableType:
        """A column for every seat."""
        return score_sheet(table_of(look), look.words)

    def verdict(self, look: Look) -> str:
        """Alone, whether Mars is done."""
        return verdict(table_of(look), look.words)


DRAWING: Final = Terraforming()
