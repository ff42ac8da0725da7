"""What a player might type: for every question, all notations of its verbs, possible or not."""

from __future__ import annotations

from itertools import product

from areopolis.onmars.hexes import NAMES
from areopolis.onmars.terms import ACTIONS, BUILDINGS, GOODS, LAB, SCIENTISTS, SIDES, TECHS
from areopolis.onmars.whole import WholePosition

# By kind of question: the verbs that belong to it. Private goals and contracts belong to every question.
BELONGS = {
    "blueprint": ("blueprint",),
    "colonists": ("accept",),
    "construct": ("construct",),
    "develop": ("develop",),
    "discover": ("discover",),
    "displace": ("displace",),
    "hire": ("hire", "contract"),
    "last": (),
    "learn": ("learn",),
    "move": ("bot", "rover", "tech"),
    "newbot": ("newbot",),
    "pay": ("pay",),
    "pick": ("pick",),
    "place": ("pay",),
    "produce": ("produce",),
    "radar": ("radar",),
    "recall": ("recall",),
    "refill": ("refill",),
    "reward": ("reward",),
    "shuttle": ("shuttle",),
    "supply": ("take",),
    "surplus": (),
    "tech": ("tech",),
    "thanks": ("oxygen", "develop"),
    "tile": ("collect",),
    "travel": ("travel", "stay"),
    "turn": (
        "act", "executive", "building", "scientist", "construct", "upgrade", "blueprint", "learn", "develop", "take",
        "hire", "contract", "welcome", "bot", "rover", "travel",
    ),
    "turnspace": ("space",),
    "upgrade": ("upgrade", "tech"),
    "welcome": ("welcome", "tech"),
}  # fmt: skip
FREE = ("pledge", "complete", "deliver")


def numbers(most: int, least: int = 0) -> list[str]:
    """Numbers as words, with one too many at the end."""
    return [str(number) for number in range(least, most + 2)]


def paid() -> list[str]:
    """Ways to pay, also some that never are."""
    things = [f"{name}={number}" for name in (*GOODS, "quarters") for number in ("1", "2", "9")]
    return [*things, *[f"{one},{other}" for one, other in product(things, repeat=2)], "mineral", "oxygen=", "nothing"]


def typed(pos: WholePosition, verb: str) -> list[str]:
    """All that may be typed after a verb, as whole notations."""
    box = pos.box
    hexes = [*NAMES, "Z9"]
    plans = numbers(len(box.blueprints))
    bots = [NAMES[bot] for player in pos.players for bot in player.bots]
    parts: dict[str, tuple[list[str], ...]] = {
        "act": (list(ACTIONS),),
        "blueprint": (plans,),
        "bot": ([*bots, "A1", "Z9"], hexes, ["", "crystal"]),
        "building": (plans,),
        "complete": (numbers(len(box.goals)), numbers(2)),
        "construct": (list(BUILDINGS), hexes),
        "contract": (numbers(len(box.contracts)),),
        "deliver": (numbers(len(box.contracts)), list(GOODS)),
        "develop": (list(TECHS), [*LAB, "7"]),
        "discover": (numbers(len(box.discoveries)), hexes),
        "displace": (hexes,),
        "executive": (numbers(8),),
        "hire": (list(SCIENTISTS),),
        "learn": (list(TECHS), [*LAB[:4], "7"], ["", "bottom", "middle", "top", "left"]),
        "newbot": (hexes,),
        "pay": (paid(),),
        "pick": (list(GOODS),),
        "pledge": (numbers(len(box.goals)),),
        "produce": (list(GOODS),),
        "radar": (numbers(len(box.discoveries)),),
        "recall": ([*ACTIONS, "working"],),
        "refill": (numbers(len(box.contracts)),),
        "reward": (numbers(len(box.lss_choices)),),
        "rover": (hexes, ["", "crystal", "tile"]),
        "scientist": (list(SCIENTISTS), plans),
        "shuttle": (list(SIDES),),
        "space": (numbers(len(box.order)),),
        "take": (list(GOODS),),
        "tech": ([*numbers(len(pos.players) - 1), "none"], ["", "+0", "+1", "+2", "2"]),
        "travel": (["", "ship", "home"],),
        "upgrade": (plans, hexes),
        "welcome": (numbers(8), ["0", "1", "2"], ["0", "1"]),
    }
    return [" ".join([verb, *filter(None, words)]) for words in product(*parts.get(verb, ()))] or [verb]


def wished(pos: WholePosition) -> list[str]:
    """All notations that belong to the open question, and those of the free choices."""
    assert pos.decision is not None
    verbs = (*BELONGS[pos.decision.kind], *FREE, "done")
    return [text for verb in verbs for text in typed(pos, verb)]
