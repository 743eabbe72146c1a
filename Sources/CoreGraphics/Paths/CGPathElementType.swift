// The kinds of steps.
// Apple: "CGPathElementType".

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// 1 point, 1 point, 2 points, 3 points, none.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
