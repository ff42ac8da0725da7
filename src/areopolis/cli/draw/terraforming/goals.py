"""Milestones and awards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, SEATS, badge, letter
from areopolis.cli.draw.words import Words
from areopolis.terraforming.marsbot.goals import PLANNER, PLANNER_TRACKS
from areopolis.terraforming.player import Player
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.goals import MILESTONE_PRICE, MOST_GOALS, award_count, award_price, reached, wanted
from areopolis.terraforming.terms import AWARDS, MILESTONES, NEUTRAL


def goals(pos: Position, words: Words, side_by_side: bool = True) -> RenderableType:
    """Both tables; alone there are none."""
    if len(pos.players) == 1:
        return Text(words.say("why.solo"), style=DIM)
    grid = Grid.grid(padding=(0, 3))
    if side_by_side:
        grid.add_row(milestones(pos, words), awards(pos, words))
    else:
        grid.add_row(milestones(pos, words))
        grid.add_row(awards(pos, words))
    return grid


def milestones(pos: Position, words: Words) -> Group:
    """Who has claimed what, and how far everybody has come."""
    title = words.say("cli.milestones.none" if all_taken(pos.milestones) else "cli.milestones", MILESTONE_PRICE)
    grid = columns()
    for milestone, name in enumerate(MILESTONES):
        counts = [shown(pos, player, milestone) for player in pos.players]
        goal = wanted(pos, milestone)
        name_and_goal = f"{words.say(f'milestone.{name}')} {goal}"
        grid.add_row(badge(pos.milestones[milestone]), name_and_goal, standing(counts, goal))
    return Group(Text(title, style=HEADING), grid)


def shown(pos: Position, player: Player, milestone: int) -> int:
    """How far a player has come; for the Planner the lowest track of MarsBot counts fourfold, as all must reach 4."""
    if pos.marsbot is not None and player.automa and milestone == PLANNER:
        return min(pos.marsbot.tracks) * wanted(pos, milestone) // PLANNER_TRACKS
    return reached(pos, player, milestone)


def awards(pos: Position, words: Words) -> Group:
    """Who has funded what, and how everybody stands."""
    title = words.say("cli.awards.none" if all_taken(pos.awards) else "cli.awards", award_price(pos))
    grid = columns()
    for award, name in enumerate(AWARDS):
        counts = [award_count(pos, player.seat, award) for player in pos.players]
        grid.add_row(badge(pos.awards[award]), words.say(f"award.{name}"), standing(counts, max(counts)))
    return Group(Text(title, style=HEADING), grid)


def all_taken(takers: list[int]) -> bool:
    """Whether as many have been claimed or funded as may be."""
    return len(takers) - takers.count(NEUTRAL) >= MOST_GOALS


def columns() -> Grid:
    """A small table without lines: whose, what, and how everybody stands."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _column in range(3):
        grid.add_column(no_wrap=True)
    return grid


def standing(counts: list[int], enough: int) -> Text:
    """What everybody has to show; enough is bold."""
    line = Text()
    for seat, count in enumerate(counts):
        line.append(f"{letter(seat)}{count} ", style=f"bold {SEATS[seat]}" if count >= enough > NEUTRAL else DIM)
    return line
