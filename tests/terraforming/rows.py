"""Rows of card tests: each is one sentence about one card.

A row puts seat 0 in place (with just enough M€ for the card unless it says otherwise), plays the card by notation, and
compares *everything*: what `then` does not name must not have changed. Names in `then` are the resources (`mc`,
`plants`, …), `mc production` and so on, `tr`, `hand`, `temperature`, `oxygen`, `oceans`, and `on 049` for the resources
on a card. `them` and `them_then` do the same for the other seats, in order.

A row with a `committee` (as `given.turmoil` of a case has it) plays with Turmoil; `committee_then` says what it must be
like (as `expect.turmoil`), and without it the committee must be as it was, unless somebody passed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.locale import catalogue
from areopolis.terraforming import scoring
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.rules.money import price
from areopolis.terraforming.scenario import Scenario, card_named
from areopolis.terraforming.terms import BOARD_RESOURCES, CORPORATION, RESOURCES
from areopolis.terraforming.turmoil.cases import compare_turmoil, given_committee
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.agreed import agreed


@dataclass(frozen=True)
class Row:
    number: str
    how: str
    choices: tuple[str, ...] = ()
    me: dict[str, Any] = field(default_factory=dict)
    them: tuple[dict[str, Any], ...] = ({},)
    tiles: tuple[tuple[str, str, int], ...] = ()
    claims: tuple[tuple[str, int], ...] = ()
    parameters: dict[str, int] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    players: int = 2
    then: dict[str, int] = field(default_factory=dict)
    them_then: tuple[dict[str, int], ...] = ()
    tile: tuple[str, str, int] | None = None
    offered: tuple[str, ...] | None = None
    not_offered: tuple[str, ...] = ()
    points: int | None = None
    refused: str | None = None
    committee: dict[str, Any] | None = None
    committee_then: dict[str, Any] | None = None

    def __str__(self) -> str:
        what = " ".join(self.choices)
        return f"{self.number} {self.how} {what}{' refused' if self.refused else ''}".strip()


def card(number: str, *choices: str, **rest: Any) -> Row:
    """Play the card; then make the choices."""
    return Row(number, "play", tuple(choices), **rest)


def action(number: str, *choices: str, **rest: Any) -> Row:
    """Use the action of the card, which lies before seat 0; then make the choices."""
    return Row(number, "action", tuple(choices), **rest)


def lasting(number: str, *choices: str, **rest: Any) -> Row:
    """The card lies before seat 0; make the choices (the first is an action of the turn)."""
    return Row(number, "lasting", tuple(choices), **rest)


def start(number: str, **rest: Any) -> Row:
    """Found the corporation."""
    return Row(number, "found", (), **rest)


def worth(number: str, points: int, **rest: Any) -> Row:
    """The card lies before seat 0 and is worth so many points now."""
    return Row(number, "worth", (), points=points, **rest)


def measure(pos: WholePosition, seat: int) -> dict[str, int]:
    player = pos.players[seat]
    found = {RESOURCES[r]: player.stock[r] for r in range(BOARD_RESOURCES)}
    found |= {f"{RESOURCES[r]} production": player.production[r] for r in range(BOARD_RESOURCES)}
    found |= {"tr": player.tr, "hand": len(player.hand)}
    found |= {f"on {BY_ID[c].number}": n for c, n in player.holdings.items()}
    if seat == 0:
        found |= {"temperature": pos.temperature, "oxygen": pos.oxygen, "oceans": pos.oceans}
    return found


def build(row: Row) -> WholePosition:
    scenario = Scenario(row.players, more=agreed(turmoil=row.committee is not None))
    if row.committee is not None:
        scenario.state(given_committee(row.players, row.committee))
    for space, kind, owner in row.tiles:
        scenario.tile(space, kind, owner)
    for space, owner in row.claims:
        scenario.claim(space, owner)
    scenario.parameters(**row.parameters)
    me = dict(row.me)
    mine = card_named(row.number)
    if row.how == "play":
        me["hand"] = [row.number, *me.get("hand", [])]
        me.setdefault("mc", mine.cost)
    elif mine.kind == CORPORATION and row.how != "found":
        me.setdefault("corporation", row.number)
    elif row.how in {"action", "lasting", "worth"}:
        me["played"] = [*me.get("played", []), row.number]
    scenario.seat(0, **me)
    for seat, things in enumerate(row.them[: row.players - 1], start=1):
        scenario.seat(seat, **things)
    scenario.deck_top(list(row.deck))
    return scenario.start()


def run(row: Row) -> None:
    if row.how == "found":
        run_found(row)
        return
    pos = build(row)
    first = {"play": (f"play {row.number}",), "action": (f"action {row.number}",)}.get(row.how, ())
    if row.how == "action" and card_named(row.number).kind == CORPORATION and card_named(row.number).first is not None:
        first = ("first action",)
    cost = price(pos.players[0], card_named(row.number)) if row.how == "play" else 0
    before = [measure(pos, seat) for seat in range(row.players)]
    politics = None if row.committee is None else committee(pos).data()
    choices = [*first, *row.choices]
    if row.refused is not None:
        refuse(pos, choices, row.refused)
        return
    for choice in choices:
        pos.apply(choice)
    if row.offered is not None or row.not_offered:
        check_offers(pos, row)
        return
    check(pos, row, before, cost)
    if row.committee_then is not None:
        check_committee(pos, row.committee_then)
    elif politics is not None and "pass" not in row.choices:
        assert committee(pos).data() == politics


def refuse(pos: WholePosition, choices: list[str], reason: str) -> None:
    for choice in choices[:-1]:
        pos.apply(choice)
    digest = pos.digest()
    with pytest.raises(IllegalChoice) as caught:
        pos.apply(choices[-1])
    assert pos.digest() == digest
    assert caught.value.why is not None
    said = catalogue("en").say(caught.value.why, ("you", "Ana", "Ben", "Cid", "Dan"))
    assert plain(said) == plain(reason)


def plain(text: str) -> str:
    """Rows may write a plain hyphen for the minus sign, and plain spaces everywhere."""
    return text.replace("\N{MINUS SIGN}", "-").replace("\N{NO-BREAK SPACE}", " ")


def check_offers(pos: WholePosition, row: Row) -> None:
    assert pos.decision is not None
    offered = pos.decision.notations()
    if row.offered is not None:
        assert sorted(offered) == sorted(row.offered)
    for wrong in row.not_offered:
        assert wrong not in offered


def check(pos: WholePosition, row: Row, before: list[dict[str, int]], cost: int) -> None:
    assert pos.decision is None or pos.decision.kind == "turn", f"an open question: {pos.decision}"
    expected = dict(row.then)
    if row.how == "play":
        expected["hand"] = expected.get("hand", 0) - 1
        if not any(choice.startswith("pay ") for choice in row.choices):
            expected["mc"] = expected.get("mc", 0) - cost
    changes = [expected, *row.them_then, *[{}] * row.players]
    for seat in range(row.players):
        now = measure(pos, seat)
        wanted = {name: value for name, value in changes[seat].items() if value}
        moved = {name: now[name] - before[seat].get(name, 0) for name in now}
        assert {name: value for name, value in moved.items() if value} == wanted, f"seat {seat}"
    if row.tile is not None:
        placed = Scenario(row.players).tile(*row.tile).pos
        space = next(i for i, tile in enumerate(placed.tiles) if tile)
        assert (pos.tiles[space], pos.owners[space]) == (placed.tiles[space], placed.owners[space])
    if row.points is not None:
        assert scoring.card_points(pos, 0, card_named(row.number).id) == row.points


def check_committee(pos: WholePosition, then: dict[str, Any]) -> None:
    wrong = [
        f"{what}: expected {wanted}, is {now}" for what, wanted, now in compare_turmoil(pos, then) if wanted != now
    ]
    assert wrong == []


def run_found(row: Row) -> None:
    pos = Scenario(row.players).found_corporation(0, row.number).pos
    before = measure(Scenario(row.players).pos, 0)
    now = measure(pos, 0)
    changed = {name: now[name] - before.get(name, 0) for name in now if now[name] != before.get(name, 0)}
    assert changed == {name: value for name, value in row.then.items() if value}
