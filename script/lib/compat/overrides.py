"""Overriding in an extension, which Linux does not allow: the member keeps its place under another name, and the class
gets an overriding member that forwards to it.

Only classes that the package itself declares can be helped, and only computed properties and plain functions.
"""
from .conditions import branches
from .lexer import NAME
from .syntax import (
    brace_depths, closing, declaration_after, following, is_name, is_sign, text_at)

KIND = "override moved from an extension"
_ACCESS = ("public", "open", "internal", "private", "fileprivate", "package")


class Override:
    """One overriding member of an extension: what is edited there, and the text that the class gets."""

    def __init__(self, owner, keyword, start, end, name, name_token, forwarder):
        self.owner, self.keyword, self.start, self.end = owner, keyword, start, end
        self.name, self.name_token, self.forwarder = name, name_token, forwarder


def find(tokens):
    """The overriding members of the file's extensions that can be moved, and how many cannot."""
    around, depths = branches(tokens), brace_depths(tokens)
    movable, others = [], 0
    for i in range(len(tokens)):
        if not is_name(tokens, i, "extension") or depths[i] != 0:
            continue
        owner, body = _head(tokens, i)
        if body is None:
            continue
        access = _access_before(tokens, i)
        end = closing(tokens, body)
        for at in range(body, end):
            if is_name(tokens, at, "override") and depths[at] == 1:
                member = _member(tokens, at, owner, access, around[at])
                if member:
                    movable.append(member)
                else:
                    others += 1
    return movable, others


def apply_in_extension(members, edits):
    """The members lose `override` and get a name of their own."""
    for member in members:
        edits.replace(member.start, member.end, "", KIND)
        edits.replace(member.name_token.start, member.name_token.end, member.name, KIND + " (name)")


def class_bodies(tokens):
    """Of each class that the file declares, by its plain name: where its body ends."""
    result = {}
    for i in range(len(tokens)):
        if not is_name(tokens, i, "class"):
            continue
        name = following(tokens, i)
        if name >= len(tokens) or tokens[name].kind != NAME or declaration_after(tokens, i) != i:
            continue
        body = name
        while body < len(tokens) and text_at(tokens, body) not in ("{", ";"):
            body += 1
        if is_sign(tokens, body, "{"):
            result[tokens[name].text] = tokens[closing(tokens, body)].start
    return result


def _head(tokens, index):
    """The extended class's last name and the index of the brace that opens the extension."""
    owner, at = None, following(tokens, index)
    while at < len(tokens) and not is_sign(tokens, at, "{"):
        if tokens[at].kind == NAME and text_at(tokens, at) == "where":
            return None, None
        if is_sign(tokens, at, ":"):
            while at < len(tokens) and not is_sign(tokens, at, "{"):
                at += 1
            break
        if tokens[at].kind == NAME:
            owner = tokens[at].text
        at += 1
    return (owner, at) if at < len(tokens) else (None, None)


def _access_before(tokens, index):
    """The access that the extension gives its members."""
    before = index - 1
    while before >= 0 and not tokens[before].is_code:
        before -= 1
    return tokens[before].text if before >= 0 and tokens[before].text in _ACCESS else ""


def _member(tokens, at, owner, access, conditions):
    if None in conditions:
        return None
    keyword = declaration_after(tokens, at)
    name = following(tokens, keyword)
    if text_at(tokens, keyword) not in ("var", "func") or name >= len(tokens) or tokens[name].kind != NAME:
        return None
    modifiers = [tokens[i].text for i in _back(tokens, at)] + [tokens[i].text for i in range(at, keyword)]
    if "class" in modifiers or "static" in modifiers:
        return None
    access = next((word for word in modifiers if word in _ACCESS), access)
    new = "compat_" + tokens[name].text.strip("`")
    make = _property if tokens[keyword].text == "var" else _function
    forwarder = make(tokens, name, new, f"{access} override".strip())
    if forwarder is None:
        return None
    for condition in reversed(conditions):
        forwarder = f"\n#if {condition}\n{forwarder}\n#endif\n"
    start = tokens[at].start
    end = tokens[following(tokens, at)].start
    return Override(owner, keyword, start, end, new, tokens[name], forwarder)


def _back(tokens, at):
    """The indices of the modifiers directly before `at`."""
    result, before = [], at - 1
    while before >= 0:
        if not tokens[before].is_code:
            before -= 1
        elif tokens[before].kind == NAME and tokens[before].text in _ACCESS + ("final", "class", "static", "dynamic"):
            result.append(before)
            before -= 1
        else:
            break
    return result


def _property(tokens, name, new, head):
    """A forwarder of a computed property: with a setter where the original has one."""
    colon = following(tokens, name)
    body = colon
    while body < len(tokens) and not is_sign(tokens, body, "{"):
        body += 1
    if not is_sign(tokens, colon, ":") or body >= len(tokens):
        return None
    kind = "".join(token.text for token in tokens[colon + 1:body]).strip()
    old = tokens[name].text
    first = text_at(tokens, following(tokens, body))
    if first in ("didSet", "willSet"):
        return None
    inside = tokens[body:closing(tokens, body)]
    depths = brace_depths(inside)
    if any(token.kind == NAME and token.text == "set" and depths[i] == 1 for i, token in enumerate(inside)):
        return f"{head} var {old}: {kind} {{ get {{ self.{new} }} set {{ self.{new} = newValue }} }}"
    return f"{head} var {old}: {kind} {{ return self.{new} }}"


def _function(tokens, name, new, head):
    """A forwarder of a function: the same signature, its arguments handed on."""
    opened = following(tokens, name)
    if not is_sign(tokens, opened, "("):
        return None
    closed = closing(tokens, opened)
    body = closed
    while body < len(tokens) and not is_sign(tokens, body, "{"):
        body += 1
    signature = "".join(token.text for token in tokens[opened:body]).strip()
    effects = [token.text for token in tokens[closed:body] if token.text in ("throws", "rethrows", "async")]
    call = ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")
    arguments = ", ".join(_arguments(tokens, opened, closed))
    return f"{head} func {tokens[name].text}{signature} {{ return {call}self.{new}({arguments}) }}"


def _arguments(tokens, opened, closed):
    """`label: name` of each parameter between the brackets."""
    depth, expecting, words = 0, True, []
    for i in range(opened + 1, closed):
        token = tokens[i]
        if token.text in ("(", "[", "{", "<"):
            depth += 1
        elif token.text in (")", "]", "}", ">") and not (token.text == ">" and tokens[i - 1].text == "-"):
            depth -= 1
        elif depth == 0 and token.text == ",":
            expecting, words = True, []
        elif depth == 0 and token.text == ":" and expecting and words:
            label, value = words[0], words[-1]
            behind = following(tokens, i)
            value = "&" + value if is_name(tokens, behind, "inout") else value
            yield value if label == "_" else f"{label}: {value}"
            expecting = False
        elif depth == 0 and expecting and token.kind == NAME:
            words.append(token.text)
