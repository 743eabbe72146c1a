// Diagnostics UIK21xx: what the module FoundationAdditions reports.
// No Apple page: this is ours.

extension Catalogue {
    /// A predicate's format that cannot be read.
    package static let predicateFormat = CatalogueEntry(
        code: "UIK2101", severity: .exception, title: "A predicate's format cannot be read.",
        cause: "The text is not valid predicate syntax, or it has more placeholders than arguments.",
        fix: "Check quotes, operators and brackets, and that each %@ and %K has an argument.",
        apple: "NSInvalidArgumentException: Unable to parse the format string \"…\"",
        recovery: .continues("The predicate is false for every object."))

    /// A comparison whose values cannot be compared.
    package static let predicateValue = CatalogueEntry(
        code: "UIK2102", severity: .exception, title: "A predicate cannot compare its values.",
        cause: "The operator does not fit the types of the values, or a regular expression is malformed.",
        fix: "Check the types behind the key path, and the pattern of MATCHES.",
        apple: "NSInvalidArgumentException: Can't do regex matching, reason: …",
        recovery: .continues("The comparison is false."))

    /// A localization file that cannot be read.
    package static let localizationFile = CatalogueEntry(
        code: "UIK2103", severity: .misuse, title: "A localization file cannot be read.",
        cause: "The file is not a strings file, a strings dictionary or a string catalog.",
        fix: "Check the file's encoding, quotes and semicolons; `plutil -lint` on a Mac names the line.",
        recovery: .continues("The part before the error is used."))

    /// A formatter that has no words for a language.
    package static let formatterLanguage = CatalogueEntry(
        code: "UIK2104", severity: .unsupported, title: "A formatter does not support this language.",
        cause: "Vitrine supports English, German, French, Spanish and Italian for this formatter.",
        fix: "Set the locale of the formatter, or use texts from the app's own strings file.",
        recovery: .continues("The text is English."))

    /// An exception that the app raises itself.
    package static let raisedException = CatalogueEntry(
        code: "UIK2105", severity: .exception, title: "The app raised an exception.",
        cause: "NSException.raise was called.",
        fix: "Nothing can catch an Objective-C exception in Swift: return an error instead.",
        apple: "…: …", recovery: .noOperation)

    /// A type of document that attributed strings cannot be read from or written to.
    package static let documentType = CatalogueEntry(
        code: "UIK2106", severity: .unsupported, title: "This type of document cannot be read or written.",
        cause: "Vitrine reads and writes attributed strings as HTML and as plain text, not as RTF or RTFD.",
        fix: "Use NSAttributedString.DocumentType.html, or catch the error (CocoaError 65806 for reading, 66062 for writing).",
        recovery: .continues("The call throws."))

    /// A picture in HTML that lies in a network.
    package static let htmlRemoteImage = CatalogueEntry(
        code: "UIK2107", severity: .unsupported, title: "An image of an HTML document was not loaded.",
        cause: "The document refers to a remote image; the importer reads only data and file URLs.",
        fix: "Load the image first and use a data URL, or a file beside the document.",
        recovery: .continues("The alternative text of the image is used, if it has one."))

    /// Every entry of UIK21xx, in order of code.
    package static let foundation: [CatalogueEntry] = [
        predicateFormat, predicateValue, localizationFile, formatterLanguage, raisedException, documentType, htmlRemoteImage,
    ]
}
