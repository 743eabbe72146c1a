// Diagnostics UIK03xx: events, gestures and actions.
// No Apple page: this is ours.

extension Catalogue {
    /// Every entry of UIK03xx, in order of code.
    package static let events: [CatalogueEntry] = []
}
