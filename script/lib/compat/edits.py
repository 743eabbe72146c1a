"""Changes of one text, kept with the kind of each, so that the report can say how far from unmodified a library is."""
from collections import Counter


class Edits:
    """Replacements in one text, made all at once; what is replaced keeps its count of lines."""

    def __init__(self, text):
        self.text = text
        self.changes = []

    def replace(self, start, end, new, kind):
        """`text[start:end]` becomes `new`. Lines that vanish are put back as empty ones, so that error lines stay true."""
        lost = self.text.count("\n", start, end) - new.count("\n")
        self.changes.append((start, end, new + "\n" * max(lost, 0), kind))

    def insert(self, at, new, kind):
        self.changes.append((at, at, new, kind))

    def result(self):
        parts, at = [], 0
        for start, end, new, _ in sorted(self.changes, key=lambda change: change[:2]):
            if start < at:
                raise AssertionError(f"two edits of the same place: {self.text[start:end]!r}")
            parts += [self.text[at:start], new]
            at = end
        return "".join(parts) + self.text[at:]

    def counts(self):
        return Counter(kind for *_, kind in self.changes)
