"""Cases from outside: a situation, what is done, what must be true afterwards (docs/testing.md has the form)."""

from __future__ import annotations

from typing import Any, final

from areopolis.kernel.cases import Row, Trial, Unsupported, attempt, play_case
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.errors import AreopolisError, BadOptions
from areopolis.kernel.event import Event
from areopolis.kernel.payment import paying
from areopolis.kernel.ref import Ref, written
from areopolis.kernel.why import Text
from areopolis.terraforming.cases_expect import expected, must_be_played
from areopolis.terraforming.cases_part import PARTS, plays
from areopolis.terraforming.items import CardItem
from areopolis.terraforming.refs import RESOURCE
from areopolis.terraforming.rules.money import Payment
from areopolis.terraforming.rules.phases import (
    FinalGreeneries,
    GameOver,
    NextGeneration,
    in_turn_order,
    produce,
)
from areopolis.terraforming.scenario import Scenario, card_named
from areopolis.terraforming.terms import BOARD_RESOURCES, FINAL, RESOURCES
from areopolis.terraforming.whole import WholePosition, new_game

STOCK = RESOURCES[:BOARD_RESOURCES]
STEPS = ("play", "action", "standard", "convert", "milestone", "award", "pass")
OTHER_STEPS = ("production", "research", "final_greenery", "score", "new_game")


def run_case(case: dict[str, Any]) -> list[str]:
    """Play a case; returns what does not hold. Raises Unsupported for parts of the form that are not known here."""
    return play_case(Runner(case), case)


def position(options: dict[str, Any], given: dict[str, Any]) -> WholePosition:
    """The situation of a case."""
    names = [part.name for part in PARTS]
    for name, value in options.items():
        if name not in {"players", "corporate_era", "draft", *names} and value:
            raise Unsupported(f"options.{name}")
    for name in given:
        if name not in {
            "generation",
            "parameters",
            "seats",
            "tiles",
            "deck_top",
            "milestones",
            "awards",
            "phase",
            *names,
        }:
            raise Unsupported(f"given.{name}")
    scenario = Scenario(
        options.get("players", 2),
        options.get("corporate_era", True),
        options.get("draft", False),
        generation=given.get("generation", 1),
        more=tuple([f"{name}={agreed(options[name])}" for name in names if options.get(name)]),
    )
    for part in PARTS:
        if given.get(part.name):
            must_be_played(f"given.{part.name}", scenario.pos, part)
    try:
        fill(scenario, given)
    except BadOptions as error:
        raise Unsupported(str(error)) from error
    pos = scenario.start()
    if any([part.mark(pos, given.get(part.name, {})) for part in PARTS]):
        pos.decision = None
        pos.advance()
    return pos


def agreed(option: bool | str) -> str:
    """An option of a case as records write it."""
    return option if isinstance(option, str) else "yes"


def fill(scenario: Scenario, given: dict[str, Any]) -> None:
    """Put everything that is given in place."""
    for part in PARTS:
        if plays(scenario.pos, part):
            part.give(scenario.pos, given.get(part.name, {}))
    for tile in given.get("tiles", []):
        owner = tile.get("owner")
        scenario.tile(tile["space"], tile["tile"], -1 if owner is None else owner)
    if "parameters" in given:
        scenario.parameters(**given["parameters"])
    for name, seat in given.get("milestones", {}).items():
        scenario.milestone(name, seat)
    for name, seat in given.get("awards", {}).items():
        scenario.award(name, seat)
    for seat, things in enumerate(given.get("seats", [])):
        if scenario.pos.players[seat].automa:
            continue
        if given.get("phase") == "setup":
            if things.get("corporation"):
                scenario.found_corporation(seat, things["corporation"])
            continue
        played, resources = [], {}
        for card in things.get("played", []):
            number = card["card"] if isinstance(card, dict) else card
            played.append(number)
            if isinstance(card, dict) and card.get("resources"):
                resources[number] = card["resources"]
        direct = {name: things[name] for name in (*STOCK, "tr", "production", "hand", "passed") if name in things}
        corporation = things.get("corporation") or ""
        first = given.get("generation") == 1 and corporation != "" and card_named(corporation).first is not None
        scenario.seat(seat, played=played, resources=resources, corporation=corporation, first_due=first, **direct)
    scenario.deck_top(given.get("deck_top", []))


