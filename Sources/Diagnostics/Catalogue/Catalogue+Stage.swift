// Diagnostics UIK08xx: the stage, the local server and the app's life.
// No Apple page: this is ours.

extension Catalogue {
    package static let serverCannotListen = CatalogueEntry(
        code: "UIK0801", severity: .misuse, title: "The browser stage cannot listen on 127.0.0.1.",
        cause: "The system refused a socket on the loopback interface.",
        fix: "Allow sockets on 127.0.0.1, or run with --stage headless.", recovery: .noOperation)

    package static let pictureNotWritten = CatalogueEntry(
        code: "UIK0802", severity: .misuse, title: "A headless run could not write its picture.",
        cause: "The file cannot be written.", fix: "Name a file or folder that can be written: --headless OUT.",
        recovery: .noOperation)
    package static let runNeverSettled = CatalogueEntry(
        code: "UIK0803", severity: .misuse, title: "A headless run did not come to rest.",
        cause: "Something animates or schedules work for ever.",
        fix: "Stop what repeats, or take the picture from a test with advance(by:).",
        recovery: .clamp("the picture shows the screen after 10 seconds of virtual time"))

    /// Every entry of UIK08xx, in order of code.
    package static let stage: [CatalogueEntry] = [
        serverCannotListen, pictureNotWritten, runNeverSettled,
    ]
}
