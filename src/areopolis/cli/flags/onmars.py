"""The flags of On Mars."""

from __future__ import annotations

from typing import Final, final

from areopolis.cli.flags.flag import FILE, WORD, WORDS, Flag, GameFlags, Given

COMPONENTS: Final = "components"


@final
class OnMarsFlags(GameFlags):
    """The length, the variants, the goal of the solo game, and the components of an owner."""

    game = "onmars"
    title = "On Mars"
    flags = (
        Flag("length", "How long: short or long.", WORD, ("short", "long"), metavar="LENGTH", usual="short"),
        Flag(
            "variant",
            "A variant: first-colonists or space-oddity; may be repeated.",
            WORDS,
            ("first-colonists", "space-oddity"),
            metavar="NAME",
        ),
        Flag(
            "solo-goal",
            "The goal of the solo game: first-colonists, next-generation, hunky-dory or martian-potato.",
            WORD,
            ("first-colonists", "next-generation", "hunky-dory", "martian-potato"),
            metavar="NAME",
        ),
        Flag(COMPONENTS, "Your own components over the standard ones, as TOML.", FILE, metavar="FILE"),
    )

    def words(self, given: Given) -> dict[str, str]:
        """An owner's components are the text of the file."""
        from areopolis.cli.components import own_text
        from areopolis.onmars.options import read_options

        words = {"players": str(given.players(2)), **self.plain(given)}
        path = given.path(COMPONENTS)
        if path is not None:
            words[COMPONENTS] = own_text(path)
        return read_options(words).words()


FLAGS: Final = OnMarsFlags()
