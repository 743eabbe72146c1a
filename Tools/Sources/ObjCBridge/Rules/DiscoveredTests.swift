// SwiftPM's generated lists of tests.
// No Apple page: this is SwiftPM's and XCTest's.

/// Each synchronous entry of the list becomes a closure that runs the test as the main actor. Linux's XCTest otherwise
/// dies at start with a cast that fails for every synchronous test of the main actor.
enum DiscoveredTests {
    static func isTheirs(_ path: String) -> Bool { path.contains("DiscoveredTests.derived/") }

    static func rewrite(_ file: SourceText) -> RewrittenFile {
        var type = ""
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let words = line.drop { $0 == " " || $0 == "\t" }
            let head = "fileprivate extension "
            if words.hasPrefix(head) { type = String(words.dropFirst(head.count).prefix { $0 != " " && $0 != "{" }) }
            guard words.hasPrefix("(\""), !words.contains("asyncTest("), !words.contains("assumeIsolated"), !type.isEmpty,
                let end = words.dropFirst(2).firstIndex(of: "\"")
            else { return String(line) }
            let name = words.dropFirst(2)[..<end]
            return "(\"\(name)\", { (test: \(type)) -> (() throws -> Void) in { nonisolated(unsafe) let test = test; "
                + "try MainActor.assumeIsolated { try (test.\(name) as @MainActor () throws -> Void)() } } })"
                + (words.hasSuffix(",") ? "," : "")
        }
        let text = lines.joined(separator: "\n")
        return RewrittenFile(path: file.path, text: text, isChanged: text != file.text, findings: [])
    }
}
