"""Messages made wrong: by bytes, by structure and by values."""

from __future__ import annotations

import json
import random
from typing import Any, Final

# What JSON can say and Python cannot write: it takes the place of a string with this mark.
RAW: Final = "@raw "
LONG: Final = 70_000
NUMBERS: Final = (
    -1,
    0,
    1,
    9,
    10,
    255,
    10**6,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    2**64,
    -(2**63),
    10**40,
    0.5,
    4.0,
    -0.0,
    1e308,
)
TOKENS: Final = (
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "9" * 5000,
    "1.",
    "01",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\x41"',
    "nul",
)
WORDS: Final = (
    "", " ", "\x00", "a\x00b", "\n", "\r\n", "\x1b[31m", "\u202e", "\U0001f600", "none", "end", "pass", "{0}",
    "{0|a|b}", "%s%n", "../../etc/passwd", "<script>alert(1)</script>", "'; DROP TABLE games; --", "areo_", "null",
    "NaN", "__class__", "random", "greedy:time=1e9", "random:x=1", "onmars", "terraforming", "person", "players=99",
)  # fmt: skip
BITS: Final = 8


def values(rng: random.Random) -> Any:
    """Some value that nobody expects."""
    match rng.randrange(9):
        case 0 | 1:
            return rng.choice(NUMBERS)
        case 2 | 3:
            return rng.choice(WORDS)
        case 4:
            return RAW + rng.choice(TOKENS)
        case 5:
            return rng.choice((None, True, False, [], {}, [[]], {"": ""}))
        case 6:
            return rng.choice(("x", "\u0161", "\U0001f600")) * rng.choice((21, 61, 201, 2001, LONG))
        case 7:
            depth = rng.choice((3, 50, 1500, 20_000))
            return RAW + "[" * depth + "]" * depth
        case _:
            return {rng.choice(WORDS): rng.choice(NUMBERS) for _ in range(rng.choice((1, 3, 300)))}


def places(found: Any, at: list[Any]) -> list[tuple[Any, Any]]:
    """All places in some JSON: what holds the thing, and where."""
    items = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    for key, value in items:
        at.append((found, key))
        places(value, at)
    return at


def bent(found: Any, rng: random.Random) -> Any:
    """Some JSON with something changed in its structure."""
    found = json.loads(json.dumps(found))
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = places(found, [])
        if not at or rng.random() < 0.05:
            return values(rng)
        holder, key = rng.choice(at)
        match rng.randrange(5):
            case 0 if isinstance(holder, dict):
                holder[rng.choice(WORDS)] = values(rng)
            case 1:
                del holder[key]
            case 2:
                other, there = rng.choice(at)
                if key in holder if isinstance(holder, dict) else key < len(holder):
                    holder[key] = json.loads(json.dumps(other.get(there) if isinstance(other, dict) else None))
            case _:
                holder[key] = values(rng)
    return found


def written(found: Any) -> bytes:
    """JSON as bytes, with what only JSON can say in its place."""
    text = json.dumps(found, ensure_ascii=False)
    while (start := text.find(f'"{RAW}')) >= 0:
        value, end = json.JSONDecoder().raw_decode(text, start)
        text = text[:start] + value.removeprefix(RAW) + text[end:]
    return text.encode("utf-8", "surrogatepass")


def torn(data: bytes, rng: random.Random) -> bytes:
    """Bytes with something changed in them."""
    found = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        place = rng.randrange(len(found) + 1)
        match rng.randrange(6):
            case 0 if place < len(found):
                found[place] ^= 1 << rng.randrange(BITS)
            case 1:
                del found[place : place + rng.randrange(1, 20)]
            case 2:
                found[place:place] = rng.randbytes(rng.randrange(1, 9))
            case 3:
                found[place:place] = found[rng.randrange(len(found) + 1) :][:40]
            case 4:
                del found[place:]
            case _:
                found[place:place] = rng.choice(
                    (b"\xff", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf", b'"', b"}", b"\\u", b"//")
                )
    return bytes(found)


def mutated(found: Any, rng: random.Random) -> bytes:
    """A message made wrong, or left as it is now and then."""
    match rng.randrange(10):
        case 0:
            return written(found)
        case 1 | 2 | 3:
            return torn(written(found), rng)
        case 4:
            return torn(written(bent(found, rng)), rng)
        case _:
            return written(bent(found, rng))
