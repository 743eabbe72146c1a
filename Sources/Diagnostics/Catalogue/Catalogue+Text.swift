// Diagnostics UIK07xx: text and fonts.
// No Apple page: this is ours.

extension Catalogue {
    /// A font name that neither the private fonts nor the substitutes know.
    package static let fontNameUnknown = CatalogueEntry(
        code: "UIK0701", severity: .misuse, title: "No font of this name is known.",
        cause: "It is not the family, full or PostScript name of a bundled or registered font.",
        fix: "Register the font file, or check its PostScript name.",
        recovery: .continues("The system font of the same size and weight is used."))

    /// Files of the pinned list that this machine does not have.
    package static let fontFilesMissing = CatalogueEntry(
        code: "UIK0702", severity: .misuse, title: "Fonts that Vitrine needs are missing.",
        cause: "Their Debian packages are not installed, or $VITRINE_FONTS names a folder that does not contain them.",
        fix: "Run script/setup.", recovery: .continues("The installed fonts are used."))

    /// A file that is not the pinned one, byte for byte.
    package static let fontFileDiffers = CatalogueEntry(
        code: "UIK0703", severity: .misuse, title: "A font file is not the pinned one.",
        cause: "Its SHA-256 differs from the one in PinnedFonts: another version is installed.",
        fix: "Install the version of Debian 12; otherwise the pixels differ from recorded pictures.",
        recovery: .continues("The installed file is used."))

    /// NaN, infinite or absurd font sizes.
    package static let fontSizeInvalid = CatalogueEntry(
        code: "UIK0704", severity: .misuse, title: "A font's size is not a number that can be drawn.",
        cause: "The point size is NaN, infinite or above 10,000.",
        fix: "Use a finite size above 0.", recovery: .continues("The size is limited to 0…10,000 points; NaN becomes 17."))

    /// A string's drawing function without a context.
    package static let textWithoutContext = CatalogueEntry(
        code: "UIK0705", severity: .misuse, title: "Text is drawn without a current graphics context.",
        cause: "draw(at:), draw(in:) or draw(with:…) was called outside draw(_:) and outside an image context.",
        fix: "Draw inside UIView.draw(_:), UIGraphicsImageRenderer.image or between UIGraphicsPushContext and Pop.",
        recovery: .noOperation)

    /// An attribute's value of a type that the key does not take.
    package static let attributeTypeWrong = CatalogueEntry(
        code: "UIK0706", severity: .misuse, title: "A text attribute has a value of the wrong type.",
        cause: "The value does not have the type that the key requires.",
        fix: "Pass the type in the documentation of the key; pass styles as their rawValue.",
        apple: "NSInvalidArgumentException: unrecognized selector sent to instance …", recovery: .noOperation)

    /// A character that no font draws.
    package static let glyphMissing = CatalogueEntry(
        code: "UIK0707", severity: .misuse, title: "No font has a glyph for a character.",
        cause: "No bundled or registered font covers it.",
        fix: "Register a font that covers it.", recovery: .continues("An empty box is drawn."))

    /// The pattern file of a language that a paragraph asks to hyphenate.
    package static let hyphenationPatternsMissing = CatalogueEntry(
        code: "UIK0708", severity: .misuse,
        title: "A paragraph needs hyphenation, but the installed patterns are missing "
            + "or another version.",
        cause: "The pattern file of the language is missing or has another version.",
        fix: "Run script/setup.", recovery: .continues("Lines break only between words."))

    /// A name in UIAppFonts without a file.
    package static let appFontMissing = CatalogueEntry(
        code: "UIK0709", severity: .misuse, title: "Info.plist names a font that the app does not have.",
        cause: "No file of this name is in the main bundle, beside the executable or in the app's resource bundle.",
        fix: "Correct the name in UIAppFonts, including its capitalization, or add the file to the target's resources.",
        recovery: .noOperation)

    /// A file in UIAppFonts that cannot be registered.
    package static let appFontUnusable = CatalogueEntry(
        code: "UIK0710", severity: .misuse, title: "Info.plist names a font that cannot be registered.",
        cause: "The file is neither TrueType nor OpenType, is damaged, or cannot be read.",
        fix: "Get the font again as .ttf, .otf or .ttc.",
        recovery: .noOperation)

    /// Every entry of UIK07xx, in order of code.
    package static let text: [CatalogueEntry] = [
        fontNameUnknown, fontFilesMissing, fontFileDiffers, fontSizeInvalid, textWithoutContext, attributeTypeWrong,
        glyphMissing, hyphenationPatternsMissing, appFontMissing, appFontUnusable,
    ]
}
