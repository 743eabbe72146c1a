// Diagnostics UIK036x: values of controls.
// No Apple page: this is ours.

extension Catalogue {
    /// NaN or infinity as a control's value.
    package static let controlValueNotFinite = CatalogueEntry(
        code: "UIK0360", severity: .misuse, title: "A control's value is not a finite number.",
        cause: "A calculation produced NaN or infinity.",
        fix: "Check the number before it is set; guard divisions by a range or count that may be zero.",
        recovery: .noOperation)

    /// A stepper's minimum that is not below its maximum.
    package static let stepperRange = CatalogueEntry(
        code: "UIK0361", severity: .exception, title: "A stepper's minimum is not less than its maximum.",
        cause: "minimumValue was set to maximumValue or more, or maximumValue to minimumValue or less.",
        fix: "Set first the bound that widens the range.",
        apple: "NSInvalidArgumentException", recovery: .noOperation)

    /// A stepper's step of 0 or less.
    package static let stepperStep = CatalogueEntry(
        code: "UIK0362", severity: .exception, title: "A stepper's step is not greater than 0.",
        cause: "stepValue was set to 0 or a negative number.", fix: "Set a positive step.",
        apple: "NSInvalidArgumentException", recovery: .noOperation)

    /// An index beyond the segments.
    package static let segmentIndex = CatalogueEntry(
        code: "UIK0363", severity: .misuse, title: "A segmented control has no segment of this index.",
        cause: "The index is negative, or not less than numberOfSegments.",
        fix: "Compare the index with numberOfSegments first.", recovery: .noOperation)

    /// An item that is neither text nor image.
    package static let segmentItem = CatalogueEntry(
        code: "UIK0364", severity: .misuse, title: "A segment's item is neither a string nor an image.",
        cause: "init(items:) got a value of another type.", fix: "Pass String, UIImage or UIAction values.",
        recovery: .continues("The segment is empty."))

    /// A page control's page or count below 0.
    package static let pageIndex = CatalogueEntry(
        code: "UIK0365", severity: .misuse, title: "A page control has no page of this index.",
        cause: "The index is negative, or not less than numberOfPages.",
        fix: "Compare the index with numberOfPages first.", recovery: .noOperation)

    /// A component or row beyond a picker's.
    package static let pickerIndex = CatalogueEntry(
        code: "UIK0366", severity: .misuse, title: "A picker view has no such component or row.",
        cause: "The index is negative, or not less than numberOfComponents or numberOfRows(inComponent:).",
        fix: "Reload the picker after its data changed, and compare the index first.", recovery: .noOperation)

    /// A date picker's mode that the wished style does not have.
    package static let dateStyle = CatalogueEntry(
        code: "UIK0367", severity: .misuse, title: "A date picker's style does not support its mode.",
        cause: "Only the wheels style supports timers and years with months.",
        fix: "Set preferredDatePickerStyle to .wheels or .automatic for these modes.",
        recovery: .continues("The picker takes the wheels style."))

    /// A preview's container outside of every window.
    package static let previewContainer = CatalogueEntry(
        code: "UIK0368", severity: .exception, title: "A preview's container is not in a window.",
        cause: "The container, or the superview of the previewed view, was not added to a window, or has left it.",
        fix: "Create previews only of views that are on the screen; return nil if the view is gone.",
        apple: "NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in a window, "
            + "but it is not. (container: …)",
        recovery: .noOperation)

    /// Every entry of UIK036x, in order of code.
    package static let controls: [CatalogueEntry] = [
        controlValueNotFinite, stepperRange, stepperStep, segmentIndex, segmentItem, pageIndex, pickerIndex,
        dateStyle, previewContainer,
    ]
}
