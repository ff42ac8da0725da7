"""The position with everything that it can be asked: copy, save, read, redraw, count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from areopolis.kernel.agenda import Task
from areopolis.kernel.codec import decode, encode, given, numbers, pairs, plain
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Evaluation
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.why import Text, Why
from areopolis.terraforming import asking, hidden, outlook, read, scoring, wire
from areopolis.terraforming.board import SPACES
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.evaluation.judge import Judge
from areopolis.terraforming.evaluation.weights import FILES, kind_of, weights_for
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.options import Options
from areopolis.terraforming.player import FLAGS, NUMBERS, Player, new_player
from areopolis.terraforming.position import Position
from areopolis.terraforming.rules.deck import rest
from areopolis.terraforming.rules.levy import Trials
from areopolis.terraforming.rules.play import Play
from areopolis.terraforming.rules.setup import SOLO_TR, START_TR, Deal
from areopolis.terraforming.rules.turn import FirstAction, plays
from areopolis.terraforming.terms import ACTIONS, AWARDS, EMPTY, MC, MILESTONES, NEUTRAL

# Verbs of questions for cards to have.
BUYING: Final = ("buy", "draft", "keep", "corporation")


@final
class WholePosition(Position):
    """A position of Terraforming Mars."""

    def copy(self) -> WholePosition:
        """An independent, exact copy; it starts with an empty log."""
        other = WholePosition(
            self.options,
            [player.copy() for player in self.players],
            self.tiles.copy(),
            self.owners.copy(),
            self.claims.copy(),
            self.deck,
            self.discards.copy(),
            self.milestones.copy(),
            self.awards.copy(),
            self.rng,
            [state.copy() for state in self.states],
        )
        other.agenda.extend(self.agenda)
        other.answers.update(self.answers)
        other.decision = self.decision
        other.recording = self.recording
        other.drawn = self.drawn
        other.loose = self.loose
        other.temperature = self.temperature
        other.oxygen = self.oxygen
        other.oceans = self.oceans
        other.generation = self.generation
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.actions = self.actions
        other.playing = self.playing
        other.placed = self.placed
        other.common.extend(self.common)
        other.levy = self.levy
        other.debt = self.debt
        return other

    def narrow(self) -> None:
        """Leave only options after which everything that is owed can be paid."""
        decision = self.decision
        if decision is None or decision.verb or self.trial or self.phase != ACTIONS:
            return
        trials = Trials(decision.seat)
        left = [option for option in decision.options if trials.is_payable(self, option)]
        if len(left) < len(decision.options):
            self.decision = Decision(decision.seat, decision.kind, tuple(left))

    def words_of(self, text: str) -> list[str]:
        """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
        return read.words_of(text)

    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        """Why the rules do not offer what these words name; None if there is no more to say than that."""
        return read.why_refused(self, decision, words)

    def reasons(self, text: str, seat: int = -1) -> list[Why]:
        """All reasons why the choice with this notation is not legal now."""
        why = self.why_not(text, seat)
        question = self.decision if seat < 0 else self.question(seat)
        return [] if why is None else read.reasons(self, question, text, why)

    def wishes(self, question: Decision) -> list[Choice]:
        """What the seat that is asked might expect to be able to answer."""
        return read.wishes(self, question)

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        """Draw anew whatever lies hidden from a seat."""
        hidden.redraw(self, seat, rng)

    def ask_redrawn(self, decision: Decision) -> None:
        """With other cards in hand a player may play other ones; whatever else a turn offers is as it was."""
        if decision.kind != "turn" or isinstance(decision.options[0], FirstAction):
            super().ask_redrawn(decision)
            return
        usual = [option for option in decision.options if not isinstance(option, Play)]
        playable = plays(self, self.players[decision.seat])
        self.decision = Decision(decision.seat, "turn", (*playable, *usual))
        if self.levy:
            trials = Trials(decision.seat)
            playable = [play for play in playable if trials.is_payable(self, play)]
            self.decision = Decision(decision.seat, "turn", (*playable, *usual))

    def is_secret(self, decision: Decision) -> bool:
        """Whether the options show cards that only the seat that is asked may see."""
        return decision.verb != "" or decision.kind == "turn"

    def question_text(self, decision: Decision) -> Text:
        """The question itself, in words."""
        return asking.question_text(self, decision)

    def because(self, decision: Decision) -> tuple[Ref, ...]:
        """What a question follows from."""
        return asking.because(self, decision)

    def table(self, seat: int) -> TableForm:
        """What lies on the table as a seat sees it (-1: as everybody may)."""
        return wire.table(self, seat)

    def automa(self, seat: int) -> str:
        """The automa that an expansion has put on a seat."""
        for expansion in self.expansions:
            name = expansion.automa(seat)
            if name:
                return name
        return ""

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by the lines of the score sheet, counted as if the game ended now."""
        return scoring.breakdown(self, seat)

    def outlook(self, seat: int) -> float:
        """A rough guess at the points that a seat will end with."""
        return outlook.outlook(self, seat)

    def evaluation(self, weights: dict[str, float]) -> Evaluation:
        """How bots judge positions; `weights` stand in place of those for this kind of game. Raises BadOptions."""
        buys = self.decision is not None and self.decision.verb in BUYING
        return Judge(weights_for(self, weights), buys)

    def weights(self) -> dict[str, float]:
        """The weights for this kind of game."""
        return FILES.plain(kind_of(self))

    def winners(self) -> list[int]:
        """The seats that win, counted as if the game ended now; empty if a solo game is lost."""
        return scoring.winners(self)

    def facts(self) -> dict[str, int | str]:
        """The planet and how long it took."""
        return {
            "generation": self.generation,
            "temperature": self.temperature,
            "oxygen": self.oxygen,
            "oceans": self.oceans,
        }

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        """The corporation, the score sheet and what the seat has built."""
        player = self.players[seat]
        facts: dict[str, int | str] = {"side": BY_ID[player.corporation].number if player.corporation >= 0 else ""}
        facts.update(self.sheet(seat))
        facts["played"] = len(player.in_play) + len(player.events)
        facts["megacredits"] = player.stock[MC]
        return facts

    def summary(self) -> list[Text]:
        """How the planet and the seats stand."""
        return scoring.summary(self)

    def maker(self) -> Callable[[dict[str, object]], WholePosition]:
        """The function that makes a position from its data."""
        return restore

    def data(self) -> dict[str, object]:
        """The whole position as plain data."""
        data: dict[str, object] = {
            "options": encode(self.options),
            "players": [player.data() for player in self.players],
            "tiles": self.tiles.copy(),
            "owners": self.owners.copy(),
            "claims": [[space, seat] for space, seat in self.claims.items()],
            "deck": rest(self),
            "discards": self.discards.copy(),
            "milestones": self.milestones.copy(),
            "awards": self.awards.copy(),
            "agenda": encode(self.agenda),
            "answers": [[seat, encode(answers)] for seat, answers in sorted(self.answers.items())],
            "decision": encode(self.decision),
            "rng": self.rng,
            "common": self.common.copy(),
            "levy": [self.levy, self.debt],
            "parameters": [self.temperature, self.oxygen, self.oceans],
            "turn": [
                self.generation, self.phase, self.first, self.active, self.actions, self.playing, self.placed,
            ],
        }  # fmt: skip
        for expansion, state in zip(self.expansions, self.states, strict=True):
            data[expansion.name] = state.data()
        return data


def new_position(options: Options, seed: int) -> WholePosition:
    """An empty position, nothing dealt yet."""
    alone = options.players == 1
    production = 0 if options.corporate_era else 1
    players = [new_player(seat, SOLO_TR if alone else START_TR, production) for seat in range(options.players)]
    return WholePosition(
        options, players, [EMPTY] * SPACES, [NEUTRAL] * SPACES, {}, (), [],
        [NEUTRAL] * len(MILESTONES), [NEUTRAL] * len(AWARDS), seeded(seed),
        [expansion.new_state(options) for expansion in options.expansions],
    )  # fmt: skip


def new_game(options: Options, seed: int) -> WholePosition:
    """A game at its first decision."""
    pos = new_position(options, seed)
    pos.agenda.append(Deal())
    pos.advance()
    return pos


def restore(data: dict[str, object]) -> WholePosition:
    """The position that `data` describes, as `WholePosition.data` wrote it."""
    options = decode(data["options"])
    decision = decode(data["decision"])
    players = data["players"]
    assert isinstance(options, Options)
    assert isinstance(players, list)
    pos = WholePosition(
        options,
        [restore_player(player) for player in players],
        numbers(data["tiles"]),
        numbers(data["owners"]),
        pairs(data["claims"]),
        tuple(numbers(data["deck"])),
        numbers(data["discards"]),
        numbers(data["milestones"]),
        numbers(data["awards"]),
        numbers([data["rng"]])[0],
        [expansion.rebuild(part_of(data, expansion.name)) for expansion in options.expansions],
    )
    pos.agenda.extend([task for task in plain(data["agenda"]) if isinstance(task, Task)])
    pos.answers.update(given(data["answers"]))
    pos.decision = decision if isinstance(decision, Decision) else None
    pos.temperature, pos.oxygen, pos.oceans = numbers(data["parameters"])
    turn = numbers(data["turn"])
    pos.generation, pos.phase, pos.first, pos.active, pos.actions, pos.playing, pos.placed = turn
    pos.common.extend(numbers(data["common"]))
    pos.levy, pos.debt = numbers(data["levy"])
    return pos


def part_of(data: dict[str, object], name: str) -> dict[str, object]:
    """What stands under a name: the data of an expansion."""
    part = data[name]
    assert isinstance(part, dict)
    return part


def restore_player(data: dict[str, object]) -> Player:
    """The player that `data` describes."""
    seat, corporation, tr = numbers([data["seat"], data["corporation"], data["tr"]])
    player = Player(
        seat,
        corporation,
        tr,
        numbers(data["stock"]),
        numbers(data["production"]),
        numbers(data["hand"]),
        numbers(data["table"]),
        numbers(data["events"]),
        pairs(data["holdings"]),
        numbers(data["used"]),
        numbers(data["tags"]),
        numbers(data["discounts"]),
        numbers(data["lasting"]),
        numbers(data["dealt"]),
        numbers(data["kept"]),
        numbers(data["corporations"]),
    )
    for name in NUMBERS:
        setattr(player, name, numbers([data[name]])[0])
    for name in FLAGS:
        setattr(player, name, data[name] is True)
    player.project_discounts = tuple(numbers(data["projects"]))
    return player
