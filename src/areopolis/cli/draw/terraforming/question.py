"""An open question: what is asked and what may be answered."""

from __future__ import annotations

from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY, PRICE
from areopolis.cli.draw.terraforming.cards import brief, card_of, card_rows, cost_text, costs, tag_line
from areopolis.cli.draw.terraforming.committee import committee_in_brief, committee_of, lobby_options
from areopolis.cli.draw.terraforming.style import FRAMES
from areopolis.cli.draw.terraforming.table import mars
from areopolis.cli.draw.things import thing, verb
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.why import Text as Said
from areopolis.kernel.why import Why
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.refs import AWARD, CARD, MILESTONE, PROJECT, SPACE

# What the labels of some options of a turn say.
PLAY: Final = "choice.play"
ACTION: Final = "choice.action"
LOBBY: Final = "choice.lobby"
MOST_WIDTH: Final = 40

Row = tuple[Text, Text, Text, Text]
# What cannot be chosen, with all the reasons.
Refused = list[tuple[Choice, list[Why]]]


def question(table: TableForm, decision: Decision, refused: Refused, words: Words, width: int) -> RenderableType:
    """Everything that the deciding seat needs to see."""
    if decision.verb:
        return Group(*pick_cards(table, decision, words))
    spaces = [thing(option, SPACE) for option in decision.options]
    offered = frozenset([ref.name for ref in spaces if ref is not None])
    if offered:
        others = [i for i, ref in enumerate(spaces) if ref is None]
        rows = option_rows(table, decision, refused, words, others)
        return Group(mars(table, words, width, offered), Text(""), rows)
    lobbies = saying(decision, LOBBY)
    rows = option_rows(table, decision, refused, words, [i for i in range(len(spaces)) if i not in lobbies])
    if decision.kind in {"party", "delegate"}:
        return Group(committee_in_brief(committee_of(table), words), rows)
    return Group(rows, lobby_options(committee_of(table), decision, words, lobbies)) if lobbies else rows


def saying(decision: Decision, *phrases: str) -> list[int]:
    """The places of the options whose labels are one of some phrases."""
    return [i for i, option in enumerate(decision.options) if option.label().name in phrases]


def pick_cards(table: TableForm, decision: Decision, words: Words) -> list[RenderableType]:
    """The cards to pick from; with the corporations also the start cards, which a player looks at together."""
    player = table["seats"][decision.seat]
    prices = costs(player)
    refs = [thing(option, CARD) for option in decision.options]
    cards = [card_of(ref.name) for ref in refs if ref is not None]
    kept = [card_of(card["card"]) for card in player["kept"].get("cards", [])]
    parts: list[RenderableType] = []
    if decision.kind == "corporation":
        dealt = [card_of(card["card"]) for card in player["dealt"].get("cards", [])]
        parts += [Text(words.say("cli.startcards"), style=HEADING), card_rows(dealt, words, prices)]
        parts += [Text(words.say("cli.corporations"), style=HEADING)]
    if kept:
        parts += [Text(words.say("cli.kept"), style=HEADING), card_rows(kept, words, prices)]
        parts += [Text(words.say("cli.passedon"), style=HEADING)]
    return [*parts, card_rows(cards, words, prices, keys(decision))]


def option_rows(table: TableForm, decision: Decision, refused: Refused, words: Words, shown: list[int]) -> Grid:
    """Some of the options, one line each; in a turn also the cards that cannot be played, with the reason."""
    prices = costs(table["seats"][decision.seat])
    numbers = keys(decision)
    rows = [(Text(numbers[i], style=KEY), *option_row(table, prices, decision.options[i], words)) for i in shown]
    if decision.kind == "turn":
        rows += refused_rows(prices, refused, words)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True)
    for column in range(3):
        widest = max([row[column].cell_len for row in rows], default=0)
        justify: Literal["left", "right"] = "left" if column == 1 else "right"
        grid.add_column(justify=justify, width=min(widest, MOST_WIDTH))
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return grid


def refused_rows(prices: dict[str, int], refused: Refused, words: Words) -> list[Row]:
    """The cards in hand that cannot be played now, with the reason."""
    rows: list[Row] = []
    for wish, against in refused:
        ref = thing(wish, CARD)
        if wish.label().name == PLAY and ref is not None:
            card = card_of(ref.name)
            name = Text(f"{words.say('cli.notnow')} {words.text(card.title)}", style=DIM)
            reasons = Text("; ".join([words.text(why) for why in against]), style=DIM)
            rows.append((Text("·", style=DIM), name, cost_text(card, words, prices), reasons))
    return rows


def option_row(table: TableForm, prices: dict[str, int], option: Choice, words: Words) -> tuple[Text, Text, Text]:
    """What an option is, what it costs, and more about it."""
    label = option.label()
    said = words.text(label)
    what = Text(said[:1].upper() + said[1:])
    ref = thing(option, CARD)
    if label.name in {PLAY, ACTION} and ref is not None:
        card = card_of(ref.name)
        what.stylize(FRAMES[card.kind])
        if label.name == ACTION:
            does = "" if card.action is None else words.text(card.action.text())
            return what, Text(""), one_line(Text(does, style=DIM))
        tags = tag_line(card, words)
        more = (tags.append(" · ") if tags else tags) + brief(card, words)
        return what, cost_text(card, words, prices), one_line(more)
    for kind, cost in {
        PROJECT: {form["project"]: form["cost"] for form in table["projects"]},
        MILESTONE: {form["goal"]: table["milestones"]["price"] for form in table["milestones"]["goals"]},
        AWARD: {form["goal"]: table["awards"]["price"] for form in table["awards"]["goals"]},
    }.items():
        ref = thing(option, kind)
        if ref is not None and verb(option) == kind:
            return Text(words.say(f"cli.{kind}", Said(f"{kind}.{ref.name}"))), money(cost[ref.name], words), Text("")
    return what, Text(""), Text("")


def one_line(text: Text) -> Text:
    """A text that is cut off where the line ends; `hand` and `card` show all of it."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def money(cost: int, words: Words) -> Text:
    """A price; nothing for nothing."""
    return Text(words.say("amount.mc", cost) if cost else "", style=PRICE)


def how_to_answer(decision: Decision, words: Words) -> str:
    """What to type, in one line."""
    if decision.verb and decision.most == decision.least == 1:
        return words.say("cli.answer.one")
    if decision.verb:
        return words.say("cli.answer.some" if decision.least else "cli.answer.any", decision.most)
    if thing(decision.options[0], SPACE) is not None:
        return words.say("cli.answer.space")
    return words.say("cli.answer.one")
