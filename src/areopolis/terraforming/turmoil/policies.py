"""The policies and bonuses of the parties. A policy is a card that lies open for everybody in the action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import EFFECT, IF, MOST, frame, icon, note, per
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID, Card, card_id
from areopolis.terraforming.effects.action import Action, Spend
from areopolis.terraforming.effects.draw import Draw
from areopolis.terraforming.effects.gain import Gain, Produce
from areopolis.terraforming.effects.lasting import When, Worth
from areopolis.terraforming.icons import RATING, money, produces
from areopolis.terraforming.icons import tag as tag_icon
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
    TAGS,
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
    amounts = bonuses(pos, party)
    for player in [player for player in pos.players if not player.automa]:
        if party == REDS:
            if amounts[player.seat]:
                raise_rating(pos, player.seat, 1)
        else:
            Gain(MC, amounts[player.seat]).do(pos, player.seat, -1)


def bonuses(pos: Position, party: int) -> list[int]:
    """What every seat gets if a party takes over now: M€, from the Reds steps of rating; an automa gets nothing."""
    lowest = min([player.tr for player in pos.players])
    amounts: list[int] = []
    for player in pos.players:
        amount = 0
        if player.automa:
            pass
        elif party == REDS:
            amount = 1 if (player.tr <= SOLO_LIMIT if len(pos.players) == 1 else player.tr == lowest) else 0
        elif party == KELVINISTS:
            amount = player.production[HEAT]
        else:
            amount = sum([player.tags[tag] for tag in BONUS_TAGS[party]])
        amounts.append(amount)
    return amounts


def bonus_text(party: int) -> Text:
    """The bonus of a party that takes over, in words."""
    if party == REDS:
        return Text("ruling.lowest", SOLO_LIMIT)
    if party == KELVINISTS:
        return Text("ruling.heat")
    return Text("ruling.tags", Text("or", *[Text(f"tag.{TAGS[tag]}") for tag in BONUS_TAGS[party]]))


def bonus_icons(party: int) -> list[Icon]:
    """The same as a drawing."""
    if party == REDS:
        lowest = [note("lowest"), icon(RATING, amount=SOLO_LIMIT, bound=MOST)]
        return [frame(IF, lowest, [icon(RATING, amount=1)])]
    if party == KELVINISTS:
        return [per([money(1)], [produces(HEAT)])]
    return [per([money(1)], [tag_icon(tag) for tag in BONUS_TAGS[party]])]


def party_text(party: int) -> Text:
    """The name of a party."""
    return Text(f"party.{PARTIES[party]}")
