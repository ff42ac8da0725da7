from __future__ import annotations

import pytest

from areopolis.kernel.payment import paid_in, paying
from areopolis.kernel.ref import Ref, written


def test_a_payment_is_written_with_amounts() -> None:
    paid = (Ref("resource", "mc", 8), Ref("resource", "titanium", 2))
    assert written(paying(paid)) == "pay mc=8,titanium=2"
    assert written(paying(())) == "pay nothing"


def test_what_is_written_is_read_back() -> None:
    assert paid_in(["pay", "mc=8,titanium=2"]) == {"mc": 8, "titanium": 2}


@pytest.mark.parametrize(
    "text",
    [
        "pay",
        "pay mc",
        "pay mc=",
        "pay mc=0",
        "pay mc=-1",
        "pay mc=1,mc=2",
        "pay mc=1 steel=1",
        "pay mc=9999",
        "buy mc=1",
    ],
)
def test_what_is_no_payment(text: str) -> None:
    assert paid_in(text.split()) == {}
