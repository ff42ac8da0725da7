"""Cases of On Mars: a situation by the scenario kit; steps in notation, expectations in figures of the table."""

from __future__ import annotations

from typing import Any, Final

from areopolis.kernel.cases import Trial, Unsupported, Written
from areopolis.kernel.errors import BadOptions
from areopolis.onmars.scenario import USUAL_MISSIONS, Scenario
from areopolis.onmars.whole import WholePosition

# The parts of the form, and those of each part.
OPTIONS: Final = ("players", "variants", "solo_goal")
GIVEN: Final = (
    "seats", "map", "colonists", "colony", "displays", "missions", "missions_left", "cubes", "shuttle", "last_round",
    "lacerda", "to_move", "phase",
)  # fmt: skip
SEAT: Final = (
    "mineral", "battery", "water", "plant", "oxygen", "crystal", "waiting", "quarters", "working", "space", "points",
    "hangar", "ships", "rover", "bots", "lab", "plans", "built", "goals", "scientists", "contracts", "progress",
    "discoveries", "research", "cards_a", "cards_b",
)  # fmt: skip
HEX: Final = ("hex", "building", "owner", "colonist", "lies")
COLONY: Final = ("level", "tracks", "rewards")
DISPLAYS: Final = ("blueprints", "grid", "warehouse", "discoveries", "board", "next_tiles")
SOLO: Final = ("deck", "pile", "passes", "constructs")
# What is numbered: in JSON its number is a text where it names something.
NUMBERED: Final = ("built", "contracts")


def trial(case: dict[str, Any]) -> Trial:
    """A case at its situation; raises Unsupported for parts of the form that are not known."""
    return Written(position(case.get("options", {}), case.get("given", {})), case["expect"])


def only(what: str, given: dict[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """A part of a case that has no parts but those that are known; raises Unsupported."""
    for name in given:
        if name not in known:
            raise Unsupported(f"{what}.{name}")
    return given


def position(options: dict[str, Any], given: dict[str, Any]) -> WholePosition:
    """The situation of a case."""
    only("options", options, OPTIONS)
    only("given", given, GIVEN)
    try:
        scenario = Scenario(
            options.get("players", 2),
            tuple(options.get("variants", ())),
            missions=tuple(given.get("missions", USUAL_MISSIONS)),
            solo_goal=options.get("solo_goal", ""),
        )
        fill_seats(scenario, given.get("seats", []))
        fill_board(scenario, given)
    except BadOptions as error:
        raise Unsupported(str(error)) from error
    phase = given.get("phase", "colonization")
    if phase not in {"colonization", "shuttle"}:
        raise Unsupported(f"given.phase: {phase}")
    return scenario.start_shuttle() if phase == "shuttle" else scenario.start(given.get("to_move", 0))


def fill_seats(scenario: Scenario, seats: list[dict[str, Any]]) -> None:
    """What lies before the seats."""
    for seat, given in enumerate(seats):
        things = dict(only("given.seats", given, SEAT))
        for name in NUMBERED:
            things[name] = {int(number): thing for number, thing in things.get(name, {}).items()}
        scenario.seat(seat, **things)


def fill_board(scenario: Scenario, given: dict[str, Any]) -> None:
    """What lies on the board and beside it, and how far the game is."""
    for place in given.get("map", []):
        fill_hex(scenario, only("given.map", place, HEX))
    for action, colonists in given.get("colonists", {}).items():
        scenario.slots(action, *colonists)
    if "colony" in given:
        colony = only("given.colony", given["colony"], COLONY)
        level = colony.get("level", 1)
        scenario.colony(level, tuple(colony.get("tracks", (1, 1, 1, 1))), tuple(colony.get("rewards", ())))
    scenario.displays(**only("given.displays", given.get("displays", {}), DISPLAYS))
    scenario.missions(given.get("missions_left", scenario.pos.remaining), *given.get("cubes", []))
    if "shuttle" in given:
        scenario.shuttle(given["shuttle"]["side"], given["shuttle"]["space"])
    if given.get("last_round"):
        scenario.last_round()
    if "lacerda" in given:
        if not scenario.pos.options.solo:
            raise Unsupported("given.lacerda: the options of the case are without it")
        scenario.lacerda(**only("given.lacerda", given["lacerda"], SOLO))


def fill_hex(scenario: Scenario, place: dict[str, Any]) -> None:
    """A building, the colonist of a mine, and what lies loose on a hex."""
    name = place["hex"]
    if "building" in place:
        scenario.building(place["building"] or "none", name, seat=place.get("owner", 0))
    if "colonist" in place:
        scenario.miner(place["colonist"], name)
    if "lies" in place:
        scenario.lying(place["lies"], name)
