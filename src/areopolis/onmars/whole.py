"""The position with everything that it can be asked: copy, save, read, redraw, count."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from areopolis.kernel.agenda import Task
from areopolis.kernel.codec import decode, encode, given, numbers, pairs, plain
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Evaluation
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text, Why
from areopolis.onmars import aftermath, asking, hidden, outlook, player, position, read, reasons, scoring, wire
from areopolis.onmars.box import box_for
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.evaluation.horizon import rounds_left
from areopolis.onmars.evaluation.judge import UNKNOWN, Judge
from areopolis.onmars.evaluation.weights import FILES, kind_of, weights_for
from areopolis.onmars.forms import TableForm
from areopolis.onmars.lacerda.benefit import LacerdaBenefit, refuges
from areopolis.onmars.options import Options
from areopolis.onmars.phases.setup import SetUp
from areopolis.onmars.player import Player
from areopolis.onmars.position import Position
from areopolis.onmars.rules.contracts import deliveries
from areopolis.onmars.terms import LACERDA, SIDES


@final
class WholePosition(Position):
    """A position of On Mars."""

    def copy(self) -> WholePosition:
        """An independent, exact copy; it starts with an empty log."""
        other = WholePosition(self.options, self.box, [player.copy() for player in self.players], self.rng)
        other.agenda.extend(self.agenda)
        other.answers.update(self.answers)
        other.decision = self.decision
        other.recording = self.recording
        other.asker = self.asker
        other.buildings = self.buildings.copy()
        other.miners = self.miners.copy()
        other.markers = self.markers.copy()
        other.lies = self.lies.copy()
        other.slots = self.slots.copy()
        other.warehouse = self.warehouse.copy()
        other.grid = self.grid.copy()
        other.tech_deck = self.tech_deck.copy()
        other.display = self.display.copy()
        other.plan_deck = self.plan_deck.copy()
        other.open_discoveries = self.open_discoveries.copy()
        other.discovery_deck = self.discovery_deck.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.board = self.board.copy()
        other.contract_deck = self.contract_deck.copy()
        other.scientist_at = self.scientist_at.copy()
        other.radar = self.radar
        other.delivered = self.delivered.copy()
        other.tracks = self.tracks.copy()
        other.level = self.level
        other.rewards = self.rewards.copy()
        other.missions = self.missions.copy()
        other.cubes = self.cubes.copy()
        other.remaining = self.remaining
        other.shuttle_side = self.shuttle_side
        other.shuttle_space = self.shuttle_space
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.main_done = self.main_done
        other.executive_done = self.executive_done
        other.last_round = self.last_round
        other.updates = self.updates
        other.used = self.used.copy()
        other.refills = self.refills.copy()
        other.deck_b = self.deck_b.copy()
        other.solo_deck = self.solo_deck.copy()
        other.solo_pile = self.solo_pile.copy()
        other.solo_pass = self.solo_pass
        other.solo_card = self.solo_card
        other.icon = self.icon
        return other

    def give_automa(self, effect: Effect) -> None:
        """Lacerda uses a benefit in his own way."""
        self.agenda.append(LacerdaBenefit(effect))

    def automa_refuges(self, hexes: list[int]) -> list[int]:
        """Lacerda keeps his rover near the tiles that he wants."""
        return refuges(self, hexes)

    def renewed(self, text: str) -> str:
        """A notation as it is written today; older records write some payments differently."""
        return read.renewed(text)

    def words_of(self, text: str) -> list[str]:
        """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
        return read.words_of(text)

    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        """Why the rules do not offer what these words name; None if there is no more to say than that."""
        return reasons.why_refused(self, decision, words)

    def wishes(self, question: Decision) -> list[Choice]:
        """What the seat that is asked might expect to be able to answer."""
        return read.wishes(self, question)

    def question_text(self, decision: Decision) -> Text:
        """The question itself, in words."""
        return asking.question_text(self, decision)

    def because(self, decision: Decision) -> tuple[Ref, ...]:
        """What a question follows from."""
        return asking.because(self, decision)

    def asides(self, seat: int) -> list[Choice]:
        """Goods for contracts may be delivered in everybody's turn (rulebook p. 17); private goals in the own alone."""
        return list(deliveries(self, seat))

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        """Draw anew whatever lies hidden from a seat."""
        hidden.redraw(self, seat, rng)

    def table(self, seat: int) -> TableForm:
        """What lies on the table as a seat sees it (-1: as everybody may)."""
        return wire.table(self, seat)

    def automa(self, seat: int) -> str:
        """Lacerda, on his seat."""
        return "Lacerda" if self.players[seat].automa else ""

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by the lines of the score sheet, counted as if the game ended now."""
        return scoring.breakdown(self, seat)

    def outlook(self, seat: int) -> float:
        """A rough guess at the points that a seat will end with."""
        return outlook.outlook(self, seat)

    def evaluation(self, weights: dict[str, float]) -> Evaluation:
        """How bots judge positions; `weights` stand in place of those for this kind of game. Raises BadOptions."""
        own = weights_for(self, weights)
        return Judge(own, self.decision, UNKNOWN if self.options.solo else rounds_left(self, own))

    def meaning(self, seat: int, choice: Choice) -> list[Text]:
        """What a choice is certain to mean for the others."""
        return aftermath.for_others(self, seat, choice)

    def weights(self) -> dict[str, float]:
        """The weights for this kind of game."""
        return FILES.plain(kind_of(self))

    def winners(self) -> list[int]:
        """The seats that win, counted as if the game ended now; empty if a solo game is lost."""
        return scoring.winners(self)

    def facts(self) -> dict[str, int | str]:
        """How long it took, and what became of the colony."""
        return {"round": self.round, "level": self.level, "missions": sum([1 for cube in self.cubes if cube == 0])}

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        """The score sheet and what the seat has; its side is where it ended."""
        who = self.players[seat]
        facts: dict[str, int | str] = {"side": "lacerda" if who.automa else SIDES[self.side(seat)]}
        facts.update(self.sheet(seat))
        facts["shelters"] = who.shelters
        facts["built"] = len(who.built)
        return facts

    def summary(self) -> list[Text]:
        """How the colony and the seats stand."""
        return scoring.summary(self)

    def maker(self) -> Callable[[dict[str, object]], WholePosition]:
        """The function that makes a position from its data."""
        return restore

    def data(self) -> dict[str, object]:
        """The whole position as plain data."""
        fields: dict[str, object] = {name: getattr(self, name) for name in position.NUMBERS}
        fields.update({name: bool(getattr(self, name)) for name in position.FLAGS})
        fields.update({name: list(getattr(self, name)) for name in (*position.LISTS, *position.DECKS)})
        fields["options"] = encode(self.options)
        fields["players"] = [player.data() for player in self.players]
        fields["stacks"] = [stack.copy() for stack in self.stacks]
        fields["delivered"] = [[key, number] for key, number in self.delivered.items()]
        fields["agenda"] = encode(self.agenda)
        fields["answers"] = [[seat, encode(answers)] for seat, answers in sorted(self.answers.items())]
        fields["asker"] = encode(self.asker)
        fields["decision"] = encode(self.decision)
        return fields


def new_position(options: Options, seed: int) -> WholePosition:
    """An empty position, nothing laid out yet."""
    players = [Player(seat) for seat in range(options.boards)]
    if options.solo:
        players[LACERDA].automa = True
    return WholePosition(options, box_for(options.components), players, seeded(seed))


def new_game(options: Options, seed: int) -> WholePosition:
    """A game at its first decision."""
    pos = new_position(options, seed)
    pos.agenda.append(SetUp())
    pos.advance()
    return pos


def restore(data: dict[str, object]) -> WholePosition:
    """The position that `data` describes, as `WholePosition.data` wrote it."""
    options = decode(data["options"])
    decision = decode(data["decision"])
    asked = decode(data["asker"])
    players = data["players"]
    stacks = data["stacks"]
    assert isinstance(options, Options)
    assert isinstance(players, list)
    assert isinstance(stacks, list)
    pos = WholePosition(options, box_for(options.components), [restore_player(fields) for fields in players], 0)
    for name in position.NUMBERS:
        setattr(pos, name, numbers([data[name]])[0])
    for name in position.FLAGS:
        setattr(pos, name, data[name] is True)
    for name in (*position.LISTS, *position.DECKS):
        setattr(pos, name, numbers(data[name]))
    pos.stacks = [numbers(stack) for stack in stacks]
    pos.delivered = pairs(data["delivered"])
    pos.agenda.extend([task for task in plain(data["agenda"]) if isinstance(task, Task)])
    pos.answers.update(given(data["answers"]))
    pos.asker = asked if isinstance(asked, Task) else None
    pos.decision = decision if isinstance(decision, Decision) else None
    return pos


def restore_player(data: dict[str, object]) -> Player:
    """The player that `data` describes."""
    restored = Player(0)
    for name in player.NUMBERS:
        setattr(restored, name, numbers([data[name]])[0])
    for name in player.LISTS:
        setattr(restored, name, numbers(data[name]))
    for name in player.FLAGS:
        setattr(restored, name, data[name] is True)
    return restored
