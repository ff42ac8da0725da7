"""The terminal says everything in the language of the player, and keeps apart what belongs apart."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import RenderableType

from areopolis.cli.draw.console import Sheet
from areopolis.cli.draw.drawing import told
from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.terraforming.board import board, legend, outside, short_name
from areopolis.cli.draw.terraforming.cards import brief
from areopolis.cli.draw.terraforming.planet import planet
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NO_BREAK
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.onmars.options import Options as OnMarsOptions
from areopolis.onmars.whole import new_game as new_onmars
from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX
from areopolis.terraforming.describe import describe
from areopolis.terraforming.scenario import Scenario, card_named
from areopolis.terraforming.terms import CAPITAL, CORPORATION, TILES
from areopolis.terraforming.turmoil.parties import UNITY
from areopolis.terraforming.turmoil.policies import bonus_text
from tests.terraforming.rows import plain

NAMES = ("Ana", "Boris")


@pytest.fixture
def words() -> Words:
    return Words(catalogue("en"), NAMES)


def drawn(thing: RenderableType) -> str:
    console = Sheet(file=StringIO(), width=80, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (
            "052",
            "Action: Add 1 animal to this card. When played: Lower any player\N{RIGHT SINGLE QUOTATION MARK}s plant",
        ),
        ("094", "on them. When played: Raise your energy production 6 steps."),
        ("R32", "raise your terraform rating 1 step. Start: Gain 40 M€."),
        ("R31", "First action: Place a city. Start: Gain 40 M€."),
        ("071", "Effect: Each steel you spend is worth 1 M€ more. Each titanium"),
    ],
)
def test_a_list_never_runs_what_happens_at_once_into_an_action(number: str, wanted: str, words: Words) -> None:
    assert wanted in plain(brief(card_named(number), words).plain)


def test_a_card_without_an_action_has_no_heading_in_lists(words: Words) -> None:
    assert plain(brief(card_named("009"), words).plain).startswith("Gain 2 titanium.")
    assert plain(brief(card_named("001"), words).plain) == "Requires: 5% oxygen or less. 2 VP."


@pytest.mark.parametrize("code", languages())
def test_every_card_with_an_action_or_effect_tells_what_happens_at_once_apart(code: str) -> None:
    spoken = Words(catalogue(code))
    for number in [*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX]:
        card = BY_ID[number]
        if not card.play or not (card.lasting or card.action is not None or card.first is not None or card.wild):
            continue
        section = "start" if card.kind == CORPORATION else "play"
        at_once = next(text for name, text in describe(card) if name == "play")
        assert f"{spoken.say(f'section.{section}')}: {spoken.sentence(at_once)}" in brief(card, spoken).plain


def test_the_bonus_of_a_party_counts_either_tag(words: Words) -> None:
    assert plain(words.sentence(bonus_text(UNITY))) == "Everybody gains 1 M€ for every Earth or Jovian tag they have."


@pytest.mark.parametrize(("code", "icons", "outer"), [("cs", "O T R K", "Ganymedes"), ("sr", "Č T B K", "Ganimed")])
def test_the_map_speaks_the_language(code: str, icons: str, outer: str) -> None:
    spoken = Words(catalogue(code), NAMES)
    pos = Scenario().tile("07", "city", 0).start()
    assert icons in "\n".join(line.plain for line in legend(pos.table(0), spoken))
    assert outer in outside(pos.table(0), spoken).plain
    assert "S" not in drawn(board(pos.table(0), spoken)), "no English letter for steel"


@pytest.mark.parametrize("code", languages())
def test_tiles_look_different_on_the_map(code: str) -> None:
    names = [short_name(catalogue(code).say(Text(f"tile.{tile}"))) for tile in TILES[CAPITAL:]]
    assert len(set(names)) == len(names)
    assert {len(name) for name in names} == {3}


@pytest.mark.parametrize(("code", "oxygen"), [("en", "3%"), ("cs", "3 %"), ("sr", "3%")])
def test_percent_and_degrees(code: str, oxygen: str) -> None:
    pos = Scenario().parameters(oxygen=3).start()
    lines = [plain(line.plain) for line in planet(pos.table(0), Words(catalogue(code), NAMES))]
    assert [line for line in lines if line.endswith(f" {oxygen}")]
    assert [line for line in lines if line.endswith(" -30 °C")]


def test_negative_points_have_a_minus_sign(words: Words) -> None:
    shown = drawn(sheet_grid([{"tr": 20, "cards": -4}, {"tr": -3}], words))
    assert "\N{MINUS SIGN}4" in shown
    assert shown.count("\N{MINUS SIGN}3") == 2
    assert "-" not in shown


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("cs", "Získat čestný titul Starosta (8 M€) · milestone mayor"),
        ("sr", "Ostvarite dostignuće Gradonačelnik (8 M€) · milestone mayor"),
        ("en", "Claim the milestone Mayor (8 M€) · milestone mayor"),
    ],
)
def test_choices_that_are_refused_are_told_in_the_language(code: str, said: str) -> None:
    pos = Scenario().seat(0, mc=15, hand=["010"], played=["035"], corporation="R13").start()
    words = Words(catalogue(code), NAMES)
    shown = {wish.notation(): told(wish, words).plain for wish, _why in pos.refusals()}
    assert shown["milestone mayor"].replace(NO_BREAK, " ") == said
    for notation, line in shown.items():
        assert line.endswith(f" · {notation}")


@pytest.mark.parametrize("code", languages())
def test_actions_of_on_mars_that_are_refused_are_told_too(code: str) -> None:
    pos = new_onmars(OnMarsOptions(2), 4)
    while pos.decision is not None and pos.decision.kind != "turn":
        pos.apply(pos.decision.options[0])
    words = Words(catalogue(code), NAMES)
    assert len(pos.refusals()) > 3
    for wish, _why in pos.refusals():
        assert told(wish, words).plain.endswith(f" · {wish.notation()}")
