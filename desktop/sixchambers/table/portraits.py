"""A face for every name: woodcut heads put together from drawn parts.

The parts lie in resources/art/portraits, one SVG a part on a common field of 200 by 200; catalogue.json says
which parts and colours there are, how often they come up and which go together. Each choice is a hash of the
name and of what is chosen, so a name has the same face on every machine, and a new kind of part leaves the
others alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Literal

import msgspec
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sixchambers.places import resources

Mood = Literal["calm", "out"]
Weights = dict[str, int]

_ART = resources() / "art" / "portraits"
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">\n'
_PLAIN = (
    _HEAD + '<circle cx="100" cy="100" r="92" fill="#3a2618" stroke="#c79a4b" stroke-width="10"/>'
    '<circle cx="100" cy="82" r="34" fill="#c79a4b"/><path d="M42 164c8-34 108-34 116 0z" fill="#c79a4b"/></svg>'
).encode()
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")


class Skin(msgspec.Struct):
    weight: int
    hair: Weights


class Hair(msgspec.Struct):
    sides: str
    top: str
    back: str = ""


class Catalogue(msgspec.Struct):
    """What catalogue.json holds; `m` and `f` are the choices for men and women."""

    keys: dict[str, list[str]]
    palettes: dict[str, dict[str, list[str]]]
    skins: dict[str, Skin]
    m: dict[str, Weights]
    f: dict[str, Weights]
    hair: dict[str, Hair]
    hat: dict[str, Weights]
    neckwear: dict[str, Weights]
    extra_needs: dict[str, dict[str, list[str]]]
    cast: dict[str, dict[str, str]]
    first_names: dict[str, str]


@lru_cache(maxsize=1)
def _catalogue() -> Catalogue:
    return msgspec.json.decode((_ART / "catalogue.json").read_bytes(), type=Catalogue)


@lru_cache(maxsize=1)
def _sexes() -> dict[str, str]:
    return {first: sex for sex, names in _catalogue().first_names.items() for first in names.split()}


@lru_cache(maxsize=256)
def _part(file: str) -> str:
    """The drawing of one part without its outer element."""
    text = (_ART / f"{file}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip("\n") + "\n"


def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _pick(name: str, what: str, weights: Mapping[str, int]) -> str:
    digest = blake2b(f"{what}:{name}".encode(), digest_size=8, person=b"sixchambers").digest()
    rest = int.from_bytes(digest, "big") % sum(weights.values())
    for option, weight in weights.items():
        rest -= weight
        if rest < 0:
            return option
    raise AssertionError("weights are positive")


def _fits(extra: str, look: Mapping[str, str]) -> bool:
    needs = _catalogue().extra_needs.get(extra, {})
    return all(look[slot] in allowed for slot, allowed in needs.items())


@lru_cache(maxsize=256)
def portrait_look(name: str) -> Mapping[str, str]:
    """What was chosen for a name: one entry for each slot ("hat": "bowler", "skin": "olive" …)."""
    book = _catalogue()
    name = _tidy(name)
    look = dict(book.cast.get(name, {}))
    sex = look.setdefault("sex", _sexes().get(name.split(" ")[0], "") or _pick(name, "sex", {"m": 1, "f": 1}))
    people = book.m if sex == "m" else book.f

    def choose(slot: str, weights: Mapping[str, int]) -> str:
        return look.setdefault(slot, _pick(name, slot, weights))

    skin = choose("skin", {kind: entry.weight for kind, entry in book.skins.items()})
    choose("hair colour", book.skins[skin].hair)
    for slot in ("face", "eyes", "nose", "mouth", "beard", "hair", "hat", "body"):
        choose(slot, people[slot])
    choose("neckwear", {"": 1} if look["hat"] == "bonnet" else book.neckwear[look["body"]])
    choose("extra", {extra: n for extra, n in people["extra"].items() if _fits(extra, look)})
    choose("hat colour", book.hat.get(look["hat"], {"walnut": 1}))
    choose("cloth", dict.fromkeys(book.palettes["cloth"], 1))
    choose("accent", dict.fromkeys(book.palettes["accent"], 1))
    choose("paper", dict.fromkeys(book.palettes["paper"], 1))
    choose("back", {"rays": 3, "sky": 3, "sun": 3, "mesa": 2, "paper": 1})
    return MappingProxyType(look)


def _files(look: Mapping[str, str]) -> list[str]:
    """The part files of a look from back to front."""
    sex, hat, extra = look["sex"], look["hat"], look["extra"]
    hair = _catalogue().hair[look["hair"]]
    bare = not hat
    old = look["hair colour"] in ("iron", "snow")
    skin_deep = extra in ("patch", "glasses", "monocle", "scar", "freckles", "mole")
    layers = [
        f"back_{look['back']}",
        "hat_bonnet_back" if hat == "bonnet" else "",
        f"hair_{hair.back}_back" if hair.back and hat != "bonnet" else "",
        f"neck_{sex}",
        f"body_{look['body']}",
        f"neckwear_{look['neckwear']}" if look["neckwear"] else "",
        f"face_{sex}_{look['face']}",
        f"mouth_{sex}_{look['mouth']}",
        f"nose_{look['nose']}",
        "extra_age" if old else "",
        f"eyes_{sex}_{look['eyes']}",
        f"extra_{extra}" if skin_deep else "",
        f"beard_{look['beard']}" if look["beard"] else "",
        f"hair_{hair.sides}_sides" if hat != "bonnet" else "",
        f"hair_top_{hair.top}" if bare else "hair_top_fringe" if hat == "bonnet" else "",
        f"hat_{hat}" if hat else "",
        f"extra_{extra}" if extra and not skin_deep else "",
    ]
    return [layer for layer in layers if layer]


def _grey(colour: re.Match[str]) -> str:
    """A colour as the light of a dying lamp leaves it: nearly grey, nearer to the dark."""
    red, green, blue = (int(colour[0][i : i + 2], 16) for i in (1, 3, 5))
    light = (0.3 * red + 0.59 * green + 0.11 * blue) * 0.72 + 14
    return "#" + "".join(f"{round(light * 0.92 + part * 0.06):02x}" for part in (red, green, blue))


def portrait_svg(name: str, mood: Mood = "calm", framed: bool = False) -> bytes:
    """A complete picture: a bust in a disc of radius 93 on a field of 200, with its brass frame if wanted."""
    book = _catalogue()
    look = portrait_look(name)
    body = "".join(map(_part, _files(look)))
    chosen = {
        "skin": look["skin"],
        "hair": look["hair colour"],
        "cloth": look["cloth"],
        "accent": look["accent"],
        "hat": look["hat colour"],
        "paper": look["paper"],
    }
    swap = {
        drawn: wanted
        for key, palette in chosen.items()
        for drawn, wanted in zip(book.keys[key], book.palettes[key][palette], strict=True)
    }
    body = _COLOUR.sub(lambda found: swap.get(found[0], found[0]), body)
    if framed:
        body += _part("frame")
    if mood == "out":
        body = _COLOUR.sub(_grey, body)
    return f"{_HEAD}{body}</svg>\n".encode()


def _drawing(name: str, mood: Mood) -> bytes:
    """The portrait, or where its parts are missing or broken a plain head: no face is a reason to stop a game."""
    try:
        return portrait_svg(name, mood, framed=True)
    except (OSError, ValueError, LookupError, ArithmeticError, AssertionError, msgspec.MsgspecError):
        return _PLAIN


@lru_cache(maxsize=96)
def portrait_pixmap(name: str, size_px: int, dpr: float = 1.0, mood: Mood = "calm") -> QPixmap:
    """The portrait in its round brass frame, size_px wide in logical pixels and sharp at this pixel ratio."""
    side = max(1, round(size_px * dpr))
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(_drawing(name, mood))).render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
