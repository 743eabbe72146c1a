// The description of a font that UIFont carries and the shaper looks up.
// No Apple page: this is ours; UIFontDescriptor is UIKitCore's.
import Foundation

/// A description of a font: family, size, weight, slant and features. Value-like, cheap to hash.
package struct FontDescriptor: Hashable, Sendable {
    /// The family: one of the system's designs, or a family or face by name.
    package enum Family: Hashable, Sendable {
        /// Inter with San Francisco's metrics.
        case system
        /// JetBrains Mono.
        case monospaced
        /// Quicksand.
        case rounded
        /// Noto Serif.
        case serif
        /// A family ("Inter"), full name or PostScript name ("Inter-Bold") among the fonts known.
        case named(String)
    }

    package var family: Family
    /// Points.
    package var pointSize: CGFloat
    /// UIFont.Weight's raw value, −1…1; 0 is regular.
    package var weight: CGFloat
    package var italic: Bool
    /// OpenType features that are set, such as `tnum`.
    package var features: FontFeatures
    /// Points between the lines beside their height, as preferred fonts have; 0 for `systemFont`.
    package var lineHeightLeading: CGFloat

    package init(
        family: Family = .system, pointSize: CGFloat = 17, weight: CGFloat = 0, italic: Bool = false,
        features: FontFeatures = [], lineHeightLeading: CGFloat = 0
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.italic = italic
        self.features = features
        self.lineHeightLeading = lineHeightLeading
    }

    /// The same font in another size; leading in proportion.
    package func withSize(_ size: CGFloat) -> FontDescriptor {
        var copy = self
        copy.pointSize = size
        if pointSize > 0 { copy.lineHeightLeading = lineHeightLeading * size / pointSize }
        return copy
    }
}

/// OpenType features that a font descriptor may set.
package struct FontFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Digits of one width (`tnum`), as `monospacedDigitSystemFont` has.
    package static let monospacedDigits = Self(rawValue: 1 << 0)
    /// Small capitals for lower case (`smcp`).
    package static let smallCaps = Self(rawValue: 1 << 1)
    /// Alternative one (`ss01`).
    package static let stylisticSet1 = Self(rawValue: 1 << 2)
    /// A zero with a slash (`zero`).
    package static let slashedZero = Self(rawValue: 1 << 3)
    /// Digits of proportional width where the font's are of one width (`pnum`).
    package static let proportionalDigits = Self(rawValue: 1 << 4)
    /// Diagonal fractions (`frac`).
    package static let fractions = Self(rawValue: 1 << 5)
}
