"""Tuning: weights become better, the same settings give the same weights, and a search goes on where it stopped."""

from __future__ import annotations

import json
import math
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from areopolis.arena.duel import Tally, duel
from areopolis.arena.files import at_hand, files_of
from areopolis.arena.simulate import game_seed, play
from areopolis.arena.tune import (
    POINTS,
    Generation,
    Search,
    Settings,
    check_duels,
    check_library,
    key_of,
    resumed,
    unseen,
    weights_text,
    with_weights,
)
from areopolis.bots.weights import read_weights
from areopolis.cli import main
from areopolis.games import games
from areopolis.kernel.errors import BadOptions

START = {"money": 0.1, "heat": 5.0, "zero": 0.0, "plants": 2.0}
SETTINGS = Settings(
    "terraforming", {"players": "2"}, "expert:width=0", START, ("money", "heat", "plants"), (), {}, 3, 8, 0.3, 4, 11, 1
)


def worth(weights: dict[str, float]) -> float:
    """Best at twice the money and half the heat."""
    return -(math.log(weights["money"] / 0.2) ** 2) - math.log(weights["heat"] / 2.5) ** 2


def evolved(search: Search, generations: int) -> list[Generation]:
    """So many generations, without a game."""
    history = []
    while search.number < generations:
        worths = tuple(worth(weights) for weights in search.candidates())
        history.append(Generation(search.number, worths, 5))
        search.learn(history[-1])
    return history


def log_of(settings: Settings, history: list[Generation]) -> str:
    lines = [json.dumps(settings.data()), *[generation.line() for generation in history]]
    return "".join(f"{line}\n" for line in lines)


def refuse(why: str) -> BadOptions:
    return BadOptions(f"log: {why}")


def test_the_mean_moves_to_what_is_best() -> None:
    search = Search(SETTINGS)
    evolved(search, 40)
    weights = search.weights()
    assert weights["money"] == pytest.approx(0.2, rel=0.1)
    assert weights["heat"] == pytest.approx(2.5, rel=0.1)
    assert weights["zero"] == 0
    assert list(weights) == list(START)
    assert search.games == 200


def test_the_same_settings_give_the_same_weights() -> None:
    first, second, other = Search(SETTINGS), Search(SETTINGS), Search(replace(SETTINGS, seed=12))
    assert evolved(first, 6) == evolved(second, 6)
    evolved(other, 6)
    assert first.weights() == second.weights() != other.weights()


def test_a_search_goes_on_from_its_log() -> None:
    whole = Search(SETTINGS)
    history = evolved(whole, 9)
    cut = log_of(SETTINGS, history[:5]) + '{"generation": 5, "wor'
    search = resumed(SETTINGS, cut, refuse)
    assert search.number == 5
    assert search.champion != SETTINGS.start
    assert evolved(search, 9) == history[5:]
    assert (search.weights(), search.champion, search.games) == (whole.weights(), whole.champion, whole.games)


def test_a_log_of_something_else_is_refused() -> None:
    history = evolved(Search(SETTINGS), 2)
    with pytest.raises(BadOptions, match="other settings"):
        resumed(replace(SETTINGS, step=0.4), log_of(SETTINGS, history), refuse)
    with pytest.raises(BadOptions, match="generation 1 is out of place"):
        resumed(SETTINGS, log_of(SETTINGS, history[1:]), refuse)


def test_the_champion_is_renewed() -> None:
    search = Search(SETTINGS)
    evolved(search, 3)
    assert search.champion == START
    evolved(search, 4)
    assert search.champion == search.weights()


def test_every_generation_has_new_seeds_and_the_check_has_others() -> None:
    search = Search(SETTINGS)
    seen: set[int] = set()
    for generation in range(3):
        (one, *others) = [
            [match.job.seed for _duel, matches in search.series_of(weights) for match in matches]
            for weights in search.candidates()
        ]
        assert all(other == one for other in others)
        assert len(set(one)) == SETTINGS.series
        assert not seen & set(one)
        seen |= set(one)
        search.learn(Generation(generation, tuple(range(8)), 1))
    first = unseen(SETTINGS, 3, 50)
    check = {game_seed(SETTINGS.seed, first + i) for i in range(50)}
    assert len(check) == 50
    assert not seen & check


def test_what_is_the_same_for_all_candidates_is_played_once() -> None:
    alone = replace(SETTINGS, options={"players": "1"})
    search = Search(alone)
    jobs = [
        match.job
        for weights in search.candidates()
        for _duel, matches in search.series_of(weights)
        for match in matches
    ]
    assert len(jobs) == 8 * 3 * 2
    assert len({key_of(job) for job in jobs}) == 8 * 3 + 3


def test_several_automas_are_played_on_the_same_seeds_and_each_is_checked() -> None:
    machines = ("marsbot:easy", "marsbot:hard")
    search = Search(replace(SETTINGS, automas=machines))
    series = search.series_of(START)
    assert [one.options["marsbot"] for one, _matches in series] == ["easy"] * 3 + ["hard"] * 3
    jobs = [match.job for _duel, matches in series for match in matches]
    assert [job.seed for job in jobs[:6]] == [job.seed for job in jobs[6:]]
    assert len({key_of(job) for job in jobs}) == len(jobs)
    duels = check_duels(search.settings, START)
    assert {name: one.options["marsbot"] for name, one in duels.items()} == {
        "marsbot:easy": "easy",
        "marsbot:hard": "hard",
    }
    with pytest.raises(BadOptions, match="there is no automa 'venus'"):
        Search(replace(SETTINGS, automas=("venus",))).series_of(START)


