"""`areopolis simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import (
    AsJson,
    Beginner,
    CorporateEra,
    Draft,
    MarsBot,
    MarsBotCorporation,
    MarsBotRule,
    Players,
    Seed,
    Solo,
    TrGoal,
    Turmoil,
    any_seed,
    game_options,
    marsbot_options,
)  # fmt: skip
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table

    from areopolis.arena.simulate import Job, Result
    from areopolis.arena.summary import Group, Summary

AUTOMA = "marsbot"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="The game: terraforming.")],
    players: Players = None,
    solo: Solo = False,
    corporate_era: CorporateEra = True,
    draft: Draft = False,
    beginner: Beginner = None,
    turmoil: Turmoil = False,
    tr_goal: TrGoal = False,
    marsbot: MarsBot = "",
    marsbot_corporation: MarsBotCorporation = "",
    marsbot_rule: MarsBotRule = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Bots by name; they rotate over the seats.")] = "random",
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes that share the work.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write results: .jsonl (a game a line) or .csv (a seat a row).")
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write every game as a record into a folder.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Play many games and sum them up. The same seed gives the same results, whatever --jobs is."""
    from areopolis.arena.simulate import jobs as jobs_for
    from areopolis.arena.summary import summarise
    from areopolis.cli.output import print_json

    if out is not None and out.suffix not in {".jsonl", ".csv"}:
        raise BadOptions(f"--out {out}: the name must end in .jsonl or .csv")
    automa = marsbot_options(marsbot, marsbot_corporation, marsbot_rule)
    options = game_options(players, solo, corporate_era, draft, beginner, turmoil, tr_goal, automa)
    chosen = any_seed(seed)
    waiting = jobs_for(game, options, tuple(bots.split(",")), games, chosen, records=records is not None)
    results = played(waiting, jobs, quiet=json)
    if automa:
        results = [with_automa(result) for result in results]
    if out is not None:
        write(out, results)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        for result in results:
            (records / f"{game}-{result.number:06}.areo").write_text(result.record, encoding="utf-8")
    summary = summarise(results)
    if json:
        print_json({"game": game, "options": options, "seed": chosen, **summary.data()})
    else:
        show(summary, chosen)


def played(waiting: list[Job], processes: int, quiet: bool) -> list[Result]:
    """Play all games, with a progress bar for people."""
    from rich.console import Console
    from rich.progress import track

    from areopolis.arena.simulate import simulate as run

    games = run(waiting, processes)
    console = Console(stderr=True)
    shown = track(games, "Playing", len(waiting), console=console, disable=quiet, transient=True)
    return list(shown)


def with_automa(result: Result) -> Result:
    """A result with MarsBot on its seat, where the bot of the job had nothing to decide."""
    from dataclasses import replace

    from areopolis.kernel.record import read_record

    bots = (result.bots[0], AUTOMA)
    result = replace(result, seats=(result.seats[0], {**result.seats[1], "side": AUTOMA}))
    if not result.record:
        return replace(result, bots=bots)
    record = read_record(result.record)
    record.seats[:] = bots
    return replace(result, bots=bots, record=record.text())


def write(path: Path, results: list[Result]) -> None:
    """Write the results: whole games as JSON Lines, or flat columns as CSV."""
    import csv
    import json

    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".jsonl":
            for result in results:
                file.write(json.dumps(result.row(), ensure_ascii=False) + "\n")
            return
        rows = [row for result in results for row in result.columns()]
        table = csv.DictWriter(file, fieldnames=list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def show(summary: Summary, seed: int) -> None:
    """The summary for a person."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    data = summary.data()
    facts = data["facts"]
    assert isinstance(facts, dict)
    console.print(f"[bold]{summary.games}[/] games, seed {seed}, {data['choices_mean']} choices a game")
    table = Table("", "mean", "least", "most", title="The games", title_justify="left")
    for name, value in facts.items():
        table.add_row(name, str(value["mean"]), str(value["least"]), str(value["most"]))
    console.print(table)
    console.print(group_table("By bot", summary.bots))
    console.print(group_table("By side", summary.sides))


def group_table(title: str, groups: dict[str, Group]) -> Table:
    """A table of groups, the most successful first."""
    from rich.table import Table

    from areopolis.kernel.why import Text
    from areopolis.locale import catalogue

    table = Table("", "seats", "wins", "score", "spread", title=title, title_justify="left")
    for name, group in sorted(groups.items(), key=lambda item: -item[1].wins / item[1].games):
        figures = group.data()
        label = catalogue("en").phrase(f"card.{name}") and f"{name} {catalogue('en').say(Text(f'card.{name}'))}"
        table.add_row(
            label or name, str(group.games), f"{figures['win_share']:.1%}",
            str(figures["score_mean"]), str(figures["score_spread"]),
        )  # fmt: skip
    return table
