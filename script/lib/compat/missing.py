"""Extensions of classes that Vitrine does not have yet: left out, each named, so that the rest can be tried."""
import os
import re

from .lexer import COMMENT, SPACE
from .syntax import attribute_end, closing, following, is_name, is_sign, text_at

_DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+([A-Z]\w*)")
_APPLE = re.compile(r"(UI|CA|MK|WK|AV|SK)[A-Z]\w*$")
_MODIFIERS = {"public", "internal", "private", "fileprivate", "package", "open", "nonisolated"}


def names(text):
    """The plain names of the types that a source text declares (comments not told apart: too many does no harm)."""
    return set(_DECLARED.findall(text))


def declared_types(folder):
    """The plain names of all types that the Swift sources below `folder` declare."""
    result = set()
    for parent, _, files in os.walk(folder):
        for file in files:
            if file.endswith(".swift"):
                with open(os.path.join(parent, file), encoding="utf-8") as text:
                    result |= names(text.read())
    return result


def extensions(tokens, known):
    """(first index, last index, type) of each extension of one of Apple's UI classes that is not among `known`.

    Foundation's (NS…, CGPoint) are not looked up: Linux has them.
    """
    i, start = 0, None
    while i < len(tokens):
        if tokens[i].kind in (SPACE, COMMENT):
            i += 1
        elif is_sign(tokens, i, "@"):
            start, i = i if start is None else start, attribute_end(tokens, i) + 1
        elif tokens[i].text in _MODIFIERS:
            start, i = i if start is None else start, i + 1
        elif is_sign(tokens, i, "{"):
            start, i = None, closing(tokens, i) + 1
        elif not is_name(tokens, i, "extension"):
            start, i = None, i + 1
        else:
            name = following(tokens, i)
            body = name
            while body < len(tokens) and not is_sign(tokens, body, "{"):
                body += 1
            if body == len(tokens):
                return
            last = closing(tokens, body)
            if _APPLE.match(text_at(tokens, name)) and text_at(tokens, name) not in known:
                yield i if start is None else start, last, tokens[name].text
            start, i = None, last + 1
