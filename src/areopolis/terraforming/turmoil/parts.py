"""The vocabulary of global events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ALL, IF, MOST, frame, icon, note, per, with_amount
from areopolis.kernel.why import Text
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.gain import Gain, add_to_card, change_production
from areopolis.terraforming.icons import ANY, CARD, INFLUENCE, RATING, money, produces, resource
from areopolis.terraforming.items import card_items
from areopolis.terraforming.rules.deck import draw
from areopolis.terraforming.rules.rating import lower_rating, raise_rating
from areopolis.terraforming.task import SeatTask, Task
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    FLOOR,
    MC,
    PLANT,
    RESOURCES,
)  # fmt: skip
from areopolis.terraforming.turmoil.event import EventPart, counted, lose, softened
from areopolis.terraforming.turmoil.politics import influence
from areopolis.terraforming.vocabulary import Count

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class EachGains(EventPart):
    """Resources for what a player has, of which at most five count, and for influence."""

    def __init__(self, resource: int, times: int, count: Count) -> None:
        self.resource: Final = resource
        self.times: Final = times
        self.count: Final = count

    def do(self, pos: Position, seat: int) -> None:
        """Count and gain."""
        number = self.times * counted(pos, seat, self.count.of(pos, seat, -1))
        Gain(self.resource, number).do(pos, seat, -1)

    def text(self) -> Text:
        """So much for every."""
        return Text(f"global.gains.{RESOURCES[self.resource]}", self.times, self.count.text())

    def icons(self) -> list[Icon]:
        """For every, and for influence."""
        return [per([resource(self.resource, self.times)], [*self.count.icons(), icon(INFLUENCE)])]


@final
class EachLoses(EventPart):
    """Resources are lost for what a player has, of which at most five count, less influence."""

    def __init__(self, resource: int, times: int, count: Count) -> None:
        self.resource: Final = resource
        self.times: Final = times
        self.count: Final = count

    def do(self, pos: Position, seat: int) -> None:
        """Count and lose."""
        lose(pos, seat, self.resource, self.times * softened(pos, seat, self.count.of(pos, seat, -1)))

    def text(self) -> Text:
        """So much for every."""
        return Text(f"global.loses.{RESOURCES[self.resource]}", self.times, self.count.text())

    def icons(self) -> list[Icon]:
        """For every, less influence."""
        return [per([resource(self.resource, -self.times)], [*self.count.icons(), icon(INFLUENCE, amount=-1)])]


@final
class PerInfluence(EventPart):
    """Resources, or production, for every point of influence."""

    def __init__(self, resource: int, number: int = 1, production: bool = False) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.production: Final = production

    def do(self, pos: Position, seat: int) -> None:
        """Gain it."""
        number = self.number * influence(pos, seat)
        if number and self.production:
            change_production(pos, seat, self.resource, number)
        elif number:
            Gain(self.resource, number).do(pos, seat, -1)

    def text(self) -> Text:
        """So much for every point."""
        kind = "produces" if self.production else "influence"
        return Text(f"global.{kind}.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """For influence."""
        gained = produces(self.resource, self.number) if self.production else resource(self.resource, self.number)
        return [per([gained], [icon(INFLUENCE)])]


@final
class DrawPerInfluence(EventPart):
    """A card for every point of influence."""

    def do(self, pos: Position, seat: int) -> None:
        """Draw them."""
        number = influence(pos, seat)
        if number:
            draw(pos, seat, number)

    def icons(self) -> list[Icon]:
        """Cards for influence."""
        return [per([icon(CARD, amount=1)], [icon(INFLUENCE)])]


@final
class AnyPerInfluence(EventPart):
    """A resource of choice for every point of influence."""

    def do(self, pos: Position, seat: int) -> None:
        """Ask for each."""
        for _i in range(influence(pos, seat)):
            pos.agenda.append(ChooseResource(seat))

    def icons(self) -> list[Icon]:
        """Any resource for influence."""
        return [per([icon("resource", ANY, 1)], [icon(INFLUENCE)])]


@final
class ChooseResource(SeatTask):
    """A seat chooses a resource."""

    def run(self, pos: Position) -> None:
        """Ask."""
        pos.ask(self.seat, "resource", [Do(self.seat, Gain(r, 1), -1) for r in range(BOARD_RESOURCES)])


@final
class LoseAll(EventPart):
    """All of a resource is lost."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def do(self, pos: Position, seat: int) -> None:
        """Lose it."""
        lose(pos, seat, self.resource, pos.players[seat].stock[self.resource])

    def text(self) -> Text:
        """All of it."""
        return Text(f"global.loseall.{RESOURCES[self.resource]}")

    def icons(self) -> list[Icon]:
        """All of it."""
        return [resource(self.resource, -1, bound=ALL)]


