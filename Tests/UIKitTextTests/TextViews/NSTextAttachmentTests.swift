// Attachments of subclasses: their room and picture, as layout asks for them.
// Apple: "NSTextAttachment", "NSTextAttachmentContainer".
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

/// As wide as the line, half as high; a colour as picture.
private final class Banner: NSTextAttachment, @unchecked Sendable {
    var asked: [(container: Bool, line: CGSize, index: Int)] = []
    var drawn: [(bounds: CGRect, index: Int)] = []
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        asked.append((textContainer != nil, lineFrag.size, charIndex))
        return CGRect(x: 0, y: 0, width: max(lineFrag.width, 10), height: max(lineFrag.width / 2, 5))
    }
    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        drawn.append((imageBounds, charIndex))
        return MainActor.assumeIsolated { TestImage.of(4, 4, .systemGreen) }
    }
}

/// Moves its image down, as libraries do to centre icons beside text.
private final class Lowered: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        var bounds = super.attachmentBounds(
            for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
        bounds.origin.y -= 4
        return bounds
    }
}

@MainActor @Suite("Text attachments", .harness) struct NSTextAttachmentTests {
    // Covers: NSTextAttachment.attachmentBounds, NSTextAttachment.image(forBounds:textContainer:characterIndex:)
    @Test("A subclass says how much room it takes, by the container's width, and what is drawn there (documented)")
    func subclass() async throws {
        let harness = try await Harness(device: .iPhone14)
        let banner = Banner()
        let text = NSMutableAttributedString(string: "Above\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: banner))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        view.textContainerInset = .zero
        view.attributedText = text
        try await harness.show(view)
        let inner = view.textContainer.size.width - 2 * view.textContainer.lineFragmentPadding
        #expect(banner.asked.contains { $0.container && $0.line.width == inner && $0.index == 6 })
        #expect(banner.drawn.last?.bounds.size == CGSize(width: inner, height: inner / 2))
        #expect(banner.drawn.last?.index == 6)
        let high = view.contentSize.height
        #expect(high > inner / 2)
        let point = CGPoint(x: view.bounds.midX, y: view.contentSize.height - inner / 4)
        let shown = try harness.picture().pixel(at: view.convert(point, to: nil))
        #expect(shown == UIColor.systemGreen.cgColor.premultipliedPixel)
        // Another width, another room.
        view.frame.size.width = 110
        try await harness.idle()
        #expect(abs(high - view.contentSize.height - 50) < 1)
        harness.close()
    }

    @Test("A label asks a subclass too, and what it leaves to the class is the image's own size")
    func label() async throws {
        func height(_ attachment: NSTextAttachment) -> CGFloat {
            attachment.image = TestImage.of(20, 20, .red)
            let label = UILabel()
            label.attributedText = NSAttributedString(attachment: attachment)
            return label.intrinsicContentSize.height
        }
        let plain = height(NSTextAttachment())
        #expect(plain == 20)
        let lowered = Lowered()
        lowered.image = TestImage.of(20, 20, .red)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: lowered))
        let label = UILabel()
        label.attributedText = text
        let bounds = lowered.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        #expect(bounds == CGRect(x: 0, y: -4, width: 20, height: 20))
        #expect(label.intrinsicContentSize.width > 20)
        #expect(height(Banner()) == 5)
    }

    @Test("Attachments are attribute values: equal to themselves alone")
    func values() {
        let one = NSTextAttachment(), other = NSTextAttachment()
        let string = NSMutableAttributedString(string: "Hello", attributes: [.attachment: one])
        string.append(NSAttributedString(string: "World", attributes: [.attachment: other]))
        string.addAttribute(.attachment, value: other, range: NSRange(location: 2, length: 5))
        var lengths: [Int] = []
        string.enumerateAttribute(.attachment, in: NSRange(location: 0, length: 10)) { _, range, _ in lengths.append(range.length) }
        #expect(lengths.reduce(0, +) == 10)
        #expect(string.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === one)
        #expect(string.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment === other)
        #expect(NSTextAttachment.character == 0xFFFC)
    }
}
