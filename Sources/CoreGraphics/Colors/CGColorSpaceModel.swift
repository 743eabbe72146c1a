// The kinds of colour spaces.
// Apple: "CGColorSpaceModel".

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// None of the others.
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
