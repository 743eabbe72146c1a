"""Specs written with Quick: on Linux nothing finds them by itself, so the scratch package gets an entry point that does.

Quick and Nimble are no part of Vitrine: only where work trees of them are given with --dependency are specs built.
"""
from . import imports
from .lexer import NAME
from .syntax import following, is_name, is_sign, text_at


def specs(tokens):
    """The names of the classes of a file that inherit QuickSpec directly."""
    if "Quick" not in {module for *_, module in imports.statements(tokens)}:
        return []
    result = []
    for i in range(len(tokens)):
        name = following(tokens, i)
        colon = following(tokens, name)
        if is_name(tokens, i, "class") and name < len(tokens) and tokens[name].kind == NAME \
                and is_sign(tokens, colon, ":") and text_at(tokens, following(tokens, colon)) == "QuickSpec":
            result.append(tokens[name].text)
    return result


def entry_point(by_target):
    """The source of an entry point that runs the specs of each test target (names by target)."""
    names = sorted(f"{target}.{name}.self" for target, found in by_target.items() for name in found)
    modules = "\n".join(f"@testable import {target}" for target in sorted(by_target))
    return (f"// Written by script/compat.\nimport Quick\n{modules}\n\n@main struct Specs {{\n"
            f"    static func main() {{ QCKMain([{', '.join(names)}]) }}\n}}\n")
