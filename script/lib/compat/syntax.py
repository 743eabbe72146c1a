"""Small questions about a list of tokens: the next piece of code, the matching bracket, attributes and declarations."""
from .lexer import NAME, SIGN, SPACE

_PAIRS = {"(": ")", "[": "]", "{": "}"}
MODIFIERS = {
    "public", "open", "internal", "private", "fileprivate", "package", "final", "static", "class", "override", "lazy",
    "weak", "unowned", "dynamic", "optional", "required", "convenience", "mutating", "nonmutating", "nonisolated",
    "isolated", "indirect", "prefix", "postfix", "infix", "unsafe", "safe", "set", "async",
}


def following(tokens, index):
    """The index of the next token that is code, after `index`; the length of the list where there is none."""
    index += 1
    while index < len(tokens) and not tokens[index].is_code:
        index += 1
    return index


def text_at(tokens, index):
    return tokens[index].text if index < len(tokens) else ""


def is_sign(tokens, index, sign):
    return index < len(tokens) and tokens[index].kind == SIGN and tokens[index].text == sign


def is_name(tokens, index, name):
    return index < len(tokens) and tokens[index].kind == NAME and tokens[index].text == name


def closing(tokens, index):
    """The index of the bracket that closes the one at `index`; the last index where it stays open."""
    close, depth = _PAIRS[tokens[index].text], 0
    opened = tokens[index].text
    for i in range(index, len(tokens)):
        if tokens[i].kind != SIGN:
            continue
        if tokens[i].text == opened:
            depth += 1
        elif tokens[i].text == close:
            depth -= 1
            if depth == 0:
                return i
    return len(tokens) - 1


def attribute_end(tokens, at):
    """The index of the last token of the attribute whose `@` is at `at`; its arguments stand directly behind the name."""
    end = at + 1
    while is_sign(tokens, end + 1, ".") and end + 2 < len(tokens) and tokens[end + 2].kind == NAME:
        end += 2
    return closing(tokens, end + 1) if is_sign(tokens, end + 1, "(") else end


def declaration_after(tokens, index):
    """The index of the keyword (`func`, `class`, `protocol` …) of the declaration to which the attribute or modifier
    before `index` belongs: other attributes and modifiers are passed over."""
    while index < len(tokens):
        if is_sign(tokens, index, "@"):
            index = following(tokens, attribute_end(tokens, index))
        elif text_at(tokens, index) in MODIFIERS and not _is_keyword_class(tokens, index):
            index = following(tokens, index)
            if is_sign(tokens, index, "("):
                index = following(tokens, closing(tokens, index))
        else:
            return index
    return index


def _is_keyword_class(tokens, index):
    """`class` opens a declaration of a class, unless a member follows (`class var`, `class func`, `class override`)."""
    if tokens[index].text != "class":
        return False
    after = text_at(tokens, following(tokens, index))
    return after not in MODIFIERS and after not in ("var", "let", "func", "subscript", "init")


def space_behind(tokens, index):
    """Where the blanks behind the token at `index` end, line ends not counted."""
    end = tokens[index].end
    if index + 1 < len(tokens) and tokens[index + 1].kind == SPACE:
        blank = tokens[index + 1].text
        end += len(blank) - len(blank.lstrip(" \t"))
    return end


def brace_depths(tokens):
    """For each token the number of braces around it."""
    depth, result = 0, []
    for token in tokens:
        if token.kind == SIGN and token.text == "}":
            depth -= 1
        result.append(depth)
        if token.kind == SIGN and token.text == "{":
            depth += 1
    return result
