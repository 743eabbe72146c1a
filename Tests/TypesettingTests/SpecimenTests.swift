// A specimen of scripts and styles, drawn to be looked at and checked for ink in every line.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Specimen")
struct SpecimenTests {
    static let lines = [
        "Hamburgefonstiv 0123456789 fi → – “quotes”", "السلام عليكم ورحمة الله 123", "שלום עולם (abc) 42",
        "日本語の文字、カタカナ。", "中文排版，你好世界。", "한국어 문장입니다.", "नमस्ते दुनिया क्षत्रिय ज्ञान",
        "ภาษาไทยที่ไม่มีเว้นวรรค", "Ελληνικά Кириллица Tiếng Việt", "😀👩‍👩‍👧‍👦👍🏽🇩🇪❤️ 1️⃣ ☺︎", "mixed עברית and العربية text",
        "∑ ∫ √ ≠ ♠ ☎ ✓ ⌘",
    ]

    @Test("Every script of the specimen has ink in its line and no box", arguments: [1, 3] as [CGFloat])
    func scripts(scale: CGFloat) {
        let canvas = Canvas(390, 420, scale: scale)
        var y: CGFloat = 10
        for line in Self.lines {
            let made = layout(line, 17)
            made.draw(in: canvas.context, at: CGPoint(x: 10, y: y))
            let row = Int((y + 14) * scale)
            #expect((row - Int(4 * scale)..<row).contains { canvas.darkness(row: $0) > 0 }, "\(line)")
            let missing = made.lines.flatMap(\.glyphs).filter { $0.id == ShapedGlyph.missing }
            #expect(missing.isEmpty, "\(line)")
            y += 24
        }
        let styles = NSMutableAttributedString()
        func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
            styles.append(NSAttributedString(string: text, attributes: attributes))
        }
        let red = CGColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 3
        add("under ", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add("double ", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: red])
        add("dots ", [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue])
        add("strike ", [.strikethroughStyle: 1, .foregroundColor: red])
        add("back ", [.backgroundColor: CGColor(red: 1, green: 0.9, blue: 0.4, alpha: 1)])
        add("stroke ", [.strokeWidth: 3, .font: FontDescriptor.system(22).value])
        add("shadow ", [.shadow: shadow, .font: FontDescriptor.system(22, weight: 0.4).value])
        add("oblique ", [.obliqueness: 0.3])
        add("wide ", [.expansion: 0.3])
        add("raised", [.baselineOffset: 6, .font: FontDescriptor.system(11).value])
        add(" kern", [.kern: 3])
        layout(attributed: styles, width: 370).draw(in: canvas.context, at: CGPoint(x: 10, y: y))
        if let folder = ProcessInfo.processInfo.environment["VITRINE_LOOK"] {
            canvas.write("\(folder)/specimen@\(Int(scale))x.ppm")
        }
    }
}
