// One step of a path, as a value.
// No Apple page: this is ours; Apple's form is CGPathElement.

/// A step of a path in the path's own coordinates.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close

    /// The points in order; none for ``close``.
    package var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let c1, let c2, let p): [c1, c2, p]
        case .close: []
        }
    }

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(control: c.applying(t), to: p.applying(t))
        case .cubic(let c1, let c2, let p):
            .cubic(control1: c1.applying(t), control2: c2.applying(t), to: p.applying(t))
        case .close: .close
        }
    }
}
