"""What others have made and this program contains, as it was found when the program was frozen."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...places import licences


class Licence(Struct, frozen=True):
    """One thing with its licence; `texts` are files beside the list, `inside` is what it contains in turn."""

    name: str
    version: str = ""
    licence: str = ""
    home: str = ""
    note: str = ""
    texts: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


def read_licences() -> list[Licence]:
    """Ours first, then Qt, then all others; nothing if the list is missing or damaged."""
    try:
        return msgspec.json.decode((licences() / "index.json").read_bytes(), type=list[Licence])
    except (OSError, msgspec.DecodeError):
        return []


def text_of(file: str) -> str:
    try:
        return (licences() / file).read_text(encoding="utf-8")
    except OSError:
        return ""
