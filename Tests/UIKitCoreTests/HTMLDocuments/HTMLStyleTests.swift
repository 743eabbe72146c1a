// The attributes that HTML import gives.
// HTML standard 15.3; CSS; public reports of Apple's import where the name of a test says so.
import Foundation
import Testing
import UIKit

@MainActor struct HTMLStyleTests {
    // Covers: NSAttributedString.init(data:options:documentAttributes:)
    @Test("text without a style is Times New Roman of 12 points in black (public report: WinObjC, NSAttributedString)")
    func plain() throws {
        let text = try NSAttributedString(
            data: Data("a".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        #expect(text.font("a")?.familyName == "Times New Roman")
        #expect(text.font("a")?.fontName == "TimesNewRomanPSMT")
        #expect(text.font("a")?.pointSize == 12)
        #expect(text.color("a") == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        let style = text.paragraph("a")
        #expect(style?.alignment == .natural)
        #expect(style?.tabStops.isEmpty == true)
        #expect(style?.defaultTabInterval == 36)
        #expect(style?.paragraphSpacing == 0)
        #expect(style?.paragraphSpacingBefore == 0)
        #expect(text.value(.kern, at: "a").value == nil)
        #expect(text.value(.underlineStyle, at: "a").value == nil)
    }

    @Test("b, strong, i, em, u, ins, s, strike and del (15.3.4)")
    func inline() throws {
        let text = try imported(
            "<b>b</b><strong>c</strong>-<i>i</i><em>j</em>-<u>u</u><ins>v</ins>-<s>s</s><strike>t</strike><del>w</del>")
        #expect(text.bold == ["bc"])
        #expect(text.italic == ["ij"])
        #expect(text.text(with: .underlineStyle) == ["uv"])
        #expect(text.text(with: .strikethroughStyle) == ["stw"])
        #expect(text.number(.underlineStyle, "u") == 1)
        #expect(text.font("b")?.fontName == "TimesNewRomanPS-BoldMT")
        #expect(try imported("<b><i>x</i></b>").font("x")?.fontName == "TimesNewRomanPS-BoldItalicMT")
    }

    @Test("wrongly nested formatting ends where browsers end it (13.2.6.4.7, the adoption agency)")
    func misnested() throws {
        let crossed = try imported("<b>a<i>b</b>c</i>d")
        #expect(crossed.bold == ["ab"])
        #expect(crossed.italic == ["bc"])
        let unclosed = try imported("<p><b>x</p><p>y")
        #expect(unclosed.bold == ["x\ny\n"])
        let around = try imported("<b><p>a</b>b</p>c")
        #expect(around.bold == ["a"])
        let span = try imported("<p><span style='color:red'>a</p>b")
        #expect(span.color("a") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(span.color("b") != span.color("a"))
        // The unclosed font goes on inside the next paragraph, so that one's margin is of its own size.
        let font = try imported("<p><font size=7>a</p><p>b</p>c")
        #expect(font.font("b")?.pointSize == 36)
        #expect(font.paragraph("b")?.paragraphSpacing == 12)
        #expect(try imported("<table><tr><td><b>a</td><td>b</td></tr></table>c").bold == ["a"])
        #expect(try imported("<i>a<b>b<b>c<b>d<b>e</i>f").bold.joined() == "bcdef")
    }

    @Test("headings are bold, in the standard's sizes and margins (15.3.7)")
    func headings() throws {
        let sizes: [CGFloat] = [24, 18, 14.04, 12, 9.96, 8.04]
        let margins: [CGFloat] = [16.08, 14.94, 14.04, 15.96, 16.6332, 18.7332]
        for level in 1...6 {
            let text = try imported("<h\(level)>a</h\(level)>")
            #expect(text.bold == ["a\n"])
            #expect(abs((text.font("a")?.pointSize ?? 0) - sizes[level - 1]) < 0.001)
            #expect(abs((text.paragraph("a")?.paragraphSpacing ?? 0) - margins[level - 1]) < 0.001)
        }
    }

    @Test("the larger of two margins stands between paragraphs, and none inside one (CSS 2.2, 8.3.1)")
    func margins() throws {
        let text = try imported("<p>a<br>b</p><p style='margin-top: 30px; margin-bottom: 5px'>c</p>d")
        #expect(text.paragraph("a")?.paragraphSpacing == 0)
        #expect(text.paragraph("b")?.paragraphSpacing == 12)
        #expect(text.paragraph("c")?.paragraphSpacingBefore == 18)
        #expect(text.paragraph("c")?.paragraphSpacing == 5)
        #expect(text.paragraph("d")?.paragraphSpacingBefore == 0)
        let shorthand = try imported(
            "<div style='margin: 1px 2px 3px 4px; padding-left: 10px; text-indent: 2em'>e<br>f</div>")
        let style = shorthand.paragraph("e")
        #expect(style?.headIndent == 14)
        #expect(style?.tailIndent == -2)
        #expect(style?.firstLineHeadIndent == 38)
        #expect(shorthand.paragraph("f")?.firstLineHeadIndent == 14)
        #expect(shorthand.paragraph("f")?.paragraphSpacing == 3)
        let quote = try imported("<blockquote>q</blockquote>").paragraph("q")
        #expect(quote?.headIndent == 40)
        #expect(quote?.tailIndent == -40)
        #expect(quote?.paragraphSpacing == 12)
    }

    @Test("a link has its URL, the standard's blue and a line (public report: 0 0 0.933333)")
    func links() throws {
        let text = try imported("see <a href=' https://example.com/a?b=1&amp;c=2 '>this <b>page</b></a>.")
        let link = text.value(.link, at: "this")
        #expect((link.value as? URL)?.absoluteString == "https://example.com/a?b=1&c=2")
        #expect(link.range == NSRange(location: 4, length: 9))
        #expect(text.color("page") == UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1))
        #expect(text.text(with: .underlineStyle) == ["this page"])
        let bare = try imported("<a name=x>y</a><a href='a b' style='text-decoration:none; color:green'>z</a>")
        #expect(bare.value(.link, at: "y").value == nil)
        #expect(bare.text(with: .underlineStyle) == [])
        #expect((bare.value(.link, at: "z").value as? URL)?.absoluteString == "a%20b")
        #expect(bare.color("z") == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    }

    @Test(
        "colours by name, hexadecimal, rgb(), rgba(), hsl() (CSS Color 4)",
        arguments: [
            ("red", 1, 0, 0, 1), ("RebeccaPurple", 0.4, 0.2, 0.6, 1), ("#0f0", 0, 1, 0, 1),
            ("#0000ff80", 0, 0, 1, 128.0 / 255),
            ("rgb(255, 51, 0)", 1, 0.2, 0, 1), ("rgba(0,0,255,.5)", 0, 0, 1, 0.5),
            ("rgb(100% 0% 20% / 50%)", 1, 0, 0.2, 0.5),
            ("hsl(120, 100%, 50%)", 0, 1, 0, 1), ("hsla(-120deg, 100%, 50%, 0.25)", 0, 0, 1, 0.25),
            ("hsl(30 100% 50%)", 1, 0.5, 0, 1),
            ("nonsense", 0, 0, 0, 1), ("#12", 0, 0, 0, 1), ("rgb(1,2)", 0, 0, 0, 1),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func colors(css: String, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) throws {
        let color = try #require(try imported("<i style='color: \(css)'>x</i>").color("x"))
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        try #require(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        let parts = [r, g, b, a]
        for (part, expected) in zip(parts, [red, green, blue, alpha]) {
            #expect(abs(part - expected) < 0.0001, "\(css): \(parts)")
        }
    }

    @Test("font with color, face and size; legacy colours (2.3.6, 15.3.4)")
    func fontElement() throws {
        let text = try imported(
            "<font color='#f00' face='Courier' size=5>a</font><font color=chucknorris size='-1'>b</font><font size=+4>c"
        )
        #expect(text.color("a") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(text.font("a")?.pointSize == 18)
        #expect(text.font("a")?.familyName == "Courier")
        #expect(abs((text.font("b")?.pointSize ?? 0) - 12 * 8 / 9) < 0.001)
        #expect(text.color("b") == UIColor(red: 192.0 / 255, green: 0, blue: 0, alpha: 1))
        #expect(text.font("c")?.pointSize == 36)
    }

    @Test("font sizes: px are points, pt are 4/3 (public report: 24pt gives 32), em, rem, %, keywords")
    func sizes() throws {
        let sizes: [(String, CGFloat)] = [
            ("18px", 18), ("24pt", 32), ("1.5em", 18), ("150%", 18), ("2rem", 24), ("medium", 12), ("x-large", 18),
            ("larger", 14.4),
            ("17", 17), ("bogus", 12), ("-3px", 12),
        ]
        for (css, size) in sizes {
            let font = try imported("<span style=\"font-size: \(css)\">x</span>").font("x")
            #expect(abs((font?.pointSize ?? 0) - size) < 0.001, "\(css): \(font?.pointSize ?? 0)")
        }
        #expect(try imported("<div style='font-size:20px'><p style='font-size:.5em'>x").font("x")?.pointSize == 10)
    }

    @Test("families: the first that is known; Apple's system names; weights (CSS Fonts 4)")
    func families() throws {
        func font(_ css: String) throws -> UIFont? { try imported("<span style=\"\(css)\">x</span>").font("x") }
        #expect(try font("font-family: -apple-system; font-size: 15px") == .systemFont(ofSize: 15))
        #expect(try font("font-family: NoSuchFont, 'Helvetica Neue', serif")?.familyName.hasPrefix("Helvetica") == true)
        #expect(
            try font("font-family: system-ui; font-weight: 600; font-size: 15px")
                == .systemFont(ofSize: 15, weight: .semibold))
        #expect(try font("font: italic bold 20px/1.5 Georgia, serif")?.pointSize == 20)
        #expect(try font("font: -apple-system-headline") == .preferredFont(forTextStyle: .headline))
        #expect(try font("font-family: monospace")?.familyName == "Courier")
        #expect(
            try font("font-weight: bold")?.fontName == "TimesNewRomanPS-BoldMT"
                && font("font-weight: 300")?.fontName == "TimesNewRomanPSMT")
        #expect(try imported("<code>x</code><b style='font-weight:normal'>y</b>").bold == [])
    }

    @Test("sub and sup are smaller and off the baseline; letter-spacing, background")
    func scripts() throws {
        let text = try imported(
            "H<sub>2</sub>O<sup>3</sup><span style='letter-spacing:2px;background-color:#ff0'>k</span><mark>m</mark>")
        #expect(text.font("2")?.pointSize == 10)
        #expect(abs((text.number(.baselineOffset, "2") ?? 0) + 2.4) < 0.001)
        #expect(abs((text.number(.baselineOffset, "3") ?? 0) - 4) < 0.001)
        #expect(text.number(.baselineOffset, "O") == nil)
        #expect(text.number(.kern, "k") == 2)
        #expect(text.number(.kern, "m") == nil)
        #expect(text.text(with: .backgroundColor) == ["km"])
    }

    @Test("alignment, direction, line height")
    func paragraphs() throws {
        let text = try imported(
            "<p align=center>a<p style='text-align:right'>b<center>c</center><p dir=rtl>d<p style='line-height:1.5'>e"
                + "<p style='line-height:30px'>f<div style='direction:rtl; text-align: justify'>g")
        #expect(text.paragraph("a")?.alignment == .center)
        #expect(text.paragraph("b")?.alignment == .right)
        #expect(text.paragraph("c")?.alignment == .center)
        #expect(text.paragraph("d")?.baseWritingDirection == .rightToLeft)
        #expect(text.paragraph("e")?.minimumLineHeight == 18)
        #expect(text.paragraph("f")?.minimumLineHeight == 30)
        #expect(text.paragraph("g")?.baseWritingDirection == .rightToLeft)
        #expect(text.paragraph("g")?.alignment == .justified)
        #expect(text.paragraph("e")?.maximumLineHeight == 0)
    }

    @Test("items know their lists, the outermost first, and stand indented")
    func lists() throws {
        let text = try imported("<ul><li>a<ol><li>b</ol></ul>c")
        let outer = try #require(text.paragraph("a")?.textLists)
        let inner = try #require(text.paragraph("b")?.textLists)
        #expect(
            outer.count == 1 && inner.count == 2 && inner[0] === outer[0]
                && text.paragraph("c")?.textLists.isEmpty == true)
        #expect(outer[0].markerFormat == .disc)
        #expect(inner[1].markerFormat.rawValue == "{decimal}.")
        #expect(inner[1].isOrdered)
        #expect(text.paragraph("a")?.headIndent == 36)
        #expect(text.paragraph("b")?.headIndent == 72)
        #expect(text.paragraph("b")?.tabStops.map(\.location) == [47, 72])
        #expect(text.paragraph("b")?.firstLineHeadIndent == 0)
        #expect(text.paragraph("c")?.paragraphSpacingBefore == 0)
        #expect(text.paragraph("b")?.paragraphSpacing == 12)
    }
}
