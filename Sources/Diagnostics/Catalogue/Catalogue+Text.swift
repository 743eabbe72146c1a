// Diagnostics UIK07xx: text and fonts.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK07xx, in order of code.
    package static let text: [CatalogueEntry] = []
}
