"""Draws the pictures of the docs with the drawings of the command line: `python docs/make_images.py`.

The pictures are SVG without fonts or addresses from outside, and come out the same every time.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from areopolis.bots.random import play_out
from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.terraforming.cards import card_panel
from areopolis.cli.draw.words import Words
from areopolis.games import games
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.locale import catalogue
from areopolis.onmars.whole import WholePosition as OnMarsPosition
from areopolis.terraforming.scenario import card_named
from areopolis.terraforming.whole import WholePosition

FOLDER = Path(__file__).parent / "images"
WIDTH = 126
MANY = 12
THEME = TerminalTheme(
    (24, 24, 27),
    (228, 228, 231),
    [
        (24, 24, 27), (220, 80, 80), (95, 180, 95), (220, 190, 90),
        (95, 150, 230), (190, 120, 220), (90, 190, 200), (228, 228, 231),
    ],
)  # fmt: skip
# The template of rich without its web fonts; spaces are kept by every reader of SVG.
TEMPLATE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def middle_of_a_game(seed: int, players: int, generation: int) -> tuple[WholePosition, Words]:
    """A game that random bots have played up to a generation, at the first action of a turn of seat 0."""
    pos = games()["terraforming"].new({"players": str(players)}, seed)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(seed))
    while pos.generation < generation or not at_turn(pos):
        play_out(pos, rng, 1)
    return pos, Words(catalogue("en"), ("Ana", "Ben", "Cid")[:players])


def at_turn(pos: WholePosition) -> bool:
    """Whether seat 0 is about to take the first action of a turn, with much to choose from."""
    decision = pos.decision
    assert decision is not None, "the game has ended before that"
    return decision.kind == "turn" and decision.seat == 0 and not pos.actions and len(decision.options) > MANY


def colony_under_way(seed: int, players: int, least: int) -> tuple[OnMarsPosition, Words]:
    """A game of On Mars that random bots have played up to a round, where seat 0 may construct much."""
    pos = games()["onmars"].new({"players": str(players)}, seed)
    assert isinstance(pos, OnMarsPosition)
    rng = Rng(seeded(seed))
    while True:
        decision = pos.decision
        assert decision is not None, "the game has ended before that"
        if pos.round >= least and decision.seat == 0 and decision.kind == "construct" and len(decision.options) > MANY:
            return pos, Words(catalogue("en"), ("Ana", "Ben", "Cid")[:players])
        play_out(pos, rng, 1)


def save(name: str, *parts: RenderableType, width: int = WIDTH) -> None:
    """Print parts on a console that nobody sees, and keep what it shows."""
    console = Sheet(
        file=io.StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor",
        highlight=False, emoji=False, markup=False,
    )  # fmt: skip
    for part in parts:
        console.print(part)
    drawn = console.export_svg(title="", theme=THEME, code_format=TEMPLATE, unique_id=name)
    (FOLDER / f"{name}.svg").write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", "utf-8")


def screen(game: str, pos: Position, words: Words) -> list[RenderableType]:
    """What the seat that must decide sees of a table, with its question."""
    assert pos.decision is not None
    drawing, look = drawing_of(game), Look(pos.view(pos.decision.seat), words, WIDTH)
    asked = Text(drawing.asked(look, pos.decision), style=HEADING)
    return [drawing.whole(look), Text(""), drawing.question(look, pos.decision), asked, Text("> ")]


def main() -> None:
    """Draw all pictures."""
    FOLDER.mkdir(exist_ok=True)
    pos, words = middle_of_a_game(seed=157, players=3, generation=11)
    save("table", *screen("terraforming", pos, words))
    save("card", card_panel(card_named("128"), words), width=60)
    colony, words = colony_under_way(seed=11, players=3, least=24)
    save("onmars", *screen("onmars", colony, words))


if __name__ == "__main__":
    main()
