"""What PyInstaller collects and nobody needs. Works on its lists of (name inside, where from, kind)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qwayland-generic", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "styles": {"qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient", "adwaita"},
}
"""By folder, without `lib` and ending. What is not named is for embedded screens, other file types, or OpenGL."""

TRANSLATIONS = {"qtbase_de.qm", "qtbase_en.qm"}

SYSTEM = re.compile(
    r"""lib(
        stdc\+\+ | gcc_s                                          # a newer driver of the system wants a newer one
      | X11 | X11-xcb | Xau | Xdmcp | Xext
      | xcb | xcb-(glx|randr|render|shape|shm|sync|xfixes|xkb|xinput|present|dri\d)
      | xkbcommon | xkbcommon-x11 | wayland-(client|cursor|egl)   # they talk to the display server of that system
      | fontconfig | freetype | expat | png16 | brotli(common|dec) | graphite2 | harfbuzz
      | z | dbus-1 | systemd | gcrypt | gpg-error | cap | lz4 | zstd
      | glib-2\.0 | gthread-2\.0 | gobject-2\.0 | gio-2\.0 | gmodule-2\.0 | pcre2-8 | selinux | mount | blkid
      | gssapi_krb5 | krb5 | k5crypto | com_err | krb5support | keyutils | resolv
      | GL | EGL | GLX | GLdispatch | drm | asound | uuid
      | c | m | mvec | dl | rt | pthread | util                   # glibc
    )\.so(\.|$)""",
    re.VERBOSE,
)
"""Libraries every Linux desktop has and keeps up to date. The Debian package depends on them; none is bundled."""


def pruned(entries: Iterable[Entry]) -> list[Entry]:
    """Those worth keeping, of binaries or of data."""
    kept = [entry for entry in entries if _wanted(entry[0])]
    if sys.platform == "linux":
        kept = _needed(kept)
    names = {PurePosixPath(name).name for name, _, kind in kept if kind != "SYMLINK"}
    return [entry for entry in kept if entry[2] != "SYMLINK" or PurePosixPath(entry[1]).name in names]


def _wanted(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    if "PySide6" in path.parts and "plugins" in path.parts:
        stem = path.name.split(".")[0].removeprefix("lib")
        return stem in PLUGINS.get(path.parent.name, set())
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.name in TRANSLATIONS
    if any(part.endswith(".dist-info") for part in path.parts):  # what is said there, licences/index.json says
        return False
    if path.name.lower().startswith(("opengl32sw", "d3dcompiler")):  # software OpenGL for Windows, 20 MB of it
        return False
    return not (sys.platform == "linux" and SYSTEM.match(path.name))


# --- what is left of the libraries when those who asked for them are gone ----------------------------------------


def _needed(entries: list[Entry]) -> list[Entry]:
    """Without shared libraries that nobody who stays asks for, again and again until nothing more goes."""
    asked = {name: needs(source) for name, source, kind in entries if kind in ("BINARY", "EXTENSION") and source}
    while True:
        wanted = {library for name, _, _ in entries for library in asked.get(name, ())}
        kept = [entry for entry in entries if not _is_library(entry) or PurePosixPath(entry[0]).name in wanted]
        if len(kept) == len(entries):
            return kept
        entries = kept


def _is_library(entry: Entry) -> bool:
    """Opened because somebody names it, not by Python or Qt as a module or a plugin."""
    name, _, kind = entry
    path = PurePosixPath(name)
    if path.name.startswith("libpython"):
        return False
    return kind == "BINARY" and ".so." in path.name + "." and "plugins" not in path.parts and "lib-dynload" not in name


def needs(library: str) -> list[str]:
    """The libraries this one names."""
    found = subprocess.run(["readelf", "--dynamic", "--wide", library], capture_output=True, text=True)
    return re.findall(r"\(NEEDED\).*\[([^\]]+)\]", found.stdout)
