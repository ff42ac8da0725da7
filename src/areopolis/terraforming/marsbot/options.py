"""What may be agreed on about MarsBot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.option import WORD, WORDS, OptionSpec
from areopolis.kernel.why import Why
from areopolis.terraforming.marsbot.state import LEVELS, ONE_DELEGATE, RULES, TURMOIL_RULES, TWO_DELEGATES
from areopolis.terraforming.turmoil.options import with_turmoil

if TYPE_CHECKING:
    from areopolis.terraforming.options import Options

NAME: Final = "marsbot"
CORPORATION: Final = "marsbot-corporation"
SINGLE_RULES: Final = "marsbot-rules"
RANDOM: Final = "random"
BOT_CORPORATIONS: Final = (*[f"C{n:02}" for n in range(1, 13)], "C35", "C36", "C37", "C38", "C39")
# Corporations of MarsBot with a draft priority, and those that need the committee.
DRAFTING: Final = ("C01", "C08", "C09", "C10", "C11")
POLITICAL: Final = BOT_CORPORATIONS[12:]
SPECS: Final = (
    OptionSpec(
        NAME, WORD, "option.marsbot", allowed=tuple(LEVELS), holds="level", words="cli.level.", refusal="option.level",
    ),
    OptionSpec(
        CORPORATION, WORD, "option.marsbotcorporation", allowed=(RANDOM, *BOT_CORPORATIONS), holds="name",
    ),
    OptionSpec(
        SINGLE_RULES, WORDS, "option.marsbotrules", allowed=RULES, single="marsbot-rule", holds="rule",
        words="cli.rule.",
    ),
)  # fmt: skip


def level_of(options: Options) -> str:
    """How hard MarsBot plays; empty if it does not."""
    return options.word(NAME)


def corporation_of(options: Options) -> str:
    """The corporation that MarsBot gets, `random`, or nothing."""
    return options.word(CORPORATION)


def rules_of(options: Options) -> tuple[str, ...]:
    """Single rules that were agreed on besides those of the level."""
    return tuple([rule for rule in options.word(SINGLE_RULES).split(",") if rule])


def why_not(options: Options) -> Why | None:
    """Why the options about MarsBot do not go with each other or with the rest."""
    if not level_of(options):
        for name in (CORPORATION, SINGLE_RULES):
            if options.word(name):
                return Why("option.nomarsbot", name, NAME)
        return None
    if options.players != 2:
        return Why("option.marsbotplayers", options.players)
    if options.beginners:
        return Why("option.marsbotbeginners")
    return why_not_rules(options) or why_not_corporation(options)


def why_not_rules(options: Options) -> Why | None:
    """Some of the rules are for Turmoil only, and two exclude each other."""
    rules = rules_of(options)
    for rule in rules:
        if rule in TURMOIL_RULES and not with_turmoil(options):
            return Why("option.ofturmoil", SINGLE_RULES, rule)
    if ONE_DELEGATE in rules and TWO_DELEGATES in rules:
        return Why("option.notboth", SINGLE_RULES, ONE_DELEGATE, TWO_DELEGATES)
    return None


def why_not_corporation(options: Options) -> Why | None:
    """Some corporations need the draft, some Turmoil."""
    wanted = corporation_of(options)
    if wanted in DRAFTING and not options.draft:
        return Why("option.drafts", CORPORATION, wanted)
    if wanted in POLITICAL and not with_turmoil(options):
        return Why("option.ofturmoil", CORPORATION, wanted)
    return None
