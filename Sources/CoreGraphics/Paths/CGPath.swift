// An immutable path of lines and Bézier curves.
// Apple: "CGPath".

/// A path; equal where its steps are equal.
public class CGPath: @unchecked Sendable {
    /// The steps. Only ``CGMutablePath`` changes them.
    var storage: PathBuilder

    init(storage: PathBuilder) {
        self.storage = storage
    }

    /// A rectangle, from its origin along x first.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let isUsable = NumberCheck.path("CGPath(rect:)", rect.isUsable, rect.numbersText)
        self.init(storage: .building(transform) { if isUsable { $0.addRect(rect) } })
    }

    /// An ellipse of four curves inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let isUsable = NumberCheck.path("CGPath(ellipseIn:)", rect.isUsable, rect.numbersText)
        self.init(storage: .building(transform) { if isUsable { $0.addEllipse(in: rect) } })
    }

    /// A rectangle with elliptical corners.
    ///
    /// Twice a corner's width or height must not exceed the side; it is clamped here.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let isUsable =
            NumberCheck.path("CGPath(roundedRect:)", rect.isUsable, rect.numbersText)
            && NumberCheck.path(
                "CGPath(roundedRect:)", cornerWidth.isFinite && cornerHeight.isFinite,
                NumberCheck.text(cornerWidth, cornerHeight))
        self.init(
            storage: .building(transform) {
                if isUsable { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
            })
    }

    /// The steps in order.
    package var elements: [PathElement] { storage.elements }

    /// A path of steps in order, as they are.
    package convenience init(elements: [PathElement]) {
        self.init(storage: PathBuilder(elements: elements))
    }

    /// Whether the path has no step.
    public var isEmpty: Bool { storage.elements.isEmpty }

    /// The end of the last step; zero in an empty path.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// The smallest rectangle holding all points, control points included; null for an empty path.
    public var boundingBox: CGRect { storage.boundingBox }

    /// The smallest rectangle holding the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { storage.tightBoundingBox }
}

extension CGPath: Hashable {
    public static func == (one: CGPath, other: CGPath) -> Bool {
        one === other || one.storage.elements == other.storage.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.elements.count)
        hasher.combine(storage.elements.first)
        hasher.combine(storage.elements.last)
    }
}
