// The corners of lines.
// Apple: "CGLineJoin".

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a sharp corner, as far as the miter limit allows, else as ``bevel``.
    case miter
    /// In an arc.
    case round
    /// With the corner cut off.
    case bevel
}
