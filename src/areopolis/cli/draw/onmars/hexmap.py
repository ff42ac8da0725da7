"""The map: hexes with flat tops, two lines each, every second column half a hex lower."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from areopolis.cli.draw.onmars.say import building, code
from areopolis.cli.draw.onmars.style import (
    BOT,
    BUILDING_STYLES,
    COLONIST,
    CRYSTAL_SIGN,
    DISCOVERY_SIGN,
    LAND_STYLES,
    MARKER,
    OFFERED_STYLE,
    RESEARCH_SIGN,
    ROVER,
    SHELTER_SIGN,
)
from areopolis.cli.draw.style import DIM, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.onmars.forms import HexForm, Lying, SeatForm, TableForm
from areopolis.onmars.hexes import COLUMNS
from areopolis.onmars.terms import BUILDINGS, STACKS

CELL: Final = 6
HEIGHT: Final = 18
# Screens from this width on have room for a gap between columns.
ROOMY: Final = 92
PIECES: Final = {"rover": ROVER, "bot": BOT, "colonist": COLONIST, "marker": MARKER}


def upper_at(hex_: HexForm) -> tuple[int, int]:
    """The column and the line of the drawing in which the upper half of a hex stands."""
    q, r = hex_["q"], hex_["r"]
    return (q + 6, 2 * r + q + HEIGHT // 2 - 1)


def hexmap(table: TableForm, words: Words, width: int, offered: frozenset[str] = frozenset()) -> Group:
    """The whole map; the hexes that are offered stand in brackets."""
    gap = 1 if width >= ROOMY else 0
    halves = {upper_at(hex_): hex_ for hex_ in table["map"]}
    lines: list[Text] = []
    for line in range(HEIGHT):
        drawn = Text(no_wrap=True)
        for column in range(len(COLUMNS)):
            upper = halves.get((column, line))
            lower = halves.get((column, line - 1))
            if upper is not None:
                drawn.append_text(top(upper, words, upper["hex"] in offered))
            elif lower is not None:
                drawn.append_text(bottom(lower))
            else:
                drawn.append(" " * CELL)
            drawn.append(" " * gap)
        lines.append(drawn)
    return Group(*lines)


def ground(hex_: HexForm) -> str:
    """The colours of a hex."""
    return LAND_STYLES[hex_["r"] % 2] if hex_["building"] is None else BUILDING_STYLES[hex_["building"]]


def top(hex_: HexForm, words: Words, offered: bool) -> Text:
    """The name of a hex, whether it is offered, and the building on it."""
    style = ground(hex_)
    name = hex_["hex"]
    line = Text(f"[{name}]" if offered else f" {name} ", style=OFFERED_STYLE if offered else style)
    if hex_["building"] is None:
        return line.append("  ", style=style)
    if hex_["owner"] is not None:
        return line.append(SHELTER_SIGN, style=style).append_text(badge(hex_["owner"]))
    return line.append(code(hex_["building"], words)[:2].ljust(2), style=style)


def bottom(hex_: HexForm) -> Text:
    """What lies on a hex, and the pieces there."""
    line = Text(style=ground(hex_))
    line.append(lying_sign(hex_["lies"]))
    for piece in hex_["pieces"]:
        line.append_text(badge(piece["seat"])).append(PIECES[piece["piece"]])
    if line.cell_len > CELL:
        line.truncate(CELL, overflow="ellipsis")
    line.append(" " * (CELL - line.cell_len))
    return line


def lying_sign(lies: Lying | None) -> str:
    """The sign of a crystal, or of a research or discovery tile."""
    if lies is None:
        return ""
    if lies["kind"] == "crystal":
        return CRYSTAL_SIGN
    return f"{DISCOVERY_SIGN if lies['kind'] == 'discovery' else RESEARCH_SIGN}{lies['id']}"


def legend(words: Words) -> Text:
    """What the signs on the map mean."""
    parts = [
        Text.assemble((f" {code(kind, words)} ", BUILDING_STYLES[kind]), " ", (words.text(building(kind)), DIM))
        for kind in BUILDINGS[:STACKS]
    ]
    signs = (
        (f"{SHELTER_SIGN}A", "shelter"), (f"A{BOT}", "bot"), (f"A{ROVER}", "rover"), (f"A{COLONIST}", "colonist"),
        (f"A{MARKER}", "marker"), (CRYSTAL_SIGN, "crystal"), (f"{RESEARCH_SIGN}A", "research"),
        (f"{DISCOVERY_SIGN}9", "discovery"),
    )  # fmt: skip
    others = [Text.assemble((sign, "bold"), " ", (words.say(f"om.cli.legend.{name}"), DIM)) for sign, name in signs]
    return Text("\n").join([Text("  ").join(parts), Text("  ").join(others)])


def where(seat: SeatForm, words: Words) -> str:
    """Where the bots and the rover of a seat are; bots of Lacerda stand beside the map."""
    bots = Said("and", *seat["bots"]) if seat["bots"] else Said("om.cli.nobots")
    return words.say("om.cli.where", letter(seat["seat"]), bots, seat["rover"] or Said("om.cli.norover"))
