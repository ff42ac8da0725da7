"""Hypothesis strategies: games of any options, played to any point."""

from __future__ import annotations

from hypothesis import strategies as st

from areopolis.bots.random import play_out
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.options import Options
from areopolis.terraforming.whole import WholePosition, new_game


@st.composite
def options(draw: st.DrawFn) -> Options:
    players = draw(st.integers(1, 5))
    corporate_era = players == 1 or draw(st.booleans())
    draft = players > 1 and draw(st.booleans())
    beginners = draw(st.sets(st.integers(0, players - 1), max_size=players))
    return Options(players, corporate_era, draft, tuple(beginners))


@st.composite
def positions(draw: st.DrawFn) -> WholePosition:
    """A position of a random game, up to some choice."""
    pos = new_game(draw(options()), draw(st.integers(0, 2**31)))
    play_out(pos, Rng(seeded(draw(st.integers(0, 2**31)))), draw(st.integers(0, 900)))
    return pos
