// Text views as pixels: the same whichever way they came about.
// Apple: "UITextView"
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

@MainActor @Suite("Pictures of text views", .harness) struct UITextViewPictureTests {
    private static let specimen: NSAttributedString = {
        let text = NSMutableAttributedString()
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]
            all.merge(attributes) { $1 }
            text.append(NSAttributedString(string: string, attributes: all))
        }
        add("A title\n", [.font: UIFont.boldSystemFont(ofSize: 24)])
        add("Plain words and a ")
        add("link", [.link: "https://example.com"])
        add(", some ")
        add("red", [.foregroundColor: UIColor.systemRed])
        add(" and ")
        add("marked", [.backgroundColor: UIColor.systemYellow])
        add(" text, emoji 🎈 and an image ")
        let attachment = NSTextAttachment(image: TestImage.of(16, 16, .systemGreen))
        text.append(NSAttributedString(attachment: attachment))
        add(".\n")
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        centred.paragraphSpacing = 6
        add("In the middle\n", [.paragraphStyle: centred])
        add("שלום עולם, text from the right.\n")
        add("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" end")
        return text
    }()

    // Covers: NSTextAttachment.image
    @Test("a specimen at 1x and 3x, light and dark, from the left and from the right")
    func specimen() {
        for (name, scale, dark, mirrored) in [
            ("light-1x", 1.0, false, false), ("light-3x", 3, false, false), ("dark-3x", 3, true, false), ("rtl-3x", 3, false, true),
        ] {
            let app = StageFixture(
                StageEnvironment(
                    size: CGSize(width: 300, height: 260), scale: scale, appearance: dark ? .dark : .light,
                    safeAreaInsets: StageInsets(), cornerRadius: 0, rightToLeft: mirrored))
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
            view.attributedText = Self.specimen
            let place = (view.text as NSString).range(of: "\u{FFFC}").location
            let attachment = view.textStorage.attribute(.attachment, at: place, effectiveRange: nil) as? NSTextAttachment
            #expect(attachment?.image?.size == CGSize(width: 16, height: 16))
            #expect(view.layoutManager.attachmentSize(forGlyphAt: place) == CGSize(width: 16, height: 16))
            app.show(view)
            let picture = ViewPicture(buffer: app.stage.lastFrame!.buffer.copy(), scale: CGFloat(scale))
            picture.show("textview-\(name)")
            #expect(picture.inkRows(background: dark ? 0xFF00_0000 : 0xFFFF_FFFF).count >= 4)
        }
    }

    /// Two text views side by side: the left one is edited, the right one made anew.
    private func same(_ app: StageFixture, _ view: UITextView, _ controller: UIViewController) -> Bool {
        let fresh = UITextView(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        fresh.contentInsetAdjustmentBehavior = .never
        fresh.showsVerticalScrollIndicator = false
        fresh.attributedText = NSAttributedString(attributedString: view.textStorage)
        controller.view.addSubview(fresh)
        fresh.layoutIfNeeded()
        fresh.contentOffset = view.contentOffset
        app.turn()
        defer { fresh.removeFromSuperview() }
        let buffer = app.stage.lastFrame!.buffer
        return (0..<buffer.height).allSatisfy { memcmp(buffer.row($0), buffer.row($0) + 400 * 4, 400 * 4) == 0 }
    }

    @Test("after each of 150 random edits and scrolls the pixels are those of a view made anew")
    func incremental() {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 400, height: 300), scale: 2, safeAreaInsets: StageInsets(), cornerRadius: 0))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.contentInsetAdjustmentBehavior = .never
        view.showsVerticalScrollIndicator = false
        view.attributedText = NSAttributedString(
            string: String(repeating: "Some text to begin with.\n", count: 12), attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let controller = UIViewController()
        controller.view.addSubview(view)
        app.show(controller)
        var edits = RandomEdits(seed: 7)
        for number in 0..<150 {
            edits.edit(view.textStorage, longest: 700)
            view.layoutIfNeeded()
            let most = max(0, view.contentSize.height - 300)
            view.contentOffset.y =
                number % 3 == 0
                ? (CGFloat(Int.random(in: 0...999, using: &edits.numbers)) / 999 * most).rounded()
                : min(view.contentOffset.y, most.rounded(.down))
            app.turn()
            guard same(app, view, controller) else {
                ViewPicture(buffer: app.stage.lastFrame!.buffer.copy(), scale: 2).show("textview-differs")
                Issue.record("edit \(number): \(view.text.debugDescription)")
                return
            }
        }
    }

    @Test("scrolling draws the lines that come into sight, an edit those that changed")
    func drawing() {
        let app = StageFixture()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = (0..<500).map { "Line \($0)" }.joined(separator: "\n")
        app.show(view)
        let shown = view.canvas.linesDrawn
        #expect(shown < 20)
        #expect(view.canvas.lineCount == shown)
        view.contentOffset.y += 41
        app.turn()
        #expect(view.canvas.linesDrawn <= shown + 3)
        #expect(view.canvas.linesDrawn > shown)
        let scrolled = view.canvas.linesDrawn
        let line = (view.text as NSString).range(of: "Line 5")
        view.textStorage.replaceCharacters(in: NSRange(location: line.location, length: 0), with: "X")
        app.turn()
        #expect(view.canvas.linesDrawn == scrolled + 1)
        // A new line moves those below without drawing them.
        view.textStorage.replaceCharacters(in: NSRange(location: line.location, length: 0), with: "New\n")
        app.turn()
        #expect(view.canvas.linesDrawn <= scrolled + 3)
    }

    // Covers: UITextView.linkTextAttributes
    @Test("links have the tint's colour, or what linkTextAttributes says")
    func links() {
        let app = StageFixture()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        view.backgroundColor = .white
        view.attributedText = NSAttributedString(
            string: "HHHH", attributes: [.font: UIFont.boldSystemFont(ofSize: 34), .link: "https://example.com"])
        app.show(view)
        func has(_ color: UInt32) -> Bool {
            (0..<60).contains { y in (0..<120).contains { app.pixel($0, y) == color } }
        }
        #expect(has(0xFF00_7AFF))
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.turn()
        #expect(has(0xFFFF_0000))
        #expect(!has(0xFF00_7AFF))
        view.linkTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
        app.turn()
        #expect(has(0xFF00_FF00))
        #expect(view.linkTextAttributes[.foregroundColor] != nil)
    }

    @Test("a layout manager that draws by itself draws each line")
    func ownDrawing() {
        final class Striped: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
                    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
                    UIRectFill(rect.offsetBy(dx: origin.x, dy: origin.y))
                }
            }
        }
        let app = StageFixture()
        let storage = NSTextStorage(string: "One\nTwo", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = Striped()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60), textContainer: container)
        app.show(view)
        #expect(app.pixel(90, 12) == 0xFF00_00FF)
        #expect(app.pixel(90, 40) == 0xFF00_00FF)
        #expect(app.pixel(110, 12) != 0xFF00_00FF)
    }
}
