"""Parameters of bots: each bot declares its own, with a default and a range, and takes them by name."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.budget import Limits
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


@final
class FileParameter:
    """The name of a file; empty if there is none. Only whoever sits at the machine may name one."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self.default: Final = ""
        self.text: Final = text


# What every bot takes: the limits of its budget. The first is in seconds and may have a decimal point.
TIME: Final = "time"
VISITS: Final = "visits"
LONGEST: Final = 3600
MOST_VISITS: Final = 1_000_000_000
MOST_DIGITS: Final = 12


def read_limits(bot: str, words: list[str]) -> Limits:
    """What words such as `time=0.5` and `visits=200` say; raises BadOptions."""
    given = [word for word in words if is_limit(word)]
    for name in (TIME, VISITS):
        if len([word for word in given if word.partition("=")[0] == name]) > 1:
            raise BadOptions(f"the parameter '{name}' of the bot '{bot}' is given twice")
    values = {word.partition("=")[0]: word.partition("=")[2] for word in given}
    seconds, visits = values.get(TIME, "0"), values.get(VISITS, "0")
    whole, _, rest = seconds.partition(".")
    if not (is_digits(whole) and (rest == "" or is_digits(rest)) and float(seconds) <= LONGEST):
        raise BadOptions(f"'{TIME}' of the bot '{bot}' is a number of seconds up to {LONGEST}, not '{seconds}'")
    if not (is_digits(visits) and int(visits) <= MOST_VISITS):
        raise BadOptions(f"'{VISITS}' of the bot '{bot}' is a number up to {MOST_VISITS}, not '{visits}'")
    return Limits(float(seconds), int(visits))


def is_limit(word: str) -> bool:
    """Whether a word sets a limit of the budget."""
    return word.partition("=")[0] in {TIME, VISITS}


def is_digits(text: str) -> bool:
    """Whether a text is a whole number, and not absurdly long."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def read_parameters(
    bot: str, parameters: tuple[Parameter | FileParameter, ...], words: list[str]
) -> dict[str, int | str]:
    """What words such as `depth=2` say, for every parameter of a bot; raises BadOptions."""
    values: dict[str, int | str] = {parameter.name: parameter.default for parameter in parameters}
    given: list[str] = []
    for word in words:
        name, _, value = word.partition("=")
        known = [parameter for parameter in parameters if parameter.name == name]
        if not known:
            names = ", ".join([*[parameter.name for parameter in parameters], TIME, VISITS])
            raise BadOptions(f"the bot '{bot}' has no parameter '{name}'; it has: {names}")
        if name in given:
            raise BadOptions(f"the parameter '{name}' of the bot '{bot}' is given twice")
        given.append(name)
        values[name] = read_value(bot, known[0], value)
    return values


def read_value(bot: str, parameter: Parameter | FileParameter, value: str) -> int | str:
    """What stands behind the name of a parameter; raises BadOptions."""
    if isinstance(parameter, FileParameter):
        return value
    least, most = parameter.least, parameter.most
    if not (value.isascii() and value.isdigit() and least <= int(value) <= most):
        raise BadOptions(f"'{parameter.name}' of the bot '{bot}' is a number from {least} to {most}, not '{value}'")
    return int(value)
