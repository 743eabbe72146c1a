"""Our own outlines of symbols: reads the descriptions in script/lib/symbols/*.txt and gives them as rows of path data.

Units are hundredths of the font's size (so the capitals are 70.46 high), the origin is the middle of the capitals, x goes
right, y down. Documentation/Symbols.md has the language; script/symbols writes the rows to SymbolOutlines.swift.
"""
import math
import re

from outline_paths import Mistake, arc, corners, drawn, ellipse, gear, mirrored_half, moved, star

# Hundredths of the font's size that one of the runtime square's 24 units is: its ring of radius 9 is 100 wide with its stroke.
STROKE = 7.8
UNIT = (100 - STROKE) / 18


class Part:
    """One shape: its path, `s` stroke, `f` area or `b` both, `d` drawn, `e` erased or `c` cut, level, and its width:
    the weight's stroke times a factor, which grows beyond the regular weight by only a part of it, and a constant."""

    def __init__(self, path, paint, role, level, factor, plus, grow):
        self.path, self.paint, self.role, self.level = path, paint, role, level
        self.factor, self.plus, self.grow = factor, plus, grow

    def copy(self, **changes):
        part = Part(self.path, self.paint, self.role, self.level, self.factor, self.plus, self.grow)
        for key, value in changes.items():
            setattr(part, key, value)
        return part

    def row(self):
        kind = {"d": "", "e": "e", "c": "c"}[self.role] + self.paint
        head = f"{kind}{self.level} {self.factor:g} {round(self.plus / UNIT, 3):g} {self.grow:g} "
        out = []
        for c in self.path:
            out.append(c[0] + " ".join(f"{round(12 + v / UNIT, 2):g}" for v in c[1:]))
        return head + "".join(out)


class Outline:
    def __init__(self, name):
        self.name, self.parts, self.margin, self.factor = name, [], None, 1.0
        # What stands in a ring has less room to grow.
        self.grow = 0.7 if name.startswith("@") else 1.0

    def row(self):
        extra = "" if self.margin is None else f"{round((self.margin - 400 / 51) / UNIT, 3):g}"
        return "|".join(["@" if self.name.startswith("@") else extra] + [part.row() for part in self.parts])


