// Coverage of one rounded corner, computed by itself: the same wherever and however much of it is drawn.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// The curve of a corner in pixels: how far from the left edge the inside begins at a height below the top edge.
struct CornerCurve {
    let radius: CGFloat
    /// How far the curve reaches along the edges.
    let reach: CGFloat
    /// Points of the curve for continuous corners, from the left edge's end (0, reach) to (reach, 0); by falling y.
    private let points: [CGPoint]

    /// `room` is how far the curve may reach: half the shorter side.
    init(radius: CGFloat, isContinuous: Bool, room: CGFloat) {
        self.radius = radius
        let expansion = isContinuous && radius > 0 ? min(ContinuousCorner.expansion, max(1, room / radius)) : 1
        reach = radius * expansion
        // Where there is no room for the whole of the curve, it nears the circle.
        let share = (expansion - 1) / (ContinuousCorner.expansion - 1)
        points = share < 0.01 ? [] : Self.flatten(share, radius)
    }

    /// The curve in radii from the corner, between a circle (0) and the continuous one (1).
    private static func flatten(_ share: CGFloat, _ radius: CGFloat) -> [CGPoint] {
        // A quarter circle of three arcs of 30° about (1, 1), from (1, 0) to (0, 1): sine and cosine of 60° and 30°.
        let s = 0.8660254037844386, k = 0.17553308594567
        let arcs: [(CGPoint, CGPoint, CGPoint)] = [
            (p(1 - k, 0), p(0.5 + k * s, 1 - s - k * 0.5), p(0.5, 1 - s)),
            (p(0.5 - k * s, 1 - s + k * 0.5), p(1 - s + k * 0.5, 0.5 - k * s), p(1 - s, 0.5)),
            (p(1 - s - k * 0.5, 0.5 + k * s), p(0, 1 - k), p(0, 1)),
        ]
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result: [CGPoint] = []
        var from = mix(p(1, 0), p(ContinuousCorner.expansion, 0))
        result.append(from)
        for (arc, cubic) in zip(arcs, ContinuousCorner.cubics) {
            let (c1, c2, to) = (mix(arc.0, cubic.0), mix(arc.1, cubic.1), mix(arc.2, cubic.2))
            for step in 1...24 {
                let t = CGFloat(step) / 24, u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                result.append(
                    CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * to.x,
                        y: a * from.y + b * c1.y + c * c2.y + d * to.y))
            }
            from = to
        }
        return result.map { CGPoint(x: $0.x * radius, y: $0.y * radius) }
    }

    private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Returns the x at which the inside of the corner begins at a height below the top edge; 0 below the curve.
    func begin(at y: CGFloat) -> CGFloat {
        if y >= reach || y < 0 { return y < 0 ? .infinity : 0 }
        if points.isEmpty {
            let d = radius - y
            return radius - (radius * radius - d * d).squareRoot()
        }
        // The points run from the top edge down: y rises, x falls.
        var low = 0, high = points.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if points[middle].y <= y { low = middle } else { high = middle }
        }
        let (a, b) = (points[low], points[high])
        if b.y == a.y { return b.x }
        return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
    }

    /// The curve as points of a polygon, from (0, reach) to (reach, 0).
    func polygon() -> [CGPoint] {
        if radius <= 0 { return [.zero] }
        if !points.isEmpty { return points.reversed() }
        let steps = max(4, min(64, Int(radius.squareRoot() * 4)))
        return (0...steps).map {
            let angle = Double($0) / Double(steps) * .pi / 2
            return CGPoint(x: radius - radius * cos(angle), y: radius - radius * sin(angle))
        }
    }
}

/// A corner of a rectangle.
enum Corner: Int, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
    var isRight: Bool { self == .topRight || self == .bottomRight }
    var isBottom: Bool { self == .bottomLeft || self == .bottomRight }
}

enum CornerTile {
    /// Coverage of a square of `size` pixels at a corner: the outer curve less the inner one, which lies `border`
    /// pixels further in (nil for no hole). `isRing` leaves the outside of the outer curve covered.
    static func make(
        size: Int, outer: CornerCurve, inner: (curve: CornerCurve, border: Int)?, isRing: Bool = false, corner: Corner
    ) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: size, height: size, format: .a8) else { return nil }
        let samples = 16
        var sums = [CGFloat](repeating: 0, count: size + 1)
        for row in 0..<size {
            // The sum of coverages over the lines of samples: a step from 0 to 1 at each beginning of the inside.
            for index in 0...size { sums[index] = 0 }
            for sample in 0..<samples {
                let y = CGFloat(row) + (CGFloat(sample) + 0.5) / CGFloat(samples)
                if !isRing { add(outer.begin(at: y), 1, size, &sums) } else { add(0, 1, size, &sums) }
                if let inner {
                    let border = CGFloat(inner.border)
                    if y >= border { add(border + inner.curve.begin(at: y - border), -1, size, &sums) }
                }
            }
            let target = (buffer.bytes + (corner.isBottom ? size - 1 - row : row) * buffer.bytesPerRow)
                .assumingMemoryBound(to: UInt8.self)
            var running: CGFloat = 0
            for column in 0..<size {
                running += sums[column]
                let value = min(max(0, running / CGFloat(samples) * 255 + 0.5), 255)
                target[corner.isRight ? size - 1 - column : column] = UInt8(value)
            }
        }
        return buffer
    }

    /// Adds a step that begins at `x`: its pixel gets a part, all after it the whole.
    private static func add(_ x: CGFloat, _ sign: CGFloat, _ size: Int, _ sums: inout [CGFloat]) {
        guard x < CGFloat(size) else { return }
        let column = Int(x)
        let part = CGFloat(column + 1) - x
        sums[column] += part * sign
        sums[column + 1] += (1 - part) * sign
    }
}
