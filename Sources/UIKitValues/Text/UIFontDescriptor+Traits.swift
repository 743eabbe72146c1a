// Preferred descriptors, descriptors by name, and changing traits.
// Apple: "UIFontDescriptor", Creating a font descriptor
import CoreGraphics
import Foundation
import Typesetting

extension UIFontDescriptor {
    /// The descriptor of a text style at the current text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a text style at the traits' text size; nil traits mean the current ones.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified { category = UITraitCollection.current.preferredContentSizeCategory }
        let entry = TextStyleTable.entry(style, category)
        let metrics = FontMetrics.system(pointSize: entry.size)
        // Below 0 at the largest sizes (documented line distances; observed there alone).
        let leading = entry.lineDistance - metrics.lineHeight
        return UIFontDescriptor(
            font: FontDescriptor(
                pointSize: entry.size, weight: TextStyleTable.weight(style).rawValue,
                lineHeightLeading: category.isAccessibilityCategory ? leading : max(0, leading)),
            textStyle: style
        ).withBoldText((traitCollection ?? .current).asksForBoldText)
    }

    /// The descriptor of a font that is known by this name; nil where none is.
    static func known(name: String, size: CGFloat) -> UIFontDescriptor? {
        if let system = FontNames.system(name: name, size: size) { return UIFontDescriptor(font: system) }
        var font = FontDescriptor(family: .named(name), pointSize: size)
        if let entry = FontNames.entry(font) {
            font.weight = entry.rawWeight
            font.italic = entry.italic
            return UIFontDescriptor(font: font)
        }
        guard FontLibrary.shared.isKnown(name: name) else { return nil }
        return UIFontDescriptor(
            font: FontDescriptor(
                family: .named(name), pointSize: size, weight: FontNames.weight(inName: name) ?? 0,
                italic: name.contains("Italic") || name.contains("Oblique")))
    }

    func replacingTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = typesetFont
        font.italic = traits.contains(.traitItalic)
        let wasBold = FontNames.traits(font).contains(.traitBold)
        if traits.contains(.traitBold) {
            let bold = textStyle.map(TextStyleTable.emphasizedWeight) ?? .bold
            if !wasBold { font.weight = bold.rawValue }
        } else if wasBold {
            font.weight = 0
        }
        switch font.family {
        case .named:
            // A face of its own must exist: UIKit answers nil rather than slant or thicken by itself.
            let stem = FontNames.family(typesetFont)
            font.family = .named(stem)
            if traits.contains(.traitCondensed) || traits.contains(.traitExpanded) { return nil }
            guard FontNames.hasFace(family: stem, bold: traits.contains(.traitBold), italic: font.italic) else {
                return nil
            }
        case .monospaced: if !traits.contains(.traitMonoSpace) { font.family = .system }
        default: if traits.contains(.traitMonoSpace) { font.family = .monospaced }
        }
        let leading: CGFloat =
            traits.contains(.traitTightLeading) ? -2 : traits.contains(.traitLooseLeading) ? 2 : 0
        font.lineHeightLeading += leading
        let extra = traits.intersection([.traitTightLeading, .traitLooseLeading])
        return UIFontDescriptor(
            font: font, textStyle: textStyle, otherAttributes: otherAttributes, extraTraits: extra)
    }
}
