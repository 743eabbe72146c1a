// What applyWithBlock hands out.
// Apple: "CGPathElement".

/// One step of a path; the points are valid during the call alone.
public struct CGPathElement {
    /// What the element adds.
    public var type: CGPathElementType
    /// One point for moves and lines, two for quadratic, three for cubic curves, none for a close.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element of a type with its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The C function form of a visit.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// The closure form of a visit.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
