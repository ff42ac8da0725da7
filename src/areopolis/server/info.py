"""What can be played here, by whom, and what the components of a game say."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

import areopolis
from areopolis import bots
from areopolis.games import games
from areopolis.kernel.game import Game
from areopolis.kernel.option import WORD, WORDS, OptionSpec
from areopolis.kernel.position import Position
from areopolis.kernel.text import hold_together
from areopolis.kernel.why import Text
from areopolis.locale import DEFAULT, catalogue, forms, languages
from areopolis.server.info_messages import (
    BotInfo,
    Components,
    GameInfo,
    Judgement,
    Names,
    OptionInfo,
    OptionKind,
    OptionWord,
    Rules,
    Words,
)
from areopolis.server.refused import because
from areopolis.server.say import SaidDoubt, Speaker


@cache
def rules(language: str) -> Rules:
    """What can be played, in a language."""
    infos = [game_info(game, Speaker(language, (), game)) for game in games().values()]
    return Rules(
        infos,
        [bot_info(name, language) for name in bots.names()],
        {code: catalogue(code).phrases["language"] for code in languages()},
        areopolis.__version__,
    )


def game_info(game: Game[Position], say: Speaker) -> GameInfo:
    """A game that can be played."""
    options = [option(spec, say) for spec in game.option_specs()]
    return GameInfo(game.name, game.rules, say.line(Text(f"game.{game.name}")), options)


def option(spec: OptionSpec, say: Speaker) -> OptionInfo:
    """An option of a game."""
    words = spec.listed() if spec.kind in {WORD, WORDS} else ()
    return OptionInfo(
        name=spec.name,
        kind=msgspec.convert(spec.kind, type=OptionKind),
        usual=spec.usual,
        title=say.line(spec.title()),
        text=say.text(spec.about()),
        words=[OptionWord(word, say.line(spec.word_text(word) or Text("choice", word))) for word in words],
        least=spec.least,
        most=spec.most,
        alone=spec.alone,
    )


def judge(name: str, options: dict[str, str], people: int, language: str) -> Judgement:
    """Whether a game of so many people can be made of some options; raises Refused if there is no such game."""
    game = known(name)
    why = game.why_not_options(options)
    if why is not None:
        return Judgement(possible=False, why=Speaker(language, (), game).text(why))
    pos = game.new(options, 0)
    seated = automas(pos)
    free = pos.seats() - sum(map(bool, seated))
    return Judgement(possible=True, automas=seated, minutes=game.minutes(options, min(people, free)))


def automas(pos: Position) -> list[str]:
    """The names of the automas, each at the place of its seat."""
    names = [pos.automa(seat) for seat in range(pos.seats())]
    while names and not names[-1]:
        names.pop()
    return names


def bot_info(name: str, language: str) -> BotInfo:
    """A bot that may take a seat."""
    text = catalogue(language).sentence_segments(Text(f"bot.{name}"))
    return BotInfo(name, text, {parameter.name: str(parameter.default) for parameter in bots.parameters(name)})


@cache
def components(name: str, language: str) -> Components:
    """Every component of a game, in a language; raises Refused."""
    game = known(name)
    return Components(name, Speaker(language, (), game).components(), doubts(game, {}), game.template())


@lru_cache(maxsize=64)
def own_components(name: str, language: str, options: tuple[tuple[str, str], ...]) -> Components:
    """The components of a game with some options, its owner's among them; they do not depend on the table."""
    game = known(name)
    agreed = dict(options)
    return Components(name, Speaker(language, (), game).components(agreed), doubts(game, agreed))


def doubts(game: Game[Any], options: dict[str, str]) -> list[SaidDoubt]:
    """The figures of a game with these options that are not certain."""
    return [SaidDoubt(one.family, one.id, one.field, one.value, one.confidence) for one in game.doubts(options)]


def known(name: str) -> Game[Position]:
    """A game by its name; raises Refused."""
    game = games().get(name)
    if game is None:
        raise because("unknown", "game", name)
    return game


@cache
def words(language: str) -> Words:
    """What the pages of the server say, in a language; what the web alone says keeps its `web.`."""
    web = {f"web.{name}": text for name, text in starting(language, "web.").items()}
    return Words(language, starting(language, "plain.") | web)


@cache
def names(name: str, language: str) -> Names:
    """What the things and fields of a game are called, in a language; raises Refused."""
    game = known(name)
    said = catalogue(language)
    things: dict[str, dict[str, str]] = {}
    english = catalogue(DEFAULT).phrases
    declined = forms(english)
    for phrase, text in english.items():
        ref = None if "{" in text or phrase in declined else game.reference(Text(phrase))
        if ref is not None:
            things.setdefault(ref.kind, {}).setdefault(ref.name, said.say(Text(phrase)))
    return Names(name, things, starting(language, "field."), starting(language, "sheet."))


def starting(language: str, head: str) -> dict[str, str]:
    """All phrases whose names begin so, by the rest of their names."""
    said = catalogue(language)
    return {
        phrase.removeprefix(head): hold_together(said.phrases.get(phrase, text), (), said.short)
        for phrase, text in catalogue(DEFAULT).phrases.items()
        if phrase.startswith(head)
    }
