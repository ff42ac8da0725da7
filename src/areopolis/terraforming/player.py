"""What lies in front of one seat."""

from __future__ import annotations

from typing import Final, final

from areopolis.terraforming.terms import BOARD_RESOURCES, PROJECTS, TAGS

# The numbers and flags of a player that are not given to the constructor, by name, as they are written down.
NUMBERS: Final = (
    "listens", "discount", "steel_value", "titanium_value", "tolerance", "greenery_price", "card_price", "wild",
    "influence", "ocean_money", "next_discount", "next_tolerance",
)  # fmt: skip
FLAGS: Final = ("passed", "first_due", "raised", "heat_pays", "sheltered", "automa")


@final
class Player:
    """The state of one seat. All lists belong to this player alone."""

    def __init__(
        self,
        seat: int,
        corporation: int,
        tr: int,
        stock: list[int],
        production: list[int],
        hand: list[int],
        in_play: list[int],
        events: list[int],
        holdings: dict[int, int],
        used: list[int],
        tags: list[int],
        discounts: list[int],
        lasting: list[int],
        dealt: list[int],
        kept: list[int],
        corporations: list[int],
    ) -> None:
        self.seat: Final = seat
        self.corporation: int = corporation
        self.tr: int = tr
        self.stock: Final = stock
        self.production: Final = production
        self.hand: Final = hand
        # Face-up cards in the order of play, the corporation first; events lie face down.
        self.in_play: Final = in_play
        self.events: Final = events
        # Resources on cards: card -> number, for every card in play that holds some kind.
        self.holdings: Final = holdings
        # Cards whose action has been used in this generation.
        self.used: Final = used
        self.tags: Final = tags
        # What lasting effects add up to; kept here because it is read for every card in hand.
        self.discounts: Final = discounts
        self.lasting: Final = lasting
        # Cards in the player's eyes but not in hand: dealt or looked at; kept aside in a draft; corporations to choose.
        self.dealt: Final = dealt
        self.kept: Final = kept
        self.corporations: Final = corporations
        # An automa is a seat where nobody sits.
        self.automa: bool = False
        self.passed: bool = False
        self.first_due: bool = False
        self.raised: bool = False
        self.listens: int = 0
        self.discount: int = 0
        self.steel_value: int = 2
        self.titanium_value: int = 3
        self.tolerance: int = 0
        self.heat_pays: bool = False
        self.sheltered: bool = False
        self.greenery_price: int = 8
        self.card_price: int = 3
        self.wild: int = 0
        self.influence: int = 0
        self.ocean_money: int = 2
        self.project_discounts: tuple[int, ...] = (0,) * len(PROJECTS)
        self.next_discount: int = 0
        self.next_tolerance: int = 0

    def copy(self) -> Player:
        """An independent copy."""
        other = Player(
            self.seat,
            self.corporation,
            self.tr,
            self.stock.copy(),
            self.production.copy(),
            self.hand.copy(),
            self.in_play.copy(),
            self.events.copy(),
            self.holdings.copy(),
            self.used.copy(),
            self.tags.copy(),
            self.discounts.copy(),
            self.lasting.copy(),
            self.dealt.copy(),
            self.kept.copy(),
            self.corporations.copy(),
        )
        other.automa = self.automa
        other.passed = self.passed
        other.first_due = self.first_due
        other.raised = self.raised
        other.listens = self.listens
        other.discount = self.discount
        other.steel_value = self.steel_value
        other.titanium_value = self.titanium_value
        other.tolerance = self.tolerance
        other.heat_pays = self.heat_pays
        other.sheltered = self.sheltered
        other.greenery_price = self.greenery_price
        other.card_price = self.card_price
        other.wild = self.wild
        other.influence = self.influence
        other.ocean_money = self.ocean_money
        other.project_discounts = self.project_discounts
        other.next_discount = self.next_discount
        other.next_tolerance = self.next_tolerance
        return other

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "seat": self.seat,
            "corporation": self.corporation,
            "tr": self.tr,
            "stock": self.stock.copy(),
            "production": self.production.copy(),
            "hand": self.hand.copy(),
            # Their name in what has been saved, and in digests.
            "table": self.in_play.copy(),
            "events": self.events.copy(),
            "holdings": [[card, n] for card, n in self.holdings.items()],
            "used": self.used.copy(),
            "tags": self.tags.copy(),
            "discounts": self.discounts.copy(),
            "lasting": self.lasting.copy(),
            "dealt": self.dealt.copy(),
            "kept": self.kept.copy(),
            "corporations": self.corporations.copy(),
            "projects": list(self.project_discounts),
            **{name: bool(getattr(self, name)) for name in FLAGS},
            **{name: getattr(self, name) for name in NUMBERS},
        }


def new_player(seat: int, tr: int, production: int) -> Player:
    """A seat at the start of the game, before it has a corporation."""
    return Player(
        seat, -1, tr, [0] * BOARD_RESOURCES, [production] * BOARD_RESOURCES,
        [], [], [], {}, [], [0] * len(TAGS), [0] * len(TAGS), [], [], [], [],
    )  # fmt: skip
