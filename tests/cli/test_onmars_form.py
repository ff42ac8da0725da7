"""The terminal draws On Mars from the form of the table alone, so the form is complete."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import RenderableType

from areopolis.bots.random import random_choice
from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.onmars.cards import component
from areopolis.cli.draw.onmars.colony import actions_in_full, missions, order_in_full, support_in_full
from areopolis.cli.draw.onmars.hexmap import hexmap, legend
from areopolis.cli.draw.onmars.lab import laboratory
from areopolis.cli.draw.onmars.lacerda import deck
from areopolis.cli.draw.onmars.player import board, players, purse
from areopolis.cli.draw.onmars.question import question
from areopolis.cli.draw.onmars.say import box_of
from areopolis.cli.draw.onmars.supply import plans_in_full, science_in_full
from areopolis.cli.draw.onmars.table import in_full, whole
from areopolis.cli.draw.onmars.tight import tight_table, tight_turn
from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.words import Words
from areopolis.kernel.decision import Decision
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.locale import catalogue
from areopolis.onmars import GAME
from areopolis.onmars.forms import TableForm

DRAWING = drawing_of("onmars")
WORDS = Words(catalogue("en"), ("Ana", "Boris", "Cecilia"))
WIDTH = 100


def printed(thing: RenderableType) -> str:
    console = Sheet(width=WIDTH, color_system="truecolor", force_terminal=True, markup=False, highlight=False)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def sent(pos: Position, seat: int) -> TableForm:
    """The table as a client receives it: through JSON, with nothing of the position."""
    return cast("TableForm", json.loads(json.dumps(pos.table(seat))))


def moments(options: dict[str, str]) -> Iterator[tuple[Position, Decision]]:
    """A random game: every kind of question once, and one now and then."""
    pos, rng, kinds = GAME.new(options, 5), Rng(seeded(5)), set[str]()
    made = 0
    while (decision := pos.decision) is not None:
        if decision.kind not in kinds or made % 200 == 0:
            kinds.add(decision.kind)
            yield pos, decision
        pos.apply(random_choice(decision, rng))
        made += 1


def by_command(table: TableForm, seat: int) -> dict[str, RenderableType]:
    """What words show, from the form alone; each function sees nothing else."""
    return {
        "map": hexmap(table, WORDS, WIDTH), "board": in_full(table, WORDS), "player": board(table, seat, WORDS),
        "players": players(table, WORDS, WIDTH), "lab": laboratory(table, seat, WORDS),
        "lss": support_in_full(table, WORDS), "order": order_in_full(table, WORDS),
        "actions": actions_in_full(table, WORDS), "missions": missions(table, WORDS),
        "blueprints": plans_in_full(table, WORDS), "science": science_in_full(table, WORDS),
        "card": component(box_of(table), "contract 9", WORDS),
    }  # fmt: skip


GAMES = [{"players": "1"}, {"players": "2", "length": "long"}, {"players": "3", "variant": "first-colonists"}]


@pytest.mark.parametrize("options", GAMES)
def test_the_form_alone_draws_the_same_screen(options: dict[str, str]) -> None:
    seen = 0
    for pos, decision in moments(options):
        seat = decision.seat
        table, look = sent(pos, seat), Look(pos.view(seat), WORDS, WIDTH)
        refused = pos.refusals(seat)
        assert printed(whole(table, WORDS, WIDTH)) == printed(DRAWING.whole(look))
        assert printed(tight_table(table, WORDS, WIDTH, 2)) == printed(DRAWING.whole(look, 2))
        assert printed(question(table, decision, refused, WORDS, WIDTH)) == printed(DRAWING.question(look, decision))
        if decision.kind == "turn":
            assert printed(tight_turn(table, decision, refused, WORDS, 2)) == printed(
                DRAWING.question(look, decision, 2)
            )
        assert printed(purse(table["seats"][seat], WORDS)) == printed(DRAWING.purse(look) or "")
        assert printed(sheet_grid([seat["points"] for seat in table["seats"]], WORDS)) == printed(DRAWING.sheet(look))
        shown = by_command(table, seat)
        for name, thing in shown.items():
            rest = "contract 9" if name == "card" else ""
            expected = printed(DRAWING.commands()[name](look, rest)).removesuffix(printed(legend(WORDS)))
            assert printed(thing) == expected, name
        seen += 1
    assert seen > 12


def test_lacerda_is_drawn_from_the_form() -> None:
    pos = GAME.new({"players": "1"}, 5)
    table = sent(pos, 0)
    assert "solo" in table
    drawn = printed(deck(table["solo"], box_of(table), WORDS)) + printed(board(table, 1, WORDS))
    assert drawn == printed(DRAWING.commands()["lacerda"](Look(pos.view(0), WORDS, WIDTH), ""))
