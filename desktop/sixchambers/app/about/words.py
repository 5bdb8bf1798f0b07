"""What the About window says, in English."""

from ...engine.phrase import phrase

WORDS = {
    "about.made_of": phrase("about", "Made of the work of many. Pick one to read its licence."),
    "about.qt": phrase(
        "about",
        "Qt is used under the GNU LGPL, version 3. Its libraries lie in the program's folder as files of their own, "
        "and you may put others in their place.",
    ),
    "about.licence": phrase("about", "Licence: {licence}"),
    "about.contains": phrase("about", "It contains:"),
    "about.files": phrase("about", "Here as: {files}"),
    "about.missing": phrase("about", "The list of licences is missing. It comes with every installed program."),
    "about.close": phrase("about", "Close"),
}
