// The edges that are antialiased.
// Apple: "CAEdgeAntialiasingMask".

/// Edges of a layer, for `edgeAntialiasingMask`.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edge at the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the least y in Apple's space with y up.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the greatest y in Apple's space with y up.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CAEdgeAntialiasingMask {
    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
