// Diagnostics UIK10xx: UIKit's images, colours and graphics contexts.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK10xx, in order of code.
    package static let appearance: [CatalogueEntry] = []
}