@final
class Runner(Trial):
    """Plays the steps of a case, answering the questions that follow by the hints."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.case = case
        self.given: dict[str, Any] = case.get("given", {})
        self.pos = position(case.get("options", {}), self.given)
        self.hints: dict[int, list[dict[str, Any]]] = {}
        self.pay: dict[str, int] | None = None
        self.flipped: list[str] = []
        self.steps = 0

    def rows(self) -> list[Row]:
        """Everything that is expected, and how it is."""
        return expected(self.pos, self.case, self.flipped)

    def step(self, step: Any, last: bool) -> None:
        """Take one step and answer what it asks; the last one may leave the question of a space open."""
        others = (*OTHER_STEPS, *[name for part in PARTS for name in part.steps()])
        choices = (*STEPS, *[name for part in PARTS for name in part.choices()])
        known = [name for name in (*choices, *others) if name in step]
        if not known:
            raise Unsupported(f"do.{' '.join(sorted(step))}")
        self.pay = dict(step["pay"]) if "pay" in step else None
        hints = [dict(hint) for hint in step.get("choose", [])]
        seat = step.get("seat", 0)
        if known[0] == "pass":
            self.hints.setdefault(seat, []).extend(hints)
            hints = []
        if known[0] in others:
            self.hints[seat] = hints
            self.run_other(known[0], step)
        else:
            self.to_move(seat)
            self.apply(self.notation(step, known[0]))
        self.steps += 1
        if known[0] == "new_game":
            return
        self.answer(hints, leave_space=last and any(name.startswith("spaces") for name in self.case["expect"]))

    def to_move(self, seat: int) -> None:
        """Make sure that a seat is to move: the very first step may be anybody's, later ones follow the turn order."""
        decision = self.pos.decision
        if decision is None or decision.seat == seat:
            return
        if self.steps == 0:
            self.pos.active = seat
            self.ask_again()
        elif "end" in decision.notations():
            trial = self.pos.copy()
            trial.apply("end")
            if trial.decision is not None and trial.decision.seat == seat:
                self.apply("end")
        decision = self.pos.decision
        if decision is None or decision.seat != seat:
            raise AreopolisError(f"it is not the turn of seat {seat}")

    def ask_again(self) -> None:
        """Ask for the turn anew after something has been changed by hand."""
        self.pos.decision = None
        self.pos.advance()

    def notation(self, step: dict[str, Any], kind: str) -> str:
        """A step as notation."""
        name = step[kind]
        if kind == "pass":
            return "pass"
        for part in PARTS:
            if kind in part.choices():
                return part.notation(kind, name)
        if kind == "standard":
            return f"project {'patents' if name == 'sell_patents' else name}"
        player = self.pos.players[self.pos.active]
        if kind == "action" and card_named(name).first is not None and card_named(name).id == player.corporation:
            player.first_due = True
            self.ask_again()
            return "first action"
        return f"{kind} {name}"

    def run_other(self, kind: str, step: dict[str, Any]) -> None:
        """Run a part of a generation by itself."""
        pos = self.pos
        if kind == "score":
            return
        owners = [part for part in PARTS if kind in part.steps()]
        for part in owners:
            must_be_played(f"do.{kind}", pos, part)
        turns = pos.agenda.copy()
        pos.agenda.clear()
        pos.decision = None
        pos.events = []
        if kind == "production":
            for player in pos.players:
                produce(pos, player.seat)
            pos.agenda.extend(turns[:-1])
            pos.agenda.append(turns[-1])
        elif owners:
            owners[0].run(pos, step, turns)
        elif kind == "new_game":
            self.pos = new_game(pos.options, 0)
            for part in PARTS:
                if plays(self.pos, part):
                    part.renew(self.pos, self.given.get(part.name, {}), self.given.get("deck_top", []))
            return
        elif kind == "research":
            for player in pos.players:
                player.passed = False
            pos.agenda.append(NextGeneration())
        else:
            pos.phase = FINAL
            pos.agenda.append(GameOver())
            pos.agenda.extend([FinalGreeneries(seat) for seat in reversed(in_turn_order(pos))])
        pos.advance()
        self.note(pos.events)

    def apply(self, choice: Choice | str) -> None:
        """Make a choice and remember what it flipped."""
        self.note(attempt(self.pos, choice))

    def note(self, events: list[Event]) -> None:
        """Remember which cards were flipped."""
        for event in events:
            if event.name == "flip":
                card = event.parts[0]
                assert isinstance(card, Text)
                self.flipped.append(card.name.removeprefix("card."))

    def answer(self, hints: list[dict[str, Any]], leave_space: bool) -> None:
        """Answer questions until somebody is to move; a hint answers the first question that it fits."""
        while True:
            decision = self.pos.decision
            if decision is None or decision.kind == "turn":
                return
            choice = None
            for waiting in (hints, self.hints.get(decision.seat, [])):
                if choice is None:
                    choice = take_fitting(decision, waiting)
            if choice is None and decision.kind == "pay":
                choice = self.payment(decision)
            if choice is None:
                if leave_space and decision.notations()[0].startswith("space "):
                    return
                choice = plain_answer(decision)
            self.apply(choice)

    def payment(self, decision: Decision) -> Choice:
        """The payment that the step names; all M€ where it names none and that is possible."""
        if self.pay is None:
            only_money = [option for option in decision.options if option.notation().startswith("pay mc=")]
            plain = [option for option in only_money if "," not in option.notation()]
            return plain[0] if plain else decision.options[0]
        for option in decision.options:
            if isinstance(option, Payment) and all(n <= self.pay.get(kind, 0) for kind, n in option.parts()):
                for kind, n in option.parts():
                    self.pay[kind] -= n
                return option
        wanted = [Ref(RESOURCE, name, self.pay[name]) for name in STOCK if self.pay.get(name)]
        return self.pos.read(written(paying(tuple(wanted))))


