// What drawPath(using:) does with a path.
// Apple: "CGPathDrawingMode".

/// Filling, stroking or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Whether the path is filled (`eo`: by the even-odd rule), stroked, or both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
