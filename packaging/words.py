"""Bring the Linguist files up to date: `dev.py words` runs this inside the project's own environment.

lupdate collects the source texts, lrelease makes the .qm files the program reads. English has plural forms only.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
ALIASES = "QT_TRANSLATE_NOOP+=phrase,translate+=phrases"


def tool(name: str) -> str:
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def update(language: str) -> None:
    """Collect the texts into the .ts file. Texts that are gone are dropped; no line numbers, for quiet diffs."""
    plural = ["-pluralonly"] if language == "en" else []
    subprocess.run(
        [
            *(tool("lupdate"), "-extensions", "py", "desktop/sixchambers", "-no-obsolete", "-locations", "none"),
            *("-tr-function-alias", ALIASES, *plural, "-silent", "-source-language", "en"),
            *("-target-language", language, "-ts", f"i18n/sixchambers_{language}.ts"),
        ],
        cwd=PROJECT,
        check=True,
    )


def release(language: str, folder: Path | None = None) -> Path:
    """Compile the .ts file; an unfinished text is an error."""
    out = (folder or PROJECT / "i18n") / f"sixchambers_{language}.qm"
    subprocess.run(
        [tool("lrelease"), "-silent", "-fail-on-unfinished", f"i18n/sixchambers_{language}.ts", "-qm", str(out)],
        cwd=PROJECT,
        check=True,
    )
    return out


def main() -> None:
    for language in ("de", "en"):
        update(language)
    for language in ("de", "en"):
        release(language)


if __name__ == "__main__":
    main()
