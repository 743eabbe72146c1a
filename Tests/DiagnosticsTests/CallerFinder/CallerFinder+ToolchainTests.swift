// Callers where the toolchain makes no stack of one frame.
// No Apple page: this is ours.
import Testing

@testable import Diagnostics

@Suite("The caller of a report, by both ways") struct CallerFinderToolchainTests {
    @Test("with stacks of one frame and without the caller is this very line")
    func bothWays() throws {
        let direct = try #require(CallerFinder().caller()), line = #line
        #expect(direct.line == line)
        #expect(direct.path == #filePath)
        // Another line: what was looked up is kept by address.
        let whole = try #require(CallerFinder().caller { _, _ in nil }), next = #line
        #expect(whole.line == next)
        #expect(whole.path == #filePath)
    }
}
