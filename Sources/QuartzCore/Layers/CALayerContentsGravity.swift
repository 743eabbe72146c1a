// The place of a layer's contents inside its bounds.
// Apple: "CALayerContentsGravity".

/// The position or scaling of the contents in the bounds. "Bottom" and "top" assume a space with y upward, so on
/// iOS `bottom…` is at the greater y only for flipped layers: see `contentsGravity`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centred, in its natural size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The side of the greatest y, centred.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The side of the least y, centred.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The side of the least x, centred.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The side of the greatest x, centred.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The corner of the greatest y and the least x.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The corner of the greatest y and the greatest x.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The corner of the least y and the least x.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The corner of the least y and the greatest x.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to fill the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
