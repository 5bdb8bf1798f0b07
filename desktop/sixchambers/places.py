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


def drawing(name: str) -> Path:
    """A drawing of the art folder; a frozen program has most of them compressed."""
    path = resources() / "art" / f"{name}.svg"
    packed = path.with_suffix(".svgz")
    return packed if packed.exists() else path


def translations() -> Path:
    return _folder("i18n")


def licences() -> Path:
    """Of everything that is bundled: a frozen program has its own, the source those of the last release."""
    inside = _PACKAGE / "licences"
    return inside if inside.is_dir() else _PROJECT / "packaging" / "licences"
