// Figures of text that were measured on Apple's UIKit.
// No Apple page: this is ours.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Figures: text", .harness) struct TextFigureTests {
    /// The rows with ink of a view drawn at three pixels a point, in points.
    private func ink(_ view: UIView) throws -> (top: CGFloat, bottom: CGFloat) {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
        let buffer = try #require(image.cgImage?.pixelBuffer)
        let rows = (0..<buffer.height).filter { y in
            (0..<buffer.width).contains { buffer.pixel(x: $0, y: y) >> 24 > 100 }
        }
        return (CGFloat(rows.first ?? 0) / 3, CGFloat((rows.last ?? 0) + 1) / 3)
    }

    @Test("shrunk text stands in the middle of its box [observed]") func shrunk() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.text = "HHHHHHHHHH"
        label.font = .systemFont(ofSize: 24)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        let shrunk = try ink(label)
        label.text = "HH"
        let whole = try ink(label)
        #expect(shrunk.bottom - shrunk.top < whole.bottom - whole.top - 4)
        // Capitals stand a little below the middle of their line: 0.018 of the size.
        let middle = (shrunk.top + shrunk.bottom) / 2
        #expect(abs(middle - 20) <= 0.7, "\(middle)")
    }

    @Test("attributed text without a paragraph style is not broken by pushOut, plain text is [observed]")
    func pushOut() async throws {
        let text = "The last word of this text stands alone here"
        func lines(_ label: UILabel, _ width: CGFloat) -> CGFloat { label.sizeThatFits(CGSize(width: width, height: 1000)).width }
        let (plain, attributed) = (UILabel(), UILabel())
        for label in [plain, attributed] {
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 17)
        }
        plain.text = text
        attributed.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        // A width at which the last line has one word.
        let whole = (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let last = ("here" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let width = whole - last
        #expect(lines(attributed, width) > width - 8, "\(lines(attributed, width)) of \(width)")
        #expect(lines(plain, width) < lines(attributed, width) - 20)
    }

    @Test("measures of text count the white space at the end of lines as far as there is room [observed]")
    func whiteSpace() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        let space = width("a a") - width("aa")
        #expect(abs(width("word ") - width("word") - space) < 0.6)
        #expect(abs(width("word  ") - width("word") - 2 * space) < 0.6)
        let label = UILabel()
        label.font = font
        label.text = "word "
        #expect(label.intrinsicContentSize.width >= width("word ") - 0.01)

        // Wrapped: up to the limit.
        let text = "first first"
        let first = width("first")
        for extra in [2, space - 0.1, 20] {
            let limit = first + extra
            let box = (text as NSString).boundingRect(
                with: CGSize(width: limit, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
            let expected = min(limit, first + space)
            #expect(abs(box.width - expected) < 0.6, "\(box.width), not \(expected), in \(limit)")
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: first + 2 + 10, height: 100))
        view.textContainerInset = .zero
        view.font = font
        view.text = "first first"
        #expect(abs(view.layoutManager.usedRect(for: view.textContainer).width - (first + 2 + 10)) < 0.01)
        #expect(abs(view.sizeThatFits(CGSize(width: first + 2 + 10, height: 1000)).width - (first + 2 + 10)) < 0.34)
    }

    @Test("lines broken by characters begin with the space that did not fit [observed]") func characters() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let text = NSAttributedString(string: "word more", attributes: [.font: font, .paragraphStyle: style])
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let width = ("word" as NSString).size(withAttributes: [.font: font]).width
        let container = NSTextContainer(size: CGSize(width: width + 1, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
    }

    @Test("the bounds of a range over several lines reach the container's edges [observed]") func bounds() async throws {
        let storage = NSTextStorage(string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 15), in: container)
        #expect(bounds.minX == 0, "\(bounds)")
        #expect(bounds.maxX == 100, "\(bounds)")
        let one = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(one.minX > 20)
        #expect(one.maxX < 90)
    }

    @Test("a layer drawn into a context has soft edges where they lie between pixels [observed]") func halfPixels() async throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 2.5, height: 2))
        part.backgroundColor = .black
        host.addSubview(part)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: host.bounds, format: format).image { host.layer.render(in: $0.cgContext) }
        let buffer = try #require(image.cgImage?.pixelBuffer)
        #expect(abs(Int(buffer.pixel(x: 2, y: 0) >> 24) - 128) <= 1)
        #expect(buffer.pixel(x: 1, y: 1) >> 24 == 255)
        #expect(buffer.pixel(x: 3, y: 0) == 0)
        #expect(buffer.pixel(x: 1, y: 2) == 0)
    }

    @Test("an ellipsis in the middle leaves as much text on both sides as fits [observed]") func middle() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        // The head's next letter does not fit, the tail's does.
        let text = "iiiiiWWWWWWWWWWiiiiiiiiiiiiiii"
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingMiddle
        let storage = NSTextStorage(string: text, attributes: [.font: font, .paragraphStyle: style])
        let manager = NSLayoutManager()
        let room = width("iiiii…") + width("iiiiiiii") + 1
        let container = NSTextContainer(size: CGSize(width: room, height: 100))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingMiddle
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        let used = manager.usedRect(for: container).width
        #expect(hidden.location != NSNotFound)
        #expect(used <= room + 0.01, "\(used) of \(room)")
        #expect(used > room - width("i") - 0.5, "\(used) of \(room)")
    }

    @Test(
        "a container without a size follows its text view's width; text without a font is Helvetica 12 in lines of 13.8 [observed]")
    func containers() async throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: NSTextContainer())
        #expect(view.textContainer.size.width == 200)
        #expect(view.textContainer.widthTracksTextView)
        view.frame.size.width = 150
        view.layoutIfNeeded()
        #expect(view.textContainer.size.width == 150)
        let own = NSTextContainer(size: CGSize(width: 80, height: 100))
        #expect(UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: own).textContainer.size.width == 80)

        let storage = NSTextStorage(attributedString: NSAttributedString(string: "One\nTwo"))
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 300)))
        storage.addLayoutManager(manager)
        #expect(abs(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height - 13.8) < 0.01)
        #expect(abs(NSAttributedString(string: "One").size().height - 13.8) < 0.01)
        #expect(abs((UIFont(name: "Helvetica", size: 12)?.lineHeight ?? 0) - 13.8) < 0.01)
    }
}
