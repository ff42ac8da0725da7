"""Every event has a documented form, every event that occurs fits it, and no form is left over."""

from __future__ import annotations

from pathlib import Path

from areopolis.bots.random import random_choice
from areopolis.kernel.event import Event
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.kernel.wire import event_form
from areopolis.locale import catalogue
from areopolis.terraforming.events_form import EVENT_FORMS, PHRASES, SECRET
from areopolis.terraforming.game import GAME
from areopolis.terraforming.marsbot.tracks import move
from areopolis.terraforming.refs import KINDS_OF_REFS
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.turmoil.solar import resolve_event
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.companies import resolve, settled
from tests.terraforming.marsbot.kit import marsbot

PAGE = Path(__file__).parents[2] / "docs" / "games" / "terraforming.md"
HEADING = "## Events\n"
DRY_DESERTS = 5


def check(event: Event) -> None:
    """An event has the parts that its form names, of the kinds that it names."""
    form = EVENT_FORMS[event.name]
    parts = [*event.parts, *event.secret]
    assert len(parts) == len(form), event
    assert bool(event.secret) == (event.name in SECRET), event
    assert len(event.secret) <= 1
    for part, (_name, kind) in zip(parts, form, strict=True):
        if kind == "number":
            assert isinstance(part, int), event
        else:
            assert isinstance(part, Text), event
            assert part.name.split(".")[0] in PHRASES[kind], event
    told = event_form(GAME, event, event.seat)
    assert tuple(told["parts"]) == GAME.event_parts(event.name)


def played(variant: dict[str, str], seed: int) -> list[Event]:
    """The events of a random game."""
    pos = GAME.new(variant, seed)
    rng = Rng(seeded(seed))
    found = list(pos.events)
    while pos.decision is not None:
        found += pos.apply(random_choice(pos.decision, rng))
    return found


def told(pos: WholePosition, *choices: str) -> list[Event]:
    """The events of some choices."""
    return [event for choice in choices for event in pos.apply(choice)]


def rare() -> list[Event]:
    """What hardly happens in random games."""
    eaten = Scenario().seat(0, mc=20, hand=["050"]).seat(1, played=["172", "184"], resources={"184": 1}).start()
    found = told(eaten, "play 050", "card 184")
    found += told(Scenario(1).seat(0, played=["024"]).start(), "action 024")
    banned = Scenario(more=("turmoil=yes",)).seat(0, mc=20, hand=["T02"])
    committee(banned.pos).members[0][NEUTRAL] = 3
    committee(banned.pos).members[0][1] = 1
    committee(banned.pos).leaders[0] = NEUTRAL
    committee(banned.pos).chairman = 0
    for choice in ("party mars_first neutral", "party mars_first 1"):
        found += told(banned.start().copy(), "play T02", choice)
    robbed = settled(2, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(robbed).card = 1
    found += told(robbed, "play 009", "seat 1", "choose plants")
    move(robbed, 0, -1)
    found += told(
        settled(2, bot={"mc": 5}, me={"hand": ["124"], "mc": 50}), "play 124", "choose steel", "seat 1", "amount 1"
    )
    found += told(
        settled(2, bot={"mc": 5}, me={"hand": ["050"], "mc": 50}), "play 050", "choose animal", "seat 1", "amount 1"
    )
    found += told(settled(2, bot={"mc": 5}, me={"played": ["024"]}), "action 024")
    dried = Scenario(more=("turmoil=yes",)).tile("04", "ocean").tile("05", "ocean").start()
    dried.decision = None
    resolve_event(dried, DRY_DESERTS)
    dried.advance()
    return [*found, *robbed.events, *resolve(settled(2), "B23").events, *told(dried, "space 04")]


def test_every_event_has_a_form_that_fits() -> None:
    events = [event for variant in GAME.variants() for event in played(variant, 0)]
    events += rare()
    for event in events:
        check(event)
    assert {event.name for event in events} == set(EVENT_FORMS)


def test_every_form_has_its_sentence_and_every_sentence_its_form() -> None:
    said = {name.removeprefix("event.") for name in catalogue("en").phrases if name.startswith("event.")}
    assert {name for name in said if not name.endswith(".open")} >= set(EVENT_FORMS)
    assert {name.removesuffix(".open") for name in said if name.endswith(".open")} >= set(SECRET)


def test_secret_parts_are_for_their_seat_alone() -> None:
    event = Event("draw", 0, (1,), (Text("and", Text("card.009")),), 1)
    assert set(event_form(GAME, event, 0)["parts"]) == {"number", "cards"}
    assert set(event_form(GAME, event, 1)["parts"]) == {"number"}


def event_rows() -> str:
    """The events as the documentation shows them."""
    rows = ["| event | parts |", "|---|---|"]
    for name, parts in EVENT_FORMS.items():
        shown = [f"{part}: {kind}" if part != kind else part for part, kind in parts]
        if name in SECRET:
            shown[-1] += " (its seat alone)"
        rows.append(f"| `{name}` | {', '.join(shown)} |")
    return "\n".join(rows) + "\n"


def test_the_documentation_lists_all_kinds_of_references() -> None:
    rows = [f"| `{kind}` | {meaning} |\n" for kind, meaning in KINDS_OF_REFS.items()]
    assert "| kind | id |\n|---|---|\n" + "".join(rows) in PAGE.read_text("utf-8")


def test_the_documentation_lists_all_events() -> None:
    assert event_rows() in PAGE.read_text("utf-8").partition(HEADING)[2]
