"""The shape of a rulebook: chapters, sections with anchors, and worked examples that can be played.

Plain data. Texts are message ids, drawings are names of the table's kit. An example is told in the words of scenario
files: the viewer plays it on a real table, and a test runs the same sentences, so that no example can be wrong.

In a text, *asterisks* make a term stand out and [words](anchor) lead to another rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from .scenario import Scenario


BOLD = re.compile(r"\*([^*]+)\*")
LINK = re.compile(r"\[([^\]]+)\]\(([\w/]+)\)")


def plain(text: str) -> str:
    """A text as it is read, without the marks."""
    return LINK.sub(r"\1", BOLD.sub(r"\1", text))


class Text(Struct, frozen=True):
    """A paragraph. A lead opens a chapter and is set larger."""

    id: str
    lead: bool = False


class Points(Struct, frozen=True):
    """A list; numbered where the order matters."""

    ids: tuple[str, ...]
    numbered: bool = False


class Formula(Struct, frozen=True):
    """What one should know by heart, set large in the middle."""

    id: str


class Grid(Struct, frozen=True):
    """A table. A cell is a message id, a plain number, or empty. `widths` are the columns' shares of the width in
    percent; without them all are alike."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...] = ()


class Picture(Struct, frozen=True):
    """A drawing of the kit, such as "table/bill_1000", with a caption under it."""

    drawing: str
    caption: str


class Pictures(Struct, frozen=True):
    """Several drawings side by side."""

    row: tuple[Picture, ...]


class Ruling(Struct, frozen=True):
    """A question with its answer, under an anchor of its own; `mark` is the number it is quoted by, if it has one."""

    anchor: str
    question: str
    answer: str
    mark: str = ""


class ExampleStep(Struct, frozen=True):
    """What the players say, what the reader is told about it, and the facts that prove the caption true."""

    caption: str
    do: tuple[str, ...]
    then: tuple[str, ...]


class Example(Struct, frozen=True):
    """A small live table. `eyes` names the player through whose eyes it is seen; empty: what everybody may see."""

    id: str
    title: str
    seats: tuple[str, ...]
    opening: str
    steps: tuple[ExampleStep, ...]
    eyes: str = ""
    options: Mapping[str, Any] = {}
    chance: Mapping[str, list[Any]] = {}
    set: Mapping[str, Any] = {}
    start: tuple[str, ...] = ()

    @property
    def captions(self) -> tuple[str, ...]:
        """One for the table as it lies at the beginning, then one a step."""
        return (self.opening, *(step.caption for step in self.steps))

    def scenario(self, game: str) -> Scenario:
        """The same story as a scenario file would tell it."""
        # Only when an example is played: a page that is merely read needs no engine.
        from .scenario import Given, Move, Scenario

        given = Given(list(self.seats), dict(self.options), dict(self.chance), dict(self.set), seed=self.id)
        told = [Move(do=list(step.do), then=list(step.then)) for step in self.steps]
        return Scenario(self.title, game, given, self.id, [Move(then=list(self.start)), *told])


Block = Text | Points | Formula | Grid | Pictures | Ruling | Example


class Section(Struct, frozen=True):
    """One rule under its anchor. Events, refusals and other rules point at anchors, never at pages."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


class Chapter(Struct, frozen=True):
    title: str
    sections: tuple[Section, ...]

    def anchors(self) -> Iterator[tuple[str, Section]]:
        """Every anchor of the chapter with the section it lies in."""
        for section in self.sections:
            yield section.anchor, section
            for block in section.blocks:
                if isinstance(block, Ruling):
                    yield block.anchor, section


class Rulebook(Struct, frozen=True):
    """All of one game's rules. `why` leads from a message (a refusal, a question, a log line) to its rule; `rooms` are
    the rooms whose words the texts are in."""

    game: str
    name: str
    tagline: str
    # What the title page shows.
    emblem: str
    chapters: tuple[Chapter, ...]
    why: Mapping[str, str]
    rooms: tuple[str, ...]

    def places(self) -> dict[str, int]:
        """The number of the chapter each anchor lies in."""
        return {anchor: number for number, chapter in enumerate(self.chapters) for anchor, _ in chapter.anchors()}

    def blocks(self) -> Iterator[Block]:
        for chapter in self.chapters:
            for section in chapter.sections:
                yield from section.blocks

    def examples(self) -> tuple[Example, ...]:
        return tuple(block for block in self.blocks() if isinstance(block, Example))


def texts(block: Block) -> tuple[str, ...]:
    """The message ids of a block, in reading order."""
    match block:
        case Text(id) | Formula(id):
            return (id,)
        case Points(ids):
            return ids
        case Grid(head, rows):
            return tuple(cell for row in (head, *rows) for cell in row if "." in cell)
        case Pictures(row):
            return tuple(picture.caption for picture in row)
        case Ruling():
            return (block.question, block.answer)
        case Example():
            return (block.title, *block.captions)


EVERY_TABLE = Chapter(
    "rules.table_chapter",
    (
        Section(
            "engine/answers",
            "rules.table_answers",
            (Text("rules.table_answers_1", lead=True), Text("rules.table_answers_2"), Text("rules.table_answers_3")),
        ),
        Section(
            "engine/time",
            "rules.table_time",
            (Text("rules.table_time_1"), Text("rules.table_time_2")),
        ),
        Section(
            "engine/undo",
            "rules.table_undo",
            (Text("rules.table_undo_1"), Text("rules.table_undo_2")),
        ),
        Section(
            "engine/seats",
            "rules.table_seats",
            (Text("rules.table_seats_1"), Text("rules.table_seats_2"), Text("rules.table_seats_3")),
        ),
        Section("engine/chance", "rules.table_chance", (Text("rules.table_chance_1"), Text("rules.table_chance_2"))),
        Section("engine/saving", "rules.table_saving", (Text("rules.table_saving_1"),)),
    ),
)
"""What holds whatever is played: the last chapter of every rulebook."""

WHY = {
    "engine.not_offered": "engine/answers",
    "engine.wrong_kind": "engine/answers",
    "engine.may_not_pass": "engine/answers",
    "engine.too_few": "engine/answers",
    "engine.too_many": "engine/answers",
    "engine.out_of_bounds": "engine/answers",
    "engine.all_of_them": "engine/answers",
    "engine.used_twice": "engine/answers",
    "engine.fill_places": "engine/answers",
    "engine.game_over": "engine/answers",
    "engine.not_asked": "engine/answers",
    "engine.already_answered": "engine/answers",
    "engine.offer_gone": "engine/answers",
    "engine.too_late": "engine/time",
    "engine.time_ran_out": "engine/time",
    "engine.person_plays": "engine/seats",
    "engine.bot_plays": "engine/seats",
    "engine.took_back": "engine/undo",
    "engine.nothing_to_withdraw": "engine/undo",
    "engine.nothing_to_call_off": "engine/undo",
    "engine.nothing_to_undo": "engine/undo",
    "engine.learned_since": "engine/undo",
    "engine.answered_since": "engine/undo",
}
"""Where the engine's own messages are explained."""
