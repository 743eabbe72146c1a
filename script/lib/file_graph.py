"""Which file of a target names a type that another file of it declares, and the cycles of that graph.

The graph is a lower bound: a file that uses a member without naming a type has no edge for it."""
import os
import re

DECLARATION = re.compile(
    r"^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|indirect|fileprivate|private|nonisolated)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.M)
WORD = re.compile(r"\b[A-Z_]\w*")
LITERAL = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"')
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)


def plain(text):
    """A source without comments and without the text of literals; what literals interpolate stays."""
    def inside(match):
        return " ".join(re.findall(r"\\\(([^\n]*?)\)", match[0]))
    return COMMENT.sub("", LITERAL.sub(inside, text))


class FileGraph:
    """The files of a folder as nodes, by their paths below it."""

    def __init__(self, folder):
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
            for word in set(WORD.findall(text)):
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
