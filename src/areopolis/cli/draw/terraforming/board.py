"""The map of Mars: nine rows of spaces, two lines each, and the two cities outside."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from areopolis.cli.draw.style import DIM, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NO_BREAK
from areopolis.terraforming.board import (
    BONUS,
    CARD_ICON,
    GANYMEDE,
    KIND,
    NOCTIS,
    ON_MARS,
    PHOBOS,
    PLACE,
    SEA,
    VOLCANOES,
    space_name,
)  # fmt: skip
from areopolis.terraforming.position import Position
from areopolis.terraforming.terms import CITY, EMPTY, GREENERY, NEURAL, OCEAN, PLANT, STEEL, TILES, TITANIUM, is_city

CELL: Final = 5
WIDTH: Final = 54
ROWS: Final = 9
LONGEST: Final = 9

ICONS: Final = {STEEL: "steel", TITANIUM: "titanium", PLANT: "plants", CARD_ICON: "card"}
SIGNS: Final = {GREENERY: " ♣ ", CITY: " ⌂ ", NEURAL: " ◉ "}
LAND_STYLE: Final = "#f2d9c4 on #5c2f1c"
SEA_STYLE: Final = "#a9d1f5 on #15344f"
NOCTIS_STYLE: Final = "#f2d9c4 on #4a3f3a"
OCEAN_STYLE: Final = "bold white on #1d6fd1"
GREENERY_STYLE: Final = "bold white on #2e7d32"
CITY_STYLE: Final = "bold white on #6b6b6b"
SPECIAL_STYLE: Final = "bold white on #7a5c10"
OFFERED_STYLE: Final = "bold black on #ffd54f"


def board(pos: Position, words: Words, offered: frozenset[int] = frozenset()) -> Group:
    """The whole map; the spaces that are offered stand in brackets."""
    rows: list[list[int]] = [[] for _row in range(ROWS)]
    for space in ON_MARS:
        rows[PLACE[space][0] - 1].append(space)
    lines: list[Text] = []
    for row in rows:
        indent = " " * ((LONGEST - len(row)) * (CELL + 1) // 2)
        tops = [top(pos, space, space in offered) for space in row]
        bottoms = [bottom(pos, words, space) for space in row]
        lines.append(Text(indent) + Text(" ").join(tops))
        lines.append(Text(indent) + Text(" ").join(bottoms))
    return Group(*lines)


def outside(pos: Position, words: Words) -> Text:
    """The spaces outside Mars with their owners."""
    line = Text()
    for space in (PHOBOS, GANYMEDE):
        line.append(f"{words.say(f'space.{space_name(space)}')} ")
        if pos.tiles[space] == EMPTY:
            line.append(words.say("cli.free"), style=DIM)
        else:
            line.append("⌂ ").append_text(badge(pos.owners[space]))
        line.append("  ")
    return line


def ground(pos: Position, space: int) -> str:
    """The colours of a space."""
    tile = pos.tiles[space]
    if tile == EMPTY:
        return SEA_STYLE if KIND[space] == SEA else NOCTIS_STYLE if space == NOCTIS else LAND_STYLE
    if tile == OCEAN:
        return OCEAN_STYLE
    if tile == GREENERY:
        return GREENERY_STYLE
    return CITY_STYLE if is_city(tile) else SPECIAL_STYLE


def top(pos: Position, space: int, offered: bool) -> Text:
    """The number of a space, whether it is offered, claimed, a volcano or reserved."""
    style = ground(pos, space)
    line = Text(style=style)
    line.append(
        f"[{space_name(space)}]" if offered else f" {space_name(space)} ", style=OFFERED_STYLE if offered else ""
    )
    if space in pos.claims:
        return (line if offered else line[:-1] + Text("⚑", style=style)) + badge(pos.claims[space])
    mark = "▲" if space in VOLCANOES else "N" if space == NOCTIS else " "
    return line.append(mark)


def bottom(pos: Position, words: Words, space: int) -> Text:
    """The tile on a space, or what is printed there."""
    style = ground(pos, space)
    tile = pos.tiles[space]
    if tile == OCEAN:
        return Text("≈≈≈≈≈", style=style)
    if tile == EMPTY:
        icons = " ".join([icon_letter(icon, words) for icon in BONUS[space]]).center(CELL - 2)
        edge = "~" if KIND[space] == SEA else " "
        return Text(f"{edge}{icons}{edge}", style=style)
    owner = pos.owners[space]
    sign = SIGNS.get(tile) or short_name(words.say(f"tile.{TILES[tile]}"))
    return Text(f"{sign} ", style=style) + (
        badge(owner) if letter(owner).isalpha() else Text(letter(owner), style=style)
    )


def icon_letter(icon: int, words: Words) -> str:
    """The letter of a bonus on the map."""
    return words.say(f"cli.icon.{ICONS[icon]}")


def short_name(name: str) -> str:
    """Three letters for a tile: two of the first word and the initial of the last, which tell all tiles apart."""
    first, *rest = name.replace(NO_BREAK, " ").split(" ")
    return (first[:2] + rest[-1][:1].upper() if rest else first[:3]).ljust(3)


def legend(pos: Position, words: Words) -> list[Text]:
    """What the signs on the map mean."""
    icons = " ".join([icon_letter(icon, words) for icon in ICONS])
    signs = [
        (icons, "cli.legend.bonus"), ("~  ~", "cli.legend.sea"), ("≈≈≈", "cli.legend.ocean"),
        ("♣ A", "cli.legend.greenery"), ("⌂ A", "cli.legend.city"), ("▲", "cli.legend.volcano"),
        ("N", "cli.legend.noctis"), ("⚑A", "cli.legend.claim"),
    ]  # fmt: skip
    if pos.marsbot is not None:
        signs.append(("◉ B", "cli.legend.neural"))
    return [Text.assemble((sign, "bold"), " ", (words.say(key), DIM)) for sign, key in signs]
