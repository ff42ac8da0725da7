"""Commands that take the flags of all games: one parameter in the code, many on the command line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperOption

from areopolis.cli.flags import all_flags, common
from areopolis.cli.flags.flag import CHOSEN, Flag, Given
from areopolis.kernel.option import NUMBER, NUMBERS, SWITCH, TEXT, WORD, WORDS

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter

# The parameter that stands for all flags.
GIVEN: Final = "given"
# Where a command keeps how its parameters are filled in.
FILLED: Final = "filled"
TYPES: Final[dict[str, object]] = {
    NUMBER: int | None, NUMBERS: list[int] | None, WORD: str | None, WORDS: list[str] | None,
    SWITCH: bool | None, CHOSEN: bool | None, TEXT: Path | None,
}  # fmt: skip


class Grouped(TyperCommand):
    """A command whose help shows the flags of every game under its name; they are made when it is called."""

    def fill(self) -> None:
        """Make the flags, for which the games must be loaded."""
        filled = getattr(self.callback, FILLED, None)
        if filled is not None:
            app = typer.Typer(add_completion=False)
            app.command()(filled())
            whole = typer.main.get_command(app)
            self.params, self.callback = whole.params, whole.callback

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: Any
    ) -> Context:
        """Begin with all flags."""
        self.fill()
        return super().make_context(info_name, args, parent, **extra)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Arguments, options of the command, then the flags of the games."""
        sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                panel = (param.rich_help_panel or "Options") if isinstance(param, TyperOption) else "Arguments"
                sections.setdefault(panel, []).append(record)
        for title, records in sections.items():
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)


def parameter(flag: Flag, panel: str | None) -> inspect.Parameter:
    """A flag as a parameter that typer understands; what is not given is None."""
    name = f"--{flag.name}"
    names = f"{name}/--no-{flag.name}" if flag.kind == SWITCH else name
    option = typer.Option(
        None,
        names,
        *([flag.short] if flag.short else []),
        help=flag.help,
        metavar=flag.metavar or None,
        show_default=flag.usual or False,
        rich_help_panel=panel,
    )
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(flag.name.replace("-", "_"), kind, default=option, annotation=TYPES[flag.kind])


def parameters(many: bool) -> list[tuple[Flag, inspect.Parameter]]:
    """All flags of all games; with many, several numbers of players may be given."""
    pairs: list[tuple[Flag, inspect.Parameter]] = []
    for flag in common():
        several = many and flag.kind == NUMBER
        shown = replace(flag, kind=NUMBERS, help=f"{flag.help} May be repeated.", usual="2 4") if several else flag
        pairs.append((shown, parameter(shown, None)))
    for flags in all_flags().values():
        pairs += [(flag, parameter(flag, flags.title)) for flag in flags.flags]
    return pairs


def with_flags(command: Callable[..., None], many: bool = False) -> Callable[..., None]:
    """The command as it is before it is called: without parameters, but it knows how to get them."""

    def empty() -> None:
        raise AssertionError("its class fills in the parameters")

    empty.__name__ = command.__name__
    empty.__doc__ = command.__doc__
    setattr(empty, FILLED, lambda: filled_in(command, many))
    return empty


def filled_in(command: Callable[..., None], many: bool) -> Callable[..., None]:
    """The command with all flags of all games in place of its parameter `given`."""
    flags = parameters(many)

    def run(**values: object) -> None:
        given = Given({flag.name: values.pop(param.name) for flag, param in flags})
        command(given=given, **values)

    shown: list[inspect.Parameter] = []
    for param in inspect.signature(command, eval_str=True).parameters.values():
        shown += [param for _flag, param in flags] if param.name == GIVEN else [param]
    run.__name__ = command.__name__
    run.__doc__ = command.__doc__
    run.__annotations__ = {param.name: param.annotation for param in shown}
    setattr(run, "__signature__", inspect.Signature(shown))  # noqa: B010 - no type knows of it
    return run
