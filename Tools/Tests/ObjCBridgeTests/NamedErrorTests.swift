// The named errors: what each says, and where people read of it.
// No Apple page: this is ours.
import Foundation
import ObjCBridge
import Testing

@Suite struct NamedErrorTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    @Test("each name that the tools say stands in the guide's table")
    func listed() throws {
        let guide = try String(contentsOf: Self.root.appending(path: "Documentation/Guides/UnchangedSource.md"), encoding: .utf8)
        var names: Set<String> = []
        for folder in ["ObjCBridge", "BridgeCompiler", "ProjectCommand"] {
            let place = Self.root.appending(path: "Tools/Sources/\(folder)")
            for case let path as String in try #require(FileManager.default.enumerator(atPath: place.path))
            where path.hasSuffix(".swift") {
                let text = try String(contentsOf: place.appending(path: path), encoding: .utf8)
                for match in text.matches(of: /\bU-[A-Z0-9][A-Z0-9-]+[A-Z0-9]/) { names.insert(String(match.output)) }
            }
        }
        #expect(names.count >= 13)
        for name in names.sorted() { #expect(guide.contains("| \(name) "), "\(name) is not in the guide") }
    }

    @Test("each named error of the rewriter says what to do: its message has a second part behind a semicolon or a colon")
    func advice() {
        let findings = Golden.all.flatMap { $0.rewritten().flatMap(\.findings) }
        #expect(
            Set(findings.map(\.name)).isSuperset(of: [
                "U-APPLE-OVERRIDE", "U-SELF-INIT", "U-KVO", "U-COREDATA", "U-RUNTIME", "U-SWIZZLE", "U-DELEGATE",
            ]))
        for finding in findings {
            #expect(finding.message.contains(";") || finding.message.contains("must be"), "\(finding.name): \(finding.message)")
        }
    }
}
