// Labels: defaults, sizes, text and attributes.
// Apple: "UILabel"
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import TestFixtures
import Testing
import UIKitTesting
import Typesetting
import UIKitCore
import UIKitValues

@MainActor struct UILabelTests {
    private func label(_ text: String?) -> UILabel {
        let label = UILabel()
        label.contentScaleFactor = 3
        label.text = text
        return label
    }

    // Covers: UILabel.init(), UILabel.init(frame:), UILabel.font, UILabel.textColor, UILabel.textAlignment, UILabel.lineBreakMode, UILabel.numberOfLines, UILabel.isUserInteractionEnabled, UILabel.minimumScaleFactor, UILabel.adjustsFontSizeToFitWidth, UILabel.baselineAdjustment, UILabel.isEnabled, UILabel.shadowOffset
    @Test("a new label has Apple's defaults (documented)", .harness)
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.frame == .zero)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == UIColor.label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0)
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.isEnabled)
        #expect(!label.isHighlighted)
        #expect(label.shadowColor == nil)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.allowsDefaultTighteningForTruncation)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(label.contentMode == .redraw)
        #expect(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    // Covers: UILabel.intrinsicContentSize, UILabel.sizeThatFits
    @Test("one line is as high as the font's line, rounded up to a pixel, and never wraps (observed)", .harness)
    func oneLine() {
        let label = label("the")
        #expect(abs(label.intrinsicContentSize.height - 20.333333) < 0.001)
        label.font = .systemFont(ofSize: 16)
        #expect(abs(label.intrinsicContentSize.height - 19.333333) < 0.001)
        let natural = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 5, height: 5)) == natural)
        #expect(self.label(nil).intrinsicContentSize == .zero)
        #expect(self.label("").sizeThatFits(.zero) == .zero)
    }

    // Covers: UILabel.preferredMaxLayoutWidth, UILabel.numberOfLines, UILabel.intrinsicContentSize
    @Test("several lines wrap at the preferred width; numberOfLines bounds the height (documented)", .harness)
    func severalLines() {
        let label = label("Some words that need more than a single line")
        label.numberOfLines = 0
        let wide = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        let narrow = label.intrinsicContentSize
        #expect(narrow.width <= 100)
        #expect(narrow.height > wide.height * 2)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height < narrow.height)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == label.intrinsicContentSize.height)
        label.numberOfLines = -4
        #expect(label.numberOfLines == 0)
    }

    // Covers: UILabel.textRect
    @Test("textRect is centred in the height, aligned in the width, and as small as the text (observed)", .harness)
    func textRect() {
        let label = label("the")
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.size == label.intrinsicContentSize)
        #expect(rect.minX == 10)
        #expect(abs(rect.midY - bounds.midY) <= 0.34)
        label.textAlignment = .center
        let centred = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(abs(centred.midX - bounds.midX) <= 0.34)
        label.textAlignment = .right
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX - bounds.maxX) < 0.001)
    }

    // Covers: UILabel.textRect
    @Test("the rectangle of fewer lines than a label shows begins where all its text begins [observed]", .harness)
    func textRectOfOneLine() {
        let label = label("one two three four")
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 60, height: 0))
        let bounds = CGRect(origin: .zero, size: size)
        let first = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(first.minY == 0, "\(first) of \(bounds)")
        #expect(first.height < size.height / 2 + 1, "\(first) of \(bounds)")
        let higher = label.textRect(forBounds: bounds.insetBy(dx: 0, dy: -10), limitedToNumberOfLines: 1)
        #expect(abs(higher.minY - first.minY) <= 0.34, "\(higher)")
        #expect(higher.size == first.size, "\(higher)")
    }

    private final class PaddedLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
            return inner.insetBy(dx: -10, dy: -5)
        }
    }

    // Covers: UILabel.textRect, UILabel.intrinsicContentSize, UILabel.sizeThatFits
    @Test("an overridden textRect changes the label's own size (observed)", .harness)
    func paddedLabel() {
        let plain = label("the").intrinsicContentSize
        let padded = PaddedLabel()
        padded.contentScaleFactor = 3
        padded.text = "the"
        #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 0.001)
        #expect(abs(padded.sizeThatFits(.zero).height - plain.height - 10) < 0.001)
    }

    // Covers: UILabel.attributedText, UILabel.text, UILabel.font, UILabel.textColor
    @Test("an attributed text shows its beginning's font and colour, and setting them changes it all (documented)", .harness)
    func attributedText() throws {
        let label = label("plain")
        let text = NSMutableAttributedString(string: "red black")
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 3))
        label.attributedText = text
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 9))
        #expect(label.text == "red black")
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .red)
        #expect(label.intrinsicContentSize.height > 35)
        label.font = .systemFont(ofSize: 12)
        let shown = try #require(label.attributedText)
        #expect(shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == UIFont.systemFont(ofSize: 12))
        label.textColor = .blue
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        label.text = "again"
        #expect(label.text == "again")
        #expect(label.font.pointSize == 12)
        #expect(label.textColor == .blue)
        label.attributedText = nil
        #expect(label.text == nil)
    }

    // Covers: UILabel.attributedText, UILabel.textAlignment, UILabel.lineBreakMode
    @Test("a paragraph style sets alignment and line break mode; setting those changes the style (observed)", .harness)
    func paragraphStyles() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        paragraph.lineBreakMode = .byWordWrapping
        paragraph.lineSpacing = 7
        let label = label(nil)
        label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: paragraph])
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byWordWrapping)
        label.textAlignment = .center
        let now = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(now?.alignment == .center)
        #expect(now?.lineSpacing == 7)
    }

    // Covers: UILabel.adjustsFontSizeToFitWidth, UILabel.minimumScaleFactor
    @Test("adjustsFontSizeToFitWidth shrinks the text down to the minimum, no further (documented)", .harness)
    func shrinking() throws {
        let label = label("A text too long for its label")
        label.textColor = .black
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        let cut = try #require(ViewPicture.of(label, scale: 2).inkBox())
        label.adjustsFontSizeToFitWidth = true
        let small = try #require(ViewPicture.of(label, scale: 2).inkBox())
        #expect(small.height < cut.height)
        #expect(small.width <= 240)
        #expect(small.width > 200)
        label.minimumScaleFactor = 0.9
        let limited = try #require(ViewPicture.of(label, scale: 2).inkBox())
        #expect(limited.height > small.height)
    }

    // Covers: UILabel.adjustsFontForContentSizeCategory
    @Test("a preferred font follows the text size where the label says so (documented)", .harness)
    func contentSizeCategory() {
        let fixture = StageFixture(StageEnvironment(scale: 1))
        let label = UILabel()
        label.text = "Size"
        label.font = .preferredFont(forTextStyle: .body)
        fixture.show(label)
        let before = label.intrinsicContentSize
        var environment = fixture.stage.environment
        environment.contentSize = .accessibilityLarge
        fixture.turn(.environment(environment))
        #expect(label.intrinsicContentSize == before)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.intrinsicContentSize.height == 40)
    }

    @Test("a dynamic colour is drawn anew when the appearance changes", .harness)
    func darkMode() {
        let fixture = StageFixture(StageEnvironment(scale: 1))
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        label.text = "███"
        let window = fixture.show(label)
        window.backgroundColor = .systemBackground
        fixture.turn()
        func darkest() -> UInt32 { (100..<130).map { fixture.pixel(5, $0) & 0xFF }.min()! }
        func lightest() -> UInt32 { (100..<130).map { fixture.pixel(5, $0) & 0xFF }.max()! }
        #expect(darkest() == 0)
        var environment = fixture.stage.environment
        environment.appearance = .dark
        fixture.turn(.environment(environment))
        #expect(lightest() == 255)
    }

    // Covers: UILabel.text
    @Test("a plain label keeps coverage in one colour, not a bitmap; an empty one keeps nothing", .harness)
    func contents() {
        let label = label("Text")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        label.layer.displayIfNeeded()
        guard case .mask = label.layer.displayContents else { return #expect(Bool(false)) }
        label.text = nil
        label.layer.displayIfNeeded()
        guard case .none = label.layer.displayContents else { return #expect(Bool(false)) }
    }

    // Covers: UILabel.init(coder:), UILabel.encode
    @Test("a label comes back from an archive", .harness)
    func archive() throws {
        let label = label("Archived")
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.numberOfLines = 3
        label.textAlignment = .center
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        label.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let back = try #require(UILabel(coder: unarchiver))
        #expect(back.text == "Archived")
        #expect(back.font.pointSize == 20)
        #expect(back.textColor == .red)
        #expect(back.numberOfLines == 3)
        #expect(back.textAlignment == .center)
    }
}
