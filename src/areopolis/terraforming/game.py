"""Terraforming Mars as the other layers know it."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.codec import decode
from areopolis.kernel.game import Game
from areopolis.terraforming import cards as _cards  # noqa: F401 - lays all cards on the table
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.events_form import part_names
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.laws import uphold
from areopolis.terraforming.marsbot.expansion import MARSBOT as _MARSBOT  # noqa: F401 - joins the expansions
from areopolis.terraforming.marsbot.state import LEVELS
from areopolis.terraforming.options import Options, read_options
from areopolis.terraforming.sets import SETS as _SETS  # noqa: F401 - joins the expansions
from areopolis.terraforming.shapes import options_shape, position_shape
from areopolis.terraforming.standard import STANDARD as _STANDARD  # noqa: F401 - says what the standard projects do
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.expansion import TURMOIL as _TURMOIL  # noqa: F401 - joins the expansions
from areopolis.terraforming.whole import WholePosition, new_game, restore

RULES: Final = 1


@final
class Terraforming(Game[WholePosition]):
    """Sets up and restores games of Terraforming Mars."""

    def set_up(self, options: dict[str, str], seed: int) -> WholePosition:
        """A game with these options at its first decision; raises BadOptions."""
        return new_game(read_options(options), seed)

    def check_shape(self, data: object) -> None:
        """Whether data look like those of a position; raises BadRecord or BadOptions."""
        given = data.get("options") if isinstance(data, dict) else None
        options_shape().check(given, "options")
        options = decode(given)
        assert isinstance(options, Options)
        position_shape(options).check(data, "")

    def rebuild(self, data: dict[str, object]) -> WholePosition:
        """The position that data of the right shape describe."""
        return restore(data)

    def check_laws(self, pos: WholePosition) -> None:
        """Whether a position keeps the laws of the game; raises RuleError."""
        uphold(pos)

    def variants(self) -> list[dict[str, str]]:
        """Every number of players with every variant that it allows."""
        found = [Options(1).words()]
        for players in range(2, 6):
            for corporate_era in (False, True):
                for draft in (False, True):
                    found.append(Options(players, corporate_era, draft).words())
        found.append(Options(3, corporate_era=False, beginners=(0, 2)).words())
        found += [Options(players, turmoil=True, draft=players == 3).words() for players in range(1, 6)]
        found.append(Options(1, turmoil=True, tr_goal=True).words())
        found.append(Options(2, marsbot="normal", marsbot_rules=("four-cards", "low-awards")).words())
        found += [Options(2, marsbot=level, draft=level == "hard").words() for level in LEVELS]
        found.append(Options(2, turmoil=True, marsbot="brutal", draft=True, marsbot_corporation="random").words())
        return found

    def names(self) -> dict[str, str]:
        """The English names of all cards."""
        cards = {f"card.{card.number}": card.name for card in BY_ID if card.name}
        return cards | {event.title.name: event.name for event in EVENTS if event.name}

    def event_parts(self, event: str) -> tuple[str, ...]:
        """The names of the parts of an event, those that only its seat may know last."""
        return part_names(event)

    def table_form(self) -> type:
        """The form of the table."""
        return TableForm


GAME: Final = Terraforming("terraforming", RULES)
