"""Cards: one as a panel, several as a table."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY, PRICE
from areopolis.cli.draw.terraforming.policy import how_often
from areopolis.cli.draw.terraforming.style import FRAMES, TAG_STYLES
from areopolis.cli.draw.words import Words
from areopolis.cli.lookup import edition
from areopolis.terraforming.card import Card, known
from areopolis.terraforming.describe import ACTION, NEEDS, PLAY, POINTS, describe
from areopolis.terraforming.forms import SeatForm
from areopolis.terraforming.marsbot.bonus import BONUS_CARDS
from areopolis.terraforming.terms import CORPORATION, KINDS, TAGS
from areopolis.terraforming.turmoil.policies import POLICIES, bonus_text

PANEL_WIDTH = 60
NAME_WIDTH = 24
PRICE_WIDTH = 7
# Boxes that have a name in every language; a further set has its own.
NAMED = ("corporate", "turmoil")


def sections(card: Card, words: Words) -> list[tuple[str, str]]:
    """The heading and the sentence of every part of a card."""
    parts = []
    for section, text in describe(card):
        parts.append((heading(card, section, words), words.sentence(text)))
    if card in POLICIES:
        parts.append((words.say("section.ruling"), words.sentence(bonus_text(POLICIES.index(card)))))
    return parts


def heading(card: Card, section: str, words: Words) -> str:
    """What stands above a part of a card."""
    name = "start" if section == PLAY and card.kind == CORPORATION else section
    return words.say(f"section.{name}") + (how_often(card, words) if section == ACTION else "")


def tag_line(card: Card, words: Words) -> Text:
    """The tags of a card; an event says that it is one."""
    parts = [Text(words.say(f"tag.{TAGS[tag]}"), style=TAG_STYLES[tag]) for tag in card.tags]
    if card.is_event:
        parts.append(Text(words.say("tag.event"), style=FRAMES[card.kind]))
    return Text(", ").join(parts)


def card_panel(card: Card, words: Words) -> Panel:
    """A card as a player wants to see it."""
    top = Grid.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    special = "cli.policy" if card in POLICIES else "cli.bonuscard" if card in BONUS_CARDS else ""
    lines: list[RenderableType] = []
    if not special:
        cost = "" if card.kind == CORPORATION else words.say("amount.mc", card.cost)
        top.add_row(Text(cost, style=f"bold {PRICE}"), tag_line(card, words))
        lines.append(top)
    last = ""
    for title, sentence in sections(card, words):
        if title != last:
            lines.append(Text(title, style=HEADING))
            last = title
        lines.append(Padding(sentence, (0, 0, 0, 2)))
    kind = words.say(special or f"kind.{KINDS[card.kind]}")
    named = words.say(f"cli.{edition(card)}") if edition(card) in NAMED else edition(card)
    box_name = "" if edition(card) == "base" else f" · {named}"
    return Panel(
        Group(*lines),
        title=Text(f" {card.number} {words.text(card.title)} ", style=f"bold {FRAMES[card.kind]}"),
        subtitle=Text(f" {kind}{box_name} ", style=DIM),
        border_style=FRAMES[card.kind],
        width=PANEL_WIDTH,
        box=box.ROUNDED,
    )


def brief(card: Card, words: Words) -> Text:
    """The whole text of a card in running words; what it takes comes first, and no part runs into another."""
    line = Text()
    last = ""
    for section, text in describe(card):
        if section == NEEDS:
            line.append(f"{words.say('section.needs')}: {words.text(text)}. ", style="italic #ff8a65")
            continue
        # What happens at once needs no heading, unless something that lasts stands before it.
        plain = section == POINTS or (section == PLAY and not last)
        if section != last and not plain:
            line.append(f"{heading(card, section, words)}: ", style=DIM)
        line.append(f"{words.sentence(text)} ")
        last = section
    line.rstrip()
    return line


def card_of(number: str) -> Card:
    """The card with a printed number."""
    card = known(number)
    assert card is not None, number
    return card


def costs(player: SeatForm) -> dict[str, int]:
    """What the cards cost that a player sees: in hand, or to choose from."""
    piles = (player["hand"], player["dealt"], player["kept"])
    return {card["card"]: card["cost"] for pile in piles for card in pile.get("cards", [])}


def cost_text(card: Card, words: Words, prices: dict[str, int]) -> Text:
    """What a card costs; the printed cost in brackets where the player pays less."""
    if card.kind == CORPORATION:
        return Text("")
    now = prices.get(card.number, card.cost)
    line = Text(words.say("amount.mc", now), style=PRICE)
    return line if now == card.cost else line.append(f" ({card.cost})", style=DIM)


def card_rows(cards: list[Card], words: Words, prices: dict[str, int], keys: list[str] | None = None) -> Grid:
    """Cards one under the other, with the keys that choose them if there are any."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
    if keys is not None:
        grid.add_column(justify="right", style=KEY, width=2)
    grid.add_column(style=DIM, width=3)
    grid.add_column(width=NAME_WIDTH)
    grid.add_column(justify="right", width=PRICE_WIDTH)
    grid.add_column(ratio=1)
    for i, card in enumerate(cards):
        name = Text(words.text(card.title), style=f"bold {FRAMES[card.kind]}")
        if card.tags or card.is_event:
            name = Text("\n").join([name, tag_line(card, words)])
        row = [Text(card.number), name, cost_text(card, words, prices), brief(card, words)]
        grid.add_row(*([] if keys is None else [Text(keys[i])]), *row)
    return grid


def hand(player: SeatForm, words: Words) -> RenderableType:
    """The cards in hand."""
    held = player["hand"].get("cards", [])
    if not held:
        return Text(words.title("why.hand"), style=DIM)
    return card_rows([card_of(card["card"]) for card in held], words, costs(player))
