"""Our own outlines of symbols: reads the descriptions in script/lib/symbols/*.txt and gives them as rows of path data.

Units are hundredths of the font's size (so the capitals are 70.46 high), the origin is the middle of the capitals, x goes
right, y down. Documentation/Symbols.md has the language; script/symbols writes the rows to SymbolOutlines*.swift.
"""
import math
import re

# Hundredths of the font's size that one of the runtime square's 24 units is: its ring of radius 9 is 100 wide with its stroke.
STROKE = 7.8
UNIT = (100 - STROKE) / 18
CURVE = 4 / 3


class Mistake(Exception):
    pass


def arc(cx, cy, rx, ry, start, end):
    """Cubic pieces of at most a quarter turn; angles in degrees, clockwise as y goes down."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-6))
    step = math.radians((end - start) / pieces)
    reach = CURVE * math.tan(step / 4)
    found, a = [], math.radians(start)
    for _ in range(pieces):
        b = a + step
        found.append(("C", cx + rx * (math.cos(a) - reach * math.sin(a)), cy + ry * (math.sin(a) + reach * math.cos(a)),
                      cx + rx * (math.cos(b) + reach * math.sin(b)), cy + ry * (math.sin(b) - reach * math.cos(b)),
                      cx + rx * math.cos(b), cy + ry * math.sin(b)))
        a = b
    return found


def ellipse(cx, cy, rx, ry):
    return [("M", cx + rx, cy)] + arc(cx, cy, rx, ry, 0, 360) + [("Z",)]


def corners(points, radii, closed):
    """A line through points whose corners are rounded by circles, as far as the sides reach."""
    count = len(points)
    path = []
    for i, (point, radius) in enumerate(zip(points, radii)):
        if not closed and i in (0, count - 1):
            path.append(("M" if i == 0 else "L", *point))
            continue
        before, after = points[i - 1], points[(i + 1) % count]
        ax, ay = before[0] - point[0], before[1] - point[1]
        bx, by = after[0] - point[0], after[1] - point[1]
        la, lb = math.hypot(ax, ay), math.hypot(bx, by)
        turn = math.acos(max(-1, min(1, (ax * bx + ay * by) / (la * lb))))
        if radius <= 0 or turn > math.pi - 1e-3:
            path.append(("M" if not path else "L", *point))
            continue
        back = min(radius / math.tan(turn / 2), la / 2, lb / 2)
        start = (point[0] + ax / la * back, point[1] + ay / la * back)
        end = (point[0] + bx / lb * back, point[1] + by / lb * back)
        path.append(("M" if not path else "L", *start))
        # The circle's radius where the side's length cut it short, and how far its handles reach.
        reach = CURVE * math.tan((math.pi - turn) / 4) * back * math.tan(turn / 2)
        path.append(("C", start[0] - ax / la * reach, start[1] - ay / la * reach,
                     end[0] - bx / lb * reach, end[1] - by / lb * reach, *end))
    return path + [("Z",)] if closed else path


def svg_arc(x0, y0, r, large, sweep, x1, y1):
    """A circle's arc between two points, as SVG's A with equal radii."""
    dx, dy = x1 - x0, y1 - y0
    d = math.hypot(dx, dy)
    r = max(r, d / 2)
    h = math.sqrt(max(0, r * r - d * d / 4)) * (-1 if bool(large) == bool(sweep) else 1)
    cx, cy = (x0 + x1) / 2 - h * dy / d, (y0 + y1) / 2 + h * dx / d
    a, b = math.degrees(math.atan2(y0 - cy, x0 - cx)), math.degrees(math.atan2(y1 - cy, x1 - cx))
    if sweep and b < a:
        b += 360
    if not sweep and b > a:
        b -= 360
    return arc(cx, cy, r, r, a, b)


def drawn(text):
    """`M x y  L x y…  C 6  Q 4  A r large sweep x y  Z`, all absolute."""
    words = re.findall(r"[A-Z]|-?[\d.]+", text)
    path, at, i, command = [], (0, 0), 0, ""
    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
        need = {"M": 2, "L": 2, "C": 6, "Q": 4, "A": 5, "Z": 0}.get(command)
        if need is None or len(words) < i + need:
            raise Mistake(f"the path breaks at {command} {' '.join(words[i:i + 6])}")
        n = [float(w) for w in words[i:i + need]]
        i += need
        if command == "Z":
            path.append(("Z",))
            continue
        if command == "Q":
            path.append(("C", at[0] + 2 / 3 * (n[0] - at[0]), at[1] + 2 / 3 * (n[1] - at[1]),
                         n[2] + 2 / 3 * (n[0] - n[2]), n[3] + 2 / 3 * (n[1] - n[3]), n[2], n[3]))
        elif command == "A":
            path += svg_arc(*at, *n)
        else:
            path.append((command, *n))
        at = path[-1][-2:]
        if command == "M":
            command = "L"
    return path


def moved(path, place):
    """The path with its points changed."""
    return [(c[0], *(v for i in range(1, len(c), 2) for v in place(c[i], c[i + 1]))) for c in path]


def mirrored_half(path):
    """A closed path from its right half, which goes from the axis to the axis."""
    points = [path[0][1:3]]
    left = []
    for c in path[1:]:
        if c[0] == "C":
            left.append(("C", -c[3], c[4], -c[1], c[2], -points[-1][0], points[-1][1]))
        else:
            left.append(("L", -points[-1][0], points[-1][1]))
        points.append(c[-2:])
    return path + left[::-1] + [("Z",)]


def gear(cx, cy, teeth, inner, outer, root, tip, r):
    """Teeth of two half-angles (degrees) at the inner and the outer circle, round at the corners."""
    points = []
    for i in range(teeth):
        for angle, radius in ((-root, inner), (-tip, outer), (tip, outer), (root, inner)):
            a = math.radians(360 / teeth * i + angle - 90)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return corners(points, [r] * len(points), True)


def star(cx, cy, count, inner, outer, r):
    points = []
    for i in range(2 * count):
        a = math.radians(180 / count * i - 90)
        radius = inner if i % 2 else outer
        points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return corners(points, [0 if i % 2 else r for i in range(2 * count)], True)


class Part:
    """One shape: its path, `s` stroke, `f` area or `b` both, `d` drawn, `e` erased or `c` cut, level, and its width:
    the weight's stroke times a factor, which grows beyond the regular weight by only a part of it, and a constant."""

    def __init__(self, path, paint, role, level, factor, plus, grow):
        self.path, self.paint, self.role, self.level = path, paint, role, level
        self.factor, self.plus, self.grow = factor, plus, grow

    def width(self, stroke):
        return max(0, self.factor * (stroke - (1 - self.grow) * max(0, stroke - STROKE)) + self.plus)

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
