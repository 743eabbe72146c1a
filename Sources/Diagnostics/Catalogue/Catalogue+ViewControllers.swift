// Diagnostics UIK02xx: view controllers and containment.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK02xx, in order of code.
    package static let viewControllers: [CatalogueEntry] = []
}
