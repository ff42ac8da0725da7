"""What can be played here, by whom, and what the components of a game say."""

from __future__ import annotations

from functools import cache

import areopolis
from areopolis import bots
from areopolis.games import games
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.why import Text
from areopolis.locale import DEFAULT, catalogue, forms, languages
from areopolis.server.messages import BotInfo, Components, GameInfo, Names, Rules, Words
from areopolis.server.refused import because
from areopolis.server.say import Speaker


@cache
def rules(language: str) -> Rules:
    """What can be played, in a language."""
    found = [
        GameInfo(game.name, game.rules, Speaker(language, (), game).line(Text(f"game.{game.name}")))
        for game in games().values()
    ]
    return Rules(
        found,
        [bot_info(name, language) for name in bots.names()],
        {code: catalogue(code).phrases["language"] for code in languages()},
        areopolis.__version__,
    )


def bot_info(name: str, language: str) -> BotInfo:
    """A bot that may take a seat."""
    text = catalogue(language).sentence_segments(Text(f"bot.{name}"))
    return BotInfo(name, text, {found.name: str(found.default) for found in bots.parameters(name)})


@cache
def components(name: str, language: str) -> Components:
    """Every component of a game, in a language; raises Refused."""
    must_be_known(name)
    return Components(name, [])


def must_be_known(name: str) -> Game[Position]:
    """A game by its name; raises Refused."""
    game = games().get(name)
    if game is None:
        raise because("unknown", "game", name)
    return game


@cache
def words(language: str) -> Words:
    """What the pages of the server say, in a language."""
    return Words(language, starting(language, "plain."))


@cache
def names(name: str, language: str) -> Names:
    """What the things and fields of a game are called, in a language; raises Refused."""
    game = must_be_known(name)
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
        phrase.removeprefix(head): said.phrases.get(phrase, text)
        for phrase, text in catalogue(DEFAULT).phrases.items()
        if phrase.startswith(head)
    }
