"""The suite passes a game that somebody else wrote, and fails every way of writing it wrong."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Self

import pytest

from areopolis.arena.bench import compiled
from areopolis.games import games
from areopolis.kernel.agenda import Task
from areopolis.kernel.codec import classes, decode
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.event import Event
from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text, Why
from areopolis.testing import Broken, check_game
from areopolis.testing.law import must, refused
from areopolis.testing.suite import check_copy, check_json

if compiled():
    pytest.skip("native classes have no interpreted subclasses, and take no new fields", allow_module_level=True)

from tests.testing.auction import CZECH, ENGLISH, PHRASES, Auction, AuctionGame, Leave, Take, rebuilt

ONE = [{"players": "3"}]


class ForgetsAPart(Auction):
    """A copy has forgotten who won how often."""

    def copy(self) -> Self:
        other = super().copy()
        for bidder in other.bidders:
            bidder.wins = 0
        return other


class Counts(Auction):
    """Counts how often it was moved on, and tells neither its copies nor its data."""

    counted = 0

    def advance(self) -> None:
        super().advance()
        self.counted += 1


class ForgetsInData(Counts):
    """Tells its copies, but not its data."""

    def copy(self) -> Self:
        other = super().copy()
        other.counted = self.counted
        return other


def without_wins(kind: type[Auction], data: dict[str, Any]) -> Auction:
    pos = rebuilt(kind, data)
    for bidder in pos.bidders:
        bidder.wins = 0
    return pos


class ForgetsInPickles(Auction):
    """Data tell who won how often, and whoever reads a pickle forgets it."""

    def maker(self) -> Any:
        return partial(without_wins, type(self))


class Shares(Auction):
    """A copy lays its cards on the same pile."""

    def copy(self) -> Self:
        other = super().copy()
        other.gone = self.gone
        return other


class ShowsTheDeck(Auction):
    def table(self, seat: int) -> dict[str, object]:
        return {**super().table(seat), "next": self.deck[-1:]}


class ShowsBids(Auction):
    def table(self, seat: int) -> dict[str, object]:
        return {**super().table(seat), "bids": [bidder.bid for bidder in self.bidders]}


class ShowsInRefusals(Auction):
    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        return Why("auction.prize", sum(self.deck[-3:])) if decision.kind == "bid" else None


class ShowsInEvents(Auction):
    """What is drawn in secret is told to everybody, and nothing says that it is revealed."""

    def reveal(self, name: str, seat: int, parts: tuple[object, ...], secret: tuple[object, ...], to: int) -> None:
        if secret:
            self.events.append(Event(name, seat, (len(secret), *secret)))
        else:
            super().reveal(name, seat, parts, secret, to)


class NamesNoPart(Auction):
    """An event has more parts than the game has named."""

    def log(self, name: str, seat: int, a: object = None, b: object = None, c: object = None) -> None:
        super().log(name, seat, a, self.round)


class HasNoForm(Auction):
    def table(self, seat: int) -> dict[str, object]:
        return {**super().table(seat), "round": str(self.round)}


class Unbarred(Auction):
    """Nothing bars taking back what has been seen."""

    def reveal(self, name: str, seat: int, parts: tuple[object, ...], secret: tuple[object, ...], to: int) -> None:
        self.events.append(Event(name, seat, parts, secret))


class WritesAndPutsBack(Auction):
    def winners(self) -> list[int]:
        self.round += 1
        self.round -= 1
        return super().winners()


class AddsUpWrong(Auction):
    def scores(self) -> list[int]:
        return [bidder.points + bidder.wins for bidder in self.bidders]


class WritesInAPart(Auction):
    def seen(self, seat: int, own: bool) -> dict[str, object]:
        self.bidders[seat].points += 0
        return super().seen(seat, own)


class SortsAPile(Auction):
    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        self.bidders[0].hand.sort()
        return super().why_refused(decision, words)


class PaysTheQuick(Auction):
    """Whoever handed in first gets a point when all have."""

    def hand_in(self, choice: Choice, seat: int) -> list[Event]:
        first = next(iter(self.answers), seat)
        events = super().hand_in(choice, seat)
        if not self.answers:
            self.bidders[first].points += 1
        return events


class OffersAndRefuses(Auction):
    def refusals(self, seat: int = -1) -> list[tuple[Choice, Why]]:
        question = self.question(seat) if seat >= 0 else self.decision
        offered = [] if question is None else list(question.options)
        return [*super().refusals(seat), *[(option, Why("answer")) for option in offered]]


class Mumbles(Auction):
    def question_text(self, decision: Decision) -> Text:
        return Text("auction.mumble")


def test_a_game_of_somebody_else_passes() -> None:
    check_game(AuctionGame(), spoken=[ENGLISH, CZECH])


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (ForgetsAPart, "a copy is like the original in every field; it differs in .bidders[1].wins"),
        (Counts, "a copy is like the original in every field; it differs in .counted"),
        (ForgetsInData, "a restored position is like the original in every field; it differs in .counted"),
        (ForgetsInPickles, "a pickled position is like the original in every field; it differs in .bidders[1].wins"),
        (Shares, "a copy is like the original in every field; it differs in .gone (shared)"),
        (ShowsTheDeck, "sees what is hidden"),
        (ShowsBids, "shows seat 2 something hidden, and no event reveals it"),
        (ShowsInRefusals, "sees what is hidden"),
        (ShowsInEvents, "sees what is hidden after leave"),
        (NamesNoPart, "every part of take has its name: ('prize',) for"),
        (HasNoForm, "a table of seat -1 has its form: Expected `int`, got `str` - at `$.round`"),
        (AddsUpWrong, "the score sheet adds up to the points"),
        (Unbarred, "sees what is hidden after"),
        (WritesAndPutsBack, "a question has written round"),
        (WritesInAPart, "a question has written points"),
        (SortsAPile, "a question has written"),
        (PaysTheQuick, "the order of answers does not matter"),
        (OffersAndRefuses, "is refused and offered"),
        (Mumbles, "en has a phrase for auction.mumble"),
    ],
)
def test_what_is_wrong_is_noticed(kind: type[Auction], law: str) -> None:
    with pytest.raises(Broken, match=re.escape(law)):
        check_game(AuctionGame(kind), spoken=[ENGLISH, CZECH], variants=ONE)


@pytest.mark.parametrize(
    ("name", "phrase", "law"),
    [
        ("auction.card", "karta", "auction.card is right in cs: missing {0}"),
        ("auction.card", "karta {0} {1}", "auction.card is right in cs: nothing for {1}"),
        ("event.bid", "{0} dává {1", "event.bid is right in cs: stray {, missing {1}"),
        ("event.leave", "{0} bere {1} {1|kartu|karet}", "2 forms for {1} instead of 3"),
        ("auction.take", None, "cs has a phrase for auction.take"),
        ("why.auction.prize", "{0}", "why.auction.prize is right in cs: nothing for {0}"),
    ],
)
def test_a_wrong_phrase_of_a_language_is_noticed(name: str, phrase: str | None, law: str) -> None:
    phrases = {key: words for key, words in CZECH.phrases.items() if key != name}
    other = Catalogue("cs", "czech", phrases if phrase is None else {**phrases, name: phrase}, ENGLISH)
    with pytest.raises(Broken, match=re.escape(law)):
        check_game(AuctionGame(), spoken=[ENGLISH, other], variants=ONE)


@pytest.mark.parametrize(
    ("name", "phrase", "law"),
    [
        ("auction.take", "take {0}", "auction.take has a part for {0} in en"),
        ("event.take", "{0|one|many} {1}", "event.take has a number for the forms of {0} in en"),
    ],
)
def test_a_place_that_the_game_does_not_fill_is_noticed(name: str, phrase: str, law: str) -> None:
    english = Catalogue("en", "english", {**PHRASES, name: phrase})
    with pytest.raises(Broken, match=re.escape(law)):
        check_game(AuctionGame(), spoken=[english], variants=ONE)


@pytest.mark.parametrize("name", ["terraforming", "onmars"])
def test_a_forgotten_field_of_our_games_is_noticed(name: str) -> None:
    """The new field is told to nobody, so neither the digest nor the data of two copies would differ."""
    game = games()[name]
    pos = game.new({"players": "2"}, 1)
    check_copy(pos)
    vars(pos)["plan"] = 1
    with pytest.raises(Broken, match=r"a copy is .* differs in \.plan$"):
        check_copy(pos)
    with pytest.raises(Broken, match=r"a restored position is .* differs in \.plan$"):
        check_json(game, pos, ("deck", "drawn"))


def test_a_law_is_broken_aloud_though_python_leaves_out_assertions() -> None:
    with pytest.raises(Broken, match="it holds"):
        must(False, "it holds")
    with pytest.raises(Broken, match="it is refused"):
        refused(lambda: None, "it is refused")
    with pytest.raises(ZeroDivisionError):
        refused(lambda: 1 // 0, "it is refused")


def test_values_of_a_game_that_comes_later_are_known() -> None:
    classes()
    data = {"": "testing.Late", "seat": 2}
    with pytest.raises(BadRecord, match=r"no value called 'testing\.Late'"):
        decode(data)

    class Late(Task[Auction]):
        def __init__(self, seat: int) -> None:
            self.seat = seat

    assert decode(data) == Late(2)


def test_the_two_ways_to_end_a_round_are_told_apart() -> None:
    """The little game does what it says, or it would prove little."""
    pos = AuctionGame().new({"players": "2"}, 1)
    for seat in pos.asked():
        question = pos.question(seat)
        assert question is not None
        pos.apply(f"bid {question.notations()[seat]}", seat)
    assert pos.decision is not None
    winner, prize = pos.decision.seat, pos.prize
    taken, left = pos.copy(), pos.copy()
    taken.apply(Take(winner))
    left.apply(Leave(winner))
    assert taken.bidders[winner].points == prize
    assert left.bidders[winner].points == 0
    assert len(left.bidders[winner].hand) == 4
