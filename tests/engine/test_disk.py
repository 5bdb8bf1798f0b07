"""What the disk refuses is said in our own words: no sentence of the system stands in a German one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from sixchambers.engine import disk
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Header, Journal, SeatInfo
from sixchambers.engine.message import Thing, Trouble
from sixchambers.words.speaker import speaker

HEADER = Header(game="klack", rules=1, options={}, seed="00" * 16, seats=(SeatInfo("A"),) * 3)

KNOWN = [
    (errno.ENOSPC, "Platte"),
    (errno.EDQUOT, "Platte"),
    (errno.EACCES, "darfst"),
    (errno.EPERM, "darfst"),
    (errno.EROFS, "nur lesen"),
    (errno.ENOTDIR, "kein Ordner"),
    (errno.ENOENT, "gibt es nicht"),
    (errno.EISDIR, "ein Ordner"),
    (errno.EMFILE, "zu viele Dateien"),
    (errno.ENFILE, "zu viele Dateien"),
    (errno.ENAMETOOLONG, "zu lang"),
]


@pytest.mark.parametrize(("number", "german"), KNOWN, ids=lambda value: str(value))
def test_the_common_refusals_have_words_of_ours(number: int, german: str) -> None:
    error = OSError(number, os.strerror(number))
    for language in ("de", "en"):
        said = speaker(language).say(disk.cannot_write(Path("x"), error).message)
        assert os.strerror(number) not in said and said.endswith(".") and "engine." not in said
    assert german in speaker("de").say(disk.cannot_read(Path("x"), error).message)


def test_anything_else_is_a_general_sentence_with_its_name() -> None:
    assert disk.why(OSError(errno.EIO, "Input/output error")) == Thing("engine.disk_other", "EIO")
    assert disk.why(OSError("who knows")) == disk.why(ValueError("closed")) == Thing("engine.disk_other")
    said = speaker("de").say(disk.cannot_write(Path("x"), OSError(errno.EIO, "Input/output error")).message)
    assert "Input" not in said and "EIO" in said


def test_a_real_disk_is_told_in_german(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"precious")
    for act, word in (
        (lambda: record.read(tmp_path), "ein Ordner"),
        (lambda: record.read(tmp_path / "file" / "below"), "kein Ordner"),
        (lambda: Journal.begin(tmp_path / "file" / "below", HEADER), "kein Ordner"),
        (lambda: Journal.begin(tmp_path / ("x" * 300), HEADER), "zu lang"),
    ):
        with pytest.raises(Trouble) as trouble:
            act()
        assert word in speaker("de").say(trouble.value.message)
