// The measures of a symbol beside text of a size: unit, stroke, margins.
// No Apple page: one symbol was measured, a plus in a ring, large, 17 points: 24.33 × 23.67, ring 21.67, stroke 1.56.
import CoreGraphics
import Foundation

/// Points, for a point size, weight and scale.
///
/// Guessed: the scales and weights, from the public statement that they follow the font's, but where a member names a source.
struct SymbolMeasures: Hashable, Sendable {
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    // MARK: Figures

    /// The font size of a symbol without a size. Documented: HIG, Typography, Dynamic Type sizes (body).
    static let defaultSize: CGFloat = 17
    /// A larger size is taken for this one. Guessed: ours.
    static let largestSize: CGFloat = 2000
    /// The middle of the glyph square of 24 units. Guessed: ours.
    static let middleOfSquare: CGFloat = 12
    /// The opacities of the levels of a hierarchical symbol. Guessed: by eye.
    static let levels: [CGFloat] = [1, 0.5, 0.25]
    /// Pixels by which ink may stand over a whole one. Guessed: ours.
    static let overhang: CGFloat = 0.02
    /// The stroke of the plus in a ring. Observed: pointfreeco/swift-snapshot-testing's `testUIView.1`, iOS 13.
    private static let ringedStroke: CGFloat = 1.56
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
        case .large: Self.ringedStroke / (Self.regularStroke * Self.defaultSize)
        default: 1
        }
    }

    /// Points of a stroke.
    var stroke: CGFloat { strokeOfWeight * strokeOfScale * pointSize }
    /// Points of a regular stroke at this scale.
    private var plainStroke: CGFloat { Self.regularStroke * strokeOfScale * pointSize }

    /// Points of one of the glyph square's 24 units: the ring of radius 9 is as wide as the font is high, with the scale.
    /// Observed: the ring of 21.67 points, large, in `testUIView.1`; guessed for the other scales.
    var unit: CGFloat {
        let ring: CGFloat =
            switch scale {
            case .small: 0.78
            case .large: 65.0 / 3 / Self.defaultSize
            default: 1
            }
        return (ring * pointSize - plainStroke) / 18
    }

    /// Units of a stroke.
    var strokeUnits: CGFloat { stroke / unit }
    /// Units by which the stroke is wider than the regular one.
    var addedUnits: CGFloat { (stroke - plainStroke) / unit }
    /// Points left free beside the ink. Observed: `testUIView.1`.
    var sideMargin: CGFloat { 4.0 / 3 / Self.defaultSize * pointSize }
    /// Points left free above and below the ink. Observed: `testUIView.1`.
    var endMargin: CGFloat { 1.0 / Self.defaultSize * pointSize }
    /// Points from the baseline to the middle of the capitals, where the glyph square's middle lies. Observed: the printed
    /// `capHeight` of the system font.
    var middle: CGFloat { 0.70459 * pointSize / 2 }
}
