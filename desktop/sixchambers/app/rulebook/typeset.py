"""Sets a chapter as a page: from data and message ids to rich text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from ...engine.rulebook import (
    BOLD,
    LINK,
    Block,
    Chapter,
    Example,
    Formula,
    Grid,
    Pictures,
    Points,
    Rulebook,
    Ruling,
    Text,
)
from ...table.theme import SLAB
from ...words.speaker import Speaker
from .drawings import fitting
from .paper import Paper

AREA = 27.0
"""What a picture in a row covers, in square ems."""


@dataclass(frozen=True)
class Setting:
    """How a page is set: reading size and width of the column in pixels, colours, and the room examples take."""

    em: float
    column: float
    paper: Paper
    room: Callable[[Example], tuple[int, int]]


def markup(text: str) -> str:
    """*Terms* stand out, [words](anchor) lead on; everything else is plain text."""
    text = BOLD.sub(r"<b>\1</b>", escape(text))
    return LINK.sub(r'<a class="to" href="#\2">\1</a>', text)


def style(setting: Setting) -> str:
    """What the page's tags look like."""
    em, paper = setting.em, setting.paper
    return f"""
    body {{ color: {paper.ink}; }}
    p {{ margin-top: 0; margin-bottom: {em * 0.62:.0f}px; line-height: 112%; }}
    p.lead {{ font-size: {em * 1.22:.0f}px; margin-bottom: {em * 0.8:.0f}px; line-height: 110%; }}
    p.count {{ color: {paper.faint}; font-size: {em:.0f}px; margin-bottom: 0; }}
    p.tagline {{ font-style: italic; font-size: {em * 1.2:.0f}px; color: {paper.faint};
        margin-bottom: {em * 1.2:.0f}px; }}
    p.caption {{ font-style: italic; color: {paper.faint}; margin-bottom: 0; line-height: 96%; }}
    p.formula {{ font-family: "{SLAB}"; font-size: {em * 1.6:.0f}px; color: {paper.heading};
        margin-top: {em * 0.5:.0f}px; margin-bottom: {em:.0f}px; }}
    p.example {{ font-family: "{SLAB}"; font-size: {em * 1.05:.0f}px; color: {paper.ink};
        margin-top: {em * 0.9:.0f}px; margin-bottom: {em * 0.35:.0f}px; }}
    p.live {{ line-height: 100%; margin-bottom: {em * 0.9:.0f}px; }}
    h1 {{ font-family: "{SLAB}"; font-weight: 400; font-size: {em * 2.1:.0f}px; color: {paper.heading};
        margin-top: 0; margin-bottom: {em * 0.2:.0f}px; }}
    h1.game {{ font-size: {em * 2.7:.0f}px; }}
    h2 {{ font-family: "{SLAB}"; font-weight: 400; font-size: {em * 1.42:.0f}px; color: {paper.heading};
        margin-top: {em * 1.5:.0f}px; margin-bottom: {em * 0.5:.0f}px; }}
    a.to {{ color: {paper.link}; text-decoration: underline; }}
    .mark {{ font-family: "{SLAB}"; color: {paper.heading}; font-size: {em * 1.15:.0f}px; }}
    """


