"""What the program brings along: words, drawings, type, sounds, licences."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtSvg import QSvgRenderer

from ...places import resources
from ...table.sound import Mixer, Sound
from ...table.theme import load_fonts
from ...words.catalogue import LATE_ROOMS, ROOMS, collect
from ...words.speaker import LANGUAGES, speaker
from ..about.licences import read_licences
from .found import expect, some, until

OF_QT = ("QPlatformTheme", "Cancel")
"""A text of Qt's own dialogs."""

ALIKE = 0.25
"""Names and numbers read the same in both languages; if more than this share does, a translation is missing."""


def words() -> str:
    """Ours in every language, and Qt's own German."""
    counts = []
    for language in LANGUAGES:
        ours, spoken = collect(ROOMS + LATE_ROOMS), speaker(language)
        for room in LATE_ROOMS:
            spoken.learn(collect([room]))
        same = sum(spoken.text(id) == text for id, text in ours.items())
        expect(language == "en" or same < ALIKE * len(ours), f"{language}: {same} of {len(ours)} texts are English")
        counts.append(f"{language} {len(ours)}")
    german = QTranslator()
    found = german.load("qtbase_de", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    expect(found and german.translate(*OF_QT) == "Abbrechen", "Qt's own German texts are missing")
    return ", ".join(counts)


def drawings() -> str:
    expect(load_fonts(), "the type faces are missing")
    files = sorted(resources().rglob("*.svg*"))
    expect(files, "there are no drawings")
    broken = [path.name for path in files if not QSvgRenderer(str(path)).isValid() and "portraits" not in path.parts]
    expect(not broken, some(broken))
    return str(len(files))


def sounds() -> str:
    """All can be read; one is played to a device without a card, and one to whatever is here."""
    mixer = Mixer()
    files = sorted(path.stem for path in mixer.folder.glob("*.wav"))
    expect(files, "there are no sounds")
    for stem in files:
        mixer.load(stem)
    expect(not mixer.missing, some(mixer.missing))
    quiet = Sound(null=True)
    quiet.play("bang")
    until(lambda: quiet.device is not None and (quiet.device.running or quiet.device.failed), "a device")
    until(quiet.mixer.idle, "the end of a bang", 8)
    worked = quiet.device is not None and not quiet.device.failed
    quiet.close()
    expect(worked, "no sound at all, not even into the void")
    real = Sound()
    real.play("button")
    until(lambda: real.device is not None and (real.device.running or real.device.failed), "the sound card")
    heard = real.available
    real.close()
    return f"{len(files)}, {'♪' if heard else '–'}"


def licences() -> str:
    found = read_licences()
    expect(found, "the list is missing")
    silent = [one.name for one in found if not one.texts and not one.note]
    expect(not silent, some(silent))
    return str(len(found))
