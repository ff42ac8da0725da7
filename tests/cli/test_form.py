"""The terminal draws Terraforming Mars by what leaves the engine alone, so that a table anywhere else can, too."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from rich.console import RenderableType

import areopolis.cli.draw.terraforming as pictures
from areopolis.bots.random import random_choice
from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.terraforming.cards import hand
from areopolis.cli.draw.terraforming.marsbot import marsbot_board
from areopolis.cli.draw.terraforming.parliament import parliament
from areopolis.cli.draw.terraforming.players import in_play, purse
from areopolis.cli.draw.terraforming.question import question
from areopolis.cli.draw.terraforming.score import score_sheet, verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.terraforming.tight import tight_table, tight_turn
from areopolis.cli.draw.words import Words
from areopolis.games import games
from areopolis.kernel.codec import canonical
from areopolis.kernel.decision import Decision
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.locale import catalogue
from areopolis.terraforming.forms import TableForm

ROOMS = sorted(Path(pictures.__path__[0]).glob("*.py"))
# Where positions are, and what changes or judges them.
INSIDE = ("position", "whole", "player", "rules", "effects", "scoring", "read", "turmoil.politics", "turmoil.lobby")
DRAWING = drawing_of("terraforming")
OPTIONS = [
    {"players": "1", "turmoil": "yes"},
    {"players": "2", "marsbot": "hard", "marsbot-corporation": "random"},
    {"players": "3", "turmoil": "yes", "draft": "yes"},
]


def drawn(thing: RenderableType) -> str:
    console = Sheet(width=100, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


@pytest.mark.parametrize("options", OPTIONS)
def test_what_was_sent_as_text_draws_the_same_screens(options: dict[str, str]) -> None:
    pos = games()["terraforming"].new(options, 3)
    rng = Rng(seeded(3))
    words = Words(catalogue("en"), tuple(f"Player {seat}" for seat in range(pos.seats())))
    kinds: set[str] = set()
    for ply in range(100_000):
        decision = pos.decision
        if decision is None:
            break
        if decision.kind not in kinds or ply % 60 == 0:
            kinds.add(decision.kind)
            compare_screens(Look(pos.view(decision.seat), words, 100), decision, sent(pos, decision.seat))
        pos.apply(random_choice(decision, rng))
    assert {"turn", "space", "corporation"} <= kinds
    assert pos.decision is None
    look, form = Look(pos.view(0), words, 100), sent(pos, 0)
    assert DRAWING.verdict(look) == verdict(form, words)
    assert drawn(DRAWING.sheet(look)) == drawn(score_sheet(form, words))


def sent(pos: Position, seat: int) -> TableForm:
    """The table of a seat after its way through a wire."""
    form: TableForm = json.loads(canonical(pos.table(seat)))
    return form


def compare_screens(look: Look, decision: Decision, form: TableForm) -> None:
    """What a person sees is what the form alone draws."""
    words, shows = look.words, DRAWING.commands()
    refused = [(wish, look.view.reasons(wish)) for wish, _why in look.view.refusals()]
    pairs = [
        (DRAWING.whole(look), whole(form, words, 100)),
        (DRAWING.whole(look, 1), tight_table(form, words, 1)),
        (DRAWING.question(look, decision), question(form, decision, refused, words, 100)),
        (shows["hand"](look, ""), hand(form["seats"][look.seat], words)),
        (DRAWING.purse(look) or "", purse(form["seats"][look.seat], words) if DRAWING.purse(look) else ""),
    ]
    if decision.kind == "turn":
        pairs.append((DRAWING.question(look, decision, 2), tight_turn(form, decision, refused, words, 2)))
    if "turmoil" in form:
        pairs.append((shows["parliament"](look, ""), parliament(form["turmoil"], words)))
    if "marsbot" in form:
        pairs.append((shows["marsbot"](look, ""), marsbot_board(form, words)))
    for seen, alone in pairs:
        assert drawn(seen) == drawn(alone)
    assert drawn(in_play(form, words)) in drawn(shows["players"](look, ""))


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_pictures_know_no_position(path: Path) -> None:
    """Declarations may be looked up; what lies on the table comes from the form."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            inside = (node.module or "").removeprefix("areopolis.terraforming.")
            assert not any(inside == room or inside.startswith(f"{room}.") for room in INSIDE), node.module
