"""A monkey at the table: plays whole games through the page by clicks and keys, by chance among what the page offers.

`python -m tests.web.monkey --games 10 --players 2-5` plays ten games and says what went wrong in any of them. A game is
known by its number: `--first 7 --games 1` plays the seventh again; `--options length=long` leaves that not to chance.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from areopolis.kernel.position import Position
from tests.server.process import ServerProcess
from tests.web.browser import launched, new_screen
from tests.web.host import Host, Json, Made, asks, moment
from tests.web.hurry import Haste, Hurry
from tests.web.player import DOES, Unreachable, answer, any_answer, is_asked, is_subset
from tests.web.screen import Control, Screen

# What can be pressed without leaving the table, and keys that look at things.
TOYS: Final = (
    "[data-notation], [data-do]:not([data-do=undo]), [data-seat] .open, nav [data-view], [role=tab], [data-space]"
)
KEYS: Final = (
    "Escape",
    "Enter",
    "m",
    "g",
    "t",
    "l",
    "k",
    "c",
    "a",
    "s",
    "F1",
    "F2",
    "F3",
    "1",
    "3",
    "Tab",
    "ArrowRight",
)
# How often, of a hundred: a key, something by the way, taking back.
WHIMS: Final = (4, 6, 1)
# After so many presses in vain it looks for an answer on purpose.
BORED: Final = 12
# It likes what brings the end nearer: a game of pure chance takes hours.
LIKES: Final = (
    "convert",
    "project greenery",
    "project asteroid",
    "project aquifer",
    "play",
    "act ",
    "build",
    "upgrade",
    "construct",
    "travel",
    "done",
)
# How often, of a hundred, whoever is in a hurry only plays about.
PLAYFUL: Final = 40
SIZES: Final = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720}, {"width": 1024, "height": 768})


class Monkey:
    """Sits at some screens of one game; perhaps in a hurry."""

    def __init__(self, screens: Sequence[Screen], rng: random.Random, hurry: Hurry | None = None) -> None:
        self.screens: Final = screens
        self.rng: Final = rng
        self.hurry: Final = hurry
        self.presses = 0

    def play(self, most: int = 1_000_000) -> None:
        """Play until the game is over, or so many choices have been made."""
        first = self.screens[0]
        while first.state["status"] == "open" and first.state["plies"] < most:
            asked = first.wait(self._asked, "somebody is asked")
            if isinstance(asked, Screen):
                self._answer(asked)

    def _asked(self) -> Screen | bool:
        """The screen of somebody who is asked; or that it is over."""
        for screen in self.screens:
            for lift in screen.controls("dialog[open] .lift"):
                screen.press(lift)
        asked = [screen for screen in self.screens if is_asked(screen)]
        return self.rng.choice(asked) if asked else bool(self.screens[0].state["status"] != "open")

    def _answer(self, screen: Screen) -> None:
        """Press this and that until something is sent."""
        before, ply = len(screen.deeds), screen.state["ply"]
        bored = BORED if self.hurry is None or self.rng.randrange(100) < PLAYFUL else 0
        for _ in range(bored):
            if screen.sends(before) or not is_asked(screen) or screen.state["ply"] != ply:
                break
            self._press(screen)
            self.presses += 1
        else:
            self._on_purpose(screen)
        screen.settle(before)

    def _press(self, screen: Screen) -> None:
        """One press: mostly at what answers the question, now and then at something else."""
        key, whim, back = WHIMS
        chance = self.rng.randrange(100)
        if chance < key:
            screen.page.keyboard.press(self.rng.choice(KEYS))
        elif chance < key + whim:
            self._at(screen, screen.controls(TOYS))
        elif chance < key + whim + back:
            self._at(screen, screen.controls("[data-do=undo]"))
        else:
            self._at(screen, self._answers(screen))

    def _answers(self, screen: Screen) -> list[Control]:
        """What answers the question, what brings the end nearer more than once; what is open comes first."""
        controls = screen.controls("[data-notation], [data-do=confirm], [data-do=actions], [data-do=choices]")
        ready = [one for one in controls if one.does in DOES]
        if ready and self.rng.random() < 0.7:
            return ready
        return [one for one in controls for _ in range(8 if one.notation.startswith(LIKES) else 1)]

    def _at(self, screen: Screen, controls: list[Control]) -> None:
        if controls:
            screen.press(self.rng.choice(controls))

    def _on_purpose(self, screen: Screen) -> None:
        """Close what is open, and give some answer."""
        for _ in range(3):
            if screen.page.locator("[role=dialog] [aria-label], .back, .logs").count():
                screen.page.keyboard.press("Escape")
        if is_asked(screen) and screen.question is not None:
            with_moves = screen.state["ply"]
            try:
                answer(screen, self._choice(screen.question))
            except Unreachable:
                if screen.state["ply"] == with_moves:
                    raise

    def _choice(self, question: Json) -> list[str]:
        """Some options that answer a question together."""
        if self.hurry is None or is_subset(question):
            return any_answer(question, self.rng)
        return [self.hurry.among(question["kind"], [option["notation"] for option in question["options"]])]


def agreed(game: str, players: int, rng: random.Random) -> dict[str, str]:
    """Some options of a game of so many players."""
    if game == "onmars":
        length = rng.choice(["short", "short", "long"])
        variants = [name for name in ("first-colonists", "space-oddity") if rng.random() < 0.3]
        if "first-colonists" in variants:
            length = "short"
        return {"players": str(players), "length": length, "variant": ",".join(variants)}
    options = {name: rng.choice(["yes", "no"]) for name in ("corporate-era", "draft", "turmoil")}
    if players == 2 and rng.random() < 0.3:
        options |= {"marsbot": rng.choice(["easy", "normal", "hard", "brutal"]), "corporate-era": "yes"}
    if options["turmoil"] == "yes":
        options["corporate-era"] = "yes"
    return {"players": str(players), **options}


def sit_down(browser: Browser, base: str, made: Made, rng: random.Random) -> list[Screen]:
    """Everybody at a screen of their own, or all at one."""
    seats = [*made.keys]
    groups = [seats] if rng.random() < 0.4 else [[seat] for seat in seats]
    size = rng.choice(SIZES)
    language = rng.choice(["en", "cs", "sr"])
    screens = []
    for group in groups:
        screen = new_screen(browser, base, viewport=size, locale=language)
        screen.open(made.link(*group))
        screens.append(screen)
    return screens


def is_late(pos: Position) -> bool:
    """Whether a game of On Mars comes to its end: one step is left for the missions."""
    return getattr(pos, "remaining", 0) == 1 and asks("turn")(pos)


def made_for(host: Host, game: str, options: dict[str, str], number: int, rng: random.Random, *, late: bool) -> Made:
    """A new game; bots hold the other seats of some. A late one was begun by somebody in a hurry."""
    if late:
        return host.at(moment(game, options, is_late, number, Hurry))
    bots = range(1, int(options["players"])) if game == "onmars" and rng.random() < 0.25 else ()
    return host.make(game, *bots, seed=number, **options)


def picture(name: Path, screens: Sequence[Screen], record: str) -> None:
    """Keep what went wrong: how the screens look, and the game so far."""
    for place, screen in enumerate(screens):
        screen.page.screenshot(path=f"{name}-{place}.png")
    name.with_suffix(".areo").write_text(record)


def play_game(
    browser: Browser,
    host: Host,
    game: str,
    players: int,
    number: int,
    most: int = 1_000_000,
    *,
    late: bool = False,
    wanted: Mapping[str, str] = MappingProxyType({}),
    pictures: Path | None = None,
) -> Json:
    """Play one game; what it was, and what went wrong in it, with pictures of that if there is a folder for them."""
    rng = random.Random(f"{game} {players} {number}")
    options = {**agreed(game, players, rng), **wanted}
    made = made_for(host, game, options, number, rng, late=late)
    screens = sit_down(browser, host.base, made, rng)
    # By chance alone a game of On Mars hardly ever ends.
    monkey = Monkey(screens, rng, Haste(number) if game == "onmars" else None)
    start = time.monotonic()
    wrong = ""
    try:
        monkey.play(most)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is told, and the next game is played)
        wrong = f"{type(error).__name__}: {str(error)[:1500]}"
        if pictures:
            picture(pictures / f"{game}-{players}-{number}", screens, host.record(made))
    faults = [fault for screen in screens for fault in screen.faults]
    state = screens[0].state
    for screen in screens:
        screen.page.context.close()
    return {
        "game": f"{game} {number} {options}, {len(screens)} screens",
        "status": state["status"],
        "plies": state["plies"],
        "presses": monkey.presses,
        "seconds": round(time.monotonic() - start),
        "wrong": [*([wrong] if wrong else []), *faults],
    }


def main() -> int:
    """Play games, and say what went wrong."""
    parser = argparse.ArgumentParser(description="Plays whole games through the page by chance.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--game", default="terraforming")
    parser.add_argument("--players", default="2-5", help="a number, or from-to")
    parser.add_argument("--late", action="store_true", help="begin where a game of On Mars comes to its end")
    parser.add_argument(
        "--options", nargs="*", default=(), metavar="NAME=VALUE", help="options of all games, not by chance"
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="where to draw what went wrong")
    asked = parser.parse_args()
    wanted = dict(option.split("=", 1) for option in asked.options)
    least, _, most = asked.players.partition("-")
    bad = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with ServerProcess(f"sqlite:///{folder}/games.db", Path(folder)) as server:
            host = Host(server.base)
            for number in range(asked.first, asked.first + asked.games):
                span = int(most or least) - int(least) + 1
                players = int(least) + (number - 1) % span
                told = play_game(
                    browser,
                    host,
                    asked.game,
                    players,
                    number,
                    late=asked.late,
                    wanted=wanted,
                    pictures=asked.pictures,
                )
                bad += bool(told["wrong"]) or told["status"] != "over"
                sys.stdout.write("".join([f"{name}: {value}  " for name, value in told.items()]) + "\n")
                sys.stdout.flush()
            failures = server.failures()
            sys.stdout.write(failures)
            host.client.close()
        browser.close()
    return 1 if bad or failures else 0


if __name__ == "__main__":
    sys.exit(main())
