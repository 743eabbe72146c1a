// What tests of text views read and make.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitValues

/// A text with layout manager and container, without a view.
@MainActor final class TextSystem {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ storage: NSTextStorage, width: CGFloat = 200) {
        self.storage = storage
        container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    convenience init(_ text: String, width: CGFloat = 200, size: CGFloat = 17) {
        let font = UIFont.systemFont(ofSize: size)
        self.init(NSTextStorage(string: text, attributes: [.font: font]), width: width)
    }

    /// Every line with its rectangles, the line behind the text, and the used rectangle: as text.
    var picture: String {
        var lines: [String] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
            lines.append("\(range) \(rect) \(used)")
        }
        lines.append("extra \(manager.extraLineFragmentRect) \(manager.extraLineFragmentUsedRect)")
        lines.append("used \(manager.usedRect(for: self.container))")
        return lines.joined(separator: "\n")
    }

    /// The same text laid out from the beginning.
    var fresh: TextSystem {
        TextSystem(NSTextStorage(attributedString: storage), width: container.size.width)
    }
}

/// Numbers in an order that only the seed decides.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// Random edits of a text: insertions, deletions, replacements, attributes.
@MainActor struct RandomEdits {
    var numbers: SeededNumbers
    static let pieces = [
        "a", "word ", "some more words ", "\n", "\n\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\t", "שלום ", "مرحبا ", "漢字",
        "e\u{301}",
        "👩‍👩‍👧", "fi ffl ", "\u{FFFC}", ".", "A longer sentence that certainly needs more than a single line. ",
    ]

    init(seed: UInt64) { numbers = SeededNumbers(state: seed) }

    mutating func styled(_ text: String) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: [12, 17, 17, 24].randomElement(using: &numbers)!)
        ]
        if Int.random(in: 0..<4, using: &numbers) == 0 { attributes[.foregroundColor] = UIColor.red }
        if Int.random(in: 0..<6, using: &numbers) == 0 { attributes[.backgroundColor] = UIColor.yellow }
        if Int.random(in: 0..<5, using: &numbers) == 0 { attributes[.paragraphStyle] = style() }
        if Int.random(in: 0..<8, using: &numbers) == 0 { attributes[.link] = "https://example.com" }
        return NSAttributedString(string: text, attributes: attributes)
    }

    private mutating func style() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = CGFloat([0, 3.3, 8].randomElement(using: &numbers)!)
        style.paragraphSpacingBefore = CGFloat([0, 5.7].randomElement(using: &numbers)!)
        style.lineSpacing = CGFloat([0, 2.1].randomElement(using: &numbers)!)
        style.alignment = [NSTextAlignment.natural, .center, .right, .justified].randomElement(using: &numbers)!
        return style
    }

    /// Changes the text once; keeps it below some length.
    mutating func edit(_ storage: NSTextStorage, longest: Int = 260) {
        let length = storage.length
        let start = Int.random(in: 0...length, using: &numbers)
        let span = min(length - start, [0, 0, 0, 1, 2, 9, 40].randomElement(using: &numbers)!)
        let range = NSRange(location: start, length: length > longest ? min(length - start, 60) : span)
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<5:
            let piece = Self.pieces.randomElement(using: &numbers)!
            storage.replaceCharacters(in: range, with: styled(piece))
        case 5: storage.replaceCharacters(in: range, with: Self.pieces.randomElement(using: &numbers)!)
        case 6: storage.deleteCharacters(in: range)
        case 7:
            let look = styled("x").attributes(at: 0, effectiveRange: nil)
            storage.setAttributes(look, range: range)
        case 8: storage.addAttribute(.paragraphStyle, value: style(), range: range)
        default:
            // Several edits as one.
            storage.beginEditing()
            storage.deleteCharacters(in: range)
            storage.insert(styled(Self.pieces.randomElement(using: &numbers)!), at: 0)
            storage.append(styled(Self.pieces.randomElement(using: &numbers)!))
            storage.endEditing()
        }
    }
}
