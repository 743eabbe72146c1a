"""What stands in for the source rewriter until it is there (DESIGN §5): the edits without which Swift on Linux rejects
source that was written for Apple's. It never looks into strings or comments, keeps every line where it was, and counts
each edit by its kind. What it cannot do it counts as well (`left`).
"""
from collections import Counter

from . import attributes, classnames, conditions, imports, missing, overrides
from .edits import Edits
from .lexer import DIRECTIVE, NAME, tokens
from .syntax import is_name

RULES = (conditions, attributes, imports, classnames)
_LEFT = {"#selector": "#selector", "#keyPath": "#keyPath"}


class Prepared:
    """The prepared texts of a package with the edits that were made and the places that no rule knows, by kind."""

    def __init__(self, texts, edits, left):
        self.texts, self.edits, self.left = texts, edits, left


def prepare(texts, known=None):
    """Prepares all source texts of a package (a dictionary by path) together: an override may move to another file.

    `known` are the names of the types that there are; None: extensions of missing classes are kept.
    """
    edits, left = {}, Counter()
    bodies, moved = {}, []
    gone = Counter()
    if known is not None:
        known = known | {name for text in texts.values() for name in missing.names(text)}
        texts = {path: _without_missing(text, known, gone) for path, text in texts.items()}
    for path, text in texts.items():
        found = tokens(text)
        edits[path] = Edits(text)
        for rule in RULES:
            rule.apply(found, edits[path])
        for name, end in overrides.class_bodies(found).items():
            bodies.setdefault(name, (path, end))
        members, others = overrides.find(found)
        moved += [(path, member) for member in members]
        left["override in an extension"] += others
        left.update(_left(found))
    for path, member in moved:
        if member.owner not in bodies:
            left["override in an extension"] += 1
            continue
        home, end = bodies[member.owner]
        overrides.apply_in_extension([member], edits[path])
        edits[home].insert(end, _fitted(member.forwarder, texts[home], end), overrides.KIND + " (forwarder)")
    counts = gone
    for each in edits.values():
        counts.update(each.counts())
    # One move is one edit in three parts.
    for part in (" (name)", " (forwarder)"):
        counts.pop(overrides.KIND + part, None)
    if classnames.KIND in counts:
        counts[classnames.KIND] //= 2
    return Prepared({path: each.result() for path, each in edits.items()}, counts, +left)


def _fitted(forwarder, text, at):
    """A forwarder for the end of a body: on the line of the closing brace where that has nothing else, so that the
    lines below stay where they were."""
    alone = not text[text.rfind("\n", 0, at) + 1:at].strip()
    return f"    {forwarder} " if alone and "\n" not in forwarder else f"\n{forwarder}\n"


def _without_missing(text, known, gone):
    """The text without extensions of classes that are not there; its lines stay where they were."""
    found, edits = tokens(text), Edits(text)
    for first, last, name in missing.extensions(found, known):
        edits.replace(found[first].start, found[last].end, "", f"extension of {name} left out")
    gone.update(edits.counts())
    return edits.result()


def _left(found):
    """Places that need the rewriter itself."""
    result = Counter()
    for i, token in enumerate(found):
        if token.kind == DIRECTIVE and token.text in _LEFT:
            result[_LEFT[token.text]] += 1
        elif is_name(found, i, "optional") and _is_modifier(found, i):
            result["optional requirement"] += 1
    return result


def _is_modifier(found, index):
    """`optional` as in `optional func`, not a name."""
    after = index + 1
    while after < len(found) and not found[after].is_code:
        after += 1
    return after < len(found) and found[after].kind == NAME and found[after].text in ("func", "var", "static")
