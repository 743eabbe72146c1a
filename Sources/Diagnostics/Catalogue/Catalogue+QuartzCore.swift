// Diagnostics UIK04xx: layers.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK04xx, in order of code.
    package static let quartzCore: [CatalogueEntry] = []
}