class Reader:
    def __init__(self):
        self.outlines = {}

    def read(self, file):
        current = None
        for number, line in enumerate(open(file), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            try:
                if words[0] == "=":
                    current = self.head(words[1:])
                elif current is None:
                    raise Mistake("a shape before the first `= name`")
                else:
                    self.shape(current, words)
            except (Mistake, ValueError, IndexError, ZeroDivisionError) as mistake:
                raise SystemExit(f"{file}:{number}: {mistake}")

    def head(self, words):
        name = words[0]
        if name in self.outlines:
            raise Mistake(f"{name} is there twice")
        outline = self.outlines[name] = Outline(name)
        for word in words[1:]:
            key, _, value = word.partition("=")
            if key == "margin":
                outline.margin = float(value)
            elif key == "w":
                outline.factor = float(value)
            elif key == "grow":
                outline.grow = float(value)
            else:
                raise Mistake(f"{word} is no option of a symbol (margin=, w=, grow=)")
        return outline

    def filled(self, name):
        """`name.fill` as described, or else the outline with its closed strokes filled."""
        if name + ".fill" not in self.outlines:
            made = self.outlines[name + ".fill"] = Outline(name + ".fill")
            made.margin = self.outlines[name].margin
            made.parts = [part.copy(paint="b") if part.paint == "s" and part.path[-1] == ("Z",) else part
                          for part in self.outlines[name].parts]
        return name + ".fill"

    def shape(self, outline, words):
        kind, numbers, text = words[0], [], []
        paint, role, level, factor, plus, options = "s", "d", 0, outline.factor, 0.0, {"grow": outline.grow}
        for word in words[1:]:
            key, is_option, value = word.partition("=")
            if re.fullmatch(r"-?[\d.]+", word):
                numbers.append(float(word))
                text.append(word)
            elif is_option and key == "w":
                factor = float(value)
            elif is_option and key == "plus":
                plus = float(value)
            elif is_option and key == "level":
                level = int(value)
            elif is_option:
                options[key] = float(value)
            elif word in ("fill", "both"):
                paint = word[0]
            elif word in ("erase", "cut"):
                role = word[0]
            elif word in ("mirror", "flip", "closed", "half", "filled"):
                options[word] = 1.0
            else:
                text.append(word)
        if kind == "slash":
            # What is struck out pales; the bar cuts a gap on both sides.
            for part in outline.parts:
                part.level = 1
            bar = [("M", *numbers[:2]), ("L", *numbers[2:4])]
            outline.parts.append(Part(bar, "s", "e", 0, 1, 13, 1))
            outline.parts.append(Part(bar, "s", "d", 0, 1, 0, 1))
            return
        if kind == "use":
            return self.use(outline, text[0], options, words)
        path = self.path(kind, numbers, " ".join(text), options)
        if "turn" in options:
            a = math.radians(options["turn"])
            path = moved(path, lambda x, y: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)))
        if "dx" in options or "dy" in options:
            path = moved(path, lambda x, y: (x + options.get("dx", 0), y + options.get("dy", 0)))
        if kind == "dot":
            # A stroke without length is a disc that grows with the weight.
            plus = 2 * numbers[2] - STROKE * factor + plus
        copies = [path]
        if "mirror" in options:
            copies += [moved(p, lambda x, y: (-x, y)) for p in copies]
        if "flip" in options:
            copies += [moved(p, lambda x, y: (x, -y)) for p in copies]
        outline.parts.append(Part([c for p in copies for c in p], paint, role, level, factor, plus,
                                  options["grow"]))

    def use(self, outline, name, options, words):
        if name not in self.outlines:
            raise Mistake(f"{name} is not described above")
        level = int(next((w[6:] for w in words if w.startswith("level=")), -1))
        factor = float(next((w[2:] for w in words if w.startswith("w=")), 0))
        scale, turn = options.get("s", 1), math.radians(options.get("turn", 0))
        sx = -scale if "mirror" in options else scale
        sy = -scale if "flip" in options else scale

        def place(x, y):
            x, y = x * sx, y * sy
            return (x * math.cos(turn) - y * math.sin(turn) + options.get("dx", 0),
                    x * math.sin(turn) + y * math.cos(turn) + options.get("dy", 0))
        for part in self.outlines[name].parts:
            part = part.copy(path=moved(part.path, place))
            if part.paint == "s" and part.plus:
                part.plus *= scale
            if level >= 0 and part.role == "d":
                part.level = level
            if factor:
                part.factor *= factor
            if "filled" in options and part.paint == "s" and part.path[-1] == ("Z",):
                part.paint = "b"
            outline.parts.append(part)
        if outline.margin is None:
            outline.margin = self.outlines[name].margin

    def path(self, kind, n, text, options):
        r = options.get("r", 0)
        if kind in ("line", "poly"):
            points = list(zip(n[::2], n[1::2]))
            if len(n) % 2 or len(points) < 2:
                raise Mistake("points come in pairs, two or more")
            return corners(points, [r] * len(points), kind == "poly")
        if kind == "path":
            path = drawn(text)
            return mirrored_half(path) if "half" in options else path
        if kind == "circle":
            return ellipse(n[0], n[1], n[2], n[2])
        if kind == "dot":
            return [("M", n[0], n[1]), ("L", n[0] + 0.06, n[1])]
        if kind == "ellipse":
            return ellipse(*n[:4])
        if kind == "arc":
            cx, cy, radius, start, end = n[:5]
            a = math.radians(start)
            return [("M", cx + radius * math.cos(a), cy + radius * math.sin(a))] + arc(cx, cy, radius, radius, start, end)
        if kind == "rect":
            x, y, width, height = n[:4]
            points = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            return corners(points, [r] * 4, True)
        if kind == "gear":
            return gear(*n[:2], int(n[2]), *n[3:7], r)
        if kind == "star":
            return star(*n[:2], int(n[2]), *n[3:5], r)
        raise Mistake(f"{kind} is no shape")
