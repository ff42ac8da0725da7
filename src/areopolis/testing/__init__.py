"""The conformance suite: the laws that every game and every bot keeps, for whoever writes another one."""

from areopolis.testing.conformance import check_game
from areopolis.testing.law import Broken

__all__ = ["Broken", "check_game"]
