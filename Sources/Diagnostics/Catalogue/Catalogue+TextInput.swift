// Diagnostics UIK14xx: text input, keyboards and their views.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1401: a position or range of another input.
    package static let textPositionForeign = CatalogueEntry(
        code: "UIK1401", severity: .misuse, title: "A text position or range belongs to another input.",
        cause: "It was made by another class than this field or text view.",
        fix: "Ask the input itself for positions, from beginningOfDocument on.", recovery: .noOperation)

    /// UIK1402: an input or accessory view that nobody can see.
    package static let inputViewWithoutHeight = CatalogueEntry(
        code: "UIK1402", severity: .misuse, title: "A view in place of the keyboard, or above it, has no height.",
        cause: "Neither its frame nor its intrinsicContentSize has one.",
        fix: "Give the view a frame, or override intrinsicContentSize, before it is returned.",
        recovery: .continues("The other views are shown alone."))

    /// UIK1403: an input or accessory view that is shown elsewhere.
    package static let inputViewInHierarchy = CatalogueEntry(
        code: "UIK1403", severity: .exception, title: "A view of the keyboard stands in a view of the app already.",
        cause: "inputView or inputAccessoryView returns a view that was added by addSubview, or in a storyboard.",
        fix: "Keep the view out of the hierarchy: UIKit itself adds it above the keyboard.",
        apple: "UIViewControllerHierarchyInconsistency: child view controller:<UICompatibilityInputViewController: 0x…> "
            + "should have parent view controller:<… 0x…> but requested parent is:<UIInputWindowController: 0x…>",
        recovery: .continues("The view is taken from where it stood and shown with the keyboard."))

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
