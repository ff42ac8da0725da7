"""The options of a game of On Mars: what is agreed before the first tile is laid."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.value import Value
from areopolis.onmars.terms import LENGTHS

FIRST_COLONISTS: Final = "first-colonists"
SPACE_ODDITY: Final = "space-oddity"
VARIANTS: Final = (FIRST_COLONISTS, SPACE_ODDITY)
SOLO_GOALS: Final = ("first-colonists", "next-generation", "hunky-dory", "martian-potato")
# Letters of a file of components: more than an owner needs to correct everything.
LONGEST: Final = 200_000
KNOWN: Final = ("players", "length", "variant", "solo-goal", "components")


@final
class Options(Value):
    """How many play, how long, with which variants, against which goal alone, and with whose components."""

    def __init__(
        self,
        players: int = 2,
        length: str = "short",
        variants: tuple[str, ...] = (),
        solo_goal: str = "",
        components: str = "",
    ) -> None:
        if not 1 <= players <= 4:
            raise BadOptions(f"players={players}: On Mars is for 1 to 4 players")
        if length not in LENGTHS:
            raise BadOptions(f"length={length}: say {' or '.join(LENGTHS)}")
        for variant in variants:
            if variant not in VARIANTS:
                raise BadOptions(f"variant={variant}: there are {', '.join(VARIANTS)}")
        if solo_goal and players != 1:
            raise BadOptions(f"solo-goal={solo_goal}: goals are for the solo game; say players=1")
        if solo_goal and solo_goal not in SOLO_GOALS:
            raise BadOptions(f"solo-goal={solo_goal}: there are {', '.join(SOLO_GOALS)}")
        if FIRST_COLONISTS in variants and length != "short":
            raise BadOptions("variant=first-colonists: its three missions are fixed, so leave out length=long")
        if len(components) > LONGEST:
            raise BadOptions(f"components: at most {LONGEST} letters, these are {len(components)}")
        self.players: Final = players
        self.length: Final = length
        self.variants: Final = tuple([variant for variant in VARIANTS if variant in variants])
        self.solo_goal: Final = solo_goal or (SOLO_GOALS[0] if players == 1 else "")
        # The text of an owner's file, empty for the standard box: whoever has the options has all that they mean.
        self.components: Final = components

    @property
    def solo(self) -> bool:
        """Whether one person plays against Lacerda."""
        return self.players == 1

    @property
    def boards(self) -> int:
        """How many player boards are on the table: Lacerda has one too."""
        return max(self.players, 2)

    @property
    def first_colonists(self) -> bool:
        """Whether the First Colonists variant is played."""
        return FIRST_COLONISTS in self.variants

    @property
    def space_oddity(self) -> bool:
        """Whether the Space Oddity variant is played."""
        return SPACE_ODDITY in self.variants

    def words(self) -> dict[str, str]:
        """The options as the header of a record has them."""
        words = {"players": str(self.players), "length": self.length}
        if self.variants:
            words["variant"] = ",".join(self.variants)
        if self.solo_goal:
            words["solo-goal"] = self.solo_goal
        if self.components:
            words["components"] = self.components
        return words


def read_options(words: dict[str, str]) -> Options:
    """The options that these words name; what is left out is as usual."""
    for name in words:
        if name not in KNOWN:
            raise BadOptions(f"'{name}' is no option of On Mars; there are: {', '.join(sorted(KNOWN))}")
    players = words.get("players", "2")
    if not players.isdecimal() or len(players) > 1:
        raise BadOptions(f"players={players}: On Mars is for 1 to 4 players")
    return Options(
        int(players),
        words.get("length", "short"),
        tuple([variant for variant in words.get("variant", "").split(",") if variant]),
        words.get("solo-goal", ""),
        words.get("components", ""),
    )
