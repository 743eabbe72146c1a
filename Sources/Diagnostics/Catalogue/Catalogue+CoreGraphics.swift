// Diagnostics UIK05xx: CoreGraphics.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK05xx, in order of code.
    package static let coreGraphics: [CatalogueEntry] = []
}
