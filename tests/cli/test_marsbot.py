from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import RenderableType

from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.terraforming.board import board
from areopolis.cli.draw.terraforming.marsbot import marsbot_board, marsbot_in_brief
from areopolis.cli.draw.terraforming.players import in_play
from areopolis.cli.draw.terraforming.score import score_sheet, verdict
from areopolis.cli.draw.terraforming.table import whole
from areopolis.cli.draw.words import Words
from areopolis.cli.files import load
from areopolis.cli.saves import saves
from areopolis.games import games
from areopolis.kernel.record import replay
from areopolis.locale import catalogue, languages
from areopolis.terraforming.board import space_number
from areopolis.terraforming.marsbot.state import SEAT, bot
from areopolis.terraforming.terms import NEURAL, OVER
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import plain

START = ("play", "terraforming", "--marsbot", "hard", "--turmoil", "--seed", "5", "--name", "Ana")
NAMES = ("Ana", "MarsBot")


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Sheet(width=width, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def position(**options: str) -> WholePosition:
    """A new game with MarsBot in the middle of it: cubes have moved and one has fallen back."""
    pos = games()["terraforming"].new({"players": "2", "marsbot": "hard"} | options, 1)
    assert isinstance(pos, WholePosition)
    bot(pos).tracks[:] = [4, 18, 0, 3, 0, 0, 0]
    bot(pos).highest[:] = [6, 18, 0, 3, 0, 0, 0]
    bot(pos).neural = space_number("53")
    pos.tiles[bot(pos).neural] = NEURAL
    pos.owners[bot(pos).neural] = SEAT
    bot(pos).destroyed.append(bot(pos).bonus_deck.pop())
    return pos


@pytest.fixture
def words() -> Words:
    return Words(catalogue("en"), NAMES)


def test_the_board_says_what_the_next_cells_bring(words: Words) -> None:
    shown = " ".join(drawn(marsbot_board(position().table(0), words)).split())
    for piece in (
        "B MarsBot · hard · no corporation",
        "████▒▒░░░░░░░░░░░░ 4 5 — · 6 — · 7 milestone",
        "██████████████████ 18 end of the track: advances fail",
        "3 4 city · 5 — · 6 greenery",
        "Neural instance 53",
        "(1 point per 8 M€)",
    ):
        assert piece in shown


def test_rules_of_other_levels_are_told(words: Words) -> None:
    pos = position(**{"marsbot-rules": "no-chains"})
    assert "hard + no chained moves" in drawn(marsbot_board(pos.table(0), words))
    assert "advance 1 further" not in drawn(marsbot_board(pos.table(0), words))
    assert "advance 1 further" in drawn(marsbot_board(position().table(0), words))


def test_cubes_of_the_corporation_are_drawn(words: Words) -> None:
    pos = position()
    assert "◆" not in drawn(marsbot_board(pos.table(0), words))
    bot(pos).cubes.append(405)
    bot(pos).cubes.append(301)
    shown = drawn(marsbot_board(pos.table(0), words))
    assert "░░░░◆░░░░" in shown
    assert "corporation cube" in shown


def test_the_table_has_the_neural_tile_and_the_tracks(words: Words) -> None:
    pos = position()
    assert "◉  B" in drawn(board(pos.table(0), words))
    shown = drawn(whole(pos.table(0), words, 80))
    assert "◉ B neural instance of B" in shown
    assert "building 4  space 18  event 0  science 3  energy 0  Earth 0  life 0" in shown
    assert "4 cards in the action deck, 0 in the pile" in shown
    assert "no cards in play" in drawn(in_play(pos.table(0), words))
    bot(pos).tracks[:] = [3, 5, 4, 3, 9, 9, 9]
    assert "Planner 16     A0 B12" in drawn(whole(pos.table(0), words, 80))
    pos.players[SEAT].passed = True
    assert "(has passed)" in drawn(marsbot_in_brief(pos.table(0), words))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("width", [80, 120])
def test_everything_fits_its_width(width: int, code: str) -> None:
    words = Words(catalogue(code), NAMES)
    pos = position(turmoil="yes")
    for thing in (
        whole(pos.table(0), words, width),
        marsbot_board(pos.table(0), words),
        score_sheet(pos.table(0), words),
    ):
        shown = drawn(thing, width)
        assert max(len(line) for line in shown.splitlines()) <= width
        assert "cli." not in shown
    assert "…" not in drawn(marsbot_board(pos.table(0), words), width)


def test_generation_twenty_is_too_late(words: Words) -> None:
    pos = position()
    pos.phase = OVER
    assert verdict(pos.table(0), words).startswith("MarsBot wins with ")
    pos.players[0].tr = 99
    assert plain(verdict(pos.table(0), words)) == "Ana wins with 99 points!"
    pos.generation = 20
    assert plain(verdict(pos.table(0), words)) == "Generation 20 begins: MarsBot wins."


def test_a_whole_game_against_marsbot_can_be_played(typed: Callable[..., str]) -> None:
    """Whatever is asked, one of these lines answers it in the end."""
    lines = (
        "1",
        "1 2",
        "marsbot",
        "help",
        *(*("1", "pass", "0", "end", "1 2") * 5, *[f"space {n:02}" for n in range(1, 62, 3)]) * 200,
    )
    said = typed(*START, "--marsbot-corporation", "random", lines=lines)
    for piece in (
        "Cards in the action deck",
        "B MarsBot reveals",
        "Money",
        "Cards in the pile",
        "MarsBot wins",
        "The record of the game:",
    ):
        assert piece in said
    assert max(len(line) for line in said.splitlines() if "/" not in line) <= 80
    record = load(saves()[0])
    assert record.seats == ["Ana", "MarsBot"]
    assert {seat for seat, _notation in record.choices} == {0}
    replay(record, games())
    assert "Cards in the pile" in typed("play", "terraforming", "--resume", str(saves()[0]))


def test_without_marsbot_there_is_no_board_of_it(typed: Callable[..., str]) -> None:
    said = typed("play", "terraforming", "--seed", "3", lines=("1", "0", "marsbot"))
    assert "There is no MarsBot in this game." in said
    assert "neural" not in said


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_every_command_takes_the_same_flags(
    command: str, refused: Callable[..., str], typed: Callable[..., str]
) -> None:
    said = typed(command, "--help")
    for flag in ("--marsbot", "--marsbot-corporation", "--marsbot-rule"):
        assert flag in said
    start = (command, "terraforming", "--marsbot")
    assert "so there are 2 players" in refused(*start, "hard", "--players", "3")
    assert "the levels of MarsBot are easy, normal, hard, brutal" in refused(*start, "clever")
    assert "--marsbot-rule none: say one of no-chains, low-failures" in refused(
        *start, "hard", "--marsbot-rule", "none"
    )
    assert "play with draft=yes" in refused(*start, "hard", "--marsbot-corporation", "C01")
    assert "there is no MarsBot in this game; say marsbot=normal" in refused(
        command, "terraforming", "--marsbot-rule", "four-cards"
    )


def test_alone_there_is_no_marsbot(refused: Callable[..., str]) -> None:
    assert "MarsBot plays against one person" in refused("play", "terraforming", "--marsbot", "easy", "--solo")


def test_marsbot_has_its_seat_in_simulations(typed: Callable[..., str], home: Path) -> None:
    start = (
        "simulate",
        "terraforming",
        "--marsbot",
        "easy",
        "--marsbot-rule",
        "four-cards",
        "--seed",
        "1",
        "--games",
        "2",
    )
    said = json.loads(typed(*start, "--bots", "random,greedy", "--records", "games", "--json"))
    assert said["options"]["marsbot-rules"] == "four-cards"
    assert {bot: group["games"] for bot, group in said["bots"].items()} == {"random": 1, "greedy": 1, "marsbot": 2}
    assert said["sides"]["marsbot"]["games"] == 2
    record = load(home / "games" / "terraforming-000001.areo")
    assert record.seats == ["greedy", "marsbot"]
    replay(record, games())
    assert json.loads(typed(*start, "--json"))["bots"].keys() == {"random", "marsbot"}


def test_games_against_marsbot_are_measured(typed: Callable[..., str]) -> None:
    (row,) = json.loads(typed("bench", "--marsbot", "normal", "--seconds", "0.01", "--json"))
    assert row["players"] == 2
