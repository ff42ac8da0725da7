"""The scenario kit: put anything in place, then play on by notation. Public, for our tests and for those of others.

>>> from areopolis.terraforming.scenario import Scenario, play
>>> pos = Scenario().seat(0, mc=14, hand=["009"]).seat(1, plants=4).start()
>>> play(pos, "play 009", "seat 1", "amount 3")
>>> pos.players[1].stock[3], pos.temperature
(1, -28)
"""

from __future__ import annotations

from typing import final

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.board import space_number
from areopolis.terraforming.card import BY_ID, Card, known
from areopolis.terraforming.effects.place import Tile
from areopolis.terraforming.expansion import ExpansionState
from areopolis.terraforming.options import Options
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.phases import ProductionPhase
from areopolis.terraforming.rules.play import enter
from areopolis.terraforming.rules.setup import choose_starts, found_corporation, projects_for
from areopolis.terraforming.rules.turn import Turn
from areopolis.terraforming.terms import (
    ACTIONS,
    AWARDS,
    BOARD_RESOURCES,
    EMPTY,
    MILESTONES,
    NEUTRAL,
    OCEAN,
    RESOURCES,
    SETUP,
    TILES,
)  # fmt: skip
from areopolis.terraforming.whole import WholePosition, new_position

START_TR = 20


