// Where a layer's contents go inside its bounds.
// Apple: "CALayerContentsGravity".

/// How the contents are placed or stretched in the bounds. "Bottom" and "top" are as in a space with y upwards, so on
/// iOS `bottom…` lies at the greater y only for flipped layers: see `contentsGravity`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centred, at natural size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the greatest y, in the middle.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the least y, in the middle.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the least x, in the middle.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the greatest x, in the middle.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the greatest y and the least x.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the greatest y and the greatest x.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the least y and the least x.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the least y and the greatest x.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled with its aspect kept, all of it inside.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled with its aspect kept, filling the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
