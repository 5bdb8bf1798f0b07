"""Build the fonts the program ships: cut down to the letters it writes, under names of its own.

    npm pack @expo-google-fonts/rye @expo-google-fonts/source-sans-3     (then unpack both)
    python packaging/make_fonts.py UNPACKED_FOLDER... [--out resources/fonts]

These packages hold the whole faces. The ones split for the web are no substitute: the arrows, the card suits
and the kerning between the pieces are lost in the split. WOFF and WOFF2 copies of a whole face work as well.

Both licences reserve the original name for the unmodified font. A subset is a modified font, so the families
are called "Six Chambers Slab" (made from Rye) and "Six Chambers Sans" (made from Source Sans 3).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

DEFAULT_OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]  # Latin, Latin-1, Latin Extended-A
SIGNS = "ẞ„“”‚‘’‹›–—…•†‰€№™←→↑↓↔↕↖↗↘↙⇒⇧⌘⌥⌫×−≤≥≠≈′″■□▲△▶▷▼▽◀◁◆○●☐☑✓✔✗✘❤♠♥♦♣\u2009\u200a\u2011\u202f"
MUST_HAVE = "ÄÖÜäöüß„“‚‘»«–—…•×−€"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "case", "lnum", "tnum", "pnum", "frac"]

COPYRIGHT, FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT, DESCRIPTION, LICENCE, LICENCE_URL = (
    0, 1, 2, 3, 4, 5, 6, 10, 13, 14,
)  # fmt: skip
WIDE_FAMILY, WIDE_STYLE = 16, 17
KEPT_NAMES = {COPYRIGHT, VERSION, LICENCE, LICENCE_URL}


@dataclass(frozen=True)
class Face:
    """One font file: which face it is cut from and what it is called afterwards."""

    source: str
    origin: str
    family: str
    style: str

    @property
    def stem(self) -> str:
        return f"{self.family}-{self.style}".replace(" ", "")


FACES = [
    Face("Rye_400Regular", "Rye", "Six Chambers Slab", "Regular"),
    Face("SourceSans3_400Regular", "Source Sans 3", "Six Chambers Sans", "Regular"),
    Face("SourceSans3_400Regular_Italic", "Source Sans 3", "Six Chambers Sans", "Italic"),
    Face("SourceSans3_600SemiBold", "Source Sans 3", "Six Chambers Sans", "SemiBold"),
    Face("SourceSans3_700Bold", "Source Sans 3", "Six Chambers Sans", "Bold"),
]


def find_source(face: Face, folders: Iterable[Path]) -> Path:
    """The file of this face in any of the folders; TTF before its compressed forms."""
    for suffix in (".ttf", ".otf", ".woff2", ".woff"):
        for folder in folders:
            found = sorted(folder.rglob(face.source + suffix))
            if found:
                return found[0]
    raise SystemExit(f"{face.source}: not found in {', '.join(map(str, folders))}")


def find_licence(source: Path) -> Path:
    """The font licence of the package around the file; LICENSE alone may be that of the package's code."""
    for folder in source.parents:
        for name in ("LICENSE_FONT", "OFL.txt", "LICENSE"):
            candidate = folder / name
            if candidate.is_file() and "SIL OPEN FONT LICENSE" in candidate.read_text("utf-8").upper():
                return candidate
    raise SystemExit(f"{source.name}: no Open Font License beside it")


def cut(font: TTFont) -> None:
    """Drop every glyph and feature the program never writes."""
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = sorted(KEPT_NAMES)
    options.notdef_outline = True
    options.drop_tables += ["STAT", "BASE", "DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*LETTERS, *map(ord, SIGNS)])
    subsetter.subset(font)


def rename(font: TTFont, face: Face) -> None:
    """Write the new names so that every platform groups the weights into one family.

    Old name readers know only four styles to a family, so any other weight is a family of its own to them;
    the second, wide pair of names is the one that binds it to its siblings.
    """
    four_styles = face.style in {"Regular", "Italic", "Bold", "Bold Italic"}
    names = {
        FAMILY: face.family if four_styles else f"{face.family} {face.style}",
        STYLE: face.style if four_styles else "Regular",
        UNIQUE: f"SixChambers;{face.stem}",
        FULL: f"{face.family} {face.style}",
        POSTSCRIPT: face.stem,
        DESCRIPTION: f"Modified version of {face.origin}: subset and renamed for Six Chambers.",
    }
    if not four_styles:
        names |= {WIDE_FAMILY: face.family, WIDE_STYLE: face.style}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in KEPT_NAMES and record.platformID == 3]
    for identifier, text in names.items():
        table.setName(text, identifier, 3, 1, 0x409)


def build(face: Face, folders: list[Path], out: Path) -> None:
    """Make one face and put its licence beside it."""
    source = find_source(face, folders)
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    cut(font)
    rename(font, face)
    covered = set(font.getBestCmap())
    lost = [sign for sign in MUST_HAVE if ord(sign) not in covered]
    if lost:
        raise SystemExit(f"{face.stem}: lacks {' '.join(lost)}")
    target = out / f"{face.stem}.ttf"
    font.save(target)
    licence = find_licence(source).read_text("utf-8").replace("\r\n", "\n").strip()
    (out / f"{face.family.replace(' ', '')}-OFL.txt").write_text(licence + "\n", "utf-8", newline="\n")
    gaps = [sign for sign in map(chr, [*LETTERS, *map(ord, SIGNS)]) if ord(sign) not in covered]
    print(f"{target.name}: {target.stat().st_size} bytes, {len(covered)} characters, without {''.join(gaps)!r}")


def main() -> None:
    """Read the command line and make every face."""
    parser = argparse.ArgumentParser(description="Build the fonts of Six Chambers.")
    parser.add_argument("folders", nargs="+", type=Path, help="unpacked font packages")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        build(face, arguments.folders, arguments.out)


if __name__ == "__main__":
    main()
