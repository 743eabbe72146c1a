// How pattern cells are fitted to device pixels.
// Apple: "CGPatternTiling".

/// The freedom a pattern has in placing its cells.
public enum CGPatternTiling: Int32, Sendable {
    /// How cells meet pixels where their distance is no whole number of them.
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
