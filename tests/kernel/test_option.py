"""Options are declared once: what they may be, how they are said, and why some do not go together."""

from __future__ import annotations

import pytest

from areopolis.arena.bench import compiled
from areopolis.games import games
from areopolis.kernel.errors import BadOptions, BadRecord
from areopolis.kernel.option import NO, NUMBER, NUMBERS, SWITCH, TEXT, WORD, WORDS, YES, OptionSpec
from areopolis.kernel.record import Record, begin
from areopolis.kernel.why import Why
from areopolis.locale import catalogue, languages
from tests.testing.auction import AuctionGame

DRAFT = OptionSpec("draft", SWITCH, "x", usual=NO)
PLAYERS = OptionSpec("players", NUMBER, "x", usual="2", least=1, most=12)
SEATS = OptionSpec("seats", NUMBERS, "x", least=0, most=4)
LEVEL = OptionSpec("level", WORD, "x", allowed=("easy", "hard"))
LENGTH = OptionSpec("length", WORD, "x", usual="short", allowed=("short", "long"))
RULES = OptionSpec("rules", WORDS, "x", allowed=("a", "b"))
FILE = OptionSpec("file", TEXT, "x", most=3)


@pytest.mark.parametrize(
    ("spec", "good", "bad"),
    [
        (DRAFT, (YES, NO), ("", "maybe", "YES")),
        (PLAYERS, ("1", "12"), ("", "0", "13", "01", "٣", "1,2", "-1")),
        (SEATS, ("", "0", "4,0"), ("5", "0;1", "a")),
        (LEVEL, ("", "easy"), ("mild", "easy,hard")),
        (LENGTH, ("long",), ("", "middling")),
        (RULES, ("", "a", "b,a"), ("c", "a,c")),
        (FILE, ("", "abc"), ("abcd",)),
    ],
)
def test_what_an_option_may_be(spec: OptionSpec, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    assert [spec.why_not(word) for word in good] == [None] * len(good)
    for word in bad:
        assert spec.why_not(word) is not None, word


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_is_explained_in_every_language(game: str, code: str) -> None:
    language = catalogue(code)
    specs = games()[game].option_specs()
    assert specs[0].name == "players"
    for spec in specs:
        named = [text for text in [spec.word_text(word) for word in spec.listed()] if text is not None]
        for text in (spec.title(), spec.about(), *named):
            assert language.phrase(text.name), text
        assert not spec.usual or spec.why_not(spec.usual) is None


# By game: a reason, and options that it is the reason against.
REFUSED = {
    "terraforming": {
        "option.unknown": {"colonies": "yes"},
        "option.word": {"draft": "maybe"},
        "option.number": {"beginners": "9"},
        "option.players": {"players": "6"},
        "option.solo.corporate": {"players": "1", "corporate-era": "no"},
        "option.solo.draft": {"players": "1", "draft": "yes"},
        "option.beginners": {"beginners": "2"},
        "option.trgoal": {"players": "1", "tr-goal": "yes"},
        "option.level": {"marsbot": "mild"},
        "option.nomarsbot": {"marsbot-rules": "four-cards"},
        "option.marsbotplayers": {"marsbot": "hard", "players": "3"},
        "option.marsbotbeginners": {"marsbot": "hard", "beginners": "0"},
        "option.ofturmoil": {"marsbot": "hard", "marsbot-corporation": "C35"},
        "option.notboth": {"marsbot": "hard", "turmoil": "yes", "marsbot-rules": "one-delegate,two-delegates"},
        "option.drafts": {"marsbot": "hard", "marsbot-corporation": "C01"},
    },
    "onmars": {
        "option.unknown": {"draft": "yes"},
        "option.word": {"length": "middling"},
        "option.text": {"components": "x" * 200_001},
        "om.option.players": {"players": "5"},
        "om.option.goal": {"players": "2", "solo-goal": "hunky-dory"},
        "om.option.missions": {"variant": "first-colonists", "length": "long"},
    },
}


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [(game, name, words) for game, rows in REFUSED.items() for name, words in rows.items()],
)
def test_why_no_game_can_be_made_is_said_in_every_language(game: str, name: str, words: dict[str, str]) -> None:
    found = games()[game]
    why = found.why_not_options(words)
    assert why is not None
    assert why.name == name
    said = [catalogue(code).say(why) for code in languages()]
    assert len(set(said)) == len(languages())
    assert all("{" not in sentence for sentence in said)
    with pytest.raises(BadOptions) as refused:
        found.new(words, 1)
    assert refused.value.why == why
    if name != "option.text":
        with pytest.raises(BadRecord) as bad:
            begin(Record(game, found.rules, words, ["a", "b"], 1, []), games())
        assert bad.value.why == why


@pytest.mark.parametrize("game", sorted(games()))
def test_options_are_written_as_they_are_read(game: str) -> None:
    found = games()[game]
    names = [spec.name for spec in found.option_specs()]
    for words in found.variants():
        assert found.why_not_options(words) is None
        assert found.check_options(words) == words
        assert list(words) == [name for name in names if name in words]
        usual = {spec.name: spec.usual for spec in found.option_specs() if spec.name in words}
        short = {name: word for name, word in words.items() if word != usual[name]}
        assert list(found.check_options(short).items()) == list(words.items())


@pytest.mark.skipif(compiled(), reason="native classes have no interpreted subclasses")
def test_a_game_that_declares_nothing_has_players() -> None:
    game = AuctionGame()
    (players,) = game.option_specs()
    assert (players.name, players.listed(), players.usual) == ("players", ("2", "3"), "2")
    assert game.check_options({"players": "3"}) == {"players": "3"}
    assert game.why_not_options({"players": "4"}) == Why("option.other", "two or three players")
