// Which points lie inside a path.
// Apple: "CGPathFillRule".

/// The rule by which self-overlapping paths are filled.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the windings do not cancel out.
    case winding
    /// Inside where a ray crosses the path an odd number of times.
    case evenOdd
}
