// Diagnostics UIK11xx: dispatch by selector.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK11xx, in order of code.
    package static let selectorDispatch: [CatalogueEntry] = []
}
