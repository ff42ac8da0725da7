"""Terraforming Mars as the terminal knows it."""

from __future__ import annotations

from typing import Final, final

from rich.console import RenderableType

from areopolis.cli.draw.drawing import Drawing, Look, Show
from areopolis.cli.draw.terraforming.cards import card_of
from areopolis.cli.draw.terraforming.commands import COMMANDS, table_of
from areopolis.cli.draw.terraforming.players import purse
from areopolis.cli.draw.terraforming.question import PLAY, Refused, how_to_answer, question
from areopolis.cli.draw.terraforming.score import score_sheet, verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.terraforming.tight import NO_MAP, tight_table, tight_turn
from areopolis.cli.draw.things import last_named
from areopolis.cli.draw.words import Words
from areopolis.cli.lookup import find_card
from areopolis.kernel.decision import Choice, Decision, Wish
from areopolis.kernel.errors import AreopolisError
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.card import PROJECTS_IN_BOX, Card
from areopolis.terraforming.refs import CARD, card_ref


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

    def moment(self, look: Look) -> str:
        """The generation."""
        return look.words.say("cli.generation", table_of(look)["generation"])

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

    def named(self, choice: Choice, words: Words) -> str:
        """The name of a card."""
        ref = last_named(choice, CARD)
        return "" if ref is None else words.text(card_of(ref.name).title)

    def wished(self, line: str, words: Words) -> Choice | None:
        """To play the card."""
        try:
            card = find_card(line.removeprefix("play "), words.catalogue)
        except AreopolisError:
            return None
        if not isinstance(card, Card) or card.id not in PROJECTS_IN_BOX:
            return None
        return Wish(("play", card_ref(card.id)), Said(PLAY, card.title))

    def sheet(self, look: Look) -> RenderableType:
        """A column for every seat."""
        return score_sheet(table_of(look), look.words)

    def verdict(self, look: Look) -> str:
        """Alone, whether Mars is done."""
        return verdict(table_of(look), look.words)


DRAWING: Final = Terraforming()
