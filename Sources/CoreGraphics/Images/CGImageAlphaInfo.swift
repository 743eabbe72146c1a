// Where an image's alpha stands in a pixel.
// Apple: "CGImageAlphaInfo".

/// Place and kind of alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha and no room for it, such as RGB.
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    /// Coverage alone.
    case alphaOnly
}
