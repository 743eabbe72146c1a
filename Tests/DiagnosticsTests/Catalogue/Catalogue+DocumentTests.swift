// Documentation/Diagnostics.md is what the catalogue says. script/diagnostics-doc writes it by this test.
import Diagnostics
import Foundation
import Testing

@Suite("Catalogue: document") struct CatalogueDocumentTests {
    static let file = CatalogueRulesTests.root.appending(path: "Documentation/Diagnostics.md")

    @Test("Documentation/Diagnostics.md is as the catalogue makes it (else run script/diagnostics-doc)")
    func document() throws {
        let wanted = Catalogue.document
        if ProcessInfo.processInfo.environment["VITRINE_WRITE_DOCUMENTS"] == "1" {
            try Data(wanted.utf8).write(to: Self.file)
        }
        let found = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let firstDifference = zip(wanted.split(separator: "\n"), found.split(separator: "\n")).first { $0 != $1 }
        #expect(
            wanted == found,
            "stale: run script/diagnostics-doc. First difference: \(String(describing: firstDifference))")
    }
}
