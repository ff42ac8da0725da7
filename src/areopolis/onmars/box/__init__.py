"""What lies in the box: the components as data, in one file for every family, and an owner's own figures over them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from areopolis.kernel.errors import BadOptions
from areopolis.onmars.box.checks import check
from areopolis.onmars.box.families import Entries, laid_over, owned, parsed
from areopolis.onmars.box.origin import Entry, origins, reconstruction
from areopolis.onmars.box.parts import assemble
from areopolis.onmars.box.spot import Spot
from areopolis.onmars.components import Box

__all__ = ["Entry", "box_for", "own", "provenance", "standard", "template"]

STANDARD: Final = "the standard box"
COMPONENTS: Final = "components"
# So many boxes of owners are kept ready; any can be made again of its text.
READY: Final = 16
# A record of old named an owner's components in so many digits, and did not have them.
NAMED: Final = 16


def whole(owner: Entries, name: str) -> Box:
    """A box of the standard entries and an owner's, checked in all its parts."""
    root = Spot(name, "", laid_over(owner))
    made = assemble(root)
    check(made, root)
    return made


@cache
def standard() -> Box:
    """The components as Areopolis knows them."""
    return whole({}, STANDARD)


def own(text: str, name: str) -> Box:
    """The components with an owner's file laid over them; raises BadOptions with the name of the file and the place."""
    data = parsed(text, name)
    entries = owned(data, name)
    return whole(entries, name) if data else standard()


@lru_cache(maxsize=READY)
def box_for(text: str) -> Box:
    """The box that a game is played with: the standard one, with the text of an owner's file laid over it."""
    if len(text) == NAMED and all([letter in "0123456789abcdef" for letter in text]):
        raise BadOptions(
            f"this game was played with its owner's components ({text}), which are not with it; games have them now"
        )
    return own(text, COMPONENTS) if text else standard()


def provenance(text: str = "", name: str = COMPONENTS) -> list[Entry]:
    """Every field of every component with its source; those that an owner's file gives are the owner's."""
    entries = owned(parsed(text, name), name)
    whole(entries, name)
    return origins(entries)


def template() -> str:
    """A file of all reconstructed fields, which an owner corrects and gives back with --components."""
    return reconstruction()
