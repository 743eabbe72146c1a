// How contents are sampled when they are scaled.
// Apple: "CALayerContentsFilter".

/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The pixels around, weighed.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As `linear` here.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
