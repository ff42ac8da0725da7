"""Lasting effects: what a card in play does as long as it lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import EFFECT, LEAST, either, frame, icon, note
from areopolis.kernel.why import Text
from areopolis.terraforming.board import BONUS, GANYMEDE, PHOBOS
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.icons import (
    ANY,
    CARD,
    DISCOUNT,
    GUARD,
    INFLUENCE,
    event_tag,
    here,
    money,
    resource,
    tag,
    tile,
)
from areopolis.terraforming.terms import (
    ANIMAL,
    CARD_PLAYED,
    CITY,
    CITY_PLACED,
    GREENERY,
    GREENERY_PLACED,
    HEAT,
    MICROBE,
    OCEAN,
    OCEAN_PLACED,
    PLANT,
    PRODUCED,
    PROJECT_PAID,
    PROJECTS,
    STEEL,
    TAG_PLAYED,
    TAGS,
    TILES,
    TITANIUM,
)  # fmt: skip
from areopolis.terraforming.vocabulary import Effect, Lasting

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player

MOMENTS: Final = ("tag", "card", "city", "ocean", "greenery", "tile", "project", "produced")


@final
class When(Lasting):
    """Whenever something happens, by the owner of the card or by anyone, an effect follows."""

    def __init__(
        self,
        moment: int,
        effect: Effect,
        anyone: bool = False,
        tags: tuple[int, ...] = (),
        cost: int = 0,
        event: bool = False,
        on_mars: bool = False,
        minerals: bool = False,
    ) -> None:
        self.moment: Final = moment
        self.effect: Final = effect
        self.anyone: Final = anyone
        self.tags: Final = tuple(tags)
        self.cost: Final = cost
        self.event: Final = event
        self.on_mars: Final = on_mars
        self.minerals: Final = minerals

    def enter(self, player: Player) -> None:
        """Let the player listen for the moment."""
        player.listens |= 1 << self.moment

    def reaction(self, moment: int, owner: int, seat: int, detail: int, card: int) -> Effect | None:
        """The effect, if this is what it waits for."""
        return self.effect if moment == self.moment and self.hears(owner, seat, detail, card) else None

    def hears(self, owner: int, seat: int, detail: int, card: int) -> bool:
        """Whether this very thing is what it waits for; `detail` is the tag, the space or the printed cost."""
        if owner != seat and not self.anyone:
            return False
        if self.event and not BY_ID[card].is_event:
            return False
        if self.moment == TAG_PLAYED:
            return detail in self.tags
        if self.moment in {CARD_PLAYED, PROJECT_PAID}:
            return detail >= self.cost
        if self.on_mars and detail in {GANYMEDE, PHOBOS}:
            return False
        return not self.minerals or STEEL in BONUS[detail] or TITANIUM in BONUS[detail]

    def most_steps(self) -> int:
        """Those of its effect."""
        return self.effect.most_steps()

    def text(self) -> Text:
        """What it waits for, and what follows."""
        name = MOMENTS[self.moment]
        if self.moment == TAG_PLAYED:
            name += ".event" if self.event else ""
            about: object = Text("or", *[Text(f"tag.{TAGS[tag]}") for tag in self.tags])
        elif self.moment in {CARD_PLAYED, PROJECT_PAID} and self.cost:
            name += ".cost"
            about = self.cost
        else:
            name += ".event" if self.event else ""
            name += ".mars" if self.on_mars else ""
            name += ".minerals" if self.minerals else ""
            about = 0
        name += ".anyone" if self.anyone else ""
        return Text(f"when.{name}", about, self.effect.text())

    def trigger(self) -> list[Icon]:
        """The drawing of what it waits for."""
        if self.moment == TAG_PLAYED:
            tags = either([[tag(kind, anyone=self.anyone)] for kind in self.tags])
            return [tags, event_tag()] if self.event else [tags]
        if self.moment == CARD_PLAYED:
            return [event_tag()] if self.event else [icon(CARD, "", self.cost, bound=LEAST)]
        if self.moment == PROJECT_PAID:
            return [icon("project", ANY, self.cost, bound=LEAST) if self.cost else icon("project", ANY)]
        if self.moment == PRODUCED:
            return [icon("phase", "production")]
        tiles = {CITY_PLACED: CITY, OCEAN_PLACED: OCEAN, GREENERY_PLACED: GREENERY}
        kind = TILES[tiles[self.moment]] if self.moment in tiles else ANY
        placed = [icon("tile", kind, anyone=self.anyone)]
        if self.on_mars:
            placed.append(note("mars"))
        return [*placed, either([[resource(STEEL)], [resource(TITANIUM)]])] if self.minerals else placed

    def icons(self) -> list[Icon]:
        """What it waits for, and what follows."""
        return [frame(EFFECT, self.trigger(), self.effect.icons())]


@final
class Discount(Lasting):
    """Cards cost less: every card, or once for every matching tag."""

    def __init__(self, amount: int, tag: int = -1) -> None:
        self.amount: Final = amount
        self.tag: Final = tag

    def enter(self, player: Player) -> None:
        """Lower the prices."""
        if self.tag < 0:
            player.discount += self.amount
        else:
            player.discounts[self.tag] += self.amount

    def text(self) -> Text:
        """Cards cost so much less."""
        if self.tag < 0:
            return Text("lasting.discount.all", self.amount)
        return Text("lasting.discount.tag", self.amount, Text(f"tag.{TAGS[self.tag]}"))

    def icons(self) -> list[Icon]:
        """What costs how much less."""
        what = icon(CARD) if self.tag < 0 else tag(self.tag)
        return [frame(DISCOUNT, [what], [money(-self.amount)])]


@final
class ProjectDiscount(Lasting):
    """One standard project costs less."""

    def __init__(self, project: int, amount: int) -> None:
        self.project: Final = project
        self.amount: Final = amount

    def enter(self, player: Player) -> None:
        """Lower the price."""
        prices = list(player.project_discounts)
        prices[self.project] += self.amount
        player.project_discounts = tuple(prices)

    def text(self) -> Text:
        """The project costs so much less."""
        return Text("lasting.project_discount", Text(f"project.{PROJECTS[self.project]}"), self.amount)

    def icons(self) -> list[Icon]:
        """Which project costs how much less."""
        return [frame(DISCOUNT, [icon("project", PROJECTS[self.project])], [money(-self.amount)])]


@final
class Worth(Lasting):
    """Steel or titanium is worth more in payments."""

    def __init__(self, resource: int, more: int) -> None:
        self.resource: Final = resource
        self.more: Final = more

    def enter(self, player: Player) -> None:
        """Raise the value."""
        if self.resource == STEEL:
            player.steel_value += self.more
        else:
            player.titanium_value += self.more

    def leave(self, player: Player) -> None:
        """Lower it again."""
        if self.resource == STEEL:
            player.steel_value -= self.more
        else:
            player.titanium_value -= self.more

    def text(self) -> Text:
        """Each is worth so much more."""
        return Text(f"lasting.worth.{'steel' if self.resource == STEEL else 'titanium'}", self.more)

    def icons(self) -> list[Icon]:
        """What is worth how much more."""
        return [frame(EFFECT, [resource(self.resource)], [money(self.more)])]


@final
class Tolerance(Lasting):
    """Requirements on temperature, oxygen and oceans may be missed by some steps."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def enter(self, player: Player) -> None:
        """Widen the requirements."""
        player.tolerance += self.steps

    def text(self) -> Text:
        """So many steps."""
        return Text("lasting.tolerance", self.steps)

    def icons(self) -> list[Icon]:
        """So many steps."""
        return [icon("tolerance", amount=self.steps)]


