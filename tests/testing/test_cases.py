"""Cases of any game, with a small one that somebody else could have written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from areopolis.kernel.cases import Trial, Written, judge
from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import IllegalChoice
from areopolis.kernel.event import Event
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from tests.testing.auction import Auction, AuctionGame

BIDS = ["bid none", "bid none"]


class Hasty(Auction):
    """A position that moves before it looks."""

    def apply(self, choice: Choice | str, seat: int = -1) -> list[Event]:
        try:
            return super().apply(choice, seat)
        except IllegalChoice:
            self.prize += 1
            raise


class Sale(AuctionGame):
    """The auction with cases, which all begin a new game."""

    def trial(self, case: dict[str, Any]) -> Trial:
        return Written(self.set_up({"players": "2"}, 5), case["expect"])


class Silent(AuctionGame):
    """The auction without cases."""


def judged(case: dict[str, Any], game: Game[Position] | None = None) -> tuple[list[str], bool]:
    """What does not hold in a case, and whether it can be run."""
    line = json.dumps({"id": "x", **case}).encode()
    name, problems, supported = judge(line, {"auction": game or Sale()}, "auction")
    assert name == "x"
    return problems, supported


def test_a_case_in_notation_with_figures_of_the_table() -> None:
    prize = Sale().set_up({"players": "2"}, 5).prize
    expect = {"round": 2, "deck": 16, "bidders.0": {"points": prize, "wins": 1}, "bidders.1.wins": 0, "question": "bid"}
    assert judged({"do": [*BIDS, "take"], "expect": expect}) == ([], True)
    assert judged({"do": [*BIDS, {"seat": 0, "choice": "take"}], "expect": expect}) == ([], True)


def test_what_does_not_hold_is_said() -> None:
    problems, supported = judged({"do": BIDS, "expect": {"round": 7, "question": "bid", "bidders.1.wins": 1}})
    assert supported
    assert problems == [
        "round: expected 7, is 1",
        "question: expected bid, is prize",
        "bidders.1.wins: expected 1, is 0",
    ]


def test_what_is_offered_and_refused() -> None:
    assert judged({"do": BIDS, "expect": {"only": ["leave", "take"], "offers": ["take"]}}) == ([], True)
    assert judged({"do": BIDS, "expect": {"only": ["take"]}})[0] == ["only: expected ['take'], is ['leave', 'take']"]
    assert judged({"do": BIDS, "expect": {"offers": ["bid none"]}})[0] == ["offers: expected ['bid none'], is []"]
    assert judged({"expect": {"refuses": {"take": "auction.prize"}}}) == ([], True)
    assert judged({"expect": {"refuses": {"take": "pick"}}})[0] == [
        "reason against take: expected pick, is auction.prize"
    ]


def test_steps_that_must_not_be_legal() -> None:
    assert judged({"do": ["take"], "expect": {"legal": False}}) == ([], True)
    assert judged({"do": ["take"], "expect": {"legal": False, "why": "auction.prize"}}) == ([], True)
    assert judged({"do": ["take"], "expect": {"legal": False, "why": "pick"}})[0] == [
        "reason: expected pick, is auction.prize"
    ]
    assert judged({"do": ["fly"], "expect": {"legal": False, "why": "pick"}})[0] == ["reason: expected pick, is None"]
    assert judged({"do": [*BIDS, "take"], "expect": {"legal": False, "reason": "why"}})[0] == [
        "step 3 is legal, and should not be: why"
    ]
    assert "step 1 take: 'take' is not legal now" in judged({"do": ["take", *BIDS], "expect": {"legal": False}})[0][0]


def test_a_refused_choice_that_changes_the_position_is_found() -> None:
    case = {"do": ["take"], "expect": {"legal": False}}
    assert judged(case, Sale(Hasty)) == (["step 1: the position changed although the step is not legal"], True)


def test_games_are_found_by_their_name() -> None:
    assert judged({"game": "auction", "expect": {"round": 1}}) == ([], True)
    assert judged({"game": "chess", "expect": {}}) == (["there is no game 'chess'; there are auction"], False)
    assert judged({"game": [], "expect": {}})[1] is False
    assert judged({"expect": {}}, Silent()) == (["there are no cases of auction"], False)


@pytest.mark.parametrize("path", ["colour", "bidders.2", "bidders.0.colour", "round.0", "bidders.0.wins.0"])
def test_unknown_figures_are_unsupported(path: str) -> None:
    problems, supported = judged({"expect": {path: 1}})
    assert problems[0].startswith(f"expect.{path.split('.', 1)[0]}")
    assert not supported
