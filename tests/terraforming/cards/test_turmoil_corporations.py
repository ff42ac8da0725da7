"""One row or more for every corporation of Turmoil: what it starts with, its effects, its action, its points."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming import scoring
from areopolis.terraforming.scenario import Scenario, card_named, play
from areopolis.terraforming.terms import MC, OVER
from areopolis.terraforming.turmoil import politics
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import Row, action, lasting, run, start, worth
from tests.terraforming.rules.kit import asked, hand, offers, refused

# Unity rules, so that no policy touches what is tested; a neutral delegate leads the Greens.
CALM: dict[str, Any] = {"ruling": "unity", "dominant": "greens", "delegates": {"greens": ["neutral"]}}
ONE_EACH = {"mc": 1, "steel": 1, "titanium": 1, "plants": 1, "energy": 1, "heat": 1}


def in_party(party: str, **rest: Any) -> dict[str, Any]:
    return {"ruling": party, "dominant": "greens", "delegates": {"greens": ["neutral"]}, **rest}


ROWS = [
    # What they start with.
    start("R07", then={"mc": 53, "tr": -2}),
    start("R14", then={"mc": 14, "tr": -1}),
    start("R15", then={"mc": 36}),
    start("R33", then={"mc": 40, "steel production": 1, "titanium production": 1}),
    start("R38", then={"mc": 54}),
    # Pristar: preservation and 6 M€ in production, unless its rating was raised in this generation.
    lasting("R07", "pass", "buy none", "buy none", them=({"passed": True},), committee=CALM,
            then={"mc": 20 + 6, "on R07": 1, "tr": -1}, them_then=({"mc": 20, "tr": -1},)),
    lasting("R07", "convert heat", "pass", "buy none", "buy none", me={"heat": 8}, them=({"passed": True},), committee=CALM,
            then={"mc": 21, "heat": -8, "temperature": 2}, them_then=({"mc": 20, "tr": -1},)),
    lasting("R07", "pass", "convert heat", "pass", "buy none", "buy none", them=({"heat": 8},), committee=CALM,
            then={"mc": 26, "on R07": 1, "tr": -1, "temperature": 2}, them_then=({"mc": 21, "heat": -8},)),
    # … a step at a completed parameter is no raise.
    lasting("R07", "convert heat", "pass", "buy none", "buy none", me={"heat": 8}, them=({"passed": True},), parameters={"temperature": 8}, committee=CALM,
            then={"mc": 26, "heat": -8, "on R07": 1, "tr": -1}, them_then=({"mc": 20, "tr": -1},)),
    # … what others produce is not its business, and money of production comes as usual.
    lasting("R07", "pass", "buy none", "buy none", me={"production": {"mc": -3}}, them=({"passed": True},), committee=CALM,
            then={"mc": 17 + 6, "on R07": 1, "tr": -1}, them_then=({"mc": 20, "tr": -1},)),
    worth("R07", 0), worth("R07", 4, me={"resources": {"R07": 4}}),
    # TerraLabs Research: cards for 1 M€, but not those with a fixed price.
    lasting("R14", "action 006", "buy 056", me={"mc": 1, "played": ["006"]}, deck=("056",), committee=CALM, then={"mc": -1, "hand": 1}),
    lasting("R14", "action 110", "buy 056", me={"mc": 1, "played": ["110"]}, deck=("056",), committee=CALM, then={"mc": -1, "hand": 1}),
    lasting("R14", "action 006", "buy none", me={"played": ["006"]}, deck=("056",), committee=CALM),
    lasting("R14", "action 199", me={"mc": 2, "played": ["199"]}, committee=CALM, then={"mc": -2, "hand": 1}),
    lasting("R14", "action 199", me={"mc": 1, "played": ["199"]}, committee=CALM, refused="1 M€ short of 2 M€"),
    lasting("R14", "action P06", me={"mc": 10}, committee=in_party("scientists"), then={"mc": -10, "hand": 3}),
    lasting("R14", "action P06", me={"mc": 9}, committee=in_party("scientists"), refused="1 M€ short of 10 M€"),
    lasting("R14", "pass", "buy none", "buy 056 057 048 049", me={"tr": 19}, deck=("065", "066", "068", "070", "056", "057", "048", "049"), them=({"passed": True},), committee=CALM,
            then={"mc": 19 - 4, "hand": 4, "tr": -1}, them_then=({"mc": 20, "tr": -1},)),
    lasting("R14", "pass", "buy 065 066", "buy none", deck=("065", "066", "068", "070"), them=({"passed": True},), committee=CALM,
            then={"mc": 20, "tr": -1}, them_then=({"mc": 20 - 6, "hand": 2, "tr": -1},)),
    lasting("R14", "play 137", me={"mc": 8, "hand": ["137"]}, committee=CALM, then={"mc": -8, "hand": -1, "mc production": 2}),
    lasting("R14", "play 046", me={"mc": 8, "hand": ["046"], "played": ["090"]}, committee=CALM, then={"mc": -8, "hand": -1, "mc production": 1, "energy production": 1}),
    # Septem Tribus: 2 M€ for every party with a delegate; the chair is none.
    action("R15", committee=CALM),
    action("R15", committee=in_party("unity", delegates={"greens": ["neutral"], "reds": [0]}), then={"mc": 2}),
    action("R15", committee=in_party("unity", delegates={"greens": ["neutral", 0], "reds": [0, 0, 0]}), then={"mc": 4}),
    action("R15", committee=in_party("unity", chairman=0, delegates={"greens": [1, 1, 0], "reds": [1]}), then={"mc": 2}),
    action("R15", committee=in_party("unity", lobby=[1], delegates={p: [0] for p in ("greens", "mars first", "kelvinists", "reds", "unity", "scientists")}), then={"mc": 12}),
    lasting("R15", "lobby reds", "action R15", committee=CALM, then={"mc": 2}, committee_then={"delegates": {"reds": {"0": 1}}}),
    lasting("R15", "action R15", "action R15", committee=CALM, refused="already used this generation"),
    # … its wild tag for a requirement …
    lasting("R15", "play 046", me={"mc": 8, "hand": ["046"], "played": ["090"]}, committee=CALM, then={"mc": -8, "hand": -1, "mc production": 1, "energy production": 1}),
    lasting("R15", "play 046", me={"mc": 8, "hand": ["046"], "played": ["005"]}, committee=CALM, refused="needs 3 science tags, you have 2"),
    lasting("R15", "play 058", me={"mc": 32, "hand": ["058"]}, committee=CALM, then={"mc": -32, "hand": -1, "energy production": 3, "heat production": 3}),
    lasting("R15", "play 145", me={"mc": 18, "hand": ["145"], "played": ["005"]}, committee=CALM, then={"mc": -18, "hand": -1, "energy production": 3}),
    # … where it plays one role only …
    lasting("R15", "play 135", me={"mc": 11, "hand": ["135"], "played": ["159", "049"]}, committee=CALM, then={"mc": -11, "hand": -1}),
    lasting("R15", "play 135", me={"mc": 11, "hand": ["135"], "played": ["159", "172"]}, committee=CALM, then={"mc": -11, "hand": -1}),
    lasting("R15", "play 135", me={"mc": 11, "hand": ["135"], "played": ["049", "172"]}, committee=CALM, then={"mc": -11, "hand": -1}),
    lasting("R15", "play 135", me={"mc": 11, "hand": ["135"], "played": ["159"]}, committee=CALM, refused="needs 1 microbe tag, you have 0"),
    lasting("R15", "play 135", me={"mc": 11, "hand": ["135"], "played": ["159", "048"]}, committee=CALM, refused="needs 1 microbe tag, you have 0"),
    # … for what own cards count …
    lasting("R15", "play 137", me={"mc": 8, "hand": ["137"]}, committee=CALM, then={"mc": -8, "hand": -1, "mc production": 2}),
    lasting("R15", "play 051", me={"mc": 12, "hand": ["051"]}, committee=CALM, then={"mc": -12, "hand": -1, "mc production": 1}),
    lasting("R15", "play 102", me={"mc": 18, "hand": ["102"], "played": ["113"]}, committee=CALM, then={"mc": -18, "hand": -1, "energy production": 3}),
    lasting("R15", "play 130", me={"mc": 8, "hand": ["130"]}, parameters={"oxygen": 4}, committee=CALM, then={"mc": -8, "hand": -1, "plants production": 1}),
    lasting("R15", "play 148", me={"mc": 9, "hand": ["148"]}, parameters={"oxygen": 6}, committee=CALM, then={"mc": -9, "hand": -1, "plants production": 1}),
    lasting("R15", "play 175", me={"mc": 10, "hand": ["175"]}, committee=CALM, then={"mc": -10, "hand": -1, "mc production": 2}),
    lasting("R15", "play 197", me={"mc": 33, "hand": ["197"]}, committee=CALM, then={"mc": -33, "hand": -1, "tr": 2}),
    lasting("R15", "play 207", me={"mc": 13, "hand": ["207"]}, committee=CALM, then={"mc": -13, "hand": -1, "mc production": 1}),
    lasting("R15", "play T08", me={"mc": 8, "hand": ["T08"], "played": ["056"]}, committee=in_party("mars_first"), then={"mc": -8, "hand": -1, "mc production": 1}),
    lasting("R15", "play T09", me={"mc": 7, "hand": ["T09"]}, committee=in_party("unity"), then={"mc": -5, "hand": -1, "tr": 1}),
    lasting("R15", "play T04", me={"mc": 7, "hand": ["T04"]}, them=({"played": ["057"]},), committee=in_party("reds"), then={"mc": -4, "hand": -1}),
    lasting("R15", "play 037", me={"mc": 31, "hand": ["037"], "played": ["159", "048"]}, committee=CALM,
            then={"mc": -31, "hand": -1, "plants production": 4, "temperature": 2, "tr": 3}),
    lasting("R15", "play 037", me={"mc": 31, "hand": ["037"], "played": ["159"]}, committee=CALM,
            then={"mc": -31, "hand": -1, "plants production": 1, "temperature": 2, "tr": 3}),
    # … and for the Builder, but not for what others count, for triggers or for discounts.
    lasting("R15", "milestone builder", me={"mc": 8, "played": ["056", "065", "043", "141", "113", "117", "100"]}, committee=CALM, then={"mc": -8}),
    lasting("R15", "milestone builder", me={"mc": 8, "played": ["056", "065", "043", "141", "113", "117"]}, committee=CALM, refused="needs 8 building tags, you have 7"),
    lasting("R15", "pass", "play 099", them=({"mc": 12, "hand": ["099"]},), committee=CALM, them_then=({"mc": -12, "hand": -1},)),
    lasting("R15", "pass", "play T04", them=({"mc": 7, "hand": ["T04"]},), committee=in_party("reds"), them_then=({"mc": -6, "hand": -1},)),
    lasting("R15", "pass", "play 137", them=({"mc": 8, "hand": ["137"]},), committee=CALM, them_then=({"mc": -8, "hand": -1, "mc production": 1},)),
    lasting("R15", "play 056", me={"mc": 4, "hand": ["056"], "played": ["T06", "105", "025"]}, committee=CALM, then={"mc": -4, "hand": -1, "steel production": 1}),
    # Utopia Invest: a step of production for 4 of the resource; M€ down to -5.
    action("R33", me={"production": ONE_EACH}, committee=CALM, offered=("choose mc", "choose steel", "choose titanium", "choose plants", "choose energy", "choose heat")),
    action("R33", "choose mc", me={"production": ONE_EACH}, committee=CALM, then={"mc production": -1, "mc": 4}),
    action("R33", "choose steel", me={"production": ONE_EACH}, committee=CALM, then={"steel production": -1, "steel": 4}),
    action("R33", "choose titanium", me={"production": ONE_EACH}, committee=CALM, then={"titanium production": -1, "titanium": 4}),
    action("R33", "choose plants", me={"production": ONE_EACH}, committee=CALM, then={"plants production": -1, "plants": 4}),
    action("R33", "choose energy", me={"production": ONE_EACH}, committee=CALM, then={"energy production": -1, "energy": 4}),
    action("R33", "choose heat", me={"production": ONE_EACH}, committee=CALM, then={"heat production": -1, "heat": 4}),
    action("R33", me={"production": {"mc": -4, "steel": 1}}, committee=CALM, offered=("choose mc", "choose steel")),
    action("R33", "choose mc", me={"production": {"mc": -4, "steel": 1}}, committee=CALM, then={"mc production": -1, "mc": 4}),
    action("R33", me={"production": {"mc": -5, "steel": 1, "heat": 2}}, committee=CALM, offered=("choose steel", "choose heat")),
    # … a lone possibility needs no question.
    action("R33", committee=CALM, then={"mc production": -1, "mc": 4}),
    action("R33", me={"production": {"mc": -5, "steel": 1}}, committee=CALM, then={"steel production": -1, "steel": 4}),
    lasting("R33", "action R33", "choose mc", "action R33", me={"production": ONE_EACH}, committee=CALM, refused="already used this generation"),
    # … the production of others is not its own.
    action("R33", me={"production": {"mc": -5, "energy": 1}}, them=({"production": ONE_EACH},), committee=CALM, then={"energy production": -1, "energy": 4}),
    # Lakefront Resorts: every ocean, whoever places it; and 3 M€ beside oceans for itself only.
    lasting("R38", "project aquifer", "space 05", me={"mc": 18}, committee=CALM, then={"mc": -18, "mc production": 1, "oceans": 1, "tr": 1}),
    lasting("R38", "project aquifer", "space 05", me={"mc": 18}, tiles=(("04", "ocean", -1),), committee=CALM, then={"mc": -15, "mc production": 1, "oceans": 1, "tr": 1}),
    lasting("R38", "project greenery", "space 10", me={"mc": 23}, tiles=(("04", "ocean", -1), ("05", "ocean", -1), ("11", "ocean", -1)), committee=CALM,
            then={"mc": -14, "oxygen": 1, "tr": 1}),
    lasting("R38", "pass", "project aquifer", "space 05", them=({"mc": 18},), tiles=(("04", "ocean", -1),), committee=CALM,
            then={"mc production": 1, "oceans": 1}, them_then=({"mc": -16, "tr": 1},)),
    lasting("R38", "pass", "project greenery", "space 10", them=({"mc": 23},), tiles=(("04", "ocean", -1),), committee=CALM, then={"oxygen": 1},
            them_then=({"mc": -21, "tr": 1},)),
    lasting("R38", "play 078", "space 05", "space 11", me={"mc": 23, "hand": ["078"]}, committee=CALM, then={"mc": -20, "hand": 1, "mc production": 2, "oceans": 2, "tr": 2}),
    lasting("R38", "convert heat", "space 05", me={"heat": 8}, parameters={"temperature": -2}, committee=CALM, then={"heat": -8, "temperature": 2, "mc production": 1, "oceans": 1, "tr": 2}),
    lasting("R38", "play T08", me={"mc": 8, "hand": ["T08"], "played": ["056"]}, committee=in_party("mars_first"), then={"mc": -8, "hand": -1, "mc production": 1}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_turmoil_corporations(row: Row) -> None:
    run(row)


def calm(committee: dict[str, Any] | None = None, players: int = 2) -> Scenario:
    return Scenario(players, more=("turmoil=yes",)).state(given_committee(players, committee or CALM))


START_CARDS = ["056", "057", "065", "066", "068", "070", "048", "049", "113", "117"]


def buying(corporation: str, cards: list[str]) -> WholePosition:
    """Seat 0 takes a corporation and buys start cards; seat 1 takes one and buys nothing."""
    pos = calm().deal(0, [corporation, "R08"], START_CARDS).deal(1, ["R43", "R13"], []).start_dealt(0)
    while asked(pos).kind in {"corporation", "start"}:
        if asked(pos).kind == "corporation":
            play(pos, f"corporation {corporation if asked(pos).seat == 0 else 'R43'}")
        else:
            play(pos, f"buy {' '.join(cards)}" if asked(pos).seat == 0 else "buy none")
    return pos


def test_terralabs_buys_all_ten_start_cards_for_10_mc() -> None:
    pos = buying("R14", START_CARDS)
    assert pos.players[0].stock[MC] == 14 - 10
    assert sorted(hand(pos, 0)) == sorted(START_CARDS)
    assert pos.players[0].tr == 19


def test_pristar_pays_3_mc_for_start_cards() -> None:
    pos = buying("R07", ["056", "057"])
    assert pos.players[0].stock[MC] == 53 - 6
    assert pos.players[0].tr == 18


def test_terralabs_may_buy_as_many_as_it_has_money_for() -> None:
    pos = calm().seat(0, mc=0, corporation="R14", production={"mc": -5}, tr=7).seat(1, passed=True).start()
    play(pos, "pass", "buy none")
    assert pos.players[0].stock[MC] == 2
    assert asked(pos).most == 2


def test_utopia_invest_is_refused_when_nothing_can_be_lowered() -> None:
    pos = calm().seat(0, corporation="R33", production={"mc": -5}).seat(1, production=ONE_EACH).start()
    assert refused(pos, "action R33").startswith("production.")
    assert "action R33" not in offers(pos)


def test_what_pristar_gains_in_the_solar_phase_belongs_to_no_generation() -> None:
    """It becomes chairman after the first production; in the second it has not raised its rating."""
    committee = {"ruling": "unity", "dominant": "reds", "delegates": {"reds": [0, 0]}}
    pos = calm(committee).seat(0, corporation="R07").seat(1, passed=True).start()
    pristar = card_named("R07").id
    play(pos, "pass", "buy none", "buy none")
    assert politics.committee(pos).chairman == 0
    # -1 revised, +1 as the lowest (both are), +1 for the chair.
    assert pos.players[0].tr == 21
    assert pos.players[0].holdings[pristar] == 1
    play(pos, "pass", "pass")
    assert pos.players[0].holdings[pristar] == 2


def test_pristar_counts_every_preservation_resource() -> None:
    pos = calm().seat(0, corporation="R07", resources={"R07": 3}).start()
    assert pos.breakdown()[0]["cards"] == 3


def test_pristar_produces_in_the_last_generation_too() -> None:
    pos = calm().seat(0, corporation="R07").seat(1, passed=True).parameters(8, 14, 9).start()
    play(pos, "pass")
    assert pos.phase == OVER
    assert pos.players[0].holdings[card_named("R07").id] == 1
    assert pos.players[0].stock[MC] == 26


@pytest.mark.parametrize("award", ["scientist", "landlord", "banker", "thermalist", "miner"])
def test_the_wild_tag_does_not_count_for_awards(award: str) -> None:
    pos = calm().seat(0, corporation="R15").seat(1).award(award, 0).start()
    assert pos.breakdown()[0]["awards"] == pos.breakdown()[1]["awards"]


def test_the_wild_tag_makes_no_scientist() -> None:
    pos = calm().seat(0, corporation="R15").seat(1, played=["005"]).award("scientist", 0).start()
    assert [sheet["awards"] for sheet in pos.breakdown()] == [0, 5]


@pytest.mark.parametrize("number", ["081", "012", "092"])
def test_the_wild_tag_does_not_count_for_points(number: str) -> None:
    """One point for every jovian tag: the card's own, and no wild one, whoever is to move."""
    pos = calm().seat(0, corporation="R15", played=[number]).seat(1).start()
    assert scoring.card_points(pos, 0, card_named(number).id) == 1


def test_the_wild_tag_does_not_count_for_points_in_the_end() -> None:
    pos = calm().seat(0, corporation="R15", played=["081"]).seat(1, passed=True).parameters(8, 14, 9).start()
    play(pos, "pass")
    assert pos.phase == OVER
    assert pos.breakdown()[0]["cards"] == 1


def test_the_action_of_septem_tribus_counts_its_delegates_as_they_are() -> None:
    pos = calm().seat(0, corporation="R15", mc=5).seat(1, passed=True).start()
    play(pos, "lobby reds", "lobby unity", "action R15")
    assert pos.players[0].stock[MC] == 5 - 5 + 4
