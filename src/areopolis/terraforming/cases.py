"""Cases from outside: a situation, what is done, what must be true afterwards (docs/testing.md has the form)."""

from __future__ import annotations

from typing import Any, final

from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.errors import AreopolisError, BadOptions
from areopolis.kernel.event import Event
from areopolis.kernel.why import Text
from areopolis.terraforming.card import number_of
from areopolis.terraforming.cases_expect import Unsupported, failures, must_be_played
from areopolis.terraforming.items import CardItem
from areopolis.terraforming.marsbot.cases import given_marsbot, new_marsbot_game, run_turn
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
from areopolis.terraforming.turmoil.cases import given_committee, mark_policies, new_session, party_named, run_step
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.policies import policy
from areopolis.terraforming.whole import WholePosition, new_game

STOCK = RESOURCES[:BOARD_RESOURCES]
STEPS = ("play", "action", "standard", "convert", "milestone", "award", "pass", "lobby", "policy")
OTHER_STEPS = ("production", "research", "final_greenery", "score", "event", "solar", "new_game", "marsbot_turn")


def run_case(case: dict[str, Any]) -> list[str]:
    """Play a case; returns what does not hold. Raises Unsupported for parts of the form that are not known here."""
    expect = case["expect"]
    runner = Runner(position(case.get("options", {}), case.get("given", {})), case.get("given", {}), expect)
    steps = case.get("do", [])
    for i, step in enumerate(steps):
        last = i == len(steps) - 1
        before = runner.pos.digest()
        try:
            runner.step(step, last=last)
        except Unsupported:
            raise
        except AreopolisError as error:
            if last and not expect.get("legal", True):
                return [] if runner.start == before else ["the position changed although the step is not legal"]
            return [f"step {i + 1} {step}: {error}"]
    if not expect.get("legal", True):
        return [f"step {len(steps)} is legal, and should not be: {expect.get('reason', '')}"]
    return failures(runner.pos, case, runner.flipped)


def position(options: dict[str, Any], given: dict[str, Any]) -> WholePosition:
    """The situation of a case."""
    for name, value in options.items():
        if name not in {"players", "corporate_era", "draft", "turmoil", "marsbot"} and value:
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
            "turmoil",
            "marsbot",
        }:
            raise Unsupported(f"given.{name}")
    for name in ("turmoil", "marsbot"):
        if given.get(name):
            must_be_played(f"given.{name}", options.get(name) or None)
    scenario = Scenario(
        options.get("players", 2),
        options.get("corporate_era", True),
        options.get("draft", False),
        generation=given.get("generation", 1),
        turmoil=options.get("turmoil", False),
        marsbot=options.get("marsbot") or "",
    )
    try:
        fill(scenario, given)
    except BadOptions as error:
        raise Unsupported(str(error)) from error
    pos = scenario.start()
    if given.get("turmoil", {}).get("policy_used"):
        mark_policies(pos, given["turmoil"])
        pos.decision = None
        pos.advance()
    return pos


def fill(scenario: Scenario, given: dict[str, Any]) -> None:
    """Put everything that is given in place."""
    if scenario.pos.turmoil is not None:
        scenario.committee(given_committee(len(scenario.pos.players), given.get("turmoil", {})))
    if scenario.pos.options.marsbot:
        given_marsbot(scenario.pos, given.get("marsbot", {}))
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
                scenario.found(seat, things["corporation"])
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
class Runner:
    """Plays the steps of a case, answering the questions that follow by the hints."""

    def __init__(self, pos: WholePosition, given: dict[str, Any], expect: dict[str, Any]) -> None:
        self.pos = pos
        self.given = given
        self.expect = expect
        self.start = ""
        self.hints: dict[int, list[dict[str, Any]]] = {}
        self.pay: dict[str, int] | None = None
        self.flipped: list[str] = []
        self.steps = 0

    def step(self, step: dict[str, Any], last: bool) -> None:
        """Take one step and answer what it asks; the last one may leave the question of a space open."""
        self.start = self.pos.digest()
        known = [name for name in (*STEPS, *OTHER_STEPS) if name in step]
        if not known:
            raise Unsupported(f"do.{' '.join(sorted(step))}")
        self.pay = dict(step["pay"]) if "pay" in step else None
        hints = [dict(hint) for hint in step.get("choose", [])]
        seat = step.get("seat", 0)
        if known[0] == "pass":
            self.hints.setdefault(seat, []).extend(hints)
            hints = []
        if known[0] in OTHER_STEPS:
            self.hints[seat] = hints
            self.run_other(known[0], step)
        else:
            self.to_move(seat)
            self.apply(self.notation(step, known[0]))
        self.steps += 1
        if known[0] == "new_game":
            return
        self.answer(hints, leave_space=last and any(name.startswith("spaces") for name in self.expect))

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
        if kind == "lobby":
            return f"lobby {PARTIES[party_named(name)]}"
        if kind == "policy":
            return f"action {number_of(policy(party_named(name)))}"
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
        if kind in {"event", "solar"}:
            must_be_played(f"do.{kind}", pos.turmoil)
        if kind == "marsbot_turn":
            must_be_played("do.marsbot_turn", pos.marsbot)
        turns = pos.agenda.copy()
        pos.agenda.clear()
        pos.decision = None
        pos.events = []
        if kind == "production":
            for player in pos.players:
                produce(pos, player.seat)
            pos.agenda.extend(turns[:-1])
            pos.agenda.append(turns[-1])
        elif kind in {"event", "solar"}:
            run_step(pos, step)
        elif kind == "marsbot_turn":
            pos.agenda.extend(turns)
            run_turn(pos)
        elif kind == "new_game":
            self.pos = new_game(pos.options, 0)
            if self.pos.turmoil is not None:
                new_session(self.pos, self.given.get("turmoil", {}))
            if self.pos.marsbot is not None:
                new_marsbot_game(self.pos, self.given.get("marsbot", {}), self.given.get("deck_top", []))
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
        self.note(self.pos.apply(choice))

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
            found = None
            for waiting in (hints, self.hints.get(decision.seat, [])):
                if found is None:
                    found = take_fitting(decision, waiting)
            if found is None and decision.kind == "pay":
                found = self.payment(decision)
            if found is None:
                if leave_space and decision.notations()[0].startswith("space "):
                    return
                found = plain_answer(decision)
            self.apply(found)

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
        wanted = ",".join(
            f"{name}={self.pay[name]}" for name in ("mc", "steel", "titanium", "heat") if self.pay.get(name)
        )
        return self.pos.read(f"pay {wanted}")


def plain_answer(decision: Decision) -> Choice:
    """Any answer: the first option, or as few items as possible."""
    if decision.verb:
        return Subset(decision.verb, *decision.options[: decision.least])
    return decision.options[0]


def take_fitting(decision: Decision, hints: list[dict[str, Any]]) -> Choice | None:
    """The choice that the first fitting hint means; the hint is used up, but for a resource with its amount."""
    for hint in hints:
        found = fitting(decision, hint)
        if found is not None:
            if "resource" in hint and "amount" in hint:
                del hint["resource"]
            else:
                hints.remove(hint)
            return found
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
    if "party" in hint:
        words += [f"party {PARTIES[party_named(hint['party'])]}"]
        words += [f"{words[-1]} {hint.get('seat', 'neutral')}"]
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
