// Where an image's alpha stands in a pixel.
// Apple: "CGImageAlphaInfo".

/// Place and kind of alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha and no room for it, such as RGB.
    case none
    /// Alpha after the colour, which is multiplied by it.
    case premultipliedLast
    /// Alpha before the colour, which is multiplied by it.
    case premultipliedFirst
    /// Alpha after the colour.
    case last
    /// Alpha before the colour.
    case first
    /// An unused component after the colour.
    case noneSkipLast
    /// An unused component before the colour.
    case noneSkipFirst
    /// Coverage alone.
    case alphaOnly
}
