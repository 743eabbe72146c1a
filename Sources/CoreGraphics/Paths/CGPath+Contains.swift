// Whether a point lies inside.
// Apple: "CGPath", contains(_:using:transform:).

extension CGPath {
    /// Whether the point lies inside the path, which is first transformed; open subpaths count as closed.
    ///
    /// Exact for lines; curves are flattened to within a 4,096th of the path's size.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite, transform.isFinite else { return false }
        let path = storage.applying(transform)
        let box = path.boundingBox
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return false
        }
        let tolerance = max(max(box.width, box.height) / 4096, 1e-9)
        var winding = 0
        for polygon in path.flattened(tolerance: tolerance) {
            winding += polygon.winding(around: point)
        }
        return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }
}

/// A subpath of lines alone.
struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool

    /// How often the closed line goes round the point; crossings of a ray towards larger x.
    func winding(around p: CGPoint) -> Int {
        guard points.count > 1, var from = points.last else { return 0 }
        var winding = 0
        for to in points {
            if (from.y <= p.y) != (to.y <= p.y) {
                let side = (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
                if from.y <= p.y, side > 0 { winding += 1 }
                if from.y > p.y, side < 0 { winding -= 1 }
            }
            from = to
        }
        return winding
    }
}

extension PathBuilder {
    /// The subpaths as lines that stray from the curves by at most `tolerance`.
    func flattened(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline(points: [], isClosed: false)
        var start: CGPoint?
        for element in elements {
            // A step after a close goes on from the start of the closed subpath.
            if line.points.isEmpty, let start { line.points.append(start) }
            let current = line.points.last ?? .zero
            switch element {
            case .move(let p):
                if line.points.count > 1 { result.append(line) }
                line = Polyline(points: [p], isClosed: false)
                start = p
            case .line(let p): line.points.append(p)
            case .quad(let c, let p):
                let count = segments(deviation: distance2(current, c, p) / 4, tolerance: tolerance)
                for i in 1...count { line.points.append(quadPoint(current, c, p, CGFloat(i) / CGFloat(count))) }
            case .cubic(let c1, let c2, let p):
                let bend = max(distance2(current, c1, c2), distance2(c1, c2, p)) * 0.75
                let count = segments(deviation: bend, tolerance: tolerance)
                for i in 1...count {
                    line.points.append(cubicPoint(current, c1, c2, p, CGFloat(i) / CGFloat(count)))
                }
            case .close:
                line.isClosed = true
                result.append(line)
                line = Polyline(points: [], isClosed: false)
            }
        }
        if line.points.count > 1 { result.append(line) }
        return result
    }

    /// The length of the second difference.
    private func distance2(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }

    private func segments(deviation: CGFloat, tolerance: CGFloat) -> Int {
        let count = (deviation / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? max(1, min(500, Int(count))) : 1
    }
}
