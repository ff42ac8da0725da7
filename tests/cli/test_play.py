from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from areopolis.bots.greedy import GreedyBot
from areopolis.cli import build
from areopolis.cli.files import load
from areopolis.cli.play import seat_bots
from areopolis.cli.saves import saves
from areopolis.games import games
from areopolis.kernel.record import replay
from areopolis.kernel.session import resume
from areopolis.locale import catalogue, languages
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.whole import WholePosition

START = ("play", "terraforming", "--seed", "3", "--name", "Ana")
# Mining Guild with two cards; then it is Ana's turn.
SETUP = ("corporation R24", "1 2")


def test_the_first_screen_says_what_to_type(typed: Callable[..., str]) -> None:
    said = typed(*START).splitlines()
    assert said[0] == "Terraforming Mars in the terminal"
    assert "help" in said[3]
    assert "Which corporation do you play?" in said
    assert max(len(line) for line in said[:4]) <= 80


def test_the_end_of_input_keeps_the_game(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=SETUP)
    assert "--resume" in said
    record = load(saves()[0])
    replay(record, games())
    assert record.seats == ["Ana", "greedy"]
    assert [choice for seat, choice in record.choices if seat == 0] == ["corporation R24", "buy 036 091"]


def test_the_table_is_drawn_for_80_columns(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=SETUP)
    assert max(len(line) for line in said.splitlines() if "/" not in line) <= 80
    for piece in ("Generation 1", "Temperature", "Milestones", "Awards", "Mining Guild", "Phobos", "▲", "~S S~"):
        assert piece in said


def test_reasons_are_given(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=(*SETUP, "why", "why play 091", "why pass", "why nonsense", "play 091", "convert heat"))
    assert "needs 8 heat, you have 0" in said
    assert said.count("Play Gene Repair · play 091") == 2
    assert "Play Gene Repair · play 091: needs 3 science tags, you have 0" in said
    assert "Claim the milestone Mayor" in said
    assert "“pass for this generation” is possible now." in said
    assert "“nonsense” is neither an option nor a command" in said
    assert "“convert heat” is not possible now: needs 8 heat" in said


def test_numbers_and_words_that_mean_nothing_change_nothing(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=("0", "1 2", "7", "buy 036", "x", "", *SETUP, "99", "1 1"))
    assert said.count("Choose 1 to 1 of the numbers") == 3
    assert "“buy 036” is not possible now" in said
    assert "There is no option 99." in said
    assert len([seat for seat, _choice in load(saves()[0]).choices if seat == 0]) == 2


def test_undo_takes_back_as_far_as_it_may(typed: Callable[..., str]) -> None:
    lines = (*SETUP, "undo", "project asteroid", "undo", "project power_plant", "undo 5", "undo")
    said = typed(*START, lines=lines)
    assert "Nothing may be taken back" in said
    assert "Taken back: Standard project: Asteroid (14 M€) · project asteroid" in said
    assert "0 more" not in said
    assert "Only 1 choice may be taken back." in said
    assert load(saves()[0]).choices[-1][1].startswith("buy ")


def test_a_question_before_bots_go_on_allows_to_take_back(typed: Callable[..., str]) -> None:
    said = typed(*START, "--confirm", lines=("1", "undo", "2", "0", "hm", "undo", "1 2", ""))
    assert "Taken back: Play as Mining Guild · corporation R24" in said
    assert "Taken back: Buy nothing · buy none" in said
    choices = [choice for seat, choice in load(saves()[0]).choices if seat == 0]
    assert choices == ["corporation R19", "buy 036 091"]


def test_save_quit_and_resume(typed: Callable[..., str], home: Path) -> None:
    said = typed(*START, lines=(*SETUP, "project asteroid", "save", "save copy.areo", "save /", "quit"))
    assert "Saved as copy.areo" in said
    assert "Not saved as /" in said
    assert (home / "copy.areo").read_text(encoding="utf-8") == saves()[0].read_text(encoding="utf-8")
    said = typed("play", "--resume", "copy.areo", lines=("pass", "end"))
    assert "standard project Asteroid" in said
    assert "“pass” is not possible now: after an action you may end your turn" in said
    assert ("0", "end") in [(str(seat), choice) for seat, choice in load(home / "copy.areo").choices]


