// The boxes around a path.
// No Apple page: this is ours; the rules are those of "CGPath", boundingBox and boundingBoxOfPath.

extension PathBuilder {
    /// The box of all points, control points included.
    var boundingBox: CGRect {
        var box = BoxBuilder()
        for element in elements { for point in element.points { box.add(point) } }
        return box.rect
    }

    /// The box of the path itself: curves count with their extremes.
    var tightBoundingBox: CGRect {
        var box = BoxBuilder()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                start = p
                current = p
                box.add(p)
            case .line(let p):
                box.add(p)
                current = p
            case .quad(let c, let p):
                box.add(p)
                for t in quadExtremes(current.x, c.x, p.x) + quadExtremes(current.y, c.y, p.y) {
                    box.add(quadPoint(current, c, p, t))
                }
                current = p
            case .cubic(let c1, let c2, let p):
                box.add(p)
                let ts = cubicExtremes(current.x, c1.x, c2.x, p.x) + cubicExtremes(current.y, c1.y, c2.y, p.y)
                for t in ts { box.add(cubicPoint(current, c1, c2, p, t)) }
                current = p
            case .close: current = start
            }
        }
        return box.rect
    }
}

/// Grows a box point by point.
struct BoxBuilder {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}

func quadPoint(_ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(
        x: u * u * p0.x + 2 * u * t * c.x + t * t * p1.x, y: u * u * p0.y + 2 * u * t * c.y + t * t * p1.y)
}

func cubicPoint(_ p0: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ p1: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
        x: a * p0.x + b * c1.x + c * c2.x + d * p1.x, y: a * p0.y + b * c1.y + c * c2.y + d * p1.y)
}

private func quadExtremes(_ p0: CGFloat, _ c: CGFloat, _ p1: CGFloat) -> [CGFloat] {
    let denominator = p0 - 2 * c + p1
    guard denominator != 0 else { return [] }
    return [(p0 - c) / denominator].filter { $0 > 0 && $0 < 1 }
}

private func cubicExtremes(_ p0: CGFloat, _ c1: CGFloat, _ c2: CGFloat, _ p1: CGFloat) -> [CGFloat] {
    let a = -p0 + 3 * c1 - 3 * c2 + p1
    let b = 2 * (p0 - 2 * c1 + c2)
    let c = c1 - p0
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
}
