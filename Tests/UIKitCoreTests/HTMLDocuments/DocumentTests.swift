// Reading documents: options, encodings, types, files, errors; and writing them.
// Apple: "NSAttributedString", init(data:options:documentAttributes:), data(from:documentAttributes:).
import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor struct DocumentTests {
    private typealias Kind = NSAttributedString.DocumentType

    private func read(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws -> (
        String, NSDictionary?
    ) {
        var attributes: NSDictionary?
        let text = try NSAttributedString(data: data, options: options, documentAttributes: &attributes)
        return (text.string, attributes)
    }

    private func write(_ text: NSAttributedString, _ type: NSAttributedString.DocumentType) throws -> Data {
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        return data
    }

    // Covers: NSAttributedString.init(data:options:documentAttributes:)
    @Test(
        "bytes are read by their mark, then as stated, then by <meta charset>, else as Windows-1252 (13.2.3.2; samwize.com 2016)"
    )
    func encodings() throws {
        let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: Kind.html]
        let utf8 = html.merging([.characterEncoding: String.Encoding.utf8.rawValue]) { $1 }
        #expect(try read(Data("é“".utf8), utf8).0 == "é“")
        #expect(try read(Data("é".utf8), html).0 == "Ã©")
        #expect(try read(#require("é\u{1F600}".data(using: .unicode)), utf8).0 == "é\u{1F600}")
        #expect(try read(#require("é".data(using: .utf16)), html).0 == "é")
        #expect(try read(Data([0xFE, 0xFF, 0, 0x61]), html).0 == "a")
        #expect(try read(Data([0xEF, 0xBB, 0xBF, 0xC3, 0xA9]), html).0 == "é")
        #expect(try read(Data("<meta charset='UTF-8'>é".utf8), html).0 == "é")
        #expect(
            try read(Data("<meta http-equiv=Content-Type content='text/html; charset=utf-8'>é".utf8), html).0 == "é")
        #expect(try read(Data([0x93, 0xE9, 0x80]), html).0 == "“é€")
        #expect(try read(Data([0x61, 0xFF, 0x62]), utf8).0 == "a\u{FFFD}b")
        #expect(
            try read(
                Data([0xE9]),
                html.merging([.characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue)]) { $1 }
            ).0 == "é")
        #expect(try read(Data(), html).0 == "")
    }

    @Test("the document's attributes have type, encoding, tab interval and background")
    func attributes() throws {
        let (_, attributes) = try read(
            Data("<body bgcolor=red>a".utf8),
            [.documentType: Kind.html, .characterEncoding: String.Encoding.utf8.rawValue])
        #expect(attributes?["DocumentType"] as? String == "NSHTML")
        #expect((attributes?["CharacterEncoding"] as? NSNumber)?.intValue == 4)
        #expect((attributes?["DefaultTabInterval"] as? NSNumber)?.intValue == 36)
        #expect(attributes?["UTI"] as? String == "public.html")
        #expect(attributes?["BackgroundColor"] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test(
        "plain text stays as it is, with the default attributes; types are told by the data where they are not stated")
    func plain() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let text = try NSAttributedString(
            data: Data("<b>a</b> é\n".utf8),
            options: [.documentType: Kind.plain, .defaultAttributes: [NSAttributedString.Key.font: font]],
            documentAttributes: nil)
        #expect(text.string == "<b>a</b> é\n")
        #expect(text.font("a") == font)
        #expect(try read(Data("<b>a</b>".utf8), [:]).0 == "<b>a</b>")
        #expect(try read(Data(" <!DOCTYPE HTML><b>a</b>".utf8), [:]).0 == "a")
        #expect(try read(Data("<html><b>a</b>".utf8), [:]).1?["DocumentType"] as? String == "NSHTML")
    }

    @Test("default attributes fill what HTML says nothing about (guessed)")
    func defaults() throws {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .defaultAttributes: [
                NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label,
            ]
        ]
        let text = try imported("a<b>b</b><i style='font-size:9px;color:red'>c</i>", options)
        #expect(text.font("a") == .systemFont(ofSize: 20))
        #expect(text.color("a") == .label)
        #expect(text.font("b")?.pointSize == 20)
        #expect(text.bold == ["b"])
        #expect(text.font("c")?.pointSize == 9)
        #expect(text.color("c") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    // Covers: NSAttributedString.init(url:options:documentAttributes:), NSMutableAttributedString.read(from:options:documentAttributes:)
    @Test("a file's extension tells its type, its links and pictures are relative to it; mutable text reads in place")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("html-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        try Data("<a href='other.html'>a</a><img src='dot.png' width=8>".utf8).write(to: file)
        try Self.dot.write(to: folder.appendingPathComponent("dot.png"))
        let text = try NSAttributedString(url: file, options: [:], documentAttributes: nil)
        #expect(text.string == "a\u{FFFC}")
        #expect((text.value(.link, at: "a").value as? URL)?.path == folder.appendingPathComponent("other.html").path)
        let attachment = text.value(.attachment, at: "\u{FFFC}").value as? NSTextAttachment
        #expect(attachment?.bounds.size == CGSize(width: 8, height: 4))
        #expect(attachment?.image?.size == CGSize(width: 4, height: 2))
        let mutable = NSMutableAttributedString(string: "old")
        try mutable.read(from: file, options: [:], documentAttributes: nil)
        #expect(mutable.string == "a\u{FFFC}")
        try mutable.read(from: Data("x".utf8), options: [.documentType: Kind.plain], documentAttributes: nil)
        #expect(mutable.string == "x")
        #expect(throws: CocoaError.self) {
            try mutable.read(from: folder.appendingPathComponent("none.html"), documentAttributes: nil)
        }
        #expect(mutable.string == "x")
        let made = try NSMutableAttributedString(
            data: Data("<b>z</b>".utf8), options: [.documentType: Kind.html], documentAttributes: nil)
        made.append(NSAttributedString(string: "!"))
        #expect(made.string == "z!")
    }

    /// 4 × 2 pixels.
    private static let dot: Data = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 2),
        format: {
            let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format
        }()
    ).pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test("pictures of data URLs are attachments; others give their text, those of a network with UIK2107")
    func pictures() throws {
        let source = "data:image/png;base64," + Self.dot.base64EncodedString()
        let text = try imported("a <img src='\(source)'><img src='\(source)' height=6><img src='data:,x' alt=none>")
        #expect(text.string == "a \u{FFFC}\u{FFFC}none")
        #expect(
            (text.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment)?.bounds.size
                == CGSize(width: 4, height: 2))
        #expect(
            (text.attribute(.attachment, at: 3, effectiveRange: nil) as? NSTextAttachment)?.bounds.size
                == CGSize(width: 12, height: 6))
        let reports = try texts {
            let shown = try string("<img src='https://example.com/a.png' alt='A'>")
            #expect(shown == "A")
        }
        #expect(
            reports == [
                """
                UIK2107 unsupported: An image of an HTML document was not loaded.
                  at       HTMLSupport.swift:…
                  cause    The document refers to the picture https://example.com/a.png.
                  fix      Load the image first and use a data URL, or a file beside the document.
                """
            ])
    }

    @Test("hr is an attachment as wide as its room (guessed)")
    func rule() throws {
        let text = try imported("a<hr>b")
        #expect(text.string == "a\n\u{FFFC}\nb")
        #expect(text.attribute(.attachment, at: 2, effectiveRange: nil) is NSTextAttachment)
    }

    @Test("RTF throws Cocoa's error with UIK2106, both ways")
    func unsupported() throws {
        let reading = try texts {
            let error = #expect(throws: CocoaError.self) { try read(Data("{\\rtf1 a}".utf8), [:]) }
            #expect(error?.code.rawValue == 65806)
            #expect(error?.localizedDescription.contains("NSRTF") == true)
        }
        let text = """
            UIK2106 unsupported: This type of document cannot be read or written.
              at       DocumentTests.swift:…
              cause    The document's type is NSRTF.
              fix      Use NSAttributedString.DocumentType.html, or catch the error (CocoaError 65806 for reading, 66062 for writing).
            """
        #expect(reading == [text])
        let writing = try texts {
            let error = #expect(throws: CocoaError.self) { try write(NSAttributedString(string: "a"), Kind.rtf) }
            #expect(error?.code.rawValue == 66062)
        }
        #expect(writing == [text])
    }

    // Covers: NSAttributedString.data(from:documentAttributes:)
    @Test("written HTML is read back to the same text, looks, lists, links and paragraphs")
    func roundTrip() throws {
        let source = """
            <h2>T &lt; ü</h2><p style='text-align:center;line-height:20px'>a <b>b</b>  <i>c</i> <u>d</u> <s>e</s> <a href='https://x.y/?a&amp;b'>f</a></p>
            <ul><li>one<ol start=4><li>two</ol><li>three</ul><p style='margin-left:20px;text-indent:5px;letter-spacing:1px'>x<sup>2</sup>
            <span style='color:rgba(255,0,0,.5);background:#0f0;font-family:-apple-system;font-size:17px'>y</span></p><pre>p  q\tr</pre>
            """
        let first = try imported(source)
        let data = try first.data(
            from: NSRange(location: 0, length: first.length), documentAttributes: [.documentType: Kind.html])
        let html = try #require(String(data: data, encoding: .ascii))
        let second = try NSAttributedString(data: data, options: [.documentType: Kind.html], documentAttributes: nil)
        #expect(second.string == first.string, "\(html)")
        for key: NSAttributedString.Key in [
            .underlineStyle, .strikethroughStyle, .link, .backgroundColor, .baselineOffset, .kern,
        ] {
            #expect(second.text(with: key) == first.text(with: key), "\(key)")
        }
        #expect(second.bold == first.bold)
        #expect(second.italic == first.italic)
        for part in ["T", "a", "one", "two", "three", "x", "y", "p"] {
            #expect(second.font(part) == first.font(part), "\(part)")
            let (one, two) = (first.paragraph(part), second.paragraph(part))
            #expect(one?.alignment == two?.alignment, "\(part)")
            #expect(one?.headIndent == two?.headIndent, "\(part)")
            #expect(one?.firstLineHeadIndent == two?.firstLineHeadIndent, "\(part)")
            #expect(one?.minimumLineHeight == two?.minimumLineHeight, "\(part)")
            #expect(abs((one?.paragraphSpacing ?? 0) - (two?.paragraphSpacing ?? 1)) < 0.01, "\(part)")
            #expect(one?.textLists.map(\.isOrdered) == two?.textLists.map(\.isOrdered), "\(part)")
        }
    }

    @Test("plain text is written in the stated encoding, UTF-8 without one; text that it does not have throws")
    func writtenPlain() throws {
        let text = NSAttributedString(string: "aé\u{1F600}")
        #expect(try text.data(from: NSRange(location: 0, length: 4)) == Data("aé\u{1F600}".utf8))
        #expect(
            try text.data(
                from: NSRange(location: 1, length: 1),
                documentAttributes: [.documentType: Kind.plain, .characterEncoding: String.Encoding.isoLatin1.rawValue])
                == Data([0xE9]))
        #expect(throws: CocoaError.self) {
            try text.data(
                from: NSRange(location: 0, length: 4),
                documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
        }
    }
}
