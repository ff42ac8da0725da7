"""Keys: whoever has one may do what it opens. They are given out once, and only their hashes are kept."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

# By their first letters keys are recognised wherever they do not belong, above all in logs.
PREFIX: Final = "areo_"
# 192 bits, which nobody guesses.
RANDOM_BYTES: Final = 24
ID_BYTES: Final = 9
ID: Final = re.compile("[A-Za-z0-9_-]{8,32}", re.ASCII)
KEY: Final = re.compile(rf"{PREFIX}[A-Za-z0-9_-]{{{RANDOM_BYTES * 4 // 3}}}", re.ASCII)


def new_key() -> str:
    """A key that nobody has yet."""
    return PREFIX + secrets.token_urlsafe(RANDOM_BYTES)


def new_id() -> str:
    """A name for a game, which may be known to all: twelve characters that can stand in an address."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(key: str) -> bytes:
    """What is kept of a key. Keys are random, so a plain hash tells nothing about them."""
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def fits(key: str, kept: bytes) -> bool:
    """Whether this is the key of which that hash was kept; takes as long for a wrong key as for a right one."""
    return hmac.compare_digest(hashed(key), kept) and KEY.fullmatch(key) is not None
