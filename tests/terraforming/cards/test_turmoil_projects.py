"""One row or more for every project of Turmoil: when it may be played, what it does, what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.politics import influence
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import Row, action, card, check_committee, lasting, run, worth
from tests.terraforming.rules.kit import hand, offers, refused

NO_DELEGATE = "you have no delegate left"
NOT_CHAIRMAN = "you are not chairman"


def rules(party: str) -> dict[str, Any]:
    """A party rules; only a neutral delegate sits in another one."""
    other = "unity" if party == "kelvinists" else "kelvinists"
    return {"ruling": party, "dominant": other, "delegates": {other: ["neutral"]}}


def joined(party: str, *owners: int | str) -> dict[str, Any]:
    """Another party rules; in this one these delegates sit."""
    return {
        "ruling": "scientists" if party == "unity" else "unity",
        "dominant": party,
        "delegates": {party: list(owners)},
    }


CHAIR = {"chairman": 0, "dominant": "reds", "delegates": {"reds": ["neutral"]}}
# Seat 0 has placed all seven delegates but the one in the lobby; or all seven.
SIX_AWAY = {"dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0, 0]}}
ALL_AWAY = {"dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0, 0, 0]}, "lobby": [1]}

# Who may play a card of a party: the party rules, or two own delegates are there, the leader counted.
PARTY_CARDS = {
    "T01": ("kelvinists", "Kelvinists", {}),
    "T03": ("unity", "Unity", {"production": {"energy": 1}}),
    "T04": ("reds", "Reds", {}),
    "T05": ("scientists", "Scientists", {}),
    "T06": ("greens", "Greens", {}),
    "T07": ("mars_first", "Mars First", {}),
    "T08": ("mars_first", "Mars First", {}),
    "T09": ("unity", "Unity", {}),
    "T12": ("reds", "Reds", {}),
    "T13": ("kelvinists", "Kelvinists", {}),
    "T14": ("scientists", "Scientists", {}),
    "T15": ("greens", "Greens", {}),
}

REFUSED = [
    card(number, me=me, committee=given, refused=f"{name} must be ruling, or you need 2 delegates there")
    for number, (party, name, me) in PARTY_CARDS.items()
    for given in (
        joined(party, 0),
        joined(party, 1, 1, 0),
        joined(party, "neutral", "neutral", 0),
        # The chair is no seat in the party, though it was won there.
        {**joined(party, 0), "chairman": 0},
    )
]

ROWS = [
    # Aerial Lenses.
    card("T01", committee=rules("kelvinists"), then={"heat production": 2}, points=-1),
    card("T01", committee=joined("kelvinists", 0, 0), then={"heat production": 2}),
    card("T01", committee=joined("kelvinists", 1, 1, 1, 0, 0), then={"heat production": 2}),
    card("T01", "seat 1", "amount 2", committee=rules("kelvinists"), them=({"plants": 5},), then={"heat production": 2}, them_then=({"plants": -2},)),
    card("T01", "seat 1", "amount 1", committee=rules("kelvinists"), them=({"plants": 5},), then={"heat production": 2}, them_then=({"plants": -1},)),
    card("T01", "seat 1", committee=rules("kelvinists"), them=({"plants": 1},), then={"heat production": 2}, them_then=({"plants": -1},)),
    card("T01", "none", committee=rules("kelvinists"), them=({"plants": 5},), then={"heat production": 2}),
    card("T01", committee=rules("kelvinists"), them=({"plants": 5, "played": ["173"]},), then={"heat production": 2}),
    card("T01", me={"mc": 1}, committee=rules("kelvinists"), refused="1 M€ short of 2 M€"),
    # Banned Delegate: only the chairman; any delegate that does not lead.
    card("T02", committee={"dominant": "reds", "delegates": {"reds": [1, "neutral"]}}, refused=NOT_CHAIRMAN),
    card("T02", committee={"chairman": 1, "dominant": "reds", "delegates": {"reds": [1, "neutral"]}}, refused=NOT_CHAIRMAN),
    card("T02", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral", 0], "greens": ["neutral", "neutral"], "unity": [0], "scientists": [1, 0]}},
         offered=("party reds 1", "party reds neutral", "party reds 0", "party greens neutral", "party scientists 0")),
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral"]}},
         committee_then={"delegates": {"reds": {"1": 2}}, "available": {"neutral": 14, "1": 5, "0": 6}, "lobby": [0, 1], "chairman": 0, "dominant": "reds", "leaders": {"reds": 1}}),
    card("T02", "party reds 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral"]}},
         committee_then={"delegates": {"reds": {"1": 1, "neutral": 1}}, "available": {"1": 6}, "leaders": {"reds": 1}}),
    card("T02", "party reds 0", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": ["neutral", 0, 1]}},
         committee_then={"delegates": {"reds": {"neutral": 1, "1": 1}}, "available": {"0": 6}, "leaders": {"reds": "neutral"}}),
    # … nobody sits there but leaders: the card has no effect.
    card("T02", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1], "unity": ["neutral"]}}),
    # … the leader has lost his majority: an owner with more takes the seat, one with as many does not.
    card("T02", "party reds 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, 0, 0], "unity": ["neutral", "neutral"]}},
         committee_then={"leaders": {"reds": 0}, "delegates": {"reds": {"0": 2, "1": 1}}, "dominant": "reds"}),
    card("T02", "party reds 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, 0], "unity": ["neutral", "neutral"]}},
         committee_then={"leaders": {"reds": 1}, "delegates": {"reds": {"0": 1, "1": 1}}, "dominant": "reds"}),
    card("T02", "party reds 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral", "neutral"], "unity": ["neutral", "neutral"]}},
         committee_then={"leaders": {"reds": "neutral"}, "delegates": {"reds": {"neutral": 2, "1": 1}}}),
    # … of several above him the active player comes first, then clockwise, neutral last.
    card("T02", "party reds 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral", "neutral", 0, 0]}},
         committee_then={"leaders": {"reds": 0}}),
    card("T02", "party reds 1", players=3, them=({}, {}), committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral", "neutral", 2, 2]}},
         committee_then={"leaders": {"reds": 2}}),
    card("T02", "party reds 1", players=3, them=({}, {}), committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, 2, 2, 0, 0]}},
         committee_then={"leaders": {"reds": 0}}),
    card("T02", "party reds 0", players=3, them=({}, {}), committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [0, 0, 2, 2, 1, 1]}},
         committee_then={"leaders": {"reds": 1}}),
    # … dominance: another party with as many does not take over, one with more does, of several the next clockwise.
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, 1, "neutral"], "unity": [0, 0]}},
         committee_then={"dominant": "reds"}),
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, "neutral"], "unity": [0, 0]}},
         committee_then={"dominant": "unity"}),
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, "neutral"], "kelvinists": [0, 0], "scientists": [0, 0], "mars first": [1, 1]}},
         committee_then={"dominant": "scientists"}),
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, "neutral"], "kelvinists": [0, 0], "mars first": [1, 1]}},
         committee_then={"dominant": "mars first"}),
    card("T02", "party reds neutral", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [1, "neutral"], "kelvinists": [0, 0], "greens": [1, 1]}},
         committee_then={"dominant": "greens"}),
    # … in another party than the dominant one nothing changes hands.
    card("T02", "party unity 1", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [0, 0, 0], "unity": [0, 1]}},
         committee_then={"dominant": "reds", "delegates": {"unity": {"0": 1}, "reds": {"0": 3}}, "leaders": {"unity": 0}}),
    # Cultural Metropolis: a city, and two delegates to the same party.
    card("T03", "space 14", "party reds", me={"production": {"energy": 1}}, committee=rules("unity"), then={"energy production": -1, "mc production": 3}, tile=("14", "city", 0),
         committee_then={"delegates": {"reds": {"0": 2}, "kelvinists": {"neutral": 1}}, "leaders": {"reds": 0}, "dominant": "reds", "available": {"0": 5}, "lobby": [0, 1]}),
    card("T03", "space 14", "party unity", me={"production": {"energy": 1}}, committee=joined("unity", 0, 0), then={"energy production": -1, "mc production": 3},
         committee_then={"delegates": {"unity": {"0": 4}}, "available": {"0": 3}, "lobby": [0, 1]}),
    card("T03", "space 14", me={"production": {"energy": 1}}, committee=rules("unity"),
         offered=("party mars_first", "party kelvinists", "party reds", "party greens", "party unity", "party scientists")),
    card("T03", me={"production": {"energy": 1}}, committee=rules("unity"), tiles=(("14", "city", 1),), not_offered=("space 08", "space 15", "space 29", "space 02")),
    card("T03", "space 14", "party reds", me={"production": {"energy": 1}}, committee={**rules("unity"), "delegates": {"kelvinists": ["neutral", "neutral", "neutral"], "reds": ["neutral", "neutral"]}},
         then={"energy production": -1, "mc production": 3},
         committee_then={"delegates": {"reds": {"0": 2, "neutral": 2}}, "leaders": {"reds": "neutral"}, "dominant": "reds"}),
    card("T03", me={"production": {}}, committee=rules("unity"), refused="needs energy production of 1, you have 0"),
    # … the one from the lobby goes when the reserve has but one; with one in all it cannot be played.
    card("T03", "space 14", "party greens", me={"production": {"energy": 1}}, committee={"ruling": "unity", "dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0]}},
         then={"energy production": -1, "mc production": 3}, committee_then={"delegates": {"greens": {"0": 7}}, "lobby": [1], "available": {"0": 0}}),
    card("T03", "space 14", "party greens", me={"production": {"energy": 1}}, committee={"ruling": "unity", "dominant": "greens", "delegates": {"greens": [0, 0, 0, 0]}},
         then={"energy production": -1, "mc production": 3}, committee_then={"delegates": {"greens": {"0": 6}}, "lobby": [0, 1], "available": {"0": 1}}),
    card("T03", me={"production": {"energy": 1}}, committee={**SIX_AWAY, "ruling": "unity"}, refused=NO_DELEGATE),
    card("T03", me={"production": {"energy": 1}}, committee={"ruling": "unity", "lobby": [1], "dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0, 0]}}, refused=NO_DELEGATE),
    card("T03", "pay mc=10,steel=5", "space 14", "party reds", me={"mc": 20, "steel": 5, "production": {"energy": 1}}, committee=rules("unity"),
         then={"mc": -10, "steel": -5, "energy production": -1, "mc production": 3}, committee_then={"delegates": {"reds": {"0": 2}}}),
    # Diaspora Movement: jovian tags of everybody, its own too, face down ones not.
    card("T04", committee=rules("reds"), then={"mc": 1}, points=1),
    card("T04", committee=joined("reds", 0, 0), me={"played": ["002", "001"]}, them=({"played": ["057"]},), then={"mc": 4}, points=1),
    card("T04", committee=rules("reds"), players=3, them=({"played": ["057", "040"]}, {"played": ["018"]}), then={"mc": 4}),
    card("T04", me={"mc": 6}, committee=rules("reds"), refused="1 M€ short of 7 M€"),
    card("T04", committee=rules("reds"), them=({"corporation": "R15"},), then={"mc": 1}),
    # Event Analysts.
    card("T05", committee=rules("scientists"), committee_then={"influence": {"0": 1, "1": 0}}),
    card("T05", committee=joined("scientists", 0, 0), committee_then={"influence": {"0": 3}}),
    card("T05", committee={**joined("scientists", 0, 0), "chairman": 0}, committee_then={"influence": {"0": 4, "1": 0}}),
    lasting("T05", "lobby kelvinists", committee=rules("scientists"), committee_then={"influence": {"0": 2, "1": 0}, "dominant": "kelvinists"}),
    # GMO Contract: its own microbe tag counts.
    card("T06", committee=rules("greens"), then={"mc": 2}),
    card("T06", committee=joined("greens", 0, 0), then={"mc": 2}),
    card("T06", me={"mc": 2}, committee=rules("greens"), refused="1 M€ short of 3 M€"),
    lasting("T06", "play 048", me={"mc": 9, "hand": ["048"]}, committee=rules("unity"), then={"mc": -7, "hand": -1, "plants production": 1}),
    lasting("T06", "play 049", me={"mc": 4, "hand": ["049"]}, committee=rules("unity"), then={"mc": -2, "hand": -1}),
    lasting("T06", "play 172", me={"mc": 10, "hand": ["172"]}, committee=rules("unity"), then={"mc": -8, "hand": -1, "on 172": 1}),
    lasting("T06", "play 135", me={"mc": 11, "hand": ["135"], "played": ["048", "049", "172"]}, committee=rules("unity"), then={"mc": -5, "hand": -1}),
    lasting("T06", "play 050", "none", me={"mc": 1, "plants": 1, "hand": ["050"]}, them=({"plants": 3},), committee=rules("unity"), then={"mc": 1, "hand": -1}),
    lasting("T06", "play 056", me={"mc": 4, "hand": ["056"]}, committee=rules("unity"), then={"mc": -4, "hand": -1, "steel production": 1}),
    lasting("T06", "pass", "play 048", them=({"mc": 9, "hand": ["048"]},), committee=rules("unity"), them_then=({"mc": -9, "hand": -1, "plants production": 1},)),
    # Martian Media Center.
    card("T07", committee=rules("mars_first"), then={"mc production": 2}),
    card("T07", committee=joined("mars_first", 0, 0), then={"mc production": 2}),
    card("T07", "pay mc=1,steel=3", me={"mc": 7, "steel": 3}, committee=rules("mars_first"), then={"mc": -1, "steel": -3, "mc production": 2}),
    action("T07", "party reds", me={"mc": 3}, committee=rules("unity"), then={"mc": -3},
           committee_then={"delegates": {"reds": {"0": 1}}, "leaders": {"reds": 0}, "available": {"0": 6}, "lobby": [0, 1], "dominant": "kelvinists"}),
    action("T07", "party kelvinists", me={"mc": 3}, committee={**rules("unity"), "lobby": [1]}, then={"mc": -3},
           committee_then={"delegates": {"kelvinists": {"0": 1, "neutral": 1}}, "leaders": {"kelvinists": "neutral"}, "available": {"0": 6}, "lobby": [1]}),
    action("T07", me={"mc": 2}, committee=rules("unity"), refused="1 M€ short of 3 M€"),
    action("T07", "party reds", me={"mc": 3}, committee=SIX_AWAY, then={"mc": -3}, committee_then={"delegates": {"reds": {"0": 1}}, "lobby": [1], "available": {"0": 0}}),
    action("T07", me={"mc": 3}, committee=ALL_AWAY, refused=NO_DELEGATE),
    # … the last one of the reserve goes before the one in the lobby.
    action("T07", "party reds", me={"mc": 3}, committee={"dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0]}}, then={"mc": -3},
           committee_then={"delegates": {"reds": {"0": 1}}, "lobby": [0, 1], "available": {"0": 1}}),
    lasting("T07", "action T07", "party reds", "action T07", me={"mc": 9}, committee=rules("unity"), refused="already used this generation"),
    # … after the lobby has been emptied there is no free move left.
    lasting("T07", "action T07", "party reds", "lobby reds", me={"mc": 8}, committee=SIX_AWAY, refused=NO_DELEGATE),
    # Parliament Hall: itself counted.
    card("T08", committee=rules("mars_first"), points=1),
    card("T08", me={"played": ["056"]}, committee=rules("mars_first"), points=1),
    card("T08", me={"played": ["056", "141"]}, committee=rules("mars_first"), then={"mc production": 1}, points=1),
    card("T08", me={"played": ["056", "141", "065", "043"]}, committee=joined("mars_first", 0, 0), then={"mc production": 1}),
    card("T08", me={"played": ["056", "141", "065", "043", "113"]}, committee=joined("mars_first", 0, 0), then={"mc production": 2}),
    card("T08", me={"corporation": "R24"}, committee=rules("mars_first"), then={"mc production": 1}),
    card("T08", committee=rules("mars_first"), them=({"played": ["056", "141", "065"]},)),
    # PR Office: earth tags, itself counted, and a step of rating.
    card("T09", committee=rules("unity"), then={"mc": 1, "tr": 1}),
    card("T09", me={"played": ["068", "106"]}, committee=joined("unity", 0, 0), then={"mc": 3, "tr": 1}),
    card("T09", me={"played": ["112", "068"]}, them=({"played": ["106"]},), committee=rules("unity"), then={"mc": 2, "tr": 1}),
    # Public Celebrations.
    card("T10", committee=CHAIR, points=2),
    card("T10", committee={**CHAIR, "chairman": 1}, refused=NOT_CHAIRMAN),
    card("T10", committee={"dominant": "reds", "delegates": {"reds": [0, 0, 0]}}, refused=NOT_CHAIRMAN),
    card("T10", me={"mc": 7}, committee=CHAIR, refused="1 M€ short of 8 M€"),
    # Recruitment: a neutral delegate that does not lead; the size of the party stays, its leader may change.
    card("T11", committee={"dominant": "reds", "delegates": {"reds": ["neutral", "neutral"]}},
         committee_then={"delegates": {"reds": {"neutral": 1, "0": 1}}, "leaders": {"reds": "neutral"}, "available": {"0": 6, "neutral": 12}, "lobby": [0, 1], "dominant": "reds"}),
    card("T11", committee={"dominant": "reds", "delegates": {"reds": ["neutral", "neutral", 0]}},
         committee_then={"delegates": {"reds": {"neutral": 1, "0": 2}}, "leaders": {"reds": 0}, "dominant": "reds"}),
    card("T11", committee={"dominant": "reds", "delegates": {"reds": [1, 1, "neutral", 0, 0]}},
         committee_then={"delegates": {"reds": {"1": 2, "0": 3}}, "leaders": {"reds": 0}, "available": {"neutral": 13}}),
    card("T11", "party greens", committee={"dominant": "greens", "delegates": {"reds": ["neutral", "neutral"], "greens": [1, "neutral"]}},
         committee_then={"delegates": {"reds": {"neutral": 2}, "greens": {"1": 1, "0": 1}}, "leaders": {"greens": 1}, "dominant": "greens"}),
    card("T11", committee={"dominant": "greens", "delegates": {"reds": ["neutral", "neutral"], "greens": [1, "neutral"], "unity": ["neutral"], "scientists": [0, 1]}},
         offered=("party reds", "party greens")),
    card("T11", committee={"dominant": "reds", "delegates": {"reds": ["neutral"], "unity": [1, 1]}}, refused="no party has a neutral delegate other than its leader"),
    card("T11", committee={"dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0, 0, "neutral"]}},
         committee_then={"delegates": {"greens": {"0": 7}}, "lobby": [1], "available": {"0": 0, "neutral": 13}}),
    card("T11", committee={"lobby": [1], "dominant": "greens", "delegates": {"greens": [0, 0, 0, 0, 0, 0, 0, "neutral"]}}, refused=NO_DELEGATE),
    # Red Tourism Wave: every empty space beside own tiles once.
    card("T12", committee=rules("reds")),
    card("T12", committee=joined("reds", 0, 0), tiles=(("14", "city", 0),), then={"mc": 6}),
    card("T12", committee=rules("reds"), tiles=(("14", "city", 0), ("16", "city", 0)), then={"mc": 11}),
    card("T12", committee=rules("reds"), tiles=(("14", "city", 0), ("16", "city", 0), ("15", "greenery", 1)), then={"mc": 10}),
    card("T12", committee=rules("reds"), tiles=(("14", "greenery", 0), ("15", "greenery", 0)), then={"mc": 8}),
    card("T12", committee=rules("reds"), tiles=(("14", "city", 1),)),
    # … 21 lies beside the ocean space 30 and Noctis City (29); 14 is claimed by another.
    card("T12", committee=rules("reds"), tiles=(("21", "greenery", 0),), claims=(("14", 1),), then={"mc": 6}),
    card("T12", committee=rules("reds"), tiles=(("21", "greenery", 0), ("30", "ocean", -1)), then={"mc": 5}),
    card("T12", committee=rules("reds"), tiles=(("30", "ocean", -1), ("31", "ocean", -1))),
    card("T12", committee=rules("reds"), tiles=(("phobos", "city", 0), ("ganymede", "city", 0))),
    card("T12", committee=rules("reds"), tiles=(("57", "mining_rights", 0),), then={"mc": 3}),
    card("T12", me={"played": ["105", "109"], "mc": 0}, committee=rules("reds"), then={"mc": 3}),
    # Sponsored Mohole.
    card("T13", committee=rules("kelvinists"), then={"heat production": 2}),
    card("T13", committee=joined("kelvinists", 0, 0), then={"heat production": 2}),
    card("T13", "pay mc=1,steel=2", me={"mc": 5, "steel": 2}, committee=rules("kelvinists"), then={"mc": -1, "steel": -2, "heat production": 2}),
    # Supported Research.
    card("T14", committee=rules("scientists"), then={"hand": 2}, deck=("056", "057")),
    card("T14", committee=joined("scientists", 0, 0), then={"hand": 2}),
    # Wildlife Dome: a greenery, with the 4 M€ of the Greens while they rule.
    card("T15", "space 14", committee=rules("greens"), then={"mc": 4, "oxygen": 1, "tr": 1}, tile=("14", "greenery", 0)),
    card("T15", "space 14", committee=joined("greens", 0, 0), then={"oxygen": 1, "tr": 1}, tile=("14", "greenery", 0)),
    card("T15", "space 14", committee=joined("greens", 0, 0), parameters={"oxygen": 14}, tile=("14", "greenery", 0)),
    card("T15", committee=joined("greens", 0, 0), tiles=(("14", "city", 0),), offered=("space 07", "space 08", "space 13", "space 15", "space 21", "space 22")),
    # Vote of No Confidence: one step of rating in all.
    card("T16", committee={"dominant": "reds", "delegates": {"reds": [0]}}, then={"tr": 1},
         committee_then={"chairman": 0, "available": {"0": 5, "neutral": 14}, "lobby": [0, 1], "delegates": {"reds": {"0": 1}}, "leaders": {"reds": 0}, "influence": {"0": 2}, "vp": {"0": 2, "1": 0}}),
    card("T16", committee={"dominant": "reds", "delegates": {"reds": ["neutral", "neutral"], "unity": [0]}}, then={"tr": 1},
         committee_then={"chairman": 0, "dominant": "reds", "influence": {"0": 1}}),
    card("T16", committee={"dominant": "reds", "delegates": {"reds": [1, 0]}}, refused="you lead no party"),
    card("T16", committee={"chairman": 1, "dominant": "reds", "delegates": {"reds": [0]}}, refused="the chairman is not neutral"),
    card("T16", committee={"chairman": 0, "dominant": "reds", "delegates": {"reds": [0]}}, refused="the chairman is not neutral"),
    card("T16", committee=SIX_AWAY, then={"tr": 1}, committee_then={"chairman": 0, "lobby": [1], "available": {"0": 0, "neutral": 14}}),
    card("T16", committee=ALL_AWAY, refused=NO_DELEGATE),
    card("T16", me={"mc": 8}, committee={"ruling": "reds", "dominant": "reds", "delegates": {"reds": [0]}}, then={"mc": -3, "tr": 1}, committee_then={"chairman": 0}),
    card("T16", me={"mc": 7}, committee={"ruling": "reds", "dominant": "reds", "delegates": {"reds": [0]}}, refused="you could not pay 3 M€ for every step of terraform rating"),
    # Points lie there to the end.
    worth("T01", -1), worth("T04", 1), worth("T08", 1), worth("T10", 2), worth("T05", 0), worth("T16", 0),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_turmoil_projects(row: Row) -> None:
    run(row)


@pytest.mark.parametrize("row", REFUSED, ids=str)
def test_a_party_card_needs_the_government_or_two_delegates(row: Row) -> None:
    run(row)


def position(committee: dict[str, Any], players: int = 2, **me: Any) -> WholePosition:
    scenario = Scenario(players, more=("turmoil=yes",)).state(given_committee(players, committee))
    return scenario.seat(0, **me).deck_top(["056", "057", "065"]).start()


def test_supported_research_draws_from_the_top() -> None:
    pos = position(rules("scientists"), mc=3, hand=["T14"])
    play(pos, "play T14")
    assert hand(pos, 0) == ["056", "057"]


def test_a_second_delegate_in_the_same_turn_opens_a_party_card() -> None:
    pos = position({**joined("scientists", 0), "lobby": [0, 1]}, mc=3, hand=["T14"])
    assert refused(pos, "play T14") == "party"
    play(pos, "lobby scientists", "play T14")
    assert len(hand(pos, 0)) == 2


def test_a_card_may_be_played_on_the_strength_of_a_recruit() -> None:
    pos = position({**joined("kelvinists", 0, 0, "neutral"), "ruling": "unity"}, mc=4, hand=["T11", "T01"])
    play(pos, "play T11", "play T01")
    check_committee(pos, {"delegates": {"kelvinists": {"0": 3}}})


def test_influence_of_event_analysts_needs_no_delegate_at_all() -> None:
    pos = position({"dominant": "reds", "delegates": {"reds": [1, 1]}, "chairman": 1}, played=["T05"])
    assert [influence(pos, seat) for seat in (0, 1)] == [1, 3]


def test_a_banned_delegate_can_be_sent_again_for_5_mc() -> None:
    pos = position(
        {"chairman": 0, "dominant": "reds", "delegates": {"reds": [0, 0, 0, 0, 0, 0]}, "lobby": [1]}, mc=5, hand=["T02"]
    )
    assert "lobby unity" not in offers(pos)
    play(pos, "play T02", "lobby unity")
    check_committee(pos, {"delegates": {"reds": {"0": 5}, "unity": {"0": 1}}, "available": {"0": 0}, "lobby": [1]})
    assert pos.players[0].stock[0] == 0


def test_the_banned_delegate_of_a_seat_returns_to_the_reserve_not_to_the_lobby() -> None:
    pos = position({"chairman": 0, "dominant": "reds", "delegates": {"reds": [0, 1]}, "lobby": [0]}, hand=["T02"])
    play(pos, "play T02")
    check_committee(pos, {"lobby": [0], "available": {"1": 7}})


def test_events_lie_face_down_and_count_for_points() -> None:
    pos = position(CHAIR, mc=8, hand=["T10"])
    play(pos, "play T10")
    assert pos.breakdown()[0]["cards"] == 2
    assert pos.players[0].events
