// The steps of a path and how they are added; CGPath and CGContext's current path both hold one.
// No Apple page: this is ours; the rules are those of "CGMutablePath".
import Diagnostics

/// Steps of a path in one coordinate space.
struct PathBuilder {
    private(set) var elements: [PathElement] = []
    /// The end of the last step; nil before the first.
    private(set) var currentPoint: CGPoint?
    /// The start of the subpath under way.
    private(set) var subpathStart: CGPoint?

    init() {}

    init(elements: [PathElement]) {
        for element in elements { append(element) }
    }

    /// Steps made by `body`, then transformed.
    static func building(
        _ transform: UnsafePointer<CGAffineTransform>?, _ body: (inout PathBuilder) -> Void
    ) -> PathBuilder {
        var builder = PathBuilder()
        body(&builder)
        return transform.map { builder.applying($0.pointee) } ?? builder
    }

    /// Adds a step without asking whether it may stand there.
    mutating func append(_ element: PathElement) {
        elements.append(element)
        switch element {
        case .move(let p):
            currentPoint = p
            subpathStart = p
        case .line(let p), .quad(_, let p), .cubic(_, _, let p): currentPoint = p
        case .close: currentPoint = subpathStart
        }
    }

    mutating func append(contentsOf other: PathBuilder, _ t: CGAffineTransform = .identity) {
        for element in other.elements { append(t.isIdentity ? element : element.applying(t)) }
    }

    func applying(_ t: CGAffineTransform) -> PathBuilder {
        if t.isIdentity { return self }
        var result = self
        result.elements = elements.map { $0.applying(t) }
        result.currentPoint = currentPoint?.applying(t)
        result.subpathStart = subpathStart?.applying(t)
        return result
    }

    /// Whether a step that goes on from the current point may come; else reports and says no.
    private func mayContinue(_ what: String) -> Bool {
        if currentPoint != nil { return true }
        Catalogue.pathHasNoCurrentPoint.report(
            cause: "\(what) came before any move(to:).",
            apple: "CGPathAddLineToPoint: no current point.")
        return false
    }

    mutating func move(to point: CGPoint) { append(.move(point)) }

    mutating func addLine(to point: CGPoint) {
        if mayContinue("addLine(to:)") { append(.line(point)) }
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if mayContinue("addQuadCurve(to:control:)") { append(.quad(control: control, to: end)) }
    }

    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if mayContinue("addCurve(to:control1:control2:)") {
            append(.cubic(control1: control1, control2: control2, to: end))
        }
    }

    /// Ends the subpath with a line to its start; nothing where there is none or it is closed.
    mutating func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        append(.close)
    }
}
