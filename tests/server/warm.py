"""What a server needs, loaded: servers that are forked from a process with this are there at once."""

from __future__ import annotations

import areopolis.bots
import areopolis.cli.serve
from areopolis.games import games
from areopolis.locale import catalogue, languages
from areopolis.server.app import openapi

openapi()
for language in languages():
    catalogue(language)
for game in games().values():
    game.new({}, 1)
