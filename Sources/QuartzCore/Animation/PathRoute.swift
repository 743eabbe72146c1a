// A path as parts to go along.
// Apple: "CAKeyframeAnimation", path.
import CoreGraphics
import Foundation

/// The lines and curves of a path in order. Where a subpath begins there is a jump, which takes no time.
struct PathRoute: Sendable {
    struct Part: Sendable {
        var from: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var to: CGPoint

        func point(at u: Double) -> CGPoint {
            let u = CGFloat(u), v = 1 - u
            let a = v * v * v, b = 3 * v * v * u, c = 3 * v * u * u, d = u * u * u
            return CGPoint(
                x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }

        /// Radians from the x axis; from the nearest place that has a direction where this one has none.
        func direction(at u: Double) -> CGFloat {
            let u = CGFloat(min(max(0, u), 1)), v = 1 - u
            var x = v * v * (control1.x - from.x) + 2 * v * u * (control2.x - control1.x) + u * u * (to.x - control2.x)
            var y = v * v * (control1.y - from.y) + 2 * v * u * (control2.y - control1.y) + u * u * (to.y - control2.y)
            if x * x + y * y < 1e-18 {
                (x, y) = u < 0.5 ? (control2.x - from.x, control2.y - from.y) : (to.x - control1.x, to.y - control1.y)
            }
            if x * x + y * y < 1e-18 { (x, y) = (to.x - from.x, to.y - from.y) }
            return atan2(y, x)
        }
    }

    private(set) var parts: [Part] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero, here = CGPoint.zero
        var parts: [Part] = []
        func line(to point: CGPoint) {
            func between(_ t: CGFloat) -> CGPoint {
                CGPoint(x: here.x + (point.x - here.x) * t, y: here.y + (point.y - here.y) * t)
            }
            parts.append(Part(from: here, control1: between(1.0 / 3), control2: between(2.0 / 3), to: point))
            here = point
        }
        path.applyWithBlock { pointer in
            let element = pointer.pointee, points = element.points
            switch element.type {
            case .moveToPoint:
                start = points[0]
                here = start
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint:
                let c = points[0], end = points[1]
                parts.append(
                    Part(
                        from: here,
                        control1: CGPoint(x: here.x + (c.x - here.x) * 2 / 3, y: here.y + (c.y - here.y) * 2 / 3),
                        control2: CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3), to: end))
                here = end
            case .addCurveToPoint:
                parts.append(Part(from: here, control1: points[0], control2: points[1], to: points[2]))
                here = points[2]
            case .closeSubpath:
                if here != start { line(to: start) }
            @unknown default: break
            }
        }
        self.parts = parts
    }
}
