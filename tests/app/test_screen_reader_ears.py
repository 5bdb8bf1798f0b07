"""Not a test: the ears of `test_screen_reader.py`. They hear and read a program as a screen reader does, over AT-SPI.

Run by the system's Python, for only that has the bindings; so this file knows nothing of Six Chambers or pytest. It
starts the program, then answers one JSON line with another until there are no more.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

EVENTS = (
    *("object:announcement", "object:state-changed:checked", "object:state-changed:focused"),
    *("object:children-changed", "object:property-change:accessible-name"),
)
ANSWER = "> "
"""Begins each answer, for the daemons of the bus write to the same place."""
KEYS = {"Space": 0x20, "Return": 0xFF0D, "Right": 0xFF53, "2": 0x32}


class Ears:
    """One program, as the accessibility bus shows it."""

    def __init__(self, program: list[str], output: Path) -> None:
        import gi  # type: ignore[import-not-found]

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

        self.atspi: Any = Atspi
        self.glib: Any = GLib
        self.loop = GLib.MainLoop()
        self.events: list[dict[str, Any]] = []
        self.listener = Atspi.EventListener.new(self.hear)
        for event in EVENTS:
            self.listener.register(event)
        self.program = subprocess.Popen(program, stdin=subprocess.DEVNULL, stdout=output.open("w"), stderr=2)

    def listen(self) -> None:
        self.glib.io_add_watch(sys.stdin.fileno(), self.glib.IO_IN | self.glib.IO_HUP, self.obey)
        self.loop.run()
        self.program.kill()
        self.program.wait()

    def hear(self, event: Any) -> None:
        try:
            name = event.source.get_name() or ""
        except self.glib.Error:
            name = ""  # it has gone again
        said = event.any_data if isinstance(event.any_data, str) else ""
        self.events.append({"type": event.type, "name": name, "on": event.detail1, "said": said})

    def obey(self, *_: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        order = json.loads(line)
        try:
            answer = getattr(self, "do_" + order.pop("do"))(**order)
        except self.glib.Error as error:
            answer = {"trouble": str(error)}
        print(ANSWER + json.dumps(answer), flush=True)
        return True

    # --- orders ----------------------------------------------------------------------------------------------

    def do_read(self) -> Any:
        """Everything the program shows, or None while it is not there."""
        root = self.root()
        return root and self.read(root, [])

    def do_act(self, path: list[int], action: str) -> Any:
        thing = self.root()
        for number in path:
            thing = thing.get_child_at_index(number)
        able = thing.get_action_iface()
        names = [able.get_action_name(number) for number in range(able.get_n_actions())]
        return able.do_action(names.index(action))

    def do_type(self, key: str) -> Any:
        return self.atspi.generate_keyboard_event(KEYS[key], None, self.atspi.KeySynthType.SYM)

    def do_heard(self) -> Any:
        return self.events

    def do_ended(self) -> Any:
        """What the program ended with, or None while it runs."""
        return self.program.poll()

    # --- reading ---------------------------------------------------------------------------------------------

    def root(self) -> Any:
        desktop = self.atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(number)
            if child is not None and child.get_process_id() == self.program.pid:
                return child
        return None

    def read(self, thing: Any, path: list[int]) -> dict[str, Any]:
        thing.clear_cache()
        box = thing.get_extents(self.atspi.CoordType.SCREEN)
        able = thing.get_action_iface()
        inside = []
        for number in range(thing.get_child_count()):
            child = thing.get_child_at_index(number)
            if child is not None:
                inside.append(self.read(child, [*path, number]))
        return {
            "path": path,
            "name": thing.get_name(),
            "role": thing.get_role_name(),
            "description": thing.get_description(),
            "states": [state.value_nick for state in thing.get_state_set().get_states()],
            "box": [box.x, box.y, box.width, box.height],
            "actions": [able.get_action_name(number) for number in range(able.get_n_actions())] if able else [],
            "inside": inside,
        }


if __name__ == "__main__":
    Ears(sys.argv[2:], Path(sys.argv[1])).listen()
