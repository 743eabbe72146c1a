// The sizes of fonts where an app gives none.
// Apple: "UIFont"; "NSAttributedString.Key", font.
import CoreGraphics

/// Points.
package enum FontMeasures {
    /// Text without a font. Documented: "NSAttributedString.Key", font (12 points).
    package static let unstyledSize: CGFloat = 12
    /// A system font of size 0 or below. Observed: what `UIFont.systemFont(ofSize: 0)` gives.
    package static let sizeOfZero: CGFloat = 12
    /// The body style at the default content size. Documented: HIG, Typography, Dynamic Type sizes.
    package static let bodySize: CGFloat = 17

    // MARK: The sizes that UIFont publishes
    // Guessed: by memory of iOS; the documentation names the properties without their values.

    package static let label: CGFloat = 17
    package static let button: CGFloat = 18
    package static let smallSystem: CGFloat = 12
    package static let system: CGFloat = 14

    // MARK: Traits
    /// Weights from this one on are bold. Guessed: semibold, the lightest weight that the bold trait gives a text style.
    static let boldFrom: CGFloat = 0.3
    /// The slant that an italic font's descriptor reports. Guessed: about 13 degrees, as Apple's italics look.
    static let italicSlant: CGFloat = 0.07
}
