// How a layer's drawn bitmap stores its pixels; all are drawn as 8-bit BGRA here.
// Apple: "CALayerContentsFormat".

/// The pixel format of a layer's drawn bitmap; all bitmaps are 8-bit BGRA here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 8 bits for each of four components.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// 16-bit floating point.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// 8 bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
