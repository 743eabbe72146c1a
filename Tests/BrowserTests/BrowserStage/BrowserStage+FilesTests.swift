// The page's own files come over the owner's slots.
import Browser
import Foundation
import Testing

#if canImport(FoundationNetworking)
    // Foundation reads http addresses through it, also where no other test links it.
    import FoundationNetworking
#endif

extension BrowserStageTests {
    @Suite("BrowserStage: files", .serialized) @MainActor struct FilesTests {
        @Test("the page names its scripts and style below a key, and they are there")
        func files() async throws {
            let stage = BrowserStage(title: "Test")
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer { stage.stop() }
            let page = try await text(address)
            let names = page.matches(of: /"(\/[0-9a-f]{40}\/[a-z.]+)"/).map { String($0.1) }
            #expect(names.count == 3 && !page.contains("FILES") && !page.contains(address.query!.dropFirst(6)))
            for name in names {
                let file = try #require(URL(string: name, relativeTo: address))
                #expect(try await !text(file).isEmpty)
            }
        }

        private func text(_ url: URL) async throws -> String {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result { try String(contentsOf: url, encoding: .utf8) }) }
            }
        }
    }
}
