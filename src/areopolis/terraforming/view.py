"""What one seat may know: built field by field from what lies open and what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.codec import encode
from areopolis.kernel.rng import Rng
from areopolis.terraforming.rules.setup import CORPORATIONS_DEALT, corporations_for, projects_for
from areopolis.terraforming.terms import SETUP

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

BONUS_FROM = 500
SECRET = ("hand", "dealt", "kept", "corporations")


def secret_decision(pos: Position) -> bool:
    """Whether the options of the open decision show cards that only the deciding seat may see."""
    decision = pos.decision
    return decision is not None and (decision.verb != "" or decision.kind == "turn")


def known(pos: Position, seat: int) -> dict[str, object]:
    """The knowledge of a seat as plain data; hidden cards appear as their number only."""
    decision = pos.decision
    shown: object = encode(decision)
    if decision is not None and decision.seat != seat and secret_decision(pos):
        shown = {"seat": decision.seat, "kind": decision.kind}
    return {
        "seat": seat,
        "options": encode(pos.options),
        "players": [known_player(pos, player, own=player.seat == seat) for player in pos.players],
        "tiles": pos.tiles.copy(),
        "owners": pos.owners.copy(),
        "claims": [[space, owner] for space, owner in pos.claims.items()],
        "deck": len(pos.deck) - pos.drawn,
        "discards": len(pos.discards),
        "milestones": pos.milestones.copy(),
        "awards": pos.awards.copy(),
        "answers": [[seat, encode(pos.answers[seat])]] if seat in pos.answers else [],
        "agenda": encode(pos.agenda),
        "decision": shown,
        "common": pos.common.copy(),
        "levy": [pos.levy, pos.debt],
        "turmoil": known_turmoil(pos),
        "marsbot": known_marsbot(pos),
        "parameters": [pos.temperature, pos.oxygen, pos.oceans],
        "turn": [pos.generation, pos.phase, pos.first, pos.active, pos.actions, pos.playing, pos.placed],
    }


def known_marsbot(pos: Position) -> dict[str, object] | None:
    """The board and piles of MarsBot; of its decks which cards that everybody has seen are in one of them.

    By its back a bonus card is told from a project card, so it is known how many of each are in the action deck, and
    how many of the project cards in it came from the bonus deck.
    """
    marsbot = pos.marsbot
    if marsbot is None:
        return None
    hidden = [card for card in [*marsbot.action_deck, *marsbot.bonus_deck] if card >= BONUS_FROM]
    bonus = [card for card in marsbot.action_deck if card >= BONUS_FROM]
    came = [card for card in marsbot.action_deck if card in marsbot.seeded]
    counts = [len(marsbot.action_deck) - len(bonus) - len(came), len(bonus), len(came)]
    return {**marsbot.data(), "action_deck": counts, "bonus_deck": sorted(hidden), "seeded": sorted(marsbot.seeded)}


def known_turmoil(pos: Position) -> dict[str, object] | None:
    """The committee; the order of the events to come is hidden, which of them are left is not."""
    if pos.turmoil is None:
        return None
    return {**pos.turmoil.data(), "deck": sorted(pos.turmoil.deck[pos.turmoil.drawn :])}


def known_player(pos: Position, player: Player, own: bool) -> dict[str, object]:
    """What lies before a player; cards of others that lie face down are counted only.

    How many start cards somebody keeps is not known before the corporations are revealed.
    """
    seen = player.data()
    public = {name: value for name, value in seen.items() if name not in SECRET}
    for name in SECRET:
        cards = seen[name]
        assert isinstance(cards, list)
        public[name] = cards if own else len(cards)
    if pos.phase == SETUP and not own:
        public["dealt"] = len(player.dealt) + len(player.kept)
        public["kept"] = 0
        public["corporations"] = CORPORATIONS_DEALT if player.corporations else 0
    return public


def filled(data: dict[str, object], options: Options, rng: Rng) -> dict[str, object]:
    """Position data that agree with a view: everything hidden is drawn from the cards that the seat has not seen."""
    players = data["players"]
    assert isinstance(players, list)
    turn = data["turn"]
    assert isinstance(turn, list)
    seen: set[int] = {turn[5]}
    known_bot = data["marsbot"]
    if isinstance(known_bot, dict):
        seen.update([*known_bot["played"], *known_bot["seeded"]])
    for player in players:
        for name in ("hand", "dealt", "kept", "corporations", "table", "events"):
            if isinstance(player[name], list):
                seen.update(player[name])
    projects = rng.shuffled([card for card in projects_for(options) if card not in seen])
    corporations = rng.shuffled([card for card in corporations_for(options) if card not in seen])
    full: dict[str, object] = dict(data)
    drawn: list[dict[str, object]] = []
    for player in players:
        open_player = dict(player)
        for name in SECRET:
            number = player[name]
            if isinstance(number, int):
                pool = corporations if name == "corporations" else projects
                open_player[name] = [pool.pop() for _i in range(min(number, len(pool)))]
        drawn.append(open_player)
    discards = data["discards"]
    assert isinstance(discards, int)
    full["players"] = drawn
    full["discards"] = [projects.pop() for _i in range(min(discards, len(projects)))]
    full["rng"] = rng.below(1 << 32)
    marsbot = data["marsbot"]
    if isinstance(marsbot, dict):
        full["marsbot"] = filled_marsbot(marsbot, projects, rng)
    full["deck"] = projects
    full["drawn"] = 0
    turmoil = data["turmoil"]
    if isinstance(turmoil, dict):
        full["turmoil"] = {**turmoil, "deck": rng.shuffled(turmoil["deck"])}
    return full


def filled_marsbot(data: dict[str, object], projects: list[int], rng: Rng) -> dict[str, object]:
    """The decks of MarsBot drawn anew; project cards come from those that nobody has seen."""
    counts, hidden, known_seeded = data["action_deck"], data["bonus_deck"], data["seeded"]
    assert isinstance(counts, list)
    assert isinstance(hidden, list)
    assert isinstance(known_seeded, list)
    bonus, seeded = rng.shuffled(hidden), rng.shuffled(known_seeded)
    deck = [projects.pop() for _i in range(min(counts[0], len(projects)))] + bonus[: counts[1]] + seeded[: counts[2]]
    rest = bonus[counts[1] :] + seeded[counts[2] :]
    return {**data, "action_deck": rng.shuffled(deck), "bonus_deck": rng.shuffled(rest)}
