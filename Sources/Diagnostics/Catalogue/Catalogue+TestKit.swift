// Diagnostics UIK09xx: the test kit.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK09xx, in order of code.
    package static let testKit: [CatalogueEntry] = []
}
