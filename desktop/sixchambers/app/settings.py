"""What is remembered between starts. Every setting is declared once, with its default and what it may be.

A settings file full of nonsense is read as if the nonsense were not there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from .folders import settings_folder

T = TypeVar("T")


class Setting(Generic[T]):
    """One remembered value: read and written as a plain attribute of Settings."""

    def __init__(self, default: T, valid: Callable[[Any], T]) -> None:
        self.default = default
        self._valid = valid

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...

    def __get__(self, settings: Settings | None, owner: type) -> T | Setting[T]:
        if settings is None:
            return self
        raw = settings.store.value(self.name)
        if raw is None:
            return self.default
        try:
            return self._valid(raw)
        except (TypeError, ValueError, OverflowError):
            return self.default

    def __set__(self, settings: Settings, value: T) -> None:
        if self.__get__(settings, Settings) != value:
            settings.store.setValue(self.name, value)
            settings.changed.emit(self.name)


def one_of(*allowed: str) -> Callable[[Any], str]:
    def valid(raw: Any) -> str:
        if raw not in allowed:
            raise ValueError(raw)
        return str(raw)

    return valid


def between(least: float, most: float) -> Callable[[Any], float]:
    def valid(raw: Any) -> float:
        value = float(raw)
        if not least <= value <= most:
            raise ValueError(raw)
        return value

    return valid


def truth(raw: Any) -> bool:
    """An INI file gives texts back."""
    if raw in (True, "true", "1"):
        return True
    if raw in (False, "false", "0"):
        return False
    raise ValueError(raw)


def short_text(raw: Any) -> str:
    if not isinstance(raw, str) or len(raw) > 400:
        raise ValueError(raw)
    return raw


def short_texts(raw: Any) -> list[str]:
    raw = [raw] if isinstance(raw, str) else raw
    if not isinstance(raw, list) or len(raw) > 16:
        raise ValueError(raw)
    return [short_text(one)[:20] for one in raw]


def file_names(raw: Any) -> list[str]:
    raw = [raw] if isinstance(raw, str) else raw
    if not isinstance(raw, list) or len(raw) > 16:
        raise ValueError(raw)
    return [short_text(one) for one in raw]


class Settings(QObject):
    """All settings of the program. `changed` carries the name of what was set."""

    changed = Signal(str)

    language = Setting("", one_of("", "de", "en"))
    theme = Setting("night", one_of("night", "day"))
    text_size = Setting(1.0, between(0.8, 1.8))
    reduced_motion = Setting(False, truth)
    speed = Setting(1.0, between(0.25, 4.0))
    volume = Setting(0.7, between(0.0, 1.0))
    muted = Setting(False, truth)
    log_open = Setting(True, truth)
    # Is the guided first game still to be offered?
    newcomer = Setting(True, truth)
    names = Setting[list[str]]([], short_texts)
    # The last lobby, as JSON: game, seats, options.
    lobby = Setting("", short_text)
    last_game = Setting("", short_text)
    recent = Setting[list[str]]([], file_names)
    # In games of reaction: one key for everything, cards that differ in shape alone, is there a number pad?
    one_switch = Setting(False, truth)
    plain_cards = Setting(False, truth)
    number_pad = Setting(True, truth)
    touch_pads = Setting(False, truth)
    reveal_sound = Setting(False, truth)
    # Where a table was looked for, as it was typed.
    last_address = Setting("", short_text)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if file is None:
            file = settings_folder() / "settings.ini"
        self.store = QSettings(str(file), QSettings.Format.IniFormat)
