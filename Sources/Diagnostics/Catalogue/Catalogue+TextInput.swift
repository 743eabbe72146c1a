// Diagnostics UIK14xx: text input, keyboards and their views.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1401: a position or range of another input.
    package static let textPositionForeign = CatalogueEntry(
        code: "UIK1401", severity: .misuse, title: "A text position or range belongs to another input.",
        cause: "It was created by another object than this text field or text view.",
        fix: "Get positions from the input itself, starting at beginningOfDocument.", recovery: .noOperation)

    /// UIK1402: an input or accessory view that nobody can see.
    package static let inputViewWithoutHeight = CatalogueEntry(
        code: "UIK1402", severity: .misuse, title: "An input view or input accessory view has no height.",
        cause: "Neither its frame nor its intrinsicContentSize has one.",
        fix: "Set the frame of the view, or override intrinsicContentSize, before returning it.",
        recovery: .continues("The view is not shown."))

    /// UIK1403: an input or accessory view that is shown elsewhere.
    package static let inputViewInHierarchy = CatalogueEntry(
        code: "UIK1403", severity: .exception, title: "An input view or input accessory view already has a superview.",
        cause: "inputView or inputAccessoryView returns a view that was added with addSubview(_:) or in a storyboard.",
        fix: "Do not add the view to the hierarchy: UIKit adds it above the keyboard.",
        apple: "UIViewControllerHierarchyInconsistency: child view controller:<UICompatibilityInputViewController: 0x…> "
            + "should have parent view controller:<… 0x…> but requested parent is:<UIInputWindowController: 0x…>",
        recovery: .continues("The view is removed from its superview and shown with the keyboard."))

    /// UIK1404: the microphone key.
    package static let dictation = CatalogueEntry(
        code: "UIK1404", severity: .unsupported, title: "The keyboard's microphone was tapped: there is no dictation here.",
        cause: "Nothing here listens and turns speech into text.",
        fix: "Type the text, in tests by the harness's type(_:), or insert it by insertText(_:).", recovery: .noOperation)

    /// Every entry of UIK14xx, in order of code.
    package static let textInput: [CatalogueEntry] = [
        textPositionForeign, inputViewWithoutHeight, inputViewInHierarchy, dictation,
    ]
}
