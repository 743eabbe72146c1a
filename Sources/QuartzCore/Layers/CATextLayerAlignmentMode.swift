// How lines are aligned.
// Apple: "CATextLayerAlignmentMode".

/// How lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The alignment of the text's writing direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Alignment at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Alignment at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Alignment in the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Alignment at both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
