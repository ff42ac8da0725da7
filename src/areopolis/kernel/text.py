"""Saying things in a language: a catalogue of phrases, with plural forms, that turns Text into sentences.

In a phrase `{0}` is the first part, `{0|plant|plants}` the form that fits the number in it, and `{0:acc}` the part in a
grammatical case: the name `tile.city` is then said by `tile.city.acc`, if the language has that phrase.

There is one renderer for two outputs: a string, or segments in which names of things on the table are references.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from areopolis.kernel.forms import RefSegment, Segment
from areopolis.kernel.ref import NO_AMOUNT, Ref
from areopolis.kernel.why import Text, Why

JOINED: Final = ("and", "or", "either", "then")
# The case of an amount that stands alone; amounts are otherwise what is gained or paid.
NOMINATIVE: Final = "nom"
# A shorter name, for tables.
BRIEF: Final = "brief"

# The text and the kind of reference of a seat, and the seat of somebody whom nobody plays.
SEAT: Final = "seat"
NEUTRAL: Final = -1

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# Plural rules with a name. A rule lists the numbers of each form but the last, which has the others: `..1` are all that
# end in 1, and `but` takes some out again. A language may write its rule instead of a name.
RULES: Final[dict[str, str]] = {
    "english": "1",
    "czech": "1; 2-4",
    "serbian": "..1 but ..11; ..2-4 but ..12-14",
}
# The phrase that lists the short words which stay with the next one, such as Czech prepositions.
HELD: Final = "held"


@final
class Slot:
    """A place in a phrase: the words before it, which part stands there, and in which case or forms."""

    def __init__(self, before: str, place: str) -> None:
        where, _, forms = place.partition("|")
        index, _, case = where.partition(":")
        self.before: Final = before
        self.index: Final = int(index)
        self.case: Final = case
        # By form of plural; empty where the part itself stands.
        self.forms: Final = forms.split("|") if forms else []


@final
class Phrase:
    """A phrase taken apart: its places, and the words behind the last one."""

    def __init__(self, phrase: str) -> None:
        slots: list[Slot] = []
        rest = phrase
        while "{" in rest:
            before, _, tail = rest.partition("{")
            place, _, rest = tail.partition("}")
            slots.append(Slot(before, place))
        self.slots: Final = slots
        self.rest: Final = rest


@final
class Script:
    """What has been said so far: words, and references between them where they are wanted."""

    def __init__(self, refer: bool) -> None:
        self.refer: Final = refer
        self.words: Final[list[str]] = []
        self.said: Final[list[Segment]] = []

    def name(self, ref: Ref, shown: str) -> None:
        """Say words that name a thing."""
        self.close()
        segment: RefSegment = {"ref": ref.kind, "id": ref.name, "text": shown}
        if ref.amount != NO_AMOUNT:
            segment["amount"] = ref.amount
        self.said.append(segment)

    def close(self) -> None:
        """Join the words behind the last reference."""
        words = "".join(self.words)
        self.words.clear()
        if words:
            self.said.append(words)


@final
class Catalogue:
    """The phrases of one language; what is missing is said in the fallback language, never left out.

    `refer` says which thing on the table a text names.
    """

    def __init__(
        self,
        code: str,
        plural: str,
        phrases: dict[str, str],
        fallback: Catalogue | None = None,
        refer: Callable[[Text], Ref | None] | None = None,
    ) -> None:
        self.code: Final = code
        self.plural: Final = plural
        self.phrases: Final = phrases
        self.fallback: Final = fallback
        self.refer: Final = refer
        # By name, case, and which of the parts are numbers.
        self.taken_apart: Final[dict[tuple[str, str, int], Phrase | None]] = {}
        self.form_of: Final[dict[int, int]] = {}
        self.short: Final = phrases.get(HELD, "").split()

    def phrase(self, name: str) -> str | None:
        """The phrase of this language with a name, if it has one."""
        return self.phrases.get(name)

    def say(self, text: Text | Why, names: tuple[str, ...] = (), case: str = "") -> str:
        """The text in this language, in a case if the language has it; `names` are the names of the seats."""
        script = Script(refer=False)
        self.write(text, names, case, script)
        return "".join(script.words)

    def segments(self, text: Text | Why, names: tuple[str, ...] = (), case: str = "") -> list[Segment]:
        """What `say` says, in pieces: words that name a thing on the table are references to it."""
        script = Script(refer=True)
        self.write(text, names, case, script)
        script.close()
        return script.said

    def sentence(self, text: Text | Why, names: tuple[str, ...] = ()) -> str:
        """The text with a capital letter and a full stop."""
        return "".join([shown(segment) for segment in self.sentence_segments(text, names)])

    def sentence_segments(self, text: Text | Why, names: tuple[str, ...] = ()) -> list[Segment]:
        """What `sentence` says, in pieces."""
        said = self.line_segments(text, names)
        if said and shown(said[-1])[-1:] not in ".!?:":
            last = said[-1]
            if isinstance(last, str):
                said[-1] = last + "."
            else:
                said.append(".")
        return said

    def line_segments(self, text: Text | Why, names: tuple[str, ...] = ()) -> list[Segment]:
        """What `say` says, in pieces and with a capital letter; people are called as they call themselves."""
        said = self.segments(text, names)
        first: Segment = said[0] if said else ""
        if isinstance(first, str):
            said[:1] = [capital(first)] if first else []
        elif first["ref"] != SEAT or first["text"] not in names:
            first["text"] = capital(first["text"])
        return said

    def write(self, text: Text | Why, names: tuple[str, ...], case: str, script: Script) -> None:
        """Say a text."""
        if isinstance(text, Why):
            text = text.text()
        if script.refer:
            ref = self.named(text)
            if ref is not None:
                script.name(ref, self.say(text, names, case))
                return
        if text.name == SEAT:
            script.words.append(self.seat(text.parts[0], names, case))
        elif text.name in JOINED:
            self.join(text, names, case, script)
        else:
            self.fill(text, names, case, script)

    def named(self, text: Text) -> Ref | None:
        """The thing that a text names, if it is a name: a seat, or what the games say."""
        if text.name == SEAT:
            seat = text.parts[0]
            return Ref(SEAT, "neutral" if seat == NEUTRAL else str(seat))
        return None if self.refer is None else self.refer(text)

    def seat(self, seat: object, names: tuple[str, ...], case: str) -> str:
        """The name of a seat; people are called as they call themselves."""
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        if seat == NEUTRAL:
            return self.say(Text("neutral"), case=case)
        return self.say(Text("seat.number", seat + 1 if isinstance(seat, int) else seat), case=case)

    def join(self, text: Text, names: tuple[str, ...], case: str, script: Script) -> None:
        """Parts one after the other, all in the same case, with the right word before the last."""
        last = len(text.parts) - 1
        word = self.say(Text(f"join.{text.name}")) if last > 0 else ""
        comma = word if text.name in {"then", "either"} else ", "
        for i in range(last + 1):
            if i:
                script.words.append(word if i == last else comma)
            self.put(text.parts[i], names, case, script)

    def part(self, part: object, names: tuple[str, ...] = ()) -> str:
        """One part of a text, alone."""
        script = Script(refer=False)
        self.put(part, names, "", script)
        return "".join(script.words)

    def put(self, part: object, names: tuple[str, ...], case: str, script: Script) -> None:
        """Say one part of a text."""
        if isinstance(part, Text | Why):
            self.write(part, names, case, script)
        else:
            script.words.append(f"\N{MINUS SIGN}{-part}" if isinstance(part, int) and part < 0 else str(part))

    def fill(self, text: Text, names: tuple[str, ...], case: str, script: Script) -> None:
        """A phrase with the parts in their places."""
        parts = text.parts
        phrase = self.phrase_in(text.name, parts, case)
        if phrase is None:
            if self.fallback is None:
                script.words.append(text.name)
            else:
                self.fallback.write(text, names, "", script)
            return
        for slot in phrase.slots:
            script.words.append(slot.before)
            part = parts[slot.index] if slot.index < len(parts) else ""
            if slot.forms:
                number = part if isinstance(part, int) else 1
                script.words.append(slot.forms[min(self.form(number), len(slot.forms) - 1)])
            else:
                self.put(part, names, slot.case, script)
        script.words.append(phrase.rest)

    def form(self, number: int) -> int:
        """Which form goes with a number."""
        if number not in self.form_of:
            self.form_of[number] = plural_form(self.plural, number)
        return self.form_of[number]

    def phrase_in(self, name: str, parts: tuple[object, ...], case: str) -> Phrase | None:
        """The phrase with a name, in a case if the language has it, taken apart."""
        numbers = 0
        for i in range(len(parts)):
            if isinstance(parts[i], int):
                numbers |= 1 << i
        key = (name, case, numbers)
        if key not in self.taken_apart:
            phrase = self.phrases.get(f"{name}.{case}") if case else None
            if phrase is None:
                phrase = self.phrases.get(name)
            self.taken_apart[key] = None if phrase is None else Phrase(hold_together(phrase, parts, self.short))
        return self.taken_apart[key]


def shown(segment: Segment) -> str:
    """The words of a segment."""
    return segment if isinstance(segment, str) else segment["text"]


def capital(said: str) -> str:
    """Words that begin with a capital letter."""
    return said[:1].upper() + said[1:]


def hold_together(phrase: str, parts: tuple[object, ...], short: list[str]) -> str:
    """A phrase with no-break spaces where no line may end: a number stays with its word, a unit with its number."""
    words = phrase.split(" ")
    said = words[0]
    for i in range(1, len(words)):
        said += (NO_BREAK if holds(words[i - 1], words[i], parts, short) else " ") + words[i]
    return said


def holds(word: str, after: str, parts: tuple[object, ...], short: list[str]) -> bool:
    """Whether two words of a phrase stay together."""
    bare = word.lstrip("([„“«").lower()
    if bare in short:
        return True
    if not is_number(word.rstrip("."), parts):
        return False
    # Behind a full stop only an ordinal number goes on in small letters.
    return after[:1].islower() if word.endswith(".") else after[:1].isalnum() or after[:1] in {"{", "%", "°"}


def is_number(word: str, parts: tuple[object, ...]) -> bool:
    """Whether a word of a phrase ends in a number, or in a place where one will stand."""
    if not word.endswith("}"):
        return word[-1:].isdecimal()
    place = word[word.rindex("{") + 1 : -1] if "{" in word else ""
    return place.isdecimal() and int(place) < len(parts) and isinstance(parts[int(place)], int)


def plural_form(rule: str, number: int) -> int:
    """Which form goes with a number: the first one whose numbers it is among, else the last."""
    forms = [form for form in RULES.get(rule, rule).split(";") if form.strip()]
    for place in range(len(forms)):
        among, _, but = forms[place].partition(" but ")
        if is_among(abs(number), among) and not is_among(abs(number), but):
            return place
    return len(forms)


def is_among(number: int, listed: str) -> bool:
    """Whether a number is among some listed ones, such as `1`, `2-4` or (by its last digits) `..11`."""
    for entry in listed.split():
        first, _, last = entry.removeprefix("..").partition("-")
        counted = number % 10 ** len(first) if entry.startswith("..") else number
        if int(first) <= counted <= int(last or first):
            return True
    return False
