"""Where things lie: resources and translations, in the source tree, in an installed package or a frozen program."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PROJECT = _PACKAGE.parent.parent


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PROJECT / name


def resources() -> Path:
    return _folder("resources")


def translations() -> Path:
    return _folder("i18n")
