"""Options that several commands share, under the same names everywhere."""

from __future__ import annotations

from typing import Annotated

import typer

from areopolis.kernel.errors import BadOptions

SOLO = 1
TWO = 2

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play, 2 to 5.", show_default="2")]
Solo = Annotated[bool, typer.Option("--solo", help="Play alone, against fourteen generations.")]
CorporateEra = Annotated[
    bool, typer.Option("--corporate-era/--no-corporate-era", help="With the cards of the Corporate Era.")
]
Draft = Annotated[bool, typer.Option("--draft/--no-draft", help="Draft the cards in every research phase.")]
Turmoil = Annotated[bool, typer.Option("--turmoil/--no-turmoil", help="With the Turmoil expansion.")]
TrGoal = Annotated[
    bool, typer.Option("--tr-goal/--no-tr-goal", help="Alone with Turmoil: the goal is a terraform rating of 63.")
]
MarsBot = Annotated[
    str, typer.Option("--marsbot", metavar="LEVEL", help="Against MarsBot: easy, normal, hard or brutal.")
]
MarsBotCorporation = Annotated[
    str, typer.Option("--marsbot-corporation", metavar="NAME", help="A corporation for MarsBot: random, or C01 to C39.")
]
MarsBotRule = Annotated[
    list[str] | None,
    typer.Option("--marsbot-rule", metavar="RULE", help="A single rule of another level; may be repeated."),
]
Beginner = Annotated[
    list[int] | None,
    typer.Option("--beginner", metavar="SEAT", help="A seat (0, 1, …) with the Beginner Corporation; may be repeated."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The seed of all chance; without one, any.")]
Lang = Annotated[str, typer.Option("--lang", envvar="AREOPOLIS_LANG", metavar="CODE", help="The language: en, cs, sr.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def game_options(
    players: int | None,
    solo: bool,
    corporate_era: bool,
    draft: bool,
    beginners: list[int] | None,
    turmoil: bool,
    tr_goal: bool,
    marsbot: dict[str, str] | None = None,
) -> dict[str, str]:
    """The options of a game as its records write them."""
    if solo and players not in {None, SOLO}:
        raise BadOptions(f"--solo is for one player; leave out --players {players}, or leave out --solo")
    if marsbot and (solo or players not in {None, TWO}):
        given = "--solo" if solo else f"--players {players}"
        raise BadOptions(f"--marsbot is for one person against MarsBot, two players; leave out {given}")
    words = {
        "players": str(SOLO if solo else TWO if players is None else players),
        "corporate-era": "yes" if corporate_era else "no",
        "draft": "yes" if draft else "no",
    }
    if beginners:
        words["beginners"] = ",".join([str(seat) for seat in sorted(set(beginners))])
    words |= {name: "yes" for name, chosen in (("turmoil", turmoil), ("tr-goal", tr_goal)) if chosen}
    return words | (marsbot or {})


def marsbot_options(level: str, corporation: str, rules: list[str] | None) -> dict[str, str]:
    """The options of MarsBot as records write them; none without MarsBot."""
    words = {"marsbot": level, "marsbot-corporation": corporation, "marsbot-rules": ",".join(rules or [])}
    if not level and any(words.values()):
        raise BadOptions("--marsbot-corporation and --marsbot-rule go with --marsbot; say --marsbot normal")
    return {name: value for name, value in words.items() if value}


def any_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can foresee."""
    import secrets

    return secrets.randbelow(1 << 31) if seed is None else seed
