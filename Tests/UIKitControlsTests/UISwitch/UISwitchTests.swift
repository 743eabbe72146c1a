// Switches: value, touches, looks.
// Apple: "UISwitch"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UISwitch", .harness) struct UISwitchTests {
    // Covers: UISwitch.init(), UISwitch.init(frame:), UISwitch.sizeThatFits, UISwitch.isOn, UISwitch.style
    @Test("a switch is off and 51 × 31, whatever its frame (documented, observed)")
    func size() {
        let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 3))
        #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(!toggle.isOn)
        toggle.frame = CGRect(x: 1, y: 2, width: 9, height: 9)
        toggle.bounds.size = .zero
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UISwitch().bounds.width == 51)
        #expect(toggle.style == .sliding)
        #expect(toggle.accessibilityValue == "0")
    }

    // Covers: UISwitch.alignmentRectInsets, UISwitch.intrinsicContentSize
    @Test(
        "constraints place all but its last 2 points at the right, also from right to left (Adyen/adyen-ios, iOS 17.2, recorded)",
        arguments: [false, true])
    func alignment(isMirrored: Bool) {
        let toggle = UISwitch()
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(toggle.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        let stack = UIStackView(arrangedSubviews: [UILabel(), toggle])
        stack.frame = CGRect(x: 0, y: 0, width: 369, height: 31)
        for view in [stack, toggle] { view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight }
        let stage = ControlFixture(stack)
        stack.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: isMirrored ? 0 : 320, y: 0, width: 51, height: 31))
        withExtendedLifetime(stage) {}
    }

    // Covers: UISwitch.setOn, UISwitch.isOn
    @Test("setting the value tells no target and counts at once, animated or not (documented)")
    func setting() {
        let toggle = UISwitch()
        let stage = ControlFixture(toggle)
        toggle.setOn(true, animated: true)
        #expect(toggle.isOn)
        #expect(toggle.accessibilityValue == "1")
        toggle.isOn = false
        #expect(!toggle.isOn)
        #expect(stage.took() == [])
    }

    // Covers: UISwitch.isOn
    @Test("a tap turns it: down, value, primary, up (order of value and up guessed)")
    func tap() {
        let toggle = UISwitch()
        let stage = ControlFixture(toggle)
        stage.tap(30, 30)
        #expect(toggle.isOn)
        #expect(stage.took() == ["down", "value", "primary", "up"])
        stage.tap(30, 30)
        #expect(!toggle.isOn)
        toggle.isEnabled = false
        stage.tap(30, 30)
        #expect(!toggle.isOn)
    }

    // Covers: UISwitch.isOn
    @Test("a drag passes 0.7 of the width to turn it on and 0.2 to turn it back; a short one is a tap (observed)")
    func drag() {
        let toggle = UISwitch()
        let stage = ControlFixture(toggle)
        stage.drag((30, 30), (45, 30), (66, 30))
        #expect(toggle.isOn)
        #expect(stage.took().filter { $0 == "value" } == ["value"])
        // There and back: the value is the old one, and nobody is told.
        stage.drag((60, 30), (22, 30), (68, 30))
        #expect(toggle.isOn)
        #expect(!stage.took().contains("value"))
        stage.drag((60, 30), (22, 30))
        #expect(!toggle.isOn)
        // Lifted far outside, without having moved the thumb.
        stage.drag((30, 30), (30, 190))
        #expect(!toggle.isOn)
    }

    // Covers: UISwitch.isOn
    @Test("from right to left on is at the left, for the thumb and for a drag")
    func rightToLeft() {
        let toggle = UISwitch()
        let stage = ControlFixture(toggle, rightToLeft: true)
        #expect(stage.picture.has(0xFFFF_FFFF, 56, 35))
        stage.drag((60, 30), (22, 30))
        #expect(toggle.isOn)
        #expect(stage.picture.has(0xFFFF_FFFF, 34, 35))
        #expect(stage.picture.has(0xFF34_C759, 60, 35))
    }

    // Covers: UISwitch.onTintColor, UISwitch.thumbTintColor
    @Test("on tint and thumb tint as recorded: thumb from 22 to 49 and 2 to 29, iOS 16's shadow below it (observed)")
    func tints() throws {
        let toggle = UISwitch()
        toggle.onTintColor = .blue
        toggle.thumbTintColor = .lightGray
        toggle.isOn = true
        let stage = ControlFixture(toggle, scale: 3)
        let picture = stage.picture
        picture.show("switch-recorded")
        for (x, color) in [(10, 0xFF00_00FF), (67, 0xFFAA_AAAA), (145, 0xFFAA_AAAA), (50, 0xFF00_00FF)] as [(Int, UInt32)] {
            #expect(picture.has(color, 60 + x, 60 + 46, within: 4), "\(x)")
        }
        #expect(picture.has(0xFFAA_AAAA, 60 + 107, 60 + 7))
        #expect(picture.has(0xFFAA_AAAA, 60 + 107, 60 + 85))
        // The shadow's darkest row, just below the thumb.
        #expect(picture.has(0xFF00_00E7, 60 + 110, 60 + 87, within: 4), "\(String(picture.pixel(170, 147), radix: 16))")
        toggle.onTintColor = nil
        toggle.thumbTintColor = nil
        #expect(stage.picture.has(0xFF34_C759, 90, 106))
        #expect(stage.picture.has(0xFFFF_FFFF, 170, 106))
    }

    // Covers: UISwitch.isOn
    @Test("off is the secondary fill and on the system's green, in light and dark; disabled is half clear (observed)")
    func looks() {
        for dark in [false, true] {
            let toggle = UISwitch()
            let stage = ControlFixture(toggle, scale: 3, dark: dark)
            let fill: UInt32 = dark ? 0xFF26_2629 : 0xFFE9_E9EB
            #expect(stage.picture.has(fill, 60 + 130, 60 + 46), "\(String(stage.picture.pixel(190, 106), radix: 16))")
            stage.picture.show("switch-off-\(dark)")
            toggle.isOn = true
            #expect(stage.picture.has(dark ? 0xFF30_D158 : 0xFF34_C759, 60 + 20, 60 + 46))
            stage.picture.show("switch-on-\(dark)")
            toggle.isEnabled = false
            #expect(stage.picture.has(dark ? 0xFF18_682C : 0xFF99_E3AC, 60 + 20, 60 + 46, within: 3))
        }
    }

    // Covers: UISwitch.init(coder:)
    @Test("an archive keeps value and colours")
    func archive() throws {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .purple
        let copy = try archived(toggle)
        #expect(copy.isOn)
        #expect(copy.onTintColor == .purple)
        #expect(copy.subviews.count == toggle.subviews.count)
    }
}
