"""The game in the terminal: what is asked before it is too late, reasons, names, and how much a screen shows."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import RenderableType

from areopolis.bots.random import random_choice
from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Drawing, Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.words import Words
from areopolis.cli.files import load
from areopolis.cli.saves import saves
from areopolis.cli.terminal.naming import by_name, fits, plain
from areopolis.cli.terminal.screen import BELOW, LINES, turn_screen
from areopolis.games import games
from areopolis.kernel.decision import Wish
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.terraforming.refs import CARD

START = ("play", "terraforming", "--seed", "3", "--name", "Ana")
SETUP = ("corporation R24", "1 2")
FINAL = "this cannot be taken back"


def made(seat: int = 0) -> list[str]:
    """The choices of a seat in the game that was played last."""
    return [choice for chooser, choice in load(saves()[0]).choices if chooser == seat]


def test_start_cards_and_passing_are_confirmed_against_marsbot(typed: Callable[..., str]) -> None:
    start = ("play", "--marsbot", "easy", "--seed", "5", "--name", "Ana", "--confirm")
    said = typed(*start, lines=("1", "1 2", "no", "3", "", "pass", "wait", "pass", ""))
    assert said.count(FINAL) == 4
    assert said.count("Nothing was done. Choose again.") == 2
    assert made()[0].startswith("corporation")
    assert made()[1].count(" ") == 1
    assert made()[2] == "pass"


def test_the_end_of_a_turn_is_confirmed_against_lacerda(typed: Callable[..., str]) -> None:
    lines = ("1",) * 30
    said = typed("play", "onmars", "--solo", "--seed", "5", "--name", "Ana", "--confirm", lines=lines)
    assert FINAL in said
    # Every `1` that answers the question is a no, so the game stands still there.
    before = len(made())
    said = typed("play", "--resume", str(saves()[0]), "--confirm", lines=("1", "no", "1", ""))
    assert len(made()) > before


def test_passing_is_confirmed_alone(typed: Callable[..., str]) -> None:
    said = typed("play", "--solo", "--seed", "3", "--name", "Ana", "--confirm", lines=("1", "0", "", "pass", "n"))
    assert f"Pass for this generation: {FINAL}" in said
    assert "pass" not in made()


def test_every_choice_is_confirmed_once_at_most(typed: Callable[..., str]) -> None:
    """Against bots the question before they go on is enough, and what nobody could choose otherwise is not asked."""
    said = typed(*START, "--confirm", lines=("1", "1 2", "", "project asteroid", "end", ""))
    assert FINAL not in said
    assert said.count("Enter: go on; undo: take back") == 2
    assert FINAL not in typed(*START, lines=(*SETUP, "pass"))


def test_all_reasons_of_a_card_are_given_at_once(typed: Callable[..., str]) -> None:
    lines = (*SETUP, "project asteroid", "why 091", "why play 091", "why gene", "why", "play 091", "why 115", "why 036")
    said = typed(*START, lines=lines)
    both = "Play Gene Repair · play 091:\n  · 2 M€ short of 12 M€\n  · needs 3 science tags, you have 0\n"
    assert said.count(both) == 3
    assert "“play 091” is not possible now: 2 M€ short of 12 M€; needs 3 science tags, you have 0." in " ".join(
        said.split()
    )
    assert "Play Artificial Photosynthesis · play 115: the card is not in your hand" in said
    assert "Play Release of Inert Gases · play 036: 4 M€ short of 14 M€" in said


def test_hints_name_answers_with_points_and_reasons(typed: Callable[..., str]) -> None:
    said = typed("play", "terraforming", "--seed", "3", lines=("1", "hint", "quit"))
    assert "expected points" in said
    first, second = said.index("1  Buy "), said.index("2  Buy ")
    assert first < second < said.index("3  Buy ")
    assert "(+" in said[first:second]


def test_hints_for_on_mars_have_its_own_reasons(typed: Callable[..., str]) -> None:
    said = typed("play", "onmars", "--seed", "3", lines=("1", "hint", "quit"))
    assert "expected points" in said
    assert "term." not in said
    assert "(+" in said


def test_cards_are_chosen_by_name(typed: Callable[..., str]) -> None:
    typed(*START, lines=("mining", "release, gene rep"))
    assert made() == ["corporation R24", "buy 036 091"]
    said = typed(*START, lines=(*SETUP, "play ge re", "play zzz", "PLAY release of inert"))
    assert "“play 091” is not possible now: needs 3 science tags" in said
    assert "“play zzz” is neither an option nor a command" in said
    assert made()[-1] == "play 036"


def test_cards_are_chosen_by_name_in_the_language_of_the_player_and_in_english(typed: Callable[..., str]) -> None:
    for code, line in (("cs", "uvolneni inertnich"), ("sr", "play release inert")):
        typed(*START, "--lang", code, lines=(*SETUP, line))
        assert made()[-1] == "play 036"


def test_names_that_fit_several_cards_are_listed(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=("corporation R24", "re", "1 2"))
    names = said.partition("“re” may be:")[2].splitlines()[1:3]
    assert len({name.split()[0] for name in names}) == 2
    assert made() == ["corporation R24", "buy 036 091"]


def test_a_whole_name_is_no_other() -> None:
    words = Words(catalogue("en"))
    drawing = drawing_of("terraforming")
    comet, asteroid, big, mining, done = (
        Wish(wording, Text("test"))
        for wording in (*[("play", Ref(CARD, number)) for number in ("010", "009", "011", "002")], ("done",))
    )
    assert by_name("play comet", [comet, done], drawing, words) == [comet]
    assert by_name("asteroid", [asteroid, big, mining], drawing, words) == [asteroid]
    assert by_name("play aster min", [asteroid, mining, comet], drawing, words) == [mining]
    assert by_name("action comet", [comet], drawing, words) == []
    assert by_name("", [asteroid], drawing, words) == []
    assert fits(plain("Pow inf"), plain("Power Infrastructure"))
    assert not fits(plain("inf pow"), plain("Power Infrastructure"))
    assert plain("Kávové-žluťásky č. 5") == ["kavove", "zlutasky", "c", "5"]


def test_cards_in_play_are_shown_with_what_lies_on_them(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=(*SETUP, "cards", "cards 2", "cards 3", "cards x"))
    assert said.count("Type cards and a number from 1 to 2.") == 2
    assert "R24 Mining Guild" in said


def test_what_lies_on_cards_is_shown_in_the_table() -> None:
    from areopolis.terraforming.card import known
    from areopolis.terraforming.whole import WholePosition

    pos = games()["terraforming"].new({"players": "2"}, 3)
    assert isinstance(pos, WholePosition)
    birds = known("072")
    assert birds is not None
    pos.players[1].in_play.append(birds.id)
    pos.players[1].holdings[birds.id] = 3
    drawing = drawing_of("terraforming")
    look = Look(pos.view(0), Words(catalogue("en"), ("Ana", "Eva")), 100)
    assert "Birds: 3 animals" in drawn(drawing.whole(look))
    assert "072 Birds [3 animals]" in drawn(drawing.commands()["cards"](look, "2"))


def test_the_steps_that_are_left_are_shown() -> None:
    pos = games()["onmars"].new({"players": "2"}, 3)
    rng = Rng(seeded(3))
    drawing = drawing_of("onmars")
    asked: set[str] = set()
    while pos.decision is not None:
        if pos.decision.kind == "move":
            asked.add(
                drawn(
                    drawing.asked(Look(pos.view(pos.decision.seat), Words(catalogue("en")), 100), pos.decision)
                ).strip()
            )
        pos.apply(random_choice(pos.decision, rng))
    assert "What do you move? (bots: 2 steps left, rover: 2 steps left; control center)" in asked
    assert any(text.startswith("What do you move? (bots: 1 step left; ") for text in asked)


def test_the_whole_table_is_shown_on_demand(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=(*SETUP, "table"))
    before, _, after = said.partition("> table")
    assert "Shortened to fit the screen; table shows everything." in before
    assert "reserved for ocean" not in before
    assert "reserved for ocean" in after


VARIANTS = [
    ("terraforming", {"players": "1"}),
    ("terraforming", {"players": "2", "marsbot": "normal", "turmoil": "yes"}),
    ("terraforming", {"players": "5", "turmoil": "yes", "draft": "yes"}),
    ("onmars", {"players": "1"}),
    ("onmars", {"players": "4", "length": "long"}),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_turn_fits_on_the_screen(game: str, options: dict[str, str]) -> None:
    """Every turn of a random game at a hundred columns, the languages in turn; options are all there."""
    pos = games()[game].new(options, 3)
    rng = Rng(seeded(3))
    drawing = drawing_of(game)
    names = tuple(f"Player {seat}" for seat in range(pos.seats()))
    spoken = [Words(catalogue(code), names) for code in languages()]
    turns = 0
    while (decision := pos.decision) is not None:
        look = Look(pos.view(decision.seat), spoken[turns % len(spoken)], 100)
        if drawing.opens(look, decision):
            turns += 1
            if turns % 17 == 0 or turns < 10:
                check_turn(drawing, look)
        pos.apply(random_choice(decision, rng))
    assert turns > 10


def check_turn(drawing: Drawing, look: Look) -> None:
    """A turn in 45 lines with all its options; whoever has more lines sees more."""
    from areopolis.cli.terminal.answers import keys

    decision = look.view.question()
    assert decision is not None
    console = Sheet(width=100)
    shown = drawn(turn_screen(drawing, look, decision, console, LINES))
    assert shown.count("\n") + BELOW <= LINES
    below = shown.splitlines()
    missing = [key for key in keys(decision) if not any(key in line.split() for line in below)]
    assert missing == [], shown
    more = drawn(turn_screen(drawing, look, decision, console, 2 * LINES))
    assert more.count("\n") >= shown.count("\n")


def drawn(what: RenderableType) -> str:
    """A drawing as plain text."""
    console = Sheet(file=io.StringIO(), width=100, highlight=False, emoji=False, markup=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
