// How a painted colour meets the one below.
// Apple: "CGBlendMode".

/// R is the result, S the source, D the destination, Sa and Da their alphas; all premultiplied.
public enum CGBlendMode: Int32, Sendable {
    /// Separable blending as the PDF specification defines it under this name.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Blending as the PDF specification defines it under this name.
    case difference, exclusion, hue, saturation, color, luminosity
    /// R = 0
    case clear
    /// R = S
    case copy
    /// R = S·Da
    case sourceIn
    /// R = S·(1 − Da)
    case sourceOut
    /// R = S·Da + D·(1 − Sa)
    case sourceAtop
    /// R = S·(1 − Da) + D
    case destinationOver
    /// R = D·Sa
    case destinationIn
    /// R = D·(1 − Sa)
    case destinationOut
    /// R = S·(1 − Da) + D·Sa
    case destinationAtop
    /// R = S·(1 − Da) + D·(1 − Sa)
    case xor
    /// R = max(0, 1 − ((1 − D) + (1 − S)))
    case plusDarker
    /// R = min(1, S + D)
    case plusLighter
}