def plain_answer(decision: Decision) -> Choice:
    """Any answer: the first option, or as few items as possible."""
    if decision.verb:
        return Subset(decision.verb, *decision.options[: decision.least])
    return decision.options[0]


def take_fitting(decision: Decision, hints: list[dict[str, Any]]) -> Choice | None:
    """The choice that the first fitting hint means; the hint is used up, but for a resource with its amount."""
    for hint in hints:
        choice = fitting(decision, hint)
        if choice is not None:
            if "resource" in hint and "amount" in hint:
                del hint["resource"]
            else:
                hints.remove(hint)
            return choice
    return None


def fitting(decision: Decision, hint: dict[str, Any]) -> Choice | None:
    """The choice that a hint means for a decision, if it fits."""
    if decision.verb:
        return fitting_items(decision, hint)
    words: list[str] = []
    if "seat" in hint:
        words.append(f"seat {hint['seat']}")
    if "space" in hint:
        words.append(f"space {hint['space']}")
    if "card" in hint:
        words.append(f"card {hint['card']}")
    if "amount" in hint and "resource" not in hint:
        words.append(f"amount {hint['amount']}")
    for part in PARTS:
        words += part.answers(hint)
    option = hint.get("option", hint.get("resource"))
    if option is not None:
        words += [str(option), f"choose {option}", f"first {option}"]
        if option == "draw":
            words.append("choose spend")
        if option in {"none", "pass"}:
            words.append("done")
    for choice in decision.options:
        if choice.notation() in words:
            return choice
    return None


def fitting_items(decision: Decision, hint: dict[str, Any]) -> Choice | None:
    """The cards that a hint means."""
    option = hint.get("option")
    if option == "none" and decision.least == 0:
        return Subset(decision.verb)
    if option in {"buy", "buy all"} and decision.verb == "buy":
        return Subset(decision.verb, *decision.options[: decision.most])
    wanted = hint.get("cards", [hint["card"]] if "card" in hint else None)
    if wanted is None:
        return None
    items = [item for item in decision.options if isinstance(item, CardItem) and item.notation() in wanted]
    choice = Subset(decision.verb, *items)
    return choice if len(items) == len(wanted) and decision.allows(choice) else None
