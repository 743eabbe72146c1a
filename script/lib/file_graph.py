"""Which file of a target names a type that another file of it declares, and the cycles of that graph.

The graph is a lower bound: a file that uses a member without naming a type has no edge for it. Names that stand only in the
signatures of public declarations are left out, unless a caller asks for them: Apple fixes those (ADR 24)."""
import os
import re

DECLARATION = re.compile(
    r"^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|indirect|fileprivate|private|nonisolated)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.M)
WORD = re.compile(r"\b[A-Z_]\w*")
LITERAL = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"')
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
# The attributes of a declaration that begins a line, and its modifiers up to its keyword or, for a case, its name.
ATTRIBUTE = r"@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?\s+"
MODIFIER = r"(?:(?:public|package|internal|private|fileprivate)\(set\)|nonisolated\(unsafe\)|unowned\(\w+\)|" \
    r"public|open|static|final|override|required|convenience|dynamic|nonisolated|weak|unowned|lazy|mutating|nonmutating|" \
    r"indirect|prefix|postfix|infix|optional)\s+"
KEYWORD = r"(?:class\s+(?:func|var|subscript)|func|var|let|init|subscript|class|struct|enum|protocol|actor|typealias)\b"
HEAD = re.compile(rf"^[ \t]*((?:{ATTRIBUTE})*)((?:{MODIFIER})+)({KEYWORD})", re.M)
REQUIREMENT = re.compile(rf"^[ \t]*((?:{ATTRIBUTE})*)((?:{MODIFIER})*)(func|var|init|subscript|associatedtype)\b", re.M)
CASE = re.compile(r"^[ \t]*()((?:indirect\s+)?)(case)\b", re.M)
# A line that goes on with the declaration of the line before, and a line that asks for one.
GOES_ON = re.compile(r"\s*(?:->|where\b|throws\b|rethrows\b|async\b|[,:&={])")
ASKS_ON = re.compile(r"(?:->|==|[,:&=(<]|\bwhere|\b(?:func|var|let|class|struct|enum|protocol|typealias))\s*$")


def plain(text):
    """A source without comments and without the text of literals; what literals interpolate stays."""
    def inside(match):
        return " ".join(re.findall(r"\\\(([^\n]*?)\)", match[0]))
    return COMMENT.sub("", LITERAL.sub(inside, text))


def end_of_head(text, start, isAlias):
    """Where the signature that goes on at `start` ends: before its body's brace, its value's `=` or the end of its last line.
    The value of a type alias is a part of its signature."""
    depth, at = 0, start
    while at < len(text):
        character = text[at]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
            if depth < 0:
                return at
        elif depth == 0 and character in "{;}":
            return at
        elif depth == 0 and character == "=" and not isAlias:
            # Operators are names of functions and of `where` clauses.
            if text[at + 1:at + 2] != "=" and text[at - 1] not in "=!<>+-*/%&|^~":
                return at
            at += 1
        elif depth == 0 and character == "\n":
            line = text[text.rfind("\n", 0, at) + 1:at]
            rest = text[at:].lstrip("\n \t")
            if not ASKS_ON.search(line) and not GOES_ON.match(rest):
                return at
        at += 1
    return at


def end_of_body(text, brace):
    """Behind the brace that closes the one at `brace`."""
    depth = 0
    for at in range(brace, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if depth == 0:
            return at + 1
    return len(text)


def level_of(text, start, at):
    return text.count("{", start, at) - text.count("}", start, at)


def without_signatures(text):
    """A plain source without the signatures that Apple fixes: those of `public` and `open` declarations, of the requirements of a
    public protocol and of the cases of a public enumeration. Attributes stay, as do extensions' heads, the bodies, the values and
    whatever is not for everybody (`@_spi`)."""
    spans = []

    def add(match):
        if "@_spi" in match[1]:
            return None
        end = end_of_head(text, match.end(3), match[3] == "typealias")
        spans.append((match.start(2), end))
        return end

    for match in HEAD.finditer(text):
        if not re.search(r"\b(?:public|open)\s", match[2]):
            continue
        end = add(match)
        if end is None or end >= len(text) or text[end] != "{" or match[3] not in ("protocol", "enum"):
            continue
        inside = (REQUIREMENT if match[3] == "protocol" else CASE)
        for member in inside.finditer(text, end, end_of_body(text, end)):
            if level_of(text, end, member.start(3)) == 1:
                add(member)
    out, at = [], 0
    for start, end in sorted(spans):
        if start >= at:
            out.append(text[at:start])
        at = max(at, end)
    return "".join(out) + text[at:]


class FileGraph:
    """The files of a folder as nodes, by their paths below it. With `signatures`, names in public signatures count as well."""

    def __init__(self, folder, signatures=False):
        self.folder = folder
        texts = {}
        for where, _, names in os.walk(folder):
            for name in sorted(names):
                if name.endswith(".swift"):
                    path = os.path.join(where, name)
                    with open(path, encoding="utf8") as file:
                        texts[os.path.relpath(path, folder)] = plain(file.read())
        self.owners = {}
        for path, text in sorted(texts.items()):
            for name in DECLARATION.findall(text):
                self.owners.setdefault(name, path)
        self.names = {}
        for path, text in texts.items():
            found = {}
            for word in set(WORD.findall(text if signatures else without_signatures(text))):
                owner = self.owners.get(word)
                if owner and owner != path:
                    found.setdefault(owner, []).append(word)
            self.names[path] = found

    def edges(self):
        """Pairs of a file and one whose type it names, with the types."""
        for path, found in sorted(self.names.items()):
            for owner, words in sorted(found.items()):
                yield path, owner, sorted(words)

    def cycles(self):
        """Sets of files that reach each other, largest first, single files left out."""
        index, low, stack, on, found = {}, {}, [], set(), []
        for root in self.names:
            if root in index:
                continue
            work = [(root, iter(sorted(self.names[root])))]
            index[root] = low[root] = len(index)
            stack.append(root)
            on.add(root)
            while work:
                node, rest = work[-1]
                for other in rest:
                    if other not in index:
                        index[other] = low[other] = len(index)
                        stack.append(other)
                        on.add(other)
                        work.append((other, iter(sorted(self.names[other]))))
                        break
                    if other in on:
                        low[node] = min(low[node], index[other])
                else:
                    work.pop()
                    if work:
                        low[work[-1][0]] = min(low[work[-1][0]], low[node])
                    if low[node] == index[node]:
                        group = []
                        while True:
                            member = stack.pop()
                            on.discard(member)
                            group.append(member)
                            if member == node:
                                break
                        if len(group) > 1:
                            found.append(sorted(group))
        return sorted(found, key=lambda group: (-len(group), group))
