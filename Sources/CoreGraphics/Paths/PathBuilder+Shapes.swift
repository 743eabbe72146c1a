// Rectangles, ellipses and arcs as steps.
// No Apple page: this is ours; the shapes are those of "CGMutablePath".

/// The length of the control arms of a quarter circle of radius 1.
let quarterArm: CGFloat = 0.552_284_749_830_793_4

extension PathBuilder {
    mutating func addRect(_ rect: CGRect) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Four quarters from the middle of the right side towards larger y (observed on iOS).
    mutating func addEllipse(in rect: CGRect) {
        if rect.isNull { return }
        let rx = rect.width / 2
        let ry = rect.height / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * rx, y: center.y + y * ry) }
        let k = quarterArm
        move(to: at(1, 0))
        addCurve(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
        addCurve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
        addCurve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
        addCurve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
        closeSubpath()
    }

    /// From the middle of the right side towards larger y; corners are clamped to half the sides.
    mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        if rect.isNull { return }
        let rx = max(0, min(cornerWidth, rect.width / 2))
        let ry = max(0, min(cornerHeight, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let ax = rx * (1 - quarterArm)
        let ay = ry * (1 - quarterArm)
        let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: p(x1, rect.midY))
        addLine(to: p(x1, y1 - ry))
        addCurve(to: p(x1 - rx, y1), control1: p(x1, y1 - ay), control2: p(x1 - ax, y1))
        addLine(to: p(x0 + rx, y1))
        addCurve(to: p(x0, y1 - ry), control1: p(x0 + ax, y1), control2: p(x0, y1 - ay))
        addLine(to: p(x0, y0 + ry))
        addCurve(to: p(x0 + rx, y0), control1: p(x0, y0 + ay), control2: p(x0 + ax, y0))
        addLine(to: p(x1 - rx, y0))
        addCurve(to: p(x1, y0 + ry), control1: p(x1 - ax, y0), control2: p(x1, y0 + ay))
        closeSubpath()
    }

    /// An arc of a circle; a line leads to its start where there is a current point.
    ///
    /// Clockwise means falling angles (in a space with y up). A difference of a whole turn or more is a whole circle.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        _ t: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, t)
    }

    /// An arc over `delta` radians; a line leads to its start where there is a current point.
    mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform = .identity
    ) {
        guard delta.isFinite, startAngle.isFinite, radius.isFinite, abs(delta) < 1e6 else { return }
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = at(startAngle).applying(t)
        if currentPoint == nil { move(to: start) } else { addLine(to: start) }
        let count = max(0, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        guard count > 0 else { return }
        let step = delta / CGFloat(count)
        let arm = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            let to = index == count - 1 ? startAngle + delta : from + step
            let (p0, p3) = (at(from), at(to))
            let c1 = CGPoint(x: p0.x - arm * sin(from), y: p0.y + arm * cos(from))
            let c2 = CGPoint(x: p3.x + arm * sin(to), y: p3.y - arm * cos(to))
            addCurve(to: p3.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        }
    }

    /// A line and an arc that touch the lines to `end1` and from there to `end2`.
    mutating func addArc(
        tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, _ t: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, t.isInvertible else { return addLine(to: end1.applying(t)) }
        let start = current.applying(t.inverted())
        let (ax, ay) = (start.x - end1.x, start.y - end1.y)
        let (bx, by) = (end2.x - end1.x, end2.y - end1.y)
        let (la, lb) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = la > 0 && lb > 0 ? (ax * by - ay * bx) / (la * lb) : 0
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: end1.applying(t)) }
        let cosine = (ax * bx + ay * by) / (la * lb)
        // 1. The tangent points lie this far from the corner, the centre on the bisector.
        let tanHalf = ((1 - cosine) / (1 + cosine)).squareRoot()
        let reach = radius / tanHalf
        let p1 = CGPoint(x: end1.x + ax / la * reach, y: end1.y + ay / la * reach)
        let p2 = CGPoint(x: end1.x + bx / lb * reach, y: end1.y + by / lb * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: p1.x - side * ay / la * radius, y: p1.y + side * ax / la * radius)
        // 2. The short way round from the first to the second.
        let startAngle = atan2(p1.y - center.y, p1.x - center.x)
        var delta = atan2(p2.y - center.y, p2.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, t)
    }
}
