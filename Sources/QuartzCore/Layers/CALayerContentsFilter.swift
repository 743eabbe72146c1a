// How contents are sampled when they are scaled.
// Apple: "CALayerContentsFilter".

/// The filter for contents that are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A weighted average of the adjacent pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The same as `linear` here.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