@final
class KeepPlants(EventPart):
    """Plants above a number, raised by influence, are lost."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, pos: Position, seat: int) -> None:
        """Lose the rest."""
        lose(pos, seat, PLANT, pos.players[seat].stock[PLANT] - self.number - influence(pos, seat))

    def text(self) -> Text:
        """All but so many."""
        return Text("global.keepplants", self.number)

    def icons(self) -> list[Icon]:
        """The most that stay."""
        return [resource(PLANT, self.number, bound=MOST), icon(INFLUENCE)]


@final
class DiscardCards(EventPart):
    """Cards are discarded from hand, as many as there are."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, pos: Position, seat: int) -> None:
        """Ask which."""
        if pos.players[seat].hand:
            pos.agenda.append(DiscardSome(seat, self.number))

    def text(self) -> Text:
        """So many."""
        return Text("global.discardcards", self.number)

    def icons(self) -> list[Icon]:
        """Cards."""
        return [icon(CARD, amount=-self.number)]


@final
class DiscardSome(Task):
    """A seat must discard cards."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Ask which."""
        hand = pos.players[self.seat].hand
        number = min(self.number, len(hand))
        pos.agenda.append(self)
        pos.decision = Decision(self.seat, "mustdiscard", card_items(hand), "discard", number, number)

    def take(self, pos: Position, items: list[int]) -> None:
        """Discard them."""
        for card in items:
            pos.players[self.seat].hand.remove(card)
            pos.discards.append(card)
        pos.log("discarded", self.seat, len(items))


@final
class LowerEach(EventPart):
    """A production goes down one step, if it can."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def do(self, pos: Position, seat: int) -> None:
        """Lower it."""
        if pos.players[seat].production[self.resource] > FLOOR[self.resource]:
            change_production(pos, seat, self.resource, -1)

    def text(self) -> Text:
        """One step down."""
        return Text(f"effect.lower.{RESOURCES[self.resource]}", 1)

    def icons(self) -> list[Icon]:
        """The production."""
        return [produces(self.resource, -1)]


@final
class Sponsor(EventPart):
    """Every card with a resource on it gets one more."""

    def do(self, pos: Position, seat: int) -> None:
        """Add them."""
        for card, number in list(pos.players[seat].holdings.items()):
            if number:
                add_to_card(pos, seat, card, 1)

    def icons(self) -> list[Icon]:
        """One on every card."""
        return [per([icon("resource", ANY, 1)], [icon(CARD), note("card")])]


@final
class LoseRating(EventPart):
    """The rating falls; every point of influence prevents a step."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def do(self, pos: Position, seat: int) -> None:
        """Lower it."""
        lower_rating(pos, seat, max(self.steps - influence(pos, seat), 0))

    def text(self) -> Text:
        """So many steps."""
        return Text("global.loserating", self.steps)

    def icons(self) -> list[Icon]:
        """The rating, less influence."""
        return [icon(RATING, amount=-self.steps), icon(INFLUENCE)]


@final
class Diversity(EventPart):
    """Money for enough different tags; influence counts as tags."""

    def __init__(self, kinds: int, money: int) -> None:
        self.kinds: Final = kinds
        self.money: Final = money

    def do(self, pos: Position, seat: int) -> None:
        """Count."""
        kinds = sum([1 for number in pos.players[seat].tags if number])
        if kinds + influence(pos, seat) >= self.kinds:
            Gain(MC, self.money).do(pos, seat, -1)

    def text(self) -> Text:
        """So much for so many."""
        return Text("global.diversity", self.kinds, self.money)

    def icons(self) -> list[Icon]:
        """Money for tags."""
        return [frame(IF, [icon("tag", ANY, self.kinds), icon(INFLUENCE)], [money(self.money)])]


