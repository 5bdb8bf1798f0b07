"""The bots' worker process inside the window: QProcess, so that nothing ever waits for it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from ..engine.update import Update
from ..players.desk import Desk
from ..players.process import worker_command, worker_environment

BACK_OFF = 150
"""Milliseconds to wait for every death in a row before a new worker is started."""


class WorkerProcess(QObject):
    """A transport over QProcess, with the desk that uses it and the clock the desk needs."""

    def __init__(self, encode: Callable[[Update], bytes], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._start()
        self.desk = Desk(self, encode)
        self._clock = QTimer(self)
        self._clock.setInterval(500)
        self._clock.timeout.connect(self._tick)

    def _start(self) -> None:
        command, *arguments = worker_command()
        process = QProcess(self)
        environment = QProcessEnvironment()
        for key, value in worker_environment().items():
            environment.insert(key, value)
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        process.start(command, arguments)
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.processId() if self._process is not None else 0

    def send(self, data: bytes) -> None:
        if self._process is not None:
            self._process.write(data)

    def restart(self) -> None:
        self._end()
        self._start()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._failed)
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    def _read(self) -> None:
        assert self._process is not None
        self.desk.feed(bytes(self._process.readAllStandardOutput().data()), monotonic())

    def _finished(self) -> None:
        """Dead. A fresh one is started, but not faster and faster: one that cannot live must not be born all day."""
        QTimer.singleShot(BACK_OFF * self.desk.deaths, self, lambda: self.desk.died(monotonic()))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # of the others `finished` tells
            self._finished()

    def watch(self) -> None:
        """Look at the clock while somebody thinks, and only then: an idle table uses no CPU."""
        if not self._clock.isActive():
            self._clock.start()

    def _tick(self) -> None:
        self.desk.tick(monotonic())
        if self.desk.next_due() is None:
            self._clock.stop()

    def close(self) -> None:
        self._clock.stop()
        self._end()
