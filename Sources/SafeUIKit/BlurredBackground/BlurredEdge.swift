// What a blurred background is made of at its edges.
// Apple: "CIImage", clampedToExtent(); "CIGaussianBlur".

/// What a blurred background mixes in where the blur reaches beyond its rectangle.
public enum BlurredEdge: Sendable, CaseIterable {
    /// Nothing: the picture fades out around its edges, half way on the edge itself, and the sharp background shows there.
    case soft
    /// The pixels at the edges, going on outwards: solid up to the edge.
    case clamped
    /// What lies behind the view there: solid up to the edge, and no seam where the background goes on.
    case surroundings
}
