// Copies and visits.
// Apple: "CGPath", Copying a Path, Examining Path Elements.

extension CGPath {
    /// A path with the same steps that does not change.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// The path under a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard allows("CGPath.copy(using:)", transform) else { return copy() }
        return CGPath(storage: transform.map { storage.applying($0.pointee) } ?? storage)
    }

    /// A path with the same steps that can grow.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// A growing path with the steps under a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard allows("CGPath.mutableCopy(using:)", transform) else { return mutableCopy() }
        return CGMutablePath(storage: transform.map { storage.applying($0.pointee) } ?? storage)
    }

    private func allows(_ member: StaticString, _ transform: UnsafePointer<CGAffineTransform>?) -> Bool {
        transform.map { NumberCheck.path(member, $0.pointee.isFinite, $0.pointee.numbersText) } ?? true
    }

    /// The path under a transform.
    package func applying(_ t: CGAffineTransform) -> CGPath { CGPath(storage: storage.applying(t)) }

    /// Calls the closure with each step in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = [CGPoint](repeating: .zero, count: 3)
        points.withUnsafeMutableBufferPointer { buffer in
            let base = buffer.baseAddress!
            for element in storage.elements {
                for (index, point) in element.points.enumerated() { base[index] = point }
                let type: CGPathElementType =
                    switch element {
                    case .move: .moveToPoint
                    case .line: .addLineToPoint
                    case .quad: .addQuadCurveToPoint
                    case .cubic: .addCurveToPoint
                    case .close: .closeSubpath
                    }
                var value = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &value) { block($0) }
            }
        }
    }

    /// Calls the function with `info` and each step in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is one rectangle with sides along the axes, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension PathBuilder {
    /// The rectangle that this path is, if it is one.
    var rectangle: CGRect? {
        var corners: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let p):
                guard index == 0 else { return nil }
                corners.append(p)
            case .line(let p): corners.append(p)
            case .close: guard index == elements.count - 1 else { return nil }
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let rowFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let columnFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard rowFirst || columnFirst else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    }
}
