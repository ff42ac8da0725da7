"""The options of a game: what is agreed before the first card is dealt."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.option import NO, NUMBER, NUMBERS, PLAYERS, SWITCH, YES, OptionSpec, said, why_not_words
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.expansion import EXPANSIONS, in_play

TITLE: Final = Text("game.terraforming")
MOST_PLAYERS: Final = 5
CORPORATE_ERA: Final = "corporate-era"
DRAFT: Final = "draft"
BEGINNERS: Final = "beginners"
# The options of the base game; those of expansions are theirs.
OWN: Final = (
    OptionSpec(
        PLAYERS, NUMBER, "option.players", usual="2", least=1, most=MOST_PLAYERS, refusal="option.players",
    ),
    OptionSpec(CORPORATE_ERA, SWITCH, "option.corporate", usual=YES),
    OptionSpec(DRAFT, SWITCH, "option.draft", usual=NO),
    OptionSpec(
        BEGINNERS, NUMBERS, "option.beginners", least=0, most=MOST_PLAYERS - 1, single="beginner", holds="seat",
    ),
)  # fmt: skip


def option_specs() -> tuple[OptionSpec, ...]:
    """The options of the base game and then those of the expansions, in the order of records."""
    return (*OWN, *of_expansions())


def of_expansions() -> list[OptionSpec]:
    """What expansions let one agree on."""
    return [spec for expansion in EXPANSIONS for spec in expansion.options()]


@final
class Options(Value):
    """How many play, with which variants, which seats take the Beginner Corporation, and what expansions add."""

    def __init__(
        self,
        players: int = 2,
        corporate_era: bool = True,
        draft: bool = False,
        beginners: tuple[int, ...] = (),
        more: tuple[str, ...] = (),
    ) -> None:
        self.players: Final = players
        self.corporate_era: Final = corporate_era
        self.draft: Final = draft
        self.beginners: Final = tuple(sorted(set(beginners)))
        # What is agreed on for expansions, by name: only what is not as usual.
        self.agreed: Final[dict[str, str]] = {}
        given = dict([split(agreed) for agreed in more])
        for spec in of_expansions():
            word = given.pop(spec.name, spec.usual)
            why = spec.why_not(word)
            if why is not None:
                raise BadOptions(why=why)
            if word != spec.usual:
                self.agreed[spec.name] = word
        if given:
            listed = ", ".join([spec.name for spec in of_expansions()])
            raise BadOptions(why=Why("option.unknown", min(given), TITLE, listed))
        # The same as `name=word`, in the order of the declarations.
        self.more: Final = tuple([f"{name}={word}" for name, word in self.agreed.items()])
        why = why_not(self)
        if why is not None:
            raise BadOptions(why=why)
        # Those in the game; every copy of a position asks for them.
        self.expansions: Final = in_play(self)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.players == 1

    def words(self) -> dict[str, str]:
        """The options as the header of a record has them."""
        words = {PLAYERS: str(self.players), CORPORATE_ERA: yes(self.corporate_era), DRAFT: yes(self.draft)}
        if self.beginners:
            words[BEGINNERS] = ",".join([str(seat) for seat in self.beginners])
        words.update(self.agreed)
        return words

    def word(self, name: str) -> str:
        """What is agreed on under a name of an expansion; empty if it is as usual."""
        return self.agreed.get(name, "")


def split(agreed: str) -> tuple[str, str]:
    """The name and the word of what is agreed on for an expansion."""
    name, _equals, word = agreed.partition("=")
    return name, word


def why_not(options: Options) -> Why | None:
    """Why options do not go together."""
    players = options.players
    if not 1 <= players <= MOST_PLAYERS:
        return OWN[0].refuse(str(players))
    if options.solo and not options.corporate_era:
        return Why("option.solo.corporate", CORPORATE_ERA)
    if options.solo and options.draft:
        return Why("option.solo.draft", DRAFT)
    if any([not 0 <= seat < players for seat in options.beginners]):
        return Why("option.beginners", BEGINNERS, ",".join([str(seat) for seat in options.beginners]), players - 1)
    for expansion in EXPANSIONS:
        why = expansion.why_not_options(options)
        if why is not None:
            return why
    return None


def yes(flag: bool) -> str:
    """A flag as a word."""
    return YES if flag else NO


def read_options(words: dict[str, str]) -> Options:
    """The options that these words name; what is left out is as usual. Raises BadOptions."""
    specs = option_specs()
    why = why_not_words(TITLE, specs, words)
    if why is not None:
        raise BadOptions(why=why)
    seats = [seat for seat in said(OWN, words, BEGINNERS).split(",") if seat]
    own = [spec.name for spec in OWN]
    return Options(
        int(said(OWN, words, PLAYERS)),
        said(OWN, words, CORPORATE_ERA) == YES,
        said(OWN, words, DRAFT) == YES,
        tuple([int(seat) for seat in seats]),
        tuple([f"{name}={word}" for name, word in words.items() if name not in own]),
    )
