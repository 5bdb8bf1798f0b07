"""Marks texts for translation. Apart from messages, so that the catalogues cost nothing to import."""


def phrase(context: str, text: str) -> str:
    """Mark a text for translation. Qt Linguist's lupdate finds the call; at run time it is just the text."""
    return text


def phrases(context: str, text: str, comment: None, n: int) -> str:
    """The same for a text with `%n` in it (lupdate wants a literal number to see that it is a plural)."""
    return text
