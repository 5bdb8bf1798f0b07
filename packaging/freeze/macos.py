"""What a macOS bundle says about itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .facts import COMMAND, COPYRIGHT, IDENTIFIER, NAME, SAVE_NAME, SAVE_NAME_DE, SAVE_TYPE, version

OLDEST = "13.0"
"""What Qt 6.11 runs on."""

LAN = "Six Chambers looks for tables on your network, and opens its own there when you host a game."
LAN_DE = "Six Chambers sucht Tische in deinem Netz und öffnet dort den eigenen, wenn du Gastgeber bist."
SAVE_KIND = f"{IDENTIFIER}.game"


def info() -> dict[str, Any]:
    """Info.plist, beyond what PyInstaller writes by itself."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleExecutable": COMMAND,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleAllowMixedLocalizations": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "NSLocalNetworkUsageDescription": LAN,
        "LSMinimumSystemVersion": OLDEST,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": SAVE_NAME,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVE_KIND],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVE_KIND,
                "UTTypeDescription": SAVE_NAME,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [COMMAND],
                    "public.mime-type": [SAVE_TYPE],
                },
            }
        ],
    }


def strings() -> dict[str, str]:
    """What the system says of us in its own boxes, by language: InfoPlist.strings."""
    lines = {
        "en": {"NSLocalNetworkUsageDescription": LAN, SAVE_NAME: SAVE_NAME},
        "de": {"NSLocalNetworkUsageDescription": LAN_DE, SAVE_NAME: SAVE_NAME_DE},
    }
    return {
        language: "".join(f'"{key}" = "{value}";\n' for key, value in texts.items())
        for language, texts in lines.items()
    }


def make(folder: Path) -> list[tuple[str, str]]:
    """The same as files, with the places they have inside the bundle."""
    made = []
    for language, text in strings().items():
        path = folder / f"{language}.lproj" / "InfoPlist.strings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        made.append((str(path), f"{language}.lproj"))
    return made
