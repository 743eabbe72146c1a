"""Attributes of the Objective-C runtime, which Swift on Linux rejects: dropped. What they did is the rewriter's to do."""
from .lexer import NAME
from .syntax import attribute_end, declaration_after, following, is_name, is_sign, space_behind, text_at

DROPPED = {
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "NSManaged",
    "NSCopying", "GKInspectable",
}
MAIN = {"UIApplicationMain"}
# A protocol that inherits one of these is bound to classes already.
_CLASS_BOUND = {"AnyObject", "NSObjectProtocol", "class"}


def apply(tokens, edits):
    for i, token in enumerate(tokens):
        if not is_sign(tokens, i, "@") or i + 1 >= len(tokens) or tokens[i + 1].kind != NAME:
            continue
        name = tokens[i + 1].text
        if name in MAIN:
            edits.replace(tokens[i + 1].start, tokens[i + 1].end, "main", f"@{name} to @main")
        elif name in DROPPED:
            last = attribute_end(tokens, i)
            edits.replace(token.start, space_behind(tokens, last), "", f"@{name} dropped")
            if name == "objc":
                _bind_to_classes(tokens, declaration_after(tokens, following(tokens, last)), edits)


def _bind_to_classes(tokens, at, edits):
    """`@objc protocol P` can be conformed to by classes alone, so that `weak var x: P?` is allowed: `protocol P: AnyObject`."""
    if not is_name(tokens, at, "protocol"):
        return
    name = following(tokens, at)
    behind = following(tokens, name)
    if not is_sign(tokens, behind, ":"):
        edits.insert(tokens[name].end, ": AnyObject", "@objc protocol bound to AnyObject")
        return
    inherited = behind
    while inherited < len(tokens) and not is_sign(tokens, inherited, "{"):
        if text_at(tokens, inherited) in _CLASS_BOUND:
            return
        inherited += 1
    edits.insert(tokens[behind].end, " AnyObject,", "@objc protocol bound to AnyObject")
