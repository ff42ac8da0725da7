"""The server as the tests of the page use it beside the page: games made, brought to some moment, and looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import httpx

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session

NAMES: Final = ("Ana", "Boris", "Cid", "Dana", "Eva")
BOT: Final = {"kind": "bot", "bot": "random"}
MOST_GAMES: Final = 30
Json = dict[str, Any]


class Made(NamedTuple):
    """A game with its keys by seat."""

    base: str
    id: str
    keys: dict[int, str]
    watch: str

    def link(self, *seats: int) -> str:
        """The link of some seats; without seats, of those who watch."""
        return f"{self.base}/t/{self.id}#{'.'.join([self.keys[seat] for seat in seats]) or self.watch}"


class Moment(NamedTuple):
    """A game up to some moment: its record, how far it goes, and which seat is asked."""

    record: str
    ply: int
    seat: int


# Chooses for a seat at a position.
Mind = Callable[[Position, int, Decision], Choice]


def by_chance(seed: int) -> Mind:
    """A mind that takes any option."""
    rng = Rng(seeded(seed))
    return lambda _pos, _seat, decision: random_choice(decision, rng)


def moment(
    game: str,
    options: Mapping[str, str],
    wanted: Callable[[Position], bool],
    seed: int = 1,
    minds: Callable[[int], Mind] = by_chance,
    names: Sequence[str] = NAMES,
) -> Moment:
    """Play until a position is as wanted, by chance unless other minds are given; if a game has none, another."""
    agreed = {"players": "2", **options}
    # Whoever plays On Mars alone has Lacerda at the table.
    seats = max(int(agreed["players"]), 2 if game == "onmars" else 1)
    for trial in range(seed, seed + MOST_GAMES):
        session = Session(games()[game], dict(agreed), list(names[:seats]), trial)
        if play_until(session, wanted, minds(trial)):
            session.record.seal(session.position)
            return Moment(session.record.text(), session.ply(), first_asked(session.position))
    raise AssertionError("no game came to that")


def play_until(session: Session[Position], wanted: Callable[[Position], bool], mind: Mind) -> bool:
    """Play on; whether a position was as wanted."""
    while not wanted(session.position):
        seat = first_asked(session.position)
        decision = session.position.question(seat)
        if decision is None:
            return False
        session.apply(seat, mind(session.position, seat, decision))
    return True


def first_asked(pos: Position) -> int:
    """The first seat that is asked; the first of all, if none is."""
    return next(iter(pos.asked()), 0)


def asks(*kinds: str, least: int = 1) -> Callable[[Position], bool]:
    """Whether a question of one of these kinds is open, with so many options."""

    def wanted(pos: Position) -> bool:
        decision = pos.question(first_asked(pos))
        return decision is not None and decision.kind in kinds and len(decision.options) >= least

    return wanted


def turn(least: int, *verbs: str) -> Callable[[Position], bool]:
    """Whether it is a turn with many options, among them some with these first words."""

    def wanted(pos: Position) -> bool:
        if not asks("turn", least=least)(pos) or pos.decision is None:
            return False
        notations = pos.decision.notations()
        return all(any(one.startswith(verb) for one in notations) for verb in verbs)

    return wanted


def is_over(pos: Position) -> bool:
    """Whether the game is over."""
    return pos.decision is None


class Host:
    """Asks the server for what a test needs before it opens a page."""

    def __init__(self, base: str) -> None:
        self.base: Final = base
        self.client: Final = httpx.Client(base_url=base, timeout=60)
        self.shown: Final[dict[Moment, Made]] = {}

    def post(self, path: str, body: Json, keys: Sequence[str] = ()) -> Json:
        """Ask for something to be done."""
        headers = {"authorization": "Bearer " + " ".join(keys)} if keys else {}
        answer = self.client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    def make(self, game: str = "terraforming", *bots: int, seed: int = 5, **options: str) -> Made:
        """A new game of people, with bots on some seats. Options are written with `_` for `-`."""
        agreed = {"players": "2", **{name.replace("_", "-"): word for name, word in options.items()}}
        seats = [{"name": name} | (BOT if seat in bots else {}) for seat, name in enumerate(NAMES)]
        body = {"game": game, "options": agreed, "seats": seats[: int(agreed["players"])], "seed": seed}
        return self.made(self.post("/api/games", body))

    def made(self, told: Json) -> Made:
        """A game that the server told about."""
        return Made(self.base, told["id"], {one["seat"]: one["key"] for one in told["seats"]}, told["watch"])

    def at(self, moment: Moment) -> Made:
        """A game that stands at some moment, with people on all seats."""
        opened = self.post("/api/records", {"text": moment.record})
        keys = [opened["watch"]]
        return self.made(self.post(f"/api/games/{opened['id']}/branches", {"ply": moment.ply}, keys))

    def show(self, moment: Moment) -> Made:
        """The same for those who only look: one game serves all of them."""
        if moment not in self.shown:
            self.shown[moment] = self.at(moment)
        return self.shown[moment]

    def look(self, game: Made, seat: int) -> Json:
        """The table as a seat sees it."""
        headers = {"authorization": f"Bearer {game.keys[seat]}"}
        answer = self.client.get(f"/api/games/{game.id}", headers=headers)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    def record(self, game: Made) -> str:
        """The game as far as it has been played."""
        headers = {"authorization": "Bearer " + " ".join(game.keys.values())}
        return self.client.get(f"/api/games/{game.id}/record", headers=headers).text

    def do(self, game: Made, seat: int, **deed: object) -> None:
        """Do something at the table for a seat."""
        self.post(f"/api/games/{game.id}/deeds", {"seat": seat, **deed}, [game.keys[seat]])
