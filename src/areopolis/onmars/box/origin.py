"""Where every figure comes from: the rulebook, a catalogue, a reconstruction, or the owner of the box."""

from __future__ import annotations

from typing import Final, final

from areopolis.onmars.box.families import FAMILIES, SOURCES, Entries, Family, printed
from areopolis.onmars.box.spot import MISSING, toml

RECONSTRUCTED: Final = "reconstructed"
YOURS: Final = "yours"
TEMPLATE_HEAD: Final = """\
# The reconstructed components of On Mars.
#
# Everything below is a reconstruction. Compare it with your own copy of the game: correct what differs, delete what you
# have not looked up, and give the file to Areopolis with --components FILE. Other fields of
# components may be added in the same way.
"""


@final
class Entry:
    """A field of a component or a part of it: its value, where that comes from, and how sure it is."""

    def __init__(
        self, family: str, entry: str, field: str, value: str, source: str, confidence: str, note: str
    ) -> None:
        self.family: Final = family
        self.id: Final = entry
        self.field: Final = field
        # As TOML on one line.
        self.value: Final = value
        # rulebook, catalogue, reconstructed or yours.
        self.source: Final = source
        # low, medium, high, or empty where nothing is said.
        self.confidence: Final = confidence
        self.note: Final = note


def origins(owner: Entries) -> list[Entry]:
    """All fields in the order of the families; parts of a field that are weaker than the field follow it."""
    entries: list[Entry] = []
    for family in FAMILIES:
        for key in family.entries:
            fields = owner.get(family.name, {}).get(key, {})
            entries.extend(of_entry(family, key, printed()[family.name][key], fields))
    return entries


def of_entry(family: Family, key: str, fields: dict[str, object], owner: dict[str, object]) -> list[Entry]:
    """The fields of one entry."""
    entries: list[Entry] = []
    for field in family.fields:
        if field in owner:
            entries.append(Entry(family.name, key, field, toml(owner[field]), YOURS, "", ""))
            continue
        for path in [field, *parts_of(field, fields)]:
            source = source_of(path, fields)
            confidence = said(fields, "confidence", path, family)
            note = said(fields, "note", path, family)
            entries.append(Entry(family.name, key, path, toml(value_at(path, fields)), source, confidence, note))
    return entries


def texts(fields: dict[str, object], name: str) -> list[str]:
    """The list of paths under a name, if there is one."""
    value = fields.get(name)
    return [str(item) for item in value] if isinstance(value, list) else []


def parts_of(field: str, fields: dict[str, object]) -> list[str]:
    """The parts of a field of which something is said on their own."""
    return [path for source in SOURCES for path in texts(fields, source) if path.startswith(f"{field}.")]


def source_of(path: str, fields: dict[str, object]) -> str:
    """Where a field or a part comes from: what is said of it, or else of the whole entry."""
    for source in SOURCES:
        if path in texts(fields, source):
            return source
    return str(fields["source"])


def said(fields: dict[str, object], name: str, path: str, family: Family) -> str:
    """What is said of a field; a text for the whole entry is about what is reconstructed in it, if anything is."""
    value = fields.get(name, "")
    if isinstance(value, dict):
        return str(value.get(path, ""))
    weak = [field for field in family.fields if source_of(field, fields) == RECONSTRUCTED]
    weak.extend(texts(fields, RECONSTRUCTED))
    return str(value) if not weak or path in weak else ""


def value_at(path: str, fields: dict[str, object]) -> object:
    """The value of a field, or of a part of it; items of a list are counted from 1."""
    value: object = fields
    for step in path.split("."):
        if isinstance(value, dict):
            value = value.get(step, MISSING)
        elif isinstance(value, list):
            value = value[int(step) - 1]
    return value


def reconstruction() -> str:
    """A file of all reconstructed fields with their present values, for an owner to correct."""
    lines = [TEMPLATE_HEAD]
    for family in FAMILIES:
        for key in family.entries:
            fields = printed()[family.name][key]
            entries = of_entry(family, key, fields, {})
            weak = [entry for entry in entries if entry.source == RECONSTRUCTED]
            if weak:
                lines.append(f"[{family.name}.{key}]")
                lines.extend(remarks(weak))
                for field in family.fields:
                    if [entry for entry in weak if entry.field.split(".")[0] == field]:
                        lines.append(f"{field} = {toml(fields[field])}")
                lines.append("")
    return "\n".join(lines)


def remarks(weak: list[Entry]) -> list[str]:
    """Comments on what is reconstructed in an entry, how sure it is, and why."""
    lines: list[str] = []
    for entry in weak:
        sure = f" ({entry.confidence} confidence)" if entry.confidence else ""
        line = f"# {entry.field}{sure}"
        if line not in lines:
            lines.append(line)
    notes: list[str] = []
    for entry in weak:
        if entry.note and entry.note not in notes:
            notes.append(entry.note)
    return [*lines, *[f"# {note}" for note in notes]]
