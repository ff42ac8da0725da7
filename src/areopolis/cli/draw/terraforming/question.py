"""An open question: what is asked and what may be answered."""

from __future__ import annotations

from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, KEY, PRICE
from areopolis.cli.draw.terraforming.cards import brief, card_rows, cost_text, tag_line
from areopolis.cli.draw.terraforming.committee import committee_in_brief, lobby_options
from areopolis.cli.draw.terraforming.style import FRAMES
from areopolis.cli.draw.terraforming.table import mars
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.board import space_number
from areopolis.terraforming.card import TABLE, known
from areopolis.terraforming.player import Player
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.goals import MILESTONE_PRICE, award_price
from areopolis.terraforming.rules.projects import project_price
from areopolis.terraforming.terms import PROJECTS

PLAY: Final = "play "
SPACE: Final = "space "
LOBBY: Final = "lobby "
MOST_WIDTH: Final = 40
# Actions that name nothing else.
PLAIN: Final = ("convert plants", "convert heat", "first action", "end", "pass")

Row = tuple[Text, Text, Text, Text]


def question(pos: Position, decision: Decision, words: Words, width: int) -> RenderableType:
    """Everything that the deciding seat needs to see."""
    if decision.verb:
        return Group(*pick_cards(pos, decision, words))
    spaces = [space_number(notation[len(SPACE) :]) for notation in decision.notations() if notation.startswith(SPACE)]
    if spaces:
        others = [i for i, notation in enumerate(decision.notations()) if not notation.startswith(SPACE)]
        return Group(mars(pos, words, width, frozenset(spaces)), Text(""), option_rows(pos, decision, words, others))
    lobbies = [i for i, notation in enumerate(decision.notations()) if notation.startswith(LOBBY)]
    rows = option_rows(pos, decision, words, [i for i in range(len(decision.options)) if i not in lobbies])
    if decision.kind in {"party", "delegate"}:
        return Group(committee_in_brief(pos, words), rows)
    return Group(rows, lobby_options(pos, decision, words, lobbies)) if lobbies else rows


def pick_cards(pos: Position, decision: Decision, words: Words) -> list[RenderableType]:
    """The cards to pick from; with the corporations also the start cards, which a player looks at together."""
    player = pos.players[decision.seat]
    cards = [card for notation in decision.notations() if (card := known(notation)) is not None]
    parts: list[RenderableType] = []
    if decision.kind == "corporation":
        parts += [Text(words.say("cli.startcards"), style=HEADING)]
        parts += [card_rows([TABLE[card] for card in player.dealt], words)]
        parts += [Text(words.say("cli.corporations"), style=HEADING)]
    if player.kept:
        parts += [Text(words.say("cli.kept"), style=HEADING)]
        parts += [card_rows([TABLE[card] for card in player.kept], words, player)]
        parts += [Text(words.say("cli.passedon"), style=HEADING)]
    return [*parts, card_rows(cards, words, player, keys(decision))]


def option_rows(pos: Position, decision: Decision, words: Words, shown: list[int], reasons: bool = True) -> Grid:
    """Some of the options, one line each; in a turn also the cards that cannot be played, with the reason."""
    player = pos.players[decision.seat]
    numbers = keys(decision)
    rows = [(Text(numbers[i], style=KEY), *option_row(pos, player, decision.options[i], words)) for i in shown]
    if decision.kind == "turn" and reasons:
        rows += refused_rows(pos, player, words)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True)
    for column in range(3):
        widest = max([row[column].cell_len for row in rows], default=0)
        justify: Literal["left", "right"] = "left" if column == 1 else "right"
        grid.add_column(justify=justify, width=min(widest, MOST_WIDTH))
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return grid


def refused_rows(pos: Position, player: Player, words: Words) -> list[Row]:
    """The cards in hand that cannot be played now, with the reason."""
    rows: list[Row] = []
    for wish, _first in pos.refusals():
        card = known(wish.notation().removeprefix(PLAY))
        if wish.notation().startswith(PLAY) and card is not None:
            name = Text(f"{words.say('cli.notnow')} {words.text(card.title)}", style=DIM)
            reasons = Text("; ".join([words.text(why) for why in pos.reasons(wish.notation())]), style=DIM)
            rows.append((Text("·", style=DIM), name, cost_text(card, words, player), reasons))
    return rows


def option_row(pos: Position, player: Player, option: Choice, words: Words) -> tuple[Text, Text, Text]:
    """What an option is, what it costs, and more about it."""
    verb, _, name = option.notation().partition(" ")
    label = words.text(option.label())
    what = Text(label[:1].upper() + label[1:])
    card = known(name)
    if verb in {"play", "action"} and card is not None:
        what.stylize(FRAMES[card.kind])
        if verb == "action":
            said = "" if card.action is None else words.text(card.action.text())
            return what, Text(""), one_line(Text(said, style=DIM))
        tags = tag_line(card, words)
        more = (tags.append(" · ") if tags else tags) + brief(card, words)
        return what, cost_text(card, words, player), one_line(more)
    if verb == "project":
        cost = project_price(player, PROJECTS.index(name))
        return Text(phrased(option.notation(), words)), money(cost, words), Text("")
    if verb in {"milestone", "award"}:
        cost = MILESTONE_PRICE if verb == "milestone" else award_price(pos)
        return Text(phrased(option.notation(), words)), money(cost, words), Text("")
    return what, Text(""), Text("")


def phrased(notation: str, words: Words) -> str:
    """What an action of a turn is, whether it is possible or not."""
    verb, _, name = notation.partition(" ")
    card = known(name)
    if card is not None and verb in {"play", "action"}:
        return words.say(f"choice.{verb}", card.title)
    if verb in {"project", "milestone", "award"}:
        return words.say(f"cli.{verb}", Said(f"{verb}.{name}"))
    if verb == "lobby":
        return words.say("choice.lobby", Said(f"party.{name}"))
    return words.say(f"choice.{notation.replace(' ', '_')}") if notation in PLAIN else ""


def one_line(text: Text) -> Text:
    """A text that is cut off where the line ends; `hand` and `card` show all of it."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def money(cost: int, words: Words) -> Text:
    """A price; nothing for nothing."""
    return Text(words.say("amount.mc", cost) if cost else "", style=PRICE)


def asked(pos: Position, decision: Decision, words: Words) -> str:
    """The question itself."""
    return words.text(pos.question_text(decision))


def how_to_answer(decision: Decision, words: Words) -> str:
    """What to type, in one line."""
    if decision.verb and decision.most == decision.least == 1:
        return words.say("cli.answer.one")
    if decision.verb:
        return words.say("cli.answer.some" if decision.least else "cli.answer.any", decision.most)
    if decision.notations()[0].startswith(SPACE):
        return words.say("cli.answer.space")
    return words.say("cli.answer.one")
