"""Saying things in a language: a catalogue of phrases, with plural forms, that turns Text into sentences.

In a phrase `{0}` is the first part, `{0|plant|plants}` the form that fits the number in it, and `{0:acc}` the part in a
grammatical case: the name `tile.city` is then said by `tile.city.acc`, if the language has that phrase.
"""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.why import Text, Why

JOINED: Final = ("and", "or", "either", "then")
# The case of an amount that stands alone; amounts are otherwise what is gained or paid.
NOMINATIVE: Final = "nom"
# A shorter name, for tables.
BRIEF: Final = "brief"

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
class Catalogue:
    """The phrases of one language; what is missing is said in the fallback language, never left out."""

    def __init__(self, code: str, plural: str, phrases: dict[str, str], fallback: Catalogue | None = None) -> None:
        self.code: Final = code
        self.plural: Final = plural
        self.phrases: Final = phrases
        self.fallback: Final = fallback
        self.short: Final = phrases.get(HELD, "").split()

    def phrase(self, name: str) -> str | None:
        """The phrase of this language with a name, if it has one."""
        return self.phrases.get(name)

    def say(self, text: Text | Why, names: tuple[str, ...] = (), case: str = "") -> str:
        """The text in this language, in a case if the language has it; `names` are the names of the seats."""
        if isinstance(text, Why):
            return self.say(text.text(), names, case)
        if text.name == "seat":
            return self.seat(text.parts[0], names, case)
        if text.name in JOINED:
            return self.join(text, names, case)
        phrase = self.phrases.get(f"{text.name}.{case}") if case else None
        if phrase is None:
            phrase = self.phrases.get(text.name)
        if phrase is None:
            return text.name if self.fallback is None else self.fallback.say(text, names)
        return self.fill(hold_together(phrase, text.parts, self.short), text.parts, names)

    def sentence(self, text: Text | Why, names: tuple[str, ...] = ()) -> str:
        """The text with a capital letter and a full stop."""
        said = self.say(text, names)
        said = said[:1].upper() + said[1:]
        return said if not said or said[-1] in ".!?:" else said + "."

    def seat(self, seat: object, names: tuple[str, ...], case: str) -> str:
        """The name of a seat; people are called as they call themselves."""
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        if seat == -1:
            return self.say(Text("neutral"), case=case)
        return self.say(Text("seat.number", seat + 1 if isinstance(seat, int) else seat), case=case)

    def join(self, text: Text, names: tuple[str, ...], case: str) -> str:
        """Parts one after the other, all in the same case, with the right word before the last."""
        parts = [self.part(part, names, case) for part in text.parts]
        last = self.say(Text(f"join.{text.name}"))
        if len(parts) < 2:
            return "".join(parts)
        comma = last if text.name in {"then", "either"} else ", "
        return comma.join(parts[:-1]) + last + parts[-1]

    def part(self, part: object, names: tuple[str, ...], case: str = "") -> str:
        """One part of a text."""
        if isinstance(part, Text | Why):
            return self.say(part, names, case)
        return f"\N{MINUS SIGN}{-part}" if isinstance(part, int) and part < 0 else str(part)

    def fill(self, phrase: str, parts: tuple[object, ...], names: tuple[str, ...]) -> str:
        """Put the parts into their places."""
        said = []
        rest = phrase
        while "{" in rest:
            before, _, tail = rest.partition("{")
            inside, _, rest = tail.partition("}")
            said.append(before)
            place, _, forms = inside.partition("|")
            index, _, case = place.partition(":")
            part = parts[int(index)] if int(index) < len(parts) else ""
            if forms:
                choices = forms.split("|")
                number = part if isinstance(part, int) else 1
                said.append(choices[min(plural_form(self.plural, number), len(choices) - 1)])
            else:
                said.append(self.part(part, names, case))
        return "".join([*said, rest])


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
