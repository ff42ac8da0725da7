"""The flags of all games: every command takes them, every game takes its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli.flags import all_flags, flags_of, words_for
from areopolis.cli.flags.flag import Given
from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.record import Record
from areopolis.onmars.options import SOLO_GOALS, VARIANTS
from areopolis.onmars.terms import LENGTHS

COMMANDS = ("play", "simulate", "bench")


def test_every_game_has_flags() -> None:
    assert all_flags().keys() == games().keys()


def test_allowed_words_are_those_of_the_game() -> None:
    allowed = {flag.name: flag.allowed for flag in all_flags()["onmars"].flags if flag.allowed}
    assert allowed == {"length": LENGTHS, "variant": VARIANTS, "solo-goal": SOLO_GOALS}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_groups_the_flags_by_game(command: str, typed: Callable[..., str]) -> None:
    said = typed(command, "--help")
    own, onmars, terraforming = (said.index(title) for title in ("Options:", "On Mars:", "Terraforming Mars:"))
    assert own < said.index("--players") < onmars < said.index("--components") < terraforming < said.index("--draft")
    for flag in ("--solo", "--length", "--variant", "--solo-goal"):
        assert flag in said


@pytest.mark.parametrize("command", COMMANDS)
def test_flags_of_another_game_are_refused(command: str, refused: Callable[..., str]) -> None:
    assert "--draft is an option of terraforming, not of onmars" in refused(command, "onmars", "--draft")
    assert "--no-draft" not in refused(command, "onmars", "--no-draft")
    said = refused(command, "terraforming", "--length", "short")
    assert "--length is an option of onmars, not of terraforming" in said
    assert "there is no game 'chess'; there are: onmars, terraforming" in refused(command, "chess")


@pytest.mark.parametrize("command", COMMANDS)
def test_what_no_game_can_be_made_of_is_refused(command: str, refused: Callable[..., str]) -> None:
    start = (command, "onmars")
    assert "On Mars is for 1 to 4 players" in refused(*start, "--players", "5")
    assert "--solo is for one player" in refused(*start, "--solo", "--players", "3")
    assert "--length middling: say one of short, long" in refused(*start, "--length", "middling")
    assert "--variant x: say one of first-colonists, space-oddity" in refused(*start, "--variant", "x")
    assert "goals are for the solo game" in refused(*start, "--solo-goal", "hunky-dory")
    assert "leave out length=long" in refused(*start, "--variant", "first-colonists", "--length", "long")
    assert "no.toml: No such file" in refused(*start, "--components", "no.toml")


def test_options_of_on_mars_become_words() -> None:
    assert words_for("onmars", Given({"players": None, "variant": []})) == {"players": "2", "length": "short"}
    given = {"solo": True, "length": "long", "variant": ["space-oddity"], "solo-goal": "martian-potato"}
    assert words_for("onmars", Given(given)) == {
        "players": "1", "length": "long", "variant": "space-oddity", "solo-goal": "martian-potato",
    }  # fmt: skip


def test_reasons_of_a_game_are_said_in_the_language_of_the_person(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "pro 1 až 5 hráčů" in refused("play", "--players", "7", "--lang", "cs")
    assert "za 1 do 4 igrača" in refused("play", "onmars", "--players", "7", "--lang=sr")
    monkeypatch.setenv("AREOPOLIS_LANG", "cs")
    assert "v sólové hře není komu karty předávat" in refused("simulate", "terraforming", "--solo", "--draft")
    assert "seats go from 0 to 1" in refused("play", "--beginner", "3", "--lang", "en")


def test_a_record_with_impossible_options_says_why(home: Path, refused: Callable[..., str], record: Record) -> None:
    damaged = home / "damaged.areo"
    damaged.write_text(record.text().replace("players=2", "players=9"), encoding="utf-8")
    assert "line 4: players=9: Terraforming Mars is for 1 to 5 players" in refused("replay", str(damaged))
    done = subprocess.run(
        [sys.executable, "-m", "areopolis.cli", "check", str(damaged)], capture_output=True, text=True, check=False
    )
    assert "line 4: players=9: Terraforming Mars is for 1 to 5 players" in done.stdout + done.stderr


def test_flags_are_made_of_what_games_declare() -> None:
    for name, game in games().items():
        specs = game.option_specs()[1:]
        assert [(flag.name, flag.option, flag.kind) for flag in flags_of(name).flags] == [
            (spec.single, spec.name, spec.kind) for spec in specs
        ]
    assert flags_of("terraforming").player_counts(Given({"marsbot": "hard"})) == [2]


def test_nobody_plays_without_players() -> None:
    with pytest.raises(BadOptions, match=r"option\.players players 0 1 5"):
        words_for("terraforming", Given({"players": 0}))


def test_every_table_is_measured(typed: Callable[..., str]) -> None:
    start = ("bench", "onmars", "--seconds", "0.001", "--json")
    rows = json.loads(typed(*start, "-p", "1", "-p", "1"))
    assert [(row["game"], row["players"]) for row in rows] == [("onmars", 1)]
    assert json.loads(typed(*start, "--solo"))[0]["players"] == 1
    assert [flags.player_counts(Given({})) for flags in all_flags().values()] == [[2, 4], [2, 4]]
    assert Given({"players": [3, 2, 3]}).numbers("players") == [2, 3]


@pytest.mark.parametrize(
    "options", [("--players", "4", "--length", "long"), ("--variant", "first-colonists", "--variant", "space-oddity")]
)
def test_on_mars_is_simulated(options: tuple[str, ...], typed: Callable[..., str]) -> None:
    said = json.loads(typed("simulate", "onmars", *options, "--games", "1", "--seed", "2", "--json"))
    assert said["game"] == "onmars"
    assert said["bots"]["random"]["games"] == int(said["options"]["players"])


def test_lacerda_has_his_seat_in_simulations(typed: Callable[..., str]) -> None:
    start = ("simulate", "onmars", "--solo", "--solo-goal", "hunky-dory", "--games", "2", "--seed", "1")
    said = json.loads(typed(*start, "--json"))
    assert said["options"]["solo-goal"] == "hunky-dory"
    assert {bot: group["games"] for bot, group in said["bots"].items()} == {"random": 2, "lacerda": 2}
    assert said["sides"]["lacerda"]["games"] == 2
