"""Weights of an evaluation: data files with their origin beside it, one for each kind of game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Final, Generic, TypeVar, final

from areopolis.kernel.errors import BadOptions

W = TypeVar("W")

# The file that most games use; the others say what differs from it.
USUAL: Final = "usual"


@cache
def file_weights(package: str, kind: str) -> dict[str, float]:
    """The weights of a file of a package; what it does not say is as usual."""
    text = resources.files(package).joinpath(f"{kind}.toml").read_text(encoding="utf-8")
    own = {name: float(weight) for name, weight in tomllib.loads(text)["weights"].items()}
    return own if kind == USUAL else {**file_weights(package, USUAL), **own}


@final
class WeightFiles(Generic[W]):
    """The files of a package, read as what an evaluation calculates with."""

    def __init__(self, package: str, make: Callable[[dict[str, float]], W]) -> None:
        self.package: Final = package
        self._make: Final = make
        self._known: Final[dict[str, W]] = {}

    def plain(self, kind: str) -> dict[str, float]:
        """The weights for a kind of game by name."""
        return dict(file_weights(self.package, kind))

    def weights(self, kind: str, given: dict[str, float]) -> W:
        """The weights for a kind of game, those given in place of its own; raises BadOptions for unknown ones."""
        if given:
            own = file_weights(self.package, kind)
            unknown = sorted(set(given) - set(own))
            if unknown:
                raise BadOptions(f"there are no weights {', '.join(unknown)}")
            return self._make({**own, **given})
        weights = self._known.get(kind)
        if weights is None:
            weights = self._make(file_weights(self.package, kind))
            self._known[kind] = weights
        return weights
