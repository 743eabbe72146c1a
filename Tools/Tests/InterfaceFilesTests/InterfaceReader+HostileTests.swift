import Foundation
import InterfaceFiles
import SwiftModel
import Testing

@Suite("Interface files that are damaged or hostile")
struct InterfaceReaderHostileTests {
    private func read(_ bytes: [UInt8]) -> InterfaceDocument {
        InterfaceReader.read(SourceText(path: "A.storyboard", bytes: bytes))
    }

    /// Bytes of the process that are in memory.
    private func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * 4096
    }

    @Test("entities that would grow to 10 GB are refused where they are declared, and nothing grows")
    func entityBomb() throws {
        var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY e0 \"xxxxxxxxxx\">\n"
        for level in 1...9 {
            text += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">\n"
        }
        text += "]>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><a b=\"&e9;\">&e9;</a></document>"
        let before = try residentBytes()
        let document = read(Array(text.utf8))
        #expect(
            document.notices == [
                InterfaceNotice(
                    kind: .malformedXML, line: 2, column: 1, message: "document types and entities are not read")
            ])
        #expect(document.objects.isEmpty)
        #expect(try residentBytes() - before < 100 << 20)
    }

    @Test("a million elements in one another end at the thousandth, and what is kept does not grow with them")
    func deepNesting() throws {
        let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n"
        let bytes = Array((head + String(repeating: "<view id=\"a\">\n", count: 1_000_000)).utf8)
        let before = try residentBytes()
        let document = read(bytes)
        let last = try #require(document.notices.last)
        #expect(last.kind == .tooDeep)
        #expect(last.line == XMLScanner.depthLimit + 1)
        #expect(last.message == "elements nest more than \(XMLScanner.depthLimit) deep")
        #expect(document.notices.count <= XMLScanner.depthLimit)
        #expect(try residentBytes() - before < 100 << 20)
    }

    @Test("a storyboard that ends at any byte gives one notice with a line that it has, and keeps ranges within it")
    func truncated() throws {
        let whole = Array(InterfaceReaderTests.storyboard.utf8)
        let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
        var lines = 1
        for count in 0...end {
            if count > 0, whole[count - 1] == UInt8(ascii: "\n") { lines += 1 }
            let document = read(Array(whole[..<count]))
            #expect(document.notices.map(\.kind) == [.malformedXML], "\(count) bytes")
            let line = document.notices.first?.line ?? 0
            #expect((1...lines).contains(line), "\(count) bytes: line \(line) of \(lines)")
            #expect(document.objects.allSatisfy { $0.range.upperBound <= count }, "\(count) bytes")
        }
        #expect(read(whole).notices.isEmpty)
    }

    @Test(
        "another encoding than UTF-8 is named with the line of its first byte that is none, or of its declaration",
        arguments: [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE], 1, "the text is not UTF-8"),
            (.utf16BigEndian, [0xFE, 0xFF], 1, "the text is not UTF-8"),
            (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], 1, "the text is not UTF-8"),
            (.isoLatin1, [], 3, "the text is not UTF-8"),
            (.ascii, [], 1, "only UTF-8 is read"),
        ] as [(String.Encoding, [UInt8], Int, String)])
    func encodings(encoding: String.Encoding, mark: [UInt8], line: Int, message: String) throws {
        let declared = encoding == .ascii ? "ISO-8859-1" : "UTF-8"
        let word = encoding == .ascii ? "Zuruck" : "Zurück"
        let text =
            "<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n"
            + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n"
            + "<button id=\"a\" title=\"\(word)\"/>\n</document>\n"
        let document = read(mark + Array(try #require(text.data(using: encoding))))
        #expect(document.notices.map(\.kind) == [.malformedXML])
        #expect(document.notices.map(\.line) == [line])
        #expect(document.notices.map(\.message) == [message])
    }
}
