"""Whatever the server offers can be chosen on the page: with the mouse, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.kernel.position import Position
from tests.web.host import Host, Moment, asks, moment, turn
from tests.web.probe import Probe
from tests.web.reach import missing_with_keyboard, missing_with_mouse, opened, stops, walk

FIVE = {"players": "5", "turmoil": "yes", "draft": "yes"}
THREE = {"players": "3", "turmoil": "yes"}
MARSBOT = {"marsbot": "normal", "draft": "yes"}


# Moments of every kind of question that there is: options, a seed that comes to it soon, what is asked.
MOMENTS: dict[str, tuple[dict[str, str], int, Callable[[Position], bool]]] = {
    "corporation": ({}, 1, asks("corporation")),
    "start": ({}, 1, asks("start")),
    "draft": (MARSBOT, 1, asks("draft")),
    "research": ({}, 1, asks("research")),
    "turn": ({"players": "3"}, 1, turn(12, "play", "project", "action")),
    "goals": ({}, 1, turn(8, "award")),
    "milestone": ({"players": "5"}, 1, turn(4, "milestone")),
    "convert": ({"players": "4"}, 1, turn(6, "convert")),
    "lobby": (THREE, 1, turn(6, "lobby")),
    "five": (FIVE, 1, turn(12, "play", "lobby")),
    "space": ({}, 1, asks("space")),
    "pay": ({}, 1, asks("pay", least=3)),
    "sell": ({}, 1, asks("sell", least=4)),
    "either": (THREE, 1, asks("either")),
    "target": (FIVE, 1, asks("target", least=3)),
    "amount": ({}, 1, asks("amount", least=4)),
    "resource": (THREE, 2, asks("resource")),
    "look.buy": ({}, 2, asks("look.buy")),
    "look.keep": (FIVE, 1, asks("look.keep")),
    "discard": (MARSBOT, 2, asks("discard")),
    "mustdiscard": (THREE, 2, asks("mustdiscard")),
    "party": (THREE, 4, asks("party")),
    "delegate": (FIVE, 5, asks("delegate")),
    "order": (MARSBOT, 4, asks("order")),
    "card": (FIVE, 2, asks("card")),
    "final": (MARSBOT, 1, asks("final")),
}


def moment_of(name: str) -> Moment:
    """A moment of a kind of question."""
    options, seed, wanted = MOMENTS[name]
    return moment("terraforming", options, wanted, seed)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_option_can_be_chosen_with_the_mouse(name: str, host: Host, probe: Probe) -> None:
    assert not missing_with_mouse(probe, opened(moment_of(name), host, probe))


# Keys that open where some choices lie.
OPENS = {"action": "a", "lobby": "t", "milestone": "g", "award": "g"}


@pytest.mark.parametrize("name", ["corporation", "draft", "research", "turn", "space", "pay", "sell", "lobby", "five"])
def test_every_option_can_be_chosen_with_the_keyboard(name: str, host: Host, probe: Probe) -> None:
    assert not missing_with_keyboard(probe, opened(moment_of(name), host, probe), OPENS)


def test_the_tab_key_leads_to_every_choice_at_hand(host: Host, probe: Probe) -> None:
    opened(moment_of("turn"), host, probe)
    probe.page.locator("[data-notation]").first.wait_for()
    assert walk(probe) == stops(probe)
