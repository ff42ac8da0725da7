"""The flags of Terraforming Mars."""

from __future__ import annotations

from typing import Final, final

from areopolis.cli.flags.flag import NUMBERS, SWITCH, WORD, WORDS, Flag, GameFlags, Given
from areopolis.kernel.errors import BadOptions

TWO: Final = 2


@final
class TerraformingFlags(GameFlags):
    """The Corporate Era, drafting, beginners, Turmoil and MarsBot."""

    game = "terraforming"
    title = "Terraforming Mars"
    flags = (
        Flag("corporate-era", "With the cards of the Corporate Era.", SWITCH, usual="corporate-era"),
        Flag("draft", "Draft the cards in every research phase.", SWITCH, usual="no-draft"),
        Flag(
            "beginner",
            "A seat (0, 1, …) with the Beginner Corporation; may be repeated.",
            NUMBERS,
            option="beginners",
            metavar="SEAT",
        ),
        Flag("turmoil", "With the Turmoil expansion.", SWITCH, usual="no-turmoil"),
        Flag("tr-goal", "Alone with Turmoil: the goal is a terraform rating of 63.", SWITCH, usual="no-tr-goal"),
        Flag("sets", "With sets of cards that no printed box has, by commas.", WORD, metavar="NAMES"),
        Flag("marsbot", "Against MarsBot: easy, normal, hard or brutal.", WORD, metavar="LEVEL"),
        Flag("marsbot-corporation", "A corporation for MarsBot: random, or C01 to C39.", WORD, metavar="NAME"),
        Flag(
            "marsbot-rule",
            "A single rule of another level, or a harder one of Turmoil; may be repeated.",
            WORDS,
            option="marsbot-rules",
            metavar="RULE",
        ),
    )

    def words(self, given: Given) -> dict[str, str]:
        """MarsBot plays against one person."""
        from areopolis.terraforming.options import read_options

        names = given.names()
        players = given.players(TWO)
        if "marsbot" not in names and ("marsbot-corporation" in names or "marsbot-rule" in names):
            raise BadOptions("--marsbot-corporation and --marsbot-rule go with --marsbot; say --marsbot normal")
        if "marsbot" in names and (given.is_on("solo") or players != TWO):
            extra = "--solo" if given.is_on("solo") else f"--players {players}"
            raise BadOptions(f"--marsbot is for one person against MarsBot, two players; leave out {extra}")
        return read_options({"players": str(players), **self.plain(given)}).words()

    def player_counts(self, given: Given) -> list[int]:
        """Against MarsBot there are always two."""
        return [TWO] if "marsbot" in given.names() else [2, 4]


FLAGS: Final = TerraformingFlags()
