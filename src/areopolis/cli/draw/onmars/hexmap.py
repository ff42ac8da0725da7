"""The map: hexes with flat tops, two lines each, every second column half a hex lower."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from areopolis.cli.draw.onmars.say import code
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
from areopolis.onmars.hexes import COLUMNS, NAMES, PLACES
from areopolis.onmars.rules.construct import building_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import BARE, CRYSTAL_HERE, DISCOVERY, NOBODY, NOTHING, RESEARCH, SHELTER, STACKS

CELL: Final = 6
HEIGHT: Final = 18
# Screens from this width on have room for a gap between columns.
ROOMY: Final = 92
# By column and line: the hex whose upper or lower half stands there.
UPPER: Final = {(q + 6, 2 * r + q + HEIGHT // 2 - 1): hex_ for hex_, (q, r) in enumerate(PLACES)}


def hexmap(pos: Table, words: Words, width: int, offered: frozenset[int] = frozenset()) -> Group:
    """The whole map; the hexes that are offered stand in brackets."""
    gap = 1 if width >= ROOMY else 0
    lines: list[Text] = []
    for line in range(HEIGHT):
        drawn = Text(no_wrap=True)
        for column in range(len(COLUMNS)):
            upper = UPPER.get((column, line))
            lower = UPPER.get((column, line - 1))
            if upper is not None:
                drawn.append_text(top(pos, words, upper, upper in offered))
            elif lower is not None:
                drawn.append_text(bottom(pos, lower))
            else:
                drawn.append(" " * CELL)
            drawn.append(" " * gap)
        lines.append(drawn)
    return Group(*lines)


def ground(pos: Table, hex_: int) -> str:
    """The colours of a hex."""
    building = pos.buildings[hex_]
    return LAND_STYLES[PLACES[hex_][1] % 2] if building == NOTHING else BUILDING_STYLES[min(building, SHELTER)]


def top(pos: Table, words: Words, hex_: int, offered: bool) -> Text:
    """The name of a hex, whether it is offered, and the building on it."""
    style = ground(pos, hex_)
    name = NAMES[hex_]
    line = Text(f"[{name}]" if offered else f" {name} ", style=OFFERED_STYLE if offered else style)
    building = pos.buildings[hex_]
    if building == NOTHING:
        return line.append("  ", style=style)
    if building >= SHELTER:
        return line.append(SHELTER_SIGN, style=style).append_text(badge(building - SHELTER))
    return line.append(code(building, words)[:2].ljust(2), style=style)


def bottom(pos: Table, hex_: int) -> Text:
    """What lies on a hex, and the pieces there."""
    style = ground(pos, hex_)
    line = Text(style=style)
    line.append(lying_sign(pos, hex_))
    for seat, sign in pieces(pos, hex_):
        line.append_text(badge(seat)).append(sign)
    if line.cell_len > CELL:
        line.truncate(CELL, overflow="ellipsis")
    line.append(" " * (CELL - line.cell_len))
    return line


def lying_sign(pos: Table, hex_: int) -> str:
    """The sign of a crystal, or of a research or discovery tile."""
    lies = pos.lies[hex_]
    if lies == BARE:
        return ""
    if lies == CRYSTAL_HERE:
        return CRYSTAL_SIGN
    if lies >= DISCOVERY:
        return f"{DISCOVERY_SIGN}{lies - DISCOVERY}"
    return f"{RESEARCH_SIGN}{pos.box.research[lies - RESEARCH].letter}"


def pieces(pos: Table, hex_: int) -> list[tuple[int, str]]:
    """The pieces on a hex: their owners and signs."""
    found = [(player.seat, ROVER) for player in pos.players if player.rover == hex_]
    found += [(player.seat, BOT) for player in pos.players for bot in player.bots if bot == hex_]
    found += [(owners[hex_], sign) for owners, sign in ((pos.miners, COLONIST), (pos.markers, MARKER))]
    return [(seat, sign) for seat, sign in found if seat != NOBODY]


def legend(words: Words) -> Text:
    """What the signs on the map mean."""
    parts = [
        Text.assemble((f" {code(kind, words)} ", BUILDING_STYLES[kind]), " ", (words.text(building_text(kind)), DIM))
        for kind in range(STACKS)
    ]
    signs = (
        (f"{SHELTER_SIGN}A", "shelter"), (f"A{BOT}", "bot"), (f"A{ROVER}", "rover"), (f"A{COLONIST}", "colonist"),
        (f"A{MARKER}", "marker"), (CRYSTAL_SIGN, "crystal"), (f"{RESEARCH_SIGN}A", "research"),
        (f"{DISCOVERY_SIGN}9", "discovery"),
    )  # fmt: skip
    others = [Text.assemble((sign, "bold"), " ", (words.say(f"om.cli.legend.{name}"), DIM)) for sign, name in signs]
    return Text("\n").join([Text("  ").join(parts), Text("  ").join(others)])


def where(pos: Table, seat: int, words: Words) -> str:
    """Where the bots and the rover of a seat are."""
    player = pos.players[seat]
    # Bots of Lacerda stand beside the map.
    bots = [NAMES[hex_] for hex_ in player.bots if hex_ != NOTHING]
    rover = NAMES[player.rover] if player.rover != NOTHING else Said("om.cli.norover")
    return words.say("om.cli.where", letter(seat), Said("and", *bots) if bots else Said("om.cli.nobots"), rover)
