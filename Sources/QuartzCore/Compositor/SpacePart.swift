// Flat layers that stand in one space: cut where they go through each other, and put in order.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A point after the division by its perspective. The viewer looks from +z, straight down.
struct SpacePoint {
    var x: CGFloat, y: CGFloat, z: CGFloat

    static func - (a: SpacePoint, b: SpacePoint) -> SpacePoint { SpacePoint(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
    func dot(_ o: SpacePoint) -> CGFloat { x * o.x + y * o.y + z * o.z }
    func cross(_ o: SpacePoint) -> SpacePoint {
        SpacePoint(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
    }
    func mixed(_ o: SpacePoint, _ t: CGFloat) -> SpacePoint {
        SpacePoint(x: x + (o.x - x) * t, y: y + (o.y - y) * t, z: z + (o.z - z) * t)
    }
}

/// A layer of a space, or a piece of one.
struct SpacePart {
    let node: RenderNode
    let place: NodePlace
    let alpha: Float
    /// The factors of a replicator's copy.
    var tint: [CGFloat] = [1, 1, 1, 1]
    /// How near its middle is.
    var depth: CGFloat
    /// The place in the list, the same for all pieces of a layer.
    var rank = 0
    /// The corners of all that it draws; empty where it is no flat thing in front of the eye.
    var polygon: [SpacePoint] = []
    /// The cuts that separated the piece.
    var cuts: [Cut] = []

    /// A line on the device; the piece lies to the right of the way from `a` to `b` (y down).
    struct Cut {
        var a: CGPoint
        var b: CGPoint
    }

    /// `matrix` maps the node's space to the one all parts stand in.
    init(_ node: RenderNode, _ place: NodePlace, _ matrix: CATransform3D, alpha: Float) {
        self.node = node
        self.place = place
        self.alpha = alpha
        let m = matrix, bounds = node.model.bounds
        depth = bounds.midX * m.m13 + bounds.midY * m.m23 + m.m43
        let r = node.extent
        guard !r.isNull, r.width > 0, r.height > 0, node.model.special?.isTransform != true else { return }
        for (x, y) in [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)] {
            let w = x * m.m14 + y * m.m24 + m.m44
            guard w > Projection.nearest else {
                polygon = []
                return
            }
            polygon.append(
                SpacePoint(
                    x: (x * m.m11 + y * m.m21 + m.m41) / w, y: (x * m.m12 + y * m.m22 + m.m42) / w,
                    z: (x * m.m13 + y * m.m23 + m.m43) / w))
        }
    }

    // MARK: Planes

    /// Nearer than this to a plane counts as on it, in points.
    private static let slack: CGFloat = 1.0 / 64

    /// Unit normal, towards the viewer; nil for no area.
    private var normal: SpacePoint? {
        guard polygon.count >= 3 else { return nil }
        var sum = SpacePoint(x: 0, y: 0, z: 0)
        for index in 1..<(polygon.count - 1) {
            let n = (polygon[index] - polygon[0]).cross(polygon[index + 1] - polygon[0])
            sum = SpacePoint(x: sum.x + n.x, y: sum.y + n.y, z: sum.z + n.z)
        }
        let length = sum.dot(sum).squareRoot()
        guard length > 1e-9 else { return nil }
        let k = (sum.z < 0 ? -1 : 1) / length
        return SpacePoint(x: sum.x * k, y: sum.y * k, z: sum.z * k)
    }

    /// How far each corner lies in front of another part's plane.
    private func distances(to other: SpacePart) -> [CGFloat]? {
        guard !polygon.isEmpty, let normal = other.normal else { return nil }
        return polygon.map { ($0 - other.polygon[0]).dot(normal) }
    }

    /// The two points at which the outline goes through a plane.
    private func crossing(_ distances: [CGFloat]) -> (SpacePoint, SpacePoint)? {
        guard distances.contains(where: { $0 > Self.slack }), distances.contains(where: { $0 < -Self.slack }) else {
            return nil
        }
        var points: [SpacePoint] = []
        for index in polygon.indices {
            let next = (index + 1) % polygon.count
            let (p, q) = (distances[index], distances[next])
            if (p >= 0) != (q >= 0) { points.append(polygon[index].mixed(polygon[next], p / (p - q))) }
        }
        return points.count == 2 ? (points[0], points[1]) : nil
    }

    /// Whether two parts go through each other, rather than one ending at the other.
    private static func intersect(_ a: SpacePart, _ b: SpacePart) -> Bool {
        guard let da = a.distances(to: b), let db = b.distances(to: a), let (p0, p1) = a.crossing(da),
            let (q0, q1) = b.crossing(db)
        else { return false }
        // Both pairs lie on the line that the planes share.
        let way = p1 - p0, length = way.dot(way).squareRoot()
        guard length > slack else { return false }
        func at(_ p: SpacePoint) -> CGFloat { (p - p0).dot(way) / length }
        let (from, to) = (min(at(q0), at(q1)), max(at(q0), at(q1)))
        return min(length, to) - max(0, from) > slack
    }

    /// The pieces behind and in front of another part's plane; itself where it does not reach both sides.
    private func cut(by other: SpacePart) -> [SpacePart] {
        guard let d = distances(to: other), let (p, q) = crossing(d) else { return [self] }
        func piece(_ keep: (CGFloat) -> Bool, reach: CGFloat) -> SpacePart {
            var result = self
            result.polygon = []
            for index in polygon.indices {
                let next = (index + 1) % polygon.count
                if keep(d[index]) { result.polygon.append(polygon[index]) }
                if keep(d[index]) != keep(d[next]) {
                    result.polygon.append(polygon[index].mixed(polygon[next], d[index] / (d[index] - d[next])))
                }
            }
            let count = CGFloat(result.polygon.count)
            result.depth = result.polygon.reduce(0) { $0 + $1.z } / count
            let outer = place.outer
            var a = outer.map(CGPoint(x: p.x, y: p.y)), b = outer.map(CGPoint(x: q.x, y: q.y))
            let middle = outer.map(
                CGPoint(
                    x: result.polygon.reduce(0) { $0 + $1.x } / count, y: result.polygon.reduce(0) { $0 + $1.y } / count))
            if (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x) < 0 { swap(&a, &b) }
            // The piece behind continues a little below the other one, so that no background shows through two soft edges.
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            if length > 0 {
                let (dx, dy) = ((b.y - a.y) / length * reach, (a.x - b.x) / length * reach)
                result.cuts.append(
                    Cut(a: CGPoint(x: a.x + dx, y: a.y + dy), b: CGPoint(x: b.x + dx, y: b.y + dy)))
            }
            return result
        }
        return [piece({ $0 < 0 }, reach: 1.5), piece({ $0 >= 0 }, reach: 0)]
    }

    // MARK: Order

    /// More parts or pieces than this are painted by depth alone.
    private static let maximumCount = 128

    /// The parts from the farthest to the nearest; those that go through each other in pieces.
    static func ordered(_ parts: [SpacePart]) -> [SpacePart] {
        var sorted = parts.indices.sorted { (parts[$0].depth, $0) < (parts[$1].depth, $1) }.map { parts[$0] }
        for index in sorted.indices { sorted[index].rank = index }
        guard sorted.count > 1, sorted.count <= maximumCount else { return sorted }
        // 1. Cut every pair that goes through each other.
        var pieces: [SpacePart] = []
        for part in sorted {
            var own = [part], others: [SpacePart] = []
            for other in pieces {
                var rest = [other]
                for mine in own where intersect(mine, other) {
                    own = own.flatMap { intersect($0, other) ? $0.cut(by: other) : [$0] }
                    rest = rest.flatMap { intersect($0, mine) ? $0.cut(by: mine) : [$0] }
                }
                others += rest
            }
            pieces = others + own
            if pieces.count > maximumCount { return sorted }
        }
        if pieces.count == sorted.count { return sorted }
        // 2. Each piece after those that lie behind it.
        let order = pieces.indices.sorted { (pieces[$0].depth, pieces[$0].rank, $0) < (pieces[$1].depth, pieces[$1].rank, $1) }
        var behind = [Set<Int>](repeating: [], count: pieces.count)
        for (place, i) in order.enumerated() {
            for j in order[(place + 1)...] {
                switch relation(pieces[i], pieces[j]) {
                case 1: behind[i].insert(j)
                case -1: behind[j].insert(i)
                default: break
                }
            }
        }
        var waiting = order, result: [SpacePart] = []
        while !waiting.isEmpty {
            // Rings have no right order; the farthest first then.
            let next = waiting.firstIndex { behind[$0].isDisjoint(with: waiting) } ?? 0
            result.append(pieces[waiting.remove(at: next)])
        }
        return result
    }

    /// 1 where `a` lies in front of `b`, −1 where behind, 0 where neither hides anything of the other.
    private static func relation(_ a: SpacePart, _ b: SpacePart) -> Int {
        guard a.rank != b.rank, a.covers(b) else { return 0 }
        if let d = a.distances(to: b) {
            if d.allSatisfy({ $0 > -slack }), d.contains(where: { $0 > slack }) { return 1 }
            if d.allSatisfy({ $0 < slack }), d.contains(where: { $0 < -slack }) { return -1 }
        }
        if let d = b.distances(to: a) {
            if d.allSatisfy({ $0 > -slack }), d.contains(where: { $0 > slack }) { return -1 }
            if d.allSatisfy({ $0 < slack }), d.contains(where: { $0 < -slack }) { return 1 }
        }
        return a.rank < b.rank ? -1 : 1
    }

    /// Whether the boxes of both overlap for the viewer.
    private func covers(_ other: SpacePart) -> Bool {
        guard !polygon.isEmpty, !other.polygon.isEmpty else { return true }
        func span(_ part: SpacePart, _ axis: KeyPath<SpacePoint, CGFloat>) -> (CGFloat, CGFloat) {
            let values = part.polygon.map { $0[keyPath: axis] }
            return (values.min()!, values.max()!)
        }
        for axis in [\SpacePoint.x, \SpacePoint.y] {
            let (a, b) = (span(self, axis), span(other, axis))
            if a.1 <= b.0 + Self.slack || b.1 <= a.0 + Self.slack { return false }
        }
        return true
    }
}
