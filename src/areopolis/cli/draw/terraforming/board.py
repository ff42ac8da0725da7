"""The map of Mars: nine rows of spaces, two lines each, and the two cities outside."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from areopolis.cli.draw.style import DIM, NEUTRAL, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NO_BREAK
from areopolis.terraforming.forms import SpaceForm, TableForm
from areopolis.terraforming.terms import CITY, GREENERY, NEURAL, OCEAN, TILES, is_city

CELL: Final = 5
WIDTH: Final = 54
ROWS: Final = 9
LONGEST: Final = 9

ICONS: Final = ("steel", "titanium", "plants", "card")
SEA: Final = "ocean"
RESERVED: Final = "reserved"
SIGNS: Final = {TILES[GREENERY]: " ♣ ", TILES[CITY]: " ⌂ ", TILES[NEURAL]: " ◉ "}
LAND_STYLE: Final = "#f2d9c4 on #5c2f1c"
SEA_STYLE: Final = "#a9d1f5 on #15344f"
NOCTIS_STYLE: Final = "#f2d9c4 on #4a3f3a"
OCEAN_STYLE: Final = "bold white on #1d6fd1"
GREENERY_STYLE: Final = "bold white on #2e7d32"
CITY_STYLE: Final = "bold white on #6b6b6b"
SPECIAL_STYLE: Final = "bold white on #7a5c10"
OFFERED_STYLE: Final = "bold black on #ffd54f"


def board(table: TableForm, words: Words, offered: frozenset[str] = frozenset()) -> Group:
    """The whole map; the spaces that are offered stand in brackets."""
    rows: list[list[SpaceForm]] = [[] for _row in range(ROWS)]
    for space in table["map"]:
        if space["row"]:
            rows[space["row"] - 1].append(space)
    lines: list[Text] = []
    for row in rows:
        indent = " " * ((LONGEST - len(row)) * (CELL + 1) // 2)
        tops = [top(space, space["space"] in offered) for space in row]
        bottoms = [bottom(space, words) for space in row]
        lines.append(Text(indent) + Text(" ").join(tops))
        lines.append(Text(indent) + Text(" ").join(bottoms))
    return Group(*lines)


def outside(table: TableForm, words: Words) -> Text:
    """The spaces outside Mars with their owners."""
    line = Text()
    for space in table["map"]:
        if space["row"]:
            continue
        name = words.say(f"space.{space['space']}")
        line.append(f"{name} ")
        if space["tile"] is None:
            line.append(words.say("cli.free"), style=DIM)
        else:
            line.append("⌂ ").append_text(badge(seat_of(space["owner"])))
        line.append("  ")
    return line


def seat_of(owner: int | None) -> int:
    """The seat that something belongs to, or nobody's."""
    return NEUTRAL if owner is None else owner


def ground(space: SpaceForm) -> str:
    """The colours of a space."""
    tile = space["tile"]
    if tile is None:
        return {SEA: SEA_STYLE, RESERVED: NOCTIS_STYLE}.get(space["kind"], LAND_STYLE)
    if tile == TILES[OCEAN]:
        return OCEAN_STYLE
    if tile == TILES[GREENERY]:
        return GREENERY_STYLE
    return CITY_STYLE if is_city(TILES.index(tile)) else SPECIAL_STYLE


def top(space: SpaceForm, offered: bool) -> Text:
    """The number of a space, whether it is offered, claimed, a volcano or reserved."""
    style = ground(space)
    line = Text(style=style)
    name = space["space"]
    line.append(f"[{name}]" if offered else f" {name} ", style=OFFERED_STYLE if offered else "")
    if space["claim"] is not None:
        return (line if offered else line[:-1] + Text("⚑", style=style)) + badge(space["claim"])
    # Of all spaces only the volcanoes and the one that is reserved have names.
    mark = " " if space["name"] is None else "N" if space["kind"] == RESERVED else "▲"
    return line.append(mark)


def bottom(space: SpaceForm, words: Words) -> Text:
    """The tile on a space, or what is printed there."""
    style = ground(space)
    tile = space["tile"]
    if tile is None:
        icons = " ".join([icon_letter(icon, words) for icon in space["bonus"]]).center(CELL - 2)
        edge = "~" if space["kind"] == SEA else " "
        return Text(f"{edge}{icons}{edge}", style=style)
    if tile == TILES[OCEAN]:
        return Text("≈≈≈≈≈", style=style)
    owner = seat_of(space["owner"])
    sign = SIGNS.get(tile) or short_name(words.say(f"tile.{tile}"))
    return Text(f"{sign} ", style=style) + (
        badge(owner) if letter(owner).isalpha() else Text(letter(owner), style=style)
    )


def icon_letter(icon: str, words: Words) -> str:
    """The letter of a bonus on the map."""
    return words.say(f"cli.icon.{icon}")


def short_name(name: str) -> str:
    """Three letters for a tile: two of the first word and the initial of the last, which tell all tiles apart."""
    first, *rest = name.replace(NO_BREAK, " ").split(" ")
    return (first[:2] + rest[-1][:1].upper() if rest else first[:3]).ljust(3)


def legend(table: TableForm, words: Words) -> list[Text]:
    """What the signs on the map mean."""
    icons = " ".join([icon_letter(icon, words) for icon in ICONS])
    signs = [
        (icons, "cli.legend.bonus"), ("~  ~", "cli.legend.sea"), ("≈≈≈", "cli.legend.ocean"),
        ("♣ A", "cli.legend.greenery"), ("⌂ A", "cli.legend.city"), ("▲", "cli.legend.volcano"),
        ("N", "cli.legend.noctis"), ("⚑A", "cli.legend.claim"),
    ]  # fmt: skip
    if "marsbot" in table:
        signs.append(("◉ B", "cli.legend.neural"))
    return [Text.assemble((sign, "bold"), " ", (words.say(key), DIM)) for sign, key in signs]
