"""What may be agreed on about MarsBot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.marsbot.state import LEVELS, ONE_DELEGATE, RULES, TURMOIL_RULES, TWO_DELEGATES

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options

BOT_CORPORATIONS: Final = (*[f"C{n:02}" for n in range(1, 13)], "C35", "C36", "C37", "C38", "C39")
# Corporations of MarsBot with a draft priority.
DRAFTING: Final = ("C01", "C08", "C09", "C10", "C11")


def check_options(options: Options) -> None:
    """Whether the options about MarsBot fit each other and the rest; raises BadOptions."""
    marsbot = options.marsbot
    if marsbot not in {"", *LEVELS}:
        raise BadOptions(f"marsbot={marsbot}: the levels of MarsBot are {', '.join(LEVELS)}")
    check_rules(options)
    if (options.marsbot_corporation or options.marsbot_rules) and not marsbot:
        raise BadOptions("marsbot-corporation and marsbot-rules: there is no MarsBot in this game; say marsbot=normal")
    check_corporation(options)
    if marsbot and options.players != 2:
        raise BadOptions(f"players={options.players}: MarsBot plays against one person, so there are 2 players")
    if marsbot and options.beginners:
        raise BadOptions("beginners: against MarsBot everybody plays with a corporation of choice")


def check_rules(options: Options) -> None:
    """Single rules of other levels, some of them with Turmoil only."""
    rules = options.marsbot_rules
    for rule in rules:
        if rule not in RULES:
            raise BadOptions(f"marsbot-rules={rule}: there are {', '.join(RULES)}")
        if rule in TURMOIL_RULES and not options.turmoil:
            raise BadOptions(f"marsbot-rules={rule}: this one belongs to Turmoil")
    if ONE_DELEGATE in rules and TWO_DELEGATES in rules:
        raise BadOptions(f"marsbot-rules: say {ONE_DELEGATE} or {TWO_DELEGATES}, not both")


def check_corporation(options: Options) -> None:
    """A corporation by its number, or any; some need the draft, some Turmoil."""
    wanted = options.marsbot_corporation
    if wanted not in {"", "random", *BOT_CORPORATIONS}:
        raise BadOptions(f"marsbot-corporation={wanted}: say random, or one of {', '.join(BOT_CORPORATIONS)}")
    if wanted in DRAFTING and not options.draft:
        raise BadOptions(f"marsbot-corporation={wanted}: this one drafts, so play with draft=yes")
    if wanted in BOT_CORPORATIONS[12:] and not options.turmoil:
        raise BadOptions(f"marsbot-corporation={wanted}: this one belongs to Turmoil")
