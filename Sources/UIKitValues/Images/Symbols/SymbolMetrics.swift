// The measures of a symbol beside text of a size: unit, stroke, margins.
// No Apple page: one symbol was measured on real iOS (a plus in a ring, large, 17 points: 24.33 × 23.67, ring 21.67,
// stroke 1.56); the other scales and weights are guessed from the public statement that they follow the font's.
import CoreGraphics
import Foundation

/// Measures in points, for a point size, weight and scale.
struct SymbolMetrics: Hashable, Sendable {
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    /// The stroke of the regular weight at medium scale, in parts of the point size.
    private static let regularStroke: CGFloat = 0.078

    private var strokeOfWeight: CGFloat {
        switch weight {
        case .ultraLight: 0.022
        case .thin: 0.038
        case .light: 0.058
        case .unspecified, .regular: Self.regularStroke
        case .medium: 0.092
        case .semibold: 0.107
        case .bold: 0.124
        case .heavy: 0.142
        case .black: 0.160
        }
    }

    /// How wide the stroke grows with the scale.
    private var strokeOfScale: CGFloat {
        switch scale {
        case .small: 0.9
        case .large: 1.56 / (Self.regularStroke * 17)
        default: 1
        }
    }

    /// Points of a stroke.
    var stroke: CGFloat { strokeOfWeight * strokeOfScale * pointSize }
    /// Points of a regular stroke at this scale.
    private var plainStroke: CGFloat { Self.regularStroke * strokeOfScale * pointSize }

    /// Points of one of the glyph square's 24 units: the ring of radius 9 is as wide as the font is high, with the scale.
    var unit: CGFloat {
        let ring: CGFloat =
            switch scale {
            case .small: 0.78
            case .large: 65.0 / 3 / 17
            default: 1
            }
        return (ring * pointSize - plainStroke) / 18
    }

    /// Units of a stroke.
    var strokeUnits: CGFloat { stroke / unit }
    /// Units by which the stroke is wider than the regular one.
    var addedUnits: CGFloat { (stroke - plainStroke) / unit }
    /// Points left free beside the ink.
    var sideMargin: CGFloat { 4.0 / 3 / 17 * pointSize }
    /// Points left free above and below the ink.
    var endMargin: CGFloat { 1.0 / 17 * pointSize }
    /// Points from the baseline to the middle of the capitals, where the glyph square's middle lies.
    var middle: CGFloat { 0.70459 * pointSize / 2 }
}
