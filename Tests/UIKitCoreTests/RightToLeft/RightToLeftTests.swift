// Interfaces from right to left: who turns round and who does not.
// Apple: "UISemanticContentAttribute", "Supporting right-to-left languages" (HIG)
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct RightToLeftTests {
    private static let environment = StageEnvironment(
        size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0, rightToLeft: true)

    // Covers: UIApplication.userInterfaceLayoutDirection, UIView.userInterfaceLayoutDirection, UITraitEnvironmentLayoutDirection.rightToLeft, UITraitCollection.layoutDirection
    @Test("the app's direction counts where a view forces none; playback and spatial content never turn (documented)")
    func directions() {
        _ = StageFixture(Self.environment)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
            (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
        ]
        for (attribute, direction) in expected {
            #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
            let view = UIView()
            view.semanticContentAttribute = attribute
            #expect(view.effectiveUserInterfaceLayoutDirection == direction)
        }
        #expect(UIView().traitCollection.layoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
    }

    @Test("a trait override turns a part of the interface") func override() {
        let app = StageFixture(StageEnvironment(scale: 1))
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        app.show(outer)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        inner.semanticContentAttribute = .forceLeftToRight
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// Where the ink of a label of 200 points stands: its left and right edge.
    private func ink(_ alignment: NSTextAlignment, rightToLeft: Bool) -> (CGFloat, CGFloat) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "Word"
        label.textAlignment = alignment
        label.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
        let box = ViewPicture.of(label).inkBox()
        return (CGFloat(box?.minX ?? -1), CGFloat(box?.maxX ?? -1))
    }

    @Test("natural text begins at the leading edge; left and right stay where they are") func alignment() {
        #expect(ink(.natural, rightToLeft: false).0 < 6)
        #expect(ink(.natural, rightToLeft: true).1 > 194)
        #expect(ink(.left, rightToLeft: true).0 < 6)
        #expect(ink(.right, rightToLeft: false).1 > 194)
    }

    // Covers: UIImage.imageFlippedForRightToLeftLayoutDirection, UIImage.withHorizontallyFlippedOrientation
    @Test("an image says that it flips, and a flipped one is its mirror image") func images() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let flips = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(flips.flipsForRightToLeftLayoutDirection)
        #expect(!image.flipsForRightToLeftLayoutDirection)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
        func red(_ image: UIImage, rightToLeft: Bool) -> (left: Bool, right: Bool) {
            let view = UIImageView(image: image)
            view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
            let picture = ViewPicture.of(view)
            return (picture.has(0xFFFF_0000, 4, 5), picture.has(0xFFFF_0000, 15, 5))
        }
        #expect(red(flips, rightToLeft: false) == (true, false))
        #expect(red(flips, rightToLeft: true) == (false, true))
        #expect(red(image, rightToLeft: true) == (true, false))
        #expect(red(image.withHorizontallyFlippedOrientation(), rightToLeft: false) == (false, true))
    }

    @Test("a slider grows to the left and a drag to the left raises it") func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.25
        let fixture = ControlFixture(slider, rightToLeft: true)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)
        #expect(thumb.midX > 100)
        fixture.drag((20 + thumb.midX, 37), (20 + thumb.midX - 60, 37))
        #expect(slider.value > 0.45)
    }

    @Test("an on switch has its thumb on the left, and segments run from the right") func mirrored() {
        let toggle = UISwitch()
        toggle.isOn = true
        let fixture = ControlFixture(toggle, rightToLeft: true)
        #expect(fixture.picture.has(0xFFFF_FFFF, 20 + 15, 20 + 15, within: 4))
        #expect(!fixture.picture.has(0xFFFF_FFFF, 20 + 40, 20 + 15, within: 40))
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let row = ControlFixture(segments, rightToLeft: true)
        row.tap(20 + 150, 36)
        #expect(segments.selectedSegmentIndex == 0)
        row.tap(20 + 50, 36)
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test("a stepper's minus stands on the right, a progress bar fills from the right") func values() {
        let stepper = UIStepper()
        stepper.value = 5
        let fixture = ControlFixture(stepper, rightToLeft: true)
        fixture.tap(20 + 70, 36)
        #expect(stepper.value == 4)
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        bar.progress = 0.25
        bar.progressTintColor = .red
        bar.semanticContentAttribute = .forceRightToLeft
        let picture = ViewPicture.of(bar)
        #expect(picture.has(0xFFFF_0000, 180, 5))
        #expect(!picture.has(0xFFFF_0000, 60, 5))
    }

    // Covers: UIControl.effectiveContentHorizontalAlignment
    @Test("leading and trailing content turn round with the control") func contentAlignment() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.contentHorizontalAlignment = .left
        #expect(control.effectiveContentHorizontalAlignment == .left)
    }
}
