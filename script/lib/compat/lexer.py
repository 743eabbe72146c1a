"""Swift source as tokens: enough of the grammar to know what is code and what is a string, a comment or a directive.

The tokens of a text, joined, are the text. A string literal is one token with everything interpolated into it.
"""
import re
from typing import NamedTuple

SPACE, COMMENT, STRING, REGEX, NAME, NUMBER, DIRECTIVE, SIGN = (
    "space", "comment", "string", "regex", "name", "number", "directive", "sign")

_SPACE = re.compile(r"\s+")
_LINE_COMMENT = re.compile(r"//[^\n]*")
_STRING_START = re.compile(r'(#*)("""|")')
_NAME = re.compile(r"`[^`\n]+`|[$]?[^\W\d]\w*|[$]\d+")
_NUMBER = re.compile(r"\d[\w]*(?:\.\d\w*)?")
_DIRECTIVE = re.compile(r"#[^\W\d]\w*")
_LONG_REGEX = re.compile(r"(#+)/")
# A slash after one of these begins a regular expression, not a division.
_BEFORE_REGEX = set("(=,:[{!&|?")


class Token(NamedTuple):
    kind: str
    text: str
    start: int

    @property
    def end(self):
        return self.start + len(self.text)

    @property
    def is_code(self):
        return self.kind not in (SPACE, COMMENT)


def tokens(text):
    """Every token of `text` in order. An unfinished string or comment reaches to the end."""
    result, at, before = [], 0, None
    while at < len(text):
        kind, end = _next(text, at, before)
        token = Token(kind, text[at:end], at)
        result.append(token)
        if token.is_code:
            before = token
        at = end
    return result


def _next(text, at, before):
    """The kind and the end of the token at `at`; `before` is the last token that is code."""
    if found := _SPACE.match(text, at):
        return SPACE, found.end()
    if found := _LINE_COMMENT.match(text, at):
        return COMMENT, found.end()
    if text.startswith("/*", at):
        return COMMENT, _comment_end(text, at)
    if found := _STRING_START.match(text, at):
        return STRING, _string_end(text, found)
    if found := _LONG_REGEX.match(text, at):
        close = text.find("/" + found[1], found.end())
        return REGEX, len(text) if close < 0 else close + 1 + len(found[1])
    if found := _DIRECTIVE.match(text, at):
        return DIRECTIVE, found.end()
    if found := _NAME.match(text, at):
        return NAME, found.end()
    if found := _NUMBER.match(text, at):
        return NUMBER, found.end()
    if text[at] == "/" and (end := _regex_end(text, at, before)):
        return REGEX, end
    return SIGN, at + 1


def _comment_end(text, at):
    """The end of the block comment at `at`; block comments nest."""
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    return len(text)


def _string_end(text, start):
    """The end of the string literal that `start` opened, past its interpolations."""
    hashes, quote = start[1], start[2]
    close, escape, at = quote + hashes, "\\" + hashes, start.end()
    while at < len(text):
        if text.startswith(close, at):
            return at + len(close)
        if text.startswith(escape, at):
            at += len(escape)
            at = _interpolation_end(text, at) if text.startswith("(", at) else at + 1
        elif quote == '"' and text[at] == "\n":
            return at
        else:
            at += 1
    return len(text)


def _interpolation_end(text, at):
    """Past the bracket that closes the one at `at`, strings and comments inside left alone."""
    depth, before = 0, None
    while at < len(text):
        kind, end = _next(text, at, before)
        if kind == SIGN:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            if depth == 0:
                return end
        before, at = Token(kind, text[at:end], at), end
    return at


def _regex_end(text, at, before):
    """The end of a bare /regular expression/ at `at`, or None where the slash is an operator."""
    if before is not None and not (before.text in _BEFORE_REGEX or before.text == "return"):
        return None
    if at + 1 >= len(text) or text[at + 1] in " \t\n/*":
        return None
    found = re.compile(r"/(?:[^/\\\n]|\\.)+/").match(text, at)
    return found.end() if found else None
