// Diagnostics UIK21xx: what the module FoundationAdditions reports.
// No Apple page: this is ours.

extension Catalogue {
    /// A predicate's format that cannot be read.
    package static let predicateFormat = CatalogueEntry(
        code: "UIK2101", severity: .exception, title: "A predicate's format cannot be read.",
        cause: "The text is not of the predicate language, or it has more placeholders than arguments.",
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
        recovery: .continues("What stands before the mistake is used."))

    /// A formatter that has no words for a language.
    package static let formatterLanguage = CatalogueEntry(
        code: "UIK2104", severity: .unsupported, title: "A formatter has no words for this language.",
        cause: "Vitrine has words of English, German, French, Spanish and Italian for this formatter.",
        fix: "Set the formatter's locale, or write the words in the app's own strings file.",
        recovery: .continues("The words are English."))

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
        code: "UIK2107", severity: .unsupported, title: "A picture of an HTML document was not fetched.",
        cause: "The document names a picture in a network; the import reads data and file URLs alone.",
        fix: "Fetch the picture first and write it as a data URL, or as a file beside the document.",
        recovery: .continues("The picture's alternative text stands there, if it has one."))

    /// Every entry of UIK21xx, in order of code.
    package static let foundation: [CatalogueEntry] = [
        predicateFormat, predicateValue, localizationFile, formatterLanguage, raisedException, documentType, htmlRemoteImage,
    ]
}
