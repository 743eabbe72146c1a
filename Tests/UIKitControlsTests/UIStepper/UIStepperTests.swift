// Steppers: counting, presses, looks.
// Apple: "UIStepper"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIStepper", .harness) struct UIStepperTests {
    // Covers: UIStepper.init(), UIStepper.init(frame:), UIStepper.value, UIStepper.minimumValue, UIStepper.maximumValue, UIStepper.wraps, UIStepper.autorepeat, UIStepper.isContinuous, UIStepper.stepValue
    @Test("a stepper counts from 0 to 100 by 1, repeats, does not wrap, and is 94 × 32 (documented, observed)")
    func defaults() {
        let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
        #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
        #expect(stepper.value == 0)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
        #expect(stepper.isContinuous)
        #expect(stepper.autorepeat)
        #expect(!stepper.wraps)
        #expect(UIStepper().sizeThatFits(.zero) == CGSize(width: 94, height: 32))
    }

    // Covers: UIStepper.value
    @Test("a tap on plus adds, on minus takes, with the value before the touch's end; values are clamped (documented)")
    func taps() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let stage = ControlFixture(stepper)
        stage.tap(100, 36)
        #expect(stepper.value == 1)
        #expect(stage.took() == ["down", "value", "primary", "up"])
        stage.tap(100, 36)
        stage.tap(100, 36)
        #expect(stepper.value == 2)
        #expect(stage.took() == ["down", "value", "primary", "up"])
        stage.tap(30, 36)
        #expect(stepper.value == 1)
        stepper.value = 1000
        #expect(stepper.value == 2)
        stepper.isEnabled = false
        stage.tap(30, 36)
        #expect(stepper.value == 2)
    }

    // Covers: UIStepper.wraps
    @Test("a stepper that wraps goes from either end to the other (documented)")
    func wrapping() {
        let stepper = UIStepper()
        stepper.minimumValue = -1
        stepper.maximumValue = 1
        stepper.wraps = true
        stepper.value = 1
        let stage = ControlFixture(stepper)
        stage.tap(100, 36)
        #expect(stepper.value == -1)
        stage.tap(30, 36)
        #expect(stepper.value == 1)
    }

    // Covers: UIStepper.autorepeat, UIStepper.isContinuous
    @Test("a held button repeats on the clock after half a second, and tells each time or at the end (times guessed)")
    func holding() {
        let stepper = UIStepper()
        let stage = ControlFixture(stepper)
        stage.app.touch(1, .began, 100, 36)
        stage.app.advance(by: 0.4)
        #expect(stepper.value == 0)
        for _ in 0..<20 { stage.app.advance(by: 0.1) }
        let reached = stepper.value
        #expect(reached > 5)
        #expect(stage.took().filter { $0 == "value" }.count == Int(reached))
        stage.app.touch(1, .ended, 100, 36)
        #expect(stepper.value == reached)
        #expect(!stage.took().contains("value"))
        stage.app.advance(by: 2)
        #expect(stepper.value == reached)

        stepper.isContinuous = false
        stage.app.touch(1, .began, 30, 36)
        for _ in 0..<10 { stage.app.advance(by: 0.1) }
        #expect(stepper.value < reached)
        #expect(!stage.took().contains("value"))
        stage.app.touch(1, .ended, 30, 36)
        #expect(stage.took().filter { $0 == "value" }.count == 1)

        stepper.autorepeat = false
        stepper.value = 0
        stage.app.touch(1, .began, 100, 36)
        stage.app.advance(by: 3)
        stage.app.touch(1, .ended, 100, 36)
        #expect(stepper.value == 1)
    }

    // Covers: UIStepper.minimumValue, UIStepper.maximumValue, UIStepper.stepValue
    @Test("bounds that meet and steps of 0 are exceptions: UIK0361, UIK0362, and nothing changes (documented)")
    func exceptions() {
        let stepper = UIStepper()
        let reports = Reports.during {
            stepper.minimumValue = 100
            stepper.maximumValue = 0
            stepper.stepValue = 0
            stepper.value = .nan
        }
        #expect(reports.map(\.entry.code) == ["UIK0361", "UIK0361", "UIK0362", "UIK0360"])
        #expect(
            Reports.stable(reports[0]) == """
                UIK0361 exception: A stepper's minimum is not less than its maximum.
                  object   UIStepper \(address(stepper)) — (detached)
                  at       UIStepperTests.swift:…
                  cause    minimumValue was set to 100.0; the range is 0.0 to 100.0.
                  fix      Set first the bound that widens the range.
                  apple    NSInvalidArgumentException
                """)
        #expect(
            Reports.stable(reports[2]) == """
                UIK0362 exception: A stepper's step is not greater than 0.
                  object   UIStepper \(address(stepper)) — (detached)
                  at       UIStepperTests.swift:…
                  cause    stepValue was set to 0.0.
                  fix      Set a positive step.
                  apple    NSInvalidArgumentException
                """)
        #expect(
            Reports.stable(reports[3]) == """
                UIK0360 misuse: A control's value is not a finite number.
                  object   UIStepper \(address(stepper)) — (detached)
                  at       UIStepperTests.swift:…
                  cause    value was set to nan.
                  fix      Check the number before it is set; guard divisions by a range or count that may be zero.
                """)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
    }

    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    // Covers: UIStepper.value
    @Test("track, divider and glyphs as recorded, in light and dark; the end of the range is pale (observed)")
    func looks() {
        for dark in [false, true] {
            let stepper = UIStepper()
            stepper.minimumValue = -1
            let stage = ControlFixture(stepper, scale: 3, dark: dark)
            let picture = stage.picture
            picture.show("stepper-\(dark)")
            let track: UInt32 = dark ? 0xFF1C_1C1F : 0xFFEF_EFF0
            let glyph: UInt32 = dark ? 0xFFFF_FFFF : 0xFF00_0000
            #expect(picture.has(track, 60 + 30, 60 + 48), "\(String(picture.pixel(90, 108), radix: 16))")
            #expect(picture.has(glyph, 60 + 69, 60 + 48))
            #expect(picture.has(glyph, 60 + 211, 60 + 48))
            #expect(picture.has(glyph, 60 + 211, 60 + 32))
            #expect(!picture.has(glyph, 60 + 69, 60 + 32, within: 60))
            if !dark {
                #expect(picture.has(0xFFD6_D6D9, 60 + 141, 60 + 48, within: 3), "\(String(picture.pixel(201, 108), radix: 16))")
            }
            stepper.value = -1
            #expect(!stage.picture.has(glyph, 60 + 69, 60 + 48, within: 60))
            stage.app.touch(1, .began, 100, 36)
            stage.picture.show("stepper-pressed-\(dark)")
            #expect(!stage.picture.has(track, 60 + 170, 60 + 48, within: 6))
        }
    }

    // Covers: UIStepper.setBackgroundImage, UIStepper.setIncrementImage, UIStepper.setDecrementImage, UIStepper.setDividerImage, UIStepper.backgroundImage, UIStepper.incrementImage
    @Test("images replace background, divider and glyphs by state (documented)")
    func images() {
        let stepper = UIStepper()
        stepper.setBackgroundImage(TestImage.of(3, 3, .yellow), for: .normal)
        stepper.setDividerImage(TestImage.of(4, 32, .red), forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.setIncrementImage(TestImage.of(8, 8, .green).withRenderingMode(.alwaysOriginal), for: .normal)
        stepper.setDecrementImage(TestImage.of(8, 8, .blue).withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(stepper.backgroundImage(for: .highlighted) != nil)
        #expect(stepper.incrementImage(for: .disabled) != nil)
        #expect(stepper.decrementImage(for: .normal) != nil)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) != nil)
        let picture = ControlFixture(stepper).picture
        picture.show("stepper-images")
        #expect(picture.has(0xFFFF_FF00, 25, 25))
        #expect(picture.has(0xFFFF_0000, 67, 36))
        #expect(picture.has(0xFF00_00FF, 43, 36))
        #expect(picture.has(0xFF00_FF00, 90, 36))
    }

    // Covers: UIStepper.value
    @Test("from right to left the plus is at the left")
    func rightToLeft() {
        let stepper = UIStepper()
        let stage = ControlFixture(stepper, rightToLeft: true)
        stage.tap(30, 36)
        #expect(stepper.value == 1)
    }

    @Test("an archive keeps range, step and value")
    func archive() throws {
        let stepper = UIStepper()
        stepper.maximumValue = 5
        stepper.value = 3
        stepper.wraps = true
        let copy = try archived(stepper)
        #expect(copy.maximumValue == 5)
        #expect(copy.value == 3)
        #expect(copy.wraps)
    }
}
