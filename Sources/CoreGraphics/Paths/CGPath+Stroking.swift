// The outline of a stroke as a path.
// Apple: "CGPath", copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:).

extension CGPath {
    /// The area that stroking would paint, to be filled by the winding rule; curves become lines.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let member: StaticString = "CGPath.copy(strokingWithWidth:…)"
        guard NumberCheck.path(member, lineWidth.isFinite && miterLimit.isFinite, NumberCheck.text(lineWidth, miterLimit)),
            NumberCheck.path(member, transform.isFinite, transform.numbersText)
        else { return CGPath(storage: PathBuilder()) }
        let path = storage.applying(transform)
        let box = path.boundingBox
        guard lineWidth > 0, lineWidth.isFinite, box.isFinite else { return CGPath(storage: PathBuilder()) }
        let size = max(box.width, box.height, lineWidth)
        let stroker = Stroker(
            half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(1, miterLimit),
            tolerance: size / 16_384)
        var result = PathBuilder()
        for line in path.flattened(tolerance: size / 16_384) { stroker.outline(line, into: &result) }
        return CGPath(storage: result)
    }
}

/// Draws closed pieces, all winding the same way, whose union is the stroke of a line.
private struct Stroker {
    var half: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var tolerance: CGFloat

    func outline(_ line: Polyline, into path: inout PathBuilder) {
        var points: [CGPoint] = []
        for point in line.points where point != points.last { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first { dot(point, into: &path) }
            return
        }
        // 1. One side there, the other back; a closed line gives two outlines.
        if line.isClosed, points.count > 2 {
            path.append(contentsOf: side(points, isClosed: true))
            path.append(contentsOf: side(points.reversed(), isClosed: true))
        } else {
            if line.isClosed { points.append(points[0]) }
            var outline = PathBuilder()
            draw(side: points, isClosed: false, into: &outline)
            end(from: points[points.count - 2], at: points[points.count - 1], into: &outline)
            draw(side: points.reversed(), isClosed: false, into: &outline)
            end(from: points[1], at: points[0], into: &outline)
            outline.closeSubpath()
            path.append(contentsOf: outline)
        }
    }

    private func side(_ points: [CGPoint], isClosed: Bool) -> PathBuilder {
        var result = PathBuilder()
        draw(side: points, isClosed: isClosed, into: &result)
        result.closeSubpath()
        return result
    }

    /// The left side of a line in order, corners joined.
    private func draw(side points: [CGPoint], isClosed: Bool, into path: inout PathBuilder) {
        let count = points.count
        let segments = isClosed ? count : count - 1
        for index in 0..<segments {
            let from = points[index]
            let to = points[(index + 1) % count]
            let n = normal(from, to)
            add(CGPoint(x: from.x + n.dx, y: from.y + n.dy), to: &path)
            add(CGPoint(x: to.x + n.dx, y: to.y + n.dy), to: &path)
            if isClosed || index + 1 < segments {
                corner(at: to, n, normal(to, points[(index + 2) % count]), into: &path)
            }
        }
    }

    /// From the end of one segment's side to the start of the next.
    private func corner(at p: CGPoint, _ a: CGVector, _ b: CGVector, into path: inout PathBuilder) {
        let cross = a.dx * b.dy - a.dy * b.dx
        let dot = a.dx * b.dx + a.dy * b.dy
        // 1. On the inner side a detour over the corner keeps the winding whole.
        guard cross < 0 || (cross == 0 && dot < 0) else { return add(p, to: &path) }
        switch join {
        case .bevel: break
        case .round: arc(p, a, b, into: &path)
        case .miter:
            // 2. The miter is 1 / cos(half the turn) half-widths long.
            let cosHalf = ((1 + dot / (half * half)) / 2).squareRoot()
            guard cosHalf > 0, 1 / cosHalf <= miterLimit else { break }
            let factor = 1 / (1 + dot / (half * half))
            add(CGPoint(x: p.x + (a.dx + b.dx) * factor, y: p.y + (a.dy + b.dy) * factor), to: &path)
        }
    }

    /// Round the end of a line from its left to its right side.
    private func end(from: CGPoint, at p: CGPoint, into path: inout PathBuilder) {
        let n = normal(from, p)
        let along = CGVector(dx: n.dy, dy: -n.dx)
        switch cap {
        case .butt: break
        case .round: arc(p, n, CGVector(dx: -n.dx, dy: -n.dy), into: &path)
        case .square:
            add(CGPoint(x: p.x + n.dx + along.dx, y: p.y + n.dy + along.dy), to: &path)
            add(CGPoint(x: p.x - n.dx + along.dx, y: p.y - n.dy + along.dy), to: &path)
        }
    }

    /// An arc by falling angles from one normal to the other.
    private func arc(_ p: CGPoint, _ a: CGVector, _ b: CGVector, into path: inout PathBuilder) {
        let start = atan2(a.dy, a.dx)
        var delta = atan2(b.dy, b.dx) - start
        while delta > 0 { delta -= 2 * .pi }
        let step = 2 * acos(max(0, 1 - tolerance / half))
        let count = max(1, min(256, Int((-delta / max(step, 0.02)).rounded(.up))))
        for index in 1...count {
            let angle = start + delta * CGFloat(index) / CGFloat(count)
            add(CGPoint(x: p.x + half * cos(angle), y: p.y + half * sin(angle)), to: &path)
        }
    }

    /// A line of no length: a disc or a square, nothing with butt caps.
    private func dot(_ p: CGPoint, into path: inout PathBuilder) {
        let box = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
        if cap == .round { path.addEllipse(in: box) }
        if cap == .square { path.addRect(box) }
    }

    /// To the left of the way from one point to the other, half a width long.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        return CGVector(dx: -dy / length * half, dy: dx / length * half)
    }

    private func add(_ point: CGPoint, to path: inout PathBuilder) {
        if path.currentPoint == nil { path.move(to: point) } else { path.addLine(to: point) }
    }
}
