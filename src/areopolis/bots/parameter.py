"""Parameters of bots: each bot declares its own, with a default and a range, and takes them by name."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions


@final
class Parameter:
    """A whole number that changes how a bot plays."""

    def __init__(self, name: str, default: int, least: int, most: int, text: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.least: Final = least
        self.most: Final = most
        self.text: Final = text


def read_parameters(bot: str, parameters: tuple[Parameter, ...], words: list[str]) -> dict[str, int]:
    """What words such as `depth=2` say, for every parameter of a bot; raises BadOptions."""
    values = {parameter.name: parameter.default for parameter in parameters}
    given: list[str] = []
    for word in words:
        name, _, value = word.partition("=")
        known = [parameter for parameter in parameters if parameter.name == name]
        if not known:
            names = ", ".join([parameter.name for parameter in parameters]) or "none"
            raise BadOptions(f"the bot '{bot}' has no parameter '{name}'; it has: {names}")
        if name in given:
            raise BadOptions(f"the parameter '{name}' of the bot '{bot}' is given twice")
        least, most = known[0].least, known[0].most
        if not (value.isascii() and value.isdigit() and least <= int(value) <= most):
            raise BadOptions(f"'{name}' of the bot '{bot}' is a number from {least} to {most}, not '{value}'")
        given.append(name)
        values[name] = int(value)
    return values
