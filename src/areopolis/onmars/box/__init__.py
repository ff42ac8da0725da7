"""What lies in the box: the components as data, in one file for every family, and an owner's own figures over them."""

from __future__ import annotations

from functools import cache
from typing import Final

from areopolis.kernel.codec import digest
from areopolis.kernel.errors import BadOptions
from areopolis.onmars.box.checks import check
from areopolis.onmars.box.families import Tables, laid_over, owned, parsed
from areopolis.onmars.box.origin import Entry, origins, reconstruction
from areopolis.onmars.box.parts import assemble
from areopolis.onmars.box.table import Spot
from areopolis.onmars.components import Box

__all__ = ["Entry", "box_for", "own", "provenance", "standard", "template"]

STANDARD: Final = "the standard box"
# Owners' boxes that were given to this process, by fingerprint.
GIVEN: Final[dict[str, Box]] = {}


def whole(owner: Tables, name: str, fingerprint: str) -> Box:
    """A box of the standard tables and an owner's, checked in all its parts."""
    root = Spot(name, "", laid_over(owner))
    made = assemble(root, fingerprint)
    check(made, root)
    return made


@cache
def standard() -> Box:
    """The components as Areopolis knows them."""
    return whole({}, STANDARD, "")


def own(text: str, name: str) -> Box:
    """The components with an owner's file laid over them; games may then be made and replayed with them."""
    data = parsed(text, name)
    tables = owned(data, name)
    if not data:
        return standard()
    # Only data of which a box can be made has a fingerprint.
    whole(tables, name, "")
    fingerprint = digest(data)
    made = whole(tables, name, fingerprint)
    GIVEN[fingerprint] = made
    return made


def box_for(fingerprint: str) -> Box:
    """The box that a game was made with: the standard one, or an owner's that was given before."""
    if not fingerprint:
        return standard()
    if fingerprint not in GIVEN:
        raise BadOptions(
            f"this game was played with its owner's components ({fingerprint}); give them with --components FILE"
        )
    return GIVEN[fingerprint]


def provenance(text: str = "", name: str = "components") -> list[Entry]:
    """Every field of every component with its source; those that an owner's file gives are the owner's."""
    tables = owned(parsed(text, name), name)
    whole(tables, name, "")
    return origins(tables)


def template() -> str:
    """A file of all reconstructed fields, which an owner corrects and gives back with --components."""
    return reconstruction()
