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
                #expect(entry.code.hasPrefix(prefix), "\(entry.code) in \(area.title)")
                #expect(entry.code.count == 7, "\(entry.code) in \(area.title)")
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
            #expect(!entry.cause.isEmpty, "\(entry.code)")
            #expect(!entry.fix.isEmpty, "\(entry.code)")
            for text in [entry.title, entry.cause, entry.fix] {
                #expect(!text.contains("\n"), "\(entry.code) has a line break")
            }
        }
    }

    @Test("what the run goes on with is a sentence")
    func recoveries() {
        for entry in Catalogue.all {
            let sentence = entry.recovery.sentence
            #expect(sentence.first?.isUppercase == true, "\(entry.code): \(sentence)")
            #expect(sentence.hasSuffix("."), "\(entry.code): \(sentence)")
            #expect(sentence.split(separator: " ").count >= 3, "\(entry.code): \(sentence)")
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

    /// Reported by a stage on its own, with no code of an app below it: there is no place to name.
    static let withoutPlace: Set<String> = ["UIK0801", "UIK0802", "UIK0803", "UIK0815"]

    @Test("every code has a test of its whole text: first line, place, cause, fix, and Apple's line where it has one")
    func tested() throws {
        var tests = ""
        let files = FileManager.default.enumerator(
            at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            tests += try String(contentsOf: file, encoding: .utf8)
        }
        let blocks = Self.blocks(in: tests)
        let missing = Catalogue.all.compactMap { entry in
            let lacks = blocks.map { Self.lacking(in: $0, entry) }.min { $0.count < $1.count } ?? ["all"]
            return lacks.isEmpty ? nil : "\(entry.code) lacks \(lacks.joined(separator: ", "))"
        }
        #expect(missing == [], "these have no test of their whole text")
    }

    /// The lines of each literal that begins with a code, without their indentation.
    static func blocks(in tests: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var current: [Substring]?
        for line in tests.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("UIK"), text.dropFirst(7).first == " " { current = [] }
            if text.isEmpty || text.hasPrefix("\"\"\"") {
                if let block = current { blocks.append(block) }
                current = nil
            }
            current?.append(text)
        }
        return blocks
    }

    /// What a literal does not have of an entry's whole text; object and pass are there where the report has them.
    static func lacking(in lines: [Substring], _ entry: CatalogueEntry) -> [String] {
        guard lines.first == "\(entry.code) \(entry.severity.rawValue): \(entry.title)" else { return ["all", "of", "it"] }
        var wanted = ["cause", "fix"]
        if entry.apple != nil { wanted.append("apple") }
        if !withoutPlace.contains(entry.code) { wanted.append("at") }
        return wanted.filter { key in !lines.contains { $0.hasPrefix(key + " ") } }
    }
}
