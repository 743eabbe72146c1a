// What a blurred background is made of at its edges.
// Apple: "CIImage", clampedToExtent(); "CIGaussianBlur".

/// The content that a blurred background mixes in where the blur extends beyond its rectangle.
public enum BlurredEdge: Sendable, CaseIterable {
    /// Nothing: the picture fades out around its edges, to one half at the edge itself, over the sharp background.
    case soft
    /// The pixels at the edges, extended outward: the picture is opaque up to the edge.
    case clamped
    /// The content around the view: the picture is opaque up to the edge, without a seam where the background continues.
    case surroundings
}
