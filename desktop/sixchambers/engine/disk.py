"""What a disk refuses, in words of ours: the system's own are in its language, not in the reader's."""

from __future__ import annotations

import errno
from pathlib import Path

from .message import Thing, Trouble

_REASONS = {
    errno.ENOSPC: "engine.disk_full",
    errno.EDQUOT: "engine.disk_full",
    errno.EACCES: "engine.disk_forbidden",
    errno.EPERM: "engine.disk_forbidden",
    errno.EROFS: "engine.disk_read_only",
    errno.ENOTDIR: "engine.disk_no_folder",
    errno.ENOENT: "engine.disk_nothing_there",
    errno.EISDIR: "engine.disk_is_folder",
    errno.EMFILE: "engine.disk_too_many",
    errno.ENFILE: "engine.disk_too_many",
    errno.ENAMETOOLONG: "engine.disk_long_name",
}


def why(error: Exception) -> Thing:
    """The reason as a part of a message. What is rare is told by the name the system has for it."""
    number = getattr(error, "errno", None)
    if number in _REASONS:
        return Thing(_REASONS[number])
    return Thing("engine.disk_other", errno.errorcode.get(number or 0, ""))


def cannot_read(path: Path, error: Exception) -> Trouble:
    return Trouble("engine.cannot_read", file=str(path), why=why(error))


def cannot_write(path: Path, error: Exception) -> Trouble:
    return Trouble("engine.cannot_write", file=str(path), why=why(error))
