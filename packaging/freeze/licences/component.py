"""One thing of others that is in the program, and what its makers ask to be told about it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Component:
    """`texts` are the names of licence texts; `inside` what it contains in turn, one sentence each."""

    name: str
    version: str = ""
    licence: str = ""
    home: str = ""
    note: str = ""
    texts: list[str] = field(default_factory=list)
    inside: list[str] = field(default_factory=list)
    files: set[str] = field(default_factory=set)

    def row(self) -> dict[str, object]:
        """As the program reads it."""
        return {
            "name": self.name,
            "version": self.version,
            "licence": self.licence,
            "home": self.home,
            "note": self.note,
            "texts": self.texts,
            "inside": self.inside,
            "files": sorted(self.files),
        }


class Shelf:
    """All components by name, and every licence text once."""

    def __init__(self) -> None:
        self.components: dict[str, Component] = {}
        self.texts: dict[str, str] = {}

    def component(self, name: str, **facts: str) -> Component:
        if name not in self.components:
            self.components[name] = Component(name, **facts)
        return self.components[name]

    def text(self, component: Component, title: str, text: str) -> None:
        self.texts[title] = text
        if title not in component.texts:
            component.texts.append(title)
