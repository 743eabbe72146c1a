// The corners of lines.
// Apple: "CAShapeLayerLineJoin".

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a disc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight cut.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
