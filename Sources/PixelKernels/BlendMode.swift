// How a source pixel meets the destination's: Porter-Duff and the blend modes.
// Apple: "CGBlendMode" (the raw values are the same).

/// A blend mode; raw values are those of `CGBlendMode`.
public enum BlendMode: UInt8, Sendable, CaseIterable {
    /// Source over destination.
    case normal = 0
    /// Separable blending as the PDF specification defines it under this name.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Blending of whole colours as the PDF specification defines it under this name.
    case hue, saturation, color, luminosity
    /// Porter and Duff's operator of this name.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    /// Either without both; sums of darkness and of light.
    case xor, plusDarker, plusLighter
}
