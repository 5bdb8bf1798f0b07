"""The Linguist files: complete, up to date, and true to the source texts."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import Struct

from helpers.sources import PACKAGE, PROJECT, script
from sixchambers.words.catalogue import LATE_ROOMS, ROOMS, collect, context

FOLDER = PROJECT / "i18n"
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])
PLACE = re.compile(r"\{\w+\}|%n")


class Entry(Struct):
    context: str
    source: str
    forms: list[str]
    plural: bool
    finished: bool


def entries(language: str, folder: Path = FOLDER) -> Iterator[Entry]:
    tree = ElementTree.parse(folder / f"sixchambers_{language}.ts")
    for part in tree.iter("context"):
        for message in part.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Entry(
                part.findtext("name") or "",
                message.findtext("source") or "",
                forms,
                message.get("numerus") == "yes",
                translation.get("type") is None,
            )


@LANGUAGES
def test_nothing_is_unfinished_or_empty(language: str) -> None:
    wrong = [entry.source for entry in entries(language) if not entry.finished or not all(entry.forms)]
    assert wrong == []


def test_german_has_every_message_and_no_other() -> None:
    known = {(entry.context, entry.source) for entry in entries("de")}
    assert known == {(context(id), text) for id, text in collect([*ROOMS, *LATE_ROOMS]).items()}


def test_english_has_every_plural_and_nothing_else() -> None:
    known = {(entry.context, entry.source) for entry in entries("en")}
    assert known == {(context(id), text) for id, text in collect([*ROOMS, *LATE_ROOMS]).items() if "%n" in text}


@LANGUAGES
def test_every_translation_has_the_places_of_its_source(language: str) -> None:
    for entry in entries(language):
        for form in entry.forms:
            wanted = set(PLACE.findall(entry.source))
            # A singular may say "one" instead of the number.
            assert set(PLACE.findall(form)) | ({"%n"} & wanted) == wanted, (entry.source, form)
        assert entry.plural == ("%n" in entry.source)
        assert len(entry.forms) == (2 if entry.plural else 1), entry.source
        assert "%n" not in entry.source or "%n" in entry.forms[1]


def test_german_quotation_marks() -> None:
    for entry in entries("de"):
        for form in entry.forms:
            assert "”" not in form and '"' not in form, form
            assert form.count("„") == form.count("“"), form
            assert "..." not in form, form


def test_german_keeps_the_ends_of_sentences() -> None:
    """A full stop, a question, a colon or a gap at an end is part of how texts are put together."""
    for entry in entries("de"):
        if entry.context == "words":  # the little words between others have their own ways
            continue
        for form in entry.forms:
            for ends in (".", "?", "!", ":", " ", "…"):
                assert form.endswith(ends) == entry.source.endswith(ends), (entry.source, form)
            assert form.startswith(" ") == entry.source.startswith(" "), (entry.source, form)


@LANGUAGES
def test_the_compiled_files_are_up_to_date(language: str, tmp_path: Path) -> None:
    fresh = script("words").release(language, tmp_path)
    assert fresh.read_bytes() == (FOLDER / fresh.name).read_bytes(), "run packaging/dev.py words"


@LANGUAGES
def test_lupdate_finds_nothing_new(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a copy of the project: collecting the texts again leaves the file as it is."""
    sources = shutil.ignore_patterns("__pycache__", "*.pyc")
    shutil.copytree(PACKAGE, tmp_path / "desktop" / "sixchambers", ignore=sources)
    shutil.copytree(FOLDER, tmp_path / "i18n")
    words = script("words")
    monkeypatch.setattr(words, "PROJECT", tmp_path)
    words.update(language)
    name = f"sixchambers_{language}.ts"
    assert (tmp_path / "i18n" / name).read_bytes() == (FOLDER / name).read_bytes(), "run packaging/dev.py words"


def test_an_unfinished_text_stops_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "i18n").mkdir()
    text = (FOLDER / "sixchambers_de.ts").read_text(encoding="utf-8")
    text = text.replace("<translation>", '<translation type="unfinished">', 1)
    (tmp_path / "i18n" / "sixchambers_de.ts").write_text(text, encoding="utf-8")
    words = script("words")
    monkeypatch.setattr(words, "PROJECT", tmp_path)
    with pytest.raises(subprocess.CalledProcessError):
        words.release("de")
