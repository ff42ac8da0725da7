"""Turmoil as an expansion of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.component import Component
from areopolis.kernel.option import NO, YES, OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.shape import Shape
from areopolis.kernel.why import Why
from areopolis.terraforming.card import BY_ID, Card, Printed
from areopolis.terraforming.effects.lasting import When
from areopolis.terraforming.expansion import Expansion
from areopolis.terraforming.refs import EVENT
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import ACTIONS, FINAL, MILESTONES, NEUTRAL, OVER, SOLAR
from areopolis.terraforming.turmoil.components import event_component, party_component
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.laws import check_delegates, check_events, check_parties
from areopolis.terraforming.turmoil.lobby import LOBBIES, leads, why_not_lobby
from areopolis.terraforming.turmoil.options import GOAL_TR, SPECS, TR_GOAL, why_not, with_tr_goal, with_turmoil
from areopolis.terraforming.turmoil.parties import BOX, PARTIES
from areopolis.terraforming.turmoil.policies import POLICIES, Levy, begin_policy, end_policies, policy
from areopolis.terraforming.turmoil.politics import committee, influence, place_delegate
from areopolis.terraforming.turmoil.shapes import turmoil_parts, turmoil_shape
from areopolis.terraforming.turmoil.solar import ChangingTimes, CurrentEvent, NewGovernment, TrRevision, reveal_event
from areopolis.terraforming.turmoil.state import Turmoil, new_turmoil, restore_turmoil
from areopolis.terraforming.turmoil.wire import committee_form

if TYPE_CHECKING:
    from areopolis.kernel.rng import Rng
    from areopolis.terraforming.forms import TableForm
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

TERRAFORMER: Final = MILESTONES.index("terraformer")
TERRAFORMER_TR: Final = 26

# For bots that look ahead: what the lead of the dominant party and a point of influence may bring, and how much of the
# points for the chair and for parties is lost again before the end.
HEIR: Final = 0.9
INFLUENCE: Final = 0.35
FLEETING: Final = 0.7


@final
class TurmoilExpansion(Expansion):
    """Parties, policies and events."""

    def plays(self, options: Options) -> bool:
        """With the option."""
        return with_turmoil(options)

    def options(self) -> tuple[OptionSpec, ...]:
        """The expansion itself, and the other goal of the solo game."""
        return SPECS

    def why_not_options(self, options: Options) -> Why | None:
        """The other goal needs the solo game."""
        return why_not(options)

    def variants(self) -> list[dict[str, str]]:
        """Every number of players, and the other goal."""
        variants = [
            {"players": str(players), BOX: YES, "draft": YES if players == 3 else NO} for players in range(1, 6)
        ]
        return [*variants, {"players": "1", BOX: YES, TR_GOAL: YES}]

    def beside(self) -> list[Card | Printed]:
        """Policies and global events."""
        return [*POLICIES, *EVENTS[1:]]

    def kind_of(self, card: Card) -> str:
        """Policies are cards."""
        return "policy" if card in POLICIES else ""

    def names(self) -> dict[str, str]:
        """Global events."""
        return {event.title.name: event.name for event in EVENTS if event.name}

    def verbs(self) -> dict[str, tuple[str, ...]]:
        """Delegates, and parties to choose."""
        return {"lobby": (), "party": ()}

    def new_state(self, options: Options) -> Turmoil:
        """A committee to which nobody has sent a delegate."""
        return new_turmoil(options.players, ())

    def rebuild(self, data: dict[str, object]) -> Turmoil:
        """The committee."""
        return restore_turmoil(data)

    def shape(self, seats: int) -> Shape:
        """The committee."""
        return turmoil_shape(seats)

    def parts(self, seats: int) -> dict[str, Shape]:
        """Parties and events."""
        return turmoil_parts(seats)

    def questions(self) -> tuple[str, ...]:
        """Where delegates go."""
        return ("delegate", "party")

    def check_laws(self, pos: Position) -> None:
        """Delegates, parties and events."""
        turmoil = committee(pos)
        check_delegates(turmoil, len(pos.players))
        check_parties(turmoil)
        check_events(turmoil)

    def open_cards(self, pos: Position) -> list[int]:
        """The policy of the ruling party, in the action phase."""
        return [policy(committee(pos).ruling)] if pos.phase == ACTIONS else []

    def levy(self, pos: Position) -> int:
        """That of the policy in force."""
        levies = [part.money for card in self.open_cards(pos) for part in BY_ID[card].lasting if isinstance(part, Levy)]
        return sum(levies)

    def heard(self) -> int:
        """Policies that have ended."""
        parts = [part for card in POLICIES for part in card.lasting]
        return sum([1 << part.moment for part in parts if isinstance(part, When)])

    def least_rating(self, usual: int) -> int:
        """Everybody falls every generation, and events may take more."""
        return 0

    def set_up(self, pos: Position) -> None:
        """Shuffle the events, reveal two, and send the first neutral delegates."""
        turmoil = committee(pos)
        turmoil.deck = pos.shuffled([event.number for event in EVENTS[1:]])
        for player in pos.players:
            turmoil.lobby[player.seat] = not player.automa
        open_session(pos)

    def begin_scenario(self, pos: Position) -> None:
        """Shuffle the events."""
        committee(pos).deck = pos.shuffled([event.number for event in EVENTS[1:]])

    def before_actions(self, pos: Position) -> None:
        """The policy of the ruling party comes into force."""
        begin_policy(pos, committee(pos).ruling)

    def after_actions(self, pos: Position) -> None:
        """Policies work in the action phase only."""
        end_policies(pos)

    def solar(self) -> list[Task]:
        """The political steps."""
        return [TrRevision(), CurrentEvent(), NewGovernment(), ChangingTimes()]

    def actions(self, pos: Position, player: Player) -> list[Task]:
        """A delegate may be sent to any party."""
        return LOBBIES if why_not_lobby(pos, player) is None else []

    def why_not(self, pos: Position, player: Player, words: list[str]) -> Why | None:
        """Why no delegate can be sent."""
        return why_not_lobby(pos, player) if words[0] == "lobby" else None

    def wishes(self) -> list[Task]:
        """A delegate for every party."""
        return LOBBIES

    def because(self, pos: Position) -> Ref | None:
        """The global event that is happening."""
        discards = committee(pos).discards
        return Ref(EVENT, f"G{discards[-1]:02}") if pos.phase == SOLAR and discards else None

    def wanted(self, milestone: int, usual: int) -> int:
        """A lower rating makes the Terraformer."""
        return TERRAFORMER_TR if milestone == TERRAFORMER else usual

    def card_type(self, card: Card) -> str:
        """Policies look like no other cards."""
        return "policy" if card in POLICIES else ""

    def components(self) -> list[Component]:
        """All parties and global events."""
        parties = [party_component(party) for party in range(len(PARTIES))]
        return parties + [event_component(event) for event in EVENTS if event.name]

    def lay_out(self, pos: Position, seat: int, form: TableForm) -> None:
        """The committee."""
        form["turmoil"] = committee_form(pos)

    def redraw(self, pos: Position, pool: list[int], rng: Rng) -> None:
        """The order of the events to come; which of them are left everybody can tell."""
        turmoil = committee(pos)
        turmoil.deck = tuple(rng.shuffled(list(turmoil.deck[turmoil.drawn :])))
        turmoil.drawn = 0

    def winners(self, pos: Position) -> list[int] | None:
        """Alone one may have agreed on a rating as the goal."""
        if not with_tr_goal(pos.options):
            return None
        return [0] if pos.players[0].tr >= GOAL_TR else []

    def points(self, pos: Position, seat: int) -> dict[str, int]:
        """One point for the chair and for every party led."""
        return {"politics": leads(pos, seat) + (1 if committee(pos).chairman == seat else 0)}

    def promises(self, pos: Position, seat: int) -> float:
        """Power passes before the end: what counts now is influence, and who will be chairman."""
        if pos.phase in {FINAL, OVER}:
            return 0.0
        turmoil = committee(pos)
        fleeting = leads(pos, seat) + (1 if turmoil.chairman == seat else 0)
        heir = 1 if turmoil.leaders[turmoil.dominant] == seat else 0
        return HEIR * heir + INFLUENCE * influence(pos, seat) - FLEETING * fleeting


def open_session(pos: Position) -> None:
    """Turn up the coming and the distant event; their parties get the first delegates, the first one is dominant."""
    turmoil = committee(pos)
    reveal_event(pos)
    turmoil.coming = turmoil.distant
    party = EVENTS[turmoil.coming].revealed
    turmoil.dominant = party
    place_delegate(pos, NEUTRAL, party)
    reveal_event(pos)
    place_delegate(pos, NEUTRAL, EVENTS[turmoil.distant].revealed)
    turmoil.dominant = party


for _policy in POLICIES:
    BY_ID[_policy.id] = _policy
TURMOIL: Final = TurmoilExpansion(BOX)