class Typesetter:
    """Sets the chapters of one book in one language."""

    def __init__(self, book: Rulebook, speaker: Speaker, setting: Setting) -> None:
        self.book = book
        self.say = speaker.text
        self.speaker = speaker
        self.setting = setting

    def page(self, number: int) -> str:
        chapter = self.book.chapters[number]
        parts = [self._title_page()] if number == 0 else []
        parts.append(self._head(chapter, number))
        for section in chapter.sections:
            parts.append(f'<h2><a name="{section.anchor}">{escape(self.say(section.title))}</a></h2>')
            parts += [self._block(block) for block in section.blocks]
        parts.append(self._foot(number))
        return "<body>" + "".join(parts) + "</body>"

    # --- around the text -------------------------------------------------------------------------------------

    def _title_page(self) -> str:
        em = self.setting.em
        emblem = fitting(self.book.emblem, em * em * 64, em * 12)
        return (
            f'<p align="center" style="margin-bottom:{em * 0.3:.0f}px">'
            f"{self._image(self.book.emblem, emblem.width(), emblem.height())}</p>"
            f'<h1 class="game" align="center">{escape(self.say(self.book.name))}</h1>'
            f'<p class="tagline" align="center">{escape(self.say(self.book.tagline))}</p>'
        )

    def _head(self, chapter: Chapter, number: int) -> str:
        em = self.setting.em
        count = self.speaker.say("rules.ui_chapter", number=number + 1)
        return (
            f'<p class="count" align="center">{escape(count)}</p>'
            f'<h1 align="center">{escape(self.say(chapter.title))}</h1>'
            f'<p align="center" style="margin-bottom:{em * 0.4:.0f}px">'
            f'<img src="ornament:" width="{em * 15:.0f}" height="{em * 1.1:.0f}"></p>'
        )

    def _foot(self, number: int) -> str:
        """Where the page goes on, and its number."""
        chapters = self.book.chapters
        before = self._turn("rules.ui_turn_back", chapters[number - 1]) if number else ""
        after = self._turn("rules.ui_turn_on", chapters[number + 1]) if number + 1 < len(chapters) else ""
        em = self.setting.em
        return (
            f'<p align="center" style="margin-top:{em * 1.8:.0f}px;margin-bottom:{em * 0.3:.0f}px">'
            f'<img src="ornament:" width="{em * 10.5:.0f}" height="{em * 0.77:.0f}"></p>'
            f'<table width="100%"><tr><td width="45%">{before}</td>'
            f'<td width="10%" align="center"><span style="color:{self.setting.paper.faint}">{number + 1}</span></td>'
            f'<td width="45%" align="right">{after}</td></tr></table>'
        )

    def _turn(self, id: str, chapter: Chapter) -> str:
        text = self.speaker.say(id, chapter=self.say(chapter.title))
        return f'<a class="to" href="#{chapter.sections[0].anchor}">{escape(text)}</a>'

    # --- blocks ----------------------------------------------------------------------------------------------

    def _block(self, block: Block) -> str:
        match block:
            case Text(id, lead):
                kind = "lead" if lead else "text"
                return f'<p class="{kind}">{markup(self.say(id))}</p>'
            case Formula(id):
                return f'<p class="formula" align="center">{escape(self.say(id))}</p>'
            case Points(ids, numbered):
                return self._points(ids, numbered)
            case Grid():
                return self._grid(block)
            case Pictures():
                return self._pictures(block)
            case Ruling():
                return self._ruling(block)
            case Example():
                return self._example(block)

    def _points(self, ids: tuple[str, ...], numbered: bool) -> str:
        """Numbers in wood type; what has no order gets a cartridge each."""
        em = self.setting.em
        rows = []
        for number, id in enumerate(ids, 1):
            mark = (
                f'<span class="mark">{number}</span>' if numbered else self._image("table/bullet", em * 0.42, em * 1.05)
            )
            rows.append(
                f'<tr><td width="{em * 2.1:.0f}" align="center" style="padding-bottom:{em * 0.4:.0f}px">{mark}</td>'
                f'<td style="padding-bottom:{em * 0.4:.0f}px"><p style="margin-bottom:0;line-height:108%">'
                f"{markup(self.say(id))}</p></td></tr>"
            )
        around = f"margin-top:{em * 0.45:.0f}px;margin-bottom:{em * 0.5:.0f}px"
        return f'<table width="100%" style="{around}">{"".join(rows)}</table>'

    def _cell(self, cell: str) -> str:
        return markup(self.say(cell)) if "." in cell else escape(cell)

    def _grid(self, grid: Grid) -> str:
        em, paper = self.setting.em, self.setting.paper
        pad = f"padding:{em * 0.32:.0f}px {em * 0.55:.0f}px"
        shares = grid.widths or (100 // len(grid.head),) * len(grid.head)
        line = f"border-bottom:{max(em * 0.12, 2):.0f}px solid {paper.rule};background:{paper.raised}"
        cells = [
            f'<td width="{share}%" style="{pad};{line}"><b>{self._cell(cell) or "&nbsp;"}</b></td>'
            for share, cell in zip(shares, grid.head, strict=True)
        ]
        told = ["<tr>" + "".join(cells) + "</tr>"]
        for row in grid.rows:
            line = f"border-bottom:1px solid {paper.rule}"
            cells = [
                f'<td style="{pad};{line}">{"<b>" if not place and len(row) > 2 else ""}{self._cell(cell)}'
                f"{'</b>' if not place and len(row) > 2 else ''}</td>"
                for place, cell in enumerate(row)
            ]
            told.append("<tr>" + "".join(cells) + "</tr>")
        return (
            f'<table width="100%" cellspacing="0" style="border-collapse:collapse;margin-top:{em * 0.55:.0f}px;'
            f'margin-bottom:{em * 0.9:.0f}px">{"".join(told)}</table>'
        )

    def _pictures(self, pictures: Pictures) -> str:
        em = self.setting.em
        share = self.setting.column / len(pictures.row)
        drawn, told = [], []
        for one in pictures.row:
            size = fitting(one.drawing, em * em * AREA * (1.5 if one.drawing.startswith("kit/") else 1), share * 0.86)
            drawn.append(
                f'<td width="{100 // len(pictures.row)}%" align="center" valign="bottom">'
                f"{self._image(one.drawing, size.width(), size.height())}</td>"
            )
            told.append(
                f'<td align="center" style="padding:{em * 0.3:.0f}px {em * 0.4:.0f}px 0 {em * 0.4:.0f}px">'
                f'<p class="caption" align="center">{escape(self.say(one.caption))}</p></td>'
            )
        return (
            f'<table width="100%" style="margin-top:{em * 0.3:.0f}px;margin-bottom:{em:.0f}px">'
            f"<tr>{''.join(drawn)}</tr><tr>{''.join(told)}</tr></table>"
        )

    def _ruling(self, ruling: Ruling) -> str:
        em, paper = self.setting.em, self.setting.paper
        question = f'<a name="{ruling.anchor}">{escape(self.say(ruling.question))}</a>'
        mark = escape(ruling.mark) if ruling.mark else "?"
        return (
            f'<table width="100%" cellspacing="0" style="margin-top:{em * 0.3:.0f}px;margin-bottom:{em * 0.4:.0f}px">'
            "<tr>"
            f'<td width="{em * 3.2:.0f}" align="center" valign="top" style="padding:{em * 0.15:.0f}px;'
            f'border-right:{max(em * 0.12, 2):.0f}px solid {paper.rule}"><span class="mark">{mark}</span></td>'
            f'<td style="padding:{em * 0.15:.0f}px 0 {em * 0.15:.0f}px {em * 0.7:.0f}px">'
            f'<p style="margin-bottom:{em * 0.15:.0f}px"><b>{question}</b></p>'
            f'<p style="margin-bottom:0">{markup(self.say(ruling.answer))}</p></td></tr></table>'
        )

    def _example(self, example: Example) -> str:
        width, height = self.setting.room(example)
        title = self.speaker.say("rules.ui_example", title=self.say(example.title))
        return (
            f'<p class="example" align="center">{escape(title)}</p>'
            f'<p class="live" align="center"><img src="example:{example.id}" width="{width}" height="{height}"></p>'
        )

    def _image(self, name: str, width: float, height: float) -> str:
        return f'<img src="art:{name}" width="{width:.0f}" height="{height:.0f}">'
