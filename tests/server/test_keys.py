"""Keys cannot be guessed, are kept as hashes, and fit only what they were made for."""

from __future__ import annotations

import math
import re

import pytest

from areopolis.server.keys import KEY, PREFIX, fits, hashed, new_id, new_key


def test_a_key_has_192_random_bits_and_can_stand_in_an_address() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    for key in keys:
        assert KEY.fullmatch(key)
        assert re.fullmatch(r"[A-Za-z0-9_-]+", key)
        assert math.log2(64) * len(key.removeprefix(PREFIX)) == 192


def test_every_place_of_a_key_is_random() -> None:
    keys = [new_key().removeprefix(PREFIX) for _ in range(1000)]
    assert all(len({key[i] for key in keys}) == 64 for i in range(32))


def test_a_key_fits_its_own_hash_only() -> None:
    key, other = new_key(), new_key()
    assert fits(key, hashed(key))
    assert not fits(other, hashed(key))
    assert key.encode() not in hashed(key)


@pytest.mark.parametrize("key", ["", "areo_", "key", "\ud800", "é" * 37, "a" * 100_000])
def test_what_is_no_key_fits_nothing(key: str) -> None:
    assert not fits(key, b"")
    assert not fits(key, hashed(key))
    assert not fits(key, hashed(new_key()))


def test_the_seat_of_a_bot_has_no_key() -> None:
    assert not fits(new_key(), b"")


def test_games_have_names_that_are_no_keys() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{12}", name) for name in names)
    assert not any(KEY.search(name) for name in names)
