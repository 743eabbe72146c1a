"""Platform conditions: in `#if` and `#elseif`, `os(iOS)` holds. What holds on Linux besides (`os(Linux)`) still does."""
from .lexer import COMMENT, DIRECTIVE, SPACE
from .syntax import following, is_name, is_sign

KIND = "os(iOS) taken as true"


def apply(tokens, edits):
    for i, token in enumerate(tokens):
        if token.kind == DIRECTIVE and token.text in ("#if", "#elseif"):
            for at in condition(tokens, i):
                found = _is_platform(tokens, at)
                if found is not None:
                    edits.replace(tokens[at].start, tokens[found].end, "true", KIND)


def condition(tokens, directive):
    """The indices of the tokens of the condition behind a directive: to the end of the line, or of the bracket."""
    depth, at = 0, directive + 1
    while at < len(tokens):
        token = tokens[at]
        if token.kind in (SPACE, COMMENT) and "\n" in token.text and depth == 0:
            return
        depth += {"(": 1, ")": -1}.get(token.text, 0)
        yield at
        at += 1


def _is_platform(tokens, at):
    """The index of the closing bracket of `os(iOS)` at `at`."""
    if not is_name(tokens, at, "os"):
        return None
    opened = following(tokens, at)
    name = following(tokens, opened)
    closed = following(tokens, name)
    fits = is_sign(tokens, opened, "(") and is_name(tokens, name, "iOS") and is_sign(tokens, closed, ")")
    return closed if fits else None


def branches(tokens):
    """For each token the conditions around it, outermost first; None stands for an `#elseif` or `#else`."""
    stack, result = [], []
    for i, token in enumerate(tokens):
        if token.kind == DIRECTIVE:
            if token.text == "#if":
                stack.append("".join(tokens[at].text for at in condition(tokens, i)).strip())
            elif token.text in ("#elseif", "#else") and stack:
                stack[-1] = None
            elif token.text == "#endif" and stack:
                stack.pop()
        result.append(tuple(stack))
    return result
