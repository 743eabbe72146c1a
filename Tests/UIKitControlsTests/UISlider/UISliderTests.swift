// Sliders: range and value, geometry, touches, looks.
// Apple: "UISlider"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UISlider", .harness) struct UISliderTests {
    private func slider(_ width: CGFloat = 260) -> UISlider { UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34)) }

    // Covers: UISlider.init(), UISlider.value, UISlider.minimumValue, UISlider.maximumValue, UISlider.isContinuous
    @Test("a slider goes from 0 to 1, stands at 0, is 34 high and continuous (documented)")
    func defaults() {
        let slider = UISlider()
        #expect(slider.value == 0)
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        #expect(slider.isContinuous)
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 77, height: 5)) == CGSize(width: 77, height: 34))
    }

    // Covers: UISlider.value, UISlider.setValue, UISlider.minimumValue, UISlider.maximumValue
    @Test("values are clamped to the range, and a bound moves the other one and the value (documented)")
    func clamping() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 100
        slider.setValue(75, animated: true)
        #expect(slider.value == 75)
        #expect(slider.accessibilityValue == "75%")
        slider.minimumValue = 80
        #expect(slider.value == 80)
        slider.minimumValue = 120
        #expect(slider.maximumValue == 120)
        #expect(slider.value == 120)
        slider.maximumValue = -5
        #expect(slider.minimumValue == -5)
        #expect(slider.value == -5)
        let reports = Reports.during { slider.value = .nan }
        #expect(reports.map(\.entry.code) == ["UIK0360"])
        #expect(slider.value == -5)
    }

    // Covers: UISlider.trackRect, UISlider.thumbRect
    @Test("track and thumb as recorded: 373 wide at 75 of 100 puts the thumb's middle at 272.5 (observed)")
    func geometry() {
        let slider = slider(373)
        slider.maximumValue = 100
        slider.value = 75
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 3, y: 15, width: 367, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
        #expect(abs(thumb.midX - 272.5) < 0.2)
        #expect(abs(thumb.midY - 15.83) < 0.1)
        #expect(thumb.width == 27)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 1)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 100).maxX == 372)
    }

    // Covers: UISlider.value
    @Test("a drag of the thumb tells of each value, within touch down and up, and once more at the end (observed)")
    func drag() {
        let slider = slider()
        let stage = ControlFixture(slider)
        var phases: [UITouch.Phase?] = []
        stage.drag((34, 36), (150, 36))
        #expect(stage.took() == ["down", "value", "primary", "drag", "value", "primary", "up"])
        #expect(abs(slider.value - 0.5) < 0.01)
        // The handler finds the touch in the event: a common way to hear of the end.
        DispatchTable.register("moved:event:", on: PhaseLog.self) { (log: PhaseLog, _: UISlider, event: UIEvent) in
            log.phases.append(event.allTouches?.first?.phase)
        }
        let log = PhaseLog()
        slider.addTarget(log, action: Selector("moved:event:"), for: .valueChanged)
        stage.drag((150, 36), (200, 36))
        phases = log.phases
        #expect(phases == [.moved, .ended])
        // Beside the thumb nothing happens.
        _ = stage.took()
        stage.tap(40, 36)
        #expect(stage.took() == [])
        #expect(slider.value > 0.6)
    }

    private final class PhaseLog: NSObject { var phases: [UITouch.Phase?] = [] }

    // Covers: UISlider.isContinuous
    @Test("a slider that is not continuous tells of the last value alone (documented)")
    func notContinuous() {
        let slider = slider()
        slider.isContinuous = false
        let stage = ControlFixture(slider)
        stage.drag((34, 36), (90, 36), (150, 36))
        #expect(stage.took() == ["down", "drag", "drag", "value", "primary", "up"])
    }

    // Covers: UISlider.value
    @Test("from right to left the least value is at the right")
    func rightToLeft() {
        let slider = slider()
        let stage = ControlFixture(slider, rightToLeft: true)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 259)
        stage.drag((266, 36), (150, 36))
        #expect(abs(slider.value - 0.5) < 0.02)
        #expect(stage.picture.has(0xFF00_7AFF, 240, 37))
        #expect(stage.picture.has(0xFFE4_E4E6, 40, 37))
    }

    // Covers: UISlider.minimumTrackTintColor, UISlider.maximumTrackTintColor, UISlider.thumbTintColor
    @Test("the tracks are the tint and the system's fill, the thumb white, unless coloured (observed)")
    func colours() {
        for dark in [false, true] {
            let slider = slider()
            slider.value = 0.5
            let stage = ControlFixture(slider, scale: 3, dark: dark)
            stage.picture.show("slider-\(dark)")
            #expect(stage.picture.has(dark ? 0xFF0A_84FF : 0xFF00_7AFF, 100, 111))
            #expect(
                stage.picture.has(dark ? 0xFF2B_2B2E : 0xFFE4_E4E6, 780, 111), "\(String(stage.picture.pixel(780, 111), radix: 16))"
            )
            #expect(stage.picture.has(0xFFFF_FFFF, 450, 107))
            slider.tintColor = .red
            #expect(stage.picture.has(0xFFFF_0000, 100, 111))
            slider.minimumTrackTintColor = .green
            slider.maximumTrackTintColor = .blue
            slider.thumbTintColor = .purple
            #expect(stage.picture.has(0xFF00_FF00, 100, 111))
            #expect(stage.picture.has(0xFF00_00FF, 780, 111))
            #expect(stage.picture.has(0xFF80_0080, 450, 107))
        }
    }

    // Covers: UISlider.setThumbImage, UISlider.setMinimumTrackImage, UISlider.setMaximumTrackImage, UISlider.thumbImage, UISlider.currentThumbImage
    @Test("images replace tracks and thumb by state, and a tint drops them (documented)")
    func images() {
        let slider = slider()
        slider.value = 0.5
        slider.setThumbImage(TestImage.of(20, 20, .red), for: .normal)
        slider.setThumbImage(TestImage.of(30, 20, .orange), for: .highlighted)
        let track = TestImage.of(9, 6, .green).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
        slider.setMinimumTrackImage(track, for: .normal)
        slider.setMaximumTrackImage(TestImage.of(9, 10, .blue), for: .normal)
        let stage = ControlFixture(slider)
        let picture = stage.picture
        picture.show("slider-images")
        #expect(picture.has(0xFFFF_0000, 150, 37))
        #expect(picture.has(0xFF00_FF00, 40, 35))
        #expect(picture.has(0xFF00_00FF, 250, 33))
        #expect(picture.has(0xFFFF_FFFF, 40, 33))
        #expect(slider.thumbImage(for: .disabled)?.size.width == 20)
        #expect(slider.thumbImage(for: .highlighted)?.size.width == 30)
        #expect(slider.currentMinimumTrackImage === track)
        #expect(slider.maximumTrackImage(for: .selected) != nil)
        stage.app.touch(1, .began, 150, 37)
        #expect(slider.currentThumbImage?.size.width == 30)
        #expect(stage.picture.has(0xFFFF_8000, 138, 37))
        stage.app.touch(1, .ended, 150, 37)
        slider.thumbTintColor = .black
        slider.minimumTrackTintColor = .black
        #expect(slider.currentThumbImage == nil)
        #expect(slider.currentMinimumTrackImage == nil)
    }

    // Covers: UISlider.minimumValueImage, UISlider.maximumValueImage, UISlider.minimumValueImageRect, UISlider.maximumValueImageRect
    @Test("images at the ends narrow the track")
    func endImages() {
        let slider = slider()
        slider.minimumValueImage = TestImage.of(20, 10, .red)
        slider.maximumValueImage = TestImage.of(30, 10, .blue)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 230, y: 12, width: 30, height: 10))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 31)
        #expect(track.maxX == 219)
        let picture = ControlFixture(slider).picture
        #expect(picture.has(0xFFFF_0000, 25, 37))
        #expect(picture.has(0xFF00_00FF, 270, 37))
    }

    // Covers: UISlider.trackRect
    @Test("a subclass may make the track thicker")
    func thickTrack() {
        final class Thick: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 7, width: bounds.width, height: 20) }
        }
        let slider = Thick(frame: CGRect(x: 0, y: 0, width: 260, height: 34))
        slider.value = 0.5
        #expect(ControlFixture(slider).picture.has(0xFF00_7AFF, 60, 30))
    }

    // Covers: UISlider.value
    @Test("a drag along the track stays the slider's under a view that recognizes drags; one across does not (documented)")
    func ancestorDrags() {
        let slider = slider()
        let stage = ControlFixture(slider)
        var drags = 0
        DispatchTable.register("panned:", on: DragLog.self) { (log: DragLog, _: UIPanGestureRecognizer) in log.count += 1 }
        let log = DragLog()
        slider.superview?.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Selector("panned:")))
        stage.drag((34, 36), (70, 36), (110, 36), (150, 36))
        drags = log.count
        #expect(drags == 0)
        #expect(abs(slider.value - 0.5) < 0.01)
        stage.drag((150, 36), (150, 70), (150, 110))
        #expect(log.count > 0)
    }

    private final class DragLog: NSObject { var count = 0 }

    @Test("an archive keeps range and value")
    func archive() throws {
        let slider = slider()
        slider.maximumValue = 9
        slider.value = 4
        let copy = try archived(slider)
        #expect(copy.maximumValue == 9)
        #expect(copy.value == 4)
        #expect(copy.isContinuous)
    }
}
