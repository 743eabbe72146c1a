// The ends of open lines.
// Apple: "CGLineCap".

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
    /// At the point itself.
    case butt
    /// With a half disc.
    case round
    /// With half a square.
    case square
}
