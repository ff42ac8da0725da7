"""Every language can say all that a game says: its labels, questions, reasons, events and summaries."""

from __future__ import annotations

from areopolis.kernel.decision import Decision
from areopolis.kernel.position import Position
from areopolis.kernel.text import JOINED, Catalogue, shown
from areopolis.kernel.why import Text, Why
from areopolis.locale.check import PLACE, problems
from areopolis.testing.law import must
from areopolis.testing.play import eyes


def texts_of(pos: Position) -> list[Text]:
    """Everything that is said about a position, and what happened just before it."""
    texts = [*pos.summary(), *[Text(f"sheet.{line}") for seat in range(pos.seats()) for line in pos.sheet(seat)]]
    for seat in eyes(pos):
        texts += [event.seen_by(seat).text() for event in pos.events]
        question = pos.view(seat).question()
        if question is not None:
            texts += asked(pos, question)
        texts += [why.text() for _, why in pos.view(seat).refusals()]
        texts += [wish.label() for wish, _ in pos.view(seat).refusals()]
    return texts


def asked(pos: Position, question: Decision) -> list[Text]:
    """A question and its options."""
    return [pos.question_text(question), *[option.label() for option in question.options]]


def check_phrases(pos: Position, english: Catalogue, languages: list[Catalogue], known: set[str]) -> None:
    """Every language has a phrase for each of these texts, with places for its parts and no others.

    `known` are texts that have been looked at, by name and kinds of their parts; new ones are added.
    """
    for text in texts_of(pos):
        for language in languages:
            check_text(text, english, language, known)


def check_text(text: Text, english: Catalogue, language: Catalogue, known: set[str]) -> None:
    """A language has a phrase for a text and everything in it."""
    for part in text.parts:
        if isinstance(part, Text | Why):
            check_text(part if isinstance(part, Text) else part.text(), english, language, known)
    look = f"{language.code} {text.name} {' '.join([type(part).__name__ for part in text.parts])}"
    if look in known or text.name == "seat" or text.name in JOINED:
        return
    known.add(look)
    phrase, model = language.phrase(text.name), english.phrase(text.name)
    if phrase is None or model is None:
        must(False, f"{language.code} has a phrase for {text.name}")
        return
    pieces = "".join([shown(segment) for segment in language.segments(text)])
    must(pieces == language.say(text), f"the segments of {text} say the same in {language.code}")
    wrong = problems(phrase, model, language.plural)
    must(not wrong, f"{text.name} is right in {language.code}: {', '.join(wrong)}")
    for place, forms in PLACE.findall(phrase):
        must(int(place) < len(text.parts), f"{text.name} has a part for {{{place}}} in {language.code}: {text}")
        counted = not forms or isinstance(text.parts[int(place)], int)
        must(counted, f"{text.name} has a number for the forms of {{{place}}} in {language.code}: {text}")
