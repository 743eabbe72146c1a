"""Imports: which modules a file needs, `import ObjectiveC` dropped, Darwin for Foundation, `import UIKit.UIColor` widened, UIKit where others bring it."""
import re

from .conditions import branches
from .lexer import COMMENT, DIRECTIVE, NAME, SPACE
from .syntax import following, is_sign, text_at

_DROPPED = {"ObjectiveC"}
_RENAMED = {"Darwin": "Foundation"}  # Foundation brings the C library with it here
_WITH_SUBMODULES = {"UIKit", "Foundation", "CoreGraphics", "QuartzCore"}  # one header each, on Apple's platforms
_KINDS = {"class", "struct", "enum", "protocol", "typealias", "func", "var", "let"}
_BRINGING = {"UIKit", "AppKit", "SwiftUI", "WatchKit"}
_UIKIT_NAME = re.compile(r"(UI[A-Z]|NSLayout[A-Z])\w+$")
_CG_NAME = re.compile(r"CG[A-Z]\w+$")
ADDED = "import UIKit added"


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
    """The modules that the file cannot be compiled without: imported outside of every `#if`, and not replaced here."""
    around = branches(tokens)
    needed = {module for index, _, module in statements(tokens) if not around[index]}
    return {_RENAMED.get(module, module) for module in needed} - _DROPPED


def apply(tokens, edits):
    around = branches(tokens)
    found = list(statements(tokens))
    for index, last, module in found:
        if module in _DROPPED and not any(condition and "canImport" in condition for condition in around[index]):
            edits.replace(tokens[index].start, tokens[last].end, "", f"import {module} dropped")
        if module in _RENAMED and not any(condition and "canImport" in condition for condition in around[index]):
            edits.replace(
                tokens[index].start, tokens[last].end, f"import {_RENAMED[module]}",
                f"import {module} made import {_RENAMED[module]}")
        first = following(tokens, index)
        if module in _WITH_SUBMODULES and text_at(tokens, first) == module and last != first:
            edits.replace(tokens[first].end, tokens[last].end, "", f"import of a submodule of {module} widened")
    if _relies_on_others(tokens, {module for *_, module in found}):
        plain = [last for index, last, _ in found if not around[index]]
        if plain:
            edits.insert(tokens[plain[-1]].end, "; import UIKit", ADDED)
        else:
            first = next(token for token in tokens if token.is_code)
            edits.insert(first.start, "import UIKit" + ("\n" if first.kind == DIRECTIVE else "; "), ADDED)


def _relies_on_others(tokens, modules):
    """Whether a file names UIKit's types without importing it: on Apple's platforms XCTest and the umbrella header of a
    framework bring UIKit with them; on Linux no module does."""
    if modules & _BRINGING:
        return False
    names = {token.text for token in tokens if token.kind == NAME}
    if any(_UIKIT_NAME.match(name) for name in names):
        return True
    return not modules & {"Foundation", "CoreGraphics", "QuartzCore"} and any(_CG_NAME.match(name) for name in names)
