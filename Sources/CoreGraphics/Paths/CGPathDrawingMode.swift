// What drawPath(using:) does with a path.
// Apple: "CGPathDrawingMode".

/// Filling, stroking or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
