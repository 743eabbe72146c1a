"""`type(of: object).description()`: NSObject's class method, which Linux does not give to every class."""
from .syntax import closing, following, is_name, is_sign

KIND = "type(of:).description() to NSStringFromClass"


def apply(tokens, edits):
    for i in range(len(tokens)):
        if not is_name(tokens, i, "type"):
            continue
        opened = following(tokens, i)
        if not is_sign(tokens, opened, "(") or not is_name(tokens, following(tokens, opened), "of"):
            continue
        closed = closing(tokens, opened)
        dot = following(tokens, closed)
        name = following(tokens, dot)
        brackets = following(tokens, name)
        last = following(tokens, brackets)
        if is_sign(tokens, dot, ".") and is_name(tokens, name, "description") and is_sign(tokens, brackets, "(") \
                and is_sign(tokens, last, ")"):
            edits.insert(tokens[i].start, "NSStringFromClass(", KIND)
            edits.replace(tokens[dot].start, tokens[last].end, ")", KIND)
