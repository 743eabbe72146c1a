// Fonts by the names of CSS.
// CSS Fonts 4, 2.1 "font-family" (generic families), 5.2 "Matching font styles".
import Foundation

/// Fonts by the names of CSS. Safe from any thread.
enum HTMLFonts {
    /// The font of text without one (public report, see the guide); the typesetter draws it with the serif face that it has.
    static let defaultFamily = "Times New Roman"

    /// The font of a look.
    static func font(_ style: HTMLTextStyle) -> UIFont {
        let size = max(style.size, 0.01)
        if let name = style.systemFont, let font = preferred(name) {
            return font.with(bold: style.weight >= HTMLMeasures.boldFrom, italic: style.italic)
        }
        for family in style.families {
            if let font = font(family, style, size) { return font }
        }
        return font(defaultFamily, style, size) ?? .systemFont(ofSize: size)
    }

    /// The preferred font that WebKit's name stands for, such as "-apple-system-body".
    static func preferred(_ name: String) -> UIFont? {
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "headline": .headline, "subheadline": .subheadline, "caption1": .caption1,
            "caption2": .caption2,
            "footnote": .footnote, "short-body": .body, "short-headline": .headline, "short-subheadline": .subheadline,
            "short-footnote": .footnote, "short-caption1": .caption1, "tall-body": .body, "title0": .largeTitle,
            "title1": .title1,
            "title2": .title2, "title3": .title3, "title4": .headline, "callout": .callout,
        ]
        return styles[name.replacingOccurrences(of: "-apple-system-", with: "")].map {
            .preferredFont(forTextStyle: $0)
        }
    }

    /// Returns the font of a family; nil if no font of the name is known.
    private static func font(_ family: String, _ style: HTMLTextStyle, _ size: CGFloat) -> UIFont? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont": return system(.default, style, size)
        case "ui-serif": return system(.serif, style, size)
        case "ui-rounded": return system(.rounded, style, size)
        case "ui-monospace": return system(.monospaced, style, size)
        case "serif", "times", "times new roman", "timesnewromanpsmt", "timesnewroman": return times(style, size)
        case "sans-serif": return named("Helvetica", style, size)
        case "monospace": return named("Courier", style, size)
        default: return named(family, style, size)
        }
    }

    private static func times(_ style: HTMLTextStyle, _ size: CGFloat) -> UIFont? {
        let bold = style.weight >= HTMLMeasures.boldFrom
        let name =
            bold || style.italic
            ? "TimesNewRomanPS-\(bold ? "Bold" : "")\(style.italic ? "Italic" : "")MT" : "TimesNewRomanPSMT"
        return UIFont(name: name, size: size)
    }

    private static func named(_ name: String, _ style: HTMLTextStyle, _ size: CGFloat) -> UIFont? {
        guard let font = UIFont(name: name, size: size) else { return nil }
        return font.with(bold: style.weight >= HTMLMeasures.boldFrom, italic: style.italic)
    }

    private static func system(_ design: UIFontDescriptor.SystemDesign, _ style: HTMLTextStyle, _ size: CGFloat)
        -> UIFont
    {
        var descriptor = UIFont.systemFont(ofSize: size, weight: weight(style.weight)).fontDescriptor
        descriptor = descriptor.withDesign(design) ?? descriptor
        if style.italic {
            descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
        }
        return UIFont(descriptor: descriptor, size: size)
    }

    private static func weight(_ number: Int) -> UIFont.Weight {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[min(max((number + 100 / 2) / 100, 1), weights.count) - 1]
    }
}
