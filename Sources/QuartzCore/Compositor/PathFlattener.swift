// Paths as straight lines: cut to a part of their length, or seen in perspective.
// Apple: "CAShapeLayer", strokeStart.
import CoreGraphics
import Foundation

enum PathFlattener {
    /// The lines of each part of a path; `true` where it is closed.
    static func lines(_ path: CGPath) -> [(points: [CGPoint], isClosed: Bool)] {
        var result: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        func finish(_ closed: Bool) {
            if current.count > 1 { result.append((current, closed)) }
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish(false)
                current = [p]
            case .line(let p): current.append(p)
            case .quad(let c, let p):
                let from = current.last ?? p
                let c1 = CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                addCubic(from, c1, c2, p, &current)
            case .cubic(let c1, let c2, let p): addCubic(current.last ?? p, c1, c2, p, &current)
            case .close:
                if let first = current.first {
                    if current.last != first { current.append(first) }
                    finish(true)
                    current = [first]
                }
            }
        }
        finish(false)
        return result
    }

    private static func addCubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ out: inout [CGPoint]) {
        func length(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
            ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
        }
        let size = length(a, b) + length(b, c) + length(c, d)
        let steps = size.isFinite ? max(4, min(96, Int(size.squareRoot() * 3))) : 4
        for step in 1...steps {
            let t = CGFloat(step) / CGFloat(steps), u = 1 - t
            let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            out.append(
                CGPoint(x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y))
        }
    }

    /// The part of a path between two fractions of its whole length; nil for none.
    static func trimmed(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath? {
        let start = min(max(0, start), 1), end = min(max(0, end), 1)
        guard start < end else { return nil }
        let parts = lines(path)
        func length(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
            ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
        }
        var total: CGFloat = 0
        for part in parts { for (p, q) in zip(part.points, part.points.dropFirst()) { total += length(p, q) } }
        guard total > 0, total.isFinite else { return nil }
        let first = start * total, last = end * total
        var elements: [PathElement] = []
        var walked: CGFloat = 0
        for part in parts {
            var isOpen = false
            for (p, q) in zip(part.points, part.points.dropFirst()) {
                let step = length(p, q)
                defer { walked += step }
                guard step > 0, walked + step > first, walked < last else { continue }
                func at(_ distance: CGFloat) -> CGPoint {
                    let t = min(max(0, (distance - walked) / step), 1)
                    return CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
                }
                if !isOpen {
                    elements.append(.move(at(first)))
                    isOpen = true
                }
                elements.append(.line(at(last)))
            }
        }
        return elements.isEmpty ? nil : CGPath(elements: elements)
    }

    /// A path seen through a projection, as lines.
    static func projected(_ path: CGPath, _ projection: Projection) -> CGPath? {
        var elements: [PathElement] = []
        for part in lines(path) {
            let points = projection.outline(part.points)
            guard points.count >= 3 else { continue }
            for (index, point) in points.enumerated() {
                let p = PolygonMask.quantised(point)
                elements.append(index == 0 ? .move(p) : .line(p))
            }
            elements.append(.close)
        }
        return elements.isEmpty ? nil : CGPath(elements: elements)
    }
}
