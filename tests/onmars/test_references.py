"""Questions name their things: references of options, what a question follows from, and reasons for everything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from areopolis.kernel import wire
from areopolis.kernel.decision import ASIDE, Choice, Decision
from areopolis.kernel.ref import Ref, written
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue
from areopolis.onmars.hexes import NAMES
from areopolis.onmars.refs import KINDS_OF_REFS
from areopolis.onmars.rules.construct import Constructing, kinds
from areopolis.onmars.rules.moving import Moving
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import ACTIONS, BUILDINGS, GOODS, LAB, NOTHING, SCIENTISTS, SLOTTED, TECHS
from areopolis.onmars.whole import WholePosition
from tests.onmars.notations import BELONGS
from tests.onmars.test_questions import GENERIC, asked, question

CONTRACT = 10
PAGE = Path(__file__).parents[2] / "docs" / "games" / "onmars.md"


def options(pos: WholePosition) -> dict[str, Choice]:
    """What may be answered, by notation."""
    return {option.notation(): option for option in question(pos).options}


def about(pos: WholePosition, notation: str) -> list[tuple[str, str] | tuple[str, str, int]]:
    """The things that an option is about, in short."""
    refs = options(pos)[notation].about()
    return [(ref.kind, ref.name) if ref.amount < 0 else (ref.kind, ref.name, ref.amount) for ref in refs]


def said(pos: WholePosition) -> tuple[str, tuple[Ref, ...]]:
    """The question in English, and what it follows from."""
    return catalogue("en").say(pos.question_text(question(pos)), ("you", "Ana")), pos.because(question(pos))


def reasons(pos: WholePosition, seat: int = -1) -> dict[str, Why]:
    """What is refused, by notation."""
    return {wish.notation(): why for wish, why in pos.refusals(seat)}


def at(scene: Scenario, *choices: str) -> WholePosition:
    """The position after some choices."""
    pos = scene.start()
    play(pos, *choices)
    return pos


def test_a_turn_names_its_things() -> None:
    scene = Scenario().seat(0, crystal=4, goals=[4, 3], discoveries=[1, 2, 3], built={15: "G5"}, water=1)
    pos = scene.seat(1, water=1, contracts={9: {}}).displays(discoveries=[14, 18]).start()
    assert about(pos, "act control") == [("action", "control")]
    assert about(pos, "executive 3") == [("depot", "3"), ("resource", "crystal", 2)]
    assert about(pos, "building 15") == [("blueprint", "15"), ("resource", "crystal", 2)]
    assert about(pos, "complete 4 1") == [("goal", "4")]
    assert said(pos) == ("What do you do?", ())
    found = reasons(pos)
    assert {f"act {action}" for action in ACTIONS} <= {*found, *options(pos)}
    assert found["complete 3 1"] == Why("om.goalnotmet")
    assert found["act learn"] == Why("om.otherside")
    # Whoever is not asked may deliver, and hears why not.
    assert set(reasons(pos, 1).values()) == {Why("om.havenone")}


def test_a_building_comes_with_its_hex_and_its_price() -> None:
    pos = at(Scenario().seat(0, plant=1, mineral=3, lab={"condenser": "1t"}), "act construct")
    assert about(pos, "construct condenser F3") == [("building", "condenser"), ("hex", "F3"), ("resource", "plant", 1)]
    assert said(pos) == ("What do you construct, and where?", (Ref("action", "construct"),))
    assert reasons(pos)["construct mine A1"] == Why("om.nozone")
    assert reasons(pos)["construct mine G5"] == Why("om.nozone")
    play(pos, "construct condenser F3")
    assert about(pos, "pay mineral=1") == [("resource", "mineral", 1)]
    source = (Ref("building", "condenser"), Ref("hex", "F3"))
    assert said(pos) == ("How do you pay? (oxygen condenser)", source)
    play(pos, "pay plant=1")
    assert about(pos, "reward 1") == [("reward", "1")]
    assert said(pos)[1] == source
    play(pos, "reward 1")
    assert said(pos) == (
        "What do you move? (bots: 2\N{NO-BREAK SPACE}steps left; life support system)",
        (Ref("reward", "1"),),
    )
    assert about(pos, "bot E3 E2") == [("bot", "E3"), ("hex", "E2")]
    assert reasons(pos)["bot E3 A1"] == Why("om.onestep.bot")


def test_a_movement_says_the_steps_that_are_left() -> None:
    pos = at(Scenario().seat(0, crystal=2, lab={"rover": "2t"}).lying("crystal", "G4"), "act control")
    text, source = said(pos)
    assert text.replace("\N{NO-BREAK SPACE}", " ") == (
        "What do you move? (bots: 2 steps left, rover: 2 steps left; control center)"
    )
    assert source == (Ref("action", "control"),)
    assert about(pos, "rover G4 crystal") == [("hex", "G4"), ("resource", "crystal"), ("rover", "0")]
    assert reasons(pos)["rover A1"] == Why("om.onestep.rover", Text("om.hex", "G5"))
    assert reasons(pos)["tech 1"] == Why("om.stepsfirst")
    play(pos, "rover G4", "rover G3")
    assert about(pos, "rover G2") == [("hex", "G2"), ("rover", "0"), ("resource", "crystal", 1)]
    assert about(pos, "tech 0") == [("seat", "0"), ("tech", "rover")]
    play(pos, "tech 0")
    assert said(pos)[1] == (Ref("tech", "rover"),)


def test_a_tile_is_named_where_it_lies() -> None:
    pos = at(Scenario().lying("14", "G4"), "act control", "rover G4", "done")
    assert about(pos, "collect") == [("discovery", "14"), ("hex", "G4")]
    assert said(pos) == (
        "Do you take the tile? (discovery tile 14; control center)",
        (Ref("action", "control"), Ref("hex", "G4")),
    )


def test_a_displaced_piece_names_itself_and_what_drives_it_away() -> None:
    pos = at(Scenario().seat(0, mineral=3).seat(1, bots=["F3"]), "act construct", "construct generator F3")
    while question(pos).kind != "displace":
        pos.apply(question(pos).options[0])
    assert question(pos).seat == 1
    first = question(pos).notations()[0]
    assert about(pos, first) == [("hex", first.split()[1]), ("bot", "F3")]
    assert said(pos) == (
        "Where do you move the piece? (bot on F3; generator)",
        (Ref("building", "generator"), Ref("hex", "F3")),
    )
    assert {why.name for why in reasons(pos).values()} <= {"om.taken", "om.lyingthere", "om.notnearest"}
    assert len(reasons(pos)) + len(options(pos)) == len(NAMES)


def test_orbit_names_cards_tiles_and_spaces() -> None:
    scene = Scenario().seat(0, space=1, crystal=3, battery=2, mineral=2, plans=[5])
    learn = at(scene, "act learn")
    first = next(notation for notation in options(learn) if notation.startswith("learn"))
    tech, space = first.split()[1:3]
    assert about(learn, first) == [("tech", tech), ("lab", space), ("row", "bottom")]
    assert reasons(learn)[f"learn {tech} 3t"] == Why("om.firstcolumn")
    develop = at(Scenario().seat(0, space=1, crystal=3, mineral=4, lab={"rover": "1t"}), "act develop")
    assert about(develop, "develop rover 2t")[:3] == [("tech", "rover"), ("lab", "2t"), ("lab", "1t")]
    assert reasons(develop)["develop rover 3t"].name == "om.notonward"
    plans = at(Scenario().seat(0, space=1, plans=[5]), "act blueprint")
    assert reasons(plans)["blueprint 5"].name == "om.notdisplayed"
    supply = at(Scenario().seat(0, space=1), "act resupply")
    assert about(supply, "take water") == [("resource", "water")]
    assert reasons(supply)["take mineral"] == Why("om.nominerals")
    play(supply, "take water")
    assert about(supply, "take water") == [("resource", "water"), ("colonist", "quarters", 1)]


def test_cards_and_tiles_name_their_prices() -> None:
    """Whoever pays sees what, and what is free has no price."""
    grid = ["rover", "ship", "mine", "rover", "generator", "mine", "greenhouse", "rover"]
    learn = Scenario().seat(0, space=1, battery=1, mineral=1).displays(grid=grid).start()
    play(learn, "act learn")
    top = ("row", "top"), ("resource", "battery", 1), ("resource", "any", 1)
    for notation, option in options(learn).items():
        if notation.endswith(" top"):
            assert about(learn, notation)[2:] == [*top]
            assert option.label().name == "om.choice.learn.row"
    assert any(notation.endswith(" top") for notation in options(learn))
    develop = at(Scenario().seat(0, space=1, crystal=3, mineral=4, lab={"rover": "1t"}), "act develop")
    column = develop.box.columns[1]
    price = [("resource", name, n) for name, n in zip(GOODS, column.cost, strict=False) if n]
    anything = [("resource", "any", column.anything)] if column.anything else []
    crystals = [("resource", "crystal", column.crystals)] if column.crystals else []
    assert about(develop, "develop rover 2t")[3:] == [*price, *anything, *crystals]
    hire = at(Scenario().seat(0, crystal=1, mineral=2, battery=2, water=2, plant=2, oxygen=2), "act hire")
    for notation in options(hire):
        verb, name = notation.split()
        if verb == "contract":
            assert about(hire, notation) == [("contract", name), ("resource", "crystal", 1)]
        else:
            card = hire.box.scientists[SCIENTISTS.index(name)]
            goods = [("resource", good, n) for good, n in zip(GOODS, card.cost, strict=False) if n]
            people = [("colonist", "quarters", card.colonists)] if card.colonists else []
            assert about(hire, notation) == [("scientist", name), *goods, *people]


def test_ships_and_journeys() -> None:
    pos = at(Scenario().seat(0, water=1, plant=1), "act welcome")
    ship = next(iter(options(pos)))
    _verb, space, people, bots = ship.split()
    brought = [("colonist", "reserve", int(people)), *([("bot", "reserve", int(bots))] if int(bots) else [])]
    assert about(pos, ship) == [("ship", space), *brought]
    assert reasons(pos)[f"welcome 1 {people} {bots}"] == Why("om.noshipthere", 1)
    leaving = Scenario().seat(0, hangar=1).shuttle("colony", 2).start_shuttle()
    assert about(leaving, "travel ship") == [("side", "orbit"), ("ship", "hangar")]
    assert reasons(leaving) == {"travel": Why("om.noshuttle")}
    play(leaving, "travel ship")
    assert question(leaving).kind == "turnspace"
    assert said(leaving) == ("Which turn order space do you take? (orbit)", (Ref("side", "orbit"),))
    assert about(leaving, "space 2") == [("order", "2")]
    assert reasons(leaving)["space 5"].name in {"om.spaceside", "om.spacetaken"}


def test_the_owner_of_a_technology_hears_which_was_used() -> None:
    pos = at(Scenario().seat(1, lab={"rover": "2t"}), "act control", "rover G4", "rover G3", "tech 1", "rover G2")
    while question(pos).kind != "thanks":
        play(pos, "done" if "done" in options(pos) else "end")
    assert said(pos)[1] == (Ref("tech", "rover"),)
    assert about(pos, "oxygen") == [("resource", "oxygen", 1)]
    assert "develop shelter 3t" in reasons(pos)


def everything(pos: WholePosition, decision: Decision) -> set[str]:
    """The answers that name something on the table which a question is about."""
    seat, kind, task = decision.seat, decision.kind, pos.asker
    player = pos.players[seat]
    if isinstance(task, Constructing):
        return {f"construct {BUILDINGS[building]} {name}" for building in kinds(task.building) for name in NAMES}
    if isinstance(task, Moving):
        found = {f"rover {name}" for name in NAMES if task.drives}
        return found | {f"bot {NAMES[bot]} {name}" for bot in player.bots for name in NAMES if task.walks}
    built = [name for hex_, name in enumerate(NAMES) if pos.buildings[hex_] != NOTHING]
    tiles = {TECHS[tech] for tech in pos.grid if tech != NOTHING}
    wanted = {
        "turn": {f"act {action}" for action in ACTIONS} | {f"executive {space}" for space in range(2, 9)},
        "upgrade": {f"upgrade {plan} {name}" for plan in player.plans for name in built},
        "displace": {f"displace {name}" for name in NAMES},
        "newbot": {f"newbot {name}" for name in NAMES},
        "discover": {f"discover {tile} {name}" for tile in pos.open_discoveries for name in NAMES},
        "blueprint": {f"blueprint {card}" for card in pos.display if card},
        "learn": {f"learn {tech} {space}" for tech in tiles for space in LAB},
        "supply": {f"take {good}" for good in GOODS},
        "produce": {f"produce {good}" for good in GOODS},
        "radar": {f"radar {tile}" for tile in pos.open_discoveries},
        "hire": {
            f"contract {card - CONTRACT}" if card >= CONTRACT else f"hire {SCIENTISTS[card]}"
            for card in pos.board
            if card != NOTHING
        },
        "refill": {f"refill {contract.number}" for contract in pos.box.contracts},
        "recall": {f"recall {place}" for place in (*ACTIONS[:SLOTTED], "working")},
        "reward": {f"reward {number}" for number in range(1, len(pos.box.lss_choices) + 1)},
        "travel": {"travel", "travel ship"},
        "turnspace": {f"space {space.number}" for space in pos.box.order},
    }
    return wanted.get(kind, set())


@pytest.mark.parametrize("kind", BELONGS)
def test_every_thing_is_offered_or_has_its_reason(kind: str) -> None:
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        decision = question(pos)
        offered, found = options(pos), reasons(pos, decision.seat)
        assert not set(offered) & set(found)
        assert everything(pos, decision) <= {*offered, *found}
        if kind in {"tech", "move", "upgrade", "welcome"} and any([word.startswith("tech") for word in offered]):
            seats = {word.split()[1] for word in {*offered, *found} if word.startswith("tech")}
            assert {str(seat) for seat in range(pos.seats())} <= seats
        for wish, why in found.items():
            assert why.name not in {*GENERIC, "om.form"}, (wish, why)


@pytest.mark.parametrize("kind", BELONGS)
def test_questions_and_their_things_can_be_shown(kind: str) -> None:
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        decision = question(pos)
        refs = [ref for option in decision.options for ref in option.about()]
        assert {ref.kind for ref in [*refs, *pos.because(decision)]} <= set(KINDS_OF_REFS)
        for language in ("en", "cs", "sr"):
            text = catalogue(language).say(pos.question_text(decision), ("A", "B", "C", "D"))
            assert not set("{}|") & set(text)
            assert "question." not in text
            assert "om." not in text


def test_every_kind_of_reference_is_used() -> None:
    found = {ref.kind for pos in asked() for option in question(pos).options for ref in option.about()}
    found |= {ref.kind for pos in asked() for ref in pos.because(question(pos))}
    assert found == set(KINDS_OF_REFS)


def test_every_step_of_an_action_follows_from_something() -> None:
    """Only what nobody's choice leads to does not: set-up, the shuttle, the places of the board, the last goods."""
    free = {"turn", "turnspace", "shuttle", "travel", "refill", "last", "displace", "surplus"}
    for pos in asked():
        assert pos.because(question(pos)) or question(pos).kind in free, question(pos)


