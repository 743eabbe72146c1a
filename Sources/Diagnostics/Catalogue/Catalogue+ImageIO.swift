// Diagnostics UIK06xx: reading and writing pictures.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK06xx, in order of code.
    package static let imageIO: [CatalogueEntry] = []
}
