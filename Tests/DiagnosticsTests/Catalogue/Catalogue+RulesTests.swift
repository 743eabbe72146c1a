// Rules that every entry of the catalogue keeps.
import Diagnostics
import Foundation
import Testing

@Suite("Catalogue: rules") struct CatalogueRulesTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    @Test("no code stands twice, and each is UIK with four digits of its area's range")
    func codes() {
        let all = Catalogue.all.map(\.code)
        #expect(Set(all).count == all.count, "twice: \(Dictionary(grouping: all) { $0 }.filter { $1.count > 1 }.keys)")
        for (index, area) in Catalogue.areas.enumerated() {
            let prefix = "UIK\(index + 1 < 10 ? "0" : "")\(index + 1)"
            for entry in area.entries {
                #expect(entry.code.hasPrefix(prefix) && entry.code.count == 7, "\(entry.code) in \(area.title)")
                #expect(Int(entry.code.dropFirst(3)) != nil)
            }
            #expect(area.entries.map(\.code) == area.entries.map(\.code).sorted(), "\(area.title) is in order")
        }
    }

    @Test("first lines are constant sentences, causes and cures are there, only exceptions quote Apple's")
    func words() {
        for entry in Catalogue.all {
            #expect(entry.title.hasSuffix("."), "\(entry.code)")
            #expect(entry.title.count <= 90, "\(entry.code)")
            #expect(!entry.cause.isEmpty && !entry.fix.isEmpty, "\(entry.code)")
            for text in [entry.title, entry.cause, entry.fix] {
                #expect(!text.contains("\n"), "\(entry.code) has a line break")
            }
        }
    }

    @Test("every entry written in a source file is in Catalogue.all")
    func complete() throws {
        let folder = Self.root.appending(path: "Sources/Diagnostics/Catalogue")
        var written: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            written.formUnion(text.matches(of: /code: "(UIK\d{4})"/).map { String($0.1) })
        }
        #expect(written == Set(Catalogue.all.map(\.code)))
    }

    @Test("every code has a test that quotes its first line whole")
    func tested() throws {
        var tests = ""
        let files = FileManager.default.enumerator(
            at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            tests += try String(contentsOf: file, encoding: .utf8)
        }
        let plain = tests.replacing("\\\"", with: "\"")
        let untested = Catalogue.all.filter { entry in
            !plain.contains("\(entry.code) \(entry.severity.rawValue): \(entry.title)")
        }
        #expect(untested.map(\.code) == [], "these have no test of their whole text")
    }
}
