// The vertical metrics of a font: San Francisco's published ones for the system's designs.
// Apple: UIFont (ascender, descender, lineHeight…)
import Foundation

/// The vertical metrics of a font in points.
package struct FontMetrics: Hashable, Sendable {
    /// Above the baseline, > 0.
    package var ascender: CGFloat
    /// Below the baseline, < 0.
    package var descender: CGFloat
    /// Between lines.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Ascender less descender.
    package var lineHeight: CGFloat { ascender - descender }

    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The system font's, published per 2048 units: ascender 1950, descender 494, capitals 1443, x 1069. Observed.
    package static func system(pointSize: CGFloat, leading: CGFloat = 0) -> FontMetrics {
        let unit = pointSize / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: -494 * unit, leading: leading, capHeight: 1443 * unit,
            xHeight: 1069 * unit)
    }
}

extension FontDescriptor {
    /// The metrics; those of a named font come from its file (looked up once).
    package var metrics: FontMetrics {
        guard case .named = family else { return .system(pointSize: pointSize, leading: lineHeightLeading) }
        return FontLibrary.shared.namedMetrics(of: self)
    }
}
