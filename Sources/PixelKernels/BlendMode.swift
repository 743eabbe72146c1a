// How a source pixel meets the destination's: Porter-Duff and the blend modes.
// Apple: "CGBlendMode" (the raw values are the same).

/// A blend mode; raw values are those of `CGBlendMode`.
public enum BlendMode: UInt8, Sendable, CaseIterable {
    /// Source over destination.
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}
