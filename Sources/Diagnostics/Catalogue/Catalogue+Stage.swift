// Diagnostics UIK08xx: the stage, the local server and the app's life.
// No Apple page: this is ours.

extension Catalogue {
    package static let serverCannotListen = CatalogueEntry(
        code: "UIK0801", severity: .misuse, title: "The browser stage cannot listen on 127.0.0.1.",
        cause: "The system refused a socket on the loopback interface.",
        fix: "Allow sockets on 127.0.0.1, or run with --stage headless.", recovery: .noOperation)

    /// Every entry of UIK08xx, in order of code.
    package static let stage: [CatalogueEntry] = [serverCannotListen]
}
