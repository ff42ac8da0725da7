"""How Python runs the server: short waits rather than few switches."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

# Seconds after which the thread of the loop gives way to those of the store, which have but a moment's work each time;
# Python's own five thousandths make a choice wait long on a busy server.
SWITCH: Final = 0.0005
# Objects made since the last look for unused circles among the young ones; the house looks at all of them.
YOUNG: Final = 20_000


def tune() -> None:
    """For the life of this process; what is loaded by now stays, and is not looked through again and again."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


def give_back() -> None:
    """Find what games have left behind that nobody holds any more, and give its memory back where the C library can.

    Nothing else is done meanwhile: with a thousand games in memory about half a second.
    """
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