@final
class HeatAsMoney(Lasting):
    """Heat may be paid as M€."""

    def enter(self, player: Player) -> None:
        """Open the heat store for payments."""
        player.heat_pays = True

    def icons(self) -> list[Icon]:
        """Heat for M€."""
        return [frame(EFFECT, [resource(HEAT, 1)], [money(1)])]


@final
class CheapGreenery(Lasting):
    """A greenery costs fewer plants."""

    def __init__(self, plants: int) -> None:
        self.plants: Final = plants

    def enter(self, player: Player) -> None:
        """Set the price."""
        player.greenery_price = self.plants

    def text(self) -> Text:
        """So many plants."""
        return Text("lasting.cheapgreenery", self.plants)

    def icons(self) -> list[Icon]:
        """So many plants for a greenery."""
        return [frame(EFFECT, [resource(PLANT, self.plants)], [tile(GREENERY)])]


@final
class Shelter(Lasting):
    """Opponents may not remove the owner's plants, animals and microbes."""

    def enter(self, player: Player) -> None:
        """Raise the fence."""
        player.sheltered = True

    def icons(self) -> list[Icon]:
        """What is safe."""
        return [frame(GUARD, [resource(PLANT), resource(ANIMAL), resource(MICROBE)])]


@final
class Guard(Lasting):
    """Nobody may remove what lies on this card."""

    def icons(self) -> list[Icon]:
        """What is safe."""
        return [frame(GUARD, [here()])]


@final
class CardPrice(Lasting):
    """Buying a card to hand costs another price."""

    def __init__(self, price: int) -> None:
        self.price: Final = price

    def enter(self, player: Player) -> None:
        """Set the price."""
        player.card_price = self.price

    def text(self) -> Text:
        """So much each."""
        return Text("lasting.cardprice", self.price)

    def icons(self) -> list[Icon]:
        """The price of a card."""
        return [frame(EFFECT, [icon(CARD, "bought", 1)], [money(self.price)])]


@final
class OceanMoney(Lasting):
    """A tile beside an ocean brings another amount of money."""

    def __init__(self, money: int) -> None:
        self.money: Final = money

    def enter(self, player: Player) -> None:
        """Set the amount."""
        player.ocean_money = self.money

    def text(self) -> Text:
        """So much for each ocean."""
        return Text("lasting.oceanmoney", self.money)

    def icons(self) -> list[Icon]:
        """The money for an ocean."""
        return [frame(EFFECT, [tile(OCEAN), note("beside")], [money(self.money)])]


@final
class Influence(Lasting):
    """More influence, whoever sits where."""

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def enter(self, player: Player) -> None:
        """Add it."""
        player.influence += self.more

    def text(self) -> Text:
        """So much more."""
        return Text("lasting.influence", self.more)

    def icons(self) -> list[Icon]:
        """So much more."""
        return [icon(INFLUENCE, amount=self.more)]
