// Motion effects: their values, and what the tilt of the device does to views that have them.
// Apple: "UIMotionEffect", "UIInterpolatingMotionEffect", "UIMotionEffectGroup".
import Diagnostics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitValues
import UIKitTesting

/// An effect of an app's own: the view grows with any tilt.
private final class Growing: UIMotionEffect {
    var offsets: [UIOffset] = []
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        offsets.append(viewerOffset)
        let much = 1 + abs(viewerOffset.horizontal)
        return ["layer.transform": NSValue(caTransform3D: CATransform3DMakeScale(much, much, 1))]
    }
}

@MainActor @Suite("Motion effects", .harness) struct UIMotionEffectTests {
    private func effect(
        _ path: String, _ low: Any?, _ high: Any?, _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        effect.minimumRelativeValue = low
        effect.maximumRelativeValue = high
        return effect
    }

    private func value(_ effect: UIMotionEffect, _ path: String, _ x: CGFloat, _ y: CGFloat = 0) -> Any? {
        effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))?[path]
    }

    // Covers: UIInterpolatingMotionEffect.keyPathsAndRelativeValues, UIInterpolatingMotionEffect.type, UIInterpolatingMotionEffect.keyPath
    @Test("A tilt of −1…1 on the effect's axis is a value between the two (documented)")
    func interpolation() {
        let numbers = effect("center.x", -10, 30)
        #expect(value(numbers, "center.x", -1) as? CGFloat == -10)
        #expect(value(numbers, "center.x", 1) as? CGFloat == 30)
        #expect(value(numbers, "center.x", 0) as? CGFloat == 10)
        #expect(value(numbers, "center.x", 0, 1) as? CGFloat == 10)
        #expect(value(numbers, "center.x", 7) as? CGFloat == 30)
        let down = effect("center.y", NSNumber(value: -4), NSNumber(value: 4), .tiltAlongVerticalAxis)
        #expect(value(down, "center.y", 1, 0.5) as? CGFloat == 2)
        let sizes = effect(
            "layer.shadowOffset", NSValue(cgSize: CGSize(width: -2, height: 0)),
            NSValue(uiOffset: UIOffset(horizontal: 2, vertical: 4)))
        #expect(value(sizes, "layer.shadowOffset", 0.5) as? CGSize == CGSize(width: 1, height: 3))
        // Only one value set: the other side is nothing.
        #expect(value(effect("alpha", nil, 0.5), "alpha", 0) as? CGFloat == 0.25)
        #expect(effect("alpha", nil, nil).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(numbers.type == .tiltAlongHorizontalAxis)
        #expect(numbers.keyPath == "center.x")
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    // Covers: UIView.addMotionEffect, UIView.removeMotionEffect, UIView.motionEffects, UIMotionEffectGroup.motionEffects
    @Test("The tilt moves what is shown and no property, and the effects of a group add up (documented)")
    func tilting() async throws {
        let harness = try await Harness(device: .iPhone14)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let other = UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
        view.addSubview(other)
        try await harness.show(view)
        let start = view.center, shown = try #require(view.layer.presentation()).position
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("center.x", -20, 20), effect("center.y", -20, 20, .tiltAlongVerticalAxis), effect("center.x", -1, 1),
        ]
        view.addMotionEffect(group)
        try await harness.idle()
        #expect(view.layer.presentation()?.position == shown)
        try await harness.tilt(UIOffset(horizontal: 0.5, vertical: -1))
        #expect(view.center == start)
        #expect(view.motionEffects == [group])
        #expect(view.layer.presentation()?.position == CGPoint(x: shown.x + 10.5, y: shown.y - 20))
        // What is added later shows at once; nothing asks for frames.
        other.addMotionEffect(effect("alpha", -0.5, -0.5))
        try await harness.idle()
        #expect(other.layer.presentation()?.opacity == 0.5)
        #expect(other.alpha == 1)
        #expect(!UIApplication.shared.turnLoop.needsTurn)
        // The model moves under the effect.
        view.center.x += 5
        try await harness.idle()
        #expect(view.layer.presentation()?.position.x == shown.x + 15.5)
        view.removeMotionEffect(effect("center.x", 0, 0))
        #expect(view.motionEffects.count == 1)
        view.removeMotionEffect(group)
        try await harness.idle()
        #expect(view.layer.presentation()?.position == CGPoint(x: shown.x + 5, y: shown.y))
        #expect(view.motionEffects.isEmpty)
        #expect(view.layer.animationKeys() == nil)
        harness.close()
    }

    @Test("Pixels move with the tilt")
    func pixels() async throws {
        let harness = try await Harness(device: .iPhone14)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = .red
        ground.addSubview(view)
        try await harness.show(ground)
        let before = try harness.pixels()
        view.addMotionEffect(effect("center.x", -30, 30))
        try await harness.tilt(UIOffset(horizontal: 1, vertical: 0))
        let tilted = try harness.pixels()
        #expect(tilted != before)
        try await harness.tilt(.zero)
        #expect(try harness.pixels() == before)
        view.motionEffects = []
        view.frame.origin.x += 30
        try await harness.idle()
        #expect(try harness.pixels() == tilted)
        harness.close()
    }

    @Test("An app's own effect is asked at each change of the tilt (documented)")
    func subclass() async throws {
        let harness = try await Harness(device: .iPhone14)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        try await harness.show(view)
        let growing = Growing()
        view.addMotionEffect(growing)
        #expect(growing.offsets.isEmpty)
        try await harness.tilt(UIOffset(horizontal: 1, vertical: 0))
        try await harness.tilt(UIOffset(horizontal: 1, vertical: 0))
        try await harness.tilt(UIOffset(horizontal: 5, vertical: -.infinity))
        #expect(growing.offsets == [UIOffset(horizontal: 1, vertical: 0)])
        #expect(view.layer.presentation()?.transform.m11 == 2)
        #expect(view.transform == .identity)
        harness.close()
    }

    @Test("Reduce Motion takes the effects away, until it is switched off (documented)")
    func reduceMotion() async throws {
        let harness = try await Harness(device: .iPhone14)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        try await harness.show(view)
        view.addMotionEffect(effect("center.x", -20, 20))
        try await harness.tilt(UIOffset(horizontal: 1, vertical: 0))
        let moved = try #require(view.layer.presentation()).position.x
        harness.set(.reduceMotion, true)
        try await harness.idle()
        #expect(view.layer.presentation()?.position.x == moved - 20)
        try await harness.tilt(UIOffset(horizontal: -1, vertical: 0))
        #expect(view.layer.presentation()?.position.x == moved - 20)
        harness.set(.reduceMotion, false)
        try await harness.idle()
        #expect(view.layer.presentation()?.position.x == moved - 40)
        harness.close()
    }

    @Test("A path that leads nowhere is told")
    func unknownPath() async throws {
        let harness = try await Harness(device: .iPhone14)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        try await harness.show(view)
        let wrong = effect("centre.x", -1, 1)
        view.addMotionEffect(wrong)
        let said = try await harness.expectTrap("UIK1014") { try await harness.tilt(UIOffset(horizontal: 1, vertical: 0)) }
        let wanted = """
            UIK1014 misuse: A motion effect names a property that cannot be animated.
            at       …
            cause    The key path "centre.x" does not lead to an animatable property of a layer.
            fix      Check the spelling of the key path.
            """
        #expect(said.count == 1)
        for line in wanted.split(separator: "\n") {
            #expect(said[0].message.contains(line.hasSuffix("…") ? line.dropLast(1) : line))
        }
        harness.close()
    }

    // Covers: UIMotionEffect.init(coder:), UIMotionEffect.encode, UIMotionEffect.copy
    @Test("Effects are copied and archived with their values")
    func copies() throws {
        let one = effect("center.x", -3, NSNumber(value: 3), .tiltAlongVerticalAxis)
        let group = UIMotionEffectGroup()
        group.motionEffects = [one]
        let copy = try #require((group.copy() as? UIMotionEffectGroup)?.motionEffects?.first as? UIInterpolatingMotionEffect)
        #expect(copy !== one)
        #expect(copy.keyPath == "center.x")
        #expect(copy.type == .tiltAlongVerticalAxis)
        #expect(value(copy, "center.x", 0, 1) as? CGFloat == 3)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        group.encode(with: coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        let read = try #require(UIMotionEffectGroup(coder: reader)?.motionEffects?.first as? UIInterpolatingMotionEffect)
        #expect(value(read, "center.x", 0, -1) as? CGFloat == -3)
        #expect(read.type == .tiltAlongVerticalAxis)
    }
}
