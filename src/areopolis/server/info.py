"""What can be played here, by whom, and what the components of a game say."""

from __future__ import annotations

from functools import cache

import areopolis
from areopolis import bots
from areopolis.games import games
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.server.messages import BotInfo, Components, GameInfo, Rules
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
    game = games().get(name)
    if game is None:
        raise because("unknown", "game", name)
    return Components(name, [])
