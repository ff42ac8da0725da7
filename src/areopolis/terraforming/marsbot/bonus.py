"""The bonus cards of MarsBot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import NEXT
from areopolis.terraforming.card import BY_ID, Card, card_id, number_of
from areopolis.terraforming.effects.counts import Each, Here
from areopolis.terraforming.effects.lasting import Guard
from areopolis.terraforming.marsbot.board import BUILDINGS, ENERGIES, EVENTS, LAST_CELL, SCIENCES, SPACES
from areopolis.terraforming.marsbot.corporation import corporation
from areopolis.terraforming.marsbot.goals import HUMAN, claim, fund, lead
from areopolis.terraforming.marsbot.placement import beside, best, choose, for_greenery, neural_spaces, put
from areopolis.terraforming.marsbot.politics import party_politics, quiet_delegate
from areopolis.terraforming.marsbot.state import SEAT, bot
from areopolis.terraforming.marsbot.tracks import (  # fmt: skip
    advance,
    breathe,
    gain_money,
    gain_rating,
    greenery,
    move,
    ocean,
    put_ocean,
    resolve_project,
    take_project,
    warm_step,
)
from areopolis.terraforming.refs import card_ref, resource_ref
from areopolis.terraforming.rules.tiles import AS_CITY, AS_GREENERY, ON_SEA, legal_spaces
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import (
    ANIMAL,
    AWARDS,
    CITY,
    GREENERY,
    MC,
    MICROBE,
    MOST_OCEANS,
    MOST_OXYGEN,
    NEURAL,
    NEUTRAL,
    OCEAN,
    PLANT,
    RESOURCES,
    WARMEST,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

BONUS_CARDS: Final = (
    Card("B01", "Meteor Shower"), Card("B02", "Invasive Species"), Card("B03", "Research and Development"),
    Card("B04", "Overachievement"), Card("B05", "Expedited Construction"), Card("B06", "Lobbyists"),
    Card("B07", "Local Neural Instance"), Card("B08", "Corporate Competition"), Card("B21", "Party Politics"),
    Card("B23", "Rapid Sprouting"), Card("B25", "Do It Right"), Card("B29", "Gray Eminence"),
    Card("B31", "Government Subsidy"), Card("B32", "Investors"),
)  # fmt: skip
STARTING: Final = tuple([card.id for card in BONUS_CARDS[:8]])
INVASIVE_SPECIES: Final = card_id("B02")
PARTY_POLITICS: Final = card_id("B21")
RECURRING: Final = tuple([card_id(number) for number in ("B21", "B23", "B25", "B29", "B32")])

METEORS: Final = 5
METEORS_ENOUGH: Final = 3
MONEY: Final = 5
AWARDS_FROM: Final = 6
COLD: Final = (-28, -26, -24, -22, -4, -2, 4, 6)
THIN: Final = (6, 7, 12, 13)

DISCARD: Final = 0
DESTROY: Final = 1
ASIDE: Final = 2


def resolve_bonus(pos: Position, card: int) -> None:
    """Do what a bonus card says, then discard it, destroy it or set it aside."""
    marsbot = bot(pos)
    pos.reveal("marsbot.bonus", SEAT, (BY_ID[card].title,), (), EVERYBODY)
    end = WHAT_THEY_DO[number_of(card)](pos)
    (marsbot.bonus_discard, marsbot.destroyed, marsbot.set_aside)[end].append(card)


def nothing(pos: Position, reason: str) -> None:
    """What a card says has no effect, and why."""
    pos.log("marsbot.nothing", SEAT, Text(f"marsbot.no.{reason}"))


def politics(pos: Position) -> int:
    """Delegates go to the parties."""
    if not party_politics(pos):
        nothing(pos, "delegate")
    return ASIDE


def do_it_right(pos: Position) -> int:
    """As the lobbyists, but only where it is close."""
    if not close_raise(pos):
        nothing(pos, "close")
    return ASIDE


def subsidy(pos: Position) -> int:
    """A step of rating."""
    gain_rating(pos, 1)
    return DISCARD


def rapid_sprouting(pos: Position) -> int:
    """A plant on the corporation becomes a greenery; without one it gets a plant."""
    marsbot = bot(pos)
    if not marsbot.card:
        marsbot.card = 1
        pos.log("marsbot.sprout", SEAT)
    elif legal_spaces(pos, SEAT, AS_GREENERY):
        marsbot.card = 0
        greenery(pos)
    else:
        nothing(pos, "space")
    return ASIDE


def gray_eminence(pos: Position) -> int:
    """Two delegates; money for those that are not there."""
    for _i in range(2):
        if not quiet_delegate(pos):
            gain_money(pos, 2)
    return ASIDE


def investors(pos: Position) -> int:
    """In even generations the last track gains on the first; in odd ones the last track brings money."""
    tracks = bot(pos).tracks
    least, most = tracks.index(min(tracks)), tracks.index(max(tracks))
    if pos.generation % 2:
        gain_money(pos, tracks[least])
    else:
        advance(pos, least)
        move(pos, most, -1)
    return ASIDE


def meteor_shower(pos: Position) -> int:
    """The person loses plants; a good hit, or one that is warded off, uses the card up."""
    player = pos.players[HUMAN]
    if player.sheltered:
        nothing(pos, "open")
        return DESTROY
    lost = min(METEORS, player.stock[PLANT])
    player.stock[PLANT] -= lost
    if lost:
        pos.log("remove", SEAT, Text("amount.plants", lost), Text("seat", HUMAN))
    else:
        nothing(pos, "plants")
    return DESTROY if lost >= METEORS_ENOUGH else DISCARD


def invasive_species(pos: Position) -> int:
    """The person loses the animal or microbe that is worth most; MarsBot gains money in any case."""
    player = pos.players[HUMAN]
    cards = [] if player.sheltered else dearest_species(pos)
    if not cards:
        nothing(pos, "open" if player.sheltered else "species")
    gain_money(pos, MONEY)
    if cards:
        pos.ask(HUMAN, "species", [LoseSpecies(card) for card in cards])
    return DISCARD


def why_safe(pos: Position, card: int) -> Why | None:
    """Why no animal or microbe on a card of the person can be lost."""
    holds = BY_ID[card].holds
    if holds not in {ANIMAL, MICROBE}:
        return Why("holds", Text(f"resource.{RESOURCES[holds]}"))
    if not pos.players[HUMAN].holdings[card]:
        return Why("bare")
    return Why("guarded") if any([isinstance(effect, Guard) for effect in BY_ID[card].lasting]) else None


def dearest_species(pos: Position) -> list[int]:
    """The cards of the person with the animals or microbes that are worth the most."""
    cards = [card for card in pos.players[HUMAN].holdings if why_safe(pos, card) is None]
    most = max([worth(BY_ID[card]) for card in cards], default=0.0)
    return [card for card in cards if worth(BY_ID[card]) == most]


def worth(card: Card) -> float:
    """The points that one resource on a card is worth."""
    count = card.points_for
    if isinstance(count, Each):
        return count.give / count.per if isinstance(count.count, Here) else 0.0
    return 1.0 if isinstance(count, Here) else 0.0


@final
class LoseSpecies(Task):
    """The choice of which of equally valuable resources is lost."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Lose it."""
        pos.players[HUMAN].holdings[self.card] -= 1
        pos.log("marsbot.species", HUMAN, BY_ID[self.card].title)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `card 035`."""
        return ("card", card_ref(self.card))

    def about(self) -> tuple[Ref, ...]:
        """The card and what is lost."""
        return (card_ref(self.card), resource_ref(BY_ID[self.card].holds, 1))

    def source(self) -> int:
        """The bonus card."""
        return INVASIVE_SPECIES

    def others(self, pos: Position) -> list[Task]:
        """Every card of the person that holds resources."""
        return [LoseSpecies(card) for card in pos.players[HUMAN].holdings]

    def why_refused(self, pos: Position) -> Why | None:
        """What can be lost, and is worth the most."""
        why = why_safe(pos, self.card)
        if why is not None:
            return why
        return None if self.card in dearest_species(pos) else Why("worthless")

    def label(self) -> Text:
        """The card."""
        return BY_ID[self.card].title


def research(pos: Position) -> int:
    """One more project card is resolved at once."""
    card = take_project(pos)
    if card >= 0:
        resolve_project(pos, BY_ID[card])
    else:
        nothing(pos, "card")
    return DISCARD


def overachievement(pos: Position) -> int:
    """A milestone; failing that, later in the game, an award; failing that, money."""
    if claim(pos) or (pos.generation >= AWARDS_FROM and fund(pos)):
        return DESTROY
    gain_money(pos, MONEY)
    return DISCARD


def construction(pos: Position) -> int:
    """A city beside at least two greeneries or oceans."""
    spaces = [space for space in legal_spaces(pos, SEAT, AS_CITY) if nature(pos, space) >= 2]
    if not spaces:
        nothing(pos, "space")
        return DISCARD
    put(pos, CITY, choose(pos, best(spaces, [nature(pos, space) for space in spaces]), "nature"))
    return DESTROY


def nature(pos: Position, space: int) -> int:
    """Greeneries and oceans beside a space."""
    return beside(pos, space, GREENERY) + beside(pos, space, OCEAN)


def lobbyists(pos: Position) -> int:
    """A parameter close to a bonus or its goal is raised; otherwise the one that lacks most."""
    if close_raise(pos):
        return DESTROY
    missing = (MOST_OXYGEN - pos.oxygen, MOST_OCEANS - pos.oceans, (WARMEST - pos.temperature) // 2)
    if max(missing):
        (raise_oxygen, ocean, warm_step)[missing.index(max(missing))](pos)
    else:
        nothing(pos, "parameter")
    return DISCARD


def raise_oxygen(pos: Position) -> bool:
    """A step of oxygen by itself."""
    if pos.oxygen < MOST_OXYGEN and corporation(pos).skips_raise(pos):
        return True
    return breathe(pos)


def close_raise(pos: Position) -> bool:
    """Raise a parameter close to a bonus or its goal, or place an ocean among oceans; False if there is none."""
    if pos.temperature in COLD:
        warm_step(pos)
        warm_step(pos)
        return True
    spaces = legal_spaces(pos, SEAT, AS_GREENERY)
    if pos.oxygen in THIN and spaces:
        put(pos, GREENERY, for_greenery(pos, spaces))
        breathe(pos)
        raise_oxygen(pos)
        return True
    shores = [space for space in legal_spaces(pos, SEAT, ON_SEA) if beside(pos, space, OCEAN) >= 2]
    if pos.oceans < MOST_OCEANS and shores:
        if not corporation(pos).skips_raise(pos):
            put_ocean(pos, choose(pos, shores))
        return True
    return False


def neural_instance(pos: Position) -> int:
    """The neural tile is placed, or a project card resolved if there is no space for it."""
    spaces = neural_spaces(pos)
    if spaces:
        space = choose(pos, spaces)
        bot(pos).neural = space
        put(pos, NEURAL, space)
    else:
        research(pos)
    return DESTROY


def competition(pos: Position) -> int:
    """For money MarsBot improves its chances in the closest funded award; otherwise the next bonus card is resolved."""
    player = pos.players[SEAT]
    if player.stock[MC] >= MONEY:
        funded = [award for award in range(len(AWARDS)) if pos.awards[award] != NEUTRAL]
        for award in sorted(funded, key=lambda a: (lead(pos, a) > 0, abs(lead(pos, a)), a)):
            if help_award(pos, award):
                player.stock[MC] -= MONEY
                pos.log("pay", SEAT, Text("amount.mc", MONEY))
                return DISCARD
    resolve_next(pos)
    return DISCARD


def resolve_next(pos: Position) -> None:
    """Resolve the top card of the bonus deck, which may hold project cards too."""
    card = next_bonus(pos)
    if card >= STARTING[0]:
        resolve_bonus(pos, card)
    elif card >= 0:
        resolve_project(pos, BY_ID[card])
    else:
        nothing(pos, "card")


def help_award(pos: Position, award: int) -> bool:
    """Do what helps in an award; False if that is not possible."""
    tracks = bot(pos).tracks
    if award == 0:
        return greenery(pos)
    track = (BUILDINGS, BUILDINGS, SCIENCES, ENERGIES, SPACES)[award]
    if award == 1:
        open_tracks = [t for t in (BUILDINGS, EVENTS) if tracks[t] < LAST_CELL]
        track = min(open_tracks, key=lambda t: (tracks[t], t)) if open_tracks else BUILDINGS
    if tracks[track] >= LAST_CELL:
        return False
    advance(pos, track)
    return True


def next_bonus(pos: Position) -> int:
    """The top bonus card, from the discards if the deck is empty; -1 if both are."""
    marsbot = bot(pos)
    if not marsbot.bonus_deck:
        marsbot.bonus_deck.extend(pos.shuffled(marsbot.bonus_discard))
        marsbot.bonus_discard.clear()
    return marsbot.bonus_deck.pop(0) if marsbot.bonus_deck else -1


def human_tiles_beside(pos: Position, space: int) -> int:
    """How many tiles of the person lie beside a space."""
    return sum([1 for near in NEXT[space] if pos.tiles[near] and pos.owners[near] == HUMAN])


WHAT_THEY_DO: Final[dict[str, Callable[[Position], int]]] = {
    "B01": meteor_shower,
    "B02": invasive_species,
    "B03": research,
    "B04": overachievement,
    "B05": construction,
    "B06": lobbyists,
    "B07": neural_instance,
    "B08": competition,
    "B21": politics,
    "B23": rapid_sprouting,
    "B25": do_it_right,
    "B29": gray_eminence,
    "B31": subsidy,
    "B32": investors,
}
