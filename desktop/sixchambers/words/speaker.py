"""Says messages in a language."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QTranslator

from ..places import translations
from .catalogue import collect, context

if TYPE_CHECKING:
    from ..engine.message import Message, Part

LANGUAGES = ("en", "de")

NO_BREAK = "\u00a0"

_SLOT = re.compile(r"\{(\w+)\}")


class Piece:
    """A stretch of a sentence, and the thing it names, if it names one: a log shows that thing on hover."""

    __slots__ = ("part", "text")

    def __init__(self, text: str, part: Part | None = None) -> None:
        self.text = text
        self.part = part


class Names(list[str]):
    """The names round a table, by seat. `you` is the seat of whoever reads, if that is one person: a message is then
    said to them instead of about them, as far as it has a phrase for that: its id with "_you", with "_at_you" if it is
    something that is done to them, or with "_with_you" if it is about them and others. The first two have no place for
    the part that is you; in the third that place is for the others."""

    def __init__(self, names: Iterable[str], you: int | None = None) -> None:
        super().__init__(names)
        self.you = you

    @classmethod
    def of(cls, names: Iterable[str]) -> Names:
        return names if isinstance(names, cls) else cls(names)


_TO_YOU = ("_you", "_at_you")
_WITH_YOU = "_with_you"


class Speaker:
    """One language. Switching the language is taking another speaker."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._words = dict(collect())
        # Read, not mapped: should the file be replaced under a running program, nothing changes for it.
        self._compiled = _compiled(self.language)
        self._translator = QTranslator()
        self._translator.load(self._compiled)

    def learn(self, words: Mapping[str, str]) -> None:
        """More texts, for a part of the program that few starts need: a rulebook, a tour."""
        self._words.update(words)

    def text(self, id: str, n: int = -1) -> str:
        """The template of a message in this language, the right plural of it if it counts something."""
        source = self._words.get(id)
        if source is None:
            return id
        found: str = self._translator.translate(context(id), source, "", n) or source
        return found.replace("%n", self.number(n)) if n >= 0 else found

    def say(self, said: Message | str, names: Sequence[str] = (), **parts: Part) -> str:
        """The whole sentence. A bare id with parts will do: `say("app.hello", name="Anna")`."""
        return "".join(piece.text for piece in self.pieces(said, names, **parts))

    def pieces(self, said: Message | str, names: Sequence[str] = (), **parts: Part) -> list[Piece]:
        """The sentence in pieces, so that what it names can be found again."""
        if isinstance(said, str):
            id = said
        else:
            id, parts = said.id, said.parts
        you = getattr(names, "you", None)
        if you is not None:
            id, parts = self._to_you(id, parts, you)
        n = parts.get("n", -1)
        template = self.text(id, n if isinstance(n, int) else -1)
        pieces = []
        for number, bit in enumerate(_SLOT.split(template)):
            if number % 2 == 0:
                if bit:
                    pieces.append(Piece(bit))
            elif bit in parts:
                pieces += self._part(parts[bit], names)
            else:
                pieces.append(Piece("{" + bit + "}"))
        return pieces

    def _to_you(self, id: str, parts: dict[str, Part], you: int) -> tuple[str, dict[str, Part]]:
        """The phrase in which this message is said to the person at that seat, and what goes into it."""
        from ..engine.message import Many, Who

        about_you = (Who(you), Many((Who(you),)))
        for ending in _TO_YOU:
            words = self._words.get(id + ending)
            if words is not None:
                gone = set(_SLOT.findall(self._words[id])) - set(_SLOT.findall(words))
                if gone and all(parts.get(slot) in about_you for slot in gone):
                    return id + ending, parts
        if id + _WITH_YOU in self._words:
            for slot, part in parts.items():
                if isinstance(part, Many) and Who(you) in part.parts and len(part.parts) > 1:
                    others = Many(tuple(one for one in part.parts if one != Who(you)))
                    return id + _WITH_YOU, {**parts, slot: others}
        return id, parts

    def number(self, value: int) -> str:
        digits = f"{abs(value):,}".replace(",", self.text("words.thousands"))
        return f"−{digits}" if value < 0 else digits

    def money(self, value: int) -> str:
        # An amount is one word, whatever stands between number and sign: no line ends in the middle of it.
        return self.text("words.money").replace(" ", NO_BREAK).replace("{amount}", self.number(value))

    def _part(self, part: Part, names: Sequence[str]) -> list[Piece]:
        if isinstance(part, int):
            return [Piece(self.number(part))]
        if isinstance(part, str):
            return [Piece(part)]
        # Only now: the first frame of the window says nothing but plain texts.
        from ..engine.message import Amount, Many, Pair, Thing, Who

        match part:
            case Who(seat):
                return [Piece(names[seat] if seat < len(names) else f"#{seat + 1}", part)]
            case Thing(id, mark):
                return [Piece(f"{self.text(id)}{NO_BREAK}{mark}" if mark else self.text(id), part)]
            case Amount(value, unit):
                return [Piece(self.money(value) if unit == "money" else self.number(value), part)]
            case Pair(who, what):
                yours = who.seat == getattr(names, "you", None)
                somebody = [Piece(self.text("words.you"), who)] if yours else self._part(who, names)
                return [*somebody, Piece(NO_BREAK), *self._part(what, names)]
            case Many(row):
                return self._row([self._part(one, names) for one in row])

    def _row(self, row: list[list[Piece]]) -> list[Piece]:
        """A, B and C."""
        if not row:
            return []
        *before, last = row
        if not before:
            return last
        first: list[Piece] = []
        for number, one in enumerate(before):
            first += [Piece(self.text("words.comma")), *one] if number else one
        pieces: list[Piece] = []
        for number, bit in enumerate(_SLOT.split(self.text("words.and"))):
            if number % 2:
                pieces += first if bit == "first" else last
            else:
                pieces.append(Piece(bit))
        return pieces


def _compiled(language: str) -> bytes:
    """The translations; without their file there is nothing but English."""
    try:
        return (translations() / f"sixchambers_{language}.qm").read_bytes()
    except OSError:
        return b""


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


def system_language() -> str:
    """German for a German system, else English. SIXCHAMBERS_LANG decides before the system does."""
    wish = os.environ.get("SIXCHAMBERS_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wish = wish or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "de" if wish.lower().startswith("de") else "en"
