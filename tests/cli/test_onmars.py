"""On Mars in the terminal: the drawings, and games by typed lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import RenderableType

from areopolis.bots.random import play_out, random_choice
from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.log import log_grid, log_lines
from areopolis.cli.draw.onmars.hexmap import hexmap
from areopolis.cli.draw.onmars.lab import laboratory
from areopolis.cli.draw.onmars.options import hex_of
from areopolis.cli.draw.onmars.player import board, purse
from areopolis.cli.draw.onmars.question import meant, question
from areopolis.cli.draw.onmars.say import cost
from areopolis.cli.draw.onmars.supply import arrows, warehouse
from areopolis.cli.draw.words import Words
from areopolis.cli.files import load
from areopolis.cli.saves import saves
from areopolis.cli.terminal.answers import keys
from areopolis.games import games
from areopolis.kernel.decision import Decision
from areopolis.kernel.record import replay
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session
from areopolis.locale import catalogue
from areopolis.onmars import GAME, describe
from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.terms import CRYSTAL_HERE, DISCOVERY, GREENHOUSE, LAB, MINE, RESEARCH, SHELTER
from areopolis.onmars.whole import WholePosition

SEATS = ("Ana", "Boris", "Cecilia", "Dan")
START = ("play", "onmars", "--seed", "4", "--name", "Ana", "--bots", "random")
DRAWING = drawing_of("onmars")


def new(players: int = 2, choices: int = 0, seed: int = 5, options: dict[str, str] | None = None) -> WholePosition:
    pos = games()["onmars"].new({"players": str(players), **(options or {})}, seed)
    assert isinstance(pos, WholePosition)
    play_out(pos, Rng(seeded(seed)), choices)
    return pos


def words_for(pos: WholePosition) -> Words:
    return Words(catalogue("en"), SEATS[: pos.seats()])


def drawn(thing: RenderableType, width: int = 100) -> str:
    console = Sheet(width=width, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as shown:
        console.print(thing)
    said = shown.get().replace("\N{NO-BREAK SPACE}", " ")
    assert max(len(line) for line in said.splitlines()) <= width
    assert "om." not in said
    return said


def asked(pos: WholePosition, decision: Decision) -> RenderableType:
    view = pos.view(decision.seat)
    return question(pos.table(decision.seat), decision, view.refusals(), words_for(pos), 100)


def test_every_hex_is_drawn_once() -> None:
    pos = new()
    for width in (100, 80):
        shown = drawn(hexmap(pos.table(0), words_for(pos), width), width).split()
        assert [shown.count(name) for name in NAMES] == [1] * 91
        assert len(drawn(hexmap(pos.table(0), words_for(pos), width), width).splitlines()) == 18


def test_the_map_shows_what_lies_and_stands_there() -> None:
    pos = new()
    for name, building in (("C3", MINE), ("C5", GREENHOUSE), ("K3", SHELTER + 1)):
        pos.buildings[BY_NAME[name]] = building
    for name, lies in (("K5", CRYSTAL_HERE), ("H1", RESEARCH + 2), ("F1", DISCOVERY + 12)):
        pos.lies[BY_NAME[name]] = lies
    pos.miners[BY_NAME["C3"]] = 0
    pos.markers[BY_NAME["C5"]] = 1
    pos.players[1].rover = BY_NAME["K5"]
    shown = drawn(hexmap(pos.table(0), words_for(pos), 100, frozenset({"M2"})))
    for piece in ("C3 Mi", "C5 Gr", "K3 ⌂B", "◆Br", "#C", "?12", "Ac", "B*", "Ab", "[M2]"):
        assert piece in shown


def test_a_crowded_hex_is_cut_off() -> None:
    pos = new(4)
    for player in pos.players:
        player.rover = BY_NAME["A2"]
    assert "ArBrC…" in drawn(hexmap(pos.table(0), words_for(pos), 100))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("choices", [0, 150, 600])
def test_the_overview_fits_the_screen(players: int, choices: int) -> None:
    pos = new(players, choices)
    shown = drawn(DRAWING.whole(Look(pos.view(0), words_for(pos), 100)))
    assert len(shown.splitlines()) <= 45
    for piece in ("Missions (still needed", "Turn order", "Shuttle", "Warehouse", "Tech grid", "Blueprints", "Ana"):
        assert piece in shown
    drawn(DRAWING.whole(Look(pos.view(0), words_for(pos), 80)), 80)


@pytest.mark.parametrize("options", [{"length": "long"}, {"variant": "first-colonists"}])
def test_everything_can_be_shown_in_every_position(options: dict[str, str]) -> None:
    """A whole random game: every kind of question once, and now and then all words."""
    pos = new(3, options=options)
    words = words_for(pos)
    rng = Rng(seeded(3))
    kinds: set[str] = set()
    made = 0
    while (decision := pos.decision) is not None:
        look = Look(pos.view(decision.seat), words, 100)
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            shown = drawn(DRAWING.question(look, decision))
            assert all(key in shown for key in keys(decision))
            assert "?" in drawn(DRAWING.asked(look, decision))
            drawn(DRAWING.purse(look) or "")
        if made % 200 == 0:
            for show in DRAWING.commands().values():
                drawn(show(look, ""))
            drawn(DRAWING.sheet(look))
        events = pos.apply(random_choice(decision, rng))
        if made % 10 == 0:
            drawn(log_grid(log_lines(events, words, DRAWING)))
        made += 1
    assert len(kinds) > 15
    assert "wins with" in DRAWING.verdict(Look(pos.view(-1), words, 100))


def test_a_turn_is_grouped_and_says_why_not() -> None:
    pos = new()
    for choice in ("space 6", "space 7", "done", "shuttle orbit", "done", "done"):
        if pos.decision is not None and choice in pos.decision.notations():
            pos.apply(choice)
    while pos.decision is not None and pos.decision.kind != "turn":
        pos.apply(pos.decision.options[-1])
    assert pos.decision is not None
    pos.players[pos.active].contracts.append(pos.contract_deck.pop())
    pos.players[pos.active].goods[5] = 5
    pos.apply(f"pledge {pos.players[pos.active].goals[0]}")
    shown = drawn(asked(pos, pos.decision))
    heads = [shown.index(head) for head in ("Main actions", "Executive actions", "At any moment")]
    assert heads == sorted(heads)
    assert "xecutive action for 2 crystals: " in shown
    action = next(line for line in shown.splitlines() if "Move your bots 2 steps in all and your rover" in line)
    assert " — " not in action, "a main action is said once"
    assert "not now: " in shown


def test_a_space_without_a_benefit_says_so() -> None:
    pos = new()
    assert pos.decision is not None
    assert pos.decision.kind == "turnspace"
    shown = drawn(asked(pos, pos.decision))
    assert "Turn order space 1 — no benefit" in shown
    assert "— —" not in shown


def test_hexes_are_offered_on_the_map_and_may_be_typed() -> None:
    pos = new(2, 40)
    rng = Rng(seeded(8))
    while pos.decision is None or pos.decision.kind != "construct":
        assert pos.decision is not None
        pos.apply(random_choice(pos.decision, rng))
    decision = pos.decision
    shown = drawn(asked(pos, decision))
    option = next(option for option in decision.options if hex_of(option))
    assert f"[{hex_of(option)}]" in shown
    verb, kind, name = option.notation().split()
    assert meant(decision, f"{kind} {name.lower()}") == option
    assert meant(decision, f"{verb} {kind}") is None


def test_the_laboratory_has_columns_of_two_and_three() -> None:
    pos = new()
    lines = drawn(laboratory(pos.table(0), 0, words_for(pos))).splitlines()
    first = next(i for i, line in enumerate(lines) if line.split()[:1] == ["2t"])
    spaces = [[word for word in line.split() if word in LAB] for line in lines[first : first + 5]]
    assert spaces == [["2t", "4t"], ["1t", "3t", "5t"], ["2m", "4m", "6"], ["1b", "3b", "5b"], ["2b", "4b"]]
    assert "2m [Sh]" in "\n".join(lines)
    assert lines[0].rstrip() == "Laboratory  spaces of a column: t top, m middle, b bottom"


def test_amounts_that_stand_alone_are_not_in_the_accusative() -> None:
    pos = new()
    words = Words(catalogue("cs"), SEATS)
    pos.warehouse[:] = [0, 1, 1, 1, 0, 0]
    assert "Skladiště  1 baterie, 1 voda a 1 rostlina" in drawn(warehouse(pos.table(0), words))
    assert "1 minerál, 1 baterie, 1 voda, 1 rostlina a 1 kyslík" in drawn(purse(pos.table(0)["seats"][0], words))
    assert "1 baterie a 2 kolonisté" in drawn(cost(words, describe.cost((0, 1, 0, 0, 0), colonists=2)))


def test_private_goals_are_shown_to_their_owner_only() -> None:
    pos = new()
    words = words_for(pos)
    goal = pos.players[1].goals[0]
    assert f"Private goal {goal} " in drawn(board(pos.table(1), 1, words))
    hidden = drawn(board(pos.table(0), 1, words))
    assert "Private goal " not in hidden
    assert "Private goals: 3" in hidden


def test_stacks_show_the_arrows_of_the_next_tile() -> None:
    pos = new()
    tile = pos.box.buildings[MINE].tiles.index((0,))
    pos.stacks[MINE] = [tile]
    assert arrows(pos.table(0)["stacks"][MINE]) == "↑"
    pos.stacks[MINE] = []
    assert arrows(pos.table(0)["stacks"][MINE]) == "—"


def test_the_first_screen_says_what_to_type(typed: Callable[..., str]) -> None:
    said = typed(*START).splitlines()
    assert said[0] == "On Mars in the terminal"
    assert "help" in said[3]
    assert max(len(line) for line in said[:4]) <= 80
    assert "Which turn order space do you take?" in said


def test_words_show_things(typed: Callable[..., str]) -> None:
    lines = ("2", "1", "map", "board", "player", "player 2", "player 9", "players", "lab", "lab 2", "lab 0", "lss",
             "order", "actions", "missions", "grid", "blueprints", "science", "goals", "lacerda", "card 13",
             "card nothing", "why", "why act hire", "log", "score", "help", "undo", "G1")  # fmt: skip
    said = typed(*START, lines=lines)
    for piece in ("Depot and executive actions", "Players are numbered from 1 to 2", "Laboratory", "Research tiles",
                  "Contracts that may come next", "There is no Lacerda in this game", "13 Mineral Mine",
                  "There is no “nothing”", "this action is on the other side", "If the game ended now:",
                  "choose by the end of a notation", "“G1” is neither an option nor a command"):  # fmt: skip
        assert piece in " ".join(said.split())


def test_many_things_with_the_same_reason_are_shortened(typed: Callable[..., str]) -> None:
    said = typed(*START, lines=("space 7", "why")).partition("> why")[2]
    assert said.count("new technology goes to the first") == 3
    assert "… +86" in said


def last_round(home: Path, **options: str) -> Path:
    """A game of random choices up to its last round, or some way into it."""
    session = Session(GAME, {"players": "2", **options}, ["Ana", "random"], 3)
    rng = Rng(seeded(2))
    while (decision := session.position.decision) is not None and not session.position.last_round:
        session.apply(decision.seat, random_choice(decision, rng))
    path = home / "late.areo"
    path.write_text(session.save().text(), encoding="utf-8")
    return path


def test_a_game_can_be_played_to_its_end(typed: Callable[..., str], home: Path) -> None:
    path = last_round(home)
    said = typed("play", "--resume", str(path), lines=("1", "5", "6", "7") * 100)
    assert "The record of the game:" in said
    assert "Technologies" in said
    replay(load(path), games())
    assert "wins with" in typed("replay", str(path), "--at", "end")


def test_a_whole_game_against_lacerda_can_be_played(typed: Callable[..., str]) -> None:
    """Whatever is asked, one of these lines answers it in the end."""
    lines = ("goals", "lacerda", *("1", "2", "end", "5", "6", "7") * 400)
    said = typed(*START, "--solo", "--solo-goal", "hunky-dory", lines=lines)
    for piece in ("Goal: Hunky Dory", "Lacerda: 12 cards in his deck", "reveals a card", "the goal “Hunky Dory”"):
        assert piece in said
    record = load(saves()[0])
    assert record.seats == ["Ana", "Lacerda"]
    assert {seat for seat, _notation in record.choices} == {0}
    replay(record, games())
