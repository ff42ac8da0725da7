"""What a server needs, loaded: servers that are forked from a process with this are there at once."""

from __future__ import annotations

from importlib import import_module

from areopolis.cli import build
from areopolis.games import games
from areopolis.locale import catalogue, languages
from areopolis.server.app import openapi

for module in (
    "areopolis.cli.serve",
    "areopolis.server.quick",
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "uvloop",
):
    import_module(module)
build()
openapi()
for language in languages():
    catalogue(language)
for game in games().values():
    game.new({}, 1)
