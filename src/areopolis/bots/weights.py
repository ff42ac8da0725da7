"""Weights of an evaluation from a file of somebody's own."""

from __future__ import annotations

import tomllib
from pathlib import Path

from areopolis.kernel.errors import BadOptions


def read_weights(file: str) -> dict[str, float]:
    """What the part `[weights]` of a TOML file says; nothing if no file is named. Raises BadOptions."""
    if not file:
        return {}
    try:
        data = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOptions(f"the weights '{file}' cannot be read: {error}") from error
    weights = data.get("weights")
    if not isinstance(weights, dict) or not all([type(weight) in {int, float} for weight in weights.values()]):
        raise BadOptions(f"the weights '{file}' have no part [weights] of numbers")
    return {name: float(weight) for name, weight in weights.items()}
