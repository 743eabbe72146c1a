// The ends of open lines.
// Apple: "CAShapeLayerLineCap".

/// The ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A line that ends at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half disc beyond it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A half square beyond it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
