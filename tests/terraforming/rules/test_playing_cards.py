"""Playing a card from hand: requirements, what must and what may be done, where it lies (rulebook p. 9 and 10)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, names_of, play
from areopolis.terraforming.terms import BUILDING, ENERGY, HEAT, MC, PLANT, SPACE, TITANIUM
from tests.terraforming.rules.kit import asked, cost, offers, refused

# Card, parameter, the value at which it can just be played, the next one at which it cannot.
LIMITS = [
    ("114", "oxygen", 7, 6), ("001", "oxygen", 5, 6), ("169", "temperature", -6, -8), ("042", "temperature", -18, -16),
    ("047", "oceans", 5, 4), ("119", "oceans", 3, 4),
]  # fmt: skip


@pytest.mark.parametrize(("card", "parameter", "just", "beyond"), LIMITS)
def test_a_requirement_includes_its_value(card: str, parameter: str, just: int, beyond: int) -> None:
    """P. 9: at least so much unless the card says at most."""
    for value in (just, beyond):
        pos = Scenario().parameters(**{parameter: value}).seat(0, mc=99, hand=[card]).start()
        assert (f"play {card}" in offers(pos)) == (value == just)


def test_requirements_matter_only_when_the_card_is_played() -> None:
    """P. 6: Search for Life needs at most 6 % oxygen to be played, not to be used."""
    pos = Scenario().parameters(oxygen=14).seat(0, mc=1, played=["005"]).start()
    play(pos, "action 005")
    assert pos.players[0].stock[MC] == 0


def test_tags_of_the_card_itself_do_not_meet_its_requirement() -> None:
    """Fusion Power needs two power tags and has one."""
    pos = Scenario().seat(0, mc=14, hand=["132"], played=["083"]).start()
    assert refused(pos, "play 132") == "tags"
    pos = Scenario().seat(0, mc=14, hand=["132"], played=["083", "076"]).start()
    assert "play 132" in offers(pos)


def test_tags_of_the_corporation_meet_requirements_and_those_of_events_do_not() -> None:
    """Lightning Harvest needs three science tags."""
    pos = Scenario().seat(0, mc=8, hand=["046"], played=["090"], corporation="R43").start()
    assert "play 046" in offers(pos)
    pos = Scenario().seat(0, mc=8, hand=["046"], played=["090", "192", "206"]).start()
    assert refused(pos, "play 046") == "tags"


def test_a_card_counts_as_played_for_its_own_effect() -> None:
    """P. 9: Power Grid counts its own power tag."""
    pos = Scenario().seat(0, mc=18, hand=["102"], played=["141"]).start()
    play(pos, "play 102")
    assert pos.players[0].production[ENERGY] == 2


def test_a_card_must_be_done_in_full() -> None:
    """The production that it lowers must be there."""
    pos = Scenario().seat(0, mc=99, hand=["165"], production={"energy": 3}).start()
    assert refused(pos, "play 165") == "production.energy"


def test_resources_that_cannot_be_kept_are_left_out() -> None:
    """P. 9: Imported Nitrogen without cards for microbes and animals still brings its plants."""
    pos = Scenario().seat(0, mc=23, hand=["163"]).start()
    play(pos, "play 163")
    assert (pos.players[0].stock[PLANT], pos.players[0].tr, asked(pos).kind) == (4, 21, "turn")


def test_removing_resources_may_be_waived_or_done_in_part() -> None:
    """P. 9: up to three plants of one player, whoever that is."""
    scenario = Scenario(3).seat(0, mc=14, plants=2, hand=["009"]).seat(1, plants=9).seat(2, plants=2)
    pos = scenario.start()
    play(pos, "play 009")
    assert set(offers(pos)) == {"seat 0", "seat 1", "seat 2", "none"}
    other = pos.copy()
    play(other, "none")
    assert [player.stock[PLANT] for player in other.players] == [2, 9, 2]
    play(pos, "seat 1")
    assert set(offers(pos)) == {"amount 1", "amount 2", "amount 3"}
    play(pos, "amount 2")
    assert [player.stock[PLANT] for player in pos.players] == [2, 7, 2]
    assert asked(pos).kind == "turn"


def test_lowering_production_is_compulsory() -> None:
    """P. 9: with nobody else to hit, one hits oneself; Heat Trappers take two heat production."""
    pos = Scenario().seat(0, mc=6, hand=["178"], production={"heat": 2}).seat(1, production={"heat": 1}).start()
    play(pos, "play 178")
    assert [player.production[HEAT] for player in pos.players] == [0, 1]
    assert pos.players[0].production[ENERGY] == 1


def test_lowering_production_needs_one_player_for_all_of_it() -> None:
    pos = Scenario().seat(0, mc=6, hand=["178"], production={"heat": 1}).seat(1, production={"heat": 1}).start()
    assert refused(pos, "play 178") == "target.production.heat"


def test_lowering_production_may_not_be_waived() -> None:
    pos = Scenario().seat(0, mc=6, hand=["178"], production={"heat": 2}).seat(1, production={"heat": 3}).start()
    play(pos, "play 178")
    assert set(offers(pos)) == {"seat 0", "seat 1"}


def test_lowering_ones_own_titanium_and_raising_it_changes_nothing() -> None:
    """P. 9: Asteroid Mining Consortium, where only its player has titanium production."""
    pos = Scenario().seat(0, mc=13, hand=["002"], production={"titanium": 1}).start()
    play(pos, "play 002")
    assert pos.players[0].production[TITANIUM] == 1


def test_green_and_blue_cards_lie_open_with_their_tags() -> None:
    pos = Scenario().seat(0, mc=60, hand=["113", "038"]).start()
    play(pos, "play 113", "play 038")
    player = pos.players[0]
    assert names_of(player.in_play) == ["113", "038"]
    assert (player.tags[BUILDING], player.events, player.hand) == (2, [], [])


def test_events_lie_face_down_and_their_tags_are_gone() -> None:
    pos = Scenario().seat(0, mc=9, hand=["167"]).start()
    play(pos, "play 167")
    player = pos.players[0]
    assert (names_of(player.events), player.in_play) == (["167"], [])
    assert player.tags[SPACE] == 0


def test_tags_of_events_count_while_they_are_played() -> None:
    """P. 10: the discount of Shuttles is for the Asteroid too, and titanium pays for it."""
    pos = Scenario().seat(0, mc=cost("009") - 2, hand=["009"], played=["166"]).start()
    play(pos, "play 009")
    assert pos.players[0].stock[MC] == 0
    pos = Scenario().seat(0, titanium=4, hand=["009"], played=["166"]).start()
    play(pos, "play 009")
    assert pos.players[0].stock[TITANIUM] == 2


def test_only_cards_in_hand_are_played() -> None:
    pos = Scenario().seat(0, mc=99, hand=["113"], played=["141"]).seat(1, hand=["117"]).start()
    assert refused(pos, "play 117") == "nothand"
    assert refused(pos, "play 141") == "nothand"
    play(pos, "play 113")
    assert refused(pos, "play 113") == "nothand"


def test_effects_of_a_card_last_and_actions_wait() -> None:
    """P. 11: an effect is no action: Space Station lowers every space card, in the same turn already."""
    pos = Scenario().seat(0, mc=10 + cost("040") - 2, hand=["025", "040"]).start()
    play(pos, "play 025", "play 040")
    assert pos.players[0].stock[MC] == 0
