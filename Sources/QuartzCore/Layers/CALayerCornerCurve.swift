// The line that a rounded corner follows.
// Apple: "CALayerCornerCurve".

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve with a softer beginning that extends further.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
