"""A small expansion, whole: an option, a state, an action, a card and a line of the score sheet.

It joins the expansions for good, so it is played in a process of its own (test_expansion.py).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast, final

import pytest

from areopolis.bots.random import random_choice
from areopolis.cli.flags import flags_of, words_for
from areopolis.cli.flags.flag import Given
from areopolis.kernel.codec import canonical, numbers
from areopolis.kernel.errors import BadOptions, BadRecord
from areopolis.kernel.option import NO, NUMBER, SWITCH, YES, OptionSpec
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.shape import Fields, Row, Shape, Whole
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import PROJECTS_IN_BOX, Card
from areopolis.terraforming.cards import add
from areopolis.terraforming.effects.gain import Gain
from areopolis.terraforming.expansion import EXPANSIONS, Expansion, ExpansionState
from areopolis.terraforming.game import GAME
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import MC
from areopolis.terraforming.whole import WholePosition

if TYPE_CHECKING:
    from areopolis.terraforming.forms import TableForm
    from areopolis.terraforming.options import Options
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

NAME: Final = "outpost"
PRICE: Final = 3
MOST: Final = 4
ROOM: Final = "outpost-room"


@final
class Outposts(ExpansionState):
    """How many outposts every seat has."""

    def __init__(self, built: list[int]) -> None:
        self.built: Final = built

    def copy(self) -> Outposts:
        return Outposts(self.built.copy())

    def data(self) -> dict[str, object]:
        return {"built": self.built.copy()}


def outposts(pos: Position) -> Outposts:
    """The state, in a game with the expansion."""
    for state in pos.states:
        if isinstance(state, Outposts):
            return state
    raise AssertionError("there are no outposts in this game")


@final
class BuildOutpost(Task):
    """The choice to build an outpost."""

    def run(self, pos: Position) -> None:
        pos.actions += 1
        pos.players[pos.active].stock[MC] -= PRICE
        outposts(pos).built[pos.active] += 1

    def wording(self) -> tuple[str | Ref, ...]:
        return (NAME,)

    def label(self) -> Text:
        return Text("card.298")


BUILD: Final = BuildOutpost()


@final
class OutpostExpansion(Expansion):
    """Outposts: 3 M€ and a point each, four at most."""

    def plays(self, options: Options) -> bool:
        return options.word(NAME) == YES

    def options(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec(NAME, SWITCH, "card.298", usual=NO),
            OptionSpec(ROOM, NUMBER, "card.298", usual=str(MOST), least=1, most=MOST, refusal="short"),
        )

    def why_not_options(self, options: Options) -> Why | None:
        return Why("acted") if options.word(ROOM) and not self.plays(options) else None

    def variants(self) -> list[dict[str, str]]:
        return [WITH, {**WITH, ROOM: "1"}]

    def verbs(self) -> dict[str, tuple[str, ...]]:
        return {NAME: ()}

    def new_state(self, options: Options) -> Outposts:
        return Outposts([0] * options.players)

    def rebuild(self, data: dict[str, object]) -> Outposts:
        return Outposts(numbers(data["built"]))

    def shape(self, seats: int) -> Shape:
        return Fields({"built": Row(Whole(0, MOST), seats, seats)})

    def actions(self, pos: Position, player: Player) -> list[Task]:
        return [BUILD] if self.why_not(pos, player, [NAME]) is None else []

    def why_not(self, pos: Position, player: Player, words: list[str]) -> Why | None:
        if words[0] != NAME:
            return None
        short = PRICE - player.stock[MC]
        if short > 0:
            return Why("short", short, PRICE)
        room = int(pos.options.word(ROOM) or MOST)
        return Why("acted") if outposts(pos).built[player.seat] >= room else None

    def wishes(self) -> list[Task]:
        return [BUILD]

    def lay_out(self, pos: Position, seat: int, form: TableForm) -> None:
        cast("dict[str, object]", form)[NAME] = outposts(pos).built.copy()

    def points(self, pos: Position, seat: int) -> dict[str, int]:
        return {NAME: outposts(pos).built[seat]}


WITH: Final = {"players": "2", NAME: "yes"}


def join() -> None:
    """Put the expansion and its card on the shelf."""
    EXPANSIONS.append(OutpostExpansion(NAME))
    add(Card("298", "Outpost Supplies", play=(Gain(MC, 2),), box=NAME))


def play(seed: int) -> WholePosition:
    """A whole game by chance, outposts first; it is copied, saved, restored and sampled all the way."""
    rng = Rng(seeded(seed))
    pos = GAME.new(WITH, seed)
    while pos.decision is not None:
        decision = pos.decision
        if decision.kind == "turn" and rng.below(12) == 0:
            data = json.loads(canonical(pos.data()))
            again = GAME.restore(data)
            assert again.digest() == pos.copy().digest() == pos.digest()
            sample = pos.sample(decision.seat, rng)
            assert outposts(sample).built == outposts(pos).built
            assert cast("dict[str, object]", pos.view(decision.seat).table())[NAME] == outposts(pos).built
        built = outposts(pos).built.copy()
        copy = pos.copy()
        if NAME in decision.notations():
            pos.apply(NAME)
            assert sum(outposts(pos).built) == sum(built) + 1
            assert outposts(copy).built == built
            assert copy.digest() != pos.digest()
        else:
            pos.apply(random_choice(decision, rng))
    return pos


def main() -> None:
    """Everything that an expansion has, one after the other."""
    others = GAME.variants()
    before = {str(words): GAME.new(words, 5).digest() for words in others}
    join()
    for words in others:
        pos = GAME.new(words, 5)
        assert pos.digest() == before[str(words)], words
        assert NAME not in pos.data()
        assert 298 not in pos.deck
    assert 298 in PROJECTS_IN_BOX
    assert len(GAME.new(WITH, 5).deck) == len(GAME.new({"players": "2"}, 5).deck) + 1
    ends = [play(seed) for seed in range(3)]
    assert any(sum(outposts(pos).built) for pos in ends)
    for pos in ends:
        for seat, sheet in enumerate(pos.breakdown()):
            assert sheet[NAME] == outposts(pos).built[seat]
            assert sum(sheet.values()) == pos.scores()[seat]
        assert pos.options.words() == {**WITH, "corporate-era": "yes", "draft": "no"}
    check_options()
    data = json.loads(canonical(ends[0].data()))
    for state in ({"built": [0, MOST + 1]}, {"built": [0]}, {}, None):
        with pytest.raises(BadRecord):
            GAME.restore({**data, NAME: state})


def check_options() -> None:
    """Its options are options of the game: in records, in the command line, in every refusal."""
    assert [spec.name for spec in GAME.option_specs()][-2:] == [NAME, ROOM]
    assert GAME.variants()[-1] == {**GAME.variants()[0], "players": "2", NAME: "yes", ROOM: "1"}
    assert GAME.new({**WITH, ROOM: str(MOST), "turmoil": "no"}, 1).options == GAME.new(WITH, 1).options
    wrong = {
        "option.word": {**WITH, NAME: "perhaps"},
        "short": {**WITH, ROOM: "5"},
        "acted": {"players": "2", ROOM: "2"},
        "option.unknown": {"players": "2", "outposts": "yes"},
    }
    for name, words in wrong.items():
        why = GAME.why_not_options(words)
        assert why is not None
        assert why.name == name
        with pytest.raises(BadOptions):
            GAME.new(words, 1)
    flags = flags_of("terraforming")
    assert [(flag.name, flag.usual) for flag in flags.flags][-2:] == [(NAME, f"no-{NAME}"), (ROOM, str(MOST))]
    assert words_for("terraforming", Given({NAME: True, ROOM: 2}))[ROOM] == "2"
    assert flags.player_counts(Given({NAME: True})) == [2, 4]


if __name__ == "__main__":
    main()
