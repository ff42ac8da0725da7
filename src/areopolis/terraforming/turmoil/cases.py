"""Turmoil in cases from outside: the committee that is given, and what is expected of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.card import number_of
from areopolis.terraforming.cases_part import ExpansionCases
from areopolis.terraforming.rules.phases import is_last
from areopolis.terraforming.terms import NEUTRAL, SOLAR
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.expansion import TURMOIL, open_session
from areopolis.terraforming.turmoil.lobby import leads
from areopolis.terraforming.turmoil.parties import NOBODY, PARTIES
from areopolis.terraforming.turmoil.policies import end_policies, policy
from areopolis.terraforming.turmoil.politics import committee, influence, seat_committee
from areopolis.terraforming.turmoil.solar import resolve_event
from areopolis.terraforming.turmoil.state import NO_EVENT, Turmoil, new_turmoil

if TYPE_CHECKING:
    from areopolis.kernel.agenda import Task
    from areopolis.terraforming.whole import WholePosition


@final
class TurmoilCases(ExpansionCases):
    """The committee of a case."""

    def give(self, pos: WholePosition, given: dict[str, Any]) -> None:
        """The committee, before anything else."""
        seat_committee(pos, given_committee(len(pos.players), given))

    def mark(self, pos: WholePosition, given: dict[str, Any]) -> bool:
        """Seats that have used the policy of this generation."""
        for seat in given.get("policy_used", []):
            pos.players[seat].used.extend(pos.common)
        return bool(given.get("policy_used"))

    def renew(self, pos: WholePosition, given: dict[str, Any], deck_top: list[str]) -> None:
        """With the events that the case wants on top."""
        new_session(pos, given)

    def choices(self) -> tuple[str, ...]:
        """A delegate, or the action of a policy."""
        return ("lobby", "policy")

    def notation(self, kind: str, name: str) -> str:
        """By the name of the party."""
        party = party_named(name)
        return f"lobby {PARTIES[party]}" if kind == "lobby" else f"action {number_of(policy(party))}"

    def steps(self) -> tuple[str, ...]:
        """A global event, or the whole solar phase."""
        return ("event", "solar")

    def run(self, pos: WholePosition, step: dict[str, Any], turns: list[Task[Any]]) -> None:
        """Without the turns."""
        run_step(pos, step)

    def answers(self, hint: dict[str, Any]) -> list[str]:
        """A party, or a delegate in one."""
        if "party" not in hint:
            return []
        party = f"party {PARTIES[party_named(hint['party'])]}"
        return [party, f"{party} {hint.get('seat', 'neutral')}"]

    def expects(self) -> tuple[str, ...]:
        """The committee and the panel of events."""
        return ("turmoil", "events")

    def compare(self, pos: WholePosition, name: str, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
        """One or the other."""
        return compare_events(pos, wanted) if name == "events" else compare_turmoil(pos, wanted)


def party_named(name: str) -> int:
    """The party with a name; spaces may stand for underscores."""
    key = name.replace(" ", "_")
    if key not in PARTIES:
        raise BadOptions(f"'{name}' is none of {', '.join(PARTIES)}")
    return PARTIES.index(key)


def event_numbered(number: str | None) -> int:
    """The event with a printed number such as G07; none is 0."""
    if number is None:
        return NO_EVENT
    if not number[1:].isdecimal() or not 0 < int(number[1:]) < len(EVENTS):
        raise BadOptions(f"there is no global event '{number}'")
    return int(number[1:])


def owner_named(name: int | str | None) -> int:
    """A seat, or -1 for neutral."""
    return NEUTRAL if name in {"neutral", None} else int(str(name))


def given_committee(players: int, given: dict[str, Any]) -> Turmoil:
    """The committee of a case: empty parties, Greens ruling, everybody in the lobby, unless it says otherwise."""
    for name in given:
        if name not in {
            "ruling",
            "dominant",
            "chairman",
            "delegates",
            "lobby",
            "events",
            "event_deck_top",
            "policy_used",
        }:
            raise BadOptions(f"given.turmoil.{name}")
    panel = {place: event_numbered(number) for place, number in given.get("events", {}).items()}
    top = [event_numbered(number) for number in given.get("event_deck_top", [])]
    rest = [event.number for event in EVENTS[1:] if event.number not in {*top, *panel.values()}]
    turmoil = new_turmoil(players, (*top, *rest))
    turmoil.ruling = party_named(given.get("ruling", "greens"))
    turmoil.dominant = party_named(given.get("dominant", "greens"))
    turmoil.chairman = owner_named(given.get("chairman", "neutral"))
    for name, owners in given.get("delegates", {}).items():
        party = party_named(name)
        for owner in owners:
            turmoil.members[party][owner_named(owner)] += 1
        turmoil.leaders[party] = owner_named(owners[0]) if owners else NOBODY
    for seat in range(players):
        turmoil.lobby[seat] = seat in given.get("lobby", range(players))
    turmoil.distant = panel.get("distant", NO_EVENT)
    turmoil.coming = panel.get("coming", NO_EVENT)
    turmoil.current = panel.get("current", NO_EVENT)
    return turmoil


def new_session(pos: WholePosition, given: dict[str, Any]) -> None:
    """Set the committee of a new game up again, with the events that a case wants on top."""
    top = [event_numbered(number) for number in given.get("event_deck_top", [])]
    rest = [event.number for event in EVENTS[1:] if event.number not in top]
    seat_committee(pos, new_turmoil(len(pos.players), (*top, *rest)))
    for player in pos.players:
        committee(pos).lobby[player.seat] = not player.automa
    open_session(pos)


def run_step(pos: WholePosition, step: dict[str, Any]) -> None:
    """Run an event, or the whole solar phase, by itself."""
    end_policies(pos)
    pos.phase = SOLAR
    pos.active = pos.first
    if "event" in step:
        resolve_event(pos, event_numbered(step["event"]))
    elif not is_last(pos):
        pos.agenda.extend(reversed(TURMOIL.solar()))


def compare_events(pos: WholePosition, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """The panel of events."""
    turmoil = committee(pos)
    now = {"current": turmoil.current, "coming": turmoil.coming, "distant": turmoil.distant}
    return [(f"{place} event", event_numbered(number), now[place]) for place, number in wanted.items()]


def compare_turmoil(pos: WholePosition, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """The committee, part by part."""
    rows: list[tuple[str, Any, Any]] = []
    for name, value in wanted.items():
        rows += compare_part(pos, committee(pos), name, value)
    return rows


def compare_part(pos: WholePosition, turmoil: Turmoil, name: str, value: Any) -> list[tuple[str, Any, Any]]:
    """One part of the committee."""
    if name in {"ruling", "dominant"}:
        return [(name, party_named(value), turmoil.ruling if name == "ruling" else turmoil.dominant)]
    if name == "chairman":
        return [(name, owner_named(value), turmoil.chairman)]
    if name == "leaders":
        return [
            (f"leader of {party}", NOBODY if owner is None else owner_named(owner), turmoil.leaders[party_named(party)])
            for party, owner in value.items()
        ]
    if name == "delegates":
        return [(f"delegates in {p}", count_wanted(pos, c), turmoil.members[party_named(p)]) for p, c in value.items()]
    if name == "lobby":
        return [(name, sorted(value), [seat for seat, waits in enumerate(turmoil.lobby) if waits])]
    if name == "available":
        return [(f"delegates of {owner}", number, available(turmoil, owner)) for owner, number in value.items()]
    if name == "influence":
        return [(f"influence of {seat}", number, influence(pos, int(seat))) for seat, number in value.items()]
    if name == "vp":
        return [(f"politics of {seat}", number, politics(pos, int(seat))) for seat, number in value.items()]
    raise BadOptions(f"expect.turmoil.{name}")


def count_wanted(pos: WholePosition, counts: dict[str, int]) -> list[int]:
    """Delegates by owner, as the committee keeps them."""
    return [*[counts.get(str(player.seat), 0) for player in pos.players], counts.get("neutral", 0)]


def available(turmoil: Turmoil, owner: str) -> int:
    """Delegates that can still be sent."""
    return turmoil.reserve(NEUTRAL) if owner == "neutral" else turmoil.available(int(owner))


def politics(pos: WholePosition, seat: int) -> int:
    """Points for the chair and the lead of parties."""
    return leads(pos, seat) + int(committee(pos).chairman == seat)
