// Labels as pictures: boxes and lines as recorded on iOS, and two ways to the same pixels.
// Apple: "UILabel"
import CoreGraphics
import Foundation
import PixelKernels
import TestFixtures
import Testing
import UIKitTesting
import UIKitCore
import UIKitValues

@MainActor struct UILabelPictureTests {
    /// The text of Blueprint's label tests, recorded on iOS 17 at scale 1 in a label of 300 × 300.
    private static let text =
        "Hello, world. This is a long run of text that should wrap at some point. "
        + "Someone should improve this test by adding a joke or something. Alright, it's been fun!"

    private func label(_ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        label.text = Self.text
        label.textColor = .black
        change(label)
        return label
    }

    /// Top, bottom, left and right edge of the ink of each line.
    private func lines(_ picture: ViewPicture) -> [[Int]] {
        picture.inkRows().map { rows in
            let columns = (0..<picture.buffer.width).filter { x in
                rows.contains { ViewPicture.distance(picture.pixel(x, $0), 0xFFFF_FFFF) > 40 }
            }
            return [rows.lowerBound, rows.upperBound, columns.first ?? 0, (columns.last ?? 0) + 1]
        }
    }

    /// Lines within one pixel up and down. Left and right edges tell the line breaks: San Francisco is absent here, so
    /// words may be some pixels wider.
    private func expect(
        _ picture: ViewPicture, _ recorded: [[Int]], rightTolerance: Int = 8, _ location: SourceLocation = #_sourceLocation
    ) {
        let lines = lines(picture)
        #expect(lines.count == recorded.count, "\(lines)", sourceLocation: location)
        for (line, reference) in zip(lines, recorded) {
            #expect(abs(line[0] - reference[0]) <= 1, "top of \(line), recorded \(reference)", sourceLocation: location)
            #expect(abs(line[1] - reference[1]) <= 1, "end of \(line), recorded \(reference)", sourceLocation: location)
            #expect(abs(line[2] - reference[2]) <= 4, "left of \(line), recorded \(reference)", sourceLocation: location)
            #expect(
                abs(line[3] - reference[3]) <= rightTolerance, "right of \(line), recorded \(reference)",
                sourceLocation: location)
        }
    }

    // Covers: UILabel.text, UILabel.numberOfLines, UILabel.textAlignment
    @Test("five wrapped lines stand where iOS 17 put them: left, centred, justified (observed)", .harness)
    func wrapped() {
        for (alignment, recorded) in [
            (
                NSTextAlignment.left,
                [[103, 120, 1, 280], [124, 140, 0, 239], [144, 160, 1, 280], [164, 180, 1, 295], [184, 197, 1, 71]]
            ),
            (
                .center,
                [[103, 120, 11, 290], [124, 140, 30, 269], [144, 160, 10, 290], [164, 180, 3, 297], [184, 197, 115, 185]]
            ),
            (
                .justified,
                [[103, 120, 1, 300], [124, 140, 0, 299], [144, 160, 1, 300], [164, 180, 1, 300], [184, 197, 1, 71]]
            ),
        ] {
            let label = label {
                $0.numberOfLines = 0
                $0.textAlignment = alignment
            }
            let picture = ViewPicture.of(label)
            picture.show("label-\(alignment.rawValue)")
            expect(picture, recorded)
        }
    }

    // Covers: UILabel.numberOfLines, UILabel.lineBreakMode
    @Test("two lines are cut by an ellipsis, by characters or by words as on iOS 17 (observed)", .harness)
    func twoLines() {
        for (mode, recorded) in [
            (NSLineBreakMode.byTruncatingTail, [[133, 150, 1, 280], [153, 169, 0, 291]]),
            (.byCharWrapping, [[133, 150, 1, 299], [153, 169, 1, 291]]),
            (.byWordWrapping, [[133, 150, 1, 280], [153, 169, 0, 239]]),
        ] {
            let label = label {
                $0.numberOfLines = 2
                $0.lineBreakMode = mode
            }
            let picture = ViewPicture.of(label)
            picture.show("label-two-\(mode.rawValue)")
            expect(picture, recorded, rightTolerance: 12)
        }
    }

    // Covers: UILabel.font
    @Test("seven lines of bold 32 fit into 300 points, the last one cut (observed)", .harness)
    func largeFont() {
        let label = label {
            $0.numberOfLines = 0
            $0.font = .boldSystemFont(ofSize: 32)
        }
        let picture = ViewPicture.of(label)
        picture.show("label-bold")
        let lines = lines(picture)
        #expect(lines.map { $0[0] }.count == 7, "\(lines)")
        for (line, reference) in zip(
            lines, [[24, 52], [62, 92], [101, 129], [138, 167], [176, 206], [214, 244], [252, 282]])
        {
            #expect(abs(line[0] - reference[0]) <= 2, "\(line), recorded \(reference)")
            #expect(abs(line[1] - reference[1]) <= 2, "\(line), recorded \(reference)")
        }
    }

    // Covers: UILabel.sizeThatFits
    @Test("a title's box follows the text size: heights as recorded, widths within 2 % (observed)", .harness)
    func dynamicType() {
        for (category, width, height) in [
            (UIContentSizeCategory.extraSmall, 188.67, 30.0), (.medium, 203.33, 32.33), (.large, 210.67, 33.67),
            (.extraExtraExtraLarge, 255, 40.67), (.accessibilityMedium, 284, 45.67),
            (.accessibilityExtraExtraExtraLarge, 428.33, 69.33),
        ] {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let label = UILabel()
            label.contentScaleFactor = 3
            label.text = "What's the point?"
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            let size = label.sizeThatFits(.zero)
            #expect(abs(size.height - height) < 0.01, "\(size) at \(category.rawValue)")
            #expect(abs(size.width - width) / width < 0.02, "\(size) at \(category.rawValue)")
        }
    }

    // Covers: UILabel.sizeToFit, UILabel.text
    @Test("“Hello, world” at scale 1 makes a label of 90 × 21 with its ink in rows 4 to 20 (observed)", .harness)
    func helloWorld() {
        let label = UILabel()
        label.contentScaleFactor = 1
        label.text = "Hello, world"
        label.textColor = .black
        label.sizeToFit()
        #expect(label.bounds.height == 21, "\(label.bounds)")
        #expect(abs(label.bounds.width - 90) <= 1, "\(label.bounds)")
        let rows = ViewPicture.of(label).inkRows(tolerance: 8)
        #expect(rows.count == 1 && abs(rows[0].lowerBound - 4) <= 1 && abs(rows[0].upperBound - 20) <= 1, "\(rows)")
    }

    private final class DrawingLabel: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    }

    // Covers: UILabel.drawText
    @Test("coverage in one colour and drawText give the same pixels", .harness)
    func maskEqualsDrawing() {
        for scale in [CGFloat(1), 2, 3] {
            var pictures: [ViewPicture] = []
            for label in [UILabel(), DrawingLabel()] {
                label.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
                label.text = "Two lines of text that wrap"
                label.numberOfLines = 0
                label.textAlignment = .center
                label.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.8, alpha: 1)
                pictures.append(.of(label, scale: scale, background: 0))
            }
            #expect(!pictures[0].isBlank)
            #expect(pictures[0].difference(from: pictures[1]) <= 1)
        }
    }

    private final class InsetLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
        }
    }

    // Covers: UILabel.drawText
    @Test("a subclass that insets drawText moves the text", .harness)
    func insetDrawing() throws {
        let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Hi"
        label.textColor = .black
        let box = try #require(ViewPicture.of(label).inkBox())
        #expect(box.minX >= 40)
    }

    // Covers: UILabel.shadowColor, UILabel.shadowOffset, UILabel.highlightedTextColor, UILabel.isHighlighted, UILabel.isEnabled, UILabel.textColor
    @Test("shadow, highlight and the disabled look change the colours that are drawn", .harness)
    func states() {
        func colors(_ change: (UILabel) -> Void) -> ViewPicture {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            label.text = "███"
            label.textColor = .black
            change(label)
            return .of(label, scale: 2)
        }
        func has(_ picture: ViewPicture, _ color: UInt32) -> Bool {
            (0..<picture.buffer.height).contains { y in
                (0..<picture.buffer.width).contains { ViewPicture.distance(picture.pixel($0, y), color) <= 2 }
            }
        }
        #expect(has(colors { _ in }, 0xFF00_0000))
        let shadowed = colors {
            $0.shadowColor = .red
            $0.shadowOffset = CGSize(width: 3, height: 3)
        }
        #expect(has(shadowed, 0xFFFF_0000))
        #expect(has(shadowed, 0xFF00_0000))
        let highlighted = colors {
            $0.highlightedTextColor = .blue
            $0.isHighlighted = true
        }
        #expect(has(highlighted, 0xFF00_00FF))
        #expect(!has(highlighted, 0xFF00_0000))
        #expect(has(colors { $0.isEnabled = false }, 0xFF7F_7F7F))
    }
}
