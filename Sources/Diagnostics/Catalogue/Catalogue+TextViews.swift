// Diagnostics UIK15xx: text views, their layout and storage.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1501: NaN or infinity as a size or an inset.
    package static let textGeometryNotFinite = CatalogueEntry(
        code: "UIK1501", severity: .misuse, title: "A text container or its insets are not described by finite numbers.",
        cause: "A size or an inset was NaN or infinite.",
        fix: "Check the numbers before they are set; CGFloat.greatestFiniteMagnitude means no limit.",
        recovery: .noOperation)

    /// UIK1502: a range beyond a text storage's text.
    package static let textRangeOutOfBounds = CatalogueEntry(
        code: "UIK1502", severity: .exception, title: "A range lies outside the text.",
        cause: "The range was created for another text, or counts characters instead of UTF-16 units.",
        fix: "Create the range with NSRange(_:in:) from the storage's own string, when it is used.",
        apple: "NSRangeException: NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds", recovery: .noOperation)

    /// UIK1503: endEditing without beginEditing.
    package static let textEditingUnbalanced = CatalogueEntry(
        code: "UIK1503", severity: .misuse, title: "endEditing() was called without beginEditing().",
        cause: "The calls are not balanced: a function returns early, or calls endEditing() too often.",
        fix: "Write `defer { storage.endEditing() }` after each beginEditing().", recovery: .noOperation)

    /// UIK1504: layout asked for between beginEditing and endEditing.
    package static let layoutWhileEditing = CatalogueEntry(
        code: "UIK1504", severity: .exception, title: "Layout was requested while the text storage was being edited.",
        cause: "The text has changed since beginEditing(), or a subclass did not report an edit with "
            + "edited(_:range:changeInLength:).",
        fix: "Request layout after endEditing(), and call edited(_:range:changeInLength:) after each change.",
        apple: "NSInternalInconsistencyException: *** attempted layout while textStorage is editing.  It is not valid to cause "
            + "the layoutManager to do layout while the textStorage is editing (ie the textStorage has been sent a "
            + "beginEditing message without a matching endEditing.)",
        recovery: .continues("The result contains the lines that are already laid out."))

    /// UIK1505: more than one container.
    package static let textContainersSeveral = CatalogueEntry(
        code: "UIK1505", severity: .unsupported, title: "A layout manager fills only its first text container.",
        cause: "A second container was added, for columns or pages.",
        fix: "Use a separate layout manager for each container.",
        recovery: .continues("The first container takes the text; the others stay empty."))

    /// UIK1506: a glyph index beyond the text.
    package static let glyphIndexOutOfBounds = CatalogueEntry(
        code: "UIK1506", severity: .misuse, title: "There is no glyph of this index.",
        cause: "The index is negative, or not less than numberOfGlyphs.",
        fix: "Compare the index with numberOfGlyphs first; the insertion point after the text is not a glyph.",
        recovery: .continues("The result is empty."))

    /// UIK1507: the mutable characters of a text storage.
    package static let textMutableString = CatalogueEntry(
        code: "UIK1507", severity: .unsupported, title: "Changes through a text storage's mutableString are not tracked.",
        cause: "NSTextStorage.mutableString was used; its changes reach neither the delegate nor the layout.",
        fix: "Use replaceCharacters(in:with:) of the storage.",
        recovery: .continues(
            "The characters change without "
                + "notification."))

    /// Every entry of UIK15xx, in order of code.
    package static let textViews: [CatalogueEntry] = [
        textGeometryNotFinite, textRangeOutOfBounds, textEditingUnbalanced, layoutWhileEditing, textContainersSeveral,
        glyphIndexOutOfBounds, textMutableString,
    ]
}
