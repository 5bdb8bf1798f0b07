"""The game's milliseconds on the host's clock: they run, or stand still while the table waits."""

from __future__ import annotations


class GameTime:
    """Told the host's time, in microseconds; never reads it."""

    def __init__(self, start: int, now: int) -> None:
        self._base = start
        self._since = now
        self.running = False

    def ms(self, now: int) -> int:
        return self._base + ((now - self._since) // 1000 if self.running else 0)

    def host_time(self, ms: int) -> int:
        """When it will be so late in the game, if it goes on running."""
        return self._since + (ms - self._base) * 1000

    def set(self, ms: int, now: int) -> None:
        """From now on it is so late in the game."""
        self._base, self._since = ms, now

    def run(self, running: bool, now: int) -> None:
        if running != self.running:
            self._base = self.ms(now)
            self._since = now
            self.running = running
