"""The little words between others, in English."""

from ..engine.phrase import phrase

WORDS = {
    "words.and": phrase("words", "{first} and {last}"),
    "words.comma": phrase("words", ", "),
    "words.money": phrase("words", "${amount}"),
    "words.thousands": phrase("words", ","),
    "words.you": phrase("words", "you"),
    "words.yes": phrase("words", "yes"),
    "words.no": phrase("words", "no"),
}
