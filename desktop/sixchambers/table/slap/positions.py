"""Keys by where they are on the keyboard, not by what is printed on them.

A position has the name of what a US keyboard prints there. Systems tell it as a scan code (macOS: as a virtual key);
where they tell none, the letter has to do.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl;", "zxcvbnm,./")
FIRST_SCAN = (2, 16, 30, 44)
"""The scan code of the first key of each row, as PC keyboards send it."""
EXTRA_SCANS = {
    "space": 57,
    "enter": 28,
    "kp7": 71,
    "kp8": 72,
    "kp9": 73,
    "kp4": 75,
    "kp5": 76,
    "kp6": 77,
    "kp1": 79,
    "kp2": 80,
    "kp3": 81,
    "kp0": 82,
}
X_OFFSET = 8
"""X and Wayland count from here."""

SCANS = {first + number: key for row, first in zip(ROWS, FIRST_SCAN, strict=True) for number, key in enumerate(row)} | {
    scan: key for key, scan in EXTRA_SCANS.items()
}

_MAC = {
    "1234567890": (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
    "qwertyuiop": (12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    "asdfghjkl;": (0, 1, 2, 3, 5, 4, 38, 40, 37, 41),
    "zxcvbnm,./": (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
}
MAC_KEYS = {code: key for row, codes in _MAC.items() for key, code in zip(row, codes, strict=True)} | {
    49: "space",
    36: "enter",
    82: "kp0",
    83: "kp1",
    84: "kp2",
    85: "kp3",
    86: "kp4",
    87: "kp5",
    88: "kp6",
    89: "kp7",
    91: "kp8",
    92: "kp9",
}

LETTERS = {Qt.Key(ord(key.upper())): key for row in ROWS for key in row} | {
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
}

PRINTED = {
    QLocale.Language.German: {"y": "Z", "z": "Y", ";": "Ö", "/": "-"},
    QLocale.Language.French: {"q": "A", "w": "Z", "a": "Q", "z": "W", ";": "M", "m": ",", ",": ";", ".": ":", "/": "!"},
}
"""What other keyboards print where a US one prints something else."""


def position(event: QKeyEvent, system: str = sys.platform) -> str:
    """Where the pressed key is; "" for one that nobody needs."""
    if system == "darwin":
        virtual = event.nativeVirtualKey()
        if virtual or event.key() == Qt.Key.Key_A:
            return MAC_KEYS.get(virtual, "")
        return _by_letter(event)
    scan = event.nativeScanCode()
    if not scan:
        return _by_letter(event)
    return SCANS.get(scan if system == "win32" else scan - X_OFFSET, "")


def _by_letter(event: QKeyEvent) -> str:
    key = LETTERS.get(Qt.Key(event.key()), "")
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier and key.isdigit():
        return f"kp{key}"
    return key


def printed(key: str, language: QLocale.Language | None = None) -> str:
    """What is printed on the key there, as well as it can be known."""
    if language is None:
        language = QGuiApplication.inputMethod().locale().language()
    if key.startswith("kp"):
        return f"Num {key[2:]}"
    if key == "space":
        return QKeySequence(Qt.Key.Key_Space).toString(QKeySequence.SequenceFormat.NativeText)
    return "⏎" if key == "enter" else PRINTED.get(language, {}).get(key, key.upper())
