"""Not a test: the program of `test_sweeping.py`. Leaves tables behind as garbage, then lets the sound's thread work."""

from __future__ import annotations

import gc
import sys
from time import monotonic, sleep


def main() -> int:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from sixchambers.table import sound as sound_module
    from sixchambers.table.klack.scene import KlackScene
    from sixchambers.table.motion import Pace
    from sixchambers.table.sound import Sound
    from sixchambers.words.speaker import speaker

    app = QApplication([])
    gc.disable()  # until there is something to sweep
    for _ in range(4):
        scene = KlackScene(["Anna", "Bert", "Cleo"], speaker("en"), Pace())
        scene.show()
        QTest.qWait(10)
        scene.close()
        del scene
    assert len(app.topLevelWidgets()) == 4
    load = sound_module.importlib.import_module

    def load_and_sweep(name: str) -> object:
        """Loading a library fills the measure; this thread is the one that Python then sweeps in, if it may."""
        if gc.isenabled():
            gc.collect()
        return load(name)

    sound_module.importlib.import_module = load_and_sweep
    gc.set_threshold(10**9)
    gc.enable()
    sound = Sound(null=True)
    sound.play("button")
    sleep(0.5)
    gc.set_threshold(700, 10, 10)
    end = monotonic() + 20
    while (app.topLevelWidgets() or not sound.device or not sound.device.running) and monotonic() < end:
        QTest.qWait(10)
    print(len(app.topLevelWidgets()), sound.device is not None and sound.device.running)
    sound.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
