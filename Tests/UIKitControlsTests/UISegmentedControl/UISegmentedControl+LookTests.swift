// What segmented controls look like.
// Apple: "UISegmentedControl"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UISegmentedControl: looks", .harness) struct UISegmentedControlLookTests {
    private func three() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        control.frame.size = CGSize(width: 263, height: 32)
        return control
    }

    @Test("track, thumb and corners as recorded, in light and dark (observed)")
    func recorded() {
        for dark in [false, true] {
            let stage = ControlFixture(three(), scale: 3, dark: dark)
            let picture = stage.picture
            picture.show("segmented-\(dark)")
            let track: UInt32 = dark ? 0xFF1C_1C1F : 0xFFEF_EFF0
            let thumb: UInt32 = dark ? 0xFF63_6366 : 0xFFFF_FFFF
            // Segment B runs from 88 to 175 points; its thumb from 90 to 173 and 2 to 30.
            #expect(picture.has(track, 60 + 30, 60 + 10))
            #expect(picture.has(thumb, 60 + 271, 60 + 48))
            #expect(picture.has(thumb, 60 + 518, 60 + 48))
            #expect(!picture.has(thumb, 60 + 268, 60 + 48))
            #expect(!picture.has(thumb, 60 + 521, 60 + 48))
            #expect(picture.has(thumb, 60 + 390, 60 + 7))
            #expect(picture.has(thumb, 60 + 390, 60 + 88))
            #expect(!picture.has(track, 60 + 1, 60 + 1, within: 10))
        }
    }

    // Covers: UISegmentedControl.selectedSegmentIndex
    @Test("a divider stands between segments that are not selected, 1 × 20; a press fades a title (observed)")
    func dividers() {
        let control = three()
        control.selectedSegmentIndex = 0
        let stage = ControlFixture(control, scale: 3)
        stage.picture.show("segmented-first")
        let x = 60 + 175 * 3 + 1
        #expect(stage.picture.has(0xFFD6_D6D9, x, 60 + 48, within: 4), "\(String(stage.picture.pixel(x, 108), radix: 16))")
        #expect(stage.picture.has(0xFFEF_EFF0, x, 60 + 10))
        #expect(stage.picture.has(0xFFEF_EFF0, 322, 70, within: 24))
        let before = stage.picture
        stage.app.touch(1, .began, 150, 36)
        #expect(before.difference(from: stage.picture) > 100)
        stage.picture.show("segmented-pressed")
    }

    // Covers: UISegmentedControl.selectedSegmentTintColor, UISegmentedControl.setTitleTextAttributes, UISegmentedControl.titleTextAttributes
    @Test("the thumb's tint and the titles' attributes by state (documented)")
    func colours() {
        let control = three()
        control.selectedSegmentTintColor = .systemIndigo
        control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .selected)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .yellow)
        #expect(control.titleTextAttributes(for: .disabled) == nil)
        #expect(control.intrinsicContentSize.width > 320)
        let stage = ControlFixture(control, scale: 3)
        stage.picture.show("segmented-colours")
        let picture = stage.picture
        #expect(picture.has(0xFF58_56D6, 60 + 271, 60 + 48))
        let reds = (0..<261).contains { x in picture.has(0xFFFF_0000, 60 + x, 60 + 48, within: 40) }
        let yellows = (275..<520).contains { x in picture.has(0xFFFF_FF00, 60 + x, 60 + 48, within: 40) }
        #expect(reds)
        #expect(yellows)
    }

    // Covers: UISegmentedControl.setBackgroundImage, UISegmentedControl.setDividerImage, UISegmentedControl.setContentPositionAdjustment, UISegmentedControl.contentPositionAdjustment
    @Test("images replace track, thumb and dividers by state; contents move by place (documented)")
    func images() {
        let control = three()
        control.setBackgroundImage(TestImage.of(3, 3, .yellow), for: .normal, barMetrics: .default)
        control.setBackgroundImage(TestImage.of(3, 3, .green), for: .selected, barMetrics: .default)
        control.setDividerImage(
            TestImage.of(5, 5, .blue), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .highlighted, barMetrics: .compact) != nil)
        #expect(
            control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)?.size.width == 5)
        control.setContentPositionAdjustment(UIOffset(horizontal: 2, vertical: 3), forSegmentType: .any, barMetrics: .default)
        #expect(
            control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == UIOffset(horizontal: 2, vertical: 3))
        let stage = ControlFixture(control)
        let picture = stage.picture
        picture.show("segmented-images")
        #expect(picture.has(0xFFFF_FF00, 25, 25))
        #expect(picture.has(0xFF00_FF00, 150, 25))
        #expect(picture.has(0xFFFF_FF00, 270, 25))
        #expect(picture.has(0xFF00_00FF, 20 + 84 + 3, 36), "\(String(picture.pixel(107, 36), radix: 16))")
        let before = picture
        control.setContentPositionAdjustment(UIOffset(horizontal: 2, vertical: -9), forSegmentType: .left, barMetrics: .default)
        #expect(before.difference(from: stage.picture) > 100)
    }

    // Covers: UISegmentedControl.selectedSegmentIndex
    @Test("from right to left the first segment is at the right")
    func rightToLeft() {
        let control = three()
        let stage = ControlFixture(control, rightToLeft: true)
        stage.tap(250, 36)
        #expect(control.selectedSegmentIndex == 0)
    }
}
