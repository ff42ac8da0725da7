"""The policies and bonuses of the parties. A policy is a card that lies open for everybody in the action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import EFFECT, frame, icon
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID, Card, card_id
from areopolis.terraforming.effects.action import Action, Spend
from areopolis.terraforming.effects.draw import Draw
from areopolis.terraforming.effects.gain import Gain, Produce
from areopolis.terraforming.effects.lasting import When, Worth
from areopolis.terraforming.icons import RATING, money
from areopolis.terraforming.rules.rating import raise_rating
from areopolis.terraforming.terms import (
    ANIMALS,
    BUILDING,
    EARTH,
    ENERGY,
    GREENERY_PLACED,
    HEAT,
    JOVIAN,
    MC,
    MICROBES,
    PLANTS,
    SCIENCE,
    STEEL,
    TILE_PLACED,
    TITANIUM,
)  # fmt: skip
from areopolis.terraforming.turmoil.parties import BOX, KELVINISTS, PARTIES, REDS
from areopolis.terraforming.vocabulary import Lasting

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

SOLO_LIMIT: Final = 20


@final
class Levy(Lasting):
    """Every step of rating that is raised costs money."""

    def __init__(self, money: int) -> None:
        self.money: Final = money

    def text(self) -> Text:
        """So much a step."""
        return Text("lasting.levy", self.money)

    def icons(self) -> list[Icon]:
        """What a step costs."""
        return [frame(EFFECT, [icon(RATING, amount=1)], [money(-self.money)])]


# In the order of the parties.
POLICIES: Final = (
    Card("P01", "Mars First", lasting=(When(TILE_PLACED, Gain(STEEL, 1), on_mars=True),), box=BOX),
    Card(
        "P02", "Kelvinists", action=Action(Spend(MC, 10), (Produce(HEAT, 1), Produce(ENERGY, 1))), repeatable=True,
        box=BOX,
    ),
    Card("P03", "Reds", lasting=(Levy(3),), box=BOX),
    Card("P04", "Greens", lasting=(When(GREENERY_PLACED, Gain(MC, 4)),), box=BOX),
    Card("P05", "Unity", lasting=(Worth(TITANIUM, 1),), box=BOX),
    Card("P06", "Scientists", action=Action(Spend(MC, 10), (Draw(3),)), box=BOX),
)  # fmt: skip

# The tags that a ruling bonus counts; Kelvinists and Reds have bonuses of another kind.
BONUS_TAGS: Final = ((BUILDING,), (), (), (PLANTS, MICROBES, ANIMALS), (EARTH, JOVIAN), (SCIENCE,))


def policy(party: int) -> int:
    """The policy card of a party."""
    return card_id(f"P{party + 1:02}")


def begin_policy(pos: Position, party: int) -> None:
    """Put the policy of a party into force for everybody."""
    card = policy(party)
    pos.common.append(card)
    for effect in BY_ID[card].lasting:
        if isinstance(effect, Levy):
            pos.levy = effect.money
        for player in pos.players:
            if not player.automa:
                effect.enter(player)
    if BY_ID[card].lasting:
        for player in pos.players:
            if not player.automa:
                player.lasting.append(card)


def end_policies(pos: Position) -> None:
    """Let the policies in force end."""
    for card in pos.common:
        for player in pos.players:
            if card in player.lasting:
                player.lasting.remove(card)
                for effect in BY_ID[card].lasting:
                    effect.leave(player)
    pos.common.clear()
    pos.levy = 0


def ruling_bonus(pos: Position, party: int) -> None:
    """Give everybody the bonus of a party that takes over the government."""
    lowest = min([player.tr for player in pos.players])
    for player in [player for player in pos.players if not player.automa]:
        if party == REDS:
            if player.tr <= SOLO_LIMIT if len(pos.players) == 1 else player.tr == lowest:
                raise_rating(pos, player.seat, 1)
            continue
        money = player.production[HEAT] if party == KELVINISTS else 0
        for tag in BONUS_TAGS[party]:
            money += player.tags[tag]
        Gain(MC, money).do(pos, player.seat, -1)


def party_text(party: int) -> Text:
    """The name of a party."""
    return Text(f"party.{PARTIES[party]}")
