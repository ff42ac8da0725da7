"""How Python runs the server: short waits rather than few switches."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

# Seconds after which the thread of the loop gives way to those of the store, which have but a moment's work each time;
# Python's own five thousandths make a choice wait long on a busy server.
SWITCH: Final = 0.0005
# Objects made since the last look for unused circles; there are few such, and every look takes time.
YOUNG: Final = 20_000


def tune() -> None:
    """For the life of this process; what is loaded by now stays, and is not looked through again and again."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


def give_back(everything: bool) -> None:
    """Give memory back to the machine that nothing uses any more, where the C library can.

    To look for circles first takes a while, in which nothing else is done: for a moment when nobody waits.
    """
    if everything:
        gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
