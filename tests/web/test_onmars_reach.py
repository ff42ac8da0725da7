"""On Mars: whatever the server offers can be chosen on the page, with the mouse and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from areopolis.kernel.position import Position
from tests.web.host import Host, Mind, Moment, asks, moment, turn
from tests.web.hurry import Fond, Hurry
from tests.web.probe import Probe
from tests.web.reach import missing_with_keyboard, missing_with_mouse, opened, stops, walk

TWO = {"players": "2"}
THREE = {"players": "3"}
COLONISTS = {"players": "2", "variant": "first-colonists"}


# Moments of every kind of question that there is: options, a seed that comes to it soon, what is asked.
MOMENTS: dict[str, tuple[dict[str, str], int, Callable[[Position], bool]]] = {
    "turn in orbit": (THREE, 8, turn(1, "act blueprint", "act develop", "act landing", "act learn", "act resupply")),
    "turn in the colony": (TWO, 19, turn(1, "act construct", "act control", "act hire", "act welcome", "scientist")),
    "turn with an upgrade": (TWO, 7, turn(1, "act upgrade", "executive 5")),
    "executive 4 and the end": (THREE, 10, turn(1, "end", "executive 2", "executive 3", "executive 4")),
    "executive 6": (TWO, 4, turn(1, "executive 6", "building")),
    "executive 7": (TWO, 14, turn(1, "executive 7")),
    "executive 8": (TWO, 5, turn(1, "executive 8")),
    "goods on contracts": (TWO, 8, turn(1, "deliver")),
    "turnspace": (THREE, 1, asks("turnspace", least=6)),
    "shuttle": (TWO, 8, asks("shuttle")),
    "blueprint": (TWO, 1, asks("blueprint", least=6)),
    "learn": (TWO, 3, asks("learn", least=6)),
    "supply": (TWO, 15, asks("supply", least=5)),
    "develop": (TWO, 4, asks("develop", least=2)),
    "pay": (TWO, 3, asks("pay")),
    "place": (TWO, 6, asks("place", least=2)),
    "move": (TWO, 5, asks("move", least=7)),
    "tile": (TWO, 15, asks("tile")),
    "welcome": (TWO, 7, asks("welcome", least=6)),
    "newbot": (TWO, 7, asks("newbot")),
    "displace": (TWO, 4, asks("displace")),
    "travel": (TWO, 18, asks("travel")),
    "discover": (TWO, 15, asks("discover")),
    "construct": (TWO, 22, asks("construct", least=8)),
    "tech": (TWO, 22, asks("tech")),
    "thanks": (TWO, 22, asks("thanks")),
    "reward": (TWO, 21, asks("reward")),
    "upgrade": (TWO, 12, asks("upgrade", least=2)),
    "hire": (TWO, 2, asks("hire", least=4)),
    "refill": (TWO, 6, asks("refill")),
    "recall": (TWO, 7, asks("recall")),
    "colonists": (TWO, 2, asks("colonists")),
    "pick": (TWO, 4, asks("pick")),
    "produce": (TWO, 25, asks("produce")),
    "first colonists": (COLONISTS, 19, asks("thanks", "develop")),
}


# Moments to which chance does not lead: who plays for them.
RADAR = "building 15", "blueprint 15", "upgrade 15", "construct generator", "act upgrade"
RARE: dict[str, tuple[Callable[[int], Mind], int, Callable[[Position], bool]]] = {
    "complete": (Hurry, 12, turn(1, "complete")),
    "surplus": (lambda seed: Fond(seed, "contract", "act hire"), 12, asks("surplus")),
    "radar": (lambda seed: Fond(seed, *RADAR), 48, asks("radar")),
    "last": (Hurry, 58, asks("last")),
}


@cache
def moment_of(name: str) -> Moment:
    """A moment of a kind of question."""
    if name in RARE:
        minds, seed, wanted = RARE[name]
        return moment("onmars", TWO, wanted, seed, minds)
    options, seed, wanted = MOMENTS[name]
    return moment("onmars", options, wanted, seed)


@pytest.mark.parametrize("name", [*MOMENTS, *RARE])
def test_every_option_can_be_chosen_with_the_mouse(name: str, host: Host, probe: Probe) -> None:
    assert not missing_with_mouse(probe, opened(moment_of(name), host, probe))


# Keys that open where some choices lie.
OPENS = {"executive": "x", "building": "x", "scientist": "x", "complete": "g", "pledge": "g"}


@pytest.mark.parametrize(
    "name",
    [
        "turn in orbit",
        "executive 6",
        "construct",
        "move",
        "learn",
        "supply",
        "travel",
        "hire",
        "complete",
        "surplus",
        "radar",
    ],
)
def test_every_option_can_be_chosen_with_the_keyboard(name: str, host: Host, probe: Probe) -> None:
    assert not missing_with_keyboard(probe, opened(moment_of(name), host, probe), OPENS)


def test_the_tab_key_leads_to_every_choice_at_hand(host: Host, probe: Probe) -> None:
    opened(moment_of("move"), host, probe)
    probe.page.locator("[data-notation]").first.wait_for()
    assert walk(probe) == stops(probe)
