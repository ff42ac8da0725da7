"""What one seat may know: built from what lies open and what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.codec import encode
from areopolis.kernel.rng import Rng
from areopolis.onmars import position

if TYPE_CHECKING:
    from areopolis.onmars.components import Box
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position


def known(pos: Position, seat: int) -> dict[str, object]:
    """The knowledge of a seat as plain data; hidden cards appear as their number, decks as what is left in them.

    What somebody else is asked is known, but not the options: they may show private goals.
    """
    decision = pos.decision
    shown: object = encode(decision)
    if decision is not None and decision.seat != seat:
        shown = {"seat": decision.seat, "kind": decision.kind}
    found: dict[str, object] = {name: getattr(pos, name) for name in position.NUMBERS if name != "rng"}
    found.update({name: bool(getattr(pos, name)) for name in position.FLAGS})
    found.update({name: list(getattr(pos, name)) for name in position.LISTS})
    found.update({name: sorted(getattr(pos, name)) for name in position.DECKS})
    # Of the next tile of every stack the back lies open.
    found["stacks"] = [[*sorted(stack[:-1]), *stack[-1:]] for stack in pos.stacks]
    found["deck_b"] = len(pos.deck_b)
    found["seat"] = seat
    found["options"] = encode(pos.options)
    found["players"] = [known_player(player, own=player.seat == seat) for player in pos.players]
    found["delivered"] = [[key, number] for key, number in pos.delivered.items()]
    found["answers"] = [[seat, encode(pos.answers[seat])]] if seat in pos.answers else []
    found["agenda"] = encode([task.seen_by(seat) for task in pos.agenda])
    found["asker"] = encode(pos.asker)
    found["decision"] = shown
    return found


def known_player(player: Player, own: bool) -> dict[str, object]:
    """What lies before a player; of what is hidden only how much there is."""
    seen = player.data()
    if own:
        return seen
    return {
        **seen,
        "goals": len(player.goals),
        "pledged": len(player.pledged),
        "spent": len(player.spent),
        "cards_b": len(player.cards_b),
        "card_a": int(player.card_a > 0),
    }


def filled(data: dict[str, object], box: Box, rng: Rng) -> dict[str, object]:
    """Position data that agree with a view: everything hidden is drawn from what the seat has not seen."""
    players = data["players"]
    assert isinstance(players, list)
    goals: set[int] = set()
    cards_a: set[int] = set()
    cards_b: set[int] = set()
    for player in players:
        goals.add(player["completed"])
        if isinstance(player["goals"], list):
            goals.update([*player["goals"], *player["pledged"], *player["spent"]])
            cards_a.add(player["card_a"])
            cards_b.update(player["cards_b"])
    hidden_goals = rng.shuffled([goal.number for goal in box.goals if goal.number not in goals])
    hidden_a = rng.shuffled([card.number for card in box.cards_a if card.number not in cards_a])
    hidden_b = rng.shuffled([card.number for card in box.cards_b if card.number not in cards_b])
    full: dict[str, object] = dict(data)
    drawn: list[dict[str, object]] = []
    for player in players:
        other = dict(player)
        if not isinstance(player["goals"], list):
            other["goals"] = sorted([hidden_goals.pop() for _i in range(player["goals"])])
            other["pledged"] = [hidden_goals.pop() for _i in range(player["pledged"])]
            other["spent"] = [hidden_goals.pop() for _i in range(player["spent"])]
            other["card_a"] = hidden_a.pop() if player["card_a"] else 0
            other["cards_b"] = [hidden_b.pop() for _i in range(player["cards_b"])]
        drawn.append(other)
    full["players"] = drawn
    left = data["deck_b"]
    assert isinstance(left, int)
    full["deck_b"] = hidden_b[:left]
    shuffle_decks(full, box, rng)
    full["rng"] = rng.below(1 << 32)
    return full


def shuffle_decks(full: dict[str, object], box: Box, rng: Rng) -> None:
    """Shuffle what is left of the decks; blueprints of level 1 lie above the others."""
    for name in ("tech_deck", "discovery_deck", "solo_deck"):
        deck = full[name]
        assert isinstance(deck, list)
        full[name] = rng.shuffled(deck)
    plans = full["plan_deck"]
    stacks = full["stacks"]
    assert isinstance(plans, list)
    assert isinstance(stacks, list)
    high = rng.shuffled([plan for plan in plans if box.blueprints[plan - 1].level > 1])
    low = rng.shuffled([plan for plan in plans if box.blueprints[plan - 1].level == 1])
    full["plan_deck"] = high + low
    full["stacks"] = [[*rng.shuffled(stack[:-1]), *stack[-1:]] for stack in stacks]
