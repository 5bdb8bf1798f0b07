"""The rulebook in plain text: its first chapter in short, any other by its number."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from ...engine.rulebook import Block, Example, Pictures, Points, Rulebook, Ruling, Text, plain
from ...words.catalogue import late
from ...words.speaker import Speaker
from ..rulebook.anchors import SHARED_ROOM

WIDTH = 96


def outline(book: Rulebook, speaker: Speaker) -> Iterator[str]:
    """What it is about, and which chapters there are."""
    _learn(book, speaker)
    say = speaker.text
    yield f"{say(book.name)}: {say(book.tagline)}"
    for section in book.chapters[0].sections:
        for block in section.blocks:
            if isinstance(block, Text):
                yield from _paragraph(say(block.id))
        break
    yield say("terminal.chapters")
    for number, chapter in enumerate(book.chapters, 1):
        yield f"  r {number}  {say(chapter.title)}"


def chapter(book: Rulebook, speaker: Speaker, number: int) -> Iterator[str]:
    """One chapter, from 1 on; nothing if there is none of that number."""
    _learn(book, speaker)
    if not 1 <= number <= len(book.chapters):
        return
    for section in book.chapters[number - 1].sections:
        yield ""
        yield speaker.text(section.title).upper()
        for block in section.blocks:
            yield from _told(block, speaker)


def _learn(book: Rulebook, speaker: Speaker) -> None:
    for room in (*book.rooms, SHARED_ROOM):
        speaker.learn(late(room))


def _told(block: Block, speaker: Speaker) -> Iterator[str]:
    say = speaker.text
    match block:
        case Points(ids, numbered):
            for number, id in enumerate(ids, 1):
                yield from _paragraph(say(id), f"{number}. " if numbered else "- ")
        case Ruling():
            yield from _paragraph(say(block.question))
            yield from _paragraph(say(block.answer), "   ")
        case Pictures() | Example():
            """Nothing to be seen here."""
        case Text(id):
            yield from _paragraph(say(id))
        case _ if hasattr(block, "id"):
            yield from _paragraph(say(block.id), "    ")
        case _:
            for row in (block.head, *block.rows):
                cells = [plain(say(cell)) if "." in cell else cell for cell in row]
                yield "  " + " | ".join(cells)


def _paragraph(text: str, mark: str = "") -> Iterator[str]:
    yield from wrap(plain(text), WIDTH, initial_indent=f"  {mark}", subsequent_indent="  " + " " * len(mark))
