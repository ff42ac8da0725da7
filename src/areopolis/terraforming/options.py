"""The options of a game: what is agreed before the first card is dealt."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.value import Value
from areopolis.terraforming.expansion import EXPANSIONS

# The names of the parameters, as words have them.
OWN: Final = (
    "players", "corporate-era", "draft", "beginners", "turmoil", "tr-goal",
    "marsbot", "marsbot-corporation", "marsbot-rules",
)  # fmt: skip


@final
class Options(Value):
    """How many play, with which variants, and which seats take the Beginner Corporation."""

    def __init__(
        self,
        players: int = 2,
        corporate_era: bool = True,
        draft: bool = False,
        beginners: tuple[int, ...] = (),
        turmoil: bool = False,
        tr_goal: bool = False,
        marsbot: str = "",
        marsbot_corporation: str = "",
        marsbot_rules: tuple[str, ...] = (),
        more: tuple[str, ...] = (),
    ) -> None:
        if not 1 <= players <= 5:
            raise BadOptions(f"players={players}: Terraforming Mars is for 1 to 5 players")
        if players == 1 and not corporate_era:
            raise BadOptions("corporate-era=no: the solo game is always played with the Corporate Era (rulebook p. 13)")
        if players == 1 and draft:
            raise BadOptions("draft=yes: there is nobody to pass cards to in the solo game")
        if any(not 0 <= seat < players for seat in beginners):
            raise BadOptions(f"beginners={','.join(map(str, beginners))}: seats go from 0 to {players - 1}")
        self.players: Final = players
        self.corporate_era: Final = corporate_era
        self.draft: Final = draft
        self.beginners: Final = tuple(sorted(set(beginners)))
        self.turmoil: Final = turmoil
        self.tr_goal: Final = tr_goal
        self.marsbot: Final = marsbot
        self.marsbot_corporation: Final = marsbot_corporation
        self.marsbot_rules: Final = tuple(marsbot_rules)
        # What is agreed on for expansions that have no parameter of their own here, as `name=word`.
        self.more: Final = tuple(sorted(more))
        declared = [name for expansion in EXPANSIONS for name in expansion.options()]
        for agreed in self.more:
            if agreed.partition("=")[0] not in declared or agreed.partition("=")[0] in OWN:
                raise BadOptions(f"'{agreed}' is nothing that an expansion lets one agree on")
        for expansion in EXPANSIONS:
            expansion.check_options(self)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.players == 1

    def words(self) -> dict[str, str]:
        """The options as the header of a record has them."""
        words = {"players": str(self.players), "corporate-era": yes(self.corporate_era), "draft": yes(self.draft)}
        if self.beginners:
            words["beginners"] = ",".join([str(seat) for seat in self.beginners])
        if self.turmoil:
            words["turmoil"] = "yes"
        if self.tr_goal:
            words["tr-goal"] = "yes"
        if self.marsbot:
            words["marsbot"] = self.marsbot
        if self.marsbot_corporation:
            words["marsbot-corporation"] = self.marsbot_corporation
        if self.marsbot_rules:
            words["marsbot-rules"] = ",".join(self.marsbot_rules)
        for agreed in self.more:
            name, _equals, word = agreed.partition("=")
            words[name] = word
        return words

    def word(self, name: str) -> str:
        """What is agreed on under a name of an expansion; empty if nothing is."""
        for agreed in self.more:
            if agreed.startswith(f"{name}="):
                return agreed[len(name) + 1 :]
        return ""


def yes(flag: bool) -> str:
    """A flag as a word."""
    return "yes" if flag else "no"


def read_options(words: dict[str, str]) -> Options:
    """The options that these words name; what is left out is as usual."""
    known = {*OWN, *[name for expansion in EXPANSIONS for name in expansion.options()]}
    for name in words:
        if name not in known:
            raise BadOptions(f"'{name}' is no option of Terraforming Mars; there are: {', '.join(sorted(known))}")
    for name in ("corporate-era", "draft", "turmoil", "tr-goal"):
        if words.get(name, "no") not in {"yes", "no"}:
            raise BadOptions(f"{name}={words[name]}: say yes or no")
    numbers = [words.get("players", "2"), *[seat for seat in words.get("beginners", "").split(",") if seat]]
    if not all(number.isdecimal() and len(number) == 1 for number in numbers):
        raise BadOptions(f"players and beginners are numbers of one digit, not '{' '.join(numbers)[:60]}'")
    return Options(
        int(numbers[0]),
        words.get("corporate-era", "yes") == "yes",
        words.get("draft", "no") == "yes",
        tuple([int(seat) for seat in numbers[1:]]),
        words.get("turmoil", "no") == "yes",
        words.get("tr-goal", "no") == "yes",
        words.get("marsbot", ""),
        words.get("marsbot-corporation", ""),
        tuple([rule for rule in words.get("marsbot-rules", "").split(",") if rule]),
        tuple([f"{name}={word}" for name, word in words.items() if name not in OWN]),
    )
