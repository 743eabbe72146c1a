"""Paths of outlines: lists of ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) and ("Z",), for script/lib/outlines.py."""
import math
import re

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