def test_the_game_before_is_kept(typed: Callable[..., str]) -> None:
    typed(*START, lines=SETUP)
    first = saves()[0].read_text(encoding="utf-8")
    typed(*START, lines=())
    assert saves()[1].read_text(encoding="utf-8") == first


def test_words_show_things(typed: Callable[..., str]) -> None:
    lines = (*SETUP, "hand", "board", "players", "log", "log 1", "score", "help", "card 115", "card nothing", "show 9")
    said = typed(*START, lines=lines)
    for piece in ("Gene Repair", "If the game ended now:", "Artificial Photosynthesis", "R24 Mining Guild"):
        assert piece in said
    assert "there is no card 'nothing'" in said
    assert "009 Asteroid" in said
    assert "as records write it" in said


def test_nobody_else_s_cards_are_shown(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=(*SETUP, "log", "players", "why", "hand"))
    assert "greedy is dealt 10 cards" in said
    pos = replay(load(saves()[0]), games())
    assert isinstance(pos, WholePosition)
    assert pos.players[1].hand
    assert not [card for card in pos.players[1].hand if BY_ID[card].name in said]


@pytest.mark.parametrize("options", [("--solo",), ("--players", "5", "--draft"), ("--players", "3", "--beginner", "0")])
def test_a_whole_game_can_be_played(options: tuple[str, ...], typed: Callable[..., str]) -> None:
    """Whatever is asked, one of these lines answers it in the end."""
    lines = (*("1", "pass", "0", "end") * 5, *[f"space {space:02}" for space in range(1, 62, 3)]) * 400
    said = typed(*START, "--no-corporate-era" if "--beginner" in options else "--corporate-era", *options, lines=lines)
    assert "The record of the game:" in said
    replay(load(saves()[0]), games())


def test_a_finished_game_shows_its_scores(record_file: Path, typed: Callable[..., str]) -> None:
    said = typed("play", "--resume", str(record_file))
    assert "Total" in said
    assert "The record of the game:" in said


def test_bots_keep_their_parameters_in_the_record(typed: Callable[..., str]) -> None:
    typed(*START, "--players", "3", "--bots", "greedy:depth=1:width=3", lines=SETUP)
    record = load(saves()[0])
    assert record.seats[1:] == ["greedy:depth=1:width=3 1", "greedy:depth=1:width=3 2"]
    bots = seat_bots(resume(record, games()[record.game]))
    assert [(bot.depth, bot.width) for bot in bots.values() if isinstance(bot, GreedyBot)] == [(1, 3), (1, 3)]


def test_bad_options_are_refused(refused: Callable[..., str]) -> None:
    assert "there is no game 'chess'" in refused("play", "chess")
    assert "1 to 5 players" in refused("play", "--players", "7")
    assert "--solo is for one player" in refused("play", "--solo", "--players", "3")
    assert "there is no bot 'genius'" in refused("play", "--bots", "genius")
    assert "'depth' of the bot 'greedy' is a number from 0 to 8, not '9'" in refused("play", "--bots", "greedy:depth=9")
    assert "the bot 'random' has no parameter 'depth'" in refused(
        "simulate", "terraforming", "--bots", "random:depth=1"
    )
    assert "name 1 to 1 of" in refused("play", "--bots", "random,random")
    assert "seats go from 0 to 1" in refused("play", "--beginner", "4")
    assert "no comma" in refused("play", "--name", "A,B")
    assert "--seed" in refused("play", "--seed", "x")
    assert "--fast" in refused("play", "--fast")
    assert "there is no language 'xx'" in refused("play", "--lang", "xx")
    assert "nowhere.areo: No such file" in refused("play", "--resume", "nowhere.areo")
    assert "No such command" in refused("dance")


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_the_table_speaks_other_languages(code: str, typed: Callable[..., str]) -> None:
    said = typed(*START, "--lang", code, lines=(*SETUP, "why", "project asteroid", "undo", "help"))
    assert "Which corporation do you play?" not in said
    assert "What do you do?" not in said
    phrases = catalogue(code).phrases
    for name in ("question.corporation", "question.turn"):
        assert phrases[name] in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "Standard project" not in said
    assert f"save {phrases['cli.help.file']}" in said


def test_a_file_that_cannot_be_written_is_told(home: Path) -> None:
    (home / "folder").mkdir()
    result = CliRunner().invoke(build(), [*START, "--save", str(home / "folder")])
    assert isinstance(result.exception, OSError)
