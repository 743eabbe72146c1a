// The whole text of every UIK07xx diagnostic.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Typesetting

@Suite("Diagnostics UIK07xx", .serialized)
struct TextDiagnosticsTests {
    /// The messages with a code that a call reports; others come from tests beside this one.
    private func messages(_ code: String, _ body: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        let policy = DiagnosticPolicy.record { diagnostic in
            if diagnostic.entry.code == code {
                heard.withLock { $0.append(diagnostic.pinnedText) }
            }
        }
        Diagnostics.$taskPolicy.withValue(policy) { body() }
        return heard.withLock { $0 }
    }

    @Test("UIK0701: an unknown font name is named once; the system font stands for it")
    func unknownName() {
        let name = "No Such Font \(UInt32.random(in: 0...UInt32.max))"
        let font = FontDescriptor(family: .named(name), pointSize: 17)
        var width: CGFloat = 0
        let heard = messages("UIK0701") {
            width = TextLayout.make(TextLayoutRequest(text: "Label", font: font)).size.width
            _ = TextLayout.make(TextLayoutRequest(text: "Again", font: font))
        }
        #expect(
            heard == [
                """
                UIK0701 misuse: No font of this name is known.
                  object   "\(name)"
                  at       TextDiagnosticsTests.swift:…
                  cause    It is not the family, full or PostScript name of a bundled or registered font.
                  fix      Register the font file, or check its PostScript name.
                """
            ])
        #expect(width > 30)
    }

    @Test("UIK0702: missing font files are named by package; text is drawn with what is there")
    func missingFiles() {
        let files = FontFiles(roots: ["/nonexistent"], cache: NSTemporaryDirectory() + "vitrine-test-\(getpid())")
        #expect(files.path(of: "opentype/inter/Inter-Regular.otf") == nil)
        #expect(
            files.missingPackages == [
                "fonts-inter", "fonts-jetbrains-mono", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core",
                "fonts-quicksand",
            ])
        let heard = messages("UIK0702") {
            Catalogue.fontFilesMissing.report(object: "fonts-inter", fix: "Run script/setup, or: apt-get install fonts-inter")
        }
        #expect(
            heard == [
                """
                UIK0702 misuse: Fonts that Vitrine needs are missing.
                  object   fonts-inter
                  at       TextDiagnosticsTests.swift:…
                  cause    Their Debian packages are not installed, or $VITRINE_FONTS names a folder that does not contain them.
                  fix      Run script/setup, or: apt-get install fonts-inter
                """
            ])
    }

    @Test("UIK0703: a font file of another version is named")
    func differingFile() throws {
        let folder = NSTemporaryDirectory() + "vitrine-fonts-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-Regular.otf"))
        let files = FontFiles(roots: [folder], cache: folder + "/cache")
        #expect(files.differingFiles == ["opentype/inter/Inter-Regular.otf"])
        #expect(files.isCurrent)
        try Data("another".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-Regular.otf"))
        try Data("new".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-Bold.otf"))
        #expect(!files.isCurrent)
        #expect(files.rebuilt().differingFiles.count == 2)
        let heard = messages("UIK0703") { Catalogue.fontFileDiffers.report(object: "opentype/inter/Inter-Regular.otf") }
        #expect(
            heard == [
                """
                UIK0703 misuse: A font file is not the pinned one.
                  object   opentype/inter/Inter-Regular.otf
                  at       TextDiagnosticsTests.swift:…
                  cause    Its SHA-256 differs from the one in PinnedFonts: another version is installed.
                  fix      Install the version of Debian 12; otherwise the pixels differ from recorded pictures.
                """
            ])
    }

    @Test("UIK0704: a size that is no number becomes one that can be drawn")
    func invalidSize() {
        var height: CGFloat = 0
        let heard = messages("UIK0704") {
            height = TextLayout.make(TextLayoutRequest(text: "a", font: .system(.nan))).size.height
        }
        #expect(
            heard.first == """
                UIK0704 misuse: A font's size is not a number that can be drawn.
                  object   font
                  at       TextDiagnosticsTests.swift:…
                  cause    The point size is nan.
                  fix      Use a finite size above 0.
                """)
        #expect(height == 17 * 1.193359375)
        for size in [CGFloat.infinity, 1e9, 0, -4] {
            _ = messages("UIK0704") {
                let made = TextLayout.make(TextLayoutRequest(text: "abc", font: .system(size), width: 50))
                #expect(made.size.width.isFinite)
                #expect(made.size.height.isFinite)
            }
        }
    }

    @Test("UIK0705: drawing without a context does nothing and says so")
    func noContext() {
        let heard = CurrentContext.$taskProvider.withValue({ nil }) { messages("UIK0705") { "Hello".draw(at: .zero) } }
        #expect(
            heard == [
                """
                UIK0705 misuse: Text is drawn without a current graphics context.
                  object   "Hello"
                  at       TextDiagnosticsTests.swift:…
                  cause    draw(at:), draw(in:) or draw(with:…) was called outside draw(_:) and outside an image context.
                  fix      Draw inside UIView.draw(_:), UIGraphicsImageRenderer.image or between UIGraphicsPushContext and Pop.
                """
            ])
    }

    @Test("UIK0706: an attribute of the wrong type is left out and named")
    func wrongType() {
        let heard = messages("UIK0706") {
            let string = NSAttributedString(string: "a", attributes: [.underlineStyle: NSUnderlineStyle.single])
            #expect(layout(attributed: string).size.height == 17 * 1.193359375)
        }
        #expect(
            heard == [
                """
                UIK0706 misuse: A text attribute has a value of the wrong type.
                  object   NSAttributedString.Key("NSUnderline")
                  at       Support.swift:…
                  cause    The key takes NSNumber; the value is of type NSUnderlineStyle.
                  fix      Pass NSUnderlineStyle.single.rawValue, not the style itself.
                  apple    NSInvalidArgumentException: unrecognized selector sent to instance …
                """
            ])
    }

    @Test("UIK0707: a character without a glyph is named once")
    func missingGlyph() {
        MissingGlyphs.forget()
        TextCaches.removeAll()
        let heard = messages("UIK0707") { _ = (layout("\u{F0456}"), layout("a\u{F0456}")) }
        #expect(
            heard == [
                """
                UIK0707 misuse: No font has a glyph for a character.
                  object   U+F0456
                  at       Support.swift:…
                  cause    No bundled or registered font covers it.
                  fix      Register a font that covers it.
                """
            ])
    }

    @Test("UIK0706: directions that are no array of numbers are left out and named")
    func wrongDirections() {
        let heard = messages("UIK0706") {
            let string = NSAttributedString(string: "ab", attributes: [.writingDirection: 1])
            #expect(layout(attributed: string).lines[0].boxes.count == 2)
        }
        #expect(
            heard == [
                """
                UIK0706 misuse: A text attribute has a value of the wrong type.
                  object   NSAttributedString.Key("NSWritingDirection")
                  at       Support.swift:…
                  cause    The key takes array of NSNumber; the value is of type NSNumber.
                  fix      Pass a value of type array of NSNumber.
                  apple    NSInvalidArgumentException: unrecognized selector sent to instance …
                """
            ])
    }

    @Test("UIK0708: without the pinned file a language is not hyphenated, and that is said once")
    func hyphenationPatterns() throws {
        let folder = NSTemporaryDirectory() + "hyphens-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let missing = messages("UIK0708") {
            for _ in 0..<2 {
                let patterns = Hyphenation.french.patterns(folder: folder)
                #expect(patterns == nil)
            }
        }
        #expect(
            missing == [
                """
                UIK0708 misuse: A paragraph needs hyphenation, but the installed patterns are missing or another version.
                  object   \(folder)/hyph_fr.dic
                  at       TextDiagnosticsTests.swift:…
                  cause    There is no such file.
                  fix      Run script/setup, or: apt-get install hyphen-fr
                """
            ])
        try Data("UTF-8\na1b\n".utf8).write(to: URL(fileURLWithPath: folder + "/hyph_it_IT.dic"))
        let differing = messages("UIK0708") { #expect(Hyphenation.italian.patterns(folder: folder) == nil) }
        #expect(differing.count == 1 && differing[0].contains("  cause    Its SHA-256 is not that of the pinned file.\n"))
    }
}
