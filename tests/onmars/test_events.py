"""Every event has a documented form, every event that occurs fits it, and no form is left over."""

from __future__ import annotations

from pathlib import Path

from areopolis.bots.random import random_choice
from areopolis.kernel.event import Event
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text
from areopolis.kernel.wire import event_form
from areopolis.locale import catalogue
from areopolis.onmars.events_form import EVENT_FORMS, PHRASES, SECRET
from areopolis.onmars.game import GAME
from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.lacerda.benefit import LacerdaRover
from areopolis.onmars.phases.rounds import LONGEST, CheckEnd
from areopolis.onmars.scenario import Scenario
from areopolis.onmars.terms import BARE
from areopolis.onmars.whole import WholePosition

PAGE = Path(__file__).parents[2] / "docs" / "games" / "onmars.md"
HEADING = "## Events\n"


def fits(part: object, kind: str) -> bool:
    """Whether a part is of a kind."""
    if kind == "number":
        return isinstance(part, int)
    if kind == "hex":
        return part in BY_NAME
    if kind == "mission place":
        return part in {"A", "B", "C"}
    return isinstance(part, Text) and part.name.removeprefix("om.").split(".")[0] in PHRASES[kind]


def check(event: Event) -> None:
    """An event has the parts that its form names, of the kinds that it names."""
    form = EVENT_FORMS[event.name]
    parts = [*event.parts, *event.secret]
    assert len(parts) == len(form), event
    assert bool(event.secret) == (event.name in SECRET), event
    for part, (_name, kind) in zip(parts, form, strict=True):
        assert fits(part, kind), event
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
    radar = Scenario().seat(0, crystal=2, built={15: "G5"}).displays(discoveries=[14, 18]).start()
    found = told(radar, "building 15", "radar 18")
    found += told(Scenario().seat(0, goals=[4], discoveries=[1, 2, 3]).start(), "complete 4 2")
    stale = Scenario().start()
    stale.events, stale.round = [], LONGEST
    CheckEnd().run(stale)
    alone = GAME.new({"players": "1"}, 1)
    assert isinstance(alone, WholePosition)
    alone.events, alone.lies = [], [BARE] * len(alone.lies)
    LacerdaRover(2).run(alone)
    return [*found, *stale.events, *alone.events]


def test_every_event_has_a_form_that_fits() -> None:
    events = [event for seed, variant in enumerate(GAME.variants()) for event in played(variant, seed)]
    events += rare()
    for event in events:
        check(event)
    assert {event.name for event in events} == set(EVENT_FORMS)


def test_every_kind_of_part_is_used() -> None:
    assert {kind for form in EVENT_FORMS.values() for _name, kind in form} == set(PHRASES)


def test_every_form_has_its_sentence_and_every_sentence_its_form() -> None:
    said = {name.removeprefix("event.") for name in catalogue("en").phrases if name.startswith("event.om.")}
    assert {name for name in said if not name.endswith(".open")} == set(EVENT_FORMS)
    assert {name.removesuffix(".open") for name in said if name.endswith(".open")} == set(SECRET)


def test_secret_parts_are_for_their_seat_alone() -> None:
    event = Event("om.cards.b", 0, (1,), (Text("and", Text("om.task.learn")),), 1)
    assert set(event_form(GAME, event, 0)["parts"]) == {"number", "tasks"}
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


def test_the_documentation_lists_all_events() -> None:
    assert event_rows() in PAGE.read_text("utf-8").partition(HEADING)[2]
