"""The board of MarsBot as it leaves the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.terraforming.board import space_name
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.marsbot.board import CELLS, LAST_CELL, TRACKS
from areopolis.terraforming.marsbot.corporation import corporation
from areopolis.terraforming.marsbot.forms import Cell, MarsBotForm, TrackForm
from areopolis.terraforming.marsbot.options import level_of
from areopolis.terraforming.marsbot.state import NO_CHAINS, SEAT, MarsBot, bot
from areopolis.terraforming.marsbot.tracks import CUBE

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def marsbot_form(pos: Position, money_per_point: int) -> MarsBotForm:
    """Its board and piles; of its decks only how many cards there are."""
    marsbot = bot(pos)
    return {
        "seat": SEAT,
        "level": level_of(pos.options),
        "rules": list(marsbot.rules),
        "corporation": corporation(pos).card or None,
        "on_corporation": marsbot.card,
        "tracks": [track_form(marsbot, track) for track in range(len(TRACKS))],
        "action_deck": len(marsbot.action_deck),
        "bonus_deck": len(marsbot.bonus_deck),
        "bonus_discard": [BY_ID[card].number for card in marsbot.bonus_discard],
        "destroyed": [BY_ID[card].number for card in marsbot.destroyed],
        "set_aside": [BY_ID[card].number for card in marsbot.set_aside],
        "played": [BY_ID[card].number for card in marsbot.played],
        "neural": space_name(marsbot.neural) if marsbot.neural else None,
        "failed": marsbot.failed,
        "money_per_point": money_per_point,
    }


def track_form(marsbot: MarsBot, track: int) -> TrackForm:
    """A track with what its cells do; those that it has passed before do nothing."""
    return {
        "track": TRACKS[track],
        "at": marsbot.tracks[track],
        "highest": marsbot.highest[track],
        "cells": [cell_form(marsbot, track, cell) for cell in range(1, LAST_CELL + 1)],
    }


def cell_form(marsbot: MarsBot, track: int, cell: int) -> Cell:
    """What a cell does now."""
    does = CELLS[track][cell]
    idle = does in {".", "other"} or (does == "again" and NO_CHAINS in marsbot.rules)
    return {
        "printed": "" if does == "." else does,
        "does": "" if idle or cell <= marsbot.highest[track] else does,
        "cube": CUBE * track + cell in marsbot.cubes,
    }
