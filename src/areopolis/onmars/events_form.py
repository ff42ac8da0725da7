"""Every event of On Mars with its parts, by name and kind: what `kernel.wire.event_form` gives names to.

The kinds say what a part is as data. A number is a number, a place of a mission its name; everything else is a
sentence (`Said`) whose phrase begins with a word in `PHRASES`, after `om.` where it is one of On Mars alone. Parts in
`SECRET` are known to the seat of the event alone; others do not get them.
"""

from __future__ import annotations

from typing import Final

# By kind: the first words of its phrases; none for numbers and names.
PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "number": (),
    "hex": ("hex",),
    "mission place": (),
    "seat": ("seat",),
    "action": ("action",),
    "place": ("action", "place"),
    "side": ("side",),
    "amount": ("amount",),
    "amounts": ("and", "amount"),
    "building": ("building",),
    "blueprint": ("blueprint",),
    "blueprints": ("and",),
    "tech": ("tech",),
    "lab": ("lab",),
    "scientist": ("scientist",),
    "contract": ("contract",),
    "goal": ("goal",),
    "goals": ("and",),
    "discovery": ("discovery",),
    "tile": ("discovery", "research"),
    "mission": ("mission",),
    "executive": ("depot", "blueprint"),
    "effect": ("effect", "boosted"),
    "reason": ("for", "reward"),
    "why": ("why",),
    "card": ("colonist",),
    "task": ("task",),
    "tasks": ("and",),
    "rule": ("lacerda",),
    "rules": ("and",),
    "others": ("or",),
    "size": ("lacerda",),
}

Parts = tuple[tuple[str, str], ...]
NONE: Final[Parts] = ()
NUMBER: Final[Parts] = (("number", "number"),)
HEX: Final[Parts] = (("hex", "hex"),)
ACTION: Final[Parts] = (("action", "action"),)
AMOUNT: Final[Parts] = (("amount", "amount"),)
BUILDING: Final[Parts] = (("building", "building"),)
CONTRACT: Final[Parts] = (("contract", "contract"),)
DISCOVERY: Final[Parts] = (("discovery", "discovery"),)
TECH: Final[Parts] = (("tech", "tech"),)
TECH_AT: Final[Parts] = (("tech", "tech"), ("lab", "lab"))
DRAWN: Final[Parts] = (("action", "action"), ("mission", "mission place"))

EVENT_FORMS: Final[dict[str, Parts]] = {
    # Set-up, rounds, the end.
    "om.goals": (("goals", "goals"),),
    "om.first": NONE,
    "om.round": (("round", "number"),),
    "om.turn": NONE,
    "om.shuttle": (("side", "side"), ("space", "number")),
    "om.lastround": NONE,
    "om.stale": (("round", "number"),),
    "om.over": NONE,
    # Actions and colonists.
    "om.act": ACTION,
    "om.only": ACTION,
    "om.place": ACTION,
    "om.cleared": (("action", "action"), ("colonists", "number")),
    "om.executive": (("executive", "executive"),),
    "om.scientist": (("scientist", "scientist"), ("blueprint", "blueprint")),
    "om.work": (("colonists", "number"),),
    "om.home": (("colonists", "number"),),
    "om.colonists": (("colonists", "number"),),
    "om.recall": (("place", "place"),),
    # Goods, contracts, goals.
    "om.gain": AMOUNT,
    "om.lost": AMOUNT,
    "om.pay": (("amounts", "amounts"),),
    "om.goal.spent": NONE,
    "om.complete": (("goal", "goal"), ("effect", "effect")),
    "om.accept": CONTRACT,
    "om.refill": CONTRACT,
    "om.deliver": (("amount", "amount"), ("contract", "contract")),
    "om.fulfilled": CONTRACT,
    "om.hire": (("scientist", "scientist"),),
    # Orbit.
    "om.obtain": (("blueprint", "blueprint"),),
    "om.plans": NONE,
    "om.plans.gone": (("blueprints", "blueprints"),),
    "om.warehouse": (("amounts", "amounts"),),
    "om.learn": TECH_AT,
    "om.develop": TECH_AT,
    "om.usetech": (("tech", "tech"), ("owner", "seat")),
    "om.usetech.own": TECH,
    "om.grid": TECH,
    "om.radar": DISCOVERY,
    # The map.
    "om.construct": (("building", "building"), ("hex", "hex")),
    "om.nexttile": BUILDING,
    "om.crystal": HEX,
    "om.upgrade": (("blueprint", "blueprint"), ("hex", "hex")),
    "om.bot": (("from", "hex"), ("hex", "hex")),
    "om.newbot": HEX,
    "om.rover": HEX,
    "om.collect": (("tile", "tile"),),
    "om.discover": (("discovery", "discovery"), ("hex", "hex")),
    "om.newdiscovery": DISCOVERY,
    "om.displaced.bot": HEX,
    "om.displaced.rover": HEX,
    "om.destroyed.crystal": HEX,
    "om.destroyed.tile": HEX,
    # The colony.
    "om.track": (("building", "building"), ("row", "number")),
    "om.level": (("level", "number"),),
    "om.progress": BUILDING,
    "om.score": (("points", "number"), ("reason", "reason")),
    "om.contribute": (("mission", "mission"), ("amount", "amount")),
    "om.mission.done": (("mission", "mission"),),
    "om.remaining": NUMBER,
    # Ships and journeys.
    "om.welcome": (("space", "number"),),
    "om.travel": (("side", "side"),),
    "om.shipgone": NONE,
    "om.space": (("space", "number"),),
    "om.unused": (("why", "why"),),
    # First Colonists.
    "om.card.a": (("card", "card"),),
    "om.cards.b": (("number", "number"), ("tasks", "tasks")),
    "om.task": (("task", "task"), ("amount", "amount")),
    # Lacerda.
    "om.lacerda.card": DRAWN,
    "om.lacerda.card.stays": DRAWN,
    "om.lacerda.shuffle": NONE,
    "om.lacerda.chance": NUMBER,
    "om.lacerda.why": (("rules", "rules"),),
    "om.lacerda.otherwise": (("others", "others"),),
    "om.lacerda.skips": (("building", "building"), ("rule", "rule")),
    "om.lacerda.builds": BUILDING,
    "om.lacerda.complex": (("size", "size"),),
    "om.lacerda.site": HEX,
    "om.lacerda.heads": HEX,
    "om.lacerda.instead": (("action", "action"), ("rule", "rule")),
    "om.lacerda.unused": (("effect", "effect"),),
    "om.lacerda.norover": NONE,
    "om.lacerda.goods": AMOUNT,
    "om.lacerda.bot": NONE,
    "om.lacerda.icon": BUILDING,
    "om.lacerda.stays": NONE,
}
# Events whose last part is for the eyes of their seat.
SECRET: Final = ("om.goals", "om.cards.b")


def part_names(event: str) -> tuple[str, ...]:
    """The names of the parts of an event."""
    return tuple([name for name, _kind in EVENT_FORMS[event]])
