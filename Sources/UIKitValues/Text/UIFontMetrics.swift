// Scaling of custom fonts and distances with the user's text size.
// Apple: "UIFontMetrics"
import CoreGraphics
import Foundation

/// Scales as one text style does. Safe from any thread.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A value in points scaled for the current text size, rounded to whole pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A value in points scaled for the traits' text size, rounded to whole pixels: in proportion to the style's distance from
    /// baseline to baseline. Inferred from recorded pictures of body at three sizes.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.current
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified { category = current.preferredContentSizeCategory }
        let ratio = TextStyleTable.entry(style, category).lineDistance / TextStyleTable.entry(style, .large).lineDistance
        let scale = (traitCollection ?? current).pixelScale
        return ratio == 1 ? value : (value * ratio * scale).rounded() / scale
    }

    /// The font scaled for the current text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }
    /// The font scaled for the traits' text size.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }
    /// The font scaled for the current text size, no larger than a limit in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// The font scaled for the traits' text size, no larger than a limit in points; 0 means no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        let scaled = size == font.pointSize ? font : font.withSize(size)
        return MetricsFont(descriptor: scaled.fontDescriptor, base: font, style: style, limit: maximumPointSize)
    }
}

/// A font that remembers how it was scaled, so that views can scale it again when the text size changes.
final class MetricsFont: UIFont, @unchecked Sendable {
    private let base: UIFont
    private let style: UIFont.TextStyle
    private let limit: CGFloat

    init(descriptor: UIFontDescriptor, base: UIFont, style: UIFont.TextStyle, limit: CGFloat) {
        self.base = base
        self.style = style
        self.limit = limit
        super.init(descriptor: descriptor, size: 0)
    }

    required convenience init?(coder: NSCoder) { nil }

    func scaled(for traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(
            for: base.withBoldText(traits.asksForBoldText), maximumPointSize: limit, compatibleWith: traits)
    }
}

extension UIFont {
    /// The font for another text size and bold text, where it is a preferred or a scaled one; else itself.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        if let scaled = self as? MetricsFont { return scaled.scaled(for: traits) }
        guard let style = fontDescriptor.textStyle else { return self }
        let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
        let isBold = traits.asksForBoldText
        guard preferred.pointSize != pointSize else { return withBoldText(isBold) }
        // Keeps weight, slant and design that were set on the preferred font.
        let changed = fontDescriptor.changing { font in
            font.pointSize = preferred.typesetFont.pointSize
            font.lineHeightLeading = preferred.typesetFont.lineHeightLeading
        }
        return UIFont(descriptor: changed.withBoldText(isBold), size: 0)
    }
}
