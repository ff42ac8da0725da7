"""The options of a game of On Mars: what is agreed before the first tile is laid."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.option import NUMBER, PLAYERS, TEXT, WORD, WORDS, OptionSpec, said, why_not_words
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text, Why
from areopolis.onmars.terms import LENGTHS

FIRST_COLONISTS: Final = "first-colonists"
SPACE_ODDITY: Final = "space-oddity"
VARIANTS: Final = (FIRST_COLONISTS, SPACE_ODDITY)
SOLO_GOALS: Final = ("first-colonists", "next-generation", "hunky-dory", "martian-potato")
# Letters of a file of components: more than an owner needs to correct everything.
LONGEST: Final = 200_000
TITLE: Final = Text("game.onmars")
LENGTH: Final = "length"
VARIANT: Final = "variant"
SOLO_GOAL: Final = "solo-goal"
COMPONENTS: Final = "components"
SPECS: Final = (
    OptionSpec(PLAYERS, NUMBER, "om.option.players", usual="2", least=1, most=4, refusal="om.option.players"),
    OptionSpec(
        LENGTH, WORD, "om.option.length", usual=LENGTHS[0], allowed=LENGTHS, holds="length", words="om.length.",
    ),
    OptionSpec(VARIANT, WORDS, "om.option.variant", allowed=VARIANTS, holds="name", words="om.variant."),
    OptionSpec(SOLO_GOAL, WORD, "om.option.goal", allowed=SOLO_GOALS, holds="name", words="om.solo.", alone=True),
    OptionSpec(COMPONENTS, TEXT, "om.option.components", most=LONGEST, holds="file"),
)  # fmt: skip


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
        given = (str(players), length, ",".join(variants), solo_goal, components)
        why = why_not_words(TITLE, SPECS, {spec.name: word for spec, word in zip(SPECS, given, strict=True)})
        if why is None and solo_goal and players != 1:
            why = Why("om.option.goal", SOLO_GOAL, solo_goal)
        if why is None and FIRST_COLONISTS in variants and length != LENGTHS[0]:
            why = Why("om.option.missions", VARIANT, FIRST_COLONISTS, LENGTH, length)
        if why is not None:
            raise BadOptions(why=why)
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
        words = {PLAYERS: str(self.players), LENGTH: self.length}
        if self.variants:
            words[VARIANT] = ",".join(self.variants)
        if self.solo_goal:
            words[SOLO_GOAL] = self.solo_goal
        if self.components:
            words[COMPONENTS] = self.components
        return words


def read_options(words: dict[str, str]) -> Options:
    """The options that these words name; what is left out is as usual. Raises BadOptions."""
    why = why_not_words(TITLE, SPECS, words)
    if why is not None:
        raise BadOptions(why=why)
    return Options(
        int(said(SPECS, words, PLAYERS)),
        said(SPECS, words, LENGTH),
        tuple([variant for variant in said(SPECS, words, VARIANT).split(",") if variant]),
        said(SPECS, words, SOLO_GOAL),
        said(SPECS, words, COMPONENTS),
    )
