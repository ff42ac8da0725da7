"""What must be true after a case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.kernel.cases import Row, Unsupported
from areopolis.terraforming import scoring
from areopolis.terraforming.board import space_number
from areopolis.terraforming.card import BY_ID, known
from areopolis.terraforming.cases_part import PARTS, ExpansionCases, plays
from areopolis.terraforming.rules.money import price
from areopolis.terraforming.rules.tiles import count_tiles
from areopolis.terraforming.scenario import card_named, names_of, tile_named
from areopolis.terraforming.terms import AWARDS, BOARD_RESOURCES, EMPTY, MILESTONES, NEUTRAL, OCEAN, OVER, RESOURCES

if TYPE_CHECKING:
    from areopolis.terraforming.whole import WholePosition

STOCK = RESOURCES[:BOARD_RESOURCES]
SHEET = {"greenery": "greeneries", "city": "cities", "milestone": "milestones", "award": "awards", "card": "cards"}


def must_be_played(what: str, pos: WholePosition, part: ExpansionCases) -> None:
    """Make sure that the expansion is in the game which a part of a case is about."""
    if not plays(pos, part):
        raise Unsupported(f"{what}: the options of the case are without it")


def expected(pos: WholePosition, case: dict[str, Any], flipped: list[str]) -> list[Row]:
    """Everything that is expected, and how it is."""
    wanted = [(name, value) for name, value in case["expect"].items() if name not in {"legal", "reason", "why"}]
    return [row for name, value in wanted for row in compare(pos, name, value, case, flipped)]


def compare(pos: WholePosition, name: str, wanted: Any, case: dict[str, Any], flipped: list[str]) -> list[Row]:
    """What is said about one part, what is expected, and what is."""
    if name == "parameters":
        now = {"temperature": pos.temperature, "oxygen": pos.oxygen, "oceans": pos.oceans}
        return [(key, value, now.get(key)) for key, value in wanted.items()]
    if name == "seats":
        return [row for seat, things in enumerate(wanted) for row in compare_seat(pos, seat, things)]
    if name in {"tiles", "no_tile", "tile_count", "spaces", "spaces_include", "spaces_exclude"}:
        return compare_board(pos, name, wanted)
    for part in PARTS:
        if name in part.expects():
            must_be_played(f"expect.{name}", pos, part)
            return part.compare(pos, name, wanted)
    if name == "resources":
        return [(f"resources on {card}", n, resources_on(pos, card)) for card, n in wanted.items()]
    if name == "hand_size":
        return [(f"hand size of {seat}", n, len(pos.players[seat].hand)) for seat, n in enumerate(wanted)]
    if name == "cost":
        return [(f"cost of {card}", n, price(pos.players[0], card_named(card))) for card, n in wanted.items()]
    if name == "points":
        return [(f"points of {seat}", n, points(pos, seat, case["tests"])) for seat, n in enumerate(wanted)]
    if name == "vp":
        return [row for part, values in wanted.items() for row in compare_sheet(pos, part, values)]
    return [(name, wanted, single(pos, name, flipped))]


def single(pos: WholePosition, name: str, flipped: list[str]) -> Any:
    """Parts that are one value."""
    if name == "generation":
        return pos.generation
    if name == "game_over":
        return pos.phase == OVER
    if name == "winner":
        winners = pos.winners()
        return winners[0] if len(winners) == 1 else winners
    if name == "won":
        return bool(pos.winners())
    if name == "milestones":
        return {MILESTONES[i]: seat for i, seat in enumerate(pos.milestones) if seat != NEUTRAL}
    if name == "awards":
        return {AWARDS[i]: seat for i, seat in enumerate(pos.awards) if seat != NEUTRAL}
    if name == "milestone_count":
        return [pos.milestones.count(player.seat) for player in pos.players]
    if name == "project_discard_size":
        return len(pos.discards)
    if name == "deck_discarded":
        return flipped
    raise Unsupported(f"expect.{name}")


def compare_seat(pos: WholePosition, seat: int, things: dict[str, Any]) -> list[Row]:
    """What lies before a seat."""
    player = pos.players[seat]
    rows: list[Row] = []
    for name, value in things.items():
        what = f"{name} of seat {seat}"
        if name in STOCK:
            rows.append((what, value, player.stock[STOCK.index(name)]))
        elif name == "production":
            rows += [(f"{r} {what}", n, player.production[STOCK.index(r)]) for r, n in value.items()]
        elif name == "tr":
            rows.append((what, value, player.tr))
        elif name == "hand":
            rows.append((what, sorted(value), sorted(names_of(player.hand))))
        elif name == "passed":
            rows.append((what, value, player.passed))
        elif name == "corporation":
            rows.append((what, value, BY_ID[player.corporation].number if player.corporation >= 0 else None))
        elif name == "played":
            numbers = [card["card"] if isinstance(card, dict) else card for card in value]
            lying = names_of([*player.in_play, *player.events])
            rows.append((what, sorted(numbers), sorted(number for number in lying if number in numbers)))
        else:
            raise Unsupported(f"expect.seats.{name}")
    return rows


def compare_board(pos: WholePosition, name: str, wanted: Any) -> list[Row]:
    """What lies on the map, or is offered by the open question."""
    if name == "tiles":
        rows: list[Row] = []
        for tile in wanted:
            space = space_number(tile["space"])
            rows.append((f"tile on {tile['space']}", tile_named(tile["tile"]), pos.tiles[space]))
            if tile_named(tile["tile"]) != OCEAN and "owner" in tile:
                owner = NEUTRAL if tile["owner"] is None else tile["owner"]
                rows.append((f"owner of {tile['space']}", owner, pos.owners[space]))
        return rows
    if name == "no_tile":
        return [(f"tile on {space}", EMPTY, pos.tiles[space_number(space)]) for space in wanted]
    if name == "tile_count":
        return [
            (f"{kind} of seat {seat}", n, count_tiles(pos, seat, tile_named(kind)))
            for kind, counts in wanted.items()
            for seat, n in enumerate(counts)
        ]
    notations = [] if pos.decision is None else pos.decision.notations()
    offered = [notation.removeprefix("space ") for notation in notations if notation.startswith("space ")]
    if name == "spaces":
        return [("spaces", sorted(wanted), sorted(offered))]
    if name == "spaces_include":
        return [("spaces", sorted(wanted), sorted(set(wanted) & set(offered)))]
    return [("spaces", [], sorted(set(wanted) & set(offered)))]


def resources_on(pos: WholePosition, number: str) -> int:
    """The resources on a card, whoever has it."""
    card = card_named(number).id
    return sum(player.holdings.get(card, 0) for player in pos.players)


def points(pos: WholePosition, seat: int, tests: list[str]) -> int:
    """What the things that a case is about are worth to a seat now."""
    parts = scoring.parts(pos, seat)
    sheet = scoring.breakdown(pos, seat)
    total = 0
    for name in tests:
        if name.startswith("scoring:"):
            part = name.removeprefix("scoring:")
            total += sheet[SHEET.get(part, part)]
        else:
            total += parts.get(f"card:{name}" if known(name) else name, 0)
    return total


def compare_sheet(pos: WholePosition, part: str, values: list[int]) -> list[Row]:
    """A line of the score sheet."""
    rows: list[Row] = []
    for seat, value in enumerate(values):
        sheet = scoring.breakdown(pos, seat)
        name = SHEET.get(part, part)
        if part != "total" and name not in sheet:
            raise Unsupported(f"expect.vp.{part}")
        rows.append((f"{part} of seat {seat}", value, sum(sheet.values()) if part == "total" else sheet[name]))
    return rows