@final
class RatingTax(EventPart):
    """Money is lost for every five steps of rating above a number, at most five times; influence is no help."""

    def __init__(self, above: int, money: int) -> None:
        self.above: Final = above
        self.money: Final = money

    def do(self, pos: Position, seat: int) -> None:
        """Count and lose."""
        lose(pos, seat, MC, self.money * min(5, max(pos.players[seat].tr - self.above, 0) // 5))

    def text(self) -> Text:
        """So much for every five."""
        return Text("global.ratingtax", self.above, self.money)

    def icons(self) -> list[Icon]:
        """For every five steps."""
        return [per([money(-self.money)], [icon(RATING, amount=5), icon(RATING, "above", self.above)])]


@final
class HandMoney(EventPart):
    """Money for every card in hand and every point of influence."""

    def do(self, pos: Position, seat: int) -> None:
        """Count and gain."""
        Gain(MC, len(pos.players[seat].hand) + influence(pos, seat)).do(pos, seat, -1)

    def icons(self) -> list[Icon]:
        """For cards and influence."""
        return [per([money(1)], [icon(CARD), icon(INFLUENCE)])]


@final
class PowerTemplates(EventPart):
    """Energy production for every two power tags; influence counts as tags."""

    def __init__(self, resource: int, count: Count, per: int) -> None:
        self.resource: Final = resource
        self.count: Final = count
        self.per: Final = per

    def do(self, pos: Position, seat: int) -> None:
        """Count and raise."""
        steps = (self.count.of(pos, seat, -1) + influence(pos, seat)) // self.per
        if steps:
            change_production(pos, seat, self.resource, steps)

    def text(self) -> Text:
        """For every two."""
        return Text("global.powertemplates", self.per)

    def icons(self) -> list[Icon]:
        """For tags and influence."""
        return [per([produces(self.resource, 1)], [*with_amount(self.count.icons(), self.per), icon(INFLUENCE)])]


@final
class Contest(EventPart):
    """Players compare a count with influence; the first and the second change their rating. Alone it takes a score."""

    def __init__(self, first: int, second: int, counts: tuple[Count, ...], solo: tuple[int, int], least: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.counts: Final = tuple(counts)
        # The scores that are first and second in the solo game (0: there is none), and the least that counts at all.
        self.solo: Final = tuple(solo)
        self.least: Final = least

    def once(self, pos: Position) -> None:
        """Compare; all that tie for a place share it, and behind several first there is no second."""
        scores = [self.score(pos, player.seat) for player in pos.players if not player.automa]
        if len(scores) == 1:
            first, second = self.solo
            change = self.first if scores[0] >= first else self.second if second and scores[0] >= second else 0
            self.change(pos, 0, change)
            return
        best = max(scores)
        rest = [score for score in scores if score < best]
        second_best = max(rest) if rest and scores.count(best) == 1 else None
        for seat, score in enumerate(scores):
            if score >= self.least and score == best:
                self.change(pos, seat, self.first)
            elif score >= self.least and score == second_best:
                self.change(pos, seat, self.second)

    def score(self, pos: Position, seat: int) -> int:
        """What a seat has to show."""
        return influence(pos, seat) + sum([count.of(pos, seat, -1) for count in self.counts])

    def change(self, pos: Position, seat: int, steps: int) -> None:
        """Move the rating."""
        if steps > 0:
            raise_rating(pos, seat, steps)
        else:
            lower_rating(pos, seat, -steps)

    def text(self) -> Text:
        """Who gets what."""
        name = "global.election" if self.first > 0 else "global.revolution"
        return Text(name, abs(self.first), abs(self.second), Text("and", *[count.text() for count in self.counts]))

    def icons(self) -> list[Icon]:
        """What is compared, and what the first and the second get."""
        compared = [icon(INFLUENCE)]
        for count in self.counts:
            compared += count.icons()
        return [frame("contest", compared, [icon(RATING, amount=self.first), icon(RATING, amount=self.second)])]