@final
class Scenario:
    """A position in the making: the action phase of seat 0, everything empty until it is put in place."""

    def __init__(
        self,
        players: int = 2,
        corporate_era: bool = True,
        draft: bool = False,
        seed: int = 0,
        generation: int = 1,
        more: tuple[str, ...] = (),
    ) -> None:
        self.pos = new_position(Options(players, corporate_era, draft, more=more), seed)
        self.pos.phase = ACTIONS
        self.pos.generation = generation
        for expansion in self.pos.expansions:
            expansion.begin_scenario(self.pos)
        self.top: list[int] = []
        self.oceans = 0
        for player in [player for player in self.pos.players if not player.automa]:
            player.tr = START_TR
            for resource in range(BOARD_RESOURCES):
                player.production[resource] = 0

    def seat(
        self,
        seat: int,
        mc: int = 0,
        steel: int = 0,
        titanium: int = 0,
        plants: int = 0,
        energy: int = 0,
        heat: int = 0,
        tr: int = START_TR,
        production: dict[str, int] | None = None,
        hand: list[str] | None = None,
        played: list[str] | None = None,
        resources: dict[str, int] | None = None,
        corporation: str = "",
        passed: bool = False,
        first_due: bool = False,
    ) -> Scenario:
        """Put things before a seat; `played` cards lie there with their tags and lasting effects, not played anew."""
        player = self.pos.players[seat]
        for resource, amount in enumerate((mc, steel, titanium, plants, energy, heat)):
            player.stock[resource] = amount
        for name, amount in (production or {}).items():
            player.production[resource_named(name)] = amount
        player.tr = tr
        player.passed = passed
        player.first_due = first_due
        if corporation:
            self.incorporate(player, card_named(corporation))
        for number in played or []:
            enter(player, card_named(number))
        for number, amount in (resources or {}).items():
            player.holdings[card_named(number).id] = amount
        player.hand.extend([card_named(number).id for number in hand or []])
        return self

    def incorporate(self, player: Player, card: Card) -> None:
        """Give a seat its corporation without what it starts with."""
        player.corporation = card.id
        enter(player, card)

    def found_corporation(self, seat: int, corporation: str) -> Scenario:
        """Let a seat take its corporation with everything that it starts with; it buys no cards."""
        found_corporation(self.pos, seat, card_named(corporation).id)
        self.pos.advance()
        return self

    def tile(self, space: str, tile: str, owner: int = NEUTRAL) -> Scenario:
        """Put a tile on a space, with nothing coming of it; a special tile by the number of its card or its name."""
        number = space_number(space)
        kind = tile_named(tile)
        if not number or self.pos.tiles[number] != EMPTY:
            raise BadOptions(f"a tile cannot lie on '{space}'")
        self.pos.tiles[number] = kind
        self.pos.owners[number] = NEUTRAL if kind == OCEAN else owner
        if kind == OCEAN:
            self.oceans += 1
        return self

    def claim(self, space: str, seat: int) -> Scenario:
        """Put a claim of a seat on a space."""
        self.pos.claims[space_number(space)] = seat
        return self

    def parameters(self, temperature: int = -30, oxygen: int = 0, oceans: int = -1) -> Scenario:
        """Set the global parameters; oceans may lie on spaces that do not matter."""
        self.pos.temperature = temperature
        self.pos.oxygen = oxygen
        self.pos.oceans = oceans if oceans >= 0 else self.oceans
        return self

    def state(self, state: ExpansionState) -> Scenario:
        """Put another state of an expansion in place, for a game with it."""
        kinds = [type(now) for now in self.pos.states]
        self.pos.states[kinds.index(type(state))] = state
        return self

    def deck_top(self, numbers: list[str]) -> Scenario:
        """Say which cards are drawn next, in order."""
        self.top = [card_named(number).id for number in numbers]
        return self

    def milestone(self, name: str, seat: int) -> Scenario:
        """Let a seat have claimed a milestone."""
        self.pos.milestones[index_of(MILESTONES, name)] = seat
        return self

    def award(self, name: str, seat: int) -> Scenario:
        """Let a seat have funded an award."""
        self.pos.awards[index_of(AWARDS, name)] = seat
        return self

    def deal(self, seat: int, corporations: list[str], cards: list[str]) -> Scenario:
        """Deal corporations and start cards to a seat, for a game from its very beginning."""
        player = self.pos.players[seat]
        player.corporations.extend([card_named(number).id for number in corporations])
        player.dealt.extend([card_named(number).id for number in cards])
        return self

    def start_dealt(self, production: int) -> WholePosition:
        """The position before the first choice of corporations, with a start production of every resource."""
        self.stack()
        self.pos.phase = SETUP
        for player in self.pos.players:
            for resource in range(BOARD_RESOURCES):
                player.production[resource] = production
        choose_starts(self.pos)
        self.pos.advance()
        return self.pos

    def stack(self) -> None:
        """Make the deck of all cards that lie nowhere else, those wanted on top first."""
        pos = self.pos
        away = set(self.top)
        for player in pos.players:
            away.update([*player.hand, *player.in_play, *player.events, *player.dealt])
        for expansion in pos.expansions:
            away.update(expansion.projects(pos))
        pos.deck = (*self.top, *pos.shuffled([card for card in projects_for(pos.options) if card not in away]))

    def start(self, to_move: int = 0) -> WholePosition:
        """The position, with a seat to move and two actions before it."""
        pos = self.pos
        pos.oceans = max(pos.oceans, self.oceans)
        self.stack()
        pos.active = to_move
        for expansion in pos.expansions:
            expansion.before_actions(pos)
        pos.agenda.append(ProductionPhase())
        pos.agenda.append(Turn())
        # An automa left alone would play on to the next question to a person.
        if not (pos.players[to_move].passed and any([player.automa for player in pos.players])):
            pos.advance()
        return pos


def card_named(number: str) -> Card:
    """The card with a printed number."""
    card = known(number)
    if card is None:
        raise BadOptions(f"there is no card '{number}'")
    return card


def resource_named(name: str) -> int:
    """The resource of a player board with a name."""
    return index_of(RESOURCES[:BOARD_RESOURCES], name)


def index_of(names: tuple[str, ...], name: str) -> int:
    """Where a name stands among its kind."""
    if name not in names:
        raise BadOptions(f"'{name}' is none of {', '.join(names)}")
    return names.index(name)


def tile_named(name: str) -> int:
    """The tile with a name: ocean, greenery, city, a special tile, or the number of the card that places it."""
    card = known(name)
    if card is not None:
        for part in card.play:
            if isinstance(part, Tile):
                return part.tile
    return index_of(TILES, name)


def play(pos: WholePosition, *choices: str) -> None:
    """Make choices one after the other, as a record would."""
    for choice in choices:
        pos.apply(choice)


def names_of(cards: list[int]) -> list[str]:
    """The printed numbers of cards."""
    return [BY_ID[card].number for card in cards]
