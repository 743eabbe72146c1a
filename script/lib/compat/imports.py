"""Imports: which modules a file needs, `import ObjectiveC` dropped, UIKit beside XCTest."""
import re

from .conditions import branches
from .lexer import COMMENT, NAME, SPACE
from .syntax import following, is_sign, text_at

_DROPPED = {"ObjectiveC"}
_KINDS = {"class", "struct", "enum", "protocol", "typealias", "func", "var", "let"}
_APPLE_NAME = re.compile(r"(UI|CG|CA|NSLayout)[A-Z]\w+$")


def statements(tokens):
    """(index of `import`, index of the last token, module) of each import of the file."""
    for i, token in enumerate(tokens):
        if token.kind != NAME or token.text != "import" or not _opens_statement(tokens, i):
            continue
        at = following(tokens, i)
        if text_at(tokens, at) in _KINDS and tokens[following(tokens, at)].kind == NAME:
            at = following(tokens, at)
        module = text_at(tokens, at)
        while is_sign(tokens, at + 1, "."):
            at += 2
        yield i, at, module


def _opens_statement(tokens, index):
    """True unless `import` is a member (`.import`) or a label (`import:`)."""
    before = index - 1
    while before >= 0 and tokens[before].kind in (SPACE, COMMENT):
        before -= 1
    return not (before >= 0 and tokens[before].text == ".") and not is_sign(tokens, following(tokens, index), ":")


def unconditional(tokens):
    """The modules that the file cannot be compiled without: imported outside of every `#if`."""
    around = branches(tokens)
    return {module for index, _, module in statements(tokens) if not around[index]}


def apply(tokens, edits):
    around = branches(tokens)
    found = list(statements(tokens))
    for index, last, module in found:
        if module in _DROPPED and not any(condition and "canImport" in condition for condition in around[index]):
            edits.replace(tokens[index].start, tokens[last].end, "", f"import {module} dropped")
    modules = {module for *_, module in found}
    names_apple = any(token.kind == NAME and _APPLE_NAME.match(token.text) for token in tokens)
    if "XCTest" in modules and not modules & {"UIKit", "AppKit", "SwiftUI"} and names_apple:
        # Apple's XCTest for iOS brings UIKit with it; that of Linux brings Foundation alone.
        last = next(last for _, last, module in found if module == "XCTest")
        edits.insert(tokens[last].end, "; import UIKit", "import UIKit added beside XCTest")