def test_points_count_as_they_are_and_wins_first() -> None:
    planned = duel("terraforming", {"players": "2"}, "random", "random", files={})
    matches = planned.series(0, 1)
    results = [play(match.job) for match in matches]
    points = Search(replace(SETTINGS, by=POINTS)).worth(planned, matches, results)
    tally = Tally(planned)
    tally.add(matches, results)
    assert points == tally.lead.mean
    assert abs(Search(SETTINGS).worth(planned, matches, results) - tally.share.mean) < 0.25


def test_weights_are_a_file_with_their_origin(tmp_path: Path) -> None:
    text = weights_text(START, {"how": 'by "hand"', "games": 3, "opponents": ["a", "b"]})
    assert tomllib.loads(text) == {
        "origin": {"how": 'by "hand"', "games": 3, "opponents": ["a", "b"]},
        "weights": START,
    }
    (tmp_path / "w.toml").write_text(text, "utf-8")
    assert read_weights(str(tmp_path / "w.toml")) == START
    assert with_weights("expert:weights=old.toml:width=0", "new.toml") == "expert:width=0:weights=new.toml"


def test_the_game_says_which_weights_there_are() -> None:
    terraforming = games()["terraforming"]
    usual, alone = (terraforming.new({"players": players}, 1).weights() for players in ("2", "1"))
    assert set(usual) == set(alone)
    assert usual != alone


def test_files_travel_with_the_game(leaning: str) -> None:
    planned = duel("terraforming", {"players": "1"}, leaning)
    ((match,),) = [planned.series(0, 3)]
    assert match.job.files == {"start.toml": Path("start.toml").read_text("utf-8")} == files_of([leaning])
    before = play(match.job)
    Path("start.toml").unlink()
    assert play(match.job) == before
    assert Path(at_hand(leaning, match.job.files).partition("=")[2]).is_file()
    with pytest.raises(BadOptions, match="cannot be read"):
        files_of([leaning])


COMMAND = (
    "tune", "terraforming", "--solo", "--generations", "3", "--population", "6", "--games", "4", "--check", "4",
    "--step", "0.8", "--seed", "2", "-j", "1", "--json",
)  # fmt: skip


def test_a_bot_becomes_better_and_the_file_says_how(leaning: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, leaning, "--out", "new.toml"]) == 0
    said = json.loads(capsys.readouterr().out)
    file = tomllib.loads(Path("new.toml").read_text("utf-8"))
    assert file["weights"] == said["weights"] == read_weights("new.toml")
    assert file["weights"]["idle"] < file["weights"]["busy"]
    assert said["check"]["lead"]["mean"] > 0
    assert file["origin"]["opponents"] == [f"{leaning} with the weights before"]
    assert file["origin"]["games"] == 3 * (6 * 2 + 2)
    assert "--generations 3 --population 6 --games 4 --step 0.8 --renew 10 --seed 2" in file["origin"]["how"]
    assert "--players 1" in file["origin"]["how"]
    assert "on seeds not seen in tuning" in file["origin"]["result"]
    # Whoever was stopped goes on, and comes to the same.
    log = Path("new.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert len(log) == 4
    Path("again.jsonl").write_text("".join(log[:2]) + log[2][:9], "utf-8")
    words = [word for word in COMMAND if word not in {"--seed", "2"}]
    assert main([*words, leaning, "--out", "again.toml"]) == 0
    assert Path("again.jsonl").read_text("utf-8").splitlines(keepends=True) == log
    assert tomllib.loads(Path("again.toml").read_text("utf-8")) == file


def test_what_cannot_be_tuned_is_refused(leaning: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("old.toml").write_text("", "utf-8")
    Path("odd.jsonl").write_text("{}\n", "utf-8")
    for words, said in (
        (("greedy", "--out", "x.toml"), "the bot 'greedy' has no weights"),
        (("genius", "--out", "x.toml"), "there is no bot 'genius'"),
        ((leaning, "--out", "old.toml"), "old.toml exists already; --overwrite"),
        ((leaning, "--out", "x.toml", "--only", "busy,grumpy"), "there is no weight 'grumpy' to change"),
        ((leaning, "--out", "odd.toml"), "odd.jsonl: the tuning that it belongs to had other settings"),
        ((leaning, "--out", "x.toml", "--against", "genius"), "there is no bot 'genius'"),
        ((leaning, "--out", "x.toml", "--automas", "genius"), "there is no automa 'genius' in terraforming"),
    ):
        assert main([*COMMAND, *words]) == 2, words
        assert said in capsys.readouterr().err
    assert not Path("x.jsonl").exists()


def test_without_the_library_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(BadOptions, match=r"tuning needs the package cma: install areopolis\[arena\]"):
        check_library()
