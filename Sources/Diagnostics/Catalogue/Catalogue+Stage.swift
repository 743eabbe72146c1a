// Diagnostics UIK08xx: the stage, the local server and the app's life.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK08xx, in order of code.
    package static let stage: [CatalogueEntry] = []
}
