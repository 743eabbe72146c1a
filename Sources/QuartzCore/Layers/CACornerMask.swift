// The corners that are rounded.
// Apple: "CACornerMask".

/// Corners by their place in the layer's own space: on iOS y grows downwards, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left, y downwards.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right, y downwards.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left, y downwards.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right, y downwards.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}
