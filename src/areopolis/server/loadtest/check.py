"""Whether the store holds every choice that was confirmed, once."""

from __future__ import annotations

from collections import Counter

from areopolis.server.entry import Chose, read_entry
from areopolis.server.loadtest.crowd import Sent, Table
from areopolis.server.loadtest.report import Kept
from areopolis.server.store import Store


async def compare(tables: list[Table], url: str) -> Kept:
    """Read all games in the store, and look for every confirmed choice."""
    store = await Store.open(url)
    try:
        compared = [compare_game(table, await stored(store, table.id)) for table in tables]
    finally:
        await store.close()
    return Kept(
        sum([kept.compared for kept in compared]),
        sum([kept.lost for kept in compared]),
        sum([kept.doubled for kept in compared]),
        sum([kept.unanswered for kept in compared]),
    )


async def stored(store: Store, id: str) -> dict[int, Sent]:
    """The choices of a game in the store, by the numbers of their entries."""
    entries = [(row.number, read_entry(row.body)) for row in await store.entries(id)]
    return {number: Sent(entry.seat, entry.ply, entry.choice) for number, entry in entries if isinstance(entry, Chose)}


def compare_game(table: Table, stored: dict[int, Sent]) -> Kept:
    """One game: an answer to a question that is there twice, or that nobody has sent, is one too many."""
    lost = len([number for number, sent in table.confirmed.items() if stored.get(number) != sent])
    times = Counter([(sent.seat, sent.ply) for sent in stored.values()])
    known = set(table.confirmed.values()) | set(table.unanswered)
    doubled = sum([number - 1 for number in times.values()]) + len(
        [sent for sent in stored.values() if sent not in known]
    )
    return Kept(len(table.confirmed), lost, doubled, len(table.unanswered))
