"""What was saved survives change: new options, other names and parts that may be left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.bench import compiled
from areopolis.games import games
from areopolis.kernel import codec
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.codec import canonical, decode, encode
from areopolis.kernel.decision import Subset
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.position import INSIDE
from areopolis.kernel.record import read_record, replay
from areopolis.kernel.value import Value, signature_of
from areopolis.onmars.options import Options as OnMarsOptions
from areopolis.terraforming.effects.gain import Gain
from areopolis.terraforming.options import Options

OPTIONS: dict[str, type[Value]] = {"terraforming": Options, "onmars": OnMarsOptions}
REPLAYS = Path(__file__).parent.parent / "replays"


@pytest.mark.parametrize("game", OPTIONS)
def test_options_that_are_as_usual_are_not_written(game: str) -> None:
    assert encode(OPTIONS[game]()) == {"": f"{game}.Options"}
    for words in games()[game].variants():
        pos = games()[game].new(words, 1)
        data = pos.data()["options"]
        assert isinstance(data, dict)
        defaults = signature_of(OPTIONS[game]).defaults
        assert [name for name, part in data.items() if name in defaults and part == encode(defaults[name])] == []
        assert set(pos.lying()).isdisjoint(INSIDE)


def widen(kind: Any, patch: pytest.MonkeyPatch) -> None:
    """Give a class of options one more, `moons`, which is off by default."""
    usual, signature = kind.__init__, signature_of(kind)

    def wider(self: object, *parts: object, moons: bool = False, **named: object) -> None:
        usual(self, *parts[: len(signature.names) - 1], **named)
        self.__dict__["moons"] = parts[-1] if len(parts) == len(signature.names) else moons

    patch.setattr(kind, "__init__", wider)
    patch.setattr(signature, "names", [*signature.names, "moons"])
    patch.setattr(signature, "defaults", {**signature.defaults, "moons": False})


@pytest.mark.skipif(compiled(), reason="classes of the compiled engine cannot be altered")
def test_a_new_option_that_is_off_leaves_records_and_positions_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = {game: canonical(games()[game].new({"players": "3"}, 5).data()) for game in OPTIONS}
    for kind in OPTIONS.values():
        widen(kind, monkeypatch)
    assert encode(Options(moons=True)) == {"": "terraforming.Options", "moons": True}  # type: ignore[call-arg]  # as it would be
    for game, text in saved.items():
        assert canonical(games()[game].restore(json.loads(text)).data()) == text
        assert canonical(games()[game].new({"players": "3"}, 5).data()) == text
    for path in sorted(REPLAYS.glob("*.areo")):
        record = read_record(path.read_text("utf-8"))
        if len(record.choices) < 100:
            replay(record, games())


def old(text: str, names: dict[str, str]) -> dict[str, object]:
    """Data as they were when things had other names."""
    for name, before in names.items():
        assert name in text
        text = text.replace(name, before)
    found: dict[str, object] = json.loads(text)
    return found


def test_what_was_renamed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = canonical(games()["onmars"].new({"players": "2"}, 5).data())
    given = old(
        text,
        {
            '"onmars.Options"': '"onmars.Agreed"',
            '"onmars.TakeSpace"': '"onmars.Sit"',
            '"seat":1,"space"': '"seat":1,"place"',
        },
    )
    with pytest.raises(BadRecord, match=r"there is no value called 'onmars\.Agreed'"):
        games()["onmars"].restore(given)
    monkeypatch.setitem(codec.RENAMED, "onmars.Agreed", "onmars.Options")
    monkeypatch.setitem(codec.RENAMED, "onmars.Sit", "onmars.TakeSpace")
    monkeypatch.setitem(codec.RENAMED, "onmars.TakeSpace.place", "space")
    assert canonical(games()["onmars"].restore(given).data()) == text


def test_an_answer_that_was_saved_as_some_is_a_subset() -> None:
    pos = games()["terraforming"].new({"players": "3"}, 5)
    assert isinstance(pos, AgendaPosition)
    seat = pos.asked()[1]
    question = pos.question(seat)
    assert question is not None
    pos.apply(Subset(question.verb, question.options[0]), seat)
    text = canonical(pos.data())
    again = games()["terraforming"].restore(old(text, {'"":"Subset"': '"":"Some"'}))
    assert canonical(again.data()) == text
    assert again.digest() == pos.digest()


def test_a_part_that_may_now_be_left_out_may_stand_there() -> None:
    data = games()["onmars"].new({"players": "2"}, 5).data()
    assert isinstance(data["options"], dict)
    data["options"]["length"] = "short"
    assert "length" not in str(games()["onmars"].restore(data).data()["options"])


def test_what_is_unknown_is_refused_in_words() -> None:
    with pytest.raises(BadRecord, match=r"terraforming\.Gain has no part called 'colour'"):
        decode({**gain(), "colour": 1})
    with pytest.raises(BadRecord, match=r"terraforming\.Gain lacks its resource"):
        decode({name: part for name, part in gain().items() if name != "resource"})
    data = games()["terraforming"].new({"players": "2"}, 5).data()
    assert isinstance(data["options"], dict)
    data["options"]["colour"] = 1
    with pytest.raises(BadRecord, match=r"options: must be the class terraforming\.Options with players"):
        games()["terraforming"].restore(data)


def gain() -> dict[str, object]:
    """An effect as it is written."""
    found = encode(Gain(0, 3))
    assert isinstance(found, dict)
    return found


# What is called otherwise in data than in code.
WRITTEN = {"project_discounts": "projects", "in_play": "table"}


@pytest.mark.parametrize("game", OPTIONS)
def test_players_are_written_by_name(game: str) -> None:
    pos: Any = games()[game].new({"players": "2"}, 5)
    player = pos.players[0]
    names = {name for name in dir(player) if not name.startswith("_") and not callable(getattr(player, name))}
    assert {WRITTEN.get(name, name) for name in names} == set(player.data())
