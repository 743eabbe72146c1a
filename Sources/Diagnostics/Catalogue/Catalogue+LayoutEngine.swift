// Diagnostics UIK165x: what the layout engine finds.
// No Apple page: this is ours.

extension Catalogue {
    /// Required constraints that exclude one another.
    package static let constraintsUnsatisfiable = CatalogueEntry(
        code: "UIK1651", severity: .misuse, title: "Required constraints exclude one another.",
        cause: "No frame satisfies all of them.",
        fix: "Remove one of them, or give it a priority below 1000.",
        apple: "[LayoutConstraints] Unable to simultaneously satisfy constraints.…",
        recovery: .continues("One of them is not satisfied while the others are active."))

    /// Views that ask for layout in every round of a pass.
    package static let layoutLoop = CatalogueEntry(
        code: "UIK1652", severity: .misuse, title: "Layout does not come to an end.",
        cause: "A view asks for layout each time it is laid out.",
        fix: "Do not call setNeedsLayout() or change constraints, sizes or texts in every call of layoutSubviews(): "
            + "change them only if they differ.",
        recovery: .continues("The pass ends after 16 rounds."))

    /// In order of code.
    package static let layoutEngine: [CatalogueEntry] = [constraintsUnsatisfiable, layoutLoop]
}