@pytest.mark.parametrize("kind", BELONGS)
def test_nothing_hidden_shows(kind: str) -> None:
    """What is hidden from a seat is drawn anew: everything that the seat is told stays the same."""
    rng = Rng(seeded(3))
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        for seat in range(pos.seats()):
            other = pos.sample(seat, rng)
            assert wire.question(other, seat) == wire.question(pos, seat)
            assert wire.refusals(other, seat) == wire.refusals(pos, seat)


def test_asides_have_their_reasons() -> None:
    for pos in asked():
        for seat in range(pos.seats()):
            if pos.question(seat) is not None and pos.question(seat) != pos.decision:
                aside = pos.question(seat)
                assert aside is not None
                assert aside.kind == ASIDE
                assert all(why.name.startswith("om.") for why in reasons(pos, seat).values())


def test_the_documentation_lists_all_kinds_of_references() -> None:
    rows = [f"| `{kind}` | {meaning} |\n" for kind, meaning in KINDS_OF_REFS.items()]
    assert "| kind | id |\n|---|---|\n" + "".join(rows) in PAGE.read_text("utf-8")


def test_notation_is_joined_from_the_wording_everywhere() -> None:
    for pos in asked():
        for option in question(pos).options:
            assert option.notation() == written(option.wording())
            assert "notation" not in vars(type(option))


def test_the_first_reason_for_a_technology_is_about_the_next_column() -> None:
    lab = {"rover": "1t", "ship": "2t", "mine": "5t", "upgrade": "3b", "generator": "1b", "greenhouse": "3t"}
    develop = at(Scenario().seat(0, space=1, plant=1, oxygen=1, lab=lab), "act develop")
    first: dict[str, Why] = {}
    for notation, why in reasons(develop).items():
        first.setdefault(notation.split()[1], why)
    assert (first["rover"].name, first["mine"].name) == ("om.labtaken", "om.crystals")
