// Diagnostics UIK01xx: view hierarchy and geometry.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK01xx, in order of code.
    package static let viewHierarchy: [CatalogueEntry] = []
}
