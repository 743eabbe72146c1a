import Foundation
import Testing
import UIKitAudit

@Suite("Fixes")
struct FixApplicationTests {
    private func edit(_ offsets: Range<Int>, _ text: String, path: String = "A.swift") -> TextEdit {
        TextEdit(path: path, offsets: offsets, replacement: text)
    }

    private func apply(_ text: String, _ fixes: [Fix], files: [String: String] = [:]) -> FixApplication {
        let findings = fixes.map { fix in finding("vev-direct", at: String(text.prefix(1)), in: text, fixes: [fix]) }
        return FixApplication(findings, sources: store(files.merging(["A.swift": text]) { a, _ in a }))
    }

    private func text(_ application: FixApplication, _ path: String = "A.swift") -> String? {
        application.files[path].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("edits of several fixes go in together, whatever their order")
    func together() {
        let application = apply(
            "abcdef", [Fix(title: "", edits: [edit(4..<6, "X")]), Fix(title: "", edits: [edit(0..<1, ""), edit(2..<2, "--")])])
        #expect(text(application) == "b--cdX")
        #expect(application.applied.count == 2)
    }

    @Test("of two that overlap the first goes in, whole, and the second stays out, whole")
    func overlapping() {
        let application = apply(
            "abcdef",
            [Fix(title: "", edits: [edit(1..<3, "X")]), Fix(title: "", edits: [edit(2..<4, "Y"), edit(5..<6, "Z")])])
        #expect(text(application) == "aXdef")
        #expect(application.conflicts.map(\.cause) == [.overlapping])
    }

    @Test("two insertions at one place, and an insertion at a replacement's edge, have no order",
        arguments: [(2..<2, 2..<2), (1..<3, 3..<3), (1..<3, 1..<1), (2..<2, 1..<3)])
    func edges(first: Range<Int>, second: Range<Int>) {
        let application = apply("abcdef", [Fix(title: "", edits: [edit(first, "X")]), Fix(title: "", edits: [edit(second, "Y")])])
        #expect(application.applied.count == 1)
        #expect(application.conflicts.map(\.cause) == [.overlapping])
    }

    @Test("replacements that touch both go in")
    func touching() {
        let application = apply("abcdef", [Fix(title: "", edits: [edit(1..<3, "X")]), Fix(title: "", edits: [edit(3..<4, "Y")])])
        #expect(text(application) == "aXYef")
    }

    @Test("unsafe and empty fixes are left to people; the first safe one is taken")
    func safety() {
        let unsafe = Fix(title: "", edits: [edit(0..<1, "U")], isSafe: false)
        #expect(apply("abc", [unsafe, Fix(title: "", edits: [])]).files.isEmpty)
        let both = finding("vev-direct", at: "a", in: "abc", fixes: [unsafe, Fix(title: "", edits: [edit(1..<2, "S")])])
        #expect(text(FixApplication([both], sources: store(["A.swift": "abc"]))) == "aSc")
    }

    @Test("a fix that touches two files goes into both or neither")
    func twoFiles() {
        let fix = Fix(title: "", edits: [edit(0..<1, "X"), edit(0..<1, "Y", path: "B.swift")])
        let application = apply("abc", [fix], files: ["B.swift": "def"])
        #expect(text(application) == "Xbc")
        #expect(text(application, "B.swift") == "Yef")
        let missing = apply("abc", [fix])
        #expect(missing.files.isEmpty)
        #expect(missing.conflicts.map(\.cause) == [.unreadable])
    }

    @Test("edits beyond the file, within a character or out of the project are refused",
        arguments: [
            TextEdit(path: "A.swift", offsets: 0..<99, replacement: ""), TextEdit(path: "A.swift", offsets: 2..<3, replacement: ""),
            TextEdit(path: "../A.swift", offsets: 0..<1, replacement: ""), TextEdit(path: "/etc/passwd", offsets: 0..<1, replacement: ""),
        ])
    func outside(edit: TextEdit) {
        let application = apply("aé😀", [Fix(title: "", edits: [edit])])
        #expect(application.files.isEmpty)
        #expect(application.conflicts.map(\.cause) == [.outside])
    }

    @Test("a file that is not UTF-8 is not touched")
    func notUTF8() {
        let sources = SourceStore(root: "/nowhere", overlays: ["A.swift": [0x61, 0xFF, 0x62]])
        let application = FixApplication(
            [finding("vev-direct", at: "a", in: "abc", fixes: [Fix(title: "", edits: [edit(0..<1, "X")])])], sources: sources)
        #expect(application.conflicts.map(\.cause) == [.notUTF8])
    }

    @Test("what is written into a file with CRLF line ends has them too")
    func lineEnds() {
        #expect(text(apply("a\r\nb\r\nc\n", [Fix(title: "", edits: [edit(0..<1, "x\ny\r\nz")])])) == "x\r\ny\r\nz\r\nb\r\nc\n")
        #expect(text(apply("a\nb\nc\r\n", [Fix(title: "", edits: [edit(0..<1, "x\ny")])])) == "x\ny\nb\nc\r\n")
    }

    @Test("everything outside the edits stays, byte for byte")
    func untouched() {
        let text = "\u{FEFF}\t \r\n😀\u{0}é\n\n\n"
        let at = place("é", in: text)
        let application = apply(text, [Fix(title: "", edits: [edit(at, "e")])])
        #expect(self.text(application) == text.replacing("é", with: "e"))
    }

    @Test("a random lot of edits gives what applying them one by one from the end gives")
    func random() {
        let seed: UInt64 = 8
        var random = SplitMix(seed)
        for _ in 0..<500 {
            let length = Int.random(in: 1...40, using: &random)
            let text = String((0..<length).map { _ in "abc\n".randomElement(using: &random)! })
            let fixes = (0..<6).map { _ in
                let lower = Int.random(in: 0...length, using: &random)
                return Fix(title: "", edits: [edit(lower..<min(length, lower + Int.random(in: 0...3, using: &random)), "XY")])
            }
            let application = apply(text, fixes)
            var expected = Array(text.utf8)
            let edits = application.applied.compactMap { $0.fixes.first?.edits.first }
            for edit in edits.sorted(by: { ($0.offsets.lowerBound, $0.offsets.upperBound) > ($1.offsets.lowerBound, $1.offsets.upperBound) }) {
                expected.replaceSubrange(edit.offsets, with: Array("XY".utf8))
            }
            #expect(application.files["A.swift"] == expected, "seed \(seed)")
            #expect(application.applied.count + application.conflicts.count == fixes.count)
        }
    }
}
