// Places in a text.
import SwiftModel
import Testing

@Suite("Source text")
struct SourceTextTests {
    private func text(_ string: String) -> SourceText { SourceText(path: "A.swift", bytes: Array(string.utf8)) }

    @Test("Columns count Unicode scalars, lines begin after every line feed")
    func positions() {
        let source = text("aä👍b\r\nc")
        #expect(source.position(of: 7) == (1, 4))
        #expect(source.position(of: 10) == (2, 1))
        #expect(source.position(of: 999) == (2, 2))
        #expect(source.position(of: -1) == (1, 1))
    }

    @Test("A line has no line ending, and lines outside the text are empty")
    func lines() {
        let source = text("a\r\nb\n")
        #expect((0...4).map { source.line($0) } == ["", "a", "b", "", ""])
    }

    @Test("A search finds bytes anywhere and nowhere")
    func search() {
        #expect(text("xxvitrine:").contains("vitrine:"))
        #expect(!text("vitrine").contains("vitrine:"))
        #expect(!text("").contains("v"))
    }

    @Test("An empty file has one empty line")
    func empty() {
        #expect(text("").position(of: 0) == (1, 1))
        #expect(text("").text(0..<5) == "")
    }
}
