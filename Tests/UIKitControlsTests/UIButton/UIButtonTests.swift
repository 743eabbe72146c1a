// Buttons: sizes, looks by state, layout, taps.
// Apple: "UIButton"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKit

@MainActor struct UIButtonTests {
    private func system(_ title: String, size: CGFloat = 15) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: .init(for: UITraitCollection(displayScale: 1))
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // Covers: UIButton.intrinsicContentSize, UIButton.titleLabel
    @Test("a system button is the title's whole points plus 12 high (observed)", .harness)
    func heights() {
        let sizes: [(CGFloat, CGFloat)] = [
            (11, 26), (12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (23, 40), (30, 48), (36, 55),
        ]
        for (size, height) in sizes {
            #expect(system("Button", size: size).intrinsicContentSize.height == height, "\(size)")
        }
        let button = system("Button")
        #expect(abs(button.intrinsicContentSize.width - 46) <= 1.5, "\(button.intrinsicContentSize)")
        #expect(system("A").intrinsicContentSize.width == 30)
        #expect(button.titleLabel?.text == "Button")
    }

    // Covers: UIButton.contentEdgeInsets, UIButton.sizeThatFits
    @Test("content insets replace the room above and below: “Click me!” with 15 is 94 × 48 (observed)", .harness)
    func contentInsets() {
        let button = system("Click me!")
        button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
        #expect(button.intrinsicContentSize.height == 48)
        #expect(abs(button.intrinsicContentSize.width - 94) <= 2, "\(button.intrinsicContentSize)")
        #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
        #expect(button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)).minX == 15)
    }

    // Covers: UIButton.ButtonType.contactAdd, UIButton.ButtonType.infoLight, UIButton.ButtonType.infoDark, UIButton.ButtonType.detailDisclosure
    @Test("the types with a glyph of their own have its size, in the tint (observed: 24.33 × 23.67; close 30 × 30)", .harness)
    func glyphTypes() throws {
        UITraitCollection(displayScale: 3).performAsCurrent {
            for type in [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure] {
                let size = UIButton(type: type).intrinsicContentSize
                #expect(abs(size.width - 24.33) < 0.01)
                #expect(abs(size.height - 23.67) < 0.01)
            }
            #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
        }
        let button = UITraitCollection(displayScale: 3).performAsCurrent(returning: { UIButton(type: .contactAdd) })
        button.sizeToFit()
        let picture = ViewPicture.of(button, scale: 3, background: 0)
        picture.show("button-add")
        // The ring's ink as recorded: columns 4 to 69, rows 3 to 68 of 73 × 71.
        let box = try #require(picture.inkBox(background: 0, tolerance: 20))
        #expect(abs(box.minX - 4) <= 1, "\(box)")
        #expect(abs(box.maxX - 69) <= 1, "\(box)")
        #expect(abs(box.minY - 3) <= 1, "\(box)")
        #expect(abs(box.maxY - 68) <= 1, "\(box)")
        #expect(picture.pixel(6, 35) == 0xFF00_7AFF)
        #expect(picture.pixel(36, 35) == 0xFF00_7AFF)
        #expect(UIButton(type: .contactAdd).buttonType == .contactAdd)
    }

    // Covers: UIButton.setTitle, UIButton.title, UIButton.currentTitle, UIButton.setTitleColor, UIButton.titleColor, UIButton.setImage, UIButton.image, UIButton.currentImage
    @Test("a state without a value of its own falls back to normal (documented)", .harness)
    func fallback() {
        let button = UIButton()
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .highlighted)
        button.setImage(image(10), for: .selected)
        #expect(button.title(for: .disabled) == "Normal")
        #expect(button.title(for: .selected) == "Selected")
        #expect(button.title(for: [.selected, .highlighted]) == "Normal")
        #expect(button.currentTitle == "Normal")
        #expect(button.currentTitleColor == .red)
        #expect(button.currentImage == nil)
        button.isHighlighted = true
        #expect(button.titleColor(for: .highlighted) == .blue)
        #expect(button.titleLabel?.textColor == .blue)
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.titleLabel?.text == "Selected")
        #expect(button.currentImage != nil)
        #expect(button.image(for: .normal) == nil)
        #expect(button.imageView?.image != nil)
        button.setTitle(nil, for: .selected)
        #expect(button.currentTitle == "Normal")
    }

    // Covers: UIButton.tintColor
    @Test("a custom button's title is white at 18 points, a system button's in the tint at 15 (observed)", .harness)
    func defaults() {
        let custom = UIButton()
        custom.setTitle("x", for: .normal)
        #expect(custom.currentTitleColor == .white)
        #expect(custom.titleLabel?.font == UIFont.systemFont(ofSize: 18))
        #expect(custom.buttonType == .custom)
        #expect(custom.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        let button = system("x")
        button.tintColor = .green
        #expect(button.currentTitleColor == .green)
        #expect(button.titleLabel?.textColor == .green)
        button.setTitleColor(.purple, for: .normal)
        #expect(button.titleLabel?.textColor == .purple)
    }

    // Covers: UIButton.setAttributedTitle, UIButton.attributedTitle
    @Test("an attributed title goes before a plain one and keeps its attributes (documented)", .harness)
    func attributedTitle() {
        let button = system("plain")
        let title = NSMutableAttributedString(string: "rich text")
        title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        button.setAttributedTitle(title, for: .normal)
        #expect(button.attributedTitle(for: .highlighted)?.string == "rich text")
        #expect(button.titleLabel?.text == "rich text")
        #expect(button.titleLabel?.textColor == .red)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain")
    }

    // Covers: UIButton.setBackgroundImage, UIButton.backgroundImage, UIButton.imageView, UIButton.titleRect, UIButton.imageRect
    @Test("image and title stand side by side in the middle, the image first, the background behind", .harness)
    func arrangement() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(image(20), for: .normal)
        button.setBackgroundImage(image(4), for: .normal)
        button.layoutIfNeeded()
        let imageFrame = try #require(button.imageView?.frame)
        let titleFrame = try #require(button.titleLabel?.frame)
        #expect(abs(imageFrame.maxX - titleFrame.minX) < 0.5)
        #expect(imageFrame.size == CGSize(width: 20, height: 20))
        #expect(abs((imageFrame.minX + titleFrame.maxX) / 2 - 100) < 0.5)
        #expect(imageFrame.midY == 25)
        #expect(button.subviews.first?.frame == button.bounds)
        #expect(button.backgroundImage(for: .normal) != nil)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(button.imageRect(forContentRect: content) == imageFrame)
        #expect(button.titleRect(forContentRect: content) == titleFrame)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(try #require(button.imageView?.frame).minX > (try #require(button.titleLabel?.frame)).minX)
    }

    // Covers: UIButton.titleEdgeInsets, UIButton.imageEdgeInsets, UIControl.contentHorizontalAlignment, UIControl.ContentHorizontalAlignment.left
    @Test("edge insets move title and image; the content's alignment moves both (observed)", .harness)
    func edgeInsets() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(image(20), for: .normal)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        // A frame is made of centre and size: its edges are exact to the last bits only.
        func titleX() throws -> CGFloat { try #require(button.titleLabel).frame.minX }
        #expect(try button.imageView?.frame.minX == 0 && abs(titleX() - 20) < 1e-9)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(try button.imageView?.frame.minX == 4 && abs(titleX() - 30) < 1e-9)
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minY == 0)
    }

    // Covers: UIButton.init(type:), UIControl.isHighlighted, UIControl.isEnabled
    @Test("a system button dims under the finger and greys when disabled", .harness)
    func looks() {
        let button = system("Dim")
        #expect(button.titleLabel?.alpha == 1)
        button.isHighlighted = true
        #expect(button.titleLabel!.alpha >= 0.2)
        #expect(button.titleLabel!.alpha <= 0.4)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.alpha == 1)
        #expect(button.currentTitleColor != UIColor.systemBlue)
        let custom = UIButton()
        custom.setTitle("x", for: .normal)
        custom.isHighlighted = true
        #expect(custom.titleLabel?.alpha == 1)
    }

    // Covers: UIButton.init(frame:), UIControl.addAction, UIControl.Event.primaryActionTriggered
    @Test("a tap runs touchUpInside and the primary action; the action gives the title (documented)", .harness)
    func taps() {
        let fixture = StageFixture()
        var calls: [String] = []
        let button = UIButton(
            frame: CGRect(x: 10, y: 10, width: 100, height: 40),
            primaryAction: UIAction(title: "Go") { calls.append($0.sender is UIButton ? "primary" : "?") })
        button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in calls.append("triggered") }, for: .primaryActionTriggered)
        fixture.show(button)
        fixture.tap(50, 30)
        #expect(button.currentTitle == "Go")
        #expect(calls == ["primary", "up", "triggered"])
        button.isEnabled = false
        fixture.tap(50, 30)
        #expect(calls.count == 3)
    }

    // Covers: UIButton.gestureRecognizerShouldBegin
    @Test("a tap recognizer on the superview does not take the button's tap (documented)", .harness)
    func tapsOfSuperviews() {
        let fixture = StageFixture()
        let target = ActionLog()
        var count = 0
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40), primaryAction: UIAction { _ in count += 1 })
        let controller = UIViewController()
        controller.view.addSubview(button)
        let tap = UITapGestureRecognizer(target: target, action: ActionLog.plain)
        controller.view.addGestureRecognizer(tap)
        #expect(!button.gestureRecognizerShouldBegin(tap))
        fixture.show(controller)
        fixture.tap(50, 30)
        #expect(count == 1)
        #expect(target.calls.isEmpty)
        fixture.tap(200, 200)
        #expect(count == 1)
        #expect(target.calls == ["plain"])
    }

    // Covers: UIButton.systemButton
    @Test("systemButton has the image in the tint and its target; a subclass makes one of its own class", .harness)
    func systemButton() {
        final class Mine: UIButton {}
        let log = ActionLog()
        let button = Mine.systemButton(with: image(20), target: log, action: ActionLog.plain)
        #expect(type(of: button) == Mine.self)
        #expect(button.buttonType == .system)
        button.sendActions(for: .touchUpInside)
        #expect(log.calls == ["plain"])
        button.tintColor = .green
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(ViewPicture.of(button).pixel(10, 10) == 0xFF00_FF00)
    }

    // Covers: UIButton.init(coder:), UIButton.encode
    @Test("a button comes back from an archive", .harness)
    func archive() throws {
        let button = system("Archived", size: 20)
        button.setTitleColor(.red, for: .normal)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        button.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let back = try #require(UIButton(coder: unarchiver))
        #expect(back.currentTitle == "Archived")
        #expect(back.currentTitleColor == .red)
        #expect(back.buttonType == .system)
    }
}
